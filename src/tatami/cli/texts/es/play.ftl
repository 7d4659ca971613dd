welcome = { $game }. La partida se guarda en { $file }.
seed-hash = Huella de la semilla { $hash }: la semilla está en la partida guardada, cada robo puede comprobarse.
your-turn = { $player }, su respuesta (? para ayuda):
your-turn-timed = { $player }, su respuesta (quedan { $time }; ? para ayuda):
only-choice = Una sola opción: { $word }
hand-over = Le toca a { $player }. Los demás miran a otro lado; pulse Intro.
help =
    Responda con un número o una palabra; varias en una línea se dicen una tras otra.
    ?             esta ayuda y la regla en curso
    why PALABRA   la regla que prohíbe una palabra
    rules [ID]    las reglas, o una de ellas
    hint          lo que parece mejor, y por qué
    board         mostrar la mesa
    log           todo lo que ha pasado
    undo          deshacer su última elección
    restart       deshacer todo su turno
    save [FICHERO] escribir una copia de la partida
    quit          parar aquí; la partida se guarda
help-joined =
    chat TEXTO    hablar a la mesa
    chat @NOMBRE TEXTO  hablar a una sola persona
    pause         pedir una pausa a los demás; resume la termina
    nudge         avisar a quienes la mesa espera
    concede       rendirse
    return        volver a jugar donde un robot juega por usted
may-be-said = { $word } puede decirse: elíjala.
may-not-be-said = { $word } no puede decirse ahora.
no-such-word = No conozco «{ $text }». Responda con uno de los números o palabras de arriba, o ? para ayuda.
no-undo = Esto no se puede deshacer: se sabe algo nuevo, o alguien más ha hablado.
undone = Deshecho.
saved = Hay una copia de la partida en { $file }.
kept = La partida se guarda en { $file }. Para seguir: tatami play --resume { $file }
over = La partida ha terminado.
gave-up = { $player } se rindió.
rank = { $rank }. { $player }: { $points }
recorded = La partida está en { $file }.
nothing-to-undo = Aún no ha dicho nada que pueda deshacerse.
not-said = Ya no se le pregunta nada: «{ $text }» no se ha dicho.
why-what = Nombre la palabra por la que pregunta: why PALABRA.
not-saved = { $file } no se puede escribir: { $reason }.
nobody-is-asked = { $word }: aquí no se pregunta a nadie.
seat-is-not-asked = { $word }: aquí no se pregunta a este asiento.
thinking = Pensando…
joined = { $game }. Usted es { $player }.
not-begun = La partida empieza cuando el anfitrión lo decida.
waiting-for = Se espera a { $players }…
waits-for-what = Se espera a { $players }: { $what }…
cut = El servidor no responde; lo estoy buscando…
seat-kept = Su asiento queda guardado. El mismo comando sigue: tatami play --join { $link } --name { $called }
at-server = La partida está en { $link }
others-are-asked = Se pregunta a los demás.
proposed =
    { $what ->
        [undo] { $player } quisiera deshacer una elección; lo dicho desde entonces se va con ella.
        [restart-turn] { $player } quisiera deshacer su turno; lo dicho desde entonces se va con él.
        [pause] { $player } quisiera una pausa.
       *[bot] { $player } quisiera que un robot juegue por { $of }.
    } ¿De acuerdo (sí o no)?
nudged = { $player } le avisa: la mesa le espera.
reminded = Quedan avisados.
rests = La mesa descansa. Para seguir: resume
goes-on = La mesa sigue.
concede-sure = ¿Rendirse definitivamente (sí o no)?
kept-ahead = Guardado hasta que se le pregunte: { $text }
when-asked = «{ $text }» solo sirve cuando se le pregunta.
bot-plays = Ahora juega un robot por usted. Para volver a jugar: return
back = Vuelve usted a jugar.
thought-away = { $player } quisiera que un robot juegue por usted. Pulse Intro si está aquí.
private-line = { $player } a { $to }, en privado: { $text }
chat-whom = Escriba chat @NOMBRE TEXTO, con el nombre o el número de otra persona: { $others }
seat-lost = Este asiento ya no es suyo.
no-nickname = Diga con qué nombre juega: --name NOMBRE.
bad-link = La dirección de una mesa se escribe como http://localhost:8000/#/table/abcdefgh, no { $link }.
no-server = Ningún servidor responde en { $address } ({ $reason }).
no-server-of-ours = Lo que responde en { $address } no es un servidor de esta versión de Tatami.
server-gone = El servidor en { $address } no responde; su asiento queda guardado: el mismo comando sigue desde aquí.
table-closed = El servidor en { $address } ha cerrado la mesa ({ $reason }).
unknown-game = Esta versión de Tatami no conoce el juego { $game }.
other-rules = Esta versión de Tatami juega a { $game } con la versión { $ours } de las reglas, esta mesa con la versión { $theirs }.
