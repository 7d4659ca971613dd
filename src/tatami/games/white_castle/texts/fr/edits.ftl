## modifier une position, pour étudier : groupes de changements, et les changements

edits-counted = { $first } : biens, points, influence
edits-members = { $first } : membres du clan
edits-lantern = { $first } : lanterne
edits-bridge = Pont : { $first }
edits-room = Carte : { $first }
edit-more = { $first } : { $second } +1
edit-less = { $first } : { $second } −1
edit-die = { $first }, dé { $second } : { $third }
edit-send = { $first } en envoie un : { $second }
edit-recall = { $first } en rappelle un : { $second }
edit-room = { $first } : { $second }
edit-lantern = { $first }, lanterne : ajouter { $second }
edit-unlantern = { $first }, lanterne : retirer { $second }
thing-edit-gate = les portes
thing-edit-steward = premier étage
thing-edit-diplomat = deuxième étage
thing-edit-daimyo = le daimyō
event-edited = La position a été modifiée. { $change }.
