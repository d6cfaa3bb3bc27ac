import { grammar } from '../../../stage/grammar.ts';
import type { Timing } from '../../ports.ts';
import type { VitalsWords } from '../en/vitals.ts';
import { milliseconds, seconds, tenths } from '../figures.ts';

const { number, percent, plural } = grammar('es-ES');

const span = (ms: number): string =>
  ms < 1_000 ? `${number(milliseconds(ms))} ms` : `${number(seconds(ms))} s`;
const within = (timing: Timing | undefined): string =>
  timing
    ? `la mitad en ${span(timing.median)} como mucho, el ${percent(0.95)} en ${span(timing.p95)}`
    : 'ninguna vez en la última hora';

export const vitals: VitalsWords = {
  title: since => `**Cómo estoy, para quien me mantiene.** Este proceso empezó ${since}.`,
  interactions: of =>
    `Interacciones: **${number(of.answered)}** respondidas, ${number(of.refused)} rechazadas, ${number(of.stale)} superadas por el juego, ${number(of.failed)} fallidas, ${number(of.late)} demasiado tarde, ${number(of.slowed)} frenadas, ${number(of.repeated)} llegadas dos veces.`,
  firstAnswer: timing => `Primera respuesta: ${within(timing)}.`,
  board: timing => `Tablero en su canal tras una jugada: ${within(timing)}.`,
  outbox: ({ due, retrying, later, parked, oldest }) =>
    `Mensajes por publicar: ${number(due)} ya, ${number(retrying)} otra vez, ${number(later)} a su hora, ${number(parked)} cuando se abra su canal; el más antiguo con retraso lleva esperando ${oldest === null ? '0 s' : span(oldest)}.`,
  live: (games, parked) =>
    `Partidas en curso: ${games.length === 0 ? 'ninguna' : games.map(([title, running, lobbies]) => `${title} ${number(running)} (mesas abiertas ${number(lobbies)})`).join(', ')}; en canales cerrados ${number(parked)}.`,
  noDatabase: 'No se sabe qué espera ni qué se juega: la base de datos no responde.',
  pictures: ({ waiting, failed, timing }) =>
    `Imágenes: ${number(waiting)} en curso; ${within(timing)}; ${number(failed)} con error.`,
  thoughts: ({ waiting, hurried, failed, timing }) =>
    `Reflexiones: ${number(waiting)} en curso; ${within(timing)}; ${plural(hurried, { one: '# jugada hecha', other: '# jugadas hechas' })} con prisa; ${number(failed)} con error.`,
  database: timing => `Transacciones de la base de datos: ${within(timing)}.`,
  eventLoop: ({ p99, worst }) =>
    `Bucle de eventos: retraso de ${span(p99)} como mucho en el ${percent(0.99)} de las mediciones, ${span(worst)} en el peor caso.`,
  requests: ({ perSecond, rateLimits, waitedMs }) =>
    `Peticiones que Discord cuenta: ${number(tenths(perSecond))} por segundo en el último minuto, de 50; ${plural(rateLimits, { one: '# espera', other: '# esperas' })} por sus límites, ${span(waitedMs)} en total.`,
  shards: ({ held, all }) => `Shards que lleva este proceso: ${number(held)} de ${number(all)}.`,
};
