/** Pieces that the cards of a profile and of a look back share. */
import { fitted, fittedText, textWidth } from '../../drawing/fonts.ts';
import { FADED, GOLD, GOLD_EDGE, INK, mix, PAPER_SHADE, WHITE } from '../../shapes/colours.ts';
import { type Box, type Item, READABLE, rect, text } from '../../shapes/scene.ts';
import { DESK, MARGIN, RADIUS, ROW, TITLE, WIDTH } from '../../widgets/card-style.ts';
import { panel } from '../../widgets/panel.ts';

export const HEAD = 150;
/** Height of a fact's panel without lines that explain the fact. */
export const TILE = 138;
const LINE = 48;
const VALUE = 64;
/** Box of the gold plate beside the name. */
export const PLATE: Box = { x: WIDTH - MARGIN - 430, y: MARGIN, w: 430, h: HEAD - MARGIN };

/** Draws the name, the line below it, and the empty gold plate. */
export const heading = (name: string, below: string): readonly Item[] => {
  const w = PLATE.x - 2 * MARGIN;
  return [
    fittedText('name', { x: MARGIN, y: MARGIN - 4, w, h: 68 }, name, {
      ...{ size: 56, weight: 'black', align: 'left', fill: WHITE, clip: true },
    }),
    fittedText('game', { x: MARGIN, y: MARGIN + 64, w, h: 54 }, below, {
      ...{ align: 'left', fill: mix(DESK, WHITE, 0.78), clip: true },
    }),
    rect('plate', PLATE, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 5 }, radius: 26 }),
  ];
};

export interface Fact {
  readonly id: string;
  readonly value: string;
  readonly label: string;
  readonly beside?: string;
  readonly lines?: readonly string[];
}

export const tileHeight = (lines: number): number => TILE + lines * LINE;

/** Draws a fact: a large value, its label, and lines that explain it. */
export const factTile = ({ id, value, label, beside = '', lines = [] }: Fact, box: Box): readonly Item[] => {
  const aside = beside === '' ? 0 : textWidth(beside, READABLE, 'bold') + 14;
  const most = box.w - 16 - aside;
  const size = Math.max(
    READABLE,
    Math.min(VALUE, Math.floor((VALUE * most) / textWidth(value, VALUE, 'black'))),
  );
  const shown = fitted(value, most, size, 'black');
  const width = textWidth(shown, size, 'black');
  const x = box.x + (box.w - width - aside) / 2;
  return [
    panel(`tile/${id}`, box, RADIUS),
    text(`tile/${id}/value`, { x, y: box.y + 10, w: width + 4, h: 70 }, shown, {
      ...{ size, weight: 'black', align: 'left', fill: INK, clip: true },
    }),
    ...(beside === ''
      ? []
      : [
          text(`tile/${id}/beside`, { x: x + width + 14, y: box.y + 22, w: aside, h: 60 }, beside, {
            ...{ align: 'left', fill: FADED },
          }),
        ]),
    ...[label, ...lines].map((line, at) =>
      fittedText(
        `tile/${id}/${at}`,
        { x: box.x + 8, y: box.y + 80 + at * LINE, w: box.w - 16, h: LINE },
        line,
        {
          ...{ fill: at === 1 ? INK : FADED, clip: true },
        },
      ),
    ),
  ];
};

export const rowsHeight = (rows: number): number => (rows === 0 ? 0 : TITLE + rows * ROW + 16);

export const rowOf = ({ x, y, w }: Box, at: number): Box => ({ x, y: y + TITLE + at * ROW, w, h: ROW });

/** Draws a row: a name, a bar of parts that lie on one another, and a sentence. */
export const barRow = (
  id: string,
  { x, y, w, h }: Box,
  {
    name,
    said,
    parts,
    nameRoom = 400,
  }: {
    readonly name: string;
    readonly said: string;
    readonly parts: readonly (readonly [share: number, fill: string])[];
    readonly nameRoom?: number;
  },
): readonly Item[] => {
  const bar: Box = { x: x + 40 + nameRoom, y: y + 18, w: 240, h: h - 36 };
  const left = bar.x + bar.w + 24;
  return [
    rect(`${id}/line`, { x: x + 16, y, w: w - 32, h: 2 }, { fill: PAPER_SHADE }),
    fittedText(`${id}/name`, { x: x + 24, y, w: nameRoom, h }, name, {
      ...{ weight: 'black', align: 'left', fill: INK, clip: true },
    }),
    ...parts.map(([share, fill], at) =>
      rect(`${id}/bar/${at}`, { ...bar, w: bar.w * share }, { fill, radius: 6 }),
    ),
    fittedText(`${id}/text`, { x: left, y, w: x + w - 24 - left, h }, said, { align: 'right', fill: INK }),
  ];
};
