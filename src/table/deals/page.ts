import type { Streak } from '../../core/values/days.ts';
import type { DealField, DealPar, StoredAttempt, StoredDeal } from '../../store/index.ts';
import type { Proof } from '../match/types.ts';

export interface OpenDeal
  extends Pick<StoredDeal, 'id' | 'kind' | 'game' | 'form' | 'options' | 'day' | 'opensAt' | 'closesAt'> {
  /** Number of a daily, counted from the first day on which a daily of the series was requested. Null for a challenge. */
  readonly number: number | null;
  /** Time at which the daily's day ends. Null for a challenge. */
  readonly endsAt: number | null;
  readonly isOn: boolean;
  readonly isClosed: boolean;
  /** Published hash that commits to the deal; also seed and salt once the deal is closed. */
  readonly proof: Proof;
  /** Commitment to the next day's daily. Null except on the page of today's daily. */
  readonly next: string | null;
}

export interface OpenAttempt extends Pick<OpenDeal, 'id' | 'game' | 'form' | 'number'> {
  readonly begunAt: number;
}

export interface Finished extends Pick<StoredAttempt, 'name' | 'number' | 'matchId' | 'fair'> {
  readonly points: number;
  readonly course: readonly number[];
  /** Scores of the bot in a duel. Null: the deal is solo. */
  readonly against: readonly number[] | null;
  readonly endedAt: number;
  readonly own: boolean;
}

export interface RankedFinish extends Pick<Finished, 'name' | 'fair' | 'course' | 'against' | 'own'> {
  /** Points of the attempt. Null: the person gave up, or did not finish in time. */
  readonly points: number | null;
}

/** Results that only a person who has played the deal may see. */
export interface DealResults {
  /**
   * Ranking of first attempts, best first, as `store/repositories/deals.ts` orders them. The ranking of a daily contains only
   * people of the server of the request.
   */
  readonly table: readonly RankedFinish[];
  /** Comparison with people of all servers, without names. */
  readonly field: DealField;
  /** Result of the hard bot. Undefined: not computed yet. Null: no bot plays the game. */
  readonly par: DealPar | undefined | null;
  /** Best of all attempts, including practice, without the name of its person. */
  readonly best: Pick<Finished, 'points' | 'course' | 'against' | 'own'> | undefined;
}

export interface DealPage {
  readonly deal: OpenDeal;
  /** Id of the match of the person's open attempt. Undefined: no attempt is open. */
  readonly open: string | undefined;
  /** True if the open attempt is a first attempt that still counts. */
  readonly counting: boolean;
  /** True if an attempt that begins now would be the person's first one, which counts. */
  readonly mayCount: boolean;
  readonly first: Finished | undefined;
  readonly ownBest: Finished | undefined;
  readonly attempts: number;
  /** Days in a row on which the person played the daily. */
  readonly streak: Streak | undefined;
  /** Results of the deal. Undefined: the person has not played the deal. */
  readonly results: DealResults | undefined;
}

export interface ArchivedDeal {
  readonly deal: OpenDeal;
  /** First attempt of the person. Undefined: the person has not finished a first attempt. */
  readonly first: Finished | undefined;
  readonly best: Finished | undefined;
  /** Points of the hard bot. Null: not computed, or the person has not played the deal. */
  readonly par: number | null;
}

export interface DealArchive {
  readonly deals: readonly ArchivedDeal[];
  readonly page: number;
  readonly more: boolean;
}

export type ArchiveKind = 'daily' | 'challenge';

/** Returns the points of the best known attempt, by a person or the hard bot. Undefined: no attempt is known. */
export function bestKnown({ best, par }: Pick<DealResults, 'best' | 'par'>): number | undefined {
  const known = [best?.points ?? [], par?.points ?? []].flat();
  return known.length === 0 ? undefined : Math.max(...known);
}

/** Returns the points of the best known attempt, if they exceed the person's own points and those of every bot. */
export function bestBeyond(results: Pick<DealResults, 'best' | 'par'>, own: number): number | undefined {
  const best = bestKnown(results);
  const rivals = results.par?.rivals ?? [];
  return best !== undefined && best > Math.max(own, ...rivals.map(({ points }) => points)) ? best : undefined;
}

export const toFinished = (
  { name, number, matchId, fair, points, course, against, endedAt, userId }: StoredAttempt,
  personId: string,
): readonly Finished[] =>
  points === null || endedAt === null
    ? []
    : [
        {
          name,
          number,
          matchId,
          fair,
          points,
          course: course ?? [],
          against,
          endedAt,
          own: userId === personId,
        },
      ];

export const toRanked = (
  { name, fair, points, course, against, userId }: StoredAttempt,
  personId: string,
): RankedFinish => ({
  name,
  fair,
  points,
  course: points === null ? [] : (course ?? []),
  against: points === null ? null : against,
  own: userId === personId,
});

export const bestOf = (all: readonly Finished[]): Finished | undefined =>
  all.toSorted((one, other) => other.points - one.points || one.endedAt - other.endedAt)[0];
