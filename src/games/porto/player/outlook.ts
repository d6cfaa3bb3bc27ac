import { box } from '../rules/box.ts';
import { ambitionOf, colourIndex } from '../rules/cards.ts';
import { COLOURS, type House, type PrivateContract } from '../rules/types.ts';

/** How likely each house ends complete in each colour: by house, then by colour. */
export type Outlook = readonly Float64Array[];

/** Houses that are completed once the roofs have triggered the end. */
const AFTER_TRIGGER = 1.5;
/** How sharply houses that will be completed are told from those that will not, in ranks. */
const SHARPNESS = 1.3;

/** The houses with the fewest floors to go are completed first, as many as there are roofs left to place. @param roofsLeft until the end is triggered */
export function outlookOf(houses: readonly House[], roofsLeft: number): Outlook {
  const toGo = houses.map(({ height, level }) => height - level);
  const expected = roofsLeft + AFTER_TRIGGER;
  return houses.map((house, at) => {
    const row = new Float64Array(COLOURS.length);
    const left = toGo[at] as number;
    if (left === 0) {
      row[colourIndex[house.colour as (typeof COLOURS)[number]]] = 1;
      return row;
    }
    let rank = 0;
    for (let other = 0; other < toGo.length; other++) {
      const theirs = toGo[other] as number;
      if (theirs > 0 && (theirs < left || (theirs === left && other < at))) rank += 1;
    }
    const chance = 1 / (1 + Math.exp((rank + 0.5 - expected) / SHARPNESS));
    if (house.colour !== null) {
      row[colourIndex[house.colour]] = chance;
      return row;
    }
    const beside = [houses[at - 1], houses[at + 1]].filter(
      other => other !== undefined && other.id[0] === house.id[0],
    );
    const open = COLOURS.filter(colour => beside.every(other => other?.colour !== colour));
    for (const colour of open) row[colourIndex[colour]] = chance / open.length;
    return row;
  });
}

/** Chances of so many successes, the last of them "or more", of independent events. */
function tally(chances: readonly number[], most: number): Float64Array {
  const counts = new Float64Array(most + 1);
  counts[0] = 1;
  for (const chance of chances) {
    for (let count = most; count >= 0; count--) {
      const from = count === 0 ? 0 : (counts[count - 1] as number) * chance;
      const stays = (counts[count] as number) * (count === most ? 1 : 1 - chance);
      counts[count] = stays + from;
    }
  }
  return counts;
}

const sumOf = (row: Float64Array | undefined): number => row?.reduce((sum, chance) => sum + chance, 0) ?? 0;

/** Points that a private contract brings in expectation, its cases taken as if they did not hang together. */
export function expectedPoints(
  houses: readonly House[],
  outlook: Outlook,
  contract: PrivateContract,
): number {
  const { type, colours } = ambitionOf(contract);
  const points = box.privateContracts.points[type];
  const wanted = colours.map(colour => colourIndex[colour]);
  const [first = 0] = wanted;
  const at = (house: number, colour: number): number => outlook[house]?.[colour] ?? 0;
  const streets = ['L', 'R'].map(side => houses.flatMap(({ id }, index) => (id[0] === side ? [index] : [])));
  const chances = ((): number[] => {
    switch (type) {
      case 'houses':
        return houses.map((_, house) => at(house, first));
      case 'ends':
        return streets.flatMap(street => [at(street[0] ?? 0, first), at(street.at(-1) ?? 0, first)]);
      case 'pair':
      case 'trio':
        return streets.flatMap(street => runs(street, wanted, at));
      case 'twins': {
        const [left = [], right = []] = streets;
        const misses = left.flatMap(one =>
          right
            .filter(other => houses[other]?.height === houses[one]?.height)
            .map(other => 1 - at(one, first) * at(other, first)),
        );
        return [1 - misses.reduce((all, miss) => all * miss, 1)];
      }
      case 'palette':
        return [oneOf(streets.map(street => allColours(street, at)))];
      case 'side':
        return [oneOf(streets.map(street => street.reduce((all, house) => all * sumOf(outlook[house]), 1)))];
    }
  })();
  const counts = tally(chances, points.length);
  return points.reduce((sum, worth, index) => sum + worth * (counts[index + 1] ?? 0), 0);
}

const oneOf = (chances: readonly number[]): number =>
  1 - chances.reduce((none, chance) => none * (1 - chance), 1);

type ChanceOf = (house: number, colour: number) => number;

/** For each run of houses side by side: that it has one house of each colour. */
function runs(street: readonly number[], colours: readonly number[], at: ChanceOf): number[] {
  const { length } = colours;
  return street.slice(0, street.length - length + 1).map((_, start) => {
    const houses = street.slice(start, start + length);
    return ways(houses, colours, at);
  });
}

const ways = (houses: readonly number[], colours: readonly number[], at: ChanceOf): number => {
  const [house, ...others] = houses;
  if (house === undefined) return 1;
  return colours.reduce(
    (sum, colour) =>
      sum +
      at(house, colour) *
        ways(
          others,
          colours.filter(each => each !== colour),
          at,
        ),
    0,
  );
};

const allColours = (street: readonly number[], at: ChanceOf): number =>
  COLOURS.reduce(
    (all, _, colour) => all * (1 - street.reduce((none, house) => none * (1 - at(house, colour)), 1)),
    1,
  );
