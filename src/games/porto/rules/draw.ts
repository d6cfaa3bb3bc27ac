import type { Dice } from '../../../core/contract/dice.ts';
import type { Seat } from '../../../core/contract/game.ts';
import { accept, refuse } from '../../../core/contract/result.ts';
import { DRAW_LIMIT, MARKET_SLOTS } from './box.ts';
import { cardValue, kindOrder } from './cards.ts';
import { ascending, type CheckedDraft, changePlayer, draftOf, tell } from './draft.ts';
import { canBuild } from './legal.ts';
import { endTurn } from './turn.ts';
import type { Kind, PlayerState, Slotted, State } from './types.ts';

const withCard = (hand: readonly Kind[], card: Kind): readonly Kind[] => {
  const order = kindOrder(card);
  const index = hand.findIndex(other => kindOrder(other) > order);
  return index < 0 ? [...hand, card] : [...hand.slice(0, index), card, ...hand.slice(index)];
};

/** Draws cards from slots of the market, with values of at most `DRAW_LIMIT` in all. The size of a hand has no limit. */
export const draw = (state: State, seat: Seat, slots: unknown, dice: Dice): CheckedDraft => {
  if (!Array.isArray(slots)) return refuse('malformed');
  if (slots.length === 0) return refuse('draw-nothing');
  if (slots.length > DRAW_LIMIT) return refuse('draw-too-many', { limit: DRAW_LIMIT });
  const wrong = slots.find(slot => !Number.isInteger(slot) || slot < 1 || slot > MARKET_SLOTS);
  if (wrong !== undefined) return refuse('no-such-slot', { slot: String(wrong), slots: MARKET_SLOTS });
  if (!ascending(slots)) return refuse('malformed');
  const cards: Slotted<Kind>[] = [];
  let sum = 0;
  for (const slot of slots) {
    const card = state.market[slot - 1];
    if (!card) return refuse('slot-empty', { slot });
    cards.push({ slot, card });
    sum += cardValue(card);
  }
  if (sum > DRAW_LIMIT) return refuse('draw-over-three', { sum, limit: DRAW_LIMIT });

  const draft = draftOf(state, dice);
  const market = state.market.slice();
  let { hand } = state.players[seat] as PlayerState;
  for (const { slot, card } of cards) {
    market[slot - 1] = null;
    hand = withCard(hand, card);
  }
  draft.next.market = market;
  changePlayer(draft, seat, { hand });
  tell(draft, { type: 'drew', seat, cards });
  endTurn(draft, seat);
  return accept(draft);
};

/** Passes, for a seat that can neither draw nor build. */
export const pass = (state: State, seat: Seat, dice: Dice): CheckedDraft => {
  if (state.market.some(card => card !== null)) return refuse('must-draw');
  if (canBuild(state, seat)) return refuse('must-build');
  const draft = draftOf(state, dice);
  draft.next.passes += 1;
  tell(draft, { type: 'passed', seat });
  endTurn(draft, seat);
  return accept(draft);
};
