import { grammar } from '../../../stage/grammar.ts';
import type { LeagueWords } from '../leagues.ts';

const { plural, listed } = grammar('es-ES');
const people = (count: number): string => plural(count, { one: '# persona', other: '# personas' });
const points = (count: number): string => plural(count, { one: '# punto', other: '# puntos' });
const PACES = {
  none: 'sin límite de tiempo',
  day: 'un día por turno',
  'three-days': 'tres días por turno',
  'two-weeks': '14 días por turno',
} as const;

const cupRound = (players: number): string =>
  players <= 2 ? 'final' : players <= 4 ? 'semifinales' : 'cuartos de final';

/** Temporadas de la gente de un servidor. */
export const leagues: LeagueWords = {
  head: (name, game) => `**${name}** · liga de ${game}`,
  how: (seats, pace, rounds, cup) =>
    [
      seats === 2 ? 'duelos' : `mesas de hasta ${seats}`,
      PACES[pace],
      rounds === null
        ? 'rondas según el número de personas'
        : plural(rounds, { one: '# ronda', other: '# rondas' }),
      ...(cup > 0 ? [`después una copa de los ${cup} mejores`] : []),
    ].join(' · '),
  scale: scales => `Puntos por puesto: ${listed(scales, 'or')}; los puestos iguales se los reparten.`,
  ties: 'A igualdad de puntos: los enfrentamientos, la media de los rivales, la proporción de puntos en las partidas, el sorteo.',
  absent: (bye, missed) =>
    `Por quien agota su tiempo juega el suplente hasta que vuelva. Una partida que se le deja no da puntos; tras la segunda, ocupa su plaza quien espera (${points(missed)} por ronda perdida). Un descanso da ${bye}.`,
  filled: player =>
    `La plaza que quede libre en una mesa la ocupa ${player}: no recibe puntos, y los puestos de los demás cuentan como si ahí no hubiera nadie.`,
  drawn: seed => `El sorteo sale de la semilla \`${seed}\`.`,
  gathering: (opener, count, fewest, most) =>
    `La abrió ${opener}. ${people(count)} hasta ahora; pueden jugar de ${fewest} a ${most}. Las partidas empiezan solas, en hilos de este canal, y son clasificatorias.`,
  round: (round, rounds) => `Ronda ${round} de ${rounds}`,
  cup: cupRound,
  tablesLeft: (open, all) =>
    open === 0
      ? 'Todas las mesas han terminado.'
      : `${open} de ${all} ${all === 1 ? 'mesa' : 'mesas'} ${open === 1 ? 'sigue' : 'siguen'} jugando.`,
  waiting: names => `Esperan plaza: ${names.join(', ')}`,
  over: (winner, total) => `🏆 ${winner} ha ganado, con ${points(total)} en las rondas.`,
  closed: 'Esta liga se cerró antes de su final. Las partidas en curso continúan.',
  noThreads:
    '⚠️ No puedo abrir hilos aquí: necesito **Crear hilos públicos** y **Enviar mensajes en hilos**. Lo intento de nuevo por mi cuenta; no se pierde nada.',
  shut: '⚠️ Ya no puedo escribir en el canal de la liga: la liga espera, y lo intento de nuevo por mi cuenta.',
  table: number => `Mesa ${number}`,
  byes: (names, bye) => `Sin mesa esta vez, ${points(bye)}: ${names.join(', ')}`,
  called: '-# Este mensaje no avisa a nadie: cada cual recibe el aviso en el hilo, cuando le toca.',
  join: 'Unirse',
  leave: 'Salir',
  start: 'Empezar',
  standing: 'Clasificación',
  close: 'Cerrar',
  opened: name => `**${name}** está abierta: su mensaje está en este canal.`,
  joined: name => `Estás en **${name}**.`,
  nowWaiting: name =>
    `**${name}** ya ha empezado: estás en la lista de espera y ocuparás la plaza de quien salga primero.`,
  left: name => `Has dejado **${name}**. Una partida tuya en curso sigue hasta su final.`,
  started: name => `**${name}** empieza: sus mesas se abren en hilos del canal.`,
  closeAsk: name => `¿Cerrar **${name}**? No habrá más rondas y nadie gana. Las partidas en curso continúan.`,
  closedNow: name => `**${name}** está cerrada.`,
  row: (place, name, total, games) =>
    `\`${place}\` ${name}: ${points(total)}, ${plural(games, { one: '# partida', other: '# partidas' })}`,
  gone: 'fuera',
  ownGame: thread => `Tu partida de esta ronda: ${thread}`,
  ownBye: 'No tienes mesa en esta ronda.',
  ownOver: 'Tu partida de esta ronda ha terminado.',
  ownComing: 'Tu mesa de esta ronda se abre en un momento.',
  notIn: 'No estás en esta liga.',
  noVariant: known =>
    known.length === 0
      ? 'Este juego no tiene variantes.'
      : `No existe esa variante. Hay: ${known.join(', ')}.`,
  onlyHere: 'Las ligas son para servidores: abre una en un canal donde yo pueda abrir hilos.',
};
