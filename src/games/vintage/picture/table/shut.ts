import { canAge } from '../../rules/ageing.ts';
import { mayBuy, priceOf } from '../../rules/buying.ts';
import { freeNumbers, waysToPay } from '../../rules/circles.ts';
import { bearsOld, freePlaces } from '../../rules/estates.ts';
import { canHarvest } from '../../rules/harvest.ts';
import { columnOf, plantings } from '../../rules/planting.ts';
import { type PlayerView, type TableColumn, VINES, type View } from '../../rules/types.ts';
import type { PageWords } from '../words/index.ts';

/** Returns the reason why a column's action is impossible for a seat at any price. Undefined: the action is possible. */
const whyNot = (
  { players }: View,
  player: PlayerView,
  column: TableColumn,
  { shut }: PageWords,
): string | undefined => {
  switch (column) {
    case 'buy': {
      if (player.bought) return shut.done;
      if (!mayBuy(player)) return shut.estates;
      const price = Math.min(...freePlaces(players).map(place => priceOf(place, false)));
      return price <= player.vp ? undefined : shut.points(price);
    }
    case 'harvest':
      if (player.harvested) return shut.done;
      return canHarvest(player) ? undefined : shut.harvest;
    case 'age':
      return canAge(player) ? undefined : shut.age;
    case 'card':
    case 'first':
      return undefined;
    default:
      if (plantings(players, player, VINES).some(({ vine }) => columnOf(vine) === column)) return undefined;
      return column === 'old' && !player.estates.some(bearsOld) ? shut.old : shut.plant;
  }
};

/** Returns the reason why a seat cannot use a column now. Undefined: the column's action is possible, and the seat can pay. */
export const whyShut = (
  view: View,
  player: PlayerView,
  column: TableColumn,
  words: PageWords,
): string | undefined => {
  const why = whyNot(view, player, column, words);
  if (why !== undefined || waysToPay(view, player, column).length > 0) return why;
  const [cheapest] = freeNumbers(view, column);
  return cheapest === undefined ? words.shut.full : words.shut.dear(cheapest);
};
