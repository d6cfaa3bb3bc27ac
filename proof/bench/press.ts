import { type Profiler, Session } from 'node:inspector/promises';
import { relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { OutboxMessenger } from '../../src/discord/messages/outbox-messenger.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import type { Match } from '../../src/table/match/types.ts';
import { opened, PORTO, proposed, turnIn } from '../../test/support/acts.ts';
import type { Running } from '../../test/support/bot.ts';
import { boardAfter } from './board-after.ts';
import { paintingBot } from './painting.ts';
import { type Metric, metric, type Report, type Wishes } from './report.ts';

/** Time in which a person reads the panel before a press. The bot's cache of earlier reads expires meanwhile. */
const READING_MS = 10_000;
const WARM = 2;
const BUILDS = 5;
/** Longest time of the bot's work after an answer or a board. The next measurement waits so long. */
const AFTERWARDS_MS = 150;
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OURS = /^(src(?!.local-discord)|commands)\//;

interface Cost {
  /** Files of the bot in which a function ran, without the local Discord and without the painter's process. */
  readonly files: ReadonlySet<string>;
  readonly transactions: number;
  /** SQL statements, without those that begin or end a transaction. */
  readonly statements: readonly string[];
  readonly decoded: readonly string[];
}

const ranIn = ({ result }: Profiler.TakePreciseCoverageReturnType): ReadonlySet<string> =>
  new Set(
    result
      .filter(({ url, functions }) => url.startsWith('file:') && functions.some(ran))
      .map(({ url }) => relative(ROOT, fileURLToPath(url.split('?')[0] ?? url)))
      .filter(path => OURS.test(path)),
  );

const ran = ({ ranges }: Profiler.FunctionCoverage): boolean => ranges.some(({ count }) => count > 0);

/**
 * Counts the bot's functions that run, its SQL statements, and the JSON texts that it parses. Each `take` returns the counts
 * and begins anew.
 */
class Meter {
  readonly #session = new Session();
  readonly #prepare = Handle.prototype.prepare;
  readonly #parse = JSON.parse;
  #sql: string[] = [];
  #decoded: string[] = [];

  async start(): Promise<void> {
    this.#session.connect();
    await this.#session.post('Profiler.enable');
    await this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await this.#session.post('Profiler.takePreciseCoverage');
    const [prepare, parse, sql, decoded] = [
      this.#prepare,
      this.#parse,
      (text: string) => this.#sql.push(text),
      (text: string) => this.#decoded.push(text),
    ];
    // The SQLite driver calls `prepare` at every use of a statement, so this function sees each use.
    Handle.prototype.prepare = function (text) {
      sql(text);
      return prepare.call(this, text);
    };
    JSON.parse = (text, ...more) => {
      decoded(text);
      return parse(text, ...more);
    };
  }

  async take(): Promise<Cost> {
    const sql = this.#sql;
    const decoded = this.#decoded;
    const files = ranIn(await this.#session.post('Profiler.takePreciseCoverage'));
    [this.#sql, this.#decoded] = [[], []];
    return {
      files,
      transactions: sql.filter(text => text.startsWith('begin')).length,
      statements: sql.filter(text => !/^(begin|commit|rollback)/.test(text)),
      decoded,
    };
  }

  stop(): void {
    Handle.prototype.prepare = this.#prepare;
    JSON.parse = this.#parse;
    this.#session.disconnect();
  }
}

interface Pressed {
  readonly press: Cost;
  readonly delivery: Cost;
  readonly states: ReadonlySet<string>;
}

/**
 * Measures the press that commits a build, and then the delivery of the new board. The delivery is held back until the press is
 * done.
 */
async function pressed(
  { discord, store }: Running,
  match: Match,
  commit: () => Promise<unknown>,
  read: (milliseconds: number) => void,
): Promise<Pressed> {
  const { wake, announce } = OutboxMessenger.prototype;
  const held: (() => void)[] = [];
  OutboxMessenger.prototype.wake = function () {
    held.push(() => wake.call(this));
  };
  OutboxMessenger.prototype.announce = function (begun) {
    held.push(() => announce.call(this, begun));
  };
  const meter = new Meter();
  try {
    const { shown } = boardAfter(discord, match);
    await sleep(AFTERWARDS_MS);
    read(READING_MS);
    await meter.start();
    await commit();
    await sleep(AFTERWARDS_MS);
    const press = await meter.take();
    Object.assign(OutboxMessenger.prototype, { wake, announce });
    for (const release of held) release();
    await shown;
    await sleep(AFTERWARDS_MS);
    const delivery = await meter.take();
    meter.stop();
    const states = await store.moves.states(match.id);
    return { press, delivery, states: new Set(states.map(state => JSON.stringify(state))) };
  } finally {
    Object.assign(OutboxMessenger.prototype, { wake, announce });
    meter.stop();
  }
}

async function measureBuilds(count: number, step?: Wishes['step']): Promise<readonly Pressed[]> {
  let ahead = 0;
  const { running, close } = await paintingBot({ now: () => Date.now() + ahead });
  const channel = running.discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const people = ['Ann', 'Béla'].map(name => running.discord.addUser({ name }));
  const place = { running, channel };
  try {
    const found: Pressed[] = [];
    await opened({ ...running, channel }, people, 'porto new', { variant: 'standard', seats: 2 });
    while (found.length < count) {
      const turn = await turnIn(place, people);
      if (!turn) break;
      const { match, person, legal } = turn;
      const texts = legal.map(action => PORTO.write(action));
      const build = texts.findIndex(text => text.startsWith('build'));
      if (build < 0) {
        // The action with the longest text takes the most cards.
        const longest = texts.reduce((one, other) => (other.length > one.length ? other : one));
        await running.table.act(match.id, person.id, longest);
        await running.quiet();
        continue;
      }
      const { panel, commit } = await proposed(PORTO, place, person, legal[build]);
      const read = (reading: number) => {
        ahead += reading;
      };
      found.push(await pressed(running, match, () => person.press(panel, commit), read));
      await running.quiet();
      step?.(`${found.length} of ${count} builds`);
    }
    if (found.length < count) throw new Error(`${found.length} builds`);
    return found;
  } finally {
    await close();
  }
}

const BARS = { files: undefined, transactions: 2, statements: 26, decodings: 2 } as const;

/** Measures the cost of a build's press and of the board's delivery. `BARS` has the limits for the sum of both. */
export async function benchPress({ short = false, step }: Wishes = {}): Promise<Report> {
  const warm = short ? 0 : WARM;
  const builds = (await measureBuilds(warm + (short ? 1 : BUILDS), step)).slice(warm);
  const decodings = ({ decoded }: Cost, { states }: Pressed) =>
    decoded.filter(text => states.has(text)).length;
  const figures: Readonly<Record<keyof typeof BARS, (costs: readonly Cost[], of: Pressed) => number>> = {
    files: costs => new Set(costs.flatMap(({ files }) => [...files])).size,
    transactions: costs => costs.reduce((sum, { transactions }) => sum + transactions, 0),
    statements: costs => costs.reduce((sum, { statements }) => sum + statements.length, 0),
    decodings: (costs, of) => costs.reduce((sum, cost) => sum + decodings(cost, of), 0),
  };
  const parts = [
    ['together', ({ press, delivery }: Pressed) => [press, delivery]],
    ['the press', ({ press }: Pressed) => [press]],
    ['the delivery of the board', ({ delivery }: Pressed) => [delivery]],
  ] as const;
  const metrics: Metric[] = [];
  for (const [name, costs] of parts) {
    for (const unit of ['files', 'transactions', 'statements', 'decodings'] as const) {
      const runs = builds.map(build => figures[unit](costs(build), build));
      const atMost = name === 'together' ? BARS[unit] : undefined;
      metrics.push(metric(name, unit, runs, atMost === undefined ? {} : { atMost }));
    }
  }
  return { bench: 'press', metrics };
}
