import { type Draft, tell } from './draft.ts';
import type { Kind, PublicContract, Slotted } from './types.ts';

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

/** Fills the empty slots in order; an exhausted deck is made anew from the discards at the moment a card is needed. */
const refillSlots = <Card>(draft: Draft, pile: Pile<Card>): Refilled<Card> => {
  const slots = pile.slots.slice();
  const added: Slotted<Card>[] = [];
  let { deck, discards } = pile;
  let taken = 0;
  for (let index = 0; index < slots.length; index++) {
    if (slots[index] !== null) continue;
    if (taken === deck.length && discards.length > 0) {
      draft.next.reshuffles += 1;
      deck = draft.dice.shuffle(discards, `reshuffle/${draft.next.reshuffles}`);
      tell(draft, { type: 'reshuffled', pile: pile.name, cards: deck.length });
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

/** The end of every turn: first the market, then the public contracts. */
export const refill = (draft: Draft): void => {
  const { next } = draft;
  let market: readonly Slotted<Kind>[] = [];
  let contracts: readonly Slotted<PublicContract>[] = [];
  if (next.market.includes(null)) {
    const filled = refillSlots<Kind>(draft, {
      name: 'construction',
      slots: next.market,
      deck: next.deck,
      discards: next.discards,
    });
    next.market = filled.slots;
    next.deck = filled.deck;
    next.discards = filled.discards;
    market = filled.added;
  }
  if (next.contracts.includes(null)) {
    const filled = refillSlots<PublicContract>(draft, {
      name: 'public',
      slots: next.contracts,
      deck: next.publicDeck,
      discards: next.publicDiscards,
    });
    next.contracts = filled.slots;
    next.publicDeck = filled.deck;
    next.publicDiscards = filled.discards;
    contracts = filled.added;
  }
  if (market.length + contracts.length === 0) return;
  draft.reveals = true;
  tell(draft, { type: 'refilled', market, contracts });
};
