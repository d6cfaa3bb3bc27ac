import { grammar } from '../../../stage/grammar.ts';
import type { Timing } from '../../ports.ts';
import type { VitalsWords } from '../en/vitals.ts';
import { milliseconds, seconds, tenths } from '../figures.ts';

const { number, percent, plural } = grammar('de');

const span = (ms: number): string =>
  ms < 1_000 ? `${number(milliseconds(ms))} ms` : `${number(seconds(ms))} s`;
const within = (timing: Timing | undefined): string =>
  timing
    ? `die Hälfte in ${span(timing.median)}, ${percent(0.95)} in ${span(timing.p95)}`
    : 'in der letzten Stunde keine';

export const vitals: VitalsWords = {
  title: since => `**Wie es mir geht, für alle, die mich betreiben.** Dieser Prozess begann ${since}.`,
  interactions: of =>
    `Interaktionen: **${number(of.answered)}** beantwortet, ${number(of.refused)} abgelehnt, ${number(of.stale)} vom Spiel überholt, ${number(of.failed)} gescheitert, ${number(of.late)} zu spät, ${number(of.slowed)} gebremst, ${number(of.repeated)} kamen doppelt.`,
  firstAnswer: timing => `Erste Antwort: ${within(timing)}.`,
  board: timing => `Brett im Kanal nach einem Zug: ${within(timing)}.`,
  outbox: ({ due, retrying, later, parked, oldest }) =>
    `Nachrichten im Ausgang: ${number(due)} sofort, ${number(retrying)} noch einmal, ${number(later)} zu ihrer Stunde, ${number(parked)}, wenn ihr Kanal aufgeht; die älteste verspätete wartet ${oldest === null ? '0 s' : span(oldest)}.`,
  live: (games, parked) =>
    `Laufende Partien: ${games.length === 0 ? 'keine' : games.map(([title, running, lobbies]) => `${title} ${number(running)} (offene Tische ${number(lobbies)})`).join(', ')}; in geschlossenen Kanälen ${number(parked)}.`,
  noDatabase: 'Was wartet und was gespielt wird, ist unbekannt: Die Datenbank antwortet nicht.',
  pictures: ({ waiting, failed, timing }) =>
    `Bilder: ${number(waiting)} in Arbeit; ${within(timing)}; ${number(failed)} gescheitert.`,
  thoughts: ({ waiting, hurried, failed, timing }) =>
    `Überlegungen: ${number(waiting)} in Arbeit; ${within(timing)}; ${plural(hurried, { one: '# Zug', other: '# Züge' })} in Eile; ${number(failed)} gescheitert.`,
  database: timing => `Transaktionen der Datenbank: ${within(timing)}.`,
  eventLoop: ({ p99, worst }) =>
    `Ereignisschleife: höchstens ${span(p99)} zu spät in ${percent(0.99)} der Messungen, schlimmstenfalls ${span(worst)}.`,
  requests: ({ perSecond, rateLimits, waitedMs }) =>
    `Anfragen, die Discord zählt: ${number(tenths(perSecond))} je Sekunde in der letzten Minute, von 50; ${plural(rateLimits, { one: '# Pause', other: '# Pausen' })} wegen seiner Grenzen, zusammen ${span(waitedMs)}.`,
  shards: ({ held, all }) => `Shards dieses Prozesses: ${number(held)} von ${number(all)}.`,
};
