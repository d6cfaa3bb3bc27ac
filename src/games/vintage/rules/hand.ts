import { refuse } from '../../../core/contract/result.ts';
import { box } from './box.ts';
import { type Draft, type Fault, tell } from './draft.ts';
import { drawCard, endTurn } from './turn.ts';
import { type ActionOf, CARDS, type Card, type PlayerState, type State } from './types.ts';

export const isCard = (given: unknown): given is Card => CARDS.some(card => card === given);

export const sortedCards = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other));

const handSize = ({ known, drawn }: PlayerState): number => known.length + drawn.length;

const holds = ({ known, drawn }: PlayerState, card: Card): boolean =>
  known.includes(card) || drawn.includes(card);

/** Lists each kind of card in a seat's hand once, in the order of `CARDS`. */
export const kindsInHand = (player: PlayerState): readonly Card[] => {
  const { known, drawn } = player;
  if (drawn.length + known.length === 0) return NONE;
  return sortedCards([...new Set([...known, ...drawn])]);
};
const NONE: readonly Card[] = [];

export const kindsOnDisplay = ({ display }: Pick<State, 'display'>): readonly Card[] => {
  const kinds: Card[] = [];
  for (const card of display) if (card !== null && !kinds.includes(card)) kinds.push(card);
  return kinds;
};

export const isFullHand = (player: PlayerState): boolean => handSize(player) >= box.seat.hand;

const less = (cards: readonly Card[], card: Card): readonly Card[] => cards.toSpliced(cards.indexOf(card), 1);

/** Removes a card from a hand. If the hand has two equal cards, the one that all seats know is removed. */
export const dropCard = (draft: Draft, card: Card): void => {
  const { player } = draft;
  if (player.known.includes(card)) {
    player.known = less(player.known, card);
    return;
  }
  player.drawn = less(player.drawn, card);
  draft.reveals = true;
};

export const handFault = (player: PlayerState, card: unknown): Fault => {
  const possible = kindsInHand(player);
  if (!isCard(card)) return refuse('no-such-card', { typed: String(card), possible });
  if (possible.length === 0) return refuse('hand-empty');
  return holds(player, card) ? undefined : refuse('not-in-hand', { card, possible });
};

export const takeFault = (state: State, player: PlayerState, card: unknown, discard: unknown): Fault => {
  const full = isFullHand(player);
  if (!full && discard !== undefined) return refuse('discard-needless', { most: box.seat.hand });
  if (full && discard === undefined) return refuse('discard-needed', { possible: kindsInHand(player) });
  const wrong = full ? handFault(player, discard) : undefined;
  if (wrong) return wrong;
  if (card === 'deck') return canDraw(state, full) ? undefined : refuse('no-card-left');
  const possible = kindsOnDisplay(state);
  if (!isCard(card)) return refuse('no-such-card', { typed: String(card), possible });
  return possible.includes(card) ? undefined : refuse('not-open', { card, possible });
};

/**
 * Returns true where a card can be drawn. If the deck and the used pile are empty, the card discarded for the draw can be
 * drawn.
 */
export const canDraw = ({ deck, used }: Pick<State, 'deck' | 'used'>, discards: boolean): boolean =>
  discards || deck.length > 0 || used.length > 0;

export const take = (draft: Draft, { card, discard }: ActionOf<'take'>): void => {
  const { next, player, seat } = draft;
  if (discard !== undefined) {
    dropCard(draft, discard);
    next.used = [...next.used, discard];
    tell(draft, { type: 'discarded', seat, card: discard });
  }
  if (card === 'deck') {
    const drawn = drawCard(draft);
    player.drawn = sortedCards([...player.drawn, drawn]);
    draft.reveals = true;
    draft.uncertain = true;
    tell(draft, { type: 'drew', seat, card: drawn }, { type: 'drewHidden', seat });
  } else {
    const slot = next.display.indexOf(card);
    next.display = next.display.with(slot, null);
    player.known = sortedCards([...player.known, card]);
    tell(draft, { type: 'took', seat, card, slot: slot + 1 });
  }
  endTurn(draft);
};
