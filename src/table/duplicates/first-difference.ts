import type { Seat } from '../../core/contract/game.ts';
import type { Repositories } from '../../store/index.ts';
import { standingMoves } from '../match/log.ts';

/** First choice at which tables with the same deal differ. `turn` counts the choices from 1. */
export interface FirstDifference {
  readonly turn: number;
  readonly seat: Seat;
}

interface Choice {
  readonly seat: Seat;
  readonly action: string;
}

/**
 * Finds the first choice that differs between the tables. Tables that ended before that choice are left out. Undefined: all
 * tables agree.
 */
export function firstDifference(tables: readonly (readonly Choice[])[]): FirstDifference | undefined {
  const longest = Math.max(0, ...tables.map(({ length }) => length));
  for (let at = 0; at < longest; at++) {
    const [first, ...others] = tables.flatMap(choices => choices[at] ?? []);
    const same = others.every(({ seat, action }) => seat === first?.seat && action === first.action);
    if (first && !same) return { turn: at + 1, seat: first.seat };
  }
  return undefined;
}

const ENDLESS = 1_000_000;

/**
 * Finds the first difference between ended matches. `never`: all have the same actions. Undefined: fewer than two of the
 * matches were played.
 */
export async function firstDifferenceIn(
  { moves }: Pick<Repositories, 'moves'>,
  matchIds: readonly string[],
): Promise<FirstDifference | 'never' | undefined> {
  const tables: (readonly Choice[])[] = [];
  for (const id of matchIds) tables.push(standingMoves(await moves.list(id, 0, ENDLESS)));
  if (tables.filter(({ length }) => length > 0).length < 2) return undefined;
  return firstDifference(tables) ?? 'never';
}
