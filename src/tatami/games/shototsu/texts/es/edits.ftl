## editar una posición, para estudiar: grupos de cambios, y los cambios

edits-honour = Honor
edits-relic = La reliquia
edits-spaces = { $first }: su casilla
edits-state = { $first }: su estado
edits-cards = { $first }: cartas
edit-more = { $first }: { $second } +1
edit-less = { $first }: { $second } −1
edit-stand = { $first } en { $second }
edit-wound = { $first }: un punto de vida menos
edit-heal = { $first }: un punto de vida más
edit-posture = { $first }: postura { $second }
edit-mark = { $first }: añadir { $second }
edit-unmark = { $first }: quitar { $second }
edit-take = { $first } recibe { $second }
edit-drop = { $first } pierde { $second }
edit-fall = { $first } cae
edit-rise = { $first } vuelve a vivir
edit-carry = { $first } lleva la reliquia
edit-lay = La reliquia en { $first }
thing-edit-honour = honor
event-edited = Se ha editado la posición. { $change }.
