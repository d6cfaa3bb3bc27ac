import type { Seat } from '../../../core/game.ts';
import type { Language } from '../../../stage/languages.ts';
import type { Names } from '../../../stage/presenter.ts';
import { rect, type Scene } from '../../../stage/scene.ts';
import type { View } from '../rules/types.ts';
import { boardScene } from './board.ts';
import { handCards, handHeight } from './hand.ts';
import { GAP } from './layout.ts';
import { DEEP } from './palette.ts';
import { PICTURE_WORDS } from './words.ts';

/** The board with a seat's hand below it, to choose a turn from. */
export const turnScene = (view: View, seat: Seat, names: Names, language: Language = 'en'): Scene => {
  const board = boardScene(view, names, [], [], language);
  const hand = view.players[seat]?.hand ?? [];
  const height = handHeight(hand) + 2 * GAP;
  return {
    width: board.width,
    height: board.height + height,
    items: [
      ...board.items,
      rect('below', { x: 0, y: board.height, w: board.width, h: height }, { fill: DEEP }),
      ...handCards(hand, PICTURE_WORDS[language], board.height + GAP - 6),
    ],
  };
};
