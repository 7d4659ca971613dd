## editar una posición, para estudiar: grupos de cambios, y los cambios

edits-honour = Honor
edits-cards = { $first }: cartas de diplomacia
edits-flowers = { $first }: hanafuda
edits-retinue = { $first }: samuráis del mazo
edits-province = { $first }
edits-sea = { $first }
edits-samurai = { $first }
edit-more = { $first }: { $second } +1
edit-less = { $first }: { $second } −1
edit-owner = { $first } es de { $second }
edit-unit = { $first }, { $second }: una unidad más
edit-ununit = { $first }, { $second }: una unidad menos
edit-station = { $first } va a { $second }
edit-enlist = { $second } sirve a { $first }
edit-dismiss = { $first } vuelve al mazo
edit-card = { $first } recibe { $second }
edit-flower = { $first } recibe { $second }
edit-unflower = { $first } descarta { $second }
thing-edit-honour = honor
event-edited = Se ha editado la posición. { $change }.
