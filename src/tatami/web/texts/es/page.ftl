## the page

tatami = Tatami
page-title = Tatami: juegos de estrategia del Japón antiguo
skip = Ir al contenido
language = Idioma
theme-day = Tema claro
theme-night = Tema oscuro
loading = Un momento…
page-broken = Esta página no se pudo cargar. Recárgala para volver a intentarlo.
server-away = El servidor no responde. Se volverá a intentar.
lost = Página no encontrada.
back-home = Volver a los juegos
close = Cerrar
cancel = Cancelar
copy = Copiar
copied = Copiado
not-copied = No copiado
send = Enviar

## home

home-title = Cuatro juegos de estrategia del Japón antiguo
home-line = Juega en el navegador con amigos o contra bots, con las reglas exactas: si algo no se puede hacer, el juego te dice por qué.
nickname = Tu apodo
guest = Invitado
players = Jugadores
length = Duración
minutes = { $from }–{ $to } min
weight = Complejidad
weight-of = { $n } de 5
play-bots = Jugar contra bots
play-friends = Invitar a amigos
how-many = ¿Cuántos jugadores?
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
status-yours = tu turno
status-waits = espera a { $players }
status-expired = cerrada
status-expires = se cerrará el { $day }
status-paused = en pausa
status-since = desde hace { $time }
status-cancelled = anulada
status-late = A { $player } se le acabó el tiempo: elige cómo seguir
status-holiday = { $players }: de vacaciones hasta el { $day }
won-by = ganó { $player }
seat-open = asiento libre
remove-game = Quitar de mis partidas

## holidays

holiday = Vacaciones
holiday-line = Mientras estás de vacaciones, tus relojes se detienen en las partidas lentas y no se te avisa. Los demás de tus mesas lo saben. Puedes jugar igualmente. Las partidas que se juegan en vivo no cambian.
holiday-until = Estás de vacaciones hasta el { $day }.
holiday-end = He vuelto
holiday-days = Días
holiday-go = Irme de vacaciones
holiday-left = { $left ->
        [one] Te queda un día de { $budget } este año.
       *[other] Te quedan { $left } de { $budget } días este año.
    } Si vuelves antes, conservas el resto.
holiday-of = de vacaciones hasta el { $day }

## people

profile-mine = Mi perfil
profile-since = Aquí desde el { $day }.
profile-private = Ocultar mi perfil a los demás
profile-public = Los demás ven tus partidas, resultados, rivales y puntuaciones. Las mesas que no son públicas se citan sin enlace. Si lo ocultas, tampoco sales en ninguna lista.
profile-guest = Esto solo lo ves tú. Con una cuenta también pueden verlo los demás, si quieres.
profile-none = Todavía no hay partidas terminadas.
profile-played = Partidas
profile-games = Partidas
profile-won = Ganadas
profile-gave-up = Abandonadas
profile-score = Puntos
profile-pace = Tiempo por jugada
profile-rating = Puntuación
profile-sources = De dónde salieron los puntos
profile-opponents = Rivales
profile-opponent = Jugador
profile-ahead = Por delante
profile-others = Invitados y jugadores ocultos
profile-somebody = alguien
profile-latest = Últimas partidas
profile-rank = Puesto { $n }
profile-seat = { $player } { $points }
rated = clasificatoria
rated-table = Clasificatoria: la partida cuenta para la puntuación de todos
rated-line = Todos necesitan una cuenta. Solo se deshace una elección con el acuerdo de los demás, y no hay pistas.
house = Clasificación y estadísticas
house-leaders = Los más fuertes aquí
house-rating-line = Solo cuentan las partidas clasificatorias. Personas y bots comparten una misma escala. ± indica el margen de error; la lista se ordena por el extremo inferior.
house-no-leaders = Todavía no ha terminado ninguna partida clasificatoria.
house-player = Jugador
house-statistics = Partidas terminadas
house-no-games = Todavía no ha terminado ninguna partida.
house-seats =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
house-ended = Jugadas hasta el final: { $played }. Abandonadas: { $conceded }.
house-length = { $words } elecciones y respuestas de media.
house-lasted = Una partida dura { $time } de media.
house-by-seat = Por asiento
house-seat = Asiento
house-by-opening = Por primera elección
house-opening = Primera elección
house-winners = Puntos de quienes ganaron
house-losers = Puntos de los demás

## accounts

account = Cuenta
account-line = Sin cuenta, solo este navegador te reconoce. Con una encuentras tus partidas en cualquier dispositivo. Crea una para conservar los asientos que tienes ahora.
account-name = Nombre
account-password = Contraseña, al menos 8 caracteres
account-enter = Iniciar sesión
account-new = Crear una cuenta
account-yours = Cuenta: { $name }.
account-leave = Cerrar sesión
account-leave-all = Cerrar sesión en todos los dispositivos
password-change = Cambiar la contraseña
password-now = Tu contraseña actual
password-fresh = Nueva contraseña, al menos 8 caracteres
password-changed = Tu contraseña ha cambiado y se ha cerrado la sesión en tus otros dispositivos.
devices = Dónde tienes la sesión abierta
device-this = este dispositivo
device-seen = visto por última vez el { $day }
device-unknown = Otro programa

## another device

device-continue = Seguir en otro dispositivo
device-line = Abre este enlace en tu otro dispositivo antes de 15 minutos. Quien lo abra puede jugar en tus asientos: no lo compartas.
device-here = Seguir aquí
device-here-line = En este dispositivo serás la persona que creó este enlace, con todos sus asientos.
device-here-instead = Ya has jugado en este dispositivo. Perderás los asientos que ocupaste aquí; para conservarlos en otro dispositivo, crea antes un enlace.

## laying a table

new-table = Una mesa nueva
who-sits = Jugadores
seat-number = Asiento { $n }
seat-for-friend = Un amigo
seat-here = Alguien en este dispositivo
here-name = Jugador { $n }
here-nickname = Apodo del jugador { $n }
hand-over = Pasar el dispositivo a { $player }
curtain-next = Ahora juega { $player }
curtain-away = Los demás, no miréis.
curtain-look = Soy { $player }
bot-named = Bot: { $bot }
bot-offered = Bot: { $bot } ({ $time })
bot-time-random = juega cualquier cosa, al instante
bot-time-novice = responde al instante
bot-time-greedy = responde al instante
bot-time-search-1 = responde al instante
bot-time-search-2 = piensa un segundo como mucho
bot-time-search-3 = piensa dos segundos como mucho
bot-time-search-4 = piensa ocho segundos como mucho
bot = bot
you = tú
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
public-table = Cualquiera puede encontrar esta mesa y unirse
lay-table = Crear una mesa
more-options = Opciones avanzadas ({ $n })
terms = Configuración de la partida
seats-awaited = { $n ->
        [one] Falta un jugador.
       *[other] Faltan { $n } jugadores.
    }
all-here = Están todos.
leave-seat = Dejar mi asiento
begin = Empezar
begin-with-bots = Empezar con { $n ->
        [one] un bot
       *[other] { $n } bots
    }
invite = Invitar a amigos
invite-line = Envía este enlace. Quien lo abra elige un apodo y se une.
link-only-here = Este enlace solo funciona en este ordenador. Para que se unan otros dispositivos, inicia el servidor con { $option } y abre la página con el nombre o la dirección de este ordenador.
seat-more = Un asiento más
seat-less = Un asiento menos
join = Unirse
watch = Ver la partida
table-full = Todos los asientos están ocupados.
table-begun = La partida ya ha empezado.
at-the-table = En la mesa: { $people }.
no-such-game = No existe ese juego.
seed-hash = Dados verificables: hash de la semilla
seed = La semilla

## the table

board = El tablero
map = El mapa
prompt = Qué hacer ahora
choices = Opciones
all-choices = Mostrar todas las opciones
hand = Tu mano
your-turn = Tu turno
waiting-for = Se espera a { $players }.
waits-for-what = Se espera a { $players }: { $what }.
waiting = Un momento…
over = La partida ha terminado.
looking-back = Estás viendo un momento anterior.
looking-back-wanted = Estás viendo un momento anterior. Es tu turno.
to-present = Volver al presente
confirm-final = Esto no se podrá deshacer: { $words }
confirm = Confirmar
undo = Deshacer
undo-ask = Pedir deshacer
restart = Reiniciar mi turno
restart-ask = Pedir reiniciar mi turno
hint = Pista
hint-chance = { $chance } % de victorias ({ $low }–{ $high } %), unos { $score } puntos.
hint-then = Después: { $words }.
hint-range = Entre paréntesis, la incertidumbre de la propia búsqueda: 19 de cada 20 búsquedas como esta darían un valor dentro del intervalo. Los puntos son los que cabe esperar al final de la partida.
hint-same-reasons = Por las mismas razones que «{ $word }».
hint-for-it = A favor, en puntos: { $reasons }.
hint-against-it = En contra: { $reasons }.
hint-much-alike = En puntos, poca diferencia con las demás opciones.
hint-by-value = según la posición justo después, sin mirar más allá.
hints-title = Lo que haría un bot
sheet-higher = Más espacio para las opciones
sheet-lower = Menos espacio para las opciones
not-here = ausente
thinking = pensando…
to-answer = debe jugar
time-left = Tiempo restante:
days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días
    }
connected = Conectado
connecting = Conectando…
connection-lost = Conexión perdida, reintentando ({ $n })…
connection-rests = Hasta que vuelva no puedes elegir nada.
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
ask-steady = Bloquear un momento las opciones que acaban de cambiar
sound = Sonidos
sound-volume = Volumen
no-motion = Sin animación
side-panel = Historial, chat, reglas
side-log = Historial
side-chat = Chat
side-rules = Reglas
side-text = Texto
log-whole = Mostrar todo
log-latest = Ir al final
deed-sat = { $player } se ha sentado.
deed-stood = El asiento { $n } vuelve a estar libre.
deed-took-back = { $player } ha deshecho una decisión, con el acuerdo de todos.
deed-conceded = { $player } se ha rendido. Desde ahora juega { $bot } en ese asiento.
deed-taken-over-time = A { $player } se le ha acabado el tiempo. Sigue { $bot }.
deed-taken-over-left = { $player } se ha ido. Sigue { $bot }.
deed-taken-over-agreed = Los demás están de acuerdo: { $bot } juega por { $player }.
deed-came-back = { $player } ha vuelto.
deed-paused = La partida está en pausa, a petición de { $player }.
deed-expired = Nadie había jugado aquí en mucho tiempo, así que la mesa se cerró.
deed-resumed = La partida continúa.
deed-on-holiday = { $player } está de vacaciones hasta el { $day }.
deed-back-from-holiday = { $player } ha vuelto de vacaciones.
deed-time-up = A { $player } se le acabó el tiempo. Los demás eligen cómo seguir.
deed-more-time = { $player } recibe más tiempo, con el acuerdo de todos.
deed-claimed = A { $player } se le había acabado el tiempo; con el acuerdo de todos, cuenta como abandono.
deed-cancelled = La partida se ha anulado, con el acuerdo de todos.
deed-let-pass = { $times ->
    [1] Se ha pasado por ti: { $cards }.
   *[other] Se ha pasado por ti { $times } veces: { $cards }.
  }
since-away = Mientras no estabas
away =
    { $n ->
        [one] Ha ocurrido una cosa
       *[other] Han ocurrido { $n } cosas
    } mientras no estabas.
away-look = Ver
chat-older = Mensajes anteriores
chat-none = Aún no hay mensajes.
chat-say = Escribir un mensaje
chat-to = A quién
chat-table = A toda la mesa
chat-private = Solo a { $player }
chat-spectators = Solo los espectadores leen lo que escribes aquí.
text-why = por qué
labelled = { $label }:
text-say = Palabras, números o nombres, varios a la vez; { text-why } PALABRA explica por qué no
text-unknown = No conozco «{ $text }».
why-not = no se puede elegir ahora:
why-instead = Ahora hay que decidir otra cosa: { $question }
why-may = se puede elegir.
why-not-asked = no se puede elegir: no es tu turno.
prepare = Jugarlo en cuanto te toque:
prepared = Preparado: { $words }
prepared-forget = Cancelarlo
prepared-behind = Después: { $words }
prepared-forget-from = Cancelar esto y lo que sigue
prepare-behind = Preparar también el turno siguiente
prepare-behind-now = Lo que elijas ahora es para el turno siguiente
prepare-this = Preparar
prepared-this = Preparado
replay = Momentos de la partida
replay-first = Primer momento
replay-back = Anterior
replay-on = Siguiente
replay-last = Al presente
playback = Reproducción de la partida
playback-play = Reproducir
playback-stop = Pausa
playback-pace = Velocidad
pace = × { $pace }
playback-decision = Hasta la próxima decisión
playback-turn = Hasta el turno del jugador siguiente
playback-costliest = La elección más costosa
agree = Aceptar
disagree = No
withdraw = Retirar
proposal-undo = { $player } quiere deshacer una decisión; también se desharía todo lo jugado después.
proposal-restart-turn = { $player } quiere reiniciar su turno; también se desharía todo lo jugado después.
proposal-pause = { $player } pide una pausa.
proposal-bot = { $player } propone que un bot juegue por { $of }.
proposal-bot-alone = Un bot jugará por { $of } dentro de un minuto, salvo que { $of } juegue o se oponga.
proposal-cancel = A { $player } le gustaría anular la partida; terminaría sin resultado.
cancel-game = Anular la partida
cancel-ask = Pedir a los demás que termine sin resultado
cancel-sure = Terminarla ahora, sin resultado
overdue = A { $player } se le acabó el tiempo. Se hará lo que elijan todos los demás. Si no hay acuerdo antes del { $day }, seguirá un bot.
overdue-you = Se te acabó el tiempo, pero aún puedes jugar. Si no lo haces, los demás eligen cómo seguir; si no hay acuerdo antes del { $day }, un bot jugará por ti.
overdue-choose = Cómo seguir
verdict-time = Más tiempo
verdict-bot = Sigue un bot
verdict-claim = Cuenta como abandono
verdict-cancel = Anular la partida
still-here = Estoy aquí
paused = La partida está en pausa.
pause = Pedir una pausa
resume = Continuar
nudge = Avisar a los demás
nudged = { $player } te espera.
hand-to-bot = Que un bot juegue por mí
propose-bot = Proponer que siga un bot
bot-plays-for-you = Un bot juega por ti.
bot-stands-in = juega un bot en su lugar
return = Volver a jugar yo
concede = Rendirse
concede-sure = Rendirse definitivamente
conceded = se ha rendido
over-expired = Nadie había jugado aquí en mucho tiempo, así que la mesa se cerró.
over-cancelled = La partida se anuló y terminó sin resultado.
over-conceded = La partida ha terminado por rendición: { $players }.
rematch = Jugar otra vez
rematch-join = Unirse a la siguiente partida
replay-open = Repetición
replay-at = Jugada { $at } de { $words }.
replay-not-over = Una partida se puede repasar cuando ha terminado.
eyes = Visto por
eyes-all = todos
moment-link = Copiar un enlace a este momento
fork = Jugar desde aquí
edit-position = Editar la posición
edit-count = { $count ->
        [0] Editar la posición: elige qué cambia.
        [one] Un cambio hecho.
       *[other] { $count } cambios hechos.
    }
edit-what = Cambiar
edit-make = Cambiarlo
edit-undo = Deshacer el último cambio
edit-reset = Deshacer todos los cambios
edit-against = Contra
edit-bots = bots
edit-friends = amigos a los que invito
edit-not-now = En este momento hay algo en curso: no se puede cambiar nada hasta que termine.
edit-never = Todavía no se puede cambiar nada: la partida aún se está preparando.
edit-nearest = Volver a la posición tras { $at } jugadas
record-file = Archivo de la partida
look-at-board = Ver el tablero
side-chances = Probabilidades
side-comments = Notas
comments-line = Quien puede ver esta partida puede comentar sus momentos; el enlace a un momento muestra lo que se dice de él.
comments-none = Nadie ha comentado todavía esta partida.
comment-on = { $at ->
        [0] Comentar la posición inicial
        [one] Comentar la posición después de una jugada
       *[other] Comentar la posición después de { $at } jugadas
    }
comment-add = Comentar
comment-remove = Quitar este comentario
chances-how = Un bot recorre la partida y estima, tras cada jugada, la probabilidad de ganar de cada uno. Tarda alrededor de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
chances-begin = Ver dónde se decidió la partida
chances-busy = Buscando…
chances-curve = Probabilidad de ganar de cada uno tras cada jugada, con su incertidumbre
costly-title = Las decisiones más costosas
costly = { $player }: «{ $word }» costó un { $cost } % de probabilidad de ganar. Mejor: «{ $better }».
costly-none = Ninguna decisión costó mucho.
learn = Aprender de esta partida
learn-how = Un bot recorre la partida y busca las decisiones que más costaron. Tarda alrededor de { $seconds ->
        [one] un segundo
       *[other] { $seconds } segundos
    }.
learn-none = ¡Bien jugado! Ninguna decisión costó tanto como para que el bot esté seguro.
learn-retry = Intentar de nuevo
drill-count = ¿Qué harías? Posición { $n } de { $of }
drill-ask = Aquí una decisión costó buena parte de la probabilidad de ganar. Elige como lo harías ahora, en el tablero o abajo.
drill-busy = Buscando…
drill-now = Lo que eliges ahora
drill-then = Lo que se eligió en la partida
drill-found = Lo mejor encontrado
drill-line = La mejor continuación: { $words }.
drill-best = Es lo mejor que ha encontrado el bot.
drill-alike = Tan bueno como lo mejor, hasta donde alcanza a ver el bot.
drill-again = Lo mismo que en la partida. Hay algo mejor.
drill-better = Mejor que en la partida, y aún hay algo mejor.
drill-worse = No es mejor que en la partida.
drill-doubt = Visto de nuevo, lo que se eligió en la partida se sostiene.
drill-next = Posición siguiente
drill-play = Ver la mejor continuación
drill-try-again = Elegir otra vez
drill-compare = Comparar
drill-keep = Guardar en mis ejercicios
drill-unkeep = Quitar de mis ejercicios
drill-kept = Es uno de tus ejercicios.
drill-practice = Ha sido una práctica, antes de su día.
drill-back = Vuelve { $when }.
drill-day = { $when } ({ $day })
drills = Mis ejercicios
drills-line = Decisiones de tus partidas que te costaron mucho, planteadas de nuevo al cabo de unos días: cuanto mejor respondas, más tardan en volver.
drills-none = Todavía no hay ejercicios. Termina una partida y elige «Aprender de esta partida»: lo que se te pregunte allí se guarda aquí.
drills-due = { $n ->
        [0] Hoy no toca nada.
        [one] Hoy toca un ejercicio.
       *[other] Hoy tocan { $n } ejercicios.
    }
drills-begin = Empezar
drills-next = El siguiente vuelve { $when }.
drills-wanted = Toca hoy.
drills-all = Todos mis ejercicios
drills-practise = Practicar
drills-practise-this = Practicar: { $question }
drills-remove = Quitar: { $question }
drills-auto = Guardar automáticamente lo que se me pregunta después de mis partidas
drills-done = Eso es todo por ahora.
drills-gone = Ya no es uno de tus ejercicios.
drills-better = Cómo mejoras
drills-better-line = Respuestas acertadas por tipo de decisión, semana a semana. Una respuesta es acertada si es la mejor, o tan buena como ella hasta donde alcanza a ver el bot.
drills-week = Semana del { $day }: { $right } de { $answered }.
drills-lately = En la última semana, { $right } de { $answered }.
drills-before = Antes, { $right } de { $answered }.
drill-player = Jugador { $n }
weekly = Esta semana
weekly-line = Decisiones de partidas públicas de este servidor que costaron mucho a alguien. Las mismas para todos hasta el lunes, y no se nombra a nadie.
weekly-choosing = Un bot está recorriendo las partidas…
weekly-none = Esta semana todavía no hay nada. Cada lunes se prepara una serie nueva con las partidas públicas que hayan terminado.
weekly-set = { $game }: { $n ->
        [one] una posición
       *[other] { $n } posiciones
    }
coach-on = Entrenador: decirme cuándo una decisión costó mucho
coach-cost = «{ $word }» costó alrededor del { $cost } % de la probabilidad de ganar. Mejor: «{ $better }».
coach-back = Deshacer esa decisión

## the guided first game

guide-board = El tablero. Lo que puedes elegir brilla; para saber por qué no puedes elegir otra cosa, señálala, mantenla pulsada o tócala.
guide-prompt = Aquí están tus opciones, cada una en un botón. Deshacer y pistas están al lado.
guided-on = Siguiente
guided-stop = Jugar sin guía
guided-bot = ¿Qué haría un bot?
lesson-step = Paso { $n } de { $of }
lesson-left = Eso no está en la lección. Deshazlo para seguirla, o juega libremente.
lesson-back = Deshacer
lesson-freely = Jugar libremente
lesson-show = Hazlo por mí

## keys

keys = Atajos de teclado
key-choice = opción número 1 a 9
key-tab = a todo lo que se puede elegir
key-enter = elegir, confirmar
key-esc = cancelar, cerrar
key-undo = deshacer
key-hint = pista
key-next-step = partida guiada: el paso siguiente
key-why = ¿por qué no puedo elegir esto?
key-explain = ¿qué es esto?
key-step = un momento atrás o adelante
key-ends = primer momento, presente
key-play = Reproducir una partida terminada o pausarla
key-log = historial
key-chat = chat
key-rules = reglas
key-zoom = acercar, alejar, ajustar
key-help = estos atajos

## rules and credits

rules-of = Reglas de { $game }
rules-note = Con nuestras palabras y numeradas. En cursiva, nuestra interpretación cuando el reglamento no dice nada.
rules-search = Buscar en las reglas
rules-none = Ninguna regla contiene esas palabras.
rules-things = Cartas y habilidades
rule-link = Enlace a esta regla
credits = Créditos
credits-games = Los juegos pertenecen a sus autores y editores. Tatami los juega según sus reglas, contadas con nuestras palabras, sin copiar ninguna de sus imágenes.
credits-drawings = Todos los dibujos son nuestros, también los emblemas: con regla y compás, según los motivos antiguos.
credits-built = Construido con

invited-only = Aquí abren mesas quienes tienen una cuenta o una invitación. Con el enlace de una mesa, cualquiera puede sentarse.

## recibir avisos

notices = Avisos
notices-line = Cuando no miras, Tatami puede avisarte de que te toca, de que hay una oferta para ti, de que alguien te espera o de que una partida ha terminado. No se cuenta nada de lo que hay en la mesa.
notices-table-line = Un canal de tu grupo puede saber a quién le toca en esta mesa. No se cuenta nada de lo que hay en la mesa.
notices-push = Este navegador
notices-push-line = Este navegador te muestra un mensaje, aunque Tatami esté cerrado.
notices-push-begin = Avisarme aquí
notices-push-on = Este navegador te muestra cuándo te esperan.
notices-push-end = No más mensajes aquí
notices-push-unsafe = Para esto hay que abrir Tatami con https, o en la máquina donde funciona.
notices-push-no = Este navegador no puede mostrar mensajes con Tatami cerrado.
notices-push-refused = Has prohibido los mensajes de esta página. Puedes permitirlos en los ajustes del navegador.
notices-push-failed = El navegador no lo ha permitido.
notices-service = Otro servicio
notices-service-line = Pega la dirección que te da el servicio para los mensajes entrantes (un webhook).
notices-kind = Servicio
notices-ntfy = ntfy
notices-discord = Discord
notices-slack = Slack
notices-json = Otro (JSON)
notices-mail = Correo
notices-mail-address = Tu dirección
notices-address = Dirección
notices-add = Añadir
notices-try = Probar
notices-tried = Hay un mensaje en camino.
notices-remove = Quitar { $address }
notices-unconfirmed = Abre el enlace del correo que se ha enviado allí.
notices-trouble-gone = Esta dirección ya no acepta mensajes.
notices-trouble-silent = Esta dirección no responde desde hace mucho.
quiet = Horas de silencio
quiet-line = No molestarme de noche
quiet-from = De
quiet-to = a
mail-confirm = Confirmar esta dirección
mail-confirm-line = Tatami te escribirá cuando te toque.
mail-confirm-done = { $address } está confirmada.
mail-stop = No más correos
mail-stop-line = Tatami ya no escribirá a esta dirección.
mail-stop-done = Ya no se envía nada a { $address }.
back-table = Volver a la mesa

## away from the server

kept-here = No se puede llegar al servidor. Puedes leer las reglas y ver las repeticiones que ya has visto en este dispositivo.
kept-again = Volver a intentarlo
renewed = Hay un Tatami más reciente.
renewed-reload = Recargar

## sharing a finished game

picture = Imagen
picture-failed = No se pudo hacer la imagen.
embed-copy = Copiar el código para insertar
embed-open = Abrir este momento
