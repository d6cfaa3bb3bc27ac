import { onTestFinished, TestRunner } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import type { Refusal, Result } from '../../src/core/contract/result.ts';
import { openStore, type Store } from '../../src/store/index.ts';
import type { Queried } from '../../src/store/store.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { Table, type TableNeeds } from '../../src/table/table.ts';
import { emptyStore } from '../support/in-memory.ts';
import { emptyDatabase } from '../support/postgres.ts';
import { toys } from '../toy/rules/index.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const ANN: Person = { id: 'u1', name: 'Ann' };
export const BEN: Person = { id: 'u2', name: 'Ben' };
export const CAT: Person = { id: 'u3', name: 'Cat' };
export const DAN: Person = { id: 'u4', name: 'Dan' };
export const EVE: Person = { id: 'u5', name: 'Eve' };
export const PEOPLE = [ANN, BEN, CAT, DAN] as const;

export interface Room {
  readonly store: Store;
  readonly table: Table;
  readonly announced: string[];
  readonly clock: { now: number };
}

export interface RoomOptions {
  /** Default: an empty database of its own. */
  readonly path?: string | undefined;
  readonly games?: Readonly<Record<string, AnyGame>>;
  readonly seed?: number;
  readonly now?: number;
  readonly needs?: Partial<TableNeeds>;
  /** Receives the kind of each statement. */
  readonly queried?: Queried;
}

/** Makes a table on a new store, with a clock that stands still and repeatable seeds. The store closes after the test. */
export async function room({
  path,
  games = toys,
  seed = 1,
  now = 1_000_000,
  needs,
  queried,
}: RoomOptions = {}): Promise<Room> {
  const database = path ?? (await emptyDatabase());
  const listener = queried && { queried };
  const store = await (database === ':memory:' ? emptyStore(listener) : openStore(database, listener));
  // Benchmarks, and files of tests while they are read, open rooms outside of a test. A test may have closed its store already.
  if (TestRunner.getCurrentTest()) onTestFinished(() => store.close().catch(() => undefined));
  const clock = { now };
  const announced: string[] = [];
  const table = new Table({
    store,
    games,
    now: () => clock.now,
    announce: matchId => announced.push(matchId),
    newSeed: () => new Uint8Array(32).fill(seed),
    ...needs,
  });
  return { store, table, announced, clock };
}

export function accepted<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

export function refused(result: Result<unknown, Refusal>): Refusal {
  if (result.ok) throw new Error('accepted');
  return result.refusal;
}

/** Wishes for a table, in place of the ordinary ones. */
export type Wishes = Partial<Parameters<Table['open']>[0]>;

export const opening = (over: Wishes = {}) => ({
  game: 'toy',
  options: {},
  channelId: 'c1',
  guildId: 'g1',
  opener: ANN,
  seats: 4,
  ...over,
});

/** Opens a match, and lets these people sit down in this order. The first of them opens it. A single person's match starts. */
export async function lobbyOf(
  { table }: Pick<Room, 'table'>,
  people: readonly Person[],
  over: Wishes = {},
): Promise<Match> {
  const [{ id, name } = ANN, ...others] = people;
  const asked = opening({ opener: { id, name }, seats: people.length, ...over });
  if (asked.seats === 1) return accepted(await table.openAndStart(asked));
  let match = accepted(await table.open(asked));
  for (const { id, name } of others) match = accepted(await table.join(match.id, { id, name }));
  return match;
}

/** Starts a match of these people, or of the first people of `PEOPLE`. */
export async function running(
  here: Pick<Room, 'table'>,
  people: number | readonly Person[] = 2,
  over: Wishes = {},
): Promise<Match> {
  const seated = typeof people === 'number' ? PEOPLE.slice(0, people) : people;
  const lobby = await lobbyOf(here, seated, { seats: seated.length, ...over });
  return lobby.status === 'running' ? lobby : accepted(await here.table.start(lobby.id, lobby.opener.id));
}

export function at(match: Match, seat: number): string {
  const person = match.seats[seat];
  if (!person) throw new Error(`nobody on seat ${seat}`);
  return person.id;
}

export async function reload({ table }: Pick<Room, 'table'>, match: Pick<Match, 'id'>): Promise<Match> {
  const now = await table.get(match.id);
  if (!now) throw new Error(`match ${match.id} is gone`);
  return now;
}

/** Returns the ranks of the people of a rated match, each with the name, such as `Ann 1`. */
export const ranking = async (
  { store }: Pick<Room, 'store'>,
  { id }: Pick<Match, 'id'>,
): Promise<readonly string[]> =>
  (await store.ratings.changesOf(id)).map(
    ({ userId, rank }) => `${PEOPLE.find(person => person.id === userId)?.name} ${rank}`,
  );
