import { refuse } from '../../../core/contract/result.ts';
import { box } from './box.ts';
import { type Draft, type Fault, tell } from './draft.ts';
import { bearsOld, canPlant, estateAt, isFull, oldVines, withEstate, withVine } from './estates.ts';
import { endTurn } from './turn.ts';
import {
  GRAPES,
  type Grape,
  type OpenPlayer,
  type Phase,
  type State,
  type TableColumn,
  VINES,
  type Vine,
} from './types.ts';

export const columnOf = (vine: Vine): TableColumn => box.planting[vine];

const isVine = (given: unknown): given is Vine => VINES.some(vine => vine === given);
export const isGrape = (given: unknown): given is Grape => GRAPES.some(vine => vine === given);

export const estateFault = ({ estates }: OpenPlayer, number: unknown): Fault =>
  typeof number === 'number' && estates[number - 1] !== undefined
    ? undefined
    : refuse('no-such-estate', { estate: String(number), has: estates.length });

/**
 * Returns the fault of a planting, if any.
 * @param possible vines that may be planted with this payment or card
 */
export const plantFault = (
  state: State,
  player: OpenPlayer,
  number: unknown,
  vine: unknown,
  possible: readonly Vine[],
): Fault => {
  const wrong = estateFault(player, number);
  if (wrong) return wrong;
  const estate = estateAt(player, Number(number));
  if (!isVine(vine)) return refuse('no-such-vine', { typed: String(vine), possible });
  if (!possible.includes(vine)) return refuse('old-not-so', { possible });
  if (canPlant(state.players, estate, vine)) return undefined;
  const where = { estate: Number(number), place: estate.place };
  if (estate.vines.includes(vine)) return refuse('vine-there', { ...where, vine });
  if (isFull(estate)) return refuse('estate-full', where);
  return bearsOld(estate)
    ? refuse('old-gone', { most: oldVines(state.players) })
    : refuse('old-elsewhere', where);
};

export const plant = (draft: Draft, number: number, vine: Vine): void => {
  const { player, seat } = draft;
  const estate = estateAt(player, number);
  player.estates = withEstate(player.estates, number, withVine(estate, vine));
  tell(draft, { type: 'planted', seat, estate: number, place: estate.place, vine });
};

type Planting = Extract<Phase, { readonly type: 'plant' }>;

/** Returns the grapes that the card for planting still allows: those later than `after` in the fixed order. */
export const grapesAfter = (after: Grape | null): readonly Grape[] =>
  after === null ? GRAPES : GRAPES.slice(GRAPES.indexOf(after) + 1);

/** Lists the possible plantings of a seat, sorted by Estate and then by vine. */
export const plantings = (
  players: readonly OpenPlayer[],
  { estates }: OpenPlayer,
  vines: readonly Vine[],
): { readonly estate: number; readonly vine: Vine }[] => {
  const found: { readonly estate: number; readonly vine: Vine }[] = [];
  for (let index = 0; index < estates.length; index++) {
    const estate = estates[index];
    if (estate === undefined || isFull(estate)) continue;
    for (const vine of vines) if (canPlant(players, estate, vine)) found.push({ estate: index + 1, vine });
  }
  return found;
};

export const canPlantAny = (
  players: readonly OpenPlayer[],
  player: OpenPlayer,
  vines: readonly Vine[],
): boolean => player.estates.some(estate => vines.some(vine => canPlant(players, estate, vine)));

/** Plants a vine with the card for planting. The card continues while another vine is allowed and can be planted. */
export const plantNext = (draft: Draft, { left }: Planting, number: number, vine: Grape): void => {
  plant(draft, number, vine);
  const { next, player } = draft;
  if (left > 1 && canPlantAny(next.players, player, grapesAfter(vine)))
    next.phase = { type: 'plant', left: left - 1, after: vine };
  else endTurn(draft);
};

export const plantNextFault = (
  state: State,
  player: OpenPlayer,
  { after }: Planting,
  number: unknown,
  vine: unknown,
): Fault => {
  const possible = grapesAfter(after);
  if (isGrape(vine) && !possible.includes(vine)) return refuse('vine-order', { vine, possible });
  return plantFault(state, player, number, vine, possible);
};
