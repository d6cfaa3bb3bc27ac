import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { grammar } from '../../../../presentation/language/grammar.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  READABLE,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { COIN, coin, panel } from '../../../../presentation/widgets/panel.ts';
import { type AgeingOutcome, spreadOf } from '../../judgement/odds.ts';
import type { Side } from '../../rules/types.ts';
import { FADED, GOLD, GOLD_EDGE, INK, mix, PAPER, WHITE, WINE_LIGHTS, WINES } from '../style/palette.ts';
import type { PageWords } from '../words/index.ts';
import { endShapes } from './barrel.ts';

export const DIE = 50;

const PIPS: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

export const dieItems = once((shows: number): readonly Shape[] => {
  const half = DIE / 2;
  return [
    rect(
      'die',
      { x: 2, y: 2, w: DIE - 4, h: DIE - 4 },
      { fill: WHITE, radius: DIE * 0.2, stroke: { colour: INK, width: DIE * 0.06 } },
    ),
    ...(PIPS[shows - 1] ?? []).map(([x, y], at) =>
      circle(`pip/${at + 1}`, half + x * DIE * 0.25, half + y * DIE * 0.25, DIE * 0.09, {
        fill: WINES.ruby,
      }),
    ),
  ];
});

const bestItems = once((w: number, h: number): readonly Drawn[] => [
  rect('best', { x: 0, y: 0, w, h }, { fill: mix(GOLD, PAPER, 0.45), radius: 10 }),
]);

const sideItems = once((side: Side): readonly Drawn[] => endShapes('barrel', 24, 24, 23, WINES[side]));

export const ODDS = 72;
const MEAN = 166;

const purse = once((w: number, h: number): readonly Drawn[] => [
  rect(
    'purse',
    { x: 2, y: 2, w: w - 4, h: h - 4 },
    { fill: GOLD, radius: h / 2, stroke: { colour: GOLD_EDGE, width: 4 } },
  ),
]);

const worth = (id: string, box: Box, points: number): readonly Item[] => [
  ...(points > 0 ? [sprite(`${id}/purse`, box, purse(box.w, box.h))] : []),
  text(id, box, String(points), { weight: 'black', fill: points > 0 ? INK : mix(FADED, INK, 0.45) }),
];

/**
 * Draws the six numbers of the die, each with the points that it brings, then the mean. The best numbers are on gold.
 * @param side side of the cellar that the points are for; absent where a picture shows only one side
 */
export const oddsRow = (
  id: string,
  outcomes: readonly AgeingOutcome[],
  box: Box,
  words: PageWords,
  side?: Side,
): readonly Item[] => {
  const { mean, least, most } = spreadOf(outcomes);
  const said = `Ø ${grammar(words.language).number(Math.round(mean * 10) / 10)}`;
  const wide = Math.max(MEAN, Math.ceil(textWidth(said, READABLE, 'black')) + 28);
  const before = side ? 64 : 12;
  const pitch = (box.w - wide - before) / outcomes.length;
  return [
    side
      ? panel(id, { ...box, h: ODDS }, 14, mix(PAPER, WINE_LIGHTS[side], 0.42), WINES[side])
      : panel(id, { ...box, h: ODDS }, 14),
    ...(side ? [sprite(`${id}/side`, { x: box.x + 8, y: box.y + 12, w: 48, h: 48 }, sideItems(side))] : []),
    ...outcomes.flatMap(({ die, points }, at): readonly Item[] => {
      const x = Math.round(box.x + before + at * pitch);
      return [
        ...(points === most && points > least
          ? [
              sprite(
                `${id}/${die}/best`,
                { x: x - 4, y: box.y + 6, w: pitch - 6, h: ODDS - 12 },
                bestItems(pitch - 6, ODDS - 12),
              ),
            ]
          : []),
        sprite(`${id}/${die}/die`, { x: x + 4, y: box.y + (ODDS - DIE) / 2, w: DIE, h: DIE }, dieItems(die)),
        ...(points > 0 && points < 10
          ? [coin(`${id}/${die}/points`, x + DIE + 18 + COIN, box.y + ODDS / 2, points)]
          : worth(`${id}/${die}/points`, { x: x + DIE + 12, y: box.y + 13, w: 62, h: 46 }, points)),
      ];
    }),
    text(`${id}/mean`, { x: box.x + box.w - wide, y: box.y, w: wide - 14, h: ODDS }, said, {
      weight: 'black',
      align: 'right',
      fill: INK,
    }),
  ];
};
