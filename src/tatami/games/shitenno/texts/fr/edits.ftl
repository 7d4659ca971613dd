## modifier une position, pour étudier : groupes de changements, et les changements

edits-counted = { $first } : tuiles et faveur
edits-hand = { $first } : main
edits-province = { $first }
edits-titles = Titres
edit-more = { $first } : { $second } +1
edit-less = { $first } : { $second } −1
edit-deal = { $first } reçoit { $second }
edit-drop = { $first } perd { $second }
edit-kamon = { $first } : kamon de { $second }
edit-lift = { $first } : retirer le dernier kamon
edit-turn-over = { $first } : retourner le kamon
edit-title = { $first } devient { $second }
thing-edit-favour = points de faveur
thing-edit-exchange = tuiles Échange
thing-edit-plus-one = tuiles +1
thing-edit-draw = tuiles Pioche
event-edited = La position a été modifiée. { $change }.
