import { createHmac } from 'node:crypto';
import { beginOf, dateOf, dayAt, dayOf } from '../../core/days.ts';
import { commitmentOf } from '../../core/dice.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Repositories, StoredDeal } from '../../store/index.ts';
import type { Services } from '../match/services.ts';

/** Milliseconds for which people may still finish a daily after its day. Its seed is published afterwards. */
export const GRACE_MS = 2 * 3_600_000;

/** Key of the secret from which all dailies are derived. The secret never leaves the database. */
const SECRET = 'daily:secret';
const sinceKey = (game: string): string => `daily:since:${game}`;

export interface DailyRoot {
  /** Secret from which the dailies of all games are derived, 64 hexadecimal digits. */
  readonly secret: string;
  /** Day of the game's first daily. */
  readonly since: number;
}

/** Reads the values from which a game's dailies are derived. Undefined before the first daily of the game was requested. */
export async function dailyRoot(
  { kv }: Pick<Repositories, 'kv'>,
  game: string,
): Promise<DailyRoot | undefined> {
  const [secret, since] = [await kv.get(SECRET), await kv.get(sinceKey(game))];
  return secret === undefined || since === undefined ? undefined : { secret, since: Number(since) };
}

/**
 * Returns the values from which a game's dailies are derived, and stores missing ones. The function must run in a transaction
 * that excludes other processes.
 */
export async function makeDailyRoot(
  { kv }: Pick<Repositories, 'kv'>,
  { now, dailyHour, newSeed }: Pick<Services, 'now' | 'dailyHour' | 'newSeed'>,
  game: string,
): Promise<DailyRoot> {
  if ((await kv.get(SECRET)) === undefined) await kv.set(SECRET, Buffer.from(newSeed()).toString('hex'));
  if ((await kv.get(sinceKey(game))) === undefined)
    await kv.set(sinceKey(game), String(dayAt(now(), dailyHour)));
  const root = await dailyRoot({ kv }, game);
  if (!root) throw new Error('what was written can not be read');
  return root;
}

const derived = (secret: string, game: string, day: number, what: 'seed' | 'salt'): string =>
  createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(`daily-deal/1/${game}/${dateOf(day)}/${what}`)
    .digest('hex');

export const dailyId = (game: string, day: number): string => `${game}.${dateOf(day)}`;

/** Reads game and day from the id of a daily. Undefined for the code of a challenge. */
export function readDailyId(id: string): { readonly game: string; readonly day: number } | undefined {
  const [, game, date = ''] = /^([a-z][a-z-]*)\.([\d-]{10})$/.exec(id) ?? [];
  const day = dayOf(date);
  return game === undefined || day === undefined ? undefined : { game, day };
}

/**
 * Derives the daily of a day from the secret.
 * @param game game that one person can play
 */
export function dailyOf(
  game: AnyGame,
  { secret }: Pick<DailyRoot, 'secret'>,
  day: number,
  hour: number,
): StoredDeal {
  return {
    id: dailyId(game.id, day),
    kind: 'daily',
    game: game.id,
    options: game.soloDeal?.options,
    seed: derived(secret, game.id, day, 'seed'),
    salt: derived(secret, game.id, day, 'salt'),
    day,
    opensAt: beginOf(day, hour),
    closesAt: beginOf(day + 1, hour) + GRACE_MS,
    userId: null,
    par: null,
  };
}

/** Returns the commitment of a daily, which the bot publishes before the daily's day begins. */
export const dailyCommitment = (game: AnyGame, root: DailyRoot, day: number): string => {
  const { seed, salt } = dailyOf(game, root, day, 0);
  return commitmentOf(seed, salt);
};
