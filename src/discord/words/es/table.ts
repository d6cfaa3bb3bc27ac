import type { Strength } from '../../../core/player.ts';
import { grammar } from '../../../stage/grammar.ts';
import type { TableWords } from '../en/table.ts';
import { HOURS } from '../figures.ts';
import type { Naming } from '../naming.ts';

const { listed, percent, plural } = grammar('es-ES');

const STANDS_IN: Readonly<Record<Strength, string>> = {
  easy: 'un jugador fácil del bot',
  medium: 'un jugador medio del bot',
  hard: 'un jugador difícil del bot',
};

export const table = ({ command, alone }: Naming): TableWords => ({
  tables: {
    paces: {
      none: 'sin límite de tiempo',
      day: 'un día por turno',
      'three-days': 'tres días por turno',
      'two-weeks': '14 días por turno',
    },
    seatings: { random: 'asientos por sorteo', joined: 'asientos por orden de llegada' },
    noHints: 'sin pistas',
    rated: 'clasificatoria, por tanto sin pistas',
    ratedWithMore: 'clasificatoria si se une otra persona',
    unrated: 'amistosa',
    ratedWithHints: 'Una partida clasificatoria no tiene pistas: elige `rated:False` o `hints:off`.',
    invited: people => `Invitados: ${listed(people)}`,
    asked: 'sin respuesta',
    rematch: 'Otra partida con las mismas personas: los demás pulsan Unirse.',
    lapsed: `Nadie ha hecho nada aquí en un día, así que la mesa se cerró. ${command('new')} abre otra cuando quieras.`,
    title: (game, people) => `${game} con ${people.join(', ')}`,
    inThread: 'En un hilo',
    openedThere: thread => `La mesa está abierta en ${thread} y ya tienes asiento.`,
    dealtThere: thread => `Todo repartido: el tablero está en ${thread}.`,
    alreadyInThread: `Esto ya es un hilo: ${command('new')} sin \`thread\` juega aquí.`,
    noThread: `No pude abrir un hilo aquí. ${command('new')} sin \`thread\` juega en este canal.`,
    bots: people =>
      people.length === 1
        ? `${listed(people)} no puede jugar: solo juegan personas.`
        : `${listed(people)} no pueden jugar: solo juegan personas.`,
    yourself:
      alone === undefined ? 'No puedes desafiarte a ti.' : `Para jugar en solitario, escribe ${alone}.`,
    remove: person => `Quitar a ${person}`,
    removed: person => `${person} ya no está en la mesa; el asiento vuelve a quedar libre.`,
    again: 'La mesa vuelve a estar abierta: los demás pulsan Unirse.',
    againSolo: 'Repartido de nuevo: enseguida viene el tablero.',
  },
  calls: {
    ping: person => `${person}, te toca.`,
    reminder: (person, hours) =>
      plural(hours, {
        one: `${person}, los demás llevan una hora esperándote.`,
        other: `${person}, los demás llevan # horas esperándote.`,
      }),
    note: (person, days) =>
      plural(days, {
        one: `${person}, un último aviso: los demás llevan un día esperándote. No te recordaré más este turno.`,
        other: `${person}, un último aviso: los demás llevan # días esperándote. No te recordaré más este turno.`,
      }),
    nudge: (people, by, asked) => {
      if (asked !== undefined) return `${listed(people)}: recordatorio de ${by}: ${asked}.`;
      return people.length === 1
        ? `${listed(people)}, ${by} te recuerda que es tu turno.`
        : `${listed(people)}: recordatorio de ${by}, se espera su jugada.`;
    },
    overdue: (person, pace) =>
      `${person} lleva más de ${HOURS[pace]} horas. Los demás pueden decidir cómo seguir.`,
    question: person => `${person}, aquí te preguntaron algo y aún falta tu respuesta.`,
    invited: person => `${person}, tienes una invitación a esta mesa.`,
    nudgeThem: 'Avisar',
    nudged: people => `Aviso enviado: ${listed(people)}. El próximo, dentro de doce horas.`,
    paused: 'Esta partida está en pausa.',
  },
  seats: {
    absent: (person, how) =>
      how !== 'steady'
        ? `Desde ahora ${STANDS_IN[how]} juega por ${person} hasta que vuelva: basta con que haga algo aquí.`
        : `Desde ahora juego yo por ${person}, según una regla fija, hasta que vuelva: basta con que haga algo aquí.`,
    gone: (person, how) =>
      how !== 'steady'
        ? `${person} ha dejado el servidor. De momento ${STANDS_IN[how]} juega ese asiento; los demás pueden ofrecerlo a otra persona.`
        : `${person} ha dejado el servidor. De momento juego yo ese asiento, según una regla fija; los demás pueden ofrecerlo a otra persona.`,
    back: person => `${person} ha vuelto y sigue jugando.`,
    offered: person =>
      `Se ofrece el asiento de ${person}: quien pulse primero se lo queda con todos sus puntos. Hasta entonces sigue siendo de ${person}.`,
    'offer-lapsed': person => `Nadie ha tomado el asiento de ${person} en 48 horas: ya no se ofrece.`,
    taken: (person, before) => `${person} sigue en lugar de ${before}. ¡Que vaya bien!`,
    away: (person, until) => `${person} estará fuera hasta el ${until}. El reloj de esta partida espera.`,
    awayInPart: (person, until, days) =>
      days === 0
        ? `${person} estará fuera hasta el ${until}. El reloj de esta partida sigue corriendo.`
        : `${person} estará fuera hasta el ${until}. El reloj de esta partida espera ${plural(days, { one: '# día', other: '# días' })} más como máximo.`,
    here: person => `${person} ya está aquí de nuevo.`,
    take: 'Tomar el asiento',
    took: 'El asiento es tuyo. Enseguida viene el tablero.',
    comeBack: 'He vuelto',
    youAreBack: 'Vuelves a jugar tu asiento.',
  },
  votes: {
    propose: {
      'play-once': 'Jugar este turno en su lugar',
      'play-until-back': 'Jugar hasta que vuelva',
      offer: 'Ofrecer el asiento',
      pause: 'Pausar',
      unpause: 'Seguir',
    },
    choose: 'Elegir quién juega',
    whoPlays: target => `**¿Quién juega por ${target}?** Se pregunta a los demás.`,
    ways: { 'play-once': 'Este turno', 'play-until-back': 'Hasta que vuelva' },
    asks: {
      'play-once': (person, target, how) =>
        how !== 'steady'
          ? `${person} pide que ${STANDS_IN[how]} juegue este turno por ${target}.`
          : `${person} pide que yo juegue este turno por ${target}, según una regla fija.`,
      'play-until-back': (person, target, how) =>
        how !== 'steady'
          ? `${person} pide que ${STANDS_IN[how]} juegue por ${target} hasta que vuelva.`
          : `${person} pide que yo juegue por ${target}, según una regla fija, hasta que vuelva.`,
      offer: (person, target) => `${person} pide ofrecer el asiento de ${target} a otra persona.`,
      pause: person => `${person} pide pausar la partida.`,
      unpause: person => `${person} pide seguir con la partida.`,
    },
    question: (people, needed, until) =>
      people.length === 0
        ? `Síes necesarios: ${needed}. Vence el ${until}.`
        : `${listed(people)}: ¿de acuerdo? Síes necesarios: ${needed}. Vence el ${until}.`,
    soFar: (agreed, needed, refused) =>
      refused === 0
        ? `${agreed} de ${needed} hasta ahora.`
        : `${agreed} de ${needed} hasta ahora, ${refused} en contra.`,
    agreed: '**Aprobado.**',
    refused: '**Rechazado**: la partida sigue como estaba.',
    withdrawn: 'Ya no hace falta.',
    withdrewBy: person => `${person} lo retiró.`,
    lapsed: 'No se decidió en 48 horas: la partida sigue como estaba.',
    youAsked: 'Se ha preguntado a los demás.',
    youAgreed: 'Estás de acuerdo.',
    youRefused: 'Lo rechazaste.',
    youWithdrew: 'Lo retiraste.',
    carried: 'Aprobado: ya está hecho.',
  },
  undo: {
    ask: 'Preguntar a los demás',
    agree: 'Aceptar',
    refuse: 'Rechazar',
    done: 'Deshecho; enseguida viene el tablero.',
    askPractice:
      '¿Deshacer esto? La puntuación de esta partida quedará marcada como práctica: no vale como récord.',
    practise: 'Deshacerlo',
    asked: people =>
      people.length === 1
        ? `Pedido: ${listed(people)} tiene que aceptar en 48 horas. Cualquier acción en la partida retira tu petición.`
        : `Pedido: ${listed(people)} tienen que aceptar en 48 horas. Cualquier acción en la partida retira tu petición.`,
    allAgreed: 'Aceptas, igual que todos los demás: se deshace. Enseguida viene el tablero.',
    youRefused: 'Lo rechazaste: la acción se mantiene.',
    youAgreed: stillAsked => `Aceptas. Aún falta la respuesta de ${listed(stillAsked)}.`,
    asks: person => `${person} pide deshacer:`,
    question: (people, _needed, until) =>
      `${listed(people)}: ¿de acuerdo? Tienen que aceptar todos los demás. Vence el ${until}; cualquier acción en la partida lo retira.`,
    soFar: (agreed, asked) =>
      plural(agreed, {
        one: `Hasta ahora acepta # de ${asked}.`,
        other: `Hasta ahora aceptan # de ${asked}.`,
      }),
    agreed: 'Todos aceptaron: se deshace.',
    refused: 'Rechazado: se mantiene.',
    refusedBy: person => `${person} lo rechazó: se mantiene.`,
    refusedNews: (by, asker) =>
      by === undefined
        ? `Rechazado: se mantiene. ${asker} había pedido deshacer la última acción.`
        : `${by} lo rechazó: se mantiene. ${asker} había pedido deshacer la última acción.`,
    withdrewBy: person => `${person} lo retiró: se mantiene.`,
    withdrawn: 'Retirado: la partida ha seguido, así que se mantiene.',
    lapsed: 'No todos aceptaron en 48 horas: se mantiene.',
  },
  history: {
    log: 'Historial',
    recap: 'Resumen',
    board: 'Tablero',
    earlier: '◀ Anterior',
    later: 'Siguiente ▶',
    logTitle: (page, pages) => `**La partida hasta ahora**, página ${page} de ${pages}`,
    logEmpty: 'Aún no se ha jugado nada. El historial empieza con el primer turno.',
    strangers: 'No tienes asiento en esta mesa; esta es la página más reciente de su historial.',
    tookBack: (name, turns) => `**${name}** deshizo ${listed(turns)}.`,
    byOrder: '(por orden permanente)',
    playedFor: name => `(jugado en lugar de ${name})`,
    since: '**Desde tu última jugada**',
    sinceTheDeal: '**Desde el reparto**',
    nothingSince: 'No ha pasado nada desde tu última jugada.',
    near: '**Para tus propios objetivos**',
    boardAfter: (turn, newest) => `El tablero tras el turno ${turn} de ${newest}.`,
    boardOfTheDeal: 'El tablero tal como se repartió.',
    noSuchTurn: (turn, newest) =>
      `El turno ${turn} no existe: el más reciente es el ${newest}, y 0 es el reparto. ${command('game log')} numera los turnos.`,
  },
  ending: {
    best: (person, points, turn) =>
      `Mejor turno: ${person}, ${plural(points, { one: '# punto', other: '# puntos' })} (turno ${turn}).`,
    ratings: people => `Puntos de rating: ${people.join(', ')}.`,
    ratingsWithPlayers: people => `Rating contra jugadores del bot: ${people.join(', ')}.`,
    rating: (person, points, change) => `${person} con ${points} (${change})`,
    ratedInPart: part => `La partida contó un ${percent(part)} de una clasificatoria.`,
    rematch: 'Revancha',
    another: 'Otro juego',
    whichOther: '¿Qué juego con las mismas personas? Se pregunta a los demás, que pulsan Unirse.',
    record: 'La partida entera, como archivo que otros programas pueden leer y comprobar.',
    recordSoFar:
      'La partida hasta ahora, como archivo: lo que puedes saber de ella. Estará completo cuando termine.',
    recordFile: 'El registro de la partida',
    verified: shuffles =>
      `Comprobado: ${plural(shuffles, { one: 'el # barajado', other: 'los # barajados' })} y todos los turnos se siguen de la semilla fijada antes de la primera carta. Con ${command('game record')} puedes comprobarlo por tu cuenta.`,
    proof: (commitment, seed, salt) => `-# SHA-256 \`${commitment}\`, semilla \`${seed}\`, sal \`${salt}\``,
    differs: turn =>
      `Desde el turno ${turn}, esta partida no se sigue de la semilla que se fijó antes de ella.`,
    notYetVerified: commitment =>
      `Los barajados los fija una semilla secreta; su SHA-256 es \`${commitment}\`. La semilla se revela cuando termina la partida; entonces puedo comprobarte cada barajado.`,
    unverifiable:
      'Esta partida empezó antes de que los barajados se ataran a una semilla, así que no se puede comprobar nada.',
    olderRules:
      'Esta partida empezó con una versión anterior de sus reglas, así que ya no puedo comprobar sus turnos. Su semilla es pública: el programa de entonces sí puede.',
  },
});
