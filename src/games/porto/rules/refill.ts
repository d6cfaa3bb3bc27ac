import { type Draft, tell, tellChance } from './draft.ts';
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

/** Fills the empty slots in order. If a card is needed and the deck is empty, the discards are shuffled into a new deck. */
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

/** Fills the slots of the market, then those of the public contracts. */
export const refill = (draft: Draft): void => {
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
