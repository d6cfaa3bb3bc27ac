import { setImmediate as breath } from 'node:timers/promises';
import { pointsOf } from '../core/contract/rating-formula.ts';
import { accept, type Refusal, type Result } from '../core/contract/result.ts';
import {
  type Feat,
  latestYear,
  MOST_MONTHS,
  monthAt,
  type Period,
  type PersonYear,
  type PlayedGame,
  partsOf,
  type ServerYear,
  spanOf,
  type TimeSpan,
  yearAt,
} from '../core/people/look-back.ts';
import { inSlices } from '../core/work/slices.ts';
import type { CountedGames, LookBackOf, PlayedResult, ServerSpan } from '../store/index.ts';
import { countDone } from './match/rate-limits.ts';
import { refuseAtTable } from './match/services.ts';
import { TablePart } from './match/units-of-work.ts';
import { coloursOf } from './results/colours.ts';
import { winStreak } from './results/win-streak.ts';

/** First year for which a look back can be asked. */
const FIRST_YEAR = 2020;
/** Number of reviews that are read without a pause for other work. */
const REVIEWS = 4;
/** Least points that count as luck, or as the cost of a decision. */
const LEAST = 0.5;
/** Least number of wins one after the other that a look back mentions. */
const ROW = 2;

/** Computes what a person or a server has played in a period. Reads only. */
export class LookingBack extends TablePart {
  /** Returns the year that people look back on now. */
  get latest(): number {
    return latestYear(this.services.now(), this.services.dailyHour);
  }

  /** True in January, in which the bot mentions the look back on the year before. */
  get isSeason(): boolean {
    return monthAt(this.services.now(), this.services.dailyHour) === 0;
  }

  /** Checks that a period is possible and has begun. */
  span(period: Period): Result<TimeSpan, Refusal> {
    const { now, dailyHour } = this.services;
    const latest = yearAt(now(), dailyHour);
    const able =
      period.kind === 'year'
        ? Number.isInteger(period.year) && period.year >= FIRST_YEAR && period.year <= latest
        : Number.isInteger(period.months) && period.months >= 1 && period.months <= MOST_MONTHS;
    return able
      ? accept(spanOf(period, now(), dailyHour))
      : refuseAtTable('no-period', {
          first: String(FIRST_YEAR),
          latest: String(latest),
          months: MOST_MONTHS,
        });
  }

  async hasPlayed(personId: string, period: Period): Promise<boolean> {
    const span = this.span(period);
    return span.ok && this.store.lookBacks.hasPlayed({ userId: personId, ...span.value });
  }

  /**
   * Returns a person's facts in a period. Another person gets only facts of games in the server, and is refused if the
   * statistics are private. Only the person reads facts of reviews that are not shared.
   * @param askedBy null: everybody in the server may read the facts, since the person shows them there
   */
  async ofPerson(
    personId: string,
    period: Period,
    { askedBy, guildId }: { readonly askedBy: string | null; readonly guildId: string | null },
  ): Promise<Result<PersonYear, Refusal>> {
    const span = this.span(period);
    if (!span.ok) return span;
    const own = personId === askedBy;
    const { name, stats } = await this.store.people.get(personId);
    if (!own && !stats) return refuseAtTable('stats-private');
    const of = { userId: personId, ...span.value, ...(!own && { guildId: guildId ?? '' }) };
    const { lookBacks } = this.store;
    const played = await lookBacks.results(of);
    const contested = played.filter(({ seats }) => seats > 1);
    const rival = await lookBacks.rival(of);
    return accept({
      name,
      games: played.length,
      wins: contested.filter(({ won }) => won).length,
      contested: contested.length,
      months: countedIn(played, span.value, this.services.dailyHour),
      played: gamesOf(played),
      colours: favouriteOf(played),
      bestMove: topOf(played.flatMap(row => (row.best === null ? [] : [feat(row, row.best)]))),
      rival: rival?.name ? { ...rival, name: rival.name } : null,
      streak: rowOf(contested),
      rating: await this.#gain(of),
      ...(await this.#reviewed(of, !own)),
    });
  }

  /** Returns a server's facts in a period. People who keep their statistics private are in none of them. */
  async ofServer(guildId: string, period: Period): Promise<Result<ServerYear, Refusal>> {
    const span = this.span(period);
    if (!span.ok) return span;
    const of = { guildId, ...span.value };
    const { lookBacks } = this.store;
    const begins = partsOf(span.value, this.services.dailyHour);
    const months = begins.map(() => 0);
    const counted = await lookBacks.counted(of, begins.slice(1));
    for (const { part, games } of counted) months[part] = (months[part] ?? 0) + games;
    // Each query reads all results of the server, so other work may run between two of them.
    await breath();
    const players = await lookBacks.players(of);
    await breath();
    const move = await lookBacks.bestMove(of);
    await breath();
    const streak = await lookBacks.streak(of);
    await breath();
    const close = await lookBacks.closest(of);
    const [busiest, next] = players;
    return accept({
      games: months.reduce((sum, games) => sum + games, 0),
      people: players.length,
      months,
      played: summed(counted, ({ game }) => game).map(({ row: { game }, games }) => ({
        game,
        games,
        best: null,
      })),
      bestScore: await this.#bestScore(of, counted),
      bestMove: move ?? null,
      streak: streak && streak.wins >= ROW ? streak : null,
      closest: close
        ? {
            ...{ game: close.game, at: close.at, points: [close.most, close.fewest] },
            people: [
              { userId: close.winnerId, name: close.winner },
              { userId: close.loserId, name: close.loser },
            ],
          }
        : null,
      busiest: busiest && next && busiest.games > next.games ? busiest : null,
    });
  }

  /** Returns the best result of the category with most games, among categories with results. */
  async #bestScore(of: ServerSpan, counted: readonly CountedGames[]): Promise<ServerYear['bestScore']> {
    const { lookBacks } = this.store;
    const scored = counted.filter(({ best }) => best !== null);
    const [top] = summed(scored, ({ game, category }) => JSON.stringify([game, category]));
    const score = top && (await lookBacks.bestScore(of, top.row));
    if (!score) return null;
    const before = await lookBacks.bestScore({ ...of, from: 0, to: of.from }, top.row);
    const record = before === undefined || score.points > before.points;
    return { ...score, category: top.row.category, record };
  }

  /** Counts the post of a look back in a server. Refuses a person who posts pictures too often. */
  shares(personId: string, guildId: string): Promise<Result<void, Refusal>> {
    return this.units.of(
      `person ${personId}`,
      async unit => (await countDone(unit, { what: 'share', personId, scope: guildId })) ?? accept(undefined),
    );
  }

  /** Returns the rating that has risen most in the period. */
  async #gain(of: LookBackOf): Promise<PersonYear['rating']> {
    const found = new Map<string, NonNullable<PersonYear['rating']>>();
    for (const { game, category, pool, muBefore, sigmaBefore, points } of await this.store.lookBacks.ratings(
      of,
    )) {
      const key = JSON.stringify([game, category, pool]);
      const from = found.get(key)?.from ?? pointsOf({ mu: muBefore, sigma: sigmaBefore });
      found.set(key, { game, category, from, to: points, amongPeople: pool === 'people' });
    }
    const [best] = [...found.values()].toSorted((one, other) => other.to - other.from - (one.to - one.from));
    return best && best.to > best.from ? best : null;
  }

  /**
   * Finds the best deal and the costliest decision of the reviewed games. In a game with one seat, only the luck of the own
   * cards counts.
   */
  async #reviewed(of: LookBackOf, shared: boolean): Promise<Pick<PersonYear, 'luckiest' | 'dearest'>> {
    const { lookBacks } = this.store;
    const reviewed = await lookBacks.reviewed(of, shared);
    const lucky = reviewed.flatMap(({ deal, ...row }) => {
      const open = row.seats > 1 ? (deal?.open.mean ?? 0) : 0;
      return deal ? [feat(row, open + (deal.own?.mean ?? 0))] : [];
    });
    const dear: Feat[] = [];
    for await (const slice of inSlices(reviewed, REVIEWS)) {
      const matchIds = slice.map(({ matchId }) => matchId);
      for (const { decisions, ...row } of await lookBacks.decisions(of.userId, matchIds)) {
        const losses = decisions.filter(({ own }) => own).map(({ loss }) => loss);
        dear.push(feat(row, Math.max(0, ...losses)));
      }
    }
    const worth = (found: Feat | null) => (found && found.points >= LEAST ? found : null);
    return { luckiest: worth(topOf(lucky)), dearest: worth(topOf(dear)) };
  }
}

/** Adds up the games of rows with the same key, and sorts the sums: most games first, then by key. */
function summed(
  counted: readonly CountedGames[],
  keyOf: (row: CountedGames) => string,
): readonly { readonly row: CountedGames; readonly key: string; readonly games: number }[] {
  const found = new Map<
    string,
    { readonly row: CountedGames; readonly key: string; readonly games: number }
  >();
  for (const row of counted) {
    const key = keyOf(row);
    found.set(key, { row, key, games: (found.get(key)?.games ?? 0) + row.games });
  }
  return [...found.values()].toSorted(
    (one, other) => other.games - one.games || (one.key < other.key ? -1 : 1),
  );
}

const feat = ({ game, matchId, at }: Pick<Feat, 'game' | 'matchId' | 'at'>, points: number): Feat => ({
  ...{ game, matchId, at, points },
});

/** Returns the feat with most points, the earliest of equal ones. */
const topOf = (feats: readonly Feat[]): Feat | null =>
  feats.reduce<Feat | null>((top, one) => (top && top.points >= one.points ? top : one), null);

const rowOf = (contested: readonly PlayedResult[]): number => {
  const { best } = winStreak(contested);
  return best >= ROW ? best : 0;
};

function gamesOf(played: readonly PlayedResult[]): readonly PlayedGame[] {
  const found = new Map<string, PlayedGame>();
  for (const { game, seats, won, points, practised } of played) {
    const known = found.get(game) ?? { game, games: 0, wins: 0, contested: 0, best: null };
    const score = practised ? null : points;
    found.set(game, {
      game,
      games: known.games + 1,
      wins: known.wins + (seats > 1 && won ? 1 : 0),
      contested: known.contested + (seats > 1 ? 1 : 0),
      best: score === null ? known.best : Math.max(known.best ?? score, score),
    });
  }
  return [...found.values()].toSorted(
    (one, other) => other.games - one.games || (one.game < other.game ? -1 : 1),
  );
}

function favouriteOf(played: readonly PlayedResult[]): PersonYear['colours'] {
  const games = [...new Set(played.map(({ game }) => game))].map(game => {
    const pieces = coloursOf(played.filter(row => row.game === game));
    return { game, pieces, all: pieces.reduce((sum, each) => sum + each.pieces, 0) };
  });
  const [most] = games.toSorted((one, other) => other.all - one.all);
  return most && most.all > 0 ? { game: most.game, pieces: most.pieces } : null;
}

function countedIn(played: readonly PlayedResult[], span: TimeSpan, hour: number): readonly number[] {
  const begins = partsOf(span, hour);
  const counts = begins.map(() => 0);
  for (const { at } of played) {
    const part = begins.findLastIndex(begin => at >= begin);
    counts[part] = (counts[part] ?? 0) + 1;
  }
  return counts;
}
