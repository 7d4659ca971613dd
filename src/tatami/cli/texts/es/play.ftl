welcome = { $game }. La partida se guarda en { $file }.
seed-hash = Huella de la semilla { $hash }: la semilla está en la partida guardada, cada robo puede comprobarse.
your-turn = { $player }, su respuesta (? para ayuda):
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
    pause         pedir una pausa a los demás; resume la termina
    nudge         avisar a quienes la mesa espera
    concede       rendirse
    return        volver a jugar donde un bot juega por usted
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
cut = El servidor no responde; lo estoy buscando…
seat-kept = Su asiento queda guardado. El mismo comando sigue: tatami play --join { $link }
at-server = La partida está en { $link }
others-are-asked = Se pregunta a los demás.
proposed =
    { $what ->
        [undo] { $player } quisiera deshacer una elección; lo dicho desde entonces se va con ella.
        [restart-turn] { $player } quisiera deshacer su turno; lo dicho desde entonces se va con él.
        [pause] { $player } quisiera una pausa.
       *[bot] { $player } quisiera que un bot juegue por { $of }.
    } ¿De acuerdo (sí o no)?
nudged = { $player } le avisa: la mesa le espera.
reminded = Quedan avisados.
rests = La mesa descansa. Para seguir: resume
goes-on = La mesa sigue.
concede-sure = ¿Rendirse definitivamente (sí o no)?
kept-ahead = Guardado hasta que se le pregunte: { $text }
when-asked = «{ $text }» solo sirve cuando se le pregunta.
bot-plays = Ahora juega un bot por usted. Para volver a jugar: return
back = Vuelve usted a jugar.
thought-away = { $player } quisiera que un bot juegue por usted. Pulse Intro si está aquí.
