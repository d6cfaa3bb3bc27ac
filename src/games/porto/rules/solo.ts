import type { Dice } from '../../../core/contract/dice.ts';
import { accept, refuse } from '../../../core/contract/result.ts';
import { cardColour, cardValue } from './cards.ts';
import { type CheckedDraft, type Draft, draftOf, tell, tellChance } from './draft.ts';
import { finish } from './end.ts';
import { canBuildTimer } from './legal.ts';
import { place } from './placement.ts';
import { refill } from './refill.ts';
import type { Action, Kind, Slotted, State } from './types.ts';

interface Emptied<Card> {
  readonly slots: readonly (Card | null)[];
  readonly gone: readonly Slotted<Card>[];
}

/** Takes the cards out of slots; ignores empty slots, and numbers beyond the last slot. */
const empty = <Card>(before: readonly (Card | null)[], numbers: readonly number[]): Emptied<Card> => {
  const slots = before.slice();
  const gone: Slotted<Card>[] = [];
  for (const slot of numbers) {
    const card = slots[slot - 1];
    if (!card) continue;
    slots[slot - 1] = null;
    gone.push({ slot, card });
  }
  return { slots, gone };
};

const cardsOf = <Card>(gone: readonly Slotted<Card>[]): readonly Card[] => gone.map(({ card }) => card);

/**
 * Starts the Timer, steps 2 and 3 of the rules of solo. The Timer's two top cards, of values a and b, empty the slots a and a +
 * b. No slot is refilled before the Timer has built.
 */
export const startTimer = (draft: Draft): void => {
  const { next } = draft;
  const [first, second] = next.timer;
  if (first === undefined || second === undefined)
    throw new Error('the Timer ran out in the middle of a game');
  next.timer = next.timer.slice(2);
  next.phase = { type: 'timer', cards: [first, second] };
  const numbers = [cardValue(first), cardValue(first) + cardValue(second)];
  const market = empty(next.market, numbers);
  const contracts = empty(next.contracts, numbers);
  next.market = market.slots;
  next.discards = [...next.discards, ...cardsOf(market.gone)];
  next.contracts = contracts.slots;
  next.publicDiscards = [...next.publicDiscards, ...cardsOf(contracts.gone)];
  draft.reveals = true;
  tellChance(draft, {
    type: 'timerDiscarded',
    timer: [first, second],
    market: market.gone,
    contracts: contracts.gone,
  });
};

/** Ends the Timer's build, step 5 of solo: refills the slots and starts the next round. An empty Timer ends the game. */
const endTimer = (draft: Draft): void => {
  const { next } = draft;
  if (next.timer.length === 0) {
    finish(draft);
    return;
  }
  refill(draft);
  next.round += 1;
  next.passes = 0;
  next.phase = { type: 'turn', seat: 0 };
};

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
