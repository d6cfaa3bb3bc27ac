import type { StoredSeat } from '../../store/types/index.ts';

/** Milliseconds for each decision in a live game. Longer decisions cost the reserve. */
export const MINUTE_MS = 60_000;
/** Milliseconds that a seat may spend in a whole game, in addition to the minute of each decision. */
export const RESERVE_MS = 300_000;
/** Milliseconds before the end of the reserve at which the person is warned. */
const WARNED_MS = 120_000;
/** Milliseconds after the beginning of a decision before which the person is not warned. */
const UNWARNED_MS = 30_000;
/** Milliseconds for which a lobby looks for people for a live game. */
export const LOBBY_MS = 600_000;

export const isLive = ({ pace }: { readonly pace: string | null }): boolean => pace === 'live';

/** Clock of a decision in a live game. Times are in milliseconds since the epoch. */
export interface LiveClock {
  readonly minuteEnds: number;
  /** Time at which the person is warned, at least half a minute before the seat loses. */
  readonly warnedAt: number;
  /** Time at which the seat loses by the clock. */
  readonly losesAt: number;
  /** Milliseconds of the reserve that were left when the decision began. */
  readonly reserve: number;
}

/** Returns the milliseconds of the reserve that a decision costs. */
export const costOf = (elapsed: number): number => Math.max(0, elapsed - MINUTE_MS);

export const reserveOf = ({ spentMs }: Pick<StoredSeat, 'spentMs'>): number =>
  Math.max(0, RESERVE_MS - spentMs);

/** Adds the cost of a decision to the spent part of a reserve. */
export const spentBy = ({ spentMs }: Pick<StoredSeat, 'spentMs'>, elapsed: number): number =>
  Math.min(RESERVE_MS, spentMs + costOf(elapsed));

/**
 * Returns the times of a decision.
 * @param from time at which the decision's clock began
 * @param reserve milliseconds of the reserve that were left then
 */
export function liveTimes(from: number, reserve: number): LiveClock {
  const minuteEnds = from + MINUTE_MS;
  const losesAt = minuteEnds + reserve;
  return { minuteEnds, warnedAt: Math.max(from + UNWARNED_MS, losesAt - WARNED_MS), losesAt, reserve };
}

export const isOutOfTime = ({ resigned, spentMs }: Pick<StoredSeat, 'resigned' | 'spentMs'>): boolean =>
  resigned && spentMs >= RESERVE_MS;
