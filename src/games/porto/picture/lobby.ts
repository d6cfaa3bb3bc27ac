import type { Language } from '../../../presentation/language/languages.ts';
import { once } from '../../../presentation/once.ts';
import { invitedTag, type LobbySeat, lobbyIn } from '../../../presentation/pictures/cards/lobby.ts';
import { type Box, circle, type Item, rect, type Shape, sprite } from '../../../presentation/shapes/scene.ts';
import { playerFigure } from '../../../presentation/widgets/player-figure.ts';
import { COLOURS, type Colour } from '../rules/types.ts';
import { groundFloor, styleOf, upperFloor } from './houses/facade.ts';
import { tiledRoof } from './houses/roof.ts';
import { emptyRoof, site } from './houses/scaffold.ts';
import { heaven } from './river/heaven.ts';
import { pavement } from './river/quay.ts';
import { rabelo, water } from './river/river.ts';
import { FACADE, MARGIN, type Plot, storeyBox, WIDTH } from './style/layout.ts';
import { lightAt, under } from './style/light.ts';
import { BLOSSOM, DYES, HULL_LIGHT, INK, LEAF, LEAF_SHADE, NAVY, WHITE } from './style/palette.ts';

const BASE = 478;
const QUAY = 84;
const WATER = 104;
const HEIGHT = BASE + QUAY + WATER;
const STOREY = 56;
const HEIGHTS = [5, 3, 4, 2, 5, 3, 4];
const TALL = 5;
const STEP = FACADE + 10;
/** House of each seat: its colour and its style. */
const HOUSES: readonly (readonly [colour: Colour, style: number])[] = [
  ['blue', 0],
  ['yellow', 3],
  ['red', 2],
  ['green', 4],
  ['purple', 1],
];
const TITLE = 'Porto';

/** Draws the quay at dawn with houses for every seat: finished where a person sits, scaffolds for free and invited seats. */
export const lobbyScene = lobbyIn({
  ...{ width: WIDTH, margin: MARGIN, base: BASE, quay: QUAY, height: HEIGHT },
  backdrop: () => dawn(),
  title: () => TITLE,
  look: { paper: NAVY, ink: WHITE, room: 0, width: 210 },
  sign: { below: 14, h: 58, taken: () => INK, free: NAVY },
  seat: (sitter, box, language, seats) => seatHouses(sitter, seats, box, language),
});

const dawn = once((): readonly Shape[] => {
  const light = lightAt(0);
  const river: Box = { x: 0, y: BASE + QUAY, w: WIDTH, h: WATER };
  return [
    ...heaven(0, light, { width: WIDTH, ground: BASE, tower: WIDTH - 120, scale: 0.98, near: false }),
    ...pavement('quay', light, { x: 0, y: BASE, w: WIDTH, h: QUAY }),
    ...water(light, river, 0),
    ...rabelo(light, 700, river.y + 86),
  ];
});

/** Draws as many houses as fit in a seat's box, and a tree beside them where there is space. */
const seatHouses = (sitter: LobbySeat, seats: number, box: Box, language: Language): readonly Item[] => {
  const { id, name, taken, seat, strength, invited } = sitter;
  const [colour, style] = HOUSES[seat % HOUSES.length] ?? [COLOURS[0], 0];
  const count = Math.max(1, Math.floor((box.w + 4) / STEP));
  const left = Math.round(box.x + (box.w - count * STEP + STEP - FACADE) / 2);
  const tag = { middle: box.x + box.w / 2, y: BASE - 128, h: 58 };
  return [
    ...Array.from({ length: count }, (_, at) =>
      lobbyHouse(
        at === 0 ? id : `${id}/more/${at}`,
        { x: left + at * STEP, base: BASE, storey: STOREY },
        // A single house behind a bot must be tall to be seen.
        strength && count === 1 ? TALL : (HEIGHTS[(at + seat * (seats > 3 ? 1 : 2)) % HEIGHTS.length] ?? 4),
        seat * 3 + at,
        taken ? (count > 3 ? HOUSES[at % HOUSES.length] : [colour, style + at]) : undefined,
      ),
    ).flat(),
    ...(box.w - count * STEP > TREE && seat < seats - 1
      ? [sprite(`${id}/tree`, { x: box.x + box.w - TREE / 2, y: BASE - 150, w: TREE, h: 152 }, tree())]
      : []),
    ...(taken && strength
      ? playerFigure(id, [box.x + box.w / 2, BASE + 6], strength, DYES[colour].ink, language)
      : []),
    ...(name !== undefined && invited ? invitedTag(sitter, language, tag, NAVY) : []),
  ];
};

const lobbyHouse = (
  id: string,
  plot: Plot,
  height: number,
  nth: number,
  built: readonly [colour: Colour, style: number] | undefined,
): readonly Item[] => {
  const eaves = plot.base - height * STOREY;
  const works = { index: nth, hour: 0 };
  if (!built)
    return [
      ...site(`${id}/empty`, plot, [1, height], works),
      emptyRoof(`${id}/roof/empty`, plot.x, eaves, works),
    ];
  const [colour, look] = built;
  const style = styleOf(look);
  return [
    ...Array.from({ length: height }, (_, at) => at + 1).map(level =>
      level === 1
        ? groundFloor(`${id}/floor/1`, storeyBox(plot, 1), colour, style, true)
        : upperFloor(`${id}/floor/${level}`, storeyBox(plot, level), colour, style, level, true),
    ),
    tiledRoof(`${id}/roof`, plot.x, eaves, style, true),
  ];
};

const TREE = 92;

const tree = once((): readonly Shape[] => {
  const light = lightAt(0);
  const leaf = (at: number, x: number, y: number, r: number) =>
    circle(`leaf/${at}`, x, y, r, { fill: under(light, at % 2 === 0 ? LEAF : LEAF_SHADE) });
  return [
    rect('trunk', { x: 41, y: 80, w: 10, h: 72 }, { fill: under(light, HULL_LIGHT) }),
    leaf(1, 28, 74, 26),
    leaf(0, 64, 70, 26),
    leaf(3, 46, 40, 30),
    leaf(2, 48, 62, 30),
    leaf(4, 38, 46, 16),
    ...[
      [30, 62],
      [58, 48],
      [68, 76],
      [44, 28],
    ].map(([x = 0, y = 0], at) => circle(`bloom/${at}`, x, y, 4, { fill: BLOSSOM })),
  ];
});
