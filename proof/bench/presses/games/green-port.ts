import type { AnyGame } from '../../../../src/core/contract/game.ts';
import { greenPort } from '../../../../src/games/green-port/game.ts';
import type { Action, View } from '../../../../src/games/green-port/rules/types.ts';
import { mostlyGreedy } from '../../green-port.ts';
import type { Pressed, PressedKind, Sought } from './pressed.ts';

const kind = (seats: number, variant: string): PressedKind => ({
  name: `${variant}, ${seats} seats`,
  path: 'new',
  options: { seats, variant },
  seats,
});

function single(legal: readonly Action[]): readonly Action[] {
  const ways = new Map<number, Action[]>();
  for (const action of legal)
    if (action.type === 'complete')
      ways.set(action.objective, [...(ways.get(action.objective) ?? []), action]);
  return [...ways.values()].flatMap(own => (own.length === 1 ? own : []));
}

export const GREEN_PORT: Pressed = {
  game: greenPort as unknown as AnyGame,
  kinds: [kind(2, 'standard'), kind(3, 'standard'), kind(4, 'simple')],
  games: 2,
  every: 4,
  sought(match, seat, given) {
    const legal = match.position.legal(seat) as readonly Action[];
    const random = given as Action;
    const of = (type: Action['type']) => legal.filter(action => action.type === type);
    const found: Sought[] = [];
    const seek = (name: string, actions: readonly Action[], from: Sought['from'], atMost: number) => {
      if (actions.length > 0) found.push({ name, actions, from, atMost });
    };
    seek('a reveal', of('reveal'), 'panel', 1);
    const hires = of('hire');
    // The panel suggests no hire that is worse than the end of the turn.
    seek('a hire', hires.slice(0, 1), 'panel', 2);
    seek('another hire', hires.slice(-1), 'panel', 2);
    // The kind stands in a menu, where a turn has more than four kinds.
    seek('an Objective with a single way to pay', single(legal).slice(-1), 'panel', 3);
    const { turn } = match.position.view('table') as View;
    if (turn.seat === seat) return found;
    // Three presses: the board's button, the answer, and the confirmation, which also offers "always this".
    seek('a pass out of turn', of('pass'), 'board', 3);
    seek('an underdog cube out of turn', of('bonus').slice(-1), 'board', 3);
    // Five presses, since the gain and the payment are two choices.
    seek('a refer', of('refer').includes(random) ? [random] : of('refer').slice(-1), 'board', 5);
    seek('a loss out of turn', of('lose').slice(-1), 'board', 5);
    return found;
  },
  wanted: (match, seat, _random, below) => {
    const legal = match.position.legal(seat) as readonly Action[];
    return [mostlyGreedy(match.position.view(seat) as View, seat, legal, below)];
  },
};
