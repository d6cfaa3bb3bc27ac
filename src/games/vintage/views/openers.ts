import { NO_CHANCE } from '../../../core/contract/dice.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { waysToPay } from '../rules/circles.ts';
import { legal } from '../rules/legal.ts';
import type { ActionType, View } from '../rules/types.ts';
import { imagine } from './imagine.ts';

/**
 * Lists the kinds of action for buttons that all seats see. Hands are secret, so any seat with a card may seem able to play
 * one.
 */
export const openers = (view: View, seat: Seat): readonly (readonly [name: string, value: string])[] => {
  const kinds = new Set(legal(imagine(view, 'table', NO_CHANCE), seat).map(({ type }) => type));
  kinds.delete('play');
  const player = view.players[seat];
  const holds = player !== undefined && player.known.length + player.hidden > 0;
  if (kinds.has('pass') && holds && waysToPay(view, player, 'card').length > 0) kinds.add('play');
  return [...kinds].map(kind => ['type', kind]);
};

/**
 * Returns the kinds of action that the seat on turn can take. They are exact in that seat's view; in other views they follow
 * from open facts only.
 */
export const possibleKinds = (view: View): ReadonlySet<ActionType> =>
  new Set(
    view.viewer === view.turn
      ? legal(imagine(view, view.viewer, NO_CHANCE), view.turn).map(({ type }) => type)
      : openers(view, view.turn).map(([, kind]) => kind as ActionType),
  );
