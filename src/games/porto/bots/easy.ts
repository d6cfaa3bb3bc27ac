import type { PlayerOf } from '../../../core/contract/player.ts';
import { cardColour, cardValue, demandOf } from '../rules/cards.ts';
import { legalDraws, topBuilds } from '../rules/legal.ts';
import { type Placement, place } from '../rules/placement.ts';
import type { Action, Event, House, Options, State, View } from '../rules/types.ts';

export type BuildAction = Extract<Action, { readonly type: 'build' }>;

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
export const bestBuilds = (state: State, seat: number): readonly BuildAction[] =>
  topBuilds(state, seat).filter(action => action.type === 'build');

/** Least number of cards in hand for which the bot builds. */
const ENOUGH = 4;

/**
 * Bot of the strength easy. It draws until it holds four cards, then plays the build with the most immediate points. It
 * compares builds without their contracts, and ignores the cards of other seats.
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
