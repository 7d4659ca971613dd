## editing a position, for study: groups of changes, and the changes

edits-counted = { $first }: tiles and favour
edits-hand = { $first }: hand
edits-province = { $first }
edits-titles = Titles
edit-more = { $first }: { $second } +1
edit-less = { $first }: { $second } −1
edit-deal = { $first } gets { $second }
edit-drop = { $first } loses { $second }
edit-kamon = { $first }: kamon of { $second }
edit-lift = { $first }: lift the last kamon
edit-turn-over = { $first }: turn the kamon over
edit-title = { $first } becomes { $second }
thing-edit-favour = favour points
thing-edit-exchange = Exchange tiles
thing-edit-plus-one = +1 tiles
thing-edit-draw = Draw tiles
event-edited = The position was edited. { $change }.
