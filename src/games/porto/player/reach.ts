import { cardColour, cardValue, colourIndex, demandOf, kindOrder } from '../rules/cards.ts';
import { besides, siteFault, supplyOf } from '../rules/placement.ts';
import { COLOURS, type House, type Kind, type State } from '../rules/types.ts';

const VALUES = 3;
const KINDS = COLOURS.length * VALUES;

/** Cards by kind, in the order of the deck: index = colour · 3 + value − 1. */
export type Counts = Int8Array;

export function countsOf(hand: readonly Kind[]): Counts {
  const counts = new Int8Array(KINDS);
  for (const kind of hand) counts[kindOrder(kind)] = (counts[kindOrder(kind)] ?? 0) + 1;
  return counts;
}

/** The best build of a hand: its points, and the kinds it plays. */
export interface BestBuild {
  readonly points: number;
  readonly number: number;
  readonly colour: number;
}
export const NO_BUILD: BestBuild = { points: 0, number: -1, colour: -1 };

/** What can be built on a board, whoever builds: found once, then asked for each hand. */
export class Reach {
  /** By colour · 3 + floors − 1: points of the best house for so many floors, demands for floors and houses claimed; 0: none. */
  readonly sites = new Float64Array(KINDS);
  /** By colour · 5 + colour: points of the demands for two such cards. */
  readonly #pairs = new Float64Array(COLOURS.length ** 2);

  constructor(houses: readonly House[], contracts: State['contracts']) {
    const forFloors = new Float64Array(KINDS);
    const forHouse = new Float64Array(COLOURS.length);
    for (const contract of contracts) {
      if (contract === null) continue;
      const demand = demandOf(contract);
      if (demand.type === 'floors')
        forFloors[colourIndex[demand.colour] * VALUES + demand.floors - 1] = demand.vp;
      else if (demand.type === 'house') forHouse[colourIndex[demand.colour]] = demand.vp;
      else this.#demandPair(colourIndex[demand.colours[0]], colourIndex[demand.colours[1]], demand.vp);
    }
    const supplies = COLOURS.map(colour => supplyOf(houses, colour));
    for (let at = 0; at < houses.length; at++) {
      const house = houses[at] as House;
      const room = Math.min(VALUES, house.height - house.level);
      if (room === 0) continue;
      for (let colour = 0; colour < COLOURS.length; colour++) {
        const name = COLOURS[colour] as (typeof COLOURS)[number];
        if (house.colour !== null && house.colour !== name) continue;
        for (let floors = 1; floors <= room; floors++) {
          const supply = supplies[colour] as (typeof supplies)[number];
          if (siteFault(houses, at, name, floors, supply) !== null) break;
          const key = colour * VALUES + floors - 1;
          const points =
            pointsAt(houses, at, floors) +
            (forFloors[key] ?? 0) +
            (house.level + floors === house.height ? (forHouse[colour] ?? 0) : 0);
          if (points > (this.sites[key] ?? 0)) this.sites[key] = points;
        }
      }
    }
  }

  #demandPair(one: number, other: number, vp: number): void {
    this.#pairs[one * COLOURS.length + other] = vp;
    this.#pairs[other * COLOURS.length + one] = vp;
  }

  /** The best build of a hand, `without` two kinds of it. */
  best(hand: Counts, without: BestBuild = NO_BUILD): BestBuild {
    const left = (kind: number) =>
      (hand[kind] ?? 0) - (kind === without.number ? 1 : 0) - (kind === without.colour ? 1 : 0);
    let points = 0;
    let bestNumber = -1;
    let bestColour = -1;
    for (let number = 0; number < KINDS; number++) {
      if (left(number) < 1) continue;
      const floors = number % VALUES;
      const numberColour = (number - floors) / VALUES;
      for (let kind = 0; kind < KINDS; kind++) {
        if (left(kind) < (kind === number ? 2 : 1)) continue;
        const colour = (kind - (kind % VALUES)) / VALUES;
        const site = this.sites[colour * VALUES + floors] ?? 0;
        if (site === 0) continue;
        // Of two builds alike the cheaper colour card goes: a 3 orders more floors another time.
        const sum =
          site + (this.#pairs[numberColour * COLOURS.length + colour] ?? 0) - (kind % VALUES) * 0.01;
        if (sum > points) {
          points = sum;
          bestNumber = number;
          bestColour = kind;
        }
      }
    }
    return bestNumber < 0 ? NO_BUILD : { points, number: bestNumber, colour: bestColour };
  }
}

/** Points of so many floors on houses[at], without demands; a house completed at once takes the token on its own roof. */
function pointsAt(houses: readonly House[], at: number, floors: number): number {
  const house = houses[at] as House;
  const level = house.level + floors;
  const token = house.level === 0 && house.roof === 0 ? house.ground : house.roof;
  return (
    level + besides(houses, at, house.level, level) + house.ground + (level === house.height ? token : 0)
  );
}

export const colourOfKind = (kind: Kind): number => colourIndex[cardColour(kind)];
export const valueOfKind = (kind: Kind): number => cardValue(kind);
