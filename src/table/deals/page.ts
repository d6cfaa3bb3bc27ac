import type { Streak } from '../../core/days.ts';
import type { DealField, DealPar, StoredAttempt, StoredDeal } from '../../store/index.ts';
import type { Proof } from '../match/types.ts';

/** Deal as far as everybody may know it. */
export interface OpenDeal
  extends Pick<StoredDeal, 'id' | 'kind' | 'game' | 'options' | 'day' | 'opensAt' | 'closesAt'> {
  /** Number of a daily. Number 1 is the first day on which anybody asked for one. */
  readonly number: number | null;
  /** End of a daily's day. */
  readonly endsAt: number | null;
  readonly isOn: boolean;
  readonly isClosed: boolean;
  /** Proof of the deal, with seed and salt once it is closed. */
  readonly proof: Proof;
  /** Commitment to the next day's deal, on today's page. */
  readonly next: string | null;
}

/** A deal that many play, and that the person has begun: its next move is theirs. */
export interface OpenAttempt extends Pick<OpenDeal, 'id' | 'game' | 'number'> {
  readonly begunAt: number;
}

/** An attempt that has come to its end. */
export interface Finished extends Pick<StoredAttempt, 'name' | 'number' | 'matchId' | 'fair'> {
  readonly points: number;
  readonly course: readonly number[];
  readonly endedAt: number;
  readonly own: boolean;
}

/** A line of the table. */
export interface RankedFinish extends Pick<Finished, 'name' | 'fair' | 'course' | 'own'> {
  /** Null: given up, or not ended in time. */
  readonly points: number | null;
}

/** Results that only a person who has played the deal may see. */
export interface DealResults {
  /** First attempts, the best first; of this server's people where one asks in a server. */
  readonly table: readonly RankedFinish[];
  /** Everywhere, without names. */
  readonly field: DealField;
  /** Undefined: not computed yet. Null: no bot can play it. */
  readonly par: DealPar | undefined | null;
  /** Best of all attempts, practice too, without the person's name. */
  readonly best: Pick<Finished, 'points' | 'course' | 'own'> | undefined;
}

/** A deal for one person's eyes. */
export interface DealPage {
  readonly deal: OpenDeal;
  /** The match that the person plays now. */
  readonly open: string | undefined;
  /** True where the open attempt is the one that counts. */
  readonly counting: boolean;
  /** True where an attempt that begins now would be the one that counts. */
  readonly mayCount: boolean;
  readonly first: Finished | undefined;
  /** The person's own best, where there is more than one. */
  readonly ownBest: Finished | undefined;
  readonly attempts: number;
  /** Streak of dailies. */
  readonly streak: Streak | undefined;
  /** Undefined: the person has not played it. */
  readonly results: DealResults | undefined;
}

/** A line of the archive. */
export interface ArchivedDeal {
  readonly deal: OpenDeal;
  /** The person's own; undefined: not played. */
  readonly first: Finished | undefined;
  readonly best: Finished | undefined;
  /** Null: not thought of, or not to be known yet. */
  readonly par: number | null;
}

export interface DealArchive {
  readonly deals: readonly ArchivedDeal[];
  readonly page: number;
  readonly more: boolean;
}

export type ArchiveKind = 'daily' | 'challenge';

/** The points of the best way that is known, a person's or the strong player's; undefined: none is. */
export function bestKnown({ best, par }: Pick<DealResults, 'best' | 'par'>): number | undefined {
  const known = [best?.points ?? [], par?.points ?? []].flat();
  return known.length === 0 ? undefined : Math.max(...known);
}

export const toFinished = (
  { name, number, matchId, fair, points, course, endedAt, userId }: StoredAttempt,
  personId: string,
): readonly Finished[] =>
  points === null || endedAt === null
    ? []
    : [{ name, number, matchId, fair, points, course: course ?? [], endedAt, own: userId === personId }];

export const toRanked = (
  { name, fair, points, course, userId }: StoredAttempt,
  personId: string,
): RankedFinish => ({
  name,
  fair,
  points,
  course: points === null ? [] : (course ?? []),
  own: userId === personId,
});

export const bestOf = (all: readonly Finished[]): Finished | undefined =>
  all.toSorted((one, other) => other.points - one.points || one.endedAt - other.endedAt)[0];
