import type { Seat } from '../../../core/game.ts';
import type { Language } from '../../../stage/languages.ts';
import type { Names } from '../../../stage/presenter.ts';
import { type Box, type Item, rect, type Scene, text } from '../../../stage/scene.ts';
import type { Event, Kind, View } from '../rules/types.ts';
import { boardScene } from './board.ts';
import { CONTENT, GAP, MARGIN, RADIUS, READABLE } from './layout.ts';
import { card, DRAWN_EDGE, drawnIn } from './market.ts';
import { DEEP, FADED } from './palette.ts';
import { panel } from './parts.ts';
import { PICTURE_WORDS } from './words/index.ts';

const CARD = { w: 92, h: 124 };
const PAD = 16;
const STRIP = CARD.h + 2 * PAD;
const EMPTY_STRIP = 76;

/** All cards of a hand in a row; they overlap where they are many. @param held so many of them; the others would be drawn, and have a frame */
const fan = (hand: readonly Kind[], held: number, box: Box): readonly Item[] => {
  const room = box.w - 2 * PAD - CARD.w;
  const pitch = Math.min(CARD.w + GAP, room / Math.max(1, hand.length - 1));
  return hand.flatMap((kind, at) => {
    const place = { x: Math.round(box.x + PAD + at * pitch), y: box.y + PAD - 3, ...CARD };
    const id = `own/${at + 1}`;
    return [
      card(id, place, kind),
      ...(at < held ? [] : [rect(`${id}/drawn`, place, { radius: RADIUS, stroke: DRAWN_EDGE })]),
    ];
  });
};

/** The board with a seat's hand below it, to choose a turn from. @param foreseen what would be drawn stands in both */
export const turnScene = (
  view: View,
  seat: Seat,
  names: Names,
  language: Language = 'en',
  foreseen: readonly Event[] = [],
): Scene => {
  const board = boardScene(view, names, [], foreseen, language);
  const own = view.players[seat]?.hand ?? [];
  const hand = [...own, ...drawnIn(foreseen).map(({ card: kind }) => kind)];
  const box = { x: MARGIN, y: board.height, w: CONTENT, h: hand.length === 0 ? EMPTY_STRIP : STRIP };
  const height = box.h + 2 * GAP;
  return {
    width: board.width,
    height: board.height + height,
    items: [
      ...board.items,
      rect('below', { x: 0, y: board.height, w: board.width, h: height }, { fill: DEEP }),
      panel('own', box, RADIUS),
      ...(hand.length === 0
        ? [text('own/none', box, PICTURE_WORDS[language].noCards, { size: READABLE, fill: FADED })]
        : fan(hand, own.length, box)),
    ],
  };
};
