import { placesToAdd } from '../rules/ageing.ts';
import { box } from '../rules/box.ts';
import {
  type Action,
  type Cellar,
  type OpenPlayer,
  type Phase,
  SIDES,
  type Side,
  type Warehouse,
} from '../rules/types.ts';
import { aged, raised, sold, withBarrel } from '../rules/warehouse.ts';

/** Number of the die, with the points that an ageing now would bring for this number. */
export interface AgeingOutcome {
  readonly die: number;
  readonly points: number;
}

/** Help of a card for an ageing: one more barrel, or quality raised by one. Null: no card helps. */
export type AgeingHelp = 'barrel' | 'quality' | null;

const DIE = [1, 2, 3, 4, 5, 6] as const;

const pointsIn = (warehouse: Warehouse): number => sold(warehouse).points;

/** Returns the points of the sales after a card's extra barrel was put into its best place. */
const withBest = (warehouse: Warehouse): number =>
  Math.max(
    pointsIn(warehouse),
    ...placesToAdd(warehouse).map(({ side, category }) => pointsIn(withBarrel(warehouse, side, category))),
  );

/** Lists the points that an ageing now would bring for each number of the die. Only facts that all seats see are used. */
export const ageingOutcomes = (
  player: Pick<OpenPlayer, 'warehouse' | 'cellar' | 'enologists'>,
  help: AgeingHelp = null,
): readonly AgeingOutcome[] =>
  DIE.map(die => {
    const more = help === 'quality' ? box.cards.moreQuality : 0;
    let { warehouse } = aged(player.warehouse, player.cellar, die + more);
    for (let time = 0; time < player.enologists; time++) ({ warehouse } = raised(warehouse));
    return { die, points: help === 'barrel' ? withBest(warehouse) : pointsIn(warehouse) };
  });

interface AgeingSpread {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
}

export const spreadOf = (outcomes: readonly AgeingOutcome[]): AgeingSpread => {
  const points = outcomes.map(each => each.points);
  return {
    mean: points.reduce((sum, each) => sum + each, 0) / points.length,
    least: Math.min(...points),
    most: Math.max(...points),
  };
};

/** Returns a card's help for an ageing action. Undefined for an action that does not age. */
export const ageingBy = (action: Action): { readonly help: AgeingHelp } | undefined => {
  if (action.type === 'age') return { help: null };
  if (action.type !== 'play') return undefined;
  if (action.card === 'ageing-barrel') return { help: 'barrel' };
  if (action.card === 'ageing-quality') return { help: 'quality' };
  return action.card === 'free-action' && action.deed === 'age' ? { help: null } : undefined;
};

/** Lists the sides (Ruby, Tawny) on which the boat's next lot can be unloaded, each with the cellar after the unloading. */
export const landings = (
  { cellar, boat }: Pick<OpenPlayer, 'cellar' | 'boat'>,
  { next }: Extract<Phase, { readonly type: 'unload' }>,
): readonly (readonly [Side, Cellar])[] => {
  const lot = boat.lots[next];
  if (!lot) return [];
  return SIDES.flatMap(side =>
    cellar[side].length < box.seat.cellar[side]
      ? [[side, { ...cellar, [side]: [...cellar[side], lot] }] as const]
      : [],
  );
};
