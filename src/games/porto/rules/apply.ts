import type { Dice } from '../../../core/contract/dice.ts';
import type { Seat, Step } from '../../../core/contract/game.ts';
import { accept, type Refusal, type Result, refuse } from '../../../core/contract/result.ts';
import { build } from './build.ts';
import type { CheckedDraft } from './draft.ts';
import { draw, pass } from './draw.ts';
import { keep } from './keep.ts';
import { isAwaited, toAct } from './legal.ts';
import { timerBuild } from './solo.ts';
import type { Action, Event, State } from './types.ts';

const PHASE_OF: Readonly<Record<Action['type'], State['phase']['type']>> = {
  keep: 'keep',
  draw: 'turn',
  build: 'turn',
  pass: 'turn',
  timer: 'timer',
};

const carryOut = (state: State, seat: Seat, action: Action, dice: Dice): CheckedDraft => {
  const { phase } = state;
  if (phase.type === 'over') return refuse('game-over');
  if (!isAwaited(state, seat)) return refuse('not-your-turn', { seats: toAct(state) });
  const asked = PHASE_OF[action?.type];
  if (asked === undefined) return refuse('malformed');
  if (asked !== phase.type) return refuse('wrong-phase', { phase: phase.type, action: action.type });
  switch (action.type) {
    case 'keep':
      return keep(state, seat, action.contracts, dice);
    case 'draw':
      return draw(state, seat, action.slots, dice);
    case 'build':
      return build(state, seat, action, dice);
    case 'pass':
      return pass(state, seat, dice);
    case 'timer':
      return phase.type === 'timer' ? timerBuild(state, phase.cards, action, dice) : refuse('wrong-phase');
  }
};

/** Checks an action by the rules, without the list of legal actions, and carries it out. */
export const apply = (
  state: State,
  seat: Seat,
  action: Action,
  dice: Dice,
): Result<Step<State, Event>, Refusal> => {
  const done = carryOut(state, seat, action, dice);
  if (!done.ok) return done;
  const { next, events, reveals, chance } = done.value;
  return accept({ state: next, events, reveals, goesOn: false, chance });
};
