## modifier une position, pour étudier : groupes de changements, et les changements

edits-honour = Honneur
edits-cards = { $first } : cartes Diplomatie
edits-flowers = { $first } : hanafuda
edits-retinue = { $first } : samouraïs de la pioche
edits-province = { $first }
edits-sea = { $first }
edits-samurai = { $first }
edit-more = { $first } : { $second } +1
edit-less = { $first } : { $second } −1
edit-owner = { $first } est à { $second }
edit-unit = { $first }, { $second } : une unité de plus
edit-ununit = { $first }, { $second } : une unité de moins
edit-station = { $first } va à { $second }
edit-enlist = { $second } sert { $first }
edit-dismiss = { $first } retourne dans la pioche
edit-card = { $first } reçoit { $second }
edit-flower = { $first } reçoit { $second }
edit-unflower = { $first } défausse { $second }
thing-edit-honour = honneur
event-edited = La position a été modifiée. { $change }.
