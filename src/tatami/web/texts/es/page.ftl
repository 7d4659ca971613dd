## the page

tatami = Tatami
page-title = Tatami: juegos de estrategia del Japón antiguo
skip = Ir al contenido
language = Idioma
theme-day = Colores de día
theme-night = Colores de noche
loading = Un momento…
page-broken = Esta página no se pudo cargar. Recárguela para volver a intentarlo.
server-away = El servidor no responde. Se volverá a intentar.
lost = Aquí no hay nada.
back-home = Volver a los juegos
close = Cerrar
cancel = Cancelar
copy = Copiar
copied = Copiado
not-copied = No copiado
send = Enviar

## home

home-title = Cuatro juegos de estrategia del Japón antiguo
home-line = Juegue en el navegador, con amigos o contra robots, con las reglas exactas: todo lo que no se puede hacer dice por qué.
nickname = Su apodo
guest = Invitado
players = Jugadores
length = Duración
minutes = { $from }–{ $to } min
weight = Complejidad
weight-of = { $n } de 5
play-bots = Jugar contra robots
play-friends = Invitar a amigos
play-guided = Primera partida, guiada
choose-table = Opciones de la mesa
rules = Reglas
my-running = Mis partidas
my-finished = Partidas terminadas
none-finished = Ninguna todavía.
open-tables = Mesas abiertas
none-open = Ninguna mesa espera jugadores.
status-open = espera jugadores
status-playing = en juego
status-over = terminada
status-yours = su turno
status-waits = espera a { $players }
status-paused = en pausa
won-by = ganó { $player }
seat-open = asiento libre

## accounts

account = Cuenta
account-line = Sin cuenta, solo este navegador sabe quién es usted. Con una encuentra sus partidas en cualquier dispositivo. Cree una para conservar los asientos que tiene ahora.
account-name = Nombre
account-password = Contraseña, al menos 8 caracteres
account-enter = Iniciar sesión
account-new = Crear una cuenta
account-yours = Cuenta: { $name }.
account-leave = Cerrar sesión

## another device

device-continue = Seguir en otro dispositivo
device-line = Abra este enlace en su otro dispositivo antes de un cuarto de hora. Quien lo abra juega en sus asientos: no lo enseñe a nadie más.
device-here = Seguir aquí
device-here-line = En este dispositivo será la misma persona que en aquel del que viene este enlace, con todos los asientos que tiene allí.
device-here-instead = Ya ha jugado en este dispositivo. Los asientos que ocupó aquí ya no podrán jugarse desde él; para conservarlos en otro dispositivo, cree antes un enlace.

## laying a table

new-table = Una mesa nueva
who-sits = Quién se sienta
seat-number = Asiento { $n }
seat-for-friend = Un amigo
bot-named = Robot: { $bot }
bot-offered = Robot: { $bot } ({ $time })
bot-name-random = Azar
bot-name-greedy = Novato
bot-name-search-1 = Aprendiz
bot-name-search-2 = Experto
bot-name-search-3 = Maestro
bot-name-search-4 = Gran maestro
bot-time-random = juega cualquier cosa, al instante
bot-time-greedy = responde al instante
bot-time-search-1 = responde al instante
bot-time-search-2 = piensa un segundo como mucho
bot-time-search-3 = piensa dos segundos como mucho
bot-time-search-4 = piensa ocho segundos como mucho
bot = robot
you = usted
clock = Reloj
clock-none = Sin reloj
clock-told = { $step } por jugada y { $bank } de reserva
time-d = { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
time-h = { $n ->
        [one] { $n } hora
       *[other] { $n } horas
    }
time-m = { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
time-s = { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
public-table = Cualquiera puede encontrar esta mesa y sentarse
lay-table = Abrir una mesa
more-options = Opciones avanzadas ({ $n })
terms = Lo que se juega
seats-awaited = { $n ->
        [one] Falta un jugador.
       *[other] Faltan { $n } jugadores.
    }
all-here = Están todos.
leave-seat = Dejar mi asiento
begin = Empezar
begin-with-bots = Empezar con { $n ->
        [one] un robot
       *[other] { $n } robots
    }
invite = Invitar a amigos
invite-line = Envíe este enlace. Quien lo abra da un apodo y se sienta.
link-only-here = Este enlace solo funciona en este ordenador. Para otros dispositivos, inicie el servidor con { $option } y abra la página con el nombre o la dirección de este ordenador.
seat-a-bot = Sentar un robot…
send-away = Despedir
join = Sentarse
watch = Mirar
table-full = Todos los asientos están ocupados.
at-the-table = En la mesa: { $people }.
no-such-game = No existe ese juego.
seed-hash = Dados verificables: huella de la semilla
seed = La semilla

## the table

board = El tablero
map = El mapa
prompt = Lo que se pregunta
choices = Opciones
all-choices = Mostrar todas las opciones
hand = Su mano
your-turn = Su turno
waiting-for = Se espera a { $players }.
waits-for-what = Se espera a { $players }: { $what }.
waiting = Un momento…
over = La partida ha terminado.
looking-back = Está viendo un momento anterior.
looking-back-wanted = Está viendo un momento anterior. Es su turno.
to-present = Volver al presente
confirm-final = Esto no se podrá deshacer: { $words }
confirm = Confirmar
undo = Deshacer
undo-ask = Pedir deshacer
restart = Reiniciar mi turno
restart-ask = Pedir reiniciar mi turno
hint = Pista
hint-chance = gana el { $chance } % ({ $low }–{ $high } %), unos { $score } puntos.
hint-for-it = A favor, en puntos: { $reasons }.
hint-against-it = En contra: { $reasons }.
hint-much-alike = En puntos, poca diferencia con las demás opciones.
hint-by-value = según cómo queda la mesa justo después.
hints-title = Lo que diría un robot
sheet-higher = Más espacio para las opciones
sheet-lower = Menos espacio para las opciones
not-here = ausente
thinking = pensando…
to-answer = debe responder
time-left = Tiempo restante:
days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
connected = Conectado
connecting = Conectando…
connection-lost = Conexión perdida, reintentando ({ $n })…
connection-rests = Hasta que vuelva no se puede elegir nada.
spectators =
    { $n ->
        [one] { $n } espectador
       *[other] { $n } espectadores
    }
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Ajustar a la pantalla
menu = Opciones
this-table = Esta mesa
watch-link = Enlace a esta mesa
ask-confirm = Preguntar antes de lo que no se puede deshacer
sound = Sonidos
no-motion = Sin animación
side-panel = Diario, charla, reglas
side-log = Diario
side-chat = Charla
side-rules = Reglas
side-text = Texto
log-whole = Mostrar todo
log-latest = Ir al final
since-away = Desde su ausencia
away =
    { $n ->
        [one] Ocurrió una cosa
       *[other] Ocurrieron { $n } cosas
    } en su ausencia.
away-look = Ver
chat-none = Nadie ha dicho nada todavía.
chat-say = Decir algo
chat-to = A quién
chat-table = A toda la mesa
chat-private = Solo a { $player }
chat-spectators = Solo los espectadores leen lo que usted escribe aquí.
text-why = porqué
labelled = { $label }:
text-say = Palabras, números o nombres, varios a la vez; { text-why } PALABRA pregunta la regla
text-unknown = No conozco «{ $text }».
why-not = no se puede elegir ahora:
why-instead = Ahora se pregunta otra cosa: { $question }
why-may = se puede elegir.
why-not-asked = no se puede elegir: ahora no se le pregunta nada.
prepare = Decirlo en cuanto se le pregunte:
prepared = Preparado: { $words }
prepared-forget = Olvidarlo
prepare-this = Preparar
prepared-this = Preparado
replay = Momentos de la partida
replay-first = Primer momento
replay-back = Uno atrás
replay-on = Uno adelante
replay-last = Al presente
agree = Aceptar
disagree = No
withdraw = Retirar
proposal-undo = { $player } quisiera deshacer una elección; lo dicho desde entonces se va con ella.
proposal-restart-turn = { $player } quisiera reiniciar su turno; lo dicho desde entonces se va con él.
proposal-pause = { $player } pide una pausa.
proposal-bot = { $player } propone que un robot juegue por { $of }.
proposal-bot-alone = Un robot jugará por { $of } dentro de un minuto, salvo que { $of } responda.
still-here = Estoy aquí
paused = La partida está en pausa.
pause = Pedir una pausa
resume = Continuar
nudge = Avisar a los demás
nudged = { $player } le espera.
hand-to-bot = Que un robot juegue por mí
propose-bot = Proponer que siga un robot
bot-plays-for-you = Un robot juega por usted.
bot-stands-in = un robot lo sustituye
return = Volver a mi sitio
concede = Rendirse
concede-sure = Rendirse definitivamente
conceded = abandono
over-conceded = La partida terminó por abandono de { $players }.
rematch = Jugar otra vez
rematch-join = Sentarse a la siguiente partida
replay-open = Repetición
replay-at = Tras { $at } de { $words } jugadas.
replay-not-over = Una partida se puede repasar cuando ha terminado.
eyes = Visto por
eyes-all = todos
moment-link = Copiar un enlace a este momento
fork = Jugar desde aquí
record-file = Registro
look-at-board = Ver el tablero
side-chances = Probabilidades
chances-how = Un robot recorre la partida y dice, tras cada jugada, la probabilidad de ganar de cada uno. Tarda alrededor de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
chances-begin = Ver dónde cambió la partida
chances-busy = Buscando…
chances-curve = Probabilidad de ganar de cada uno tras cada jugada, con su incertidumbre
costly-title = Las decisiones más caras
costly = { $player }: «{ $word }» costó un { $cost } %. Mejor: «{ $better }».
costly-none = Ninguna decisión costó mucho.

## the guided first game

guide-players = Todos en la mesa: blasón, puntos y a quién se pregunta ahora. Un toque dice más.
guide-board = El tablero. Lo que puede elegir brilla; lo que no, dice por qué al señalarlo, mantenerlo pulsado o tocarlo.
guide-prompt = Aquí está lo que se le pregunta, con cada opción como botón. Deshacer y pistas están al lado.
guided-on = Siguiente
guided-stop = Jugar sin guía
guided-bot = ¿Qué haría un robot?

## keys

keys = Teclas
key-choice = la opción n
key-tab = a todo lo que se puede elegir
key-enter = elegir, confirmar
key-esc = cancelar, cerrar
key-undo = deshacer
key-hint = pista
key-why = ¿por qué no? de lo señalado
key-step = un momento atrás o adelante
key-ends = primer momento, presente
key-log = diario
key-chat = charla
key-rules = reglas
key-zoom = acercar, alejar, ajustar
key-help = estas teclas

## rules and credits

rules-of = Reglas de { $game }
rules-note = Con nuestras palabras, cada una con su número. En cursiva, nuestra decisión donde el reglamento calla.
rules-search = Buscar en las reglas
rules-none = Ninguna regla dice eso.
rules-things = Cartas y capacidades
rule-link = Enlace a esta regla
credits = Créditos
credits-games = Los juegos pertenecen a sus autores y editores. Tatami los juega según sus reglas, contadas con nuestras palabras, sin copiar ninguna de sus imágenes.
credits-drawings = Todos los dibujos son nuestros, también los blasones: con regla y compás, según los motivos antiguos.
credits-built = Construido con
