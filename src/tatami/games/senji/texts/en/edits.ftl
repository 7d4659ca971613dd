## editing a position, for study: groups of changes, and the changes

edits-honour = Honour
edits-cards = { $first }: diplomacy cards
edits-flowers = { $first }: hanafuda
edits-retinue = { $first }: samurai of the deck
edits-province = { $first }
edits-sea = { $first }
edits-samurai = { $first }
edit-more = { $first }: { $second } +1
edit-less = { $first }: { $second } −1
edit-owner = { $first } is held by { $second }
edit-unit = { $first }, { $second }: one unit more
edit-ununit = { $first }, { $second }: one unit less
edit-station = { $first } goes to { $second }
edit-enlist = { $second } serves { $first }
edit-dismiss = { $first } goes back into the deck
edit-card = { $first } gets { $second }
edit-flower = { $first } gets { $second }
edit-unflower = { $first } discards { $second }
thing-edit-honour = honour
event-edited = The position was edited. { $change }.
