import { accept, type Refusal, type Result, refuse } from '../../../core/contract/result.ts';
import { box } from './box.ts';
import type { Colour, House, HouseId, Placed, PortoRefusal, RefusalCode } from './types.ts';

const { floorsPerColour, groundFloorsPerColour } = box.tiles;

export const isComplete = (house: House): boolean => house.level === house.height;

/** True where the house has neither a roof tile nor a token on its roof. */
export const hasEmptyRoof = (house: House): boolean => house.roof === 0 && house.level < house.height;

/** Returns the house at an index of `houses`, if it is in the same street as `beside`. */
const neighbour = (houses: readonly House[], index: number, beside: House): House | undefined => {
  const house = houses[index];
  return house !== undefined && house.id.charCodeAt(0) === beside.id.charCodeAt(0) ? house : undefined;
};

export const neighboursOf = (houses: readonly House[], index: number): readonly House[] => {
  const house = houses[index];
  if (house === undefined) return [];
  return [neighbour(houses, index - 1, house), neighbour(houses, index + 1, house)].filter(
    beside => beside !== undefined,
  );
};

export interface Supply {
  readonly grounds: number;
  readonly floors: number;
}

export const supplyOf = (houses: readonly House[], colour: Colour): Supply => {
  let grounds = groundFloorsPerColour;
  let floors = floorsPerColour;
  for (const house of houses) {
    if (house.colour !== colour) continue;
    grounds -= 1;
    floors -= house.level - 1;
  }
  return { grounds, floors };
};

type SiteFault = Extract<
  RefusalCode,
  'house-other-colour' | 'house-full' | 'neighbour-colour' | 'no-ground-floors' | 'no-floors'
>;

/**
 * Returns the rule that forbids `floors` floors of a colour on houses[index], or null. All checks of a house for a build use
 * this function.
 */
export const siteFault = (
  houses: readonly House[],
  index: number,
  colour: Colour,
  floors: number,
  supply: Supply,
): SiteFault | null => {
  const house = houses[index] as House;
  if (house.colour !== null && house.colour !== colour) return 'house-other-colour';
  if (house.height - house.level < floors) return 'house-full';
  if (house.colour !== null) return supply.floors < floors ? 'no-floors' : null;
  if (neighbour(houses, index - 1, house)?.colour === colour) return 'neighbour-colour';
  if (neighbour(houses, index + 1, house)?.colour === colour) return 'neighbour-colour';
  if (supply.grounds < 1) return 'no-ground-floors';
  return supply.floors < floors - 1 ? 'no-floors' : null;
};

const siteRefusal = (
  fault: SiteFault,
  houses: readonly House[],
  index: number,
  colour: Colour,
  floors: number,
  supply: Supply,
): PortoRefusal => {
  const house = houses[index] as House;
  const details = (): Refusal['with'] => {
    switch (fault) {
      case 'house-other-colour':
        return { house: house.id, has: house.colour ?? '', wanted: colour };
      case 'house-full':
        return { house: house.id, level: house.level, height: house.height, floors };
      case 'neighbour-colour': {
        const beside = neighboursOf(houses, index).find(other => other.colour === colour);
        return { house: house.id, neighbour: beside?.id ?? '', colour };
      }
      case 'no-ground-floors':
        return { house: house.id, colour };
      case 'no-floors':
        return { house: house.id, colour, left: supply.floors, floors };
    }
  };
  return { code: fault, with: details() };
};

/** Effect of placing floors on the board, before scoring. */
export interface Placement {
  readonly houses: readonly House[];
  readonly placed: Placed;
  /** Points of the token that was on the roof when the house was completed; 0 for none. */
  readonly roofToken: number;
  /** Number of neighbours' floors at the levels just placed. */
  readonly neighbours: number;
}

/** Counts the floors of the two neighbours at the levels above `from`, up to `to`. */
export const neighbourFloors = (
  houses: readonly House[],
  index: number,
  from: number,
  to: number,
): number => {
  const house = houses[index] as House;
  let count = 0;
  for (const beside of [neighbour(houses, index - 1, house), neighbour(houses, index + 1, house)]) {
    if (beside !== undefined && beside.level > from) count += Math.min(beside.level, to) - from;
  }
  return count;
};

/**
 * Returns a refusal if `token` is not the roof that the rules allow for the ground-floor token, else null. `token`: the named
 * roof; undefined for none.
 */
const tokenFault = (
  houses: readonly House[],
  starts: boolean,
  token: HouseId | undefined,
  house: HouseId,
): PortoRefusal | null => {
  const named = token === undefined ? undefined : houses.find(other => other.id === token);
  if (starts && named !== undefined && hasEmptyRoof(named)) return null;
  if (!starts && token === undefined) return null;
  const roofs = starts ? houses.filter(hasEmptyRoof).map(empty => empty.id) : [];
  if (token === undefined)
    return roofs.length === 0 ? null : { code: 'token-missing', with: { house, roofs } };
  if (roofs.length === 0) return { code: 'token-needless', with: { house } };
  return named !== undefined
    ? { code: 'roof-not-empty', with: { house: token, roofs } }
    : { code: 'house-not-in-play', with: { house: String(token), houses: houses.map(other => other.id) } };
};

/**
 * Places floors, ground token, roof tile and roof token, in the order of the rules. A build that starts and completes a house
 * may take its ground token back from the house's own roof.
 */
export const place = (
  houses: readonly House[],
  id: HouseId,
  colour: Colour,
  floors: number,
  token: HouseId | undefined,
): Result<Placement, PortoRefusal> => {
  const index = houses.findIndex(house => house.id === id);
  const house = houses[index];
  if (house === undefined)
    return refuse('house-not-in-play', { house: String(id), houses: houses.map(other => other.id) });
  const supply = supplyOf(houses, colour);
  const fault = siteFault(houses, index, colour, floors, supply);
  if (fault !== null)
    return { ok: false, refusal: siteRefusal(fault, houses, index, colour, floors, supply) };
  const starts = house.colour === null;
  const badToken = tokenFault(houses, starts, token, id);
  if (badToken !== null) return { ok: false, refusal: badToken };

  const level = house.level + floors;
  const completed = level === house.height;
  const after = houses.slice();
  after[index] = { ...house, level, colour, ground: 0 };
  if (token !== undefined) {
    const roofIndex = houses.findIndex(other => other.id === token);
    after[roofIndex] = { ...(after[roofIndex] as House), roof: house.ground };
  }
  const roofToken = completed ? (after[index] as House).roof : 0;
  if (roofToken > 0) after[index] = { ...(after[index] as House), roof: 0 };
  return accept({
    houses: after,
    placed: { house: id, colour, floors, level, completed, ground: house.ground, tokenTo: token ?? null },
    roofToken,
    neighbours: neighbourFloors(houses, index, house.level, level),
  });
};
