import { box } from '../rules/box.ts';
import { ambitionOf, colourIndex, PRIVATE_DECK, type PrivateType } from '../rules/cards.ts';
import { COLOURS, HOUSE_IDS, type House, type PrivateContract } from '../rules/types.ts';

const SIZE = COLOURS.length;
/** Width, in ranks, of the soft border between houses that will be completed and houses that will not. */
const SHARPNESS = 1.3;

interface Aim {
  readonly type: PrivateType;
  readonly points: readonly number[];
  readonly one: number;
  readonly two: number;
  readonly three: number;
}
const AIMS: ReadonlyMap<PrivateContract, Aim> = new Map(
  PRIVATE_DECK.map(contract => {
    const { type, colours } = ambitionOf(contract);
    const [one = 0, two = 0, three = 0] = colours.map(colour => colourIndex[colour]);
    return [contract, { type, points: box.privateContracts.points[type], one, two, three }];
  }),
);

/** Chances that each house ends complete in each colour. */
export class Completions {
  readonly #houses: readonly House[];
  /** Chances at the index house · 5 + colour. */
  readonly #chances: number[];
  readonly #left: number;

  /**
   * Estimates the chances. Houses with the fewest floors to go are likely to be completed first.
   * @param roofs expected number of houses that will still be completed
   */
  constructor(houses: readonly House[], roofs: number) {
    const count = houses.length;
    this.#houses = houses;
    this.#chances = Array<number>(count * SIZE)
      .fill(0.5)
      .fill(0);
    let left = 0;
    while (left < count && isLeft(houses[left] as House)) left += 1;
    this.#left = left;
    const ranks = ranksOf(houses);
    const chances = chancesFor(roofs);
    for (let at = 0; at < count; at++) {
      const house = houses[at] as House;
      const chance = house.level === house.height ? 1 : (chances[ranks[at] as number] as number);
      if (house.colour !== null) this.#chances[at * SIZE + colourIndex[house.colour]] = chance;
      else this.#spread(at, chance);
    }
  }

  /** Spreads the chance of an empty house evenly over the colours that no neighbour has. */
  #spread(at: number, chance: number): void {
    const house = this.#houses[at] as House;
    const [one, other] = [this.#beside(at - 1, house), this.#beside(at + 1, house)];
    const open = SIZE - (one < 0 ? 0 : 1) - (other < 0 || other === one ? 0 : 1);
    for (let colour = 0; colour < SIZE; colour++)
      if (colour !== one && colour !== other) this.#chances[at * SIZE + colour] = chance / open;
  }

  #beside(at: number, house: House): number {
    const other = this.#houses[at];
    return other?.colour && isLeft(other) === isLeft(house) ? colourIndex[other.colour] : -1;
  }

  #at(house: number, colour: number): number {
    return this.#chances[house * SIZE + colour] as number;
  }

  /** Returns the expected points of a private contract. The cases in which the contract is met count as independent. */
  expected(contract: PrivateContract): number {
    const { type, points, one, two, three } = AIMS.get(contract) as Aim;
    const count = this.#houses.length;
    const tally = new Successes(points.length);
    switch (type) {
      case 'houses':
        for (let house = 0; house < count; house++) tally.add(this.#at(house, one));
        break;
      case 'ends':
        for (const house of [0, this.#left - 1, this.#left, count - 1]) tally.add(this.#at(house, one));
        break;
      case 'pair':
        for (let house = 0; house + 1 < count; house++)
          if (house + 1 !== this.#left) tally.add(this.#pair(house, house + 1, one, two));
        break;
      case 'trio':
        for (let house = 0; house + 2 < count; house++)
          if (house + 1 !== this.#left && house + 2 !== this.#left)
            tally.add(
              this.#at(house, one) * this.#pair(house + 1, house + 2, two, three) +
                this.#at(house, two) * this.#pair(house + 1, house + 2, one, three) +
                this.#at(house, three) * this.#pair(house + 1, house + 2, one, two),
            );
        break;
      case 'twins':
        tally.add(this.#twins(one));
        break;
      case 'palette':
        tally.add(either(this.#palette(0, this.#left), this.#palette(this.#left, count)));
        break;
      case 'side':
        tally.add(either(this.#side(0, this.#left), this.#side(this.#left, count)));
        break;
    }
    return tally.expected(points);
  }

  #pair(house: number, beside: number, one: number, two: number): number {
    return this.#at(house, one) * this.#at(beside, two) + this.#at(house, two) * this.#at(beside, one);
  }

  #twins(colour: number): number {
    let none = 1;
    for (let house = 0; house < this.#left; house++)
      for (let other = this.#left; other < this.#houses.length; other++)
        if (this.#houses[house]?.height === this.#houses[other]?.height)
          none *= 1 - this.#at(house, colour) * this.#at(other, colour);
    return 1 - none;
  }

  #palette(from: number, to: number): number {
    let all = 1;
    for (let colour = 0; colour < SIZE; colour++) {
      let none = 1;
      for (let house = from; house < to; house++) none *= 1 - this.#at(house, colour);
      all *= 1 - none;
    }
    return all;
  }

  #side(from: number, to: number): number {
    let all = 1;
    for (let house = from; house < to; house++) {
      let sum = 0;
      for (let colour = 0; colour < SIZE; colour++) sum += this.#at(house, colour);
      all *= sum;
    }
    return all;
  }
}

const isLeft = ({ id }: House): boolean => id.charCodeAt(0) === 76;
const either = (one: number, other: number): number => 1 - (1 - one) * (1 - other);

/** Zeroes to copy, one for each number of floors to go; no house has more than nine floors. */
const NONE: readonly number[] = Array<number>(10).fill(0);

/** Ranks the houses by the floors that they lack, from 0 for the fewest. Of equal houses, the earlier has the lower rank. */
function ranksOf(houses: readonly House[]): readonly number[] {
  const next = NONE.slice();
  for (const { height, level } of houses)
    if (height > level) next[height - level] = (next[height - level] as number) + 1;
  let before = 0;
  for (let toGo = 1; toGo < next.length; toGo++) {
    const count = next[toGo] as number;
    next[toGo] = before;
    before += count;
  }
  const ranks: number[] = [];
  for (const { height, level } of houses) {
    const rank = next[height - level] as number;
    ranks.push(rank);
    next[height - level] = rank + 1;
  }
  return ranks;
}

/** Cache of chances: by the number of houses that will still be completed, then by rank. Few different numbers occur. */
const CHANCES = new Map<number, readonly number[]>();

function chancesFor(roofs: number): readonly number[] {
  const known = CHANCES.get(roofs);
  if (known) return known;
  const chances = HOUSE_IDS.map((_, rank) => 1 / (1 + Math.exp((rank + 0.5 - roofs) / SHARPNESS)));
  CHANCES.set(roofs, chances);
  return chances;
}

/** Chances of each number of successes of independent events. The last number stands for itself and all higher ones. */
class Successes {
  readonly #counts: number[];

  constructor(most: number) {
    this.#counts = most === 1 ? [1, 0] : most === 2 ? [1, 0, 0] : [1, 0, 0, 0];
  }

  add(chance: number): void {
    if (chance === 0) return;
    const most = this.#counts.length - 1;
    for (let count = most; count >= 0; count--) {
      const from = count === 0 ? 0 : (this.#counts[count - 1] as number) * chance;
      this.#counts[count] = (this.#counts[count] as number) * (count === most ? 1 : 1 - chance) + from;
    }
  }

  /** Returns the expected points. @param points for one success, for two, and so on */
  expected(points: readonly number[]): number {
    let sum = 0;
    for (let count = 1; count < this.#counts.length; count++)
      sum += (points[count - 1] as number) * (this.#counts[count] as number);
    return sum;
  }
}
