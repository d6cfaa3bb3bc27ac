import type { AnyGame } from '../../../../src/core/contract/game.ts';
import { porto } from '../../../../src/games/porto/game.ts';
import type { Action, View } from '../../../../src/games/porto/rules/types.ts';
import type { Match } from '../../../../src/table/match/types.ts';
import type { Pressed, PressedKind } from './pressed.ts';

const WORTH_BUILDING = 8;

const worthOf = (view: View, seat: number, action: Action): number => porto.worth?.(view, seat, action) ?? 0;

/** Returns a text that sorts draws by the worth of the builds that they make possible, best build first. */
const furthest = (view: View, seat: number, action: Action): string =>
  (porto.prospects?.(view, seat, action) ?? [])
    .slice(0, 3)
    .map(prospect => String(worthOf(view, seat, prospect)).padStart(3, '0'))
    .join();

function bestActions(match: Match, seat: number): readonly Action[] {
  const view = match.position.view(seat) as View;
  const legal = match.position.legal(seat) as readonly Action[];
  const builds = legal.filter(({ type }) => type === 'build');
  const draws = legal.filter(({ type }) => type === 'draw');
  const most = Math.max(...builds.map(build => worthOf(view, seat, build)), 0);
  if (builds.length > 0 && (most >= WORTH_BUILDING || draws.length === 0))
    return builds.filter(build => worthOf(view, seat, build) === most);
  if (draws.length === 0) return legal;
  const reach = draws.map(draw => furthest(view, seat, draw));
  const far = reach.reduce((one, other) => (other > one ? other : one));
  return draws.filter((_, at) => reach[at] === far);
}

const isTurn = (actions: readonly Action[]): boolean =>
  actions.every(({ type }) => type === 'build' || type === 'draw');

const kind = (name: string, seats: number, options = {}): PressedKind => ({
  name,
  path: 'new',
  options: { seats, ...options },
  seats,
});

const solo = (timer: number): PressedKind => ({
  name: `solo, Timer ${timer}`,
  path: 'solo',
  options: { timer },
  seats: 1,
  whole: 75,
});

export const PORTO: Pressed = {
  game: porto as unknown as AnyGame,
  kinds: [
    solo(24),
    solo(26),
    // The option `timer` is 28 by default.
    solo(28),
    kind('two', 2),
    kind('three', 3),
    kind('four', 4),
    kind('family of two', 2, { variant: 'family' }),
  ],
  games: 6,
  every: 1,
  sought(match, seat) {
    const actions = bestActions(match, seat);
    return isTurn(actions) ? [{ name: 'a best build or draw', actions, from: 'board', atMost: 3 }] : [];
  },
  // Half of the actions are random, so that unusual positions occur too.
  wanted: (match, seat, random, below) => (below(2) === 0 ? [random] : bestActions(match, seat)),
};
