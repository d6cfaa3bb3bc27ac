import { createHmac } from 'node:crypto';
import { DEAL_FORMS, type DealForm } from '../../core/contract/deals.ts';
import { commitmentOf } from '../../core/contract/dice.ts';
import { type AnyGame, ofGame } from '../../core/contract/game.ts';
import { playerOf } from '../../core/contract/player.ts';
import type { Refusal, Result } from '../../core/contract/result.ts';
import { beginOf, dateOf, dayAt, dayOf } from '../../core/values/days.ts';
import type { Repositories, StoredDeal } from '../../store/index.ts';
import { refuseAtTable, type Services } from '../match/services.ts';

/** Deals of one game in one form. They have their own numbers, archive and streak. */
export interface DealSeries {
  readonly game: string;
  readonly form: DealForm;
}

const DUEL = '-duel';

/** Writes a series as a text: the id of the game, with `-duel` behind it for duels. */
export const seriesId = ({ game, form }: DealSeries): string => (form === 'duel' ? `${game}${DUEL}` : game);

/** Reads a series: the inverse of `seriesId`. No game's id ends with `-duel`. */
export const readSeries = (text: string): DealSeries =>
  text.endsWith(DUEL) ? { game: text.slice(0, -DUEL.length), form: 'duel' } : { game: text, form: 'solo' };

/** Lists the series of a game's deals, or of all games. A duel needs a hard bot, which not every game has. */
export const seriesIn = (
  { games, players }: Pick<Services, 'games' | 'players'>,
  ids: readonly string[] = Object.keys(games),
): readonly DealSeries[] =>
  ids.flatMap(game => {
    const deals = ofGame(games, game)?.deals;
    return DEAL_FORMS.filter(
      form =>
        deals?.[form] !== undefined && (form === 'solo' || playerOf(game, players, 'hard') !== undefined),
    ).map(form => ({ game, form }));
  });

export const unoffered = (
  services: Pick<Services, 'games' | 'players'>,
  { game, form }: DealSeries,
): Result<never, Refusal> | undefined =>
  seriesIn(services, [game]).some(series => series.form === form)
    ? undefined
    : refuseAtTable('no-solo-deal', { game });

/** Milliseconds for which people may still finish a daily after its day. Its seed is published afterwards. */
export const GRACE_MS = 2 * 3_600_000;

/** Key of the secret from which all dailies are derived. The secret never leaves the database. */
const SECRET = 'daily:secret';
const sinceKey = (series: DealSeries): string => `daily:since:${seriesId(series)}`;

export interface DailyRoot {
  /** Secret from which the dailies of all series are derived, 64 hexadecimal digits. */
  readonly secret: string;
  /** Day of the series' first daily, as `dayAt` numbers days (core/values/days.ts). */
  readonly since: number;
}

/** Reads the values from which a series is derived. Undefined before the first daily of the series was requested. */
export async function dailyRoot(
  { kv }: Pick<Repositories, 'kv'>,
  series: DealSeries,
): Promise<DailyRoot | undefined> {
  const [secret, since] = [await kv.get(SECRET), await kv.get(sinceKey(series))];
  return secret === undefined || since === undefined ? undefined : { secret, since: Number(since) };
}

/**
 * Returns the values from which a series is derived, and stores missing ones. The function must run in a transaction
 * that excludes other processes.
 */
export async function makeDailyRoot(
  { kv }: Pick<Repositories, 'kv'>,
  { now, dailyHour, newSeed }: Pick<Services, 'now' | 'dailyHour' | 'newSeed'>,
  series: DealSeries,
): Promise<DailyRoot> {
  if ((await kv.get(SECRET)) === undefined) await kv.set(SECRET, Buffer.from(newSeed()).toString('hex'));
  if ((await kv.get(sinceKey(series))) === undefined)
    await kv.set(sinceKey(series), String(dayAt(now(), dailyHour)));
  const root = await dailyRoot({ kv }, series);
  if (!root) throw new Error('what was written can not be read');
  return root;
}

const derived = (secret: string, series: DealSeries, day: number, what: 'seed' | 'salt'): string =>
  createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(`daily-deal/1/${seriesId(series)}/${dateOf(day)}/${what}`)
    .digest('hex');

export const dailyId = (series: DealSeries, day: number): string => `${seriesId(series)}.${dateOf(day)}`;

/** Reads series and day from the id of a daily (`<series>.2026-11-26`). Undefined for the code of a challenge. */
export function readDailyId(id: string): { readonly series: DealSeries; readonly day: number } | undefined {
  const [, series, date = ''] = /^([a-z][a-z-]*)\.([\d-]{10})$/.exec(id) ?? [];
  const day = dayOf(date);
  return series === undefined || day === undefined ? undefined : { series: readSeries(series), day };
}

/**
 * Derives the daily of a day from the secret.
 * @param game game that has deals of this form
 */
export function dailyOf(
  game: AnyGame,
  form: DealForm,
  { secret }: Pick<DailyRoot, 'secret'>,
  day: number,
  hour: number,
): StoredDeal {
  const series = { game: game.id, form };
  return {
    id: dailyId(series, day),
    kind: 'daily',
    ...series,
    options: game.deals?.[form]?.options,
    seed: derived(secret, series, day, 'seed'),
    salt: derived(secret, series, day, 'salt'),
    day,
    opensAt: beginOf(day, hour),
    closesAt: beginOf(day + 1, hour) + GRACE_MS,
    userId: null,
    par: null,
  };
}

/** Returns the commitment of a daily, which the bot publishes before the daily's day begins. */
export const dailyCommitment = (game: AnyGame, form: DealForm, root: DailyRoot, day: number): string => {
  const { seed, salt } = dailyOf(game, form, root, day, 0);
  return commitmentOf(seed, salt);
};
