import type { Seat } from '../../core/game.ts';
import type { Repositories } from '../../store/index.ts';
import { standingMoves } from '../match/log.ts';

/** First choice at which tables with the same deal went different ways. `turn` counts choices from 1. */
export interface Parting {
  readonly turn: number;
  readonly seat: Seat;
}

interface Choice {
  readonly seat: Seat;
  readonly action: string;
}

/** The first choice that was not the same at all tables that came so far; undefined: there was none. */
export function partingOf(tables: readonly (readonly Choice[])[]): Parting | undefined {
  const longest = Math.max(0, ...tables.map(({ length }) => length));
  for (let at = 0; at < longest; at++) {
    const [first, ...others] = tables.flatMap(choices => choices[at] ?? []);
    const same = others.every(({ seat, action }) => seat === first?.seat && action === first.action);
    if (first && !same) return { turn: at + 1, seat: first.seat };
  }
  return undefined;
}

/** Above any revision. */
const ENDLESS = 1_000_000;

/**
 * Finds the parting of matches that have ended. `never` means that all were played alike, undefined that there is nothing to
 * compare.
 */
export async function partingIn(
  { moves }: Pick<Repositories, 'moves'>,
  matchIds: readonly string[],
): Promise<Parting | 'never' | undefined> {
  const tables: (readonly Choice[])[] = [];
  for (const id of matchIds) tables.push(standingMoves(await moves.list(id, 0, ENDLESS)));
  if (tables.filter(({ length }) => length > 0).length < 2) return undefined;
  return partingOf(tables) ?? 'never';
}
