import type { Dice } from '../../../src/core/dice.ts';
import type { Viewer } from '../../../src/core/game.ts';
import type { State } from './types.ts';

export function redeal(state: State, viewer: Viewer, dice: Dice): State {
  const isOwn = (seat: number) => seat === viewer;
  const unseen = state.hands.flatMap((hand, seat) => (isOwn(seat) ? [] : hand));
  const letters = dice.shuffle([...unseen, ...state.letters], 'letters');
  const known = state.knows !== null && isOwn(state.knows) ? 1 : 0;
  return {
    ...state,
    hands: state.hands.map((hand, seat) => (isOwn(seat) ? hand : letters.splice(0, hand.length).sort())),
    letters,
    deck: [...state.deck.slice(0, known), ...dice.shuffle(state.deck.slice(known), 'deck')],
  };
}
