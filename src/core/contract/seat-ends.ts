/** Ways in which a seat ends before its game does: its person resigned, lost by the clock, or left for good. */
export const SEAT_ENDS = ['resigned', 'outOfTime', 'left'] as const;
export type SeatEnd = (typeof SEAT_ENDS)[number];

/**
 * Ways in which a person loses a seat of a contest. `removed`: the person is no longer in the server. `replaced`: another
 * person took the seat. `standIn`: the stand-in played most of the game.
 */
export const SEAT_LOSSES = [...SEAT_ENDS, 'removed', 'replaced', 'standIn'] as const;
export type SeatLoss = (typeof SEAT_LOSSES)[number];

/** Seat that ended before its game, as a history and a record name it. */
export interface EndedSeat {
  readonly seat: number;
  /** Number of actions of the game before the end of the seat. */
  readonly before: number;
  /** Absent: the seat's person resigned. */
  readonly end?: Exclude<SeatEnd, 'resigned'> | undefined;
}

/** Seats that ended before their game, as a view names them. */
export interface EndedSeats {
  readonly resigned: readonly number[];
  /** Ways in which the seats of `resigned` ended, in the same order. */
  readonly ends: readonly SeatEnd[];
}

/** Returns the way in which a seat ended. Undefined: the seat plays on. */
export function endOf({ resigned, ends }: EndedSeats, seat: number): SeatEnd | undefined {
  const at = resigned.indexOf(seat);
  return at < 0 ? undefined : (ends[at] ?? 'resigned');
}

export const isSeatEnd = (text: string): text is SeatEnd => SEAT_ENDS.some(end => end === text);
