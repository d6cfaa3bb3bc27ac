import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../../src/core/contract/dice.ts';
import { porto } from '../../../../src/games/porto/game.ts';
import type { Action, Kind, Options, State } from '../../../../src/games/porto/rules/types.ts';
import { type Below, chance, pick, seedBytes } from '../../../contract/tools.ts';
import { playing } from '../../playing.ts';

const scratch = new SeededDice(seedBytes(0));

const after = (state: State, seat: number, action: Action): State => {
  const result = porto.apply(state, seat, action, scratch);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.state;
};

const bestBuilds = (state: State, seat: number) => {
  const before = state.players[seat]?.score ?? 0;
  let points = 0;
  let actions: Action[] = [];
  for (const action of porto.legal(state, seat)) {
    if (action.type !== 'build') continue;
    const gained = (after(state, seat, action).players[seat]?.score ?? 0) - before;
    if (gained > points) actions = [];
    if (gained >= points) actions.push(action);
    points = Math.max(points, gained);
  }
  return { points, actions };
};

/** Returns the points of the seat's best build with this hand. The state becomes a family game, so that no Timer is drawn. */
const promise = (state: State, seat: number, hand: readonly Kind[]): number => {
  const players = state.players.map((player, other) => (other === seat ? { ...player, hand } : player));
  return bestBuilds({ ...state, variant: 'family', phase: { type: 'turn', seat }, players }, seat).points;
};

interface Temper {
  /** Points that a build must bring before the seat builds. */
  readonly worth: number;
  /** True: the seat chooses draws and Timer builds by the builds that they make possible. */
  readonly looksAhead: boolean;
}
const HAND_LIMIT = 8;

const bestBy = <T>(items: readonly T[], measure: (item: T) => number): T | undefined =>
  items
    .map(item => ({ item, measured: measure(item) }))
    .reduce<{ item?: T; measured: number }>((best, next) => (next.measured > best.measured ? next : best), {
      measured: Number.NEGATIVE_INFINITY,
    }).item;

const choose = (state: State, seat: number, { worth, looksAhead }: Temper, below: Below): Action => {
  const legal = porto.legal(state, seat);
  const hand = state.players[seat]?.hand ?? [];
  if (state.phase.type === 'timer' && looksAhead) {
    const some = legal.length < 30 ? legal : Array.from({ length: 30 }, () => pick(legal, below));
    const helps = (action: Action) =>
      promise({ ...state, houses: after(state, seat, action).houses }, seat, hand);
    return bestBy(some, helps) ?? pick(legal, below);
  }
  if (state.phase.type !== 'turn') return pick(legal, below);
  const { points, actions } = bestBuilds(state, seat);
  const draws = legal.filter(action => action.type === 'draw');
  if (actions.length > 0 && (points >= worth || hand.length >= HAND_LIMIT || draws.length === 0))
    return pick(actions, below);
  if (draws.length === 0) return pick(legal, below);
  if (!looksAhead) return pick(draws, below);
  const drawn = ({ slots }: (typeof draws)[number]) =>
    [...hand, ...slots.map(slot => state.market[slot - 1]).filter(card => card != null)].sort();
  return (
    bestBy(draws, draw => promise(state, seat, drawn(draw)) * 10 + draw.slots.length) ?? pick(draws, below)
  );
};

const average = (games: number, seats: number, temper: Temper) => {
  const sums = { turns: 0, points: 0, builds: 0, won: 0 };
  for (let game = 0; game < games; game++) {
    const dice = new SeededDice(seedBytes(1000 * seats + game));
    const below = chance(game);
    const options: Options = seats === 1 ? { variant: 'solo', timer: 28 } : { variant: 'family' };
    const { deal, played } = playing(porto)(porto.setup(seats, options, dice), dice, (_, state, seat) =>
      choose(state, seat, temper, below),
    );
    const state = played.at(-1)?.state ?? deal;
    const count = (type: Action['type']) => played.filter(({ action }) => action.type === type).length;
    sums.turns += count('build') + count('draw');
    sums.builds += count('build');
    sums.points += state.players.reduce((sum, { score }) => sum + score, 0);
    sums.won += porto.outcome(state)?.won ? 1 : 0;
  }
  return {
    turns: sums.turns / games / seats,
    points: sums.points / games / seats,
    build: sums.points / sums.builds,
    won: sums.won / games,
  };
};

// The bounds are wide, so that the test finds a misread rule and allows any style of play.
describe('What to expect of greedy players', () => {
  it.each([
    [2, 25, 79],
    [3, 23, 72],
    [4, 21, 68],
  ])('%i seats: about %i turns and %i points each, 8 to 9 a build', (seats, turns, points) => {
    const found = average(24, seats, { worth: 8, looksAhead: false });
    expect(Math.abs(found.turns - turns), `${found.turns} turns`).toBeLessThan(5);
    expect(Math.abs(found.points - points), `${found.points} points`).toBeLessThan(12);
    expect(found.build).toBeGreaterThan(7.5);
    expect(found.build).toBeLessThan(9.9);
  });

  it('solo: about two games of three reach 60', () => {
    const found = average(40, 1, { worth: 9, looksAhead: true });
    expect(found.turns).toBe(14);
    expect(found.won).toBeGreaterThan(0.4);
    expect(found.won).toBeLessThan(0.9);
  });
});
