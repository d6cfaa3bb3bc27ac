import { box, hasPowers } from './box.ts';
import { NO_CUBES } from './cubes.ts';
import { COLOURS, type Colour, type Cubes, type Objective, type PlayerState, type State } from './types.ts';

/** Parts of a state on which prices depend. A view has them too. */
export type Market = Pick<State, 'variant' | 'objectives' | 'piles' | 'turn'>;
export type Buyer = Pick<PlayerState, 'cubes' | 'headquarters'>;

/** Counts a seat's Headquarters of a colour; 0 in a variant without powers. */
export const powersOf = ({ variant }: Pick<Market, 'variant'>, buyer: Buyer, colour: Colour): number => {
  if (!hasPowers(variant)) return 0;
  let count = 0;
  for (const owned of buyer.headquarters) if (owned.colour === colour) count += 1;
  return count;
};

/** Cache of the cubes that each Objective's coloured cards ask for. They never change. */
const asked = new WeakMap<Objective['cards'], Cubes>();

export const askedBy = ({ cards }: Objective): Cubes => {
  const known = asked.get(cards);
  if (known) return known;
  const sums = { ...NO_CUBES };
  for (const { colour, value } of cards) if (colour) sums[colour] += value;
  asked.set(cards, sums);
  return sums;
};

export const objectivePoints = ({ cards }: Objective): number => {
  let sum = 0;
  for (const { value } of cards) sum += value;
  return sum;
};

/** True for an Objective that is paid with cubes of any one colour. */
export const isWild = ({ cards }: Objective): boolean => cards.some(({ colour }) => colour === null);

export const priceOfObjective = (market: Market, buyer: Buyer, objective: Objective): number =>
  Math.max(0, objectivePoints(objective) - powersOf(market, buyer, 'blue') * box.prices.blueDiscount);

/** Returns the base price, plus one for each card with this colour's cube on an Objective that is not completed. */
export const priceOfHeadquarters = ({ objectives }: Pick<Market, 'objectives'>, wanted: Colour): number => {
  let price = box.prices.headquarters;
  for (const { by, cards } of objectives) {
    if (by !== null) continue;
    for (const { colour } of cards) if (colour === wanted) price += 1;
  }
  return price;
};

export const priceOfUnflip = (market: Market, buyer: Buyer): number => {
  const { unflip, unflipAfterBust, yellowDiscount } = box.prices;
  const usual = market.turn.bust ? unflipAfterBust : unflip;
  return Math.max(0, usual - powersOf(market, buyer, 'yellow') * yellowDiscount);
};

/** Returns the number of cubes traded for one: two with a Red Headquarters, else three. */
export const priceOfSpecialise = (market: Market, buyer: Buyer): number =>
  powersOf(market, buyer, 'red') > 0 ? box.prices.specialiseWithRed : box.prices.specialise;

export const leftObjectives = ({ objectives }: Pick<Market, 'objectives'>): boolean => {
  for (const { by } of objectives) if (by === null) return true;
  return false;
};

export const colourWithPile = ({ piles }: Pick<Market, 'piles'>): readonly Colour[] =>
  COLOURS.filter(colour => piles[colour].length > 0);
