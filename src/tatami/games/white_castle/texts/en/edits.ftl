## editing a position, for study: groups of changes, and the changes

edits-counted = { $first }: goods, points, influence
edits-members = { $first }: members of the clan
edits-lantern = { $first }: lantern
edits-bridge = Bridge: { $first }
edits-room = Card of the { $first }
edit-more = { $first }: { $second } +1
edit-less = { $first }: { $second } −1
edit-die = { $first }, die { $second }: { $third }
edit-send = { $first } sends one: { $second }
edit-recall = { $first } calls one home: { $second }
edit-room = { $first }: { $second }
edit-lantern = { $first }, lantern: add { $second }
edit-unlantern = { $first }, lantern: remove { $second }
thing-edit-gate = the gates
thing-edit-steward = first floor
thing-edit-diplomat = second floor
thing-edit-daimyo = the daimyō
event-edited = The position was edited. { $change }.
