import type { SeatEnd } from '../../core/contract/seat-ends.ts';

/** Answer to a line of the operator, in English. `ok` is false where the line was refused and changed nothing. */
export interface HostAnswer {
  readonly ok: boolean;
  readonly text: string;
}

export const answerOf = (...lines: readonly string[]): HostAnswer => ({ ok: true, text: lines.join('\n') });
export const refusedLine = (...lines: readonly string[]): HostAnswer => ({
  ok: false,
  text: lines.join('\n'),
});

/** Writes a time in UTC: "2026-11-26 18:00Z". */
export const utc = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}Z`;

/** Ways in which a seat ended before its game, in the operator's lists. */
export const ENDED: Readonly<Record<SeatEnd, string>> = {
  resigned: 'resigned',
  outOfTime: 'lost by the clock',
  left: 'left for good',
};

/** Writes a number with its noun: "1 game", "3 games". */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Writes the first line of a list: "3 games:", and "0 games." for an empty list. */
export const heading = (count: number, noun: string): string =>
  `${counted(count, noun)}${count === 0 ? '.' : ':'}`;

/** Writes counts by status: "2 running, 14 over". */
export const byStatus = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .toSorted()
    .map(([status, count]) => `${count} ${status}`)
    .join(', ') || 'none';
