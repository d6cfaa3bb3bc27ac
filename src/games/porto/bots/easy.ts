import type { PlayerOf } from '../../../core/player.ts';
import { cardColour, cardValue } from '../rules/cards.ts';
import { legalDraws, topBuilds } from '../rules/legal.ts';
import { place } from '../rules/placement.ts';
import type { Action, Event, Options, State, View } from '../rules/types.ts';
import type { BuildAction } from './builds.ts';

/** Least number of cards in hand for which the bot builds. */
const ENOUGH = 4;

/** Returns the points of a build without contracts: house, neighbours, tokens. A beginner sees only these. */
const seenIn = ({ houses }: Pick<View, 'houses'>, { number, colour, house, token }: BuildAction): number => {
  const built = place(houses, house, cardColour(colour), cardValue(number), token);
  return built.ok
    ? built.value.placed.level + built.value.placed.ground + built.value.neighbours + built.value.roofToken
    : 0;
};

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
    const builds = topBuilds(world, seat).filter(action => action.type === 'build');
    const [best] = builds
      .map(build => ({ build, seen: seenIn(world, build) }))
      .sort((one, other) => other.seen - one.seen);
    return best?.build ?? most ?? first;
  },
};
