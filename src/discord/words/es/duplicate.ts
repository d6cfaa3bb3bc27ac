import { grammar } from '../../../stage/grammar.ts';
import type { DuplicateWords } from '../duplicates.ts';

const { plural, listed, percent } = grammar('es-ES');
const people = (count: number): string => plural(count, { one: '# persona', other: '# personas' });
const PACES = {
  none: 'sin límite de tiempo',
  day: 'un día por turno',
  'three-days': 'tres días por turno',
  'two-weeks': '14 días por turno',
} as const;

/** El mismo reparto en varias mesas. */
export const duplicates: DuplicateWords = {
  head: (game, tables) => `**${game}** · duplicado, ${plural(tables, { one: '# mesa', other: '# mesas' })}`,
  about:
    'Todas las mesas tienen el mismo reparto y los mismos robos. Al final se comparan los asientos como en el bridge: dos puntos de comparación por cada mesa que queda detrás en el mismo asiento, uno por cada empate. No es clasificatorio.',
  how: (seats, pace, hints, company) =>
    [
      seats === null
        ? 'tantos asientos como hagan falta'
        : plural(seats, { one: '# asiento por mesa', other: '# asientos por mesa' }),
      PACES[pace],
      hints ? 'con pistas' : 'sin pistas',
      ...(company.length > 0 ? [`en cada mesa: ${listed(company)}`] : []),
    ].join(' · '),
  secret:
    'Cada mesa es un hilo privado: hasta que terminen todas, nadie más ve nada de ella. Quien tenga Gestionar hilos podría mirarla en Discord.',
  gathering: (opener, count, most) =>
    `Lo abrió ${opener}. ${people(count)} hasta ahora, ${most} como máximo. Se reparten por sorteo entre las mesas; los jugadores del bot ocupan los asientos libres.`,
  fewer: wanted => `Menos mesas de las deseadas (${wanted}): en cada una hay al menos una persona.`,
  tablesLeft: (open, all) =>
    open === 0
      ? 'Todas las mesas han terminado.'
      : `${open} de ${all} ${all === 1 ? 'mesa' : 'mesas'} ${open === 1 ? 'sigue' : 'siguen'} jugando.`,
  table: number => `Mesa ${number}`,
  calledOff: 'Cancelado: no se ha repartido nada.',
  closed:
    'Cerrado antes de tiempo: se comparan las mesas que habían terminado, y las demás siguen por su cuenta.',
  compared: 'La comparación está en un mensaje aparte.',
  noThreads:
    '⚠️ No puedo abrir hilos privados aquí: necesito **Crear hilos privados** y **Enviar mensajes en hilos**. Lo intento de nuevo por mi cuenta; no se pierde nada.',
  join: 'Unirse',
  leave: 'Salir',
  start: 'Empezar',
  stop: 'Cancelar',
  close: 'Cerrar',
  sure: 'Sí, terminar',
  opened: 'El duplicado está abierto: su mensaje está en este canal.',
  joined: 'Ya participas. Tu mesa se sortea al empezar.',
  left: 'Ya no participas.',
  started: 'Empieza: cada mesa se abre en un hilo privado, y se añade a quien juega en ella.',
  stopAsk: '¿Cancelar el duplicado? No se reparte nada.',
  closeAsk:
    '¿Cerrar el duplicado? Las mesas que han terminado se comparan ahora; las demás siguen y ya no cuentan.',
  closeForfeits: '⚠️ Tu propia mesa aún se está jugando: tu asiento quedaría el último.',
  stopped: 'Está cancelado.',
  closedNow: 'Está cerrado.',
  onlyHere: 'Los duplicados son para servidores: abre uno en un canal donde yo pueda abrir hilos privados.',
  cannot: options =>
    `Un duplicado no admite ${listed(options)}: sus mesas son hilos privados, los asientos se sortean y no es clasificatorio.`,
  noneEnded: 'No había terminado ninguna mesa: no hay nada que comparar.',
  place: (place, name, share, matchPoints, table) =>
    `\`${place}\` ${name} · ${share === null ? '–' : percent(share)} · ${plural(matchPoints, { one: '# punto de comparación', other: '# puntos de comparación' })} · mesa ${table}`,
  seat: number => `Asiento ${number}`,
  score: (table, name, total, matchPoints) =>
    `mesa ${table} ${name} ${total === null ? '–' : total} (${matchPoints})`,
  rounds: 'Ronda a ronda',
  parted: (turn, seat) =>
    `Las mesas hicieron lo mismo hasta la jugada ${turn}, en la que el asiento ${seat} eligió de otro modo.`,
  oneWay: 'Todas las mesas jugaron igual, elección por elección.',
  scale:
    '-# Entre paréntesis: puntos de comparación. Un asiento abandonado, o de una mesa cancelada, queda el último; también el de quien cerró el duplicado durante su propia partida.',
  proof: (seed, salt) => `-# Semilla \`${seed}\`, sal \`${salt}\`.`,
  stillPlayed: '-# La semilla se revela cuando termine la última mesa.',
  counted: (count, share) =>
    `${plural(count, { one: '# duplicado', other: '# duplicados' })}: ${percent(share)} de los puntos de comparación de media`,
};
