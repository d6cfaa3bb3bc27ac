import { createHash } from 'node:crypto';
import { SeededDice } from '../../core/dice.ts';
import type { AnyGame, Seat } from '../../core/game.ts';
import type { ActionKind } from '../types.ts';

/** Enough that hardly any kind is missing where hands are dealt, and as quick as one list of what is legal. */
const WORLDS = 4;

/** Each once, in their order. */
export const distinctKinds = (kinds: readonly ActionKind[]): readonly ActionKind[] => [
  ...new Map(kinds.map(kind => [kind.join('='), kind])).values(),
];

/** The kind of each action, once, in the order of the actions. */
export const kindsOf = (game: Pick<AnyGame, 'fields'>, actions: readonly unknown[]): readonly ActionKind[] =>
  distinctKinds(actions.flatMap(action => game.fields(action).slice(0, 1)));

/** Law 13: from the table's view alone, so the same view gives the same kinds, whatever is hidden. */
export function openersOf(game: AnyGame, view: unknown, seat: Seat): readonly ActionKind[] {
  if (game.openers) return game.openers(view, seat);
  const seen = JSON.stringify([view, seat]);
  const found = Array.from({ length: WORLDS }, (_, world) => {
    const dice = new SeededDice(createHash('sha256').update(`openers/${world}/${seen}`).digest());
    return game.legal(game.imagine(view, 'table', dice), seat);
  });
  return kindsOf(game, found.flat());
}
