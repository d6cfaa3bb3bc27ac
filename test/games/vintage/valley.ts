import { vintage } from '../../../src/games/vintage/game.ts';
import type { Action, State } from '../../../src/games/vintage/rules/types.ts';
import { type Seated, saying, seating, type Typed } from '../seated.ts';

export type Valley = Seated<State>;

function verbOf(action: Action): Typed {
  const { type } = action;
  const typed = vintage
    .fields(action)
    .filter(([name]) => name !== 'type' && !(name === 'estate' && (type === 'gather' || type === 'leave')));
  const options = Object.fromEntries(typed);
  return type === 'harvest' ? [type, options] : saying(type, { ...options, now: true });
}

export const VINTAGE_SEATING = seating(vintage, verbOf);
export const { seated: valley, now, stateOf, personAt, typing, byCommands } = VINTAGE_SEATING;
