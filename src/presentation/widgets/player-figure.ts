import type { Strength } from '../../core/contract/player.ts';
import { fitted, textWidth } from '../drawing/fonts.ts';
import type { Language } from '../language/languages.ts';
import { once } from '../once.ts';
import { GOLD, GOLD_EDGE, INK, mix, PAPER, WHITE } from '../shapes/colours.ts';
import { arc, bend } from '../shapes/curves.ts';
import {
  circle,
  type Item,
  type Point,
  path,
  polygon,
  polyline,
  READABLE,
  rect,
  type Shape,
  sprite,
  text,
} from '../shapes/scene.ts';
import { STRENGTH_NAMES } from '../text/names.ts';
import { panel } from './panel.ts';

/**
 * Figure of a bot in a lobby's picture: a robot that holds a board. The robot's face and the words on the board show the bot's
 * strength.
 */

/** Size of a bot's figure in pixels. The feet are on the lower edge. */
const PLAYER_FIGURE = { w: 200, h: 222 } as const;
const MIDDLE = PLAYER_FIGURE.w / 2;
const BOARD = { y: 152, h: 58 } as const;

const LIT = '#bff3ff';
const SCREEN = '#22323f';
const SMILE = '#ff9f8c';

const METALS: Readonly<Record<Strength, readonly [metal: string, shade: string]>> = {
  easy: ['#eaf4ef', '#a9c3b8'],
  medium: ['#f0c777', '#a97a2c'],
  hard: ['#6d7a92', '#39435a'],
};

/**
 * Function that draws a robot's head.
 * @param x middle of the head
 * @param y chin
 */
type Head = (x: number, y: number) => readonly Shape[];

const eye = (id: string, x: number, y: number, r: number): readonly Shape[] => [
  circle(id, x, y, r, { fill: LIT }),
  circle(`${id}/gleam`, x + r * 0.32, y - r * 0.34, r * 0.28, { fill: WHITE }),
];

const easy: Head = (x, y) => {
  const [metal, shade] = METALS.easy;
  const stroke = { colour: shade, width: 4 };
  const leaf = (id: string, side: number, colour: string) =>
    polygon(
      id,
      [
        ...bend([x, y - 108], [x + side * 8, y - 134], [x + side * 34, y - 130], 6),
        ...bend([x + side * 34, y - 130], [x + side * 30, y - 106], [x, y - 108], 6),
      ],
      { fill: colour, stroke: { colour: '#2f6b3c', width: 2.5 } },
    );
  return [
    polyline('stalk', path([x, y - 86], [x, y - 110]), { colour: '#2f6b3c', width: 5 }),
    leaf('leaf/left', -1, '#6fbf63'),
    leaf('leaf/right', 1, '#8fd67c'),
    circle('ear/left', x - 53, y - 44, 11, { fill: shade }),
    circle('ear/right', x + 53, y - 44, 11, { fill: shade }),
    polygon('head', arc([x, y - 45], [54, 46], 0, 4, 28), { fill: metal, stroke }),
    polygon('screen', arc([x, y - 42], [43, 33], 0, 4, 28), { fill: SCREEN }),
    ...eye('eye/left', x - 18, y - 50, 10),
    ...eye('eye/right', x + 18, y - 50, 10),
    circle('cheek/left', x - 29, y - 31, 5.5, { fill: `${SMILE}c0` }),
    circle('cheek/right', x + 29, y - 31, 5.5, { fill: `${SMILE}c0` }),
    polyline('mouth', bend([x - 13, y - 31], [x, y - 16], [x + 13, y - 31], 8), { colour: LIT, width: 5 }),
  ];
};

const medium: Head = (x, y) => {
  const [metal, shade] = METALS.medium;
  const stroke = { colour: shade, width: 4 };
  const glass = (id: string, at: number) =>
    circle(id, x + at, y - 44, 15, { stroke: { colour: WHITE, width: 4 } });
  return [
    rect('ear/left', { x: x - 62, y: y - 56, w: 14, h: 26 }, { fill: shade, radius: 5 }),
    rect('ear/right', { x: x + 48, y: y - 56, w: 14, h: 26 }, { fill: shade, radius: 5 }),
    rect('head', { x: x - 52, y: y - 84, w: 104, h: 82 }, { fill: metal, radius: 20, stroke }),
    rect('screen', { x: x - 42, y: y - 68, w: 84, h: 58 }, { fill: SCREEN, radius: 14 }),
    ...eye('eye/left', x - 19, y - 44, 8),
    ...eye('eye/right', x + 19, y - 44, 8),
    glass('glass/left', -19),
    glass('glass/right', 19),
    polyline('bridge', path([x - 4, y - 44], [x + 4, y - 44]), { colour: WHITE, width: 4 }),
    polyline('mouth', bend([x - 12, y - 21], [x, y - 15], [x + 12, y - 21], 8), { colour: LIT, width: 4.5 }),
    rect(
      'hat/brim',
      { x: x - 66, y: y - 90, w: 132, h: 14 },
      { fill: '#f6e3ae', radius: 7, stroke: { colour: '#b08a3c', width: 3 } },
    ),
    rect(
      'hat',
      { x: x - 38, y: y - 122, w: 76, h: 36 },
      { fill: '#f6e3ae', radius: 6, stroke: { colour: '#b08a3c', width: 3 } },
    ),
    rect('hat/ribbon', { x: x - 38, y: y - 102, w: 76, h: 13 }, { fill: '#b23a30' }),
  ];
};

const hard: Head = (x, y) => {
  const [metal, shade] = METALS.hard;
  const stroke = { colour: shade, width: 4 };
  return [
    rect('ear/left', { x: x - 62, y: y - 62, w: 14, h: 18 }, { fill: shade, radius: 3 }),
    rect('ear/right', { x: x + 48, y: y - 62, w: 14, h: 18 }, { fill: shade, radius: 3 }),
    polygon(
      'head',
      [
        [x - 53, y - 82],
        [x + 53, y - 82],
        [x + 50, y - 34],
        ...bend([x + 50, y - 34], [x + 42, y - 4], [x + 22, y - 2], 5),
        [x - 22, y - 2],
        ...bend([x - 22, y - 2], [x - 42, y - 4], [x - 50, y - 34], 5),
      ],
      { fill: metal, stroke },
    ),
    polygon(
      'screen',
      [
        [x - 43, y - 70],
        [x + 43, y - 70],
        [x + 40, y - 34],
        [x + 24, y - 11],
        [x - 24, y - 11],
        [x - 40, y - 34],
      ],
      { fill: SCREEN },
    ),
    ...eye('eye/left', x - 20, y - 46, 7.5),
    ...eye('eye/right', x + 20, y - 46, 7.5),
    polyline('brow/left', path([x - 34, y - 63], [x - 10, y - 55]), { colour: LIT, width: 5.5 }),
    polyline('brow/right', path([x + 10, y - 55], [x + 34, y - 63]), { colour: LIT, width: 5.5 }),
    circle('monocle', x + 20, y - 46, 14, { stroke: { colour: GOLD, width: 4 } }),
    polyline('chain', bend([x + 33, y - 40], [x + 46, y - 22], [x + 38, y + 2], 6), {
      colour: GOLD,
      width: 2.5,
    }),
    polyline('mouth', bend([x - 12, y - 25], [x + 4, y - 20], [x + 14, y - 29], 8), {
      colour: LIT,
      width: 4.5,
    }),
    rect(
      'hat/brim',
      { x: x - 58, y: y - 92, w: 116, h: 13 },
      { fill: '#231f2e', radius: 6, stroke: { colour: WHITE, width: 2 } },
    ),
    rect(
      'hat',
      { x: x - 37, y: y - 138, w: 74, h: 50 },
      { fill: '#231f2e', radius: 4, stroke: { colour: WHITE, width: 2 } },
    ),
    rect(
      'hat/ribbon',
      { x: x - 36, y: y - 106, w: 72, h: 13 },
      { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 1.5 } },
    ),
  ];
};

const HEADS: Readonly<Record<Strength, Head>> = { easy, medium, hard };

const robot = once((strength: Strength, coat: string): readonly Shape[] => {
  const [metal, shade] = METALS[strength];
  const dark = mix(coat, INK, 0.35);
  const foot = (id: string, x: number) => [
    rect(`${id}/leg`, { x: x - 9, y: 196, w: 18, h: 18 }, { fill: shade }),
    rect(id, { x: x - 18, y: 208, w: 36, h: 14 }, { fill: dark, radius: 7 }),
  ];
  const arm = (id: string, side: number) =>
    polyline(id, bend([MIDDLE + side * 36, 148], [MIDDLE + side * 72, 142], [MIDDLE + side * 66, 164], 6), {
      colour: metal,
      width: 15,
    });
  return [
    ...foot('foot/left', MIDDLE - 26),
    ...foot('foot/right', MIDDLE + 26),
    rect('neck', { x: MIDDLE - 14, y: 126, w: 28, h: 16 }, { fill: shade }),
    rect(
      'body',
      { x: MIDDLE - 46, y: 134, w: 92, h: 70 },
      { fill: coat, radius: 20, stroke: { colour: WHITE, width: 4 } },
    ),
    arm('arm/left', -1),
    arm('arm/right', 1),
    ...HEADS[strength](MIDDLE, 138),
  ];
});

const hands = once((strength: Strength): readonly Shape[] =>
  [-1, 1].map(side =>
    circle(`hand/${side < 0 ? 'left' : 'right'}`, side < 0 ? 14 : 118, 14, 12, {
      fill: METALS[strength][0],
      stroke: { colour: METALS[strength][1], width: 3 },
    }),
  ),
);

/**
 * Draws the figure of a bot.
 * @param x middle of the figure
 * @param y feet of the figure
 * @param coat colour of the robot's coat
 */
export const playerFigure = (
  id: string,
  [x, y]: Point,
  strength: Strength,
  coat: string,
  language: Language,
): readonly Item[] => {
  const [left, top] = [Math.round(x - MIDDLE), Math.round(y - PLAYER_FIGURE.h)];
  const widest = PLAYER_FIGURE.w - 20;
  const words = fitted(STRENGTH_NAMES[language][strength], widest, READABLE, 'black');
  const w = Math.min(PLAYER_FIGURE.w, Math.max(154, Math.ceil(textWidth(words, READABLE, 'black')) + 40));
  const board = { x: Math.round(x - w / 2), y: top + BOARD.y, w, h: BOARD.h };
  return [
    sprite(`${id}/player`, { x: left, y: top, ...PLAYER_FIGURE }, robot(strength, coat)),
    panel(`${id}/player/board`, board, 10, PAPER, coat),
    sprite(`${id}/player/hands`, { x: x - 66, y: board.y - 12, w: 132, h: 28 }, hands(strength)),
    text(`${id}/player/strength`, board, words, { weight: 'black', fill: INK }),
  ];
};
