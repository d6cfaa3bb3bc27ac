import { grammar } from '../../../stage/grammar.ts';
import type { Refusals } from '../en/refusals.ts';
import type { Facts } from '../facts.ts';
import { when } from '../figures.ts';
import type { Naming } from '../naming.ts';
import { duplicateRefusals } from './duplicate-refusals.ts';
import { leagueRefusals } from './league-refusals.ts';

const { listed, plural } = grammar('es-ES');

/** Why the others must agree before something is taken back. */
const consent = (reason: string | undefined): string => {
  switch (reason) {
    case 'revealed':
      return 'Esto solo se deshace si todos los demás aceptan: mostró algo nuevo, y lo visto no se puede olvidar.';
    case 'together':
      return 'Esto solo se deshace si todos los demás aceptan: varios eligieron a la vez.';
    case 'acted':
      return 'Esto solo se deshace si todos los demás aceptan: otros ya han elegido después.';
    default:
      return 'Esto solo se deshace si todos los demás aceptan: también les afecta.';
  }
};

const settled = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return 'Esta pregunta está resuelta: todos aceptaron y se deshizo.';
    case 'refused':
      return 'Esta pregunta está resuelta: se rechazó, y la acción se mantiene.';
    case 'withdrawn':
      return 'Esta pregunta está resuelta: se retiró, y la acción se mantiene.';
    case 'lapsed':
      return 'Esta pregunta está resuelta: nadie respondió en 48 horas, y la acción se mantiene.';
    default:
      return 'Esta pregunta está resuelta: ya no se pide nada.';
  }
};

const notOpener = ({ opener: name, text }: Facts, leave: string): string => {
  const opener = name === undefined ? 'quien abrió esta mesa' : `${name}, que abrió esta mesa,`;
  switch (text('deed')) {
    case 'start':
      return `Mientras no esté completa, solo ${opener} puede empezar.`;
    case 'cancel':
      return text('asker') === 'stranger'
        ? `Solo ${opener} puede cancelarla.`
        : `Solo ${opener} puede cancelarla. Con ${leave} dejas tu propio asiento.`;
    default:
      return `Solo ${opener} puede hacer eso.`;
  }
};

const whoever = (people: readonly string[]): string => (people.length > 0 ? listed(people) : 'Esa persona');

const settledVote = (status: string | undefined): string => {
  switch (status) {
    case 'agreed':
      return 'Esta votación está cerrada: se aprobó.';
    case 'refused':
      return 'Esta votación está cerrada: se rechazó.';
    case 'withdrawn':
      return 'Esta votación está cerrada: se retiró o ya no hace falta.';
    case 'lapsed':
      return 'Esta votación está cerrada: no se decidió en 48 horas.';
    default:
      return 'Esta votación está cerrada: ya no se pide nada.';
  }
};

/** Somebody does something too often: the rule, and when it is possible again. */
function tooSoon({ number, text }: Facts): string {
  const times = number('times') ?? 0;
  const minutes = number('minutes') ?? 0;
  const within = minutes === 60 ? 'en una hora' : `en ${minutes} minutos`;
  const again = `<t:${Math.ceil((number('until') ?? 0) / 1_000)}:R>`;
  switch (text('what')) {
    case 'open':
      return `Una persona puede abrir ${plural(times, { one: '# partida', other: '# partidas' })} en un servidor ${within}. Podrás abrir otra ${again}.`;
    case 'thread':
      return `Una persona puede abrir ${plural(times, { one: '# hilo para partidas', other: '# hilos para partidas' })} en un servidor ${within}. Podrás abrir otro ${again}.`;
    case 'invite':
      return `Una persona puede invitar a una mesa a ${plural(times, { one: '# persona', other: '# personas' })} ${within}. Podrás invitar a estas ${again}.`;
    case 'invite-one':
      return `A una misma persona se la puede invitar a una mesa ${plural(times, { one: '# vez', other: '# veces' })} ${within}. Podrás invitarla de nuevo ${again}.`;
    case 'ask':
      return `Una persona puede hacer ${plural(times, { one: '# pregunta a los demás de una partida', other: '# preguntas a los demás de una partida' })} ${within}. Podrás preguntar de nuevo ${again}.`;
    case 'share':
      return `Una persona puede publicar ${plural(times, { one: '# tarjeta de una partida', other: '# tarjetas de una partida' })} ${within}. Podrás publicar otra ${again}.`;
    case 'undo':
      return `Una persona puede deshacer ${plural(times, { one: '# acción de una partida', other: '# acciones de una partida' })} ${within}. Podrás deshacer otra ${again}.`;
    case 'away':
      return `Puedes cambiar tu ausencia ${plural(times, { one: '# vez', other: '# veces' })} ${within}. Podrás cambiarla de nuevo ${again}.`;
    default:
      return `Has hecho eso demasiadas veces. Podrás de nuevo ${again}.`;
  }
}

export const refusals = ({ command, alone }: Naming): Refusals => ({
  'no-match': () =>
    `No hay ninguna partida en este canal. ${command('new')} abre una${alone === undefined ? '' : `, ${alone} empieza una en solitario`}.`,
  'channel-busy': ({ text, number }) =>
    text('status') === 'lobby'
      ? text('asker') !== 'stranger'
        ? 'En un canal cabe una partida a la vez. Aquí una espera jugadores, y ya tienes asiento en ella.'
        : number('free') === 0
          ? 'En un canal cabe una partida a la vez. Aquí una está a punto de empezar, con todos los asientos ocupados.'
          : `En un canal cabe una partida a la vez. Aquí una espera jugadores: ${command('join')} toma un asiento.`
      : 'En un canal cabe una partida a la vez, y aquí ya se juega una. Abre la tuya en otro canal o en un hilo.',
  'already-seated': () => 'Ya tienes asiento en esta mesa.',
  'not-seated': ({ gathering, full }) =>
    gathering
      ? full
        ? 'No tienes asiento en esta mesa, y todos están ocupados.'
        : `No tienes asiento en esta mesa. ${command('join')} toma uno.`
      : `No tienes asiento en esta mesa, así que aquí no tienes nada que hacer. ${command('board')} muestra la partida.`,
  'no-players': () => 'El bot aún no tiene jugadores para este juego: invita a personas.',
  'players-only': ({ number }) =>
    `Una mesa necesita a una persona, y no queda asiento para ella. Asientos: ${number('seats')}, jugadores del bot: ${number('players')}.`,
  'table-full': ({ number }) =>
    plural(number('seats') ?? 0, {
      one: 'La mesa está completa: # asiento ocupado.',
      other: 'La mesa está completa: # asientos ocupados.',
    }),
  'too-few': ({ number }) =>
    plural(number('seats') ?? 0, {
      one: `Faltan jugadores: la partida necesita ${number('needed')} y aquí hay #. Los demás pulsan Unirse o escriben ${command('join')}.`,
      other: `Faltan jugadores: la partida necesita ${number('needed')} y aquí hay #. Los demás pulsan Unirse o escriben ${command('join')}.`,
    }),
  'already-started': ({ text }) =>
    text('asker') === 'seated' || text('asker') === 'opener'
      ? `La partida ya empezó; los asientos no cambian más. ${command('resign')} abandona el tuyo.`
      : `La partida ya empezó; los asientos no cambian más. ${command('board')} la muestra.`,
  'not-started': () =>
    'La partida aún no ha empezado. Quien abrió la mesa puede empezarla cuando haya jugadores suficientes; con la mesa completa, cualquiera que tenga asiento.',
  'not-opener': facts => notOpener(facts, command('leave')),
  over: () => `La partida terminó. ${command('board')} muestra cómo; ${command('new')} abre otra.`,
  'cancel-alone': () =>
    `Una partida clasificatoria contra jugadores del bot no se puede cancelar: contaría solo cuando ganas. ${command('resign')} la termina como derrota.`,
  resigned: () => `Abandonaste esta partida; yo juego tu asiento. ${command('board')} muestra cómo va.`,
  stale: () => 'La partida ha avanzado desde entonces, así que no se hizo nada.',
  late: () => 'La partida avanzó mientras tu comando estaba en camino, así que no se hizo nada.',
  'late-choice': () => 'Cambiaste tu elección después de enviar esto, así que no se hizo nada.',
  'no-such-order': () =>
    'Esa orden permanente no está vigente: se retiró o no encaja con esta acción. Tu página de la mano muestra las vigentes.',
  'too-many-orders': ({ number }) =>
    `Ya has dejado ${number('limit')} órdenes permanentes, y en una página no caben más. Retira antes una en tu página de la mano; no se hizo nada.`,
  'not-to-act': ({ people }) =>
    people.length > 0 ? `No es tu turno. La partida espera a ${listed(people)}.` : 'No es tu turno.',
  'no-hints': ({ text }) =>
    text('why') === 'rated'
      ? 'Esta partida es clasificatoria, y en esas no hay pistas. Una partida abierta con `rated:False` las tiene.'
      : text('why') === 'off'
        ? `Esta mesa juega sin pistas. Todo lo que puedes hacer está en tu panel, y ${command('rules')} explica cómo.`
        : `No doy pistas en este juego: nadie me ha enseñado a jugarlo bien. ${command('rules')} explica cómo se juega.`,
  'bad-seats': ({ number }) =>
    number('min') === number('max')
      ? plural(number('min') ?? 0, {
          one: 'Este juego es para # jugador.',
          other: 'Este juego es para # jugadores.',
        })
      : `Este juego es de ${number('min')} a ${number('max')} jugadores.`,
  'not-allowed': () =>
    'No puedes cancelar esta partida por tu cuenta. Antes de empezar puede quien abrió la mesa; después tienen que aceptar todos los jugadores, o la cancela alguien con Gestionar servidor.',
  'undo-nothing': () => 'Aún no se ha jugado nada, así que no hay nada que deshacer.',
  'undo-over': () => 'La partida terminó: una vez mostrado todo, ya no se deshace nada.',
  'undo-first': () =>
    'Cuenta tu primer intento, así que en él no se deshace nada. Después, al practicar, sí se puede.',
  'undo-not-yours': ({ people }) =>
    people.length > 0
      ? `Solo puedes deshacer tu propia última acción, y la última aquí es de ${listed(people)}.`
      : 'Solo puedes deshacer tu propia última acción, y la última aquí es de otra persona.',
  'undo-acted-since': ({ people }) =>
    people.length > 0
      ? `Solo se puede deshacer la última acción de la partida, y después de la tuya hay una de ${listed(people)}.`
      : 'Solo se puede deshacer la última acción de la partida, y después de la tuya hay otra.',
  'undo-consent': ({ text }) => consent(text('reason')),
  'undo-asked': ({ people }) =>
    people.length > 0
      ? `${listed(people)} ya lo ha pedido: los demás tienen 48 horas para aceptar.`
      : 'Alguien ya lo ha pedido: los demás tienen 48 horas para aceptar.',
  'undo-own-request': () => 'La petición es tuya: deciden los demás.',
  'undo-no-request': () => `Nadie pide deshacer nada. ${command('undo')} deshace tu propia última acción.`,
  'undo-settled': ({ text }) => settled(text('status')),
  paused: () => 'Esta partida está en pausa: no se juega nada hasta que los jugadores acuerden seguir.',
  'not-paused': () => 'Esta partida no está en pausa.',
  'bad-seat': () => 'No existe ese asiento en esta mesa.',
  'seat-resigned': ({ people }) => `${whoever(people)} abandonó; juego yo ese asiento hasta el final.`,
  'seat-away': ({ people, number }) =>
    `${whoever(people)} está fuera. El reloj espera y sigue ${when(number('until') ?? 0)}.`,
  'seat-absent': ({ people }) => `${whoever(people)} no está, y ya juego yo ese asiento.`,
  'seat-offered': () => 'Ese asiento ya se ofrece.',
  'not-late': ({ people, number }) => {
    const late = number('late');
    const until = late === undefined ? '' : ` El tiempo de este turno termina ${when(late)}.`;
    return `${whoever(people)} no se ha retrasado.${until}`;
  },
  'vote-own-seat': () => 'Esto trata de tu propio asiento: deciden los demás, y termina cuando juegues.',
  'vote-other-player': ({ people }) =>
    `${whoever(people)} ya ha pedido aquí otro jugador: responde antes a eso o espera a que se decida.`,
  'no-vote': () => 'En esta partida no hay ninguna pregunta así.',
  'vote-settled': ({ text }) => settledVote(text('status')),
  'no-offer': () => 'Aquí no se ofrece ningún asiento así.',
  unwelcome: () => `No puedes sentarte en esta mesa. ${command('new')} abre una en otro canal.`,
  'blocked-here': ({ people }) =>
    `Has bloqueado a alguien de esta mesa: ${listed(people)}. Puedes desbloquear en \`/games settings\`.`,
  'nudge-nobody': () => 'Ahora no hay aquí nadie más a quien avisar.',
  'nudge-early': ({ number }) =>
    `En la primera hora de un turno no se avisa a nadie. Podrás avisar ${when(number('until') ?? 0)}.`,
  nudged: ({ number }) => `Ya hubo un aviso. Podrás avisar de nuevo ${when(number('until') ?? 0)}.`,
  'bad-zone': () => 'No conozco esa zona horaria. Elige una como Europe/Madrid o America/Mexico_City.',
  'no-zone': () => 'Las horas de silencio necesitan tu zona horaria: elígela también.',
  'bad-hours': () => 'No entiendo esas horas. Escríbelas como 22:30 y 7:00; tienen que ser distintas.',
  'away-past': () => 'Ese día ya pasó.',
  'away-long': ({ number }) =>
    plural(number('days') ?? 0, {
      one: 'Puedes estar fuera # día como máximo.',
      other: 'Puedes estar fuera # días como máximo.',
    }),
  'block-self': () => 'No puedes bloquearte a ti.',
  'too-many': ({ number, text }) => {
    const limit = number('limit') ?? 0;
    switch (text('what')) {
      case 'invitations':
        return plural(limit, {
          one: 'A una mesa se puede invitar a # persona como máximo.',
          other: 'A una mesa se puede invitar a # personas como máximo.',
        });
      case 'lobbies':
        return plural(number('count') ?? 0, {
          one: `Has abierto aquí # mesa que aún espera jugadores, y el límite es ${limit}: empieza o cancela una antes.`,
          other: `Has abierto aquí # mesas que aún esperan jugadores, y el límite es ${limit}: empieza o cancela una antes.`,
        });
      case 'live':
        return plural(number('count') ?? 0, {
          one: `Juegas # partida que no ha terminado, y el límite es ${limit}: termina, abandona o cancela una antes. \`/games list\` las muestra.`,
          other: `Juegas # partidas que no han terminado, y el límite es ${limit}: termina, abandona o cancela una antes. \`/games list\` las muestra.`,
        });
      default:
        return plural(number('count') ?? 0, {
          one: `Has abierto aquí # partida que no ha terminado, y el límite es ${limit}: termina o cancela una antes.`,
          other: `Has abierto aquí # partidas que no han terminado, y el límite es ${limit}: termina o cancela una antes.`,
        });
    }
  },
  'no-invitations': ({ people }) => `Estas personas no aceptan invitaciones: ${listed(people)}.`,
  'you-blocked': ({ people }) =>
    `Has bloqueado a estas personas, así que no puedes invitarlas: ${listed(people)}.`,
  'remove-yourself': () => `No puedes quitarte a ti: ${command('leave')} deja tu propio asiento.`,
  'not-at-table': () => 'Esa persona no está en esta mesa.',
  'may-not-open': ({ text }) =>
    text('who') === 'manage-server'
      ? 'En este servidor solo abre partidas quien tiene Gestionar servidor.'
      : 'En este servidor solo abre partidas quien tiene cierto rol.',
  'not-all-here': ({ people, opener, text }) =>
    text('asker') === 'opener' || opener === undefined
      ? `Aún falta el sí de ${listed(people)}: hay que pulsar Unirse, o ${command('remove')} libera el asiento.`
      : `Aún falta el sí de ${listed(people)}: hay que pulsar Unirse, o ${opener} libera el asiento.`,
  'not-over': ({ text }) =>
    text('status') === 'cancelled'
      ? `Esta partida se canceló, así que no hay nada que repetir. ${command('new')} abre otra.`
      : 'La revancha llega cuando termina la partida.',
  'never-started': () => 'Esta mesa se canceló antes de que se jugara nada, así que no hay registro.',
  'no-record': () => 'Este juego no guarda un registro que otros programas puedan leer.',
  'review-running': () =>
    'Esta partida aún se está jugando. Se analiza cuando termine: hasta entonces, una pista para uno es una pista para todos.',
  'review-nothing': () => 'No hay nada que analizar: la persona de este asiento no tomó ninguna decisión.',
  'review-not-yours': () =>
    'Quien jugó esta partida puede pedir el análisis de su propio juego. Nadie ha compartido aún un análisis de esta partida.',
  'review-no-judge': () => 'No puedo analizar esta partida: yo mismo no sé jugar a esto.',
  'stats-private': () => 'Esta persona no comparte sus estadísticas.',
  'no-deal': () =>
    'No hay ningún reparto con ese nombre. Revisa el código o busca los días pasados en el archivo.',
  'deal-to-come': () => 'Ese día aún no ha empezado.',
  'deal-unplayed': () => 'Verás cómo les fue a los demás cuando hayas jugado este reparto.',
  'deal-open': ({ number }) => {
    const until = number('until');
    return `Otros aún pueden jugar este reparto, así que no se muestra nada de su tablero${until === undefined ? '' : ` (se abre ${when(until)})`}. La tarjeta con la calle no revela nada.`;
  },
  'no-solo-deal': () => 'Este juego no puede jugarlo una persona en solitario.',
  'bad-setting': ({ possible }) => `Eso no es posible aquí. Elige entre: ${possible.join(', ')}.`,
  'too-soon': tooSoon,
  ...leagueRefusals,
  ...duplicateRefusals,
});
