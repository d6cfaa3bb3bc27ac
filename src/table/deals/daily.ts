import { createHmac } from 'node:crypto';
import { beginOf, dateOf, dayAt, dayOf } from '../../core/days.ts';
import { commitmentOf } from '../../core/dice.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Repositories, StoredDeal } from '../../store/index.ts';
import type { Services } from '../match/services.ts';

/** Milliseconds after its day in which a daily that was begun may be finished. Then its seed is published. */
export const GRACE_MS = 2 * 3_600_000;

/** All days follow from it: a secret of the database, like the seeds of running games. */
const SECRET = 'daily:secret';
const sinceKey = (game: string): string => `daily:since:${game}`;

/** Secret and first day from which the dailies of a game follow. */
export interface DailyRoot {
  /** 64 hexadecimal digits. */
  readonly secret: string;
  /** The first day of all. */
  readonly since: number;
}

/** Undefined before the first one was asked for. */
export async function dailyRoot(
  { kv }: Pick<Repositories, 'kv'>,
  game: string,
): Promise<DailyRoot | undefined> {
  const [secret, since] = [await kv.get(SECRET), await kv.get(sinceKey(game))];
  return secret === undefined || since === undefined ? undefined : { secret, since: Number(since) };
}

/** Makes the root at first need. It must be called in a transaction during which no other process makes one. */
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

/** The inverse of `dailyId`; undefined for a challenge's code. */
export function readDailyId(id: string): { readonly game: string; readonly day: number } | undefined {
  const [, game, date = ''] = /^([a-z][a-z-]*)\.([\d-]{10})$/.exec(id) ?? [];
  const day = dayOf(date);
  return game === undefined || day === undefined ? undefined : { game, day };
}

/** Derives the deal of a day, which may be new. @param game that one person can play */
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

/** Returns the commitment that is published before a day begins. */
export const dailyCommitment = (game: AnyGame, root: DailyRoot, day: number): string => {
  const { seed, salt } = dailyOf(game, root, day, 0);
  return commitmentOf(seed, salt);
};
