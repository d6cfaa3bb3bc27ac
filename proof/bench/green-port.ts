import { SeededDice } from '../../src/core/contract/dice.ts';
import { greedy } from '../../src/games/green-port/bots/greedy.ts';
import { greenPort } from '../../src/games/green-port/game.ts';
import type { Action, View } from '../../src/games/green-port/rules/types.ts';

/** Number of decisions of which one is random. The game's greedy player makes the others. */
const RANDOM = 4;

/**
 * Chooses an action so that all kinds of action occur and a game takes some 300 actions. Evenly random play would trade all
 * cubes away and never end.
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
