import type { Dice } from '../../../core/contract/dice.ts';
import { accept, refuse } from '../../../core/contract/result.ts';
import { cardColour, cardValue } from './cards.ts';
import { type CheckedDraft, draftOf, tell } from './draft.ts';
import { canBuildTimer } from './legal.ts';
import { place } from './placement.ts';
import { endTimer } from './turn.ts';
import type { Action, Kind, State } from './types.ts';

type TimerBuild = Extract<Action, { type: 'timer' }>;

const timerIdle = (
  state: State,
  cards: readonly [Kind, Kind],
  action: TimerBuild,
  dice: Dice,
): CheckedDraft => {
  if (action.house !== undefined || action.token !== undefined || action.number !== action.colour)
    return refuse('malformed');
  if (canBuildTimer(state, cards)) return refuse('must-build');
  const draft = draftOf(state, dice);
  draft.next.discards = [...state.discards, ...cards];
  tell(draft, { type: 'timerIdle', timer: cards });
  endTimer(draft);
  return accept(draft);
};

/** Builds with the Timer's cards, step 4 of solo. The build scores nothing, and the token of a completed roof is lost. */
export const timerBuild = (
  state: State,
  cards: readonly [Kind, Kind],
  action: TimerBuild,
  dice: Dice,
): CheckedDraft => {
  const { number, colour, house, token } = action;
  if (number === undefined || colour === undefined) return timerIdle(state, cards, action, dice);
  const inTimer =
    (number === cards[0] && colour === cards[1]) || (number === cards[1] && colour === cards[0]);
  if (!inTimer)
    return refuse('not-in-timer', { number: String(number), colour: String(colour), timer: cards });
  if (house === undefined) return refuse('malformed');
  const built = place(state.houses, house, cardColour(colour), cardValue(number), token);
  if (!built.ok) return built;
  const draft = draftOf(state, dice);
  draft.next.houses = built.value.houses;
  draft.next.discards = [...state.discards, ...cards];
  tell(draft, {
    type: 'timerBuilt',
    number,
    colour,
    placed: built.value.placed,
    tokenLost: built.value.roofToken,
  });
  endTimer(draft);
  return accept(draft);
};
