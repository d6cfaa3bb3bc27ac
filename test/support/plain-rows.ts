import type { Handle } from '../../src/store/dialect/sqlite.ts';
import { columnsOf, referencesOf, tablesIn } from './contents.ts';

/** Person, match and places to which a row belongs. */
export interface RowOwner {
  readonly userId: string;
  readonly matchId: string;
  readonly guildId: string;
  readonly channelId: string;
  /** Number from 1 that no other owner has. */
  readonly number: number;
  readonly now: number;
  /** Game of the rows, with its options. Default: Porto. */
  readonly game?: string;
  readonly options?: object;
  /** True where contests go on, messages wait, and something is due soon. */
  readonly isDue?: boolean;
}

type Value = string | number | null;
type Columns = Readonly<Record<string, Value>>;

const HEX = '7'.repeat(64);
const OPTIONS = '{"variant":"standard"}';

const common = (owner: RowOwner): Columns => ({
  user_id: owner.userId,
  opener_id: owner.userId,
  person_id: owner.userId,
  match_id: owner.matchId,
  guild_id: owner.guildId,
  channel_id: owner.channelId,
  name: `Person ${owner.number}`,
  opener_name: `Person ${owner.number}`,
  game: owner.game ?? 'porto',
  category: 'standard/2',
  options: owner.options ? JSON.stringify(owner.options) : OPTIONS,
  seed: HEX,
  salt: HEX,
  pace: 'day',
  at: owner.now,
  since: owner.now,
  created_at: owner.now,
  updated_at: owner.now,
  joined_at: owner.now,
  begun_at: owner.now,
  opens_at: owner.now,
  closes_at: owner.now + 86_400_000,
  due_at: owner.now + 3_600_000,
  retry_at: owner.now + 3_600_000,
  until: owner.now + 86_400_000,
  mu: 25,
  sigma: 8,
  mu_before: 25,
  sigma_before: 8,
  points: 1_200,
  deal_id: `deal${owner.number}`,
  league_id: `league${owner.number}`,
  duplicate_id: `duplicate${owner.number}`,
  puzzle_id: `puzzle${owner.number}`,
  number: owner.number,
  day: 20_000 + owner.number,
  language: 'de',
  facts: null,
  trouble: null,
  message_id: null,
  details: '{}',
  decisions: '[]',
  course: '[1,2,3]',
  against: null,
  told: 1,
  shown: 1,
  settled: 1,
  counts: 1,
});

/** Values of columns that mean something else in one table. */
const OF_TABLE: Readonly<Record<string, (owner: RowOwner) => Columns>> = {
  acts: () => ({ act: 'settings' }),
  answers: () => ({ agrees: 1, seat: 1 }),
  blocks: owner => ({ blocked_id: `9${owner.userId}` }),
  board_pages: owner => ({
    ...{ id: `page${owner.number}`, link: `link${owner.number}`, expires_at: owner.now + 86_400_000 },
  }),
  claims: owner => ({ interaction_id: `claim ${owner.number}` }),
  cooldowns: () => ({ what: 'nudge', scope: '' }),
  deals: owner => ({
    id: `deal${owner.number}`,
    kind: 'challenge',
    form: 'solo',
    day: null,
    par: null,
    options: '{"variant":"solo","timer":28}',
  }),
  duplicates: owner => ({
    ...{ id: `duplicate${owner.number}`, wanted: 2, seats: 2, players: '[]', stand_in: 'medium', hints: 0 },
    ...{ status: 'gathering', seed: '', salt: '', rev: 1, shown_rev: 1 },
  }),
  duplicate_tables: () => ({ counts: 1 }),
  host_blocks: owner => ({ kind: 'server', id: `8${owner.guildId}`, reason: 'noise' }),
  host_log: () => ({ by: 'command line', line: 'games', status: 'done', answer: 'none' }),
  kv: owner => ({ key: `language:9${owner.userId}`, value: 'de' }),
  league_messages: owner => ({ message_id: `7${owner.guildId}`, round: 1 }),
  league_players: () => ({ state: 'in', draw: '' }),
  league_seats: () => ({ round: 1, place: 0, player: 1 }),
  league_tables: owner => ({ round: 1, planned_at: owner.now }),
  leagues: owner => ({
    ...{
      id: `league${owner.number}`,
      name: `League ${owner.number}`,
      seats: 2,
      rounds: 1,
      cup: 0,
      filled: 0,
    },
    ...{ status: 'gathering', seed: '', round: 0, rev: 1, shown_rev: 1, shown_round: 0 },
  }),
  letters: () => ({ kind: 'table', mark: 0, status: 'waiting', attempts: 0 }),
  marks: owner => ({ scope: 'report', mark: `${owner.number}` }),
  match_places: owner => ({ place: 1, channel_id: `6${owner.channelId}` }),
  mornings: () => ({ rev: 1, shown_rev: 0 }),
  orders: () => ({ order: '{}' }),
  outbox: owner => ({
    kind: 'redraw',
    status: 'given-up',
    resigned: '[]',
    retry_at: null,
    since: owner.number,
  }),
  owed_calls: () => ({ request: -1 }),
  people: owner => ({
    ...{ id: owner.userId, locale: 'en-US', zone: 'Europe/Berlin', quiet_from: 60, quiet_to: 120 },
    ...{ hours: null, invitations: 1, stats: 1, pings: 1 },
  }),
  puzzles: owner => ({ id: `puzzle${owner.number}` }),
  puzzle_tries: () => ({ action: 'pass', correct: 1 }),
  rating_changes: () => ({ pool: 'people', rank: 1, weight: 1, games: 1 }),
  ratings: () => ({ pool: 'people', games: 3 }),
  requests: () => ({ kind: 'pause', status: 'refused', target: -1, stand_in: null }),
  results: () => ({ seats: 2, rank: 1, points: 30, level: null, colours: null, category: 'standard' }),
  reviews: () => ({ edition: 'x', deal: null }),
  sealed: () => ({ action: 'pass', by: 'person', refusal: null }),
  seeks: owner => ({ live: 0, seats: 2, rated: 0, speaks: 'en', guild_id: owner.guildId, since: owner.now }),
  servers: () => ({
    ...{ may_open: 'everyone', may_cancel: 'manage-server', place: 'anywhere', morning_hour: 8 },
    ...{ morning_zone: 'Europe/Berlin', listed: 'yes', strangers: 'yes', language: 'de' },
  }),
  standings: () => ({ score: 30, average: 30, games: 1, best: 30, category: 'standard' }),
  votes: () => ({ kind: 'cancel' }),
  watchers: () => ({ mode: 'end', round: 1 }),
};

/** Values of rows with something that is due soon. */
const DUE: Readonly<Record<string, (owner: RowOwner) => Columns>> = {
  deals: owner => ({ kind: 'daily', options: JSON.stringify(owner.options ?? {}) }),
  duplicates: owner => ({ status: 'running', rev: 2, retry_at: owner.now }),
  leagues: owner => ({ status: 'running', round: 1, rev: 2, retry_at: owner.now }),
  mornings: owner => ({ retry_at: owner.now }),
  outbox: owner => ({ status: 'waiting', retry_at: owner.now }),
  people: owner => ({ away_until: owner.now + 3_600_000 }),
  requests: () => ({ status: 'open' }),
  servers: owner => ({ morning_channel: owner.channelId, morning_at: owner.now + 3_600_000 }),
};

/** Returns a plain row of a table for an owner. Columns that are not named are null, zero or empty. */
function plainRow(file: Handle, table: string, owner: RowOwner): Columns {
  const given: Columns = {
    ...common(owner),
    ...OF_TABLE[table]?.(owner),
    ...(owner.isDue && DUE[table]?.(owner)),
  };
  const columns = columnsOf(file, table).filter(
    ({ name, type, pk }) => !(pk && name === 'id' && /int/i.test(type)),
  );
  return Object.fromEntries(
    columns.map(({ name, type, notnull }) => {
      const value = given[name];
      return [name, value !== undefined ? value : notnull ? (/int|double/i.test(type) ? 0 : '') : null];
    }),
  );
}

/**
 * Adds a plain row for an owner to each table that has none of the owner's. Rows that others refer to come first. `lease` is left
 * out, since the running bot holds it.
 */
export function fillPlainly(file: Handle, owner: RowOwner): void {
  const done = new Set(['lease', 'matches', 'seats', 'moves']);
  const fill = (table: string): void => {
    if (done.has(table)) return;
    done.add(table);
    const references = referencesOf(file, table);
    for (const { table: parent } of references) fill(parent);
    const row = plainRow(file, table, owner);
    const parents = references.filter(({ table: parent }) => parent !== 'matches');
    const known = parents.map(({ from, table: parent, to }) => {
      const last = file.prepare(`select "${to}" as value from "${parent}" order by rowid desc limit 1`).get();
      return [from, row[from] && parent !== 'requests' ? row[from] : (last as { value: Value }).value];
    });
    const whole: Columns = { ...row, ...Object.fromEntries(known) };
    const names = Object.keys(whole);
    const marks = names.map(() => '?').join();
    file
      .prepare(
        `insert or ignore into "${table}" (${names.map(name => `"${name}"`).join()}) values (${marks})`,
      )
      .run(...Object.values(whole));
  };
  for (const table of tablesIn(file)) fill(table);
}
