import type { Seat } from '../../../core/contract/game.ts';
import { without } from '../../../core/rules/without.ts';
import { cardColour, cardValue, kindOrder } from '../rules/cards.ts';
import { topBuilds } from '../rules/legal.ts';
import { place } from '../rules/placement.ts';
import type { Action, HouseId, Kind, View } from '../rules/types.ts';
import { worth } from './worth.ts';

/** Returns the view right after an action, before new cards are revealed. Scores and claims stay as they are. */
export function viewAfter(view: View, seat: Seat, action: Action): View {
  const hand = view.players[seat]?.hand ?? [];
  const withHand = (cards: readonly Kind[]): View['players'] =>
    view.players.map((player, other) => (other === seat ? { ...player, hand: cards } : player));
  if (action.type === 'draw') {
    const drawn = action.slots.flatMap(slot => view.market[slot - 1] ?? []);
    const cards = [...hand, ...drawn].sort((one, other) => kindOrder(one) - kindOrder(other));
    return { ...view, players: withHand(cards) };
  }
  if (action.type !== 'build' && action.type !== 'timer') return view;
  const { number, colour, house, token } = action;
  if (number === undefined || colour === undefined || house === undefined) return view;
  const built = place(view.houses, house, cardColour(colour), cardValue(number), token);
  if (!built.ok) return view;
  const { houses } = built.value;
  if (action.type === 'timer') return { ...view, houses };
  const claimed = action.fulfil ?? [];
  const contracts = view.contracts.map((contract, index) => (claimed.includes(index + 1) ? null : contract));
  return { ...view, houses, contracts, players: withHand(without(hand, [number, colour])) };
}

interface NextBuild {
  readonly house: HouseId;
  readonly points: number;
}

export function bestBuild(view: View, seat: Seat): NextBuild | undefined {
  let best: NextBuild | undefined;
  for (const build of topBuilds(view, seat)) {
    const points = worth(view, seat, build);
    if (build.type === 'build' && (best === undefined || points > best.points))
      best = { house: build.house, points };
  }
  return best;
}

/**
 * Lists the builds that a draw makes possible, most points first. For each house, colour and number of floors, only the best
 * build is listed.
 */
export function prospects(view: View, seat: Seat, action: Action): readonly Action[] | undefined {
  if (action.type !== 'draw') return undefined;
  return topBuilds(viewAfter(view, seat, action), seat)
    .map(build => ({ build, points: worth(view, seat, build) }))
    .sort((one, other) => other.points - one.points)
    .map(({ build }) => build);
}
