## editar una posición, para estudiar: grupos de cambios, y los cambios

edits-counted = { $first }: losetas y favor
edits-hand = { $first }: mano
edits-province = { $first }
edits-titles = Títulos
edit-more = { $first }: { $second } +1
edit-less = { $first }: { $second } −1
edit-deal = { $first } recibe { $second }
edit-drop = { $first } pierde { $second }
edit-kamon = { $first }: kamon de { $second }
edit-lift = { $first }: retirar el último kamon
edit-turn-over = { $first }: dar la vuelta al kamon
edit-title = { $first } pasa a ser { $second }
thing-edit-favour = puntos de favor
thing-edit-exchange = losetas de Intercambio
thing-edit-plus-one = losetas +1
thing-edit-draw = losetas de Robo
event-edited = Se ha editado la posición. { $change }.
