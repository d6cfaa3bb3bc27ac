import type { PlayerOf } from '../../../core/contract/player.ts';
import { cardColour, cardValue, demandOf } from '../rules/cards.ts';
import { legalBuilds, legalDraws, topBuilds } from '../rules/legal.ts';
import { type Placement, place } from '../rules/placement.ts';
import type { Action, Event, House, Options, State, View } from '../rules/types.ts';

export type BuildAction = Extract<Action, { readonly type: 'build' }>;

/** Largest number of builds that a playout considers. They include 95 of 100 builds that good play chooses. */
const FEW = 10;

export const placedBy = (
  houses: readonly House[],
  { number, colour, house, token }: Pick<BuildAction, 'number' | 'colour' | 'house' | 'token'>,
): Placement => {
  const done = place(houses, house, cardColour(colour), cardValue(number), token);
  if (!done.ok) throw new Error(`a legal build was refused: ${done.refusal.code}`);
  return done.value;
};

/** Sums up the points of a build for its house, its neighbours and its tokens, without contracts. */
export const housePoints = ({ placed, neighbours, roofToken }: Placement): number =>
  placed.level + neighbours + placed.ground + roofToken;

export const contractPoints = (contracts: State['contracts'], slots: readonly number[] = []): number => {
  let points = 0;
  for (const slot of slots) {
    const contract = contracts[slot - 1];
    if (contract) points += demandOf(contract).vp;
  }
  return points;
};

/** Returns the best build for each house, colour and number of floors. Each claims all contracts that it may. */
const bestBuilds = (state: State, seat: number): readonly BuildAction[] =>
  topBuilds(state, seat).filter(action => action.type === 'build');

/** Returns the builds of `bestBuilds` with the most immediate points, at most `FEW`. */
export const fewBuilds = (state: State, seat: number): readonly BuildAction[] => {
  const builds = bestBuilds(state, seat);
  if (builds.length <= FEW) return builds;
  return builds
    .map(build => ({
      build,
      points: housePoints(placedBy(state.houses, build)) + contractPoints(state.contracts, build.fulfil),
    }))
    .sort((one, other) => other.points - one.points)
    .slice(0, FEW)
    .map(({ build }) => build);
};

/** Lists all builds. Of builds that differ only in their claims, it keeps the build that claims most. */
export const wideBuilds = (state: State, seat: number): readonly BuildAction[] => {
  const builds = new Map<string, BuildAction>();
  for (const action of legalBuilds(state, seat)) {
    if (action.type !== 'build') continue;
    const key = `${action.number} ${action.colour} ${action.house} ${action.token ?? ''}`;
    const known = builds.get(key);
    if (known === undefined || (action.fulfil?.length ?? 0) > (known.fulfil?.length ?? 0))
      builds.set(key, action);
  }
  return [...builds.values()];
};

/** Least number of cards in hand for which the bot builds. */
const ENOUGH = 4;

/**
 * Friendly beginner: it draws until it holds four cards, then plays the build with the most immediate points. It ignores all
 * contracts, and other seats' cards.
 */
export const easy: PlayerOf<State, Action, Event, View, Options> = {
  choose(game, view, seat, dice) {
    const world = game.imagine(view, seat, dice);
    const legal = game.legal(world, seat);
    const [first] = legal;
    if (first === undefined) throw new Error(`seat ${seat} has nothing to choose`);
    if (first.type !== 'draw' && first.type !== 'build') return first;
    const draws = legalDraws(world);
    const most = draws.reduce<Action | undefined>(
      (best, draw) =>
        best?.type === 'draw' && draw.type === 'draw' && draw.slots.length <= best.slots.length ? best : draw,
      undefined,
    );
    const held = view.players[seat]?.hand.length ?? 0;
    if (held < ENOUGH && most) return most;
    const [best] = bestBuilds(world, seat)
      .map(build => ({ build, seen: housePoints(placedBy(world.houses, build)) }))
      .sort((one, other) => other.seen - one.seen);
    return best?.build ?? most ?? first;
  },
};
