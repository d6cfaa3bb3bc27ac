import { refuse } from '../../../core/contract/result.ts';
import { landOrEnd } from './boat.ts';
import { box } from './box.ts';
import { type Draft, type Fault, tell } from './draft.ts';
import { CATEGORIES, type OpenPlayer, SIDES, type Warehouse } from './types.ts';
import { aged, hasSpace, highestOf, raised, sold, withBarrel } from './warehouse.ts';

const DIE = 6;

export const canAge = ({ cellar }: OpenPlayer): boolean => cellar.ruby.length + cellar.tawny.length > 0;

export const ageFault = (player: OpenPlayer): Fault => (canAge(player) ? undefined : refuse('cellar-empty'));

const sell = (draft: Draft): void => {
  const { player, seat } = draft;
  const { warehouse, sales, points } = sold(player.warehouse);
  if (sales.length > 0) {
    player.warehouse = warehouse;
    player.vp += points;
    tell(draft, { type: 'sold', seat, sales, points });
  }
  landOrEnd(draft);
};

/**
 * Ages all lots with one roll of the die; `warehouse.ts` finds the category of each barrel. @param helped help of a card: one more barrel, or better quality
 */
export const age = (draft: Draft, helped: 'barrel' | 'quality' | null): void => {
  const { player, next, seat, dice } = draft;
  const die = 1 + dice.below(DIE, 'die');
  const more = helped === 'quality' ? box.cards.moreQuality : 0;
  draft.reveals = true;
  draft.uncertain = true;
  tell(draft, { type: 'rolled', seat, die, more });
  const done = aged(player.warehouse, player.cellar, die + more);
  player.warehouse = done.warehouse;
  player.cellar = NO_LOTS;
  tell(draft, { type: 'aged', seat, lots: done.lots });
  for (let time = 0; time < player.enologists; time++) {
    const moved = raised(player.warehouse);
    if (moved.raised.length === 0) break;
    player.warehouse = moved.warehouse;
    tell(draft, { type: 'raised', seat, raised: moved.raised });
  }
  if (helped === 'barrel') next.phase = { type: 'add' };
  else sell(draft);
};
export const NO_LOTS = { ruby: [], tawny: [] };

/**
 * Lists the places for the barrel that a card adds. Such a place has space, and is not above the highest barrel of its side. A
 * side without barrels has no such place.
 */
export const placesToAdd = (warehouse: Warehouse) =>
  SIDES.flatMap(side =>
    CATEGORIES[side].flatMap((category, index) =>
      index <= highestOf(warehouse, side) && hasSpace(warehouse, side, index) ? [{ side, category }] : [],
    ),
  );

export const addFault = ({ warehouse }: OpenPlayer, given: unknown, category: unknown): Fault => {
  const side = SIDES.find(each => each === given);
  if (side === undefined) return refuse('no-such-side', { typed: String(given), possible: SIDES });
  const names: readonly string[] = CATEGORIES[side];
  const index = names.indexOf(String(category));
  if (index < 0) return refuse('no-such-category', { side, typed: String(category), possible: names });
  const highest = highestOf(warehouse, side);
  if (highest < 0) return refuse('side-without-barrels', { side });
  if (index > highest)
    return refuse('category-above', { side, category: names[index] ?? '', highest: names[highest] ?? '' });
  return hasSpace(warehouse, side, index)
    ? undefined
    : refuse('category-full', { side, category: names[index] ?? '' });
};

export const add = (draft: Draft, { side, category }: ReturnType<typeof placesToAdd>[number]): void => {
  const { player, seat } = draft;
  player.warehouse = withBarrel(player.warehouse, side, category);
  tell(draft, { type: 'added', seat, side, category });
  sell(draft);
};
