import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { namedByHint } from './named-by-hint.ts';

/** So many actions a hint would name anyway. */
const FEW = 3;

/** A position with an idea that who plays the game well would look for. */
export interface HintPosition<Sketch> {
  readonly name: string;
  /** Why it is best, in one sentence. */
  readonly why: string;
  /** Actions that carry it out, as the game writes them. */
  readonly idea: RegExp;
  readonly position: Sketch;
  /** The player does not see it: what it prefers, as far as that can be said. */
  readonly missed?: string;
}

/** A hint names each idea among its three, or first where no more are legal. Those that are marked as missed are kept: what is best there does not hang on who sees it. */
export function holdsIdeas<Sketch>(
  game: AnyGame,
  positions: readonly HintPosition<Sketch>[],
  stateOf: (sketch: Sketch) => unknown,
  tried = positions,
): void {
  describe(`${positions.length} positions, and what a hint names in them`, () => {
    test('no two have one name, and at most one in five is missed', () => {
      expect(positions.filter(({ missed }) => missed !== undefined).length * 5).toBeLessThanOrEqual(
        positions.length,
      );
      expect(new Set(positions.map(({ name }) => name)).size).toBe(positions.length);
    });

    test.each(tried)('$name', async ({ idea, position, missed }) => {
      const state = stateOf(position);
      const [seat = -1] = game.toAct(state);
      const legal = game.legal(state, seat).map(action => game.write(action));
      const fitting = legal.filter(text => idea.test(text));
      expect(fitting.length, 'the idea is possible').toBeGreaterThan(0);
      expect(fitting.length, 'and there is something else').toBeLessThan(legal.length);
      if (missed !== undefined) return;
      // Of few a hint names all: there it must be the best.
      const named = (await namedByHint(game, state)).map(({ action }) => action);
      const counted = named.slice(0, legal.length > FEW ? named.length : 1);
      expect(
        counted.filter(text => idea.test(text)),
        `instead: ${named.join(' | ')}`,
      ).not.toEqual([]);
    });
  });
}
