import { once } from '../../../stage/coalesce.ts';
import { fitted } from '../../../stage/fonts.ts';
import type { Language } from '../../../stage/languages.ts';
import { type Box, type Item, type Scene, type Shape, sprite, text } from '../../../stage/scene.ts';
import { COLOURS, type Colour } from '../rules/types.ts';
import { groundFloor, upperFloor } from './facade.ts';
import { heaven } from './heaven.ts';
import { FACADE, MARGIN, type Plot, READABLE, storeyBox, WIDTH } from './layout.ts';
import { lightAt } from './light.ts';
import { FADED, INK, NAVY, PAPER, PAPER_SHADE, WHITE } from './palette.ts';
import { panel } from './parts.ts';
import { pavement } from './quay.ts';
import { deep, rabelo, water } from './river.ts';
import { tiledRoof } from './roof.ts';
import { emptyRoof, emptyStoreys } from './scaffold.ts';
import { shownName } from './seats.ts';
import { PICTURE_WORDS, type PictureWords } from './words.ts';

const HEIGHT = 720;
const BASE = 470;
const QUAY = 84;
const WATER = 110;
const STOREY = 62;
const STOREYS = 4;
const HEAD = 66;
/** A house for each seat: its colour, its way of building. */
const HOUSES: readonly (readonly [colour: Colour, style: number])[] = [
  ['blue', 0],
  ['yellow', 3],
  ['red', 2],
  ['green', 4],
  ['purple', 1],
];
const TITLE = 'Porto';

/** The quay at dawn: a house for every seat, finished where somebody sits, a scaffold where there is room. */
export const lobbyScene = (
  names: readonly string[],
  seats: number,
  options: string,
  language: Language = 'en',
): Scene => {
  const words = PICTURE_WORDS[language];
  const pitch = (WIDTH - 2 * MARGIN) / seats;
  return {
    width: WIDTH,
    height: HEIGHT,
    items: [
      sprite('backdrop', { x: 0, y: 0, w: WIDTH, h: HEIGHT }, dawn(), { opaque: true }),
      ...heading(options),
      ...Array.from({ length: seats }, (_, seat) =>
        seatHouse(names, seat, { x: MARGIN + seat * pitch, y: BASE, w: pitch, h: QUAY }, words),
      ).flat(),
    ],
  };
};

const dawn = once((): readonly Shape[] => {
  const light = lightAt(0);
  const river: Box = { x: 0, y: BASE + QUAY, w: WIDTH, h: WATER };
  return [
    ...heaven(0, light, { width: WIDTH, ground: BASE, tower: WIDTH - 120, scale: 0.98, near: false }),
    ...pavement('quay', light, { x: 0, y: BASE, w: WIDTH, h: QUAY }),
    ...water(light, river, 0),
    ...deep({ x: 0, y: river.y + river.h, w: WIDTH, h: HEIGHT - river.y - river.h }),
    ...rabelo(light, 400, river.y + 84),
  ];
});

const heading = (options: string): readonly Item[] => {
  const type = { weight: 'black', fill: WHITE } as const;
  const box: Box = { x: MARGIN, y: 14, w: WIDTH - 2 * MARGIN, h: HEAD };
  const w = 210;
  return [
    panel('title', { ...box, w }, HEAD / 2, NAVY, WHITE),
    text('title/words', { ...box, w }, TITLE, { ...type, size: 50 }),
    ...(options === ''
      ? []
      : [
          text(
            'options',
            { x: MARGIN + w + 18, y: box.y, w: box.w - w - 18, h: HEAD },
            fitted(options, box.w - w - 18, READABLE + 2, 'black'),
            { size: READABLE + 2, weight: 'black', align: 'left', fill: INK },
          ),
        ]),
  ];
};

const seatHouse = (
  names: readonly string[],
  seat: number,
  box: Box,
  words: PictureWords,
): readonly Item[] => {
  const taken = names[seat] !== undefined;
  const [colour, style] = HOUSES[seat % HOUSES.length] ?? [COLOURS[0], 0];
  const plot: Plot = { x: Math.round(box.x + (box.w - FACADE) / 2), base: BASE, storey: STOREY };
  const height = STOREYS - (seat % 2);
  const eaves = plot.base - height * STOREY;
  const id = `seat/${seat + 1}`;
  const sign: Box = { x: box.x + 6, y: BASE + 14, w: box.w - 12, h: 58 };
  const name = taken ? fitted(shownName(names, seat, words), sign.w - 24, READABLE, 'black') : words.freeSeat;
  return [
    ...(taken
      ? [
          ...Array.from({ length: height }, (_, at) => at + 1).map(level =>
            level === 1
              ? groundFloor(`${id}/floor/1`, storeyBox(plot, 1), colour, style, true)
              : upperFloor(`${id}/floor/${level}`, storeyBox(plot, level), colour, style, level, true),
          ),
          tiledRoof(`${id}/roof`, plot.x, eaves, style, true),
        ]
      : [emptyStoreys(`${id}/empty`, plot, 1, height), emptyRoof(`${id}/roof/empty`, plot.x, eaves)]),
    panel(`${id}/sign`, sign, 14, taken ? PAPER : '#e9e2d2', taken ? WHITE : PAPER_SHADE),
    text(`${id}/name`, { x: sign.x + 12, y: sign.y, w: sign.w - 24, h: sign.h }, name, {
      size: READABLE,
      weight: taken ? 'black' : 'bold',
      clip: true,
      fill: taken ? INK : FADED,
    }),
  ];
};
