## modifier une position, pour étudier : groupes de changements, et les changements

edits-honour = Honneur
edits-relic = La relique
edits-spaces = { $first } : sa case
edits-state = { $first } : son état
edits-cards = { $first } : cartes
edit-more = { $first } : { $second } +1
edit-less = { $first } : { $second } −1
edit-stand = { $first } en { $second }
edit-wound = { $first } : un point de vie de moins
edit-heal = { $first } : un point de vie de plus
edit-posture = { $first } : posture { $second }
edit-mark = { $first } : ajouter { $second }
edit-unmark = { $first } : retirer { $second }
edit-take = { $first } reçoit { $second }
edit-drop = { $first } perd { $second }
edit-fall = { $first } tombe
edit-rise = { $first } revit
edit-carry = { $first } porte la relique
edit-lay = La relique en { $first }
thing-edit-honour = honneur
event-edited = La position a été modifiée. { $change }.
