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
edit-mark = { $first }: { $second }
edit-unmark = { $first }: ya no { $second }
edit-take = { $first } recibe { $second }
edit-drop = { $first } pierde { $second }
edit-fall = { $first } cae
edit-rise = { $first } vuelve a vivir
edit-carry = { $first } lleva la reliquia
edit-lay = La reliquia en { $first }
thing-edit-honour = honor
thing-edit-calm = con la mente en calma
thing-edit-disarmed = sin arma
thing-edit-dazed = bajo aturdimiento
event-edited = Se ha editado la posición. { $change }.
