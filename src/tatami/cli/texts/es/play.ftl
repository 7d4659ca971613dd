welcome = { $game }. La partida se guarda en { $file }.
seed-hash = Hash de la semilla: { $hash }. La semilla está en el archivo de la partida: cualquiera puede comprobar que el azar es limpio.
try-guide = ¿Es tu primera partida? Escribe guide en cualquier momento.
lesson-next = Pulsa Intro para seguir
lesson-do = Ahora: { $words }
lesson-left = Esto no está en la lección. Escribe undo para volver a ella, o sigue libremente.
your-turn = { $player }, elige (? para ayuda):
your-turn-timed = { $player }, elige (quedan { $time }; ? para ayuda):
only-choice = Una sola opción: { $word }
hand-over = Le toca a { $player }. Que los demás miren a otro lado. Pulsa Intro.
help =
    Escribe el número o la palabra de una opción; si escribes varias en una línea, se juegan en ese orden.
    ?             esta ayuda y la regla en curso
    why PALABRA   por qué no se puede elegir algo
    rules [ID]    las reglas, o una de ellas
    guide         de qué trata el juego, y en qué pensar ahora
    hint          lo que parece mejor, y por qué
    board         volver a mostrar la mesa
    log           todo lo que ha pasado
    standing [CARTA HASTA]  cuánto tiempo pasas con una carta sin que se te pregunte
    undo          deshacer tu última decisión
    restart       reiniciar todo tu turno
    save [ARCHIVO] escribir una copia de la partida
    quit          parar aquí; la partida se guarda
help-joined =
    chat TEXTO    escribir a toda la mesa
    chat @NOMBRE TEXTO  mensaje privado
    chat          leer los mensajes anteriores
    pause         pedir una pausa a los demás; resume la termina
    nudge         avisar a quien tiene que jugar
    concede       rendirse
    return        volver a jugar tú
older-lines = Hay mensajes anteriores: escribe chat para leerlos.
no-older-lines = No hay mensajes anteriores.
standing-none = No tienes ninguna carta que pueda esperar su momento.
standing-how = Para cambiarlo: standing CARTA HASTA, donde HASTA es uno de { $until }.
passed-for-you = Se ha pasado por ti ({ $cards }). Escribe standing para que se te vuelva a preguntar.
may-be-said = «{ $word }» se puede elegir ahora.
may-not-be-said = «{ $word }» no se puede elegir ahora.
no-such-word = No conozco «{ $text }». Escribe uno de los números o palabras de arriba, o ? para ayuda.
no-undo = Esto no se puede deshacer: ha revelado algo, o alguien ha jugado después.
undone = Deshecho.
saved = Hay una copia de la partida en { $file }.
kept = La partida se guarda en { $file }. Para seguir: tatami play --resume { $file }
over = La partida ha terminado.
gave-up = { $player } se rindió.
rank = { $rank }. { $player }: { $points }
recorded = La partida está en { $file }.
nothing-to-undo = Aún no has hecho nada que se pueda deshacer.
not-said = Ya no es tu turno: «{ $text }» no se ha jugado.
why-what = Indica la opción por la que preguntas: why PALABRA.
not-saved = { $file } no se puede escribir: { $reason }.
nobody-is-asked = { $word }: en ese momento no tenía que decidir nadie.
seat-is-not-asked = { $word }: en ese momento no le tocaba a este asiento.
thinking = Pensando…
joined = { $game }. Eres { $player }.
not-begun = La partida empieza cuando el anfitrión lo decida.
waiting-for = Se espera a { $players }…
waits-for-what = Se espera a { $players }: { $what }…
cut = Se ha perdido la conexión con el servidor; reintentando…
seat-kept = Tu asiento queda reservado. Para volver, repite el comando: tatami play --join { $link } --name { $called }
at-server = La partida está en { $link }
others-are-asked = Petición enviada a los demás.
proposed =
    { $what ->
        [undo] { $player } quiere deshacer una decisión; también se desharía todo lo jugado después.
        [restart-turn] { $player } quiere reiniciar su turno; también se desharía todo lo jugado después.
        [pause] { $player } pide una pausa.
       *[bot] { $player } propone que un bot juegue por { $of }.
    } ¿De acuerdo (sí o no)?
nudged = { $player } te recuerda que es tu turno.
reminded = Aviso enviado.
rests = Partida en pausa. Para continuar: resume
goes-on = La partida continúa.
concede-sure = ¿Rendirse definitivamente (sí o no)?
kept-ahead = Preparado para tu turno: { $text }
when-asked = «{ $text }» solo sirve en tu turno.
bot-plays = Ahora juega un bot por ti. Para volver a jugar: return
back = Vuelves a jugar.
thought-away = { $player } cree que te has ido y propone que un bot juegue por ti. Pulsa Intro si estás aquí.
private-line = { $player } a { $to }, en privado: { $text }
chat-whom = Escribe chat @NOMBRE TEXTO, con el nombre o el número de otra persona: { $others }
seat-lost = Este asiento ya no es tuyo.
no-nickname = Elige un apodo: --name NOMBRE.
bad-link = La dirección de una mesa se escribe como http://localhost:8000/#/table/abcdefgh, no { $link }.
no-server = Ningún servidor responde en { $address } ({ $reason }).
no-server-of-ours = { $address } no es un servidor de Tatami, o es de otra versión.
server-gone = Se ha perdido la conexión con { $address }. Tu asiento queda reservado: repite el comando para volver.
table-closed = El servidor en { $address } ha cerrado la mesa ({ $reason }).
unknown-game = Esta versión de Tatami no conoce el juego { $game }.
other-rules = Esta versión de Tatami sigue la versión { $ours } de las reglas ({ $game }); esta mesa, la versión { $theirs }.
somebody = Jugador
