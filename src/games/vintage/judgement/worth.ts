import type { Seat } from '../../../core/contract/game.ts';
import { box } from '../rules/box.ts';
import type { Action, View } from '../rules/types.ts';
import { sold, withBarrel } from '../rules/warehouse.ts';

/**
 * Returns the points that an action brings immediately. Undefined where the die decides the points, and for buying an Estate,
 * since the final count gives its price back.
 */
export const worth = (view: View, seat: Seat, action: Action): number | undefined => {
  switch (action.type) {
    case 'buy':
    case 'age':
      return undefined;
    case 'play':
      return worthOfCard(action);
    case 'add': {
      const player = view.players[seat];
      return player && sold(withBarrel(player.warehouse, action.side, action.category)).points;
    }
    case 'pass':
    case 'plant':
    case 'harvest':
    case 'first':
    case 'take':
    case 'sail':
    case 'gather':
    case 'leave':
    case 'stop':
    case 'unload':
      return 0;
  }
};

const worthOfCard = (action: Extract<Action, { type: 'play' }>): number | undefined => {
  switch (action.card) {
    case 'free-action':
      return action.deed === 'age' || action.deed === 'buy' ? undefined : 0;
    case 'vintage':
    case 'colheita':
      return box.cards[action.card].vp;
    case 'buying':
    case 'ageing-barrel':
    case 'ageing-quality':
      return undefined;
    case 'harvesting':
    case 'planting':
    case 'two-barrels':
    case 'enologist':
    case 'boat':
      return 0;
  }
};
