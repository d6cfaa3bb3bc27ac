import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { OutboxMessenger } from '../../src/discord/messages/outbox-messenger.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { proposed } from '../support/acts.ts';
import { type Running, startBot } from '../support/bot.ts';
import { inGame } from '../support/in-game.ts';
import { paintingOtherwise } from '../support/painting-otherwise.ts';
import { database } from '../support/postgres.ts';
import { hasPostgres } from '../support/test-form.ts';
import { pixel } from './kit.ts';

// These tests count the database queries of a press that commits an action, and check that no query reads all rows of other
// games.

/** Most trips to the database until a press is answered, including the check for its board. */
const ANSWERED = 12;
/** Most trips to the database until the new board is posted and saved. */
const SHOWN = 16;
const PRESSES = 5;
/** Options with which only one person makes the first decision, and the lobby's message shows no board. */
const OPTIONS: Readonly<Record<string, object>> = { porto: { variant: 'family' } };
/** Time that a person needs to read the panel before a press. */
const READING_MS = 10_000;

const { query } = pg.Client.prototype;
const { prepare } = Handle.prototype;
const { wake, announce } = OutboxMessenger.prototype;
afterEach(() => {
  pg.Client.prototype.query = query;
  Handle.prototype.prepare = prepare;
  Object.assign(OutboxMessenger.prototype, { wake, announce });
});

interface Asked {
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** Counts the trips to the database server. All queries before the next answer count as a single trip. */
class Way {
  readonly asked = new Map<string, readonly unknown[]>();
  #trips = 0;
  #answered = true;
  #open = 0;
  #isListening = false;

  constructor() {
    const [sent, answered] = [this.#sent.bind(this), this.#noteAnswer.bind(this)];
    const ask = query as (...asked: readonly unknown[]) => unknown;
    pg.Client.prototype.query = function (this: pg.Client, ...asked: readonly unknown[]) {
      const [asks, values = []] = asked as readonly [string | Asked, (readonly unknown[])?];
      const { text, values: own = values } = typeof asks === 'string' ? { text: asks } : asks;
      sent(text, own);
      const answer = ask.apply(this, [...asked]);
      if (answer instanceof Promise) answer.then(answered, answered);
      return answer;
    } as typeof query;
  }

  async trips(): Promise<number> {
    for (let quiet = 0, before = -1; quiet < 8; quiet = this.#trips === before ? quiet + 1 : 0) {
      before = this.#trips;
      await sleep(25);
      if (this.#open > 0) before = -1;
    }
    return this.#trips;
  }

  begin(): void {
    this.#trips = 0;
    this.#answered = true;
  }

  listen(isListening: boolean): void {
    this.#isListening = isListening;
  }

  #sent(text: string, values: readonly unknown[]): void {
    if (this.#isListening) this.asked.set(text, values);
    if (this.#answered) this.#trips += 1;
    this.#answered = false;
    this.#open += 1;
  }

  #noteAnswer(): void {
    this.#answered = true;
    this.#open -= 1;
  }
}

/**
 * Plays some turns of a game of two.
 * @param around gets every press but the first
 */
async function pressing(
  { running, pass }: Place,
  name: string,
  around: (press: () => Promise<unknown>, matchId: string) => Promise<void>,
): Promise<void> {
  const game = games[name] as AnyGame;
  const channel = running.discord.addGuild({ name: 'Ribeira' }).addChannel({ name });
  const [ann, bela] = ['Ann', 'Bela'].map(each => running.discord.addUser({ name: each }));
  if (!ann || !bela) throw new Error('nobody is here');
  await ann.command(channel, `${name} new`, { seats: 2, ...OPTIONS[name] });
  await inGame(bela, channel, name, 'join');
  await inGame(ann, channel, name, 'start');
  await running.quiet();
  for (let count = 0; count <= PRESSES; count++) {
    const match = await running.table.live(channel.id);
    const [seat] = match?.position.toAct ?? [];
    const person = [ann, bela].find(({ id }) => id === match?.seats.find(own => own.seat === seat)?.id);
    if (!match || seat === undefined || !person) throw new Error('nobody is to act');
    const [action] = match.position.legal(seat);
    const { panel, commit } = await proposed(game, { running, channel }, person, action);
    await running.quiet();
    pass();
    const press = () => person.press(panel, commit);
    // The first press is not counted, because it also ends the lobby and seals the shuffles.
    await (count === 0 ? press() : around(press, match.id));
    await running.quiet();
  }
}

interface Place {
  readonly running: Running;
  pass(): void;
}

async function table(place?: string): Promise<Place> {
  let [seed, ahead] = [0, 0];
  const running = await startBot({
    ...(place !== undefined && { database: place }),
    limits: NO_LIMITS,
    newSeed: () => new Uint8Array(32).fill(++seed),
    presenters: paintingOtherwise(presenters, pixel, []),
    now: () => Date.now() + ahead,
  });
  onTestFinished(() => running.stop());
  return {
    running,
    pass: () => {
      ahead += READING_MS;
    },
  };
}

async function tripsOf(
  way: Way,
  press: () => Promise<unknown>,
): Promise<{ readonly answered: number; readonly shown: number }> {
  const held: (() => void)[] = [];
  OutboxMessenger.prototype.wake = function () {
    held.push(() => wake.call(this));
  };
  OutboxMessenger.prototype.announce = function (begun) {
    held.push(() => announce.call(this, begun));
  };
  await way.trips();
  way.begin();
  way.listen(true);
  await press();
  const answered = await way.trips();
  Object.assign(OutboxMessenger.prototype, { wake, announce });
  for (const release of held) release();
  // The bot sends no query while a board is on its way to Discord, so one pause is not the end.
  let shown = answered;
  for (let quiet = 0; quiet < 3; quiet++) {
    const trips = await way.trips();
    if (trips > shown) quiet = 0;
    shown = trips;
  }
  way.listen(false);
  return { answered, shown };
}

const BIG = ['matches', 'seats', 'moves', 'waits', 'outbox', 'people'] as const;
const MANY = 5_000;

async function multiplied(client: pg.Client, matchId: string): Promise<void> {
  const copies = (name: string, own: string, which: string) =>
    client.query(
      `insert into ${name} select made.* from ${name} as one, generate_series(1, ${MANY}) as n,
        jsonb_populate_record(one, jsonb_build_object(${own})) as made where ${which}`,
    );
  const match = client.escapeLiteral(matchId);
  await copies(
    'matches',
    "'id', 'copy' || n, 'number', 100000 + n, 'channel_id', 'copy' || n",
    `one.id = ${match}`,
  );
  const of = (extra = '') => `'match_id', 'copy' || n${extra}`;
  await copies('seats', of(", 'user_id', one.user_id || 'copy' || n"), `one.match_id = ${match}`);
  await copies('moves', of(), `one.match_id = ${match} and one.rev < 2`);
  await copies('waits', of(", 'user_id', one.user_id || 'copy' || n"), `one.match_id = ${match}`);
  await copies('outbox', of(", 'id', one.id * 1000000 + n"), `one.match_id = ${match}`);
  await copies('people', "'id', one.id || 'copy' || n", 'true');
  await client.query('analyze');
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

function wholeReads(plan: Plan, isLimited = false): readonly string[] {
  const { 'Node Type': type, 'Relation Name': relation, 'Index Name': index, 'Index Cond': condition } = plan;
  const goesThrough = type.endsWith('Scan') && condition === undefined && !isLimited;
  const whole = type === 'Seq Scan' || (goesThrough && index !== undefined);
  const limited = type === 'Limit' || (isLimited && !/^(Sort|Aggregate|Hash)/.test(type));
  return [
    ...(whole ? [`${relation ?? index}`] : []),
    ...(plan.Plans ?? []).flatMap(each => wholeReads(each, limited)),
  ];
}

async function throughBigTables(
  client: pg.Client,
  asked: Iterable<readonly [text: string, values: readonly unknown[]]>,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [text, values] of asked) {
    if (!/^(select|insert|update|delete|with) /.test(text)) continue;
    const { rows } = await client.query(`explain (format json) ${text}`, [...values]);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Plan }];
    const big = wholeReads(plan).filter(read => BIG.some(name => read.startsWith(name)));
    if (big.length > 0) found.push(`${big.join(', ')}: ${text}`);
  }
  return found;
}

test.runIf(hasPostgres).each(Object.keys(games))(
  '%s: a press goes to the server and back a few times, and reads big tables by their indexes',
  async name => {
    const way = new Way();
    const url = await database();
    const place = await table(url);
    const trips: { readonly answered: number; readonly shown: number }[] = [];
    let id = '';
    await pressing(place, name, async (press, matchId) => {
      id = matchId;
      trips.push(await tripsOf(way, press));
    });
    expect(trips.filter(({ answered, shown }) => answered > ANSWERED || shown > SHOWN)).toEqual([]);
    // A broken counter would show too few trips.
    expect(trips.every(({ answered, shown }) => answered > 3 && shown > answered)).toBe(true);
    // After each press the bot looks up the next due work.
    way.listen(true);
    await place.running.table.dueWork.nextAt();
    way.listen(false);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      await multiplied(client, id);
      expect(way.asked.size).toBeGreaterThan(20);
      expect(await throughBigTables(client, way.asked)).toEqual([]);
      // The check must find this query, which reads a whole table.
      expect(await throughBigTables(client, [['select since from waits where since > 0', []]])).toHaveLength(
        1,
      );
    } finally {
      await client.end();
    }
  },
);

/**
 * Pattern for `SCAN` of a whole table in a query plan of SQLite. An ordered scan of an index ends at the first match and is
 * allowed.
 */
const GOES_THROUGH = /^SCAN (?!CONSTANT|\(|.* USING (COVERING )?INDEX)(?:\w+\.)?"?(\w+)/;

test.each(Object.keys(games))('%s: in a file a press reads big tables by their indexes', async name => {
  const texts = new Set<string>();
  let handle: Handle | undefined;
  let isListening = false;
  Handle.prototype.prepare = function (text) {
    if (isListening) texts.add(text);
    handle = this;
    return prepare.call(this, text);
  };
  const place = await table(':memory:');
  await pressing(place, name, async press => {
    isListening = true;
    await press();
    await place.running.discord.idle(100);
    isListening = false;
  });
  isListening = true;
  await place.running.table.dueWork.nextAt();
  isListening = false;
  const through = (text: string): readonly string[] => {
    const plan = handle?.prepare(`explain query plan ${text}`);
    const rows = plan?.all(...Array(text.split('?').length - 1).fill(null)) as readonly {
      readonly detail: string;
    }[];
    return rows.flatMap(({ detail }) => {
      const [, , read] = GOES_THROUGH.exec(detail) ?? [];
      return read !== undefined && BIG.some(big => big === read) ? `${detail}: ${text}` : [];
    });
  };
  const asked = [...texts].filter(text => /^(select|insert|update|delete) /.test(text));
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.flatMap(through)).toEqual([]);
  expect(through('select since from waits where since > 0')).toHaveLength(1);
});
