import type { Seat } from '../../../core/contract/game.ts';
import { objectivePoints } from '../rules/prices.ts';
import { endPurchases } from '../rules/scoring.ts';
import { isLastTurn } from '../rules/turn.ts';
import type { Action, View } from '../rules/types.ts';

/** Returns the points that an action scores immediately. Ending the game's last turn scores the end purchases. */
export const worth = (view: View, seat: Seat, action: Action): number => {
  switch (action.type) {
    case 'complete': {
      const objective = view.objectives[action.objective - 1];
      return objective ? objectivePoints(objective) : 0;
    }
    case 'buy':
      return view.piles[action.colour][0] ?? 0;
    case 'end': {
      if (!isLastTurn(view)) return 0;
      const own = endPurchases(view).bought.filter(purchase => purchase.seat === seat);
      return own.flatMap(({ values }) => values).reduce((sum, value) => sum + value, 0);
    }
    case 'pick':
    case 'reveal':
    case 'hire':
    case 'flip':
    case 'bust':
    case 'lose':
    case 'bonus':
    case 'refer':
    case 'pass':
    case 'unflip':
    case 'specialise':
      return 0;
  }
};
