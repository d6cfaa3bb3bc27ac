import { vintage } from '../../../src/games/vintage/game.ts';
import type { Action, ActionType, State } from '../../../src/games/vintage/rules/types.ts';
import { type Seated, seating, type Typed } from '../seated.ts';

export type Valley = Seated<State>;

const GROUPS: Readonly<Partial<Record<ActionType, string>>> = {
  ...Object.fromEntries(['buy', 'plant', 'take', 'play', 'first', 'pass'].map(type => [type, 'act'])),
  ...Object.fromEntries(['gather', 'leave', 'unload', 'add', 'stop'].map(type => [type, 'step'])),
};
/** Actions without a preview. Their commands lack the option `now`, which leaves the preview out. */
const AT_ONCE: readonly ActionType[] = ['harvest', 'gather', 'leave', 'unload', 'add', 'stop'];

function verbOf(action: Action): Typed {
  const { type } = action;
  const group = GROUPS[type];
  const typed = vintage
    .fields(action)
    .filter(([name]) => name !== 'type' && !(name === 'estate' && (type === 'gather' || type === 'leave')));
  return [
    group ? `${group} ${type}` : type,
    { ...Object.fromEntries(typed), ...(!AT_ONCE.includes(type) && { now: true }) },
  ];
}

export const VINTAGE_SEATING = seating(vintage, verbOf);
export const { seated: valley, now, stateOf, personAt, typing, byCommands } = VINTAGE_SEATING;
