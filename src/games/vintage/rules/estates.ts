import { box } from './box.ts';
import type { Estate, OpenPlayer, PlaceId, Region, Vine } from './types.ts';
import { REGIONS, VINES } from './types.ts';

interface Site {
  readonly region: Region;
  readonly price: number;
  readonly quality: number;
}

const regionIn = (place: string): Region => {
  const found = REGIONS.find(region => place.startsWith(`${region}-`));
  if (found === undefined) throw new Error(`no region: ${place}`);
  return found;
};

const SITES = new Map<string, Site>(
  Object.entries(box.places).map(([place, site]) => [place, { region: regionIn(place), ...site }]),
);

/** Ids of all places for Estates, in the order of the printed game. */
export const PLACES = [...SITES.keys()] as readonly PlaceId[];

export const siteOf = (place: PlaceId): Site => {
  const site = SITES.get(place);
  if (site === undefined) throw new Error(`no such place: ${place}`);
  return site;
};

export const isPlace = (given: unknown): given is PlaceId => typeof given === 'string' && SITES.has(given);

/**
 * Groups of places with the same region, price and quality, in the order of their numbers. A buyer gets the first free place of
 * a group.
 */
const ALIKE: readonly (readonly PlaceId[])[] = [
  ...Map.groupBy(PLACES, place => JSON.stringify(siteOf(place))).values(),
];

type Owners = readonly Pick<OpenPlayer, 'estates'>[];

export const isTaken = (players: Owners, place: PlaceId): boolean => {
  for (const { estates } of players) for (const estate of estates) if (estate.place === place) return true;
  return false;
};

/** Lists the places that can be bought: the first free place of each group of equal places. */
export const freePlaces = (players: Owners): PlaceId[] => {
  const free: PlaceId[] = [];
  for (const group of ALIKE) {
    const found = group.find(place => !isTaken(players, place));
    if (found !== undefined) free.push(found);
  }
  return free;
};

export const isPlanted = ({ vines }: Estate): boolean => vines.length >= box.vines.plantedFrom;
export const isFull = ({ vines }: Estate): boolean => vines.length >= box.vines.slots;

/** Returns an Estate's quality, without the bonus of a harvest. */
export const qualityOf = (estate: Estate): number => {
  const { qualityForFull, qualityForOld } = box.vines;
  const old = estate.vines.includes('old') ? qualityForOld : 0;
  return siteOf(estate.place).quality + old + (isFull(estate) ? qualityForFull : 0);
};

export const yieldOf = ({ place }: Estate): number => box.regions[siteOf(place).region].barrels;

export const bearsOld = ({ place }: Estate): boolean => box.regions[siteOf(place).region].old;

export const oldVines = (players: Owners): number => {
  let count = 0;
  for (const { estates } of players) for (const { vines } of estates) if (vines.includes('old')) count += 1;
  return count;
};

export const canPlant = (players: Owners, estate: Estate, vine: Vine): boolean => {
  if (isFull(estate) || estate.vines.includes(vine)) return false;
  return vine !== 'old' || (bearsOld(estate) && oldVines(players) < box.vines.old);
};

export const withVine = (estate: Estate, vine: Vine): Estate => ({
  ...estate,
  vines: VINES.filter(each => each === vine || estate.vines.includes(each)),
});

export const estateAt = ({ estates }: Pick<OpenPlayer, 'estates'>, number: number): Estate => {
  const estate = estates[number - 1];
  if (estate === undefined) throw new Error(`no Estate ${number}`);
  return estate;
};

export const withEstate = (
  estates: readonly Estate[],
  number: number,
  change: Partial<Estate>,
): readonly Estate[] => {
  const all = estates.slice();
  all[number - 1] = { ...estateAt({ estates }, number), ...change };
  return all;
};
