import type { Seat } from '../../../../core/contract/game.ts';
import { fittedText, shownName } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  type Drawn,
  type Item,
  moved,
  rect,
  sprite,
} from '../../../../presentation/shapes/scene.ts';
import { lying, panelItems } from '../../../../presentation/widgets/panel.ts';
import { box as printed } from '../../rules/box.ts';
import { siteOf } from '../../rules/estates.ts';
import { type PlayerView, SIDES, type View } from '../../rules/types.ts';
import { cardItems } from '../cards/card-face.ts';
import { markItems } from '../pieces/mark.ts';
import { TOKEN, tokenItems } from '../pieces/marker.ts';
import { RABELO_HEIGHT, rabelo, rabeloWidth } from '../pieces/rabelo.ts';
import { GOLD, INK, mix, PAPER, PAPER_SHADE } from '../style/palette.ts';
import { harbourSign } from '../valley/boats.ts';
import { CONTENT } from '../valley/layout.ts';
import { type BoardWords, PAGE_WORDS } from '../words/index.ts';
import { freeHomestead, HOMESTEAD, homestead } from './homestead.ts';
import { RACKS_HEIGHT, racks } from './racks.ts';
import { LINE, PAD, TOP } from './seat-line.ts';
import { means } from './seat-means.ts';
import { parts, totalItems } from './seat-points.ts';
import { isGolden, seatSigns, signsOf, signsWidth } from './seats.ts';

const HEAD = 66;
const BOAT = RABELO_HEIGHT + 10;
const GAP = 8;
const EDGE = 6;
const BOAT_ROOM = 556;
const NAME = 42;
const MEANS_AT = 400;
const CARDS_AT = 690;
const CARD = 54;

export const HOUSE = {
  w: CONTENT,
  h: HEAD + 6 + BOAT + HOMESTEAD.h + 10 + RACKS_HEIGHT + 18,
} as const;

/** Draws all facts of a seat: means to act, boat, Estates, cellar and warehouse, and the parts of its points. */
export const wideSeat = (
  view: View,
  names: readonly string[],
  seat: Seat,
  box: Box,
  words: BoardWords,
): readonly Item[] => {
  const player = view.players[seat];
  if (!player) return [];
  const id = `house/${seat + 1}`;
  const y = box.y + HEAD + 6;
  const half = (box.w - 2 * EDGE - GAP) / 2;
  const racksY = y + BOAT + HOMESTEAD.h + 10;
  return [
    ...head(view, player, shownName(names, seat, words.language), seat, box, words),
    ...boat(id, player, seat, { ...box, x: box.x + PAD, y }, words),
    ...parts(id, player, { x: box.x + box.w - PAD, y: y + 14 }, 4),
    ...Array.from({ length: printed.seat.estates }, (_, at): readonly Item[] => {
      const estate = player.estates[at];
      const place = { x: box.x + PAD + at * HOMESTEAD.w, y: y + BOAT, ...HOMESTEAD };
      return estate
        ? homestead(
            `${id}/estate/${at + 1}`,
            seat,
            estate,
            place,
            words.harbours[siteOf(estate.place).region],
          )
        : [freeHomestead(`${id}/estate/${at + 1}`, place)];
    }).flat(),
    ...SIDES.flatMap((side, at) =>
      racks(
        `${id}/${side}`,
        player,
        side,
        { x: box.x + EDGE + at * (half + GAP), y: racksY, w: half, h: RACKS_HEIGHT },
        PAGE_WORDS[words.language],
      ),
    ),
  ];
};

const sheet = once((w: number, h: number, golden: boolean): readonly Drawn[] => {
  const fill = golden ? GOLD : PAPER;
  return [
    ...panelItems(w, h, 16, mix(PAPER, '#c9b489', 0.45), golden ? GOLD : PAPER_SHADE),
    rect('head', { x: 3, y: 3, w: w - 6, h: HEAD - 3 }, { fill, radius: 13 }),
    rect('head/foot', { x: 3, y: HEAD - 16, w: w - 6, h: 16 }, { fill }),
  ];
});

const head = (
  view: View,
  player: PlayerView,
  name: string,
  seat: Seat,
  box: Box,
  words: BoardWords,
): readonly Item[] => {
  const id = `house/${seat + 1}`;
  const shown = seatSigns(view, seat);
  const x = box.x + PAD + signsWidth(shown);
  const holds = view.first === seat;
  const nameX = x + 52;
  const room = box.x + MEANS_AT - 8 - nameX - (holds ? TOKEN + 6 : 0);
  return [
    sprite(id, lying(box), [
      ...sheet(box.w, box.h, isGolden(view, seat)),
      ...moved('signs', signsOf(shown), 0, 8),
    ]),
    sprite(`${id}/mark`, { x, y: box.y + 10, w: 46, h: 46 }, markItems(seat, 46)),
    fittedText(`${id}/name`, { x: nameX, y: box.y + 4, w: room, h: HEAD - 8 }, name, {
      size: NAME,
      weight: 'black',
      align: 'left',
      clip: true,
      fill: INK,
    }),
    ...(holds
      ? [
          sprite(
            `${id}/first`,
            { x: box.x + MEANS_AT - TOKEN - 6, y: box.y + 11, w: TOKEN, h: TOKEN },
            tokenItems(),
          ),
        ]
      : []),
    ...means(view, player, seat, { ...box, x: box.x + MEANS_AT, y: box.y + 12 - TOP - LINE }, words, id),
    ...player.known.map((card, at) =>
      sprite(
        `${id}/known/${at + 1}/${card}`,
        { x: box.x + CARDS_AT + at * (CARD + 6), y: box.y + 6, w: CARD, h: CARD },
        cardItems(card, CARD, CARD),
      ),
    ),
    totalItems(id, player, { ...box, h: HEAD }),
  ];
};

const boat = (
  id: string,
  { boat: { harbour, lots } }: PlayerView,
  seat: Seat,
  line: Box,
  words: BoardWords,
): readonly Item[] => {
  const { items, w } = harbourSign(`${id}/harbour`, harbour, line.x, line.y + 14, words);
  const x = line.x + w + 14;
  const tight = x + rabeloWidth(lots) > line.x + BOAT_ROOM;
  return [...items, ...rabelo(`${id}/boat`, x, line.y + 2, seat, lots, tight)];
};
