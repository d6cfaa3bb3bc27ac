import type { Seat } from '../../../core/contract/game.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { once } from '../../../presentation/once.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { type Box, type Item, opaque, rect, type Scene } from '../../../presentation/shapes/scene.ts';
import { DRAW_LIMIT } from '../rules/box.ts';
import { KINDS } from '../rules/cards.ts';
import type { Event, Kind, View } from '../rules/types.ts';
import { boardScene } from './board.ts';
import { CARD, heldBox, heldCards, LARGE_HAND } from './hand.ts';
import { card, DRAWN_EDGE, drawnIn, lowColours, VEIL } from './market/market.ts';
import { keptContracts, keptHeight } from './seats/kept.ts';
import { CONTENT, GAP, layout, MARGIN, RADIUS } from './style/layout.ts';
import { DEEP } from './style/palette.ts';
import { panel } from './style/parts.ts';
import { PICTURE_WORDS, type PictureWords } from './words/index.ts';

const PAD = 16;
const STRIP = CARD.h + 2 * PAD;
/** Largest number of cards that fit side by side. A larger hand shows each kind once, with its number. */
const FEW = Math.floor((CONTENT - 2 * PAD + GAP) / (CARD.w + GAP));

// The layout depends on the cards in hand alone. A previewed draw moves no card, so the layout keeps room for drawn cards.
const isLarge = (own: readonly Kind[]): boolean => own.length > FEW - DRAW_LIMIT;
const cardsHeight = (own: readonly Kind[]): number => (isLarge(own) ? LARGE_HAND : STRIP);
const roomFor = (own: readonly Kind[]): number => Math.min(KINDS.length, new Set(own).size + DRAW_LIMIT);

const drawn = (id: string, place: Box): Item =>
  rect(`${id}/drawn`, place, { radius: RADIUS, stroke: DRAWN_EDGE });

/** Marks a card that the previewed build plays. */
const played = (id: string, place: Box): Item =>
  rect(`${id}/played`, place, { fill: VEIL, radius: RADIUS, stroke: DRAWN_EDGE });

const playedIn = (foreseen: readonly Event[]): readonly Kind[] =>
  foreseen.flatMap(event => (event.type === 'built' ? [event.number, event.colour] : []));

const cards = (
  own: readonly Kind[],
  toDraw: readonly Kind[],
  toPlay: readonly Kind[],
  box: Box,
  words: PictureWords,
): readonly Item[] => {
  const hand = [...own, ...toDraw];
  if (isLarge(own) || hand.length === 0) {
    const kinds = [...new Set(hand)];
    return [
      ...heldCards('own', box, hand, words, roomFor(own)),
      ...kinds.flatMap((kind, at) =>
        toDraw.includes(kind)
          ? [drawn(`own/${kind}`, heldBox(box, roomFor(own), at))]
          : toPlay.includes(kind)
            ? [played(`own/${kind}`, heldBox(box, roomFor(own), at))]
            : [],
      ),
    ];
  }
  const left = [...toPlay];
  return hand.flatMap((kind, at) => {
    const goes = left.indexOf(kind);
    if (goes >= 0) left.splice(goes, 1);
    const place = { x: box.x + PAD + at * (CARD.w + GAP), y: box.y + PAD - 3, ...CARD };
    const id = `own/${at + 1}`;
    const mark = at >= own.length ? [drawn(id, place)] : goes >= 0 ? [played(id, place)] : [];
    return [card(id, place, kind), ...mark];
  });
};

const groundItems = once((w: number, h: number) => [rect('ground', { x: 0, y: 0, w, h }, { fill: DEEP })]);

/** Returns the height at which a wide screen divides the picture: the board is above, the seat's own things are below. */
export const ownTop = ({ items }: Scene): number => {
  const below = items.find(({ id }) => id === 'below');
  return below && 'y' in below ? below.y : 0;
};

/**
 * Draws the board for choosing a turn, with a seat's hand and private contracts below it.
 * @param foreseen events of a preview; cards that they draw appear in market and hand, cards that they play are pale
 */
export const turnScene = (
  view: View,
  seat: Seat,
  names: Names,
  language: Language = 'en',
  foreseen: readonly Event[] = [],
): Scene => {
  const words = PICTURE_WORDS[language];
  const board = boardScene(
    view,
    names,
    [],
    foreseen,
    language,
    layout(view.players.length, 'panel', lowColours(view).length > 0),
  );
  const own = view.players[seat]?.hand ?? [];
  const toDraw = drawnIn(foreseen).map(({ card: kind }) => kind);
  const box = { x: MARGIN, y: board.height, w: CONTENT, h: cardsHeight(own) };
  const keptTop = box.y + box.h + GAP;
  const kept = keptHeight(view, seat);
  const bottom = kept === 0 ? box.y + box.h : keptTop + kept;
  const height = bottom + 2 * GAP - board.height;
  return {
    width: board.width,
    height: board.height + height,
    items: [
      ...board.items,
      opaque('below', { x: 0, y: board.height, w: board.width, h: height }, groundItems(board.width, height)),
      panel('own', box, RADIUS),
      ...cards(own, toDraw, playedIn(foreseen), box, words),
      ...keptContracts(view, seat, keptTop, words),
    ],
  };
};
