import { refuse } from '../../../core/contract/result.ts';
import { box } from './box.ts';
import { type Draft, type Fault, tell } from './draft.ts';
import { freePlaces, isPlace, isTaken, siteOf } from './estates.ts';
import type { Estate, Grape, OpenPlayer, PlaceId, State } from './types.ts';

/** Returns the price of a place, lowered where a card gives a discount. */
export const priceOf = (place: PlaceId, discount: boolean): number =>
  Math.max(0, siteOf(place).price - (discount ? box.cards.discount : 0));

export const mayBuy = ({ bought, estates }: OpenPlayer): boolean =>
  !bought && estates.length < box.seat.estates;

export const buyFault = (state: State, player: OpenPlayer, place: unknown, discount: boolean): Fault => {
  if (player.bought) return refuse('bought-already');
  if (player.estates.length >= box.seat.estates) return refuse('no-tile-left', { most: box.seat.estates });
  const possible = freePlaces(state.players);
  if (!isPlace(place)) return refuse('no-such-place', { typed: String(place), possible });
  if (isTaken(state.players, place)) return refuse('place-taken', { place, possible });
  if (!possible.includes(place)) return refuse('place-like', { place, possible });
  const price = priceOf(place, discount);
  return price > player.vp ? refuse('too-dear', { place, price, has: player.vp }) : undefined;
};

/** Buys an Estate. The Estate starts empty except for the card's vine, and brings its marker from the next round on. */
export const buy = (draft: Draft, place: PlaceId, discount: boolean, vine: Grape | null): void => {
  const { player, seat } = draft;
  const price = priceOf(place, discount);
  const estate: Estate = { place, vines: vine === null ? [] : [vine], lot: null };
  player.vp -= price;
  player.bought = true;
  player.estates = [...player.estates, estate];
  tell(draft, { type: 'bought', seat, estate: player.estates.length, place, price, vine });
};
