import { beginOf, DAY_MS, dayAt, streakOf } from '../../core/values/days.ts';
import type { MorningDeal, MorningFacts, MorningWeek, Repositories } from '../../store/index.ts';
import { type DealSeries, dailyId, dailyRoot, GRACE_MS, seriesId, seriesIn } from '../deals/daily.ts';
import type { Services } from '../match/services.ts';
import { bestMoves } from './best-moves.ts';

/** Maximum number of people in the table of a daily. */
const ROWS = 5;
/** Maximum number of people of a server whose results of a daily are read. */
const PLAYERS = 100;
/** Milliseconds that a league's decision waits before a morning message names it. */
const LONG_WAIT_MS = DAY_MS / 2;
const WAITS = 3;
const WEEK_DAYS = 7;
/** Days from 1 January 1970, a Thursday, to the Monday after. */
const FIRST_MONDAY = 4;

/** Data from which the contents of a morning message are gathered. */
export interface MorningSource {
  readonly services: Services;
  readonly store: Repositories;
  readonly guildId: string;
  /** Day of the message in the server's time zone, in whole days since 1970. */
  readonly day: number;
  /** Beginnings of the day before and of this day, in milliseconds since the epoch. */
  readonly span: readonly [from: number, to: number];
}

export const isMonday = (day: number): boolean => (day - FIRST_MONDAY) % WEEK_DAYS === 0;

/** Returns the day of the newest daily that is closed, so that its results are public. */
const closedDay = ({ now, dailyHour }: Services): number => dayAt(now() - GRACE_MS, dailyHour) - 1;

/** Returns when the newest results become public, if a daily's day is over but the daily is not closed. Null otherwise. */
function hiddenUntil(services: Services): number | null {
  const { now, dailyHour } = services;
  const last = dayAt(now(), dailyHour) - 1;
  return last > closedDay(services) ? beginOf(last + 1, dailyHour) + GRACE_MS : null;
}

async function dealOf(
  { services, store, guildId }: MorningSource,
  series: DealSeries,
): Promise<MorningDeal | undefined> {
  const day = closedDay(services);
  const [deal, root] = [await store.deals.get(dailyId(series, day)), await dailyRoot(store, series)];
  if (!deal || !root) return undefined;
  const all = await store.deals.table(deal, services.now(), PLAYERS, guildId);
  const finished = all.flatMap(({ userId, name, points }) =>
    points === null ? [] : { userId, name, points },
  );
  const rows: MorningDeal['rows'][number][] = [];
  for (const { userId, name, points } of finished.slice(0, ROWS)) {
    const streak = streakOf(await store.deals.days(series, userId), day).days;
    rows.push({ person: { id: userId, name }, points, streak });
  }
  if (rows.length === 0) return undefined;
  const more = finished.length - rows.length;
  return { ...series, day, number: day - root.since + 1, rows, more, par: deal.par?.points ?? null };
}

/** Lists the ids of a server's dailies of the last `days` closed days and of all later days. */
function dailies(services: Services, days: number): readonly string[] {
  const [first, last] = [closedDay(services) - days + 1, dayAt(services.now(), services.dailyHour)];
  const all = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return seriesIn(services).flatMap(series => all.map(day => dailyId(series, day)));
}

/** Checks that people of a server have played in the last week. */
export const isAwake = ({ services, store, guildId, span: [, to] }: MorningSource): Promise<boolean> =>
  store.morningFacts.isPlayed(guildId, to - WEEK_DAYS * DAY_MS, dailies(services, WEEK_DAYS));

async function longestStreak({ services, store, guildId }: MorningSource): Promise<MorningWeek['streak']> {
  const day = closedDay(services);
  const found = await store.morningFacts.playersOf(
    guildId,
    dailies(services, WEEK_DAYS),
    WEEK_DAYS * PLAYERS,
  );
  const sharing = await store.morningFacts.sharing([...new Set(found.map(({ userId }) => userId))]);
  let best: MorningWeek['streak'] = null;
  for (const series of seriesIn(services))
    for (const person of sharing) {
      if (!found.some(each => each.userId === person.id && each.dealId.startsWith(`${seriesId(series)}.`)))
        continue;
      const { days } = streakOf(await store.deals.days(series, person.id), day);
      if (days > (best?.days ?? 1)) best = { person, days };
    }
  return best;
}

async function weekOf(gathering: MorningSource): Promise<MorningWeek> {
  const { store, guildId, span } = gathering;
  const week = [span[1] - WEEK_DAYS * DAY_MS, span[1]] as const;
  const scores = await store.morningFacts.scores(guildId, week);
  const firstOf = <T>(items: readonly T[], key: (item: T) => string): readonly T[] =>
    items.filter((item, at) => items.findIndex(other => key(other) === key(item)) === at);
  let record: MorningWeek['record'] = null;
  for (const score of firstOf(scores, ({ game, category }) => `${game} ${category}`)) {
    const before = await store.morningFacts.bestBefore(guildId, score, week[0]);
    if (before === undefined || score.points <= before) continue;
    if (!record || score.points - before > record.points - record.before) record = { ...score, before };
  }
  return {
    games: await store.morningFacts.endedIn(guildId, week),
    bests: firstOf(scores, ({ game }) => game),
    record,
    streak: await longestStreak(gathering),
  };
}

async function waitsOf({ services, store, guildId }: MorningSource): Promise<MorningFacts['waits']> {
  const now = services.now();
  const limits = { now, since: now - LONG_WAIT_MS, most: WAITS };
  const found = await store.morningFacts.longestWaits(guildId, limits);
  return found.map(({ userId, name, ...wait }) => ({ ...wait, person: { id: userId, name } }));
}

/** Gathers the contents of a server's morning message. People who turned their statistics off are left out. */
export async function gather(gathering: MorningSource): Promise<MorningFacts> {
  const { services, store, guildId, day, span } = gathering;
  const deals: MorningDeal[] = [];
  for (const series of seriesIn(services)) {
    const deal = await dealOf(gathering, series);
    if (deal) deals.push(deal);
  }
  return {
    deals,
    hiddenUntil: hiddenUntil(services),
    moves: await bestMoves(services, store, guildId, span),
    waits: await waitsOf(gathering),
    week: isMonday(day) ? await weekOf(gathering) : null,
  };
}
