import { box } from './box.ts';
import { cardValue } from './cards.ts';
import { type Draft, tell, tellChance } from './draft.ts';
import { isComplete } from './placement.ts';
import { resultOf } from './scoring.ts';
import type { Kind, PublicContract, Slotted, State } from './types.ts';

const nextSeat = (draft: Draft, seat: number): void => {
  const { next } = draft;
  if (seat + 1 < next.players.length) {
    next.phase = { type: 'turn', seat: seat + 1 };
    return;
  }
  const allPassed = next.lastRound === null && next.passes === next.players.length;
  if (allPassed || next.round === next.lastRound) {
    finish(draft);
    return;
  }
  next.round += 1;
  next.passes = 0;
  next.phase = { type: 'turn', seat: 0 };
};

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
 * Starts the Timer, steps 2 and 3 of solo. The Timer's two top cards, of values a and b, empty the slots a and a + b. No slot
 * is refilled before the Timer has built.
 */
const startTimer = (draft: Draft): void => {
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

/** Ends a seat's turn: refills the slots, then goes to the next seat, or in solo to the Timer. */
export const endTurn = (draft: Draft, seat: number): void => {
  triggerEnd(draft);
  refill(draft);
  if (draft.next.variant === 'solo') startTimer(draft);
  else nextSeat(draft, seat);
};

/**
 * Ends the Timer's build, step 5 of solo: refills the slots and starts the next round. An empty Timer ends the game instead.
 */
export const endTimer = (draft: Draft): void => {
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

interface Pile<Card> {
  readonly name: 'construction' | 'public';
  readonly slots: readonly (Card | null)[];
  readonly deck: readonly Card[];
  readonly discards: readonly Card[];
}

interface Refilled<Card> {
  readonly slots: readonly (Card | null)[];
  readonly deck: readonly Card[];
  readonly discards: readonly Card[];
  readonly added: readonly Slotted<Card>[];
}

/**
 * Fills the empty slots in order. The discards are shuffled into a new deck only when the deck is empty and a card is needed.
 */
const refillSlots = <Card>(draft: Draft, pile: Pile<Card>): Refilled<Card> => {
  const { name, slots: before } = pile;
  let { deck, discards } = pile;
  if (!before.includes(null)) return { slots: before, deck, discards, added: [] };
  const slots = before.slice();
  const added: Slotted<Card>[] = [];
  let taken = 0;
  for (let index = 0; index < slots.length; index++) {
    if (slots[index] !== null) continue;
    if (taken === deck.length && discards.length > 0) {
      draft.next.reshuffles += 1;
      deck = draft.dice.shuffle(discards, `reshuffle/${draft.next.reshuffles}`);
      tell(draft, { type: 'reshuffled', pile: name, cards: deck.length });
      discards = [];
      taken = 0;
    }
    const card = deck[taken];
    if (card === undefined) break;
    taken += 1;
    slots[index] = card;
    added.push({ slot: index + 1, card });
  }
  return { slots, deck: deck.slice(taken), discards, added };
};

const refill = (draft: Draft): void => {
  const { next } = draft;
  if (!next.market.includes(null) && !next.contracts.includes(null)) return;
  const { market, deck, discards, contracts, publicDeck, publicDiscards } = next;
  const cards = refillSlots<Kind>(draft, { name: 'construction', slots: market, deck, discards });
  const demands = refillSlots<PublicContract>(draft, {
    name: 'public',
    slots: contracts,
    deck: publicDeck,
    discards: publicDiscards,
  });
  next.market = cards.slots;
  next.deck = cards.deck;
  next.discards = cards.discards;
  next.contracts = demands.slots;
  next.publicDeck = demands.deck;
  next.publicDiscards = demands.discards;
  if (cards.added.length + demands.added.length === 0) return;
  draft.reveals = true;
  tellChance(draft, { type: 'refilled', market: cards.added, contracts: demands.added });
};

/** Returns the number of roof tiles that triggers the end; null in solo, which only the Timer ends. */
export const roofsToEnd = (state: Pick<State, 'variant' | 'players'>): number | null => {
  if (state.variant === 'solo') return null;
  const seats = state.players.length;
  return box.end.roofs[seats === 2 ? '2' : seats === 3 ? '3' : '4'];
};

export const roofsPlaced = (state: Pick<State, 'houses'>): number => {
  let roofs = 0;
  for (const house of state.houses) if (isComplete(house)) roofs += 1;
  return roofs;
};

/** Ends the game: scores it and shows all hidden cards. */
const finish = (draft: Draft): void => {
  draft.next.phase = { type: 'over' };
  draft.reveals = true;
  tellChance(draft, { type: 'ended', result: resultOf(draft.next) });
};

/** Announces the last round once enough roofs are placed. */
const triggerEnd = (draft: Draft): void => {
  const { next } = draft;
  const needed = roofsToEnd(next);
  if (needed === null || next.lastRound !== null) return;
  const roofs = roofsPlaced(next);
  if (roofs < needed) return;
  next.lastRound = next.round + 1;
  tell(draft, { type: 'endTriggered', roofs, lastRound: next.lastRound });
};
