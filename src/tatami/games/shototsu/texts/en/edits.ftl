## editing a position, for study: groups of changes, and the changes

edits-honour = Honour
edits-relic = The relic
edits-spaces = { $first }: where it stands
edits-state = { $first }: how it is
edits-cards = { $first }: cards
edit-more = { $first }: { $second } +1
edit-less = { $first }: { $second } −1
edit-stand = { $first } on { $second }
edit-wound = { $first }: one hit point less
edit-heal = { $first }: one hit point more
edit-posture = { $first }: posture { $second }
edit-mark = { $first }: add { $second }
edit-unmark = { $first }: remove { $second }
edit-take = { $first } gets { $second }
edit-drop = { $first } loses { $second }
edit-fall = { $first } falls
edit-rise = { $first } lives again
edit-carry = { $first } carries the relic
edit-lay = The relic on { $first }
thing-edit-honour = honour
event-edited = The position was edited. { $change }.
