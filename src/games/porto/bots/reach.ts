import { colourIndex, demandOf, kindOrder } from '../rules/cards.ts';
import { neighbourFloors, type Supply, siteFault, supplyOf } from '../rules/placement.ts';
import { COLOURS, type House, type Kind, type State } from '../rules/types.ts';

const VALUES = 3;
const KINDS = COLOURS.length * VALUES;

/** Numbers of cards by kind, in the order of the deck: index = colour · 3 + value − 1. */
export type CardCounts = number[];

/** Zeroes to copy for new counts. Copying a plain array is quicker than making a typed array. */
const ZEROES: readonly number[] = Array<number>(KINDS).fill(0);
const NOWHERE: readonly number[] = Array<number>(KINDS).fill(-1);

export function countsOf(hand: readonly Kind[]): CardCounts {
  const counts = ZEROES.slice();
  for (const kind of hand) counts[kindOrder(kind)] = (counts[kindOrder(kind)] ?? 0) + 1;
  return counts;
}

/** Best build of a hand: its points, the kinds of its two cards, and the index of its house. -1 stands for no build. */
export interface BestBuild {
  readonly points: number;
  readonly number: number;
  readonly colour: number;
  readonly house: number;
}
export const NO_BUILD: BestBuild = { points: 0, number: -1, colour: -1, house: -1 };

class Demanded {
  /** Points of demands for floors, at the index colour · 3 + floors − 1. */
  readonly floors = new Float64Array(KINDS);
  readonly house = new Float64Array(COLOURS.length);
  /** Points of demands for two cards, at the index colour · 5 + colour. */
  readonly pairs = new Float64Array(COLOURS.length ** 2);

  constructor(contracts: State['contracts']) {
    for (const contract of contracts) {
      if (contract === null) continue;
      const demand = demandOf(contract);
      if (demand.type === 'floors')
        this.floors[colourIndex[demand.colour] * VALUES + demand.floors - 1] = demand.vp;
      else if (demand.type === 'house') this.house[colourIndex[demand.colour]] = demand.vp;
      else {
        const [one, other] = demand.colours;
        this.pairs[colourIndex[one] * COLOURS.length + colourIndex[other]] = demand.vp;
        this.pairs[colourIndex[other] * COLOURS.length + colourIndex[one]] = demand.vp;
      }
    }
  }
}

/**
 * Builds possible on a board, for any seat. The constructor finds the builds once, and `best` then searches them for each hand.
 */
export class Reach {
  readonly #houses: readonly House[];
  readonly #contracts: State['contracts'];
  readonly #demanded: Demanded;
  readonly #supplies: readonly Supply[];
  /**
   * Points of builds, with demands for floors and houses. The index is house · 15 + colour · 3 + floors − 1. Builds that are
   * not possible have 0 points.
   */
  readonly #sites: number[];
  /** Points on the best house, at the index colour · 3 + floors − 1. */
  readonly #most = ZEROES.slice();
  readonly #where = NOWHERE.slice();
  /** Points on the second-best house, at the index colour · 3 + floors − 1. */
  readonly #next = ZEROES.slice();
  readonly #nextWhere = NOWHERE.slice();

  /** Finds the builds on a board. @param near Reach of a similar board; its results for equal parts are copied */
  constructor(houses: readonly House[], contracts: State['contracts'], near?: Reach) {
    this.#houses = houses;
    this.#contracts = contracts;
    this.#supplies = COLOURS.map(colour => supplyOf(houses, colour));
    const alike = near !== undefined && this.#isLike(near);
    this.#demanded = alike ? near.#demanded : new Demanded(contracts);
    this.#sites = alike ? near.#sites.slice() : Array<number>(houses.length * KINDS).fill(0);
    for (let at = 0; at < houses.length; at++) {
      const same =
        alike && near.#hasSame(houses, at - 1) && near.#hasSame(houses, at) && near.#hasSame(houses, at + 1);
      if (!same) this.#look(at);
      for (let key = 0; key < KINDS; key++) {
        const points = this.#sites[at * KINDS + key] as number;
        if (points > 0) this.#offer(key, at, points);
      }
    }
  }

  /** True where `near` has the same open contracts, and tiles limit the builds on both boards alike. */
  #isLike(near: Reach): boolean {
    if (near.#contracts !== this.#contracts) return false;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const one = near.#supplies[colour] as Supply;
      const other = this.#supplies[colour] as Supply;
      if (Math.min(one.floors, VALUES) !== Math.min(other.floors, VALUES)) return false;
      if (Math.min(one.grounds, 1) !== Math.min(other.grounds, 1)) return false;
    }
    return true;
  }

  #hasSame(houses: readonly House[], at: number): boolean {
    return this.#houses[at] === houses[at];
  }

  #look(at: number): void {
    const houses = this.#houses;
    const house = houses[at] as House;
    const sites = this.#sites;
    sites.fill(0, at * KINDS, (at + 1) * KINDS);
    const room = Math.min(VALUES, house.height - house.level);
    const points = [0, 0, 0];
    for (let floors = 1; floors <= room; floors++) points[floors - 1] = pointsAt(houses, at, floors);
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const name = COLOURS[colour] as (typeof COLOURS)[number];
      if (house.colour !== null && house.colour !== name) continue;
      const supply = this.#supplies[colour] as Supply;
      for (let floors = 1; floors <= room; floors++) {
        // A fault that forbids this number of floors also forbids more floors.
        if (siteFault(houses, at, name, floors, supply) !== null) break;
        const key = colour * VALUES + floors - 1;
        const completed = house.level + floors === house.height;
        sites[at * KINDS + key] =
          (points[floors - 1] as number) +
          (this.#demanded.floors[key] as number) +
          (completed ? (this.#demanded.house[colour] as number) : 0);
      }
    }
  }

  #offer(key: number, at: number, points: number): void {
    if (points > (this.#most[key] as number)) {
      this.#next[key] = this.#most[key] as number;
      this.#nextWhere[key] = this.#where[key] as number;
      this.#most[key] = points;
      this.#where[key] = at;
    } else if (points > (this.#next[key] as number)) {
      this.#next[key] = points;
      this.#nextWhere[key] = at;
    }
  }

  /**
   * Returns the best build of a hand.
   * @param without build that uses up two of the cards
   * @param taken build that uses up its house
   */
  best(hand: CardCounts, without: BestBuild = NO_BUILD, taken: BestBuild = NO_BUILD): BestBuild {
    let points = 0;
    let bestNumber = -1;
    let bestColour = -1;
    let bestHouse = -1;
    for (let number = 0; number < KINDS; number++) {
      const numbers = left(hand, number, without);
      if (numbers < 1) continue;
      const floors = number % VALUES;
      const numberColour = (number - floors) / VALUES;
      for (let kind = 0; kind < KINDS; kind++) {
        if (hand[kind] === 0 || left(hand, kind, without) < (kind === number ? 2 : 1)) continue;
        const value = kind % VALUES;
        const colour = (kind - value) / VALUES;
        const key = colour * VALUES + floors;
        const free = taken.house < 0 || this.#where[key] !== taken.house;
        const site = (free ? this.#most[key] : this.#next[key]) as number;
        if (site === 0) continue;
        // Of builds with equal points, the one with the lower colour card is better: the higher card can order more floors
        // later.
        const sum =
          site + (this.#demanded.pairs[numberColour * COLOURS.length + colour] as number) - value * 0.01;
        if (sum <= points) continue;
        points = sum;
        bestNumber = number;
        bestColour = kind;
        bestHouse = (free ? this.#where[key] : this.#nextWhere[key]) as number;
      }
    }
    return bestNumber < 0 ? NO_BUILD : { points, number: bestNumber, colour: bestColour, house: bestHouse };
  }
}

const left = (hand: CardCounts, kind: number, without: BestBuild): number =>
  (hand[kind] as number) - (kind === without.number ? 1 : 0) - (kind === without.colour ? 1 : 0);

/**
 * Returns the points of `floors` on houses[at], without demands. A house that is started and completed by one build also scores
 * its ground token on its own roof.
 */
function pointsAt(houses: readonly House[], at: number, floors: number): number {
  const house = houses[at] as House;
  const level = house.level + floors;
  const token = house.level === 0 && house.roof === 0 ? house.ground : house.roof;
  return (
    level +
    neighbourFloors(houses, at, house.level, level) +
    house.ground +
    (level === house.height ? token : 0)
  );
}
