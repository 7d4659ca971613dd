## editar una posición, para estudiar: grupos de cambios, y los cambios

edits-counted = { $first }: bienes, puntos, influencia
edits-members = { $first }: miembros del clan
edits-lantern = { $first }: farol
edits-bridge = Puente: { $first }
edits-room = Carta: { $first }
edit-more = { $first }: { $second } +1
edit-less = { $first }: { $second } −1
edit-die = { $first }, dado { $second }: { $third }
edit-send = { $first } envía uno: { $second }
edit-recall = { $first } hace volver uno: { $second }
edit-room = { $first }: { $second }
edit-lantern = { $first }, farol: añadir { $second }
edit-unlantern = { $first }, farol: quitar { $second }
thing-edit-gate = las puertas
thing-edit-steward = primera planta
thing-edit-diplomat = segunda planta
thing-edit-daimyo = el daimyō
event-edited = Se ha editado la posición. { $change }.
