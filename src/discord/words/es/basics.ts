import { grammar } from '../../../stage/grammar.ts';
import type { Basics } from '../en/basics.ts';
import type { Naming } from '../naming.ts';

const { listed, plural, percent } = grammar('es-ES');

export const basics = ({ command, alone }: Naming): Basics => ({
  errors: {
    neutral: 'Algo falló por mi parte; no se cambió nada. Inténtalo de nuevo en un momento.',
    turnsGone:
      'Las reglas de hoy ya no llevan a los turnos anteriores de esta partida, así que no puedo mostrarlos. Su registro y su resultado se conservan.',
    refusedAnswer: `No pude mostrar la respuesta. ${command('board')} muestra la partida tal como está ahora.`,
    oldButton: `Este botón es de otra versión mía. ${command('board')} muestra la partida tal como está ahora.`,
    strangeButton: `No conozco este botón. ${command('board')} muestra la partida tal como está ahora.`,
    otherGame: (game, command) => `El juego de este canal es ${game}. Escribe ${command}.`,
    otherGameEnded: (game, board) =>
      `El último juego de este canal fue ${game}. ${board} muestra cómo terminó.`,
    strangeCommand: 'Ya no conozco este comando. Escribe `/` para ver los que conozco.',
  },
  lobby: {
    join: 'Unirse',
    leave: 'Salir',
    start: 'Empezar',
    free: 'libre',
    gathering: opener =>
      `Abierta a todos los de aquí. ${opener} puede empezar en cuanto haya jugadores suficientes.`,
    full: 'La mesa está completa: cualquiera que tenga asiento puede empezar.',
    running: 'La partida está en curso.',
    over: 'La partida terminó.',
    cancelled: 'La mesa se canceló.',
    opened: `La mesa está abierta y ya tienes asiento. Los demás pulsan Unirse o escriben ${command('join')}.`,
    dealt: 'Todo repartido: el tablero viene en un mensaje aparte.',
    joined: (taken, wanted) => `Estás en la mesa: ${taken} de ${wanted}.`,
    left: 'Has dejado la mesa.',
    leftAndClosed: 'Has salido; la mesa quedó vacía y se cerró.',
    seated: people => `Orden de los asientos: ${people.join(', ')}. Enseguida viene el tablero.`,
    resigned: 'Has abandonado. Desde ahora juego yo tu asiento, y queda en último lugar.',
    resignedAndOver: 'Has abandonado, y la partida terminó.',
    howItEnded: `${command('board')} muestra cómo terminó.`,
    resign: 'Abandonar del todo',
    askResign: others =>
      others === 0
        ? '¿Abandonar esta partida? No se puede deshacer.'
        : others === 1
          ? '¿Abandonar? La partida termina al instante y gana la otra persona. No se puede deshacer.'
          : '¿Abandonar? Yo juego tu asiento hasta el final, y queda en último lugar. No se puede deshacer. Con `/games settings`, tu asiento te espera mientras estás fuera.',
    askResignEnds:
      '¿Abandonar? Todos los demás quieren cancelar esta partida, así que termina al instante: quedas en último lugar y los demás comparten el primero. No se puede deshacer.',
    askResignCancels:
      '¿Abandonar? Todos los demás quieren cancelar esta partida, así que se cancela al instante. No se puede deshacer.',
    calledOff: 'La partida se canceló.',
    agreedToCancel: (agreed, needed) =>
      plural(agreed, {
        one: `Aceptas cancelar esta partida: acepta # de ${needed}. A los demás se les pregunta en el canal.`,
        other: `Aceptas cancelar esta partida: aceptan # de ${needed}. A los demás se les pregunta en el canal.`,
      }),
    askCancel:
      '¿Proponer a los demás cancelar esta partida? Termina cuando todos acepten, y no cuenta para nadie.',
    askCancelLast:
      '¿Cancelar esta partida? Todos los demás aceptan: termina al instante y no cuenta para nadie.',
    askEnd:
      '¿Terminar esta partida? Alguien la ha abandonado. Termina cuando todos los demás acepten: quien la abandonó pierde y los demás comparten el primer puesto.',
    endedDeserted:
      'La partida ha terminado: quien la abandonó pierde y los demás comparten el primer puesto.',
    openCancel: 'Cancelar la partida',
    agreeCancel: 'Aceptar cancelar',
    playOn: 'Seguir jugando',
    playsOn: person => `${person} quiere seguir: esta partida no se cancela.`,
    nothingToCancel: 'Ya nadie pide cancelar esta partida.',
    saidPlayOn: 'La partida sigue.',
  },
  places: {
    permissions: {
      ViewChannel: 'Ver canal',
      SendMessages: 'Enviar mensajes',
      SendMessagesInThreads: 'Enviar mensajes en hilos',
      CreatePublicThreads: 'Crear hilos públicos',
      CreatePrivateThreads: 'Crear hilos privados',
      AttachFiles: 'Adjuntar archivos',
      ReadMessageHistory: 'Leer el historial de mensajes',
    },
    lacking: permissions =>
      permissions.length === 1
        ? `No puedo jugar en este canal: me falta el permiso ${listed(permissions)}. Quien gestione el canal puede dárselo a mi rol; después, vuelve a pedirlo.`
        : `No puedo jugar en este canal: me faltan los permisos ${listed(permissions)}. Quien gestione el canal puede dárselos a mi rol; después, vuelve a pedirlo.`,
    direct:
      alone === undefined
        ? `Aquí solo estamos tú y yo: ${command('new', 'players:')} juega contra el bot; para varias personas, escríbelo en un canal de un servidor.`
        : `Aquí solo estamos tú y yo: ${alone} juega en solitario, ${command('new', 'players:')} contra el bot; varias personas necesitan un canal de un servidor.`,
    amongOthers:
      'No puedo publicar tableros en una conversación privada ajena. Juega en un canal de un servidor donde esté instalado, o en solitario en un mensaje directo conmigo.',
    notInstalled: `No estoy instalado en este servidor, así que no podría publicar aquí el tablero. Quien gestione el servidor puede añadirme: abre mi perfil y elige “Añadir aplicación”.${alone === undefined ? '' : ` O juega ${alone} en un mensaje directo conmigo.`}`,
  },
  board: {
    rules: 'Reglas',
    parts: 'Qué es qué',
    hand: 'Mano',
    board: 'Tablero',
    undo: 'Deshacer',
    cancelled: 'Esta partida se canceló.',
    givenUp: 'Esta partida se abandonó.',
    lastOnes: people =>
      people.length === 1
        ? `Gana ${listed(people)}: todos los demás abandonaron.`
        : `Ganan ${listed(people)}: todos los demás abandonaron.`,
    resigned: person => `${person} abandonó.`,
    wouldCancel: (people, agreed, asked) =>
      plural(agreed, {
        one: `${listed(people)} quiere cancelar esta partida: acepta # de ${asked}.`,
        other: `${listed(people)} quieren cancelar esta partida: aceptan # de ${asked}.`,
      }),
    awaited: (people, what) => `${listed(people)}: ${what}`,
    chosen: people =>
      people.length === 1 ? `${listed(people)} ya ha elegido.` : `${listed(people)} ya han elegido.`,
    tookBack: person => `${person} deshizo:`,
    tooEarly: 'Terminó antes de que nadie tuviera un segundo turno, así que no cuenta en ninguna parte.',
    practised: 'Práctica: en esta partida se deshizo algo, así que su puntuación cuenta como práctica.',
  },
  panel: {
    done: 'Hecho.',
    sealed: deed => `Guardado en secreto: ${deed}.`,
    stillChoosing: people =>
      `Aún falta la elección de ${listed(people)}. Hasta entonces puedes cambiar la tuya.`,
    chooseAgain: 'Elegir de nuevo',
    turnedDown: (deed, why) =>
      `Tu elección no encaja con lo que han elegido los demás: ${deed}. ${why} Elige de nuevo; los demás mantienen la suya.`,
    unreadable: (typed, why) =>
      `Las reglas han cambiado desde que elegiste, y tu elección ya no se puede leer: “${typed}”. ${why} Elige de nuevo; los demás mantienen la suya.`,
    preview: deed => `Vista previa: ${deed}`,
    earlier: 'Anteriores',
    more: (page, pages) => `Más… (${page} de ${pages})`,
    back: 'Volver',
    yourTurn: 'Tu turno',
    judged: 'Lo mejor primero, según el jugador medio del bot.',
    mostPoints: 'Primero lo que da más puntos ahora.',
    pressShows: order => `${order} Al pulsar se ve lo que aporta; no se hace nada hasta que lo confirmes.`,
    greenActs: order =>
      `${order} Los botones verdes actúan al instante; los demás muestran antes lo que aportan.`,
    /** @param kind of action, as its button says it */
    others: (kind: string) => `${kind}: otras opciones`,
    none: 'ninguno',
    notYet: 'Aún no está hecho. Esto es lo que aportaría:',
    gone: 'Esa opción ya no existe. Estas sí:',
    points: points => plural(points, { one: '# punto', other: '# puntos' }),
    upTo: points => `hasta ${points}`,
  },
  orders: {
    always: order => `Siempre: ${order}`,
    alwaysWhich: 'Siempre así…',
    which: 'Se hace ahora y, desde entonces, sin preguntarte, siempre que encaje. ¿Hasta cuándo?',
    left: order => `Orden permanente: ${order}. Nadie más la ve; puedes retirarla en tu página de la mano.`,
    title: '**Tus órdenes permanentes**',
    takeBack: order => `Retirar: ${order}`,
    withdrawn: 'La orden está retirada. Se te volverá a preguntar.',
    door: 'Órdenes permanentes…',
    ask: '¿Qué debo hacer por ti sin preguntar? Lo hago siempre que encaje; hasta entonces nadie más lo ve.',
    none: 'Ahora no hay nada que se pueda decidir de antemano.',
  },
  typing: {
    lacking: option => `Falta ${option}.`,
    unknown: (typed, option) => `No conozco “${typed}” como ${option}.`,
    andMore: (values, left) => `${values.join(', ')} y ${left} más`,
    possible: values => `Posible ahora: ${values}.`,
    possibleWith: (given, values) => `Posible con ${given.join(', ')}: ${values}.`,
    instead: kinds => `Lo que puedes hacer ahora: ${kinds.join(', ')}.`,
    nothing: typed => `“${typed}” no es algo que puedas hacer ahora.`,
    several: typed => `“${typed}” puede ser más de una acción.`,
  },
  fair: {
    shuffleSealed: digits => `Barajado ${digits} · ${command('game verify')}`,
    shuffleTold: `Comprobar el barajado: ${command('game verify')}`,
    elsewhere: 'Esto es de una partida de otro canal, así que no se hizo nada.',
    unasked: `No pregunté por esto, así que no se hizo nada. ${command('board')} muestra la partida tal como está ahora.`,
    slowDown: 'Eso fue demasiado rápido para mí, así que no se hizo nada. Inténtalo de nuevo en un momento.',
  },
  lesson: {
    begin: 'Probar un primer turno',
    toGame: 'Ir a la partida',
    play: 'Abrir una mesa aquí',
    step: (at, of) => `Paso ${at} de ${of}, en un tablero de ejemplo: nada de esto cambia una partida.`,
    back: 'Volver',
    none: `Esta lección ya no está aquí. ${command('rules')} tiene todos los capítulos.`,
  },
  showing: {
    share: 'Compartir',
    replayButton: 'Repetición',
    card: 'Esta es la tarjeta de la partida, que por ahora solo ves tú: guárdala o publícala para todos en este canal.',
    cardToKeep: 'Esta es la tarjeta de la partida, para guardarla o compartirla.',
    post: 'Publicar aquí',
    posted: 'Publicado.',
    sharedBy: person => `${person} comparte esta partida:`,
    replay: 'Esta es la partida desde el reparto hasta ahora, para guardarla o compartirla.',
    progress: share => `La partida se está dibujando turno a turno: ${percent(share)} listo.`,
    busy: 'Ya se está dibujando una repetición de este canal. Vuelve a pedirla cuando esté lista.',
    noPicture: 'No existe esa imagen de este juego.',
  },
});
