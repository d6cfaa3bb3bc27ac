import { SeededDice } from '../src/core/dice.ts';
import { greedy } from '../src/games/green-port/player/greedy.ts';
import { greenPort } from '../src/games/green-port/rules/index.ts';
import type { Action, View } from '../src/games/green-port/rules/types.ts';

/** One decision in so many is none that a stand-in would make. */
const RANDOM = 4;

/**
 * A game that ends after some 300 actions, in which all kinds of action come up. Play that picks kinds evenly trades its
 * cubes away and has no end.
 */
export function mostlyGreedy(
  view: View,
  seat: number,
  legal: readonly Action[],
  below: (n: number) => number,
): Action {
  const dice = new SeededDice(Uint8Array.from({ length: 32 }, () => below(256)));
  const kinds = [...new Set(legal.map(({ type }) => type))].filter(type => type !== 'specialise');
  const kind = kinds[below(Math.max(1, kinds.length))] ?? 'specialise';
  const own = legal.filter(({ type }) => type === kind);
  const random = own[below(own.length)];
  return random !== undefined && below(RANDOM) === 0 ? random : greedy.choose(greenPort, view, seat, dice);
}
