import { SeededDice } from '../../../../src/core/contract/dice.ts';
import type { AnyGame } from '../../../../src/core/contract/game.ts';
import { steady } from '../../../../src/games/vintage/bots/stand-in.ts';
import { vintage } from '../../../../src/games/vintage/game.ts';
import { runsOf } from '../../../../src/games/vintage/judgement/runs.ts';
import type { Action, State, View } from '../../../../src/games/vintage/rules/types.ts';
import type { Pressed, PressedKind, Sought } from './pressed.ts';

const kind = (seats: number): PressedKind => ({
  name: `${seats} seats`,
  path: 'new',
  options: { seats },
  seats,
});

const diceOf = (seed: number): SeededDice => new SeededDice(new Uint8Array(32).fill(seed));

/**
 * Returns the position after some actions as a text that ignores the order of the lots aboard. Undefined: the rules refuse an
 * action.
 */
function led(state: State, actions: readonly Action[]): string | undefined {
  let at = state;
  for (const action of actions) {
    const done = vintage.apply(at, at.turn, action, diceOf(1));
    if (!done.ok) return undefined;
    at = done.value.state;
  }
  const lots = (player: State['players'][number]) => player.boat.lots.map(lot => JSON.stringify(lot)).sort();
  return JSON.stringify([
    at.phase,
    at.turn,
    at.players.map(player => [player.estates, player.cellar, lots(player)]),
  ]);
}

function steadily(state: State, count: number): readonly Action[] {
  const actions: Action[] = [];
  let at = state;
  while (actions.length < count && at.turn === state.turn) {
    const action = steady.choose(vintage, vintage.view(at, at.turn), at.turn, diceOf(2));
    const done = vintage.apply(at, at.turn, action, diceOf(1));
    if (!done.ok) break;
    actions.push(action);
    at = done.value.state;
  }
  return actions;
}

export const VINTAGE: Pressed = {
  game: vintage as unknown as AnyGame,
  kinds: [kind(2), kind(3), kind(4)],
  games: 2,
  every: 4,
  sought(match, seat) {
    const legal = match.position.legal(seat) as readonly Action[];
    const of = (type: Action['type']) => legal.filter(action => action.type === type);
    const found: Sought[] = [];
    const seek = (name: string, actions: readonly Action[], from: Sought['from'], atMost: number) => {
      if (actions.length > 0) found.push({ name, actions, from, atMost });
    };
    const { phase } = match.position.view('table') as View;
    if (phase.type !== 'turn') {
      seek('a step', legal.slice(0, 1), 'panel', 1);
      return found;
    }
    // Three presses: the board's button, the action's button, and the button that commits.
    for (const type of ['buy', 'plant', 'age', 'first', 'take', 'play', 'pass'] as const)
      seek(`the best ${type}`, of(type).slice(0, 1), 'board', 3);
    seek('a harvest', of('harvest').slice(0, 1), 'board', 2);
    // The kinds stand in a menu.
    seek('a move', of('sail').slice(-1), 'board', 5);
    return found;
  },
  runs(match, seat) {
    const view = match.position.view(seat) as View;
    const state = vintage.imagine(view, seat, diceOf(3));
    return runsOf(view).filter(actions => {
      const there = led(state, actions);
      return there !== undefined && there === led(state, steadily(state, actions.length));
    });
  },
  wanted: (match, seat, _random, below) => {
    const dice = new SeededDice(Uint8Array.from({ length: 32 }, () => below(256)));
    return [steady.choose(vintage, match.position.view(seat) as View, seat, dice)];
  },
};
