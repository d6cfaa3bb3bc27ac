import Database from 'better-sqlite3';
import { games } from '../../../src/games/registry.ts';
import { openStore } from '../../../src/store/index.ts';
import { NO_LIMITS } from '../../../src/table/match/limits.ts';
import { Table } from '../../../src/table/table.ts';
import { accepted, running } from '../../../test/table/room.ts';
import { GREEN_PORT } from '../../chaos/games/green-port.ts';
import { PORTO } from '../../chaos/games/porto.ts';
import { type Random, random } from '../../chaos/random.ts';
import type { Spot } from './world.ts';

const HOUR = 3_600_000;
/** Period over which the games begin, at even distances. It is so short that no reminder becomes due during a measurement. */
const BEGUN_OVER = 6 * HOUR;
const MOVE_MS = 20_000;
const MOST_MOVES = 6;
const PEOPLE = 4_000;
const FIRST_PERSON = 1n << 58n;

const KINDS = [PORTO, GREEN_PORT].flatMap(({ game, tables }) =>
  tables.map(({ seats, options }) => ({ game, seats, options })),
);

const person = (number: number) => ({
  id: String(FIRST_PERSON + BigInt(number % PEOPLE)),
  name: `Player ${number % PEOPLE}`,
});

async function begin(table: Table, spot: Spot, number: number, chance: Random): Promise<void> {
  const kind = KINDS[number % KINDS.length];
  if (!kind) throw new Error('there are no games');
  const { game, seats, options } = kind;
  const people = Array.from({ length: seats }, (_, seat) => person(number * 5 + seat));
  let match = await running({ table }, people, { game: game.id, options, ...spot });
  for (let left = chance.below(MOST_MOVES); left > 0 && match.status === 'running'; left--) {
    const [seat = 0] = await table.awaited(match);
    const action = game.write(chance.among(match.position.legal(seat)));
    match = accepted(await table.act(match.id, match.seats[seat]?.id ?? '', action)).match;
  }
}

/**
 * Marks all waiting messages as sent.
 * @param number number added to the id of each sent message
 */
async function say(table: Table, number: number): Promise<void> {
  for (;;) {
    const { notices } = await table.outbox.outlook();
    if (notices.length === 0) return;
    for (const notice of notices) {
      const begun = await table.outbox.begin(notice);
      if (begun)
        await table.outbox.delivered(
          { ...notice, since: begun.since },
          String(FIRST_PERSON + BigInt(number)),
        );
    }
  }
}

/** Number of games that are really dealt. The other games are copies, since dealing all games would take half an hour. */
const DEALT = 400;

/**
 * Deals games at the first spots and plays them, then copies them to the other spots.
 * @param path path of the database file
 */
export async function dealCrowd(path: string, spots: readonly Spot[]): Promise<void> {
  await dealAt(path, spots.slice(0, DEALT));
  repeatAt(path, spots.slice(DEALT));
}

async function dealAt(path: string, spots: readonly Spot[]): Promise<void> {
  const store = await openStore(path);
  const began = Date.now() - BEGUN_OVER;
  let now = began;
  const table = new Table({
    store,
    games,
    now: () => (now += MOVE_MS / 20),
    limits: NO_LIMITS,
    announce: () => {},
  });
  const chance = random(2026);
  try {
    for (const [number, spot] of spots.entries()) {
      now = Math.max(now, began + (number * BEGUN_OVER) / spots.length);
      await begin(table, spot, number, chance);
      await say(table, number);
    }
  } finally {
    await store.close();
  }
}

function repeatAt(path: string, spots: readonly Spot[]): void {
  const db = new Database(path);
  const columnsOf = (table: string): readonly string[] =>
    (db.pragma(`table_info(${table})`) as { readonly name: string }[]).map(({ name }) => name);
  const copied = (table: string, key: string, changed: Readonly<Record<string, string>>): void => {
    // The copies leave out ids that the database assigns itself.
    const columns = columnsOf(table).filter(name => name !== 'id' || table === 'matches');
    const values = columns.map(name => changed[name] ?? `${table}."${name}"`);
    const from = `${table} join crowd on crowd.sample = ${table}.${key}`;
    db.exec(
      `insert into ${table} (${columns.map(name => `"${name}"`).join()}) select ${values.join()} from ${from}`,
    );
  };
  const other = (id: string): string =>
    `cast(${FIRST_PERSON} + (cast(${id} as integer) - ${FIRST_PERSON} + crowd.n * 7) % ${PEOPLE} as text)`;
  try {
    db.pragma('synchronous = OFF');
    const samples = db.prepare('select id from matches order by number').pluck().all();
    const last = db.prepare('select max(number) from matches').pluck().get() as number;
    db.exec('create temp table crowd (n integer primary key, id, sample, channel, guild)');
    const put = db.prepare('insert into crowd values (?, ?, ?, ?, ?)');
    db.transaction(() => {
      for (const [n, { channelId, guildId }] of spots.entries())
        put.run(n, `c${String(n).padStart(7, '0')}`, samples[n % samples.length], channelId, guildId);
      copied('matches', 'id', {
        id: 'crowd.id',
        number: `${last} + 1 + crowd.n`,
        channel_id: 'crowd.channel',
        guild_id: 'crowd.guild',
        opener_id: other('opener_id'),
      });
      const tables = db
        .prepare(`select name from sqlite_master where type = 'table'`)
        .pluck()
        .all() as string[];
      for (const table of tables) {
        const columns = columnsOf(table);
        if (!columns.includes('match_id')) continue;
        const ofPerson = columns.includes('user_id') && { user_id: other(`${table}.user_id`) };
        copied(table, 'match_id', { match_id: 'crowd.id', ...ofPerson });
      }
    })();
  } finally {
    db.close();
  }
}

export async function copyCrowd(from: string, to: string): Promise<void> {
  const source = await openStore(from);
  const target = await openStore(to);
  try {
    await target.transaction(async ({ contents }) => void (await contents.copyFrom(source.contents)));
  } finally {
    await target.close();
    await source.close();
  }
}
