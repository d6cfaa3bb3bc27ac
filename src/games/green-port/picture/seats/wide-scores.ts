import type { Seat } from '../../../../core/contract/game.ts';
import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import { flowed, rowsIn, type Spot } from '../../../../presentation/shapes/boxes.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  READABLE,
  rect,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { objectivePoints } from '../../rules/prices.ts';
import type { Headquarters, View } from '../../rules/types.ts';
import { gold } from '../harbour/coin.ts';
import { FAINT, INK, PAINTS, PAPER_SHADE, PINE_LIGHT, WHITE } from '../style/palette.ts';
import type { PictureWords } from '../words/index.ts';
import { ICON, smallHouse } from './seat-lines.ts';

const ROW = 54;
const LINE = 12;
const SUM = 66;
const APART = 14;
export const NOTE = { w: 44, h: 46 } as const;
const COIN_SIDE = 50;
const GOLD_BAR = 66;

interface Chip {
  readonly w: number;
  readonly draw: (x: number, y: number) => readonly Item[];
}
interface ScorePart {
  readonly part: 'objectives' | 'headquarters';
  readonly label: string;
  readonly points: number;
  readonly chips: readonly Chip[];
}

/** Lists the parts of a seat's points, each with its Objectives or Headquarters. */
const partsOf = (view: View, id: string, seat: Seat, words: PictureWords): readonly ScorePart[] => {
  const objectives = view.objectives.flatMap((objective, index) =>
    objective.by === seat ? [{ slot: index + 1, points: objectivePoints(objective) }] : [],
  );
  const headquarters = view.players[seat]?.headquarters ?? [];
  return [
    {
      part: 'objectives',
      label: words.parts.objectives,
      points: objectives.reduce((sum, { points }) => sum + points, 0),
      chips: objectives.map(({ slot, points }) => heist(`${id}/objective/${slot}`, slot, points)),
    },
    {
      part: 'headquarters',
      label: words.parts.headquarters,
      points: headquarters.reduce((sum, { value }) => sum + value, 0),
      chips: headquarters.map((house, at) => owned(`${id}/house/${at + 1}`, house)),
    },
  ];
};

/** Draws a completed Objective: its number on a paper, and its points. */
const heist = (id: string, slot: number, points: number): Chip => {
  const wide = points < 10 ? COIN_SIDE : GOLD_BAR;
  return {
    w: NOTE.w + 4 + wide,
    draw: (x, y) => [
      sprite(id, { x, y, ...NOTE }, noteItems(slot)),
      gold(`${id}/points`, x + NOTE.w + 4 + wide, y - 2, points),
    ],
  };
};

export const noteItems = once((slot: number): readonly Drawn[] => [
  rect(
    'paper',
    { x: 2, y: 6, w: NOTE.w - 4, h: NOTE.h - 8 },
    { fill: WHITE, radius: 4, stroke: { colour: PINE_LIGHT, width: 3 } },
  ),
  circle('pin', NOTE.w / 2, 6, 5, { fill: '#e0563f' }),
  text('slot', { x: 2, y: 6, w: NOTE.w - 4, h: NOTE.h - 6 }, String(slot), {
    weight: 'black',
    fill: PINE_LIGHT,
  }),
]);

const owned = (id: string, { colour, value, boost }: Headquarters): Chip => {
  const said = boost ? `+${PAINTS[boost].letter}` : undefined;
  const number = Math.ceil(textWidth(String(value), READABLE, 'black')) + 2;
  const extra = said === undefined ? 0 : Math.ceil(textWidth(said, READABLE, 'bold')) + 2;
  return {
    w: ICON + 4 + number + (extra === 0 ? 0 : extra + 2),
    draw: (x, y) => [
      sprite(id, { x, y: y + 2, w: ICON, h: 42 }, smallHouse(colour)),
      text(`${id}/value`, { x: x + ICON + 4, y, w: number, h: 46 }, String(value), {
        weight: 'black',
        align: 'left',
        fill: INK,
      }),
      ...(said === undefined || boost === null
        ? []
        : [
            text(`${id}/boost`, { x: x + ICON + 4 + number + 2, y, w: extra, h: 46 }, said, {
              align: 'left',
              fill: PAINTS[boost].ink,
            }),
          ]),
    ],
  };
};

const spotsOf = ({ label, chips }: ScorePart, width: number): readonly Spot[] =>
  flowed([Math.ceil(textWidth(label, READABLE, 'bold')) + 4, ...chips.map(({ w }) => w)], width - SUM, APART);

const rowsOf = (part: ScorePart, width: number): number => rowsIn(spotsOf(part, width));

/** Returns the height of the paragraphs that `scoreLines` writes. */
export const scoreRows = (view: View, seat: Seat, width: number, words: PictureWords): number =>
  partsOf(view, '', seat, words).reduce((sum, part) => sum + LINE + rowsOf(part, width) * ROW, 0);

/** Writes each part of a seat's points as a paragraph: its name, all its sources, its sum at the right. */
export const scoreLines = (
  view: View,
  id: string,
  seat: Seat,
  box: Box,
  words: PictureWords,
): readonly Item[] => {
  let y = box.y;
  return partsOf(view, id, seat, words).flatMap(part => {
    const top = y + LINE;
    const spots = spotsOf(part, box.w);
    const line = rect(
      `${id}/${part.part}/line`,
      { x: box.x, y: y + 2, w: box.w, h: 3 },
      { fill: PAPER_SHADE },
    );
    y = top + rowsOf(part, box.w) * ROW;
    const [label, ...rest] = spots;
    return [
      line,
      text(
        `${id}/${part.part}`,
        {
          x: box.x + (label?.x ?? 0),
          y: top,
          w: Math.ceil(textWidth(part.label, READABLE, 'bold')) + 4,
          h: 46,
        },
        part.label,
        { align: 'left', fill: INK },
      ),
      text(
        `${id}/${part.part}/points`,
        { x: box.x + box.w - SUM, y: top, w: SUM, h: 46 },
        String(part.points),
        { weight: 'black', align: 'right', fill: part.points === 0 ? FAINT : INK },
      ),
      ...rest.flatMap(({ x, row }, at) => part.chips[at]?.draw(Math.round(box.x + x), top + row * ROW) ?? []),
    ];
  });
};
