import { type Box, type Item, text } from '../../../../presentation/shapes/scene.ts';
import type { Kind } from '../../rules/types.ts';
import { READABLE } from '../style/layout.ts';
import { FADED, INK } from '../style/palette.ts';
import type { PictureWords } from '../words/index.ts';
import { card } from './market.ts';

/** Largest size of a card in hand. Cards are narrower where they would not fit. */
export const CARD = { w: 92, h: 124 };
const PAD = 18;
const COUNT = 44;
const EMPTY = 76;

export const heldHeight = (hand: readonly Kind[]): number =>
  hand.length === 0 ? EMPTY : CARD.h + 2 * PAD + (new Set(hand).size < hand.length ? COUNT : 0);

/** Returns the place of a card in the panel with the cards in hand. `kinds`: number of different cards in the panel. */
export const heldBox = (box: Box, kinds: number, at: number): Box => {
  const pitch = Math.min(CARD.w + 12, Math.floor((box.w - 2 * PAD + 6) / Math.max(1, kinds)));
  return { x: box.x + PAD + at * pitch, y: box.y + PAD - 4, w: Math.min(CARD.w, pitch - 4), h: CARD.h };
};

/** Draws each kind of card in hand once. If the seat holds several cards of a kind, their number is below the card. */
export const heldCards = (
  prefix: string,
  box: Box,
  hand: readonly Kind[],
  words: PictureWords,
): readonly Item[] => {
  const kinds = [...new Set(hand)];
  if (kinds.length === 0)
    return [text(`${prefix}/none`, box, words.noCards, { size: READABLE, fill: FADED })];
  return kinds.flatMap((kind, at) => {
    const place = heldBox(box, kinds.length, at);
    const held = hand.filter(other => other === kind).length;
    const id = `${prefix}/${kind}`;
    return [
      card(id, place, kind),
      ...(held > 1
        ? [
            text(`${id}/held`, { ...place, y: place.y + 4 + CARD.h, h: COUNT }, `×${held}`, {
              size: READABLE,
              fill: INK,
            }),
          ]
        : []),
    ];
  });
};
