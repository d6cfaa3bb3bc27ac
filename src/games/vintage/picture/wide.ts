import { fittedText } from '../../../presentation/drawing/fonts.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { once } from '../../../presentation/once.ts';
import type { DrawBoard } from '../../../presentation/presenter/scenes.ts';
import {
  type Box,
  type Drawn,
  type Item,
  opaque,
  rect,
  type Shape,
  sprite,
} from '../../../presentation/shapes/scene.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/types.ts';
import { vintageWords } from '../words/all.ts';
import { boardScene } from './board.ts';
import { cardItems } from './cards/card-face.ts';
import { HOUSE, wideSeat } from './seats/wide-seats.ts';
import { GOLD, mix, OAK, WHITE, WINE_DARK, WINE_DEEP } from './style/palette.ts';
import { HEIGHT, MARGIN, WIDTH } from './valley/layout.ts';
import { BOARD_WORDS } from './words/index.ts';

const GAP = 22;
const COLUMN = HOUSE.w + GAP;
const LINE = 50;
const PICTURE_HEIGHT = Math.ceil((2 * HOUSE.h + 3 * GAP) / 2) * 2;

const cardNames = (view: View, language: Language): readonly Item[] => {
  const { cards } = vintageWords(language).terms;
  const top = HEIGHT + Math.max(4, (PICTURE_HEIGHT - HEIGHT - 2 * LINE) / 2);
  const w = (WIDTH - 2 * MARGIN - GAP) / 2;
  return view.display.flatMap((card, slot): readonly Item[] => {
    if (card === null) return [];
    const x = MARGIN + (slot % 2) * (w + GAP);
    const y = Math.round(top + Math.floor(slot / 2) * LINE);
    return [
      sprite(`name/${slot + 1}/card`, { x, y: y + 1, w: 48, h: 48 }, cardItems(card, 48, 48)),
      fittedText(`name/${slot + 1}`, { x: x + 56, y, w: w - 58, h: LINE }, cards[card], {
        align: 'left',
        fill: WHITE,
      }),
    ];
  });
};

const wall = once((w: number, h: number): readonly Shape[] => [
  rect('wall', { x: 0, y: 0, w, h }, { fill: { gradient: [WINE_DEEP, WINE_DARK] } }),
  ...Array.from({ length: Math.ceil(w / 96) }, (_, at) =>
    rect(`joint/${at}`, { x: 46 + at * 96, y: 0, w: 3, h }, { fill: mix(WINE_DARK, WINE_DEEP, 0.35) }),
  ),
  rect('post', { x: 0, y: 0, w: 10, h }, { fill: mix(OAK, WINE_DARK, 0.5) }),
  rect('post/light', { x: 7, y: 0, w: 3, h }, { fill: mix(GOLD, OAK, 0.5) }),
]);

const floor = once((w: number, h: number): readonly Drawn[] => [
  rect('floor', { x: 0, y: 0, w, h }, { fill: WINE_DARK }),
]);

/**
 * Draws the board with more detail beside it: each seat's Estates, boat, wine and parts of the points. The names of the open
 * cards follow where the board does not have them.
 */
export const wideScene: DrawBoard<View, Event> = (view, names, marked, language = 'en') => {
  const words = BOARD_WORDS[language];
  const seats = view.players.length;
  const columns = Math.ceil(seats / 2);
  const width = WIDTH + GAP + columns * COLUMN;
  const board = boardScene(view, names, marked, language);
  const boxOf = (seat: number): Box => ({
    x: WIDTH + GAP + Math.floor(seat / 2) * COLUMN,
    y: GAP + (seat % 2) * (HOUSE.h + GAP),
    ...HOUSE,
  });
  const [wallWidth, low] = [width - WIDTH, PICTURE_HEIGHT - HEIGHT];
  return {
    width,
    height: PICTURE_HEIGHT,
    fewColours: true,
    items: [
      ...board.items,
      opaque('floor', { x: 0, y: HEIGHT, w: WIDTH, h: low }, floor(WIDTH, low)),
      opaque('wall', { x: WIDTH, y: 0, w: wallWidth, h: PICTURE_HEIGHT }, wall(wallWidth, PICTURE_HEIGHT)),
      ...(seats === 4 ? cardNames(view, language) : []),
      ...view.players.flatMap((_, seat) => wideSeat(view, names, seat, boxOf(seat), words)),
    ],
  };
};
