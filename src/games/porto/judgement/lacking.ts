import { box } from '../rules/box.ts';
import { type Ambition, ambitionOf } from '../rules/cards.ts';
import { neighboursOf, supplyOf } from '../rules/placement.ts';
import { streets, timesMet } from '../rules/scoring.ts';
import { COLOURS, type Colour, type House, type HouseId, type PrivateContract } from '../rules/types.ts';

export interface ToComplete {
  readonly house: HouseId;
  /** Colour in which the house must be completed; null where any colour serves. */
  readonly colour: Colour | null;
  readonly floors: number;
}

/** Points of a private contract now, and the houses that must still be completed for more points. */
export interface Lacking {
  readonly contract: PrivateContract;
  /** Points that the contract brings on the present board. */
  readonly now: number;
  /**
   * Next number of points, and the houses to complete for them with the fewest floors; null where no more points are possible.
   */
  readonly next: { readonly points: number; readonly toComplete: readonly ToComplete[] } | null;
  /** Most points that the colours and tiles on the board still allow, however many turns they take. */
  readonly most: number;
  /** Most points that the contract can ever bring. */
  readonly best: number;
}

/** House that a contract needs complete in a colour. `index`: its place among the houses in play. */
interface Want {
  readonly index: number;
  readonly colour: Colour;
  /** Present where the house may also have any other colour. */
  readonly any?: true;
}
type Wants = readonly Want[];

const houseAt = (houses: readonly House[], index: number): House => {
  const house = houses[index];
  if (house === undefined) throw new Error(`no house ${index}`);
  return house;
};

const floorsLeft = (houses: readonly House[], { index }: Pick<Want, 'index'>): number => {
  const { height, level } = houseAt(houses, index);
  return height - level;
};

const clash = (houses: readonly House[], wants: Wants, want: Want): boolean => {
  const house = houseAt(houses, want.index);
  if (house.colour !== null) return house.colour !== want.colour;
  return neighboursOf(houses, want.index).some(
    beside =>
      beside.colour === want.colour ||
      wants.some(other => other.colour === want.colour && houses[other.index] === beside),
  );
};

const tilesLast = (houses: readonly House[], wants: Wants, colour: Colour): boolean => {
  const own = wants.filter(want => want.colour === colour);
  const starts = own.filter(({ index }) => houseAt(houses, index).colour === null).length;
  const floors = own.reduce((sum, want) => sum + floorsLeft(houses, want), 0) - starts;
  const supply = supplyOf(houses, colour);
  return starts <= supply.grounds && floors <= supply.floors;
};

/** Checks that the board and the tiles allow all wanted houses together. Each house may serve only once. */
const possible = (houses: readonly House[], wants: Wants): boolean =>
  new Set(wants.map(({ index }) => index)).size === wants.length &&
  !wants.some(want => clash(houses, wants, want)) &&
  COLOURS.every(colour => tilesLast(houses, wants, colour));

const orders = <T>(things: readonly T[]): readonly (readonly T[])[] =>
  things.length === 0
    ? [[]]
    : things.flatMap((thing, index) =>
        orders(things.filter((_, other) => other !== index)).map(rest => [thing, ...rest]),
      );

/** Finds the first way to complete all houses of a street in colours that are possible together; undefined without any. */
const coloured = (
  houses: readonly House[],
  street: readonly number[],
  wants: Wants = [],
): Wants | undefined => {
  const index = street[wants.length];
  if (index === undefined) return wants;
  const { colour } = houseAt(houses, index);
  for (const each of colour === null ? COLOURS : [colour]) {
    const next: Wants = [...wants, { index, colour: each, ...(colour === null && { any: true }) }];
    const found = possible(houses, next) ? coloured(houses, street, next) : undefined;
    if (found) return found;
  }
  return undefined;
};

const cost = (houses: readonly House[], wants: Wants): number =>
  wants.reduce((sum, want) => sum + floorsLeft(houses, want), 0);

/** Finds the houses that give a street all five colours with the fewest floors; undefined where this is not possible. */
const palette = (houses: readonly House[], street: readonly number[]): Wants | undefined => {
  const cheapFirst = [...street].sort(
    (one, other) => floorsLeft(houses, { index: one }) - floorsLeft(houses, { index: other }),
  );
  let best: { readonly wants: Wants; readonly floors: number } | undefined;
  const search = (wants: Wants): void => {
    const floors = cost(houses, wants);
    const open = cheapFirst.filter(index => !wants.some(want => want.index === index));
    const rest = open.slice(0, COLOURS.length - wants.length);
    const least = rest.reduce((sum, index) => sum + floorsLeft(houses, { index }), floors);
    if (best && least >= best.floors) return;
    const colour = COLOURS[wants.length];
    if (colour === undefined) {
      best = { wants, floors };
      return;
    }
    for (const index of open) {
      const next = [...wants, { index, colour }];
      if (possible(houses, next)) search(next);
    }
  };
  search([]);
  return best?.wants;
};

/** Lists every set of houses that would meet the contract once. */
const ways = (houses: readonly House[], { type, colours }: Ambition): readonly Wants[] => {
  const indices = streets(houses).map(street => street.map(house => houses.indexOf(house)));
  const [colour = 'blue'] = colours;
  const alone = (index: number): Wants => [{ index, colour }];
  switch (type) {
    case 'houses':
      return indices.flat().map(alone);
    case 'ends':
      return indices.flatMap(street => [...street.slice(0, 1), ...street.slice(-1)]).map(alone);
    case 'pair':
    case 'trio':
      return indices.flatMap(street =>
        street
          .slice(0, 1 - colours.length)
          .flatMap((_, start) =>
            orders(colours).map(order =>
              order.map((each, offset) => ({ index: street[start + offset] ?? 0, colour: each })),
            ),
          ),
      );
    case 'twins': {
      const [left = [], right = []] = indices;
      return left.flatMap(one =>
        right
          .filter(other => houseAt(houses, one).height === houseAt(houses, other).height)
          .map(other => [...alone(one), ...alone(other)]),
      );
    }
    case 'palette':
      return indices.map(street => palette(houses, street)).filter(found => found !== undefined);
    case 'side':
      return indices.map(street => coloured(houses, street)).filter(found => found !== undefined);
  }
};

/** Finds the houses that meet a contract several times with the fewest floors; undefined when the board no longer allows it. */
const cheapest = (houses: readonly House[], single: readonly Wants[], times: number): Wants | undefined => {
  let best: { readonly wants: Wants; readonly floors: number } | undefined;
  const search = (from: number, left: number, wants: Wants): void => {
    const floors = cost(houses, wants);
    if (best && floors >= best.floors) return;
    if (left === 0) {
      best = { wants, floors };
      return;
    }
    for (const [index, way] of single.entries()) {
      if (index < from) continue;
      const next = [...wants, ...way];
      if (possible(houses, next)) search(index + 1, left - 1, next);
    }
  };
  search(0, times, []);
  return best?.wants;
};

const unfinished = (houses: readonly House[], wants: Wants): readonly ToComplete[] =>
  wants.flatMap(want => {
    const floors = floorsLeft(houses, want);
    const { id } = houseAt(houses, want.index);
    return floors === 0 ? [] : [{ house: id, colour: want.any ? null : want.colour, floors }];
  });

const worked = (houses: readonly House[], contract: PrivateContract): Lacking => {
  const ambition = ambitionOf(contract);
  const points = box.privateContracts.points[ambition.type];
  const best = points.at(-1) ?? 0;
  const times = Math.min(timesMet(houses, ambition), points.length);
  const now = points[times - 1] ?? 0;
  const single = times < points.length ? ways(houses, ambition).filter(way => possible(houses, way)) : [];
  const nearest = times < points.length ? cheapest(houses, single, times + 1) : undefined;
  if (!nearest) return { contract, now, next: null, most: now, best };
  let reach = times + 1;
  while (reach < points.length && cheapest(houses, single, reach + 1)) reach += 1;
  const next = { points: points[times] ?? best, toComplete: unfinished(houses, nearest) };
  return { contract, now, next, most: points[reach - 1] ?? best, best };
};

/** Cache of results, by houses and contract: several pages show the same board. */
const known = new WeakMap<readonly House[], Map<PrivateContract, Lacking>>();

export const lacking = (houses: readonly House[], contract: PrivateContract): Lacking => {
  const found = known.get(houses) ?? new Map<PrivateContract, Lacking>();
  known.set(houses, found);
  const answer = found.get(contract) ?? worked(houses, contract);
  found.set(contract, answer);
  return answer;
};
