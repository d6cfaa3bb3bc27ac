import type { Dice } from '../../../core/contract/dice.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { accept, type Result, refuse } from '../../../core/contract/result.ts';
import { PARTS } from './action-parts.ts';
import { isColour } from './cards.ts';
import { plus } from './cubes.ts';
import { type CheckedDraft, changePlayer, draftOf, playerOf, tell } from './draft.ts';
import { bonus, bust, flip, hire, lose, noColour, pass, refer, reveal } from './hire.ts';
import { ACTIONS_BY_PHASE, legal } from './legal.ts';
import { askedSeat, endTurn } from './turn.ts';
import type { Action, GreenPortRefusal, GreenPortStep, State } from './types.ts';
import { buy, complete, specialise, unflip } from './utilise.ts';

const needless = (action: Action): string | undefined => {
  const parts = PARTS[action.type];
  for (const key of Object.keys(action)) if (key !== 'type' && !parts.includes(key)) return key;
  return undefined;
};

const pick = (state: State, seat: Seat, colour: unknown, dice: Dice): CheckedDraft => {
  if (!isColour(colour)) return noColour(colour, state.offered);
  if (!state.offered.includes(colour)) return refuse('pick-taken', { colour, possible: state.offered });
  const draft = draftOf(state, dice);
  const { next } = draft;
  changePlayer(draft, seat, { cubes: plus(playerOf(state, seat).cubes, colour) });
  const left = state.offered.filter(other => other !== colour);
  next.offered = seat === 0 ? [] : left;
  next.phase = seat === 0 ? { type: 'hire' } : { type: 'pick', seat: seat - 1 };
  tell(draft, { type: 'picked', seat, colour });
  return accept(draft);
};

const carryOut = (state: State, seat: Seat, action: Action, dice: Dice): CheckedDraft => {
  const { phase } = state;
  const queue = 'seats' in phase ? phase : undefined;
  switch (action.type) {
    case 'pick':
      return pick(state, seat, action.colour, dice);
    case 'reveal':
      return reveal(state, seat, dice);
    case 'hire':
      return hire(state, seat, action.colour, dice);
    case 'flip':
      return flip(state, seat, dice);
    case 'bust':
      return bust(state, seat, dice);
    case 'lose':
      return queue ? lose(state, seat, action.cubes, queue, dice) : refuse('wrong-phase');
    case 'bonus':
      return queue ? bonus(state, seat, action.colour, queue, dice) : refuse('wrong-phase');
    case 'refer':
      return queue ? refer(state, seat, action.colour, action.pay, queue, dice) : refuse('wrong-phase');
    case 'pass':
      return queue ? pass(state, seat, queue, dice) : refuse('wrong-phase');
    case 'complete':
      return complete(state, seat, action.objective, action.pay, dice);
    case 'buy':
      return buy(state, seat, action.colour, action.boost, dice);
    case 'unflip':
      return unflip(state, seat, action.pay, dice);
    case 'specialise':
      return specialise(state, seat, action.colour, action.pay, dice);
    case 'end':
      return endTurn(state, seat, dice);
  }
};

/** True where the seat's turn continues after the action: seat 0 after its pick, and every seat until it ends its turn. */
const turnGoesOn = (action: Action, seat: Seat): boolean =>
  action.type === 'pick' ? seat === 0 : action.type !== 'end';

/** Checks an action by the rules, without the list of legal actions, and carries it out. */
export const apply = (
  state: State,
  seat: Seat,
  action: Action,
  dice: Dice,
): Result<GreenPortStep, GreenPortRefusal> => {
  const asked = askedSeat(state);
  if (asked === undefined) return refuse('game-over');
  if (asked !== seat) return refuse('not-your-turn', { seat: asked });
  if (typeof action !== 'object' || action === null) return refuse('malformed');
  const types = ACTIONS_BY_PHASE[state.phase.type];
  if (!types.includes(action.type)) {
    const now = legal(state, seat);
    const possible = types.filter(actionType => now.some(({ type }) => type === actionType));
    return refuse('wrong-phase', { phase: state.phase.type, action: String(action.type), possible });
  }
  const part = needless(action);
  if (part !== undefined) return refuse('malformed', { action: action.type, part });
  const done = carryOut(state, seat, action, dice);
  if (!done.ok) return done;
  const { next, events, reveals, chance } = done.value;
  return accept({ state: next, events, reveals, goesOn: turnGoesOn(action, seat), chance });
};
