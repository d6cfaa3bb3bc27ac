import { refuse } from '../../../core/contract/result.ts';
import { box } from './box.ts';
import { type Draft, type Fault, tell } from './draft.ts';
import { estateAt, siteOf, withEstate } from './estates.ts';
import type { LoadedLot } from './events.ts';
import { endTurn } from './turn.ts';
import {
  type ActionOf,
  type Cellar,
  HARBOURS,
  type Harbour,
  type OpenPlayer,
  SIDES,
  type Side,
} from './types.ts';

type Loader = Pick<OpenPlayer, 'estates' | 'boat'>;

export const freeHolds = ({ boat }: Pick<OpenPlayer, 'boat'>): number => box.seat.holds - boat.lots.length;

export const hasColumn = (cellar: Cellar, side: Side): boolean => cellar[side].length < box.seat.cellar[side];

export const freeColumns = (cellar: Cellar): number => {
  let free = 0;
  for (const side of SIDES) free += box.seat.cellar[side] - cellar[side].length;
  return free;
};

/** Returns the harbours that one move can reach, the ones downriver first. */
export const reachable = (from: Harbour): readonly Harbour[] => REACHABLE[HARBOURS.indexOf(from)] ?? [];
const REACHABLE: readonly (readonly Harbour[])[] = HARBOURS.map((_, at) =>
  HARBOURS.filter((__, to) => to < at || to === at + 1),
);

const isBetween = (harbour: Harbour, one: Harbour, other: Harbour): boolean => {
  const [place, from, to] = [harbour, one, other].map(each => HARBOURS.indexOf(each)) as [
    number,
    number,
    number,
  ];
  return place >= Math.min(from, to) && place <= Math.max(from, to);
};

/** Lists the numbers of the seat's Estates with a waiting lot, in the regions that a move leaves, passes or reaches. */
export const onTheWay = ({ estates, boat }: Loader, to: Harbour): number[] => {
  const found: number[] = [];
  for (let index = 0; index < estates.length; index++) {
    const estate = estates[index];
    if (estate?.lot && isBetween(siteOf(estate.place).region, boat.harbour, to)) found.push(index + 1);
  }
  return found;
};

/**
 * Lists the possible loads of a move: every choice of lots on the way that fits into the free holds. The empty load comes
 * first.
 */
export const loadsOf = (loader: Loader, to: Harbour): readonly (readonly number[])[] => {
  const free = freeHolds(loader);
  const there = free > 0 ? onTheWay(loader, to) : [];
  let loads: (readonly number[])[] = [[]];
  for (const estate of there)
    loads = loads.concat(loads.flatMap(load => (load.length < free ? [[...load, estate]] : [])));
  return loads;
};

const loadFault = (loader: Loader, to: Harbour, load: unknown): Fault => {
  if (load === undefined) return undefined;
  if (!Array.isArray(load) || load.length === 0) return refuse('malformed', { part: 'load' });
  for (const [index, number] of load.entries()) {
    const estate = typeof number === 'number' ? loader.estates[number - 1] : undefined;
    if (!estate) return refuse('no-such-estate', { estate: String(number), has: loader.estates.length });
    if (index > 0 && !(number > load[index - 1])) return refuse('load-order', { load: load.map(String) });
    if (estate.lot === null) return refuse('nothing-to-load', { estate: number, place: estate.place });
    if (!isBetween(siteOf(estate.place).region, loader.boat.harbour, to))
      return refuse('load-out-of-way', { estate: number, place: estate.place, to });
  }
  const free = freeHolds(loader);
  return load.length > free ? refuse('holds-full', { free, given: load.length }) : undefined;
};

export const isHarbour = (given: unknown): given is Harbour => HARBOURS.some(harbour => harbour === given);

/**
 * Returns the fault of a move, if any.
 * @param moves free moves that a card gives; null where each move costs a marker
 */
export const sailFault = (
  player: OpenPlayer,
  { to, load }: ActionOf<'sail'>,
  moves: number | null,
): Fault => {
  if (!isHarbour(to))
    return refuse('no-such-harbour', { typed: String(to), possible: reachable(player.boat.harbour) });
  if (moves === null && player.markers === 0) return refuse('no-marker-to-sail');
  if (to === player.boat.harbour) return refuse('same-harbour', { to });
  const possible = reachable(player.boat.harbour);
  if (!possible.includes(to)) return refuse('too-far-up', { to, possible });
  return loadFault(player, to, load);
};

export const loadLot = ({ player }: Draft, number: number): LoadedLot => {
  const { place, lot } = estateAt(player, number);
  if (lot === null) throw new Error(`no lot on ${place}`);
  player.estates = withEstate(player.estates, number, { lot: null });
  player.boat = { ...player.boat, lots: [...player.boat.lots, lot] };
  return { estate: number, place, lot };
};

/** Continues the turn after a move. The seat may sail again while it has a marker, or while the card has moves left. */
const sailOn = (draft: Draft, moves: number | null): void => {
  if (moves === null ? draft.player.markers > 0 : moves > 0)
    draft.next.phase = { type: 'sail', moves, mayStop: true };
  else endTurn(draft);
};

/** Returns true where a lot must be unloaded: the boat is at Gaia, a lot is undecided, and a column of the cellar is free. */
const mustLand = ({ boat, cellar }: OpenPlayer, next = 0): boolean =>
  boat.harbour === 'gaia' && boat.lots.length > next && freeColumns(cellar) > 0;

/** Ends an action that may have freed a column of the cellar. A lot on a boat at Gaia is unloaded first, then the turn ends. */
export const landOrEnd = (draft: Draft): void => {
  if (mustLand(draft.player)) draft.next.phase = { type: 'unload', next: 0, moves: null, sailing: false };
  else endTurn(draft);
};

export const sail = (draft: Draft, { to, load = [] }: ActionOf<'sail'>, moves: number | null): void => {
  const { player, next, seat } = draft;
  const from = player.boat.harbour;
  if (moves === null) player.markers -= 1;
  const loaded = load.map(number => loadLot(draft, number));
  player.boat = { ...player.boat, harbour: to };
  tell(draft, { type: 'sailed', seat, from, to, loaded });
  const left = moves === null ? null : moves - 1;
  if (mustLand(player)) next.phase = { type: 'unload', next: 0, moves: left, sailing: true };
  else sailOn(draft, left);
};

type Landing = Extract<Draft['next']['phase'], { readonly type: 'unload' }>;

/** Returns true where the next lot may stay on the boat: more lots are undecided than columns are free. */
export const mayStay = ({ boat, cellar }: OpenPlayer, { next }: Landing): boolean =>
  boat.lots.length - next > freeColumns(cellar);

export const unloadFault = (player: OpenPlayer, landing: Landing, to: unknown): Fault => {
  const free = SIDES.filter(side => hasColumn(player.cellar, side));
  const possible = mayStay(player, landing) ? [...free, 'boat'] : free;
  if (to === 'boat') return mayStay(player, landing) ? undefined : refuse('must-land', { possible });
  const side = SIDES.find(each => each === to);
  if (side === undefined) return refuse('no-such-side', { typed: String(to), possible });
  return hasColumn(player.cellar, side) ? undefined : refuse('side-full', { side, possible });
};

export const unload = (draft: Draft, landing: Landing, to: Side | 'boat'): void => {
  const { player, seat, next } = draft;
  const lot = player.boat.lots[landing.next];
  if (lot === undefined) throw new Error('no lot is asked');
  tell(draft, { type: 'unloaded', seat, lot, to });
  const following = to === 'boat' ? landing.next + 1 : landing.next;
  if (to !== 'boat') {
    player.boat = { ...player.boat, lots: player.boat.lots.toSpliced(landing.next, 1) };
    player.cellar = { ...player.cellar, [to]: [...player.cellar[to], lot] };
  }
  if (mustLand(player, following)) next.phase = { ...landing, next: following };
  else if (landing.sailing) sailOn(draft, landing.moves);
  else endTurn(draft);
};
