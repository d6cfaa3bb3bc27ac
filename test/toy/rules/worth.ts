import type { Seat } from '../../../src/core/game.ts';
import type { Action, View } from './types.ts';

/** Undefined where a hidden card or the die decides. */
export function worth({ quay }: View, _seat: Seat, action: Action): number | undefined {
  switch (action.type) {
    case 'load':
      return action.card;
    case 'play':
      return action.letter * quay.length;
    case 'take':
      return quay.length === 0 ? undefined : quay.reduce((sum, card) => sum + card, 0);
    case 'bid':
    case 'pass':
      return 0;
    case 'roll':
    case 'reveal':
      return undefined;
  }
}
