import type { House, HouseId } from '../../../games/porto/types.ts';
import { type Box, circle, type Item, polygon, rect, text } from '../../scene.ts';
import { type Ghost, ghostRoof, ghostStoreys, ghostToken } from './ghost.ts';
import { FACADE, PAVEMENT, type Plot, READABLE, ROOF, storeyBox } from './layout.ts';
import {
  DYES,
  FADED,
  GREY,
  GREY_SHADE,
  INK,
  NAVY,
  PAPER,
  ROOF_TILES,
  TERRACOTTA_SHADE,
  WHITE,
  WOOD,
} from './palette.ts';
import { coin, doorIcon, plaque, roofShape, wall } from './parts.ts';

/** What the last turn did to a house. */
export interface Mark {
  /** Floors placed, the topmost of them being `level`; 0 for none. */
  readonly floors: number;
  readonly level: number;
  /** A token came to rest on the roof. */
  readonly token: boolean;
}

const GHOST = { colour: '#a58d62', width: 2, dash: [6, 7] };
const HINT = '#efe3c8';

/** A house with what the last turn did to it, or with what a turn would do to it. */
export const drawHouse = (
  house: House,
  plot: Plot,
  mark: Mark | undefined,
  ghost?: Ghost,
): readonly Item[] => {
  const id = `house/${house.id}`;
  const { colour } = house;
  const built = Array.from({ length: house.level }, (_, index) => index + 1);
  const reached = house.level + (ghost?.floors ?? 0);
  const empty = Array.from({ length: house.height - reached }, (_, index) => reached + index + 1);
  const eaves = plot.base - house.height * plot.storey;
  const middle = plot.x + FACADE / 2;
  const complete = house.level === house.height;
  const completed = !complete && reached === house.height;
  return [
    ...empty.flatMap(level => emptyStorey(`${id}/empty/${level}`, storeyBox(plot, level), level === 1)),
    ...(colour === null
      ? []
      : built.flatMap(level => [
          wall(`${id}/floor/${level}`, storeyBox(plot, level), colour),
          ...(level === 1
            ? shopFront(id, storeyBox(plot, 1), house)
            : windows(`${id}/floor/${level}`, storeyBox(plot, level), DYES[colour].ink, level)),
        ])),
    ...(ghost ? ghostStoreys(id, ghost, house.level, plot) : []),
    ...(complete
      ? roofTile(id, plot.x, eaves)
      : completed
        ? ghostRoof(id, plot.x, eaves)
        : emptyRoof(id, plot.x, eaves)),
    ...(house.ground > 0 && reached === 0
      ? coin(`${id}/ground`, middle, plot.base - plot.storey / 2, house.ground)
      : []),
    ...(house.roof > 0 && !completed ? coin(`${id}/token`, middle, eaves - ROOF / 2, house.roof) : []),
    ...(ghost && ghost.token > 0 && !completed ? ghostToken(id, middle, eaves - ROOF / 2, ghost.token) : []),
    ...(mark ? marks(id, plot, mark, eaves) : []),
    ...plate(house.id, plot, true),
  ];
};

const shopFront = (id: string, box: Box, house: House): readonly Item[] => {
  const { colour } = house;
  if (colour === null) return [];
  const side = Math.min(box.h - 4, 46);
  const door = (name: string, x: number) => [
    ...doorIcon(`${id}/${name}`, x - 2, box.y + 6, 30, box.h - 6, WHITE),
    ...doorIcon(`${id}/${name}/leaf`, x + 2, box.y + 10, 22, box.h - 10, DYES[colour].ink),
  ];
  return [
    ...door('door', box.x + 13),
    ...door('shop', box.x + box.w - 39),
    ...plaque(
      `${id}/colour`,
      { x: box.x + (box.w - side) / 2, y: box.y + (box.h - side) / 2, w: side, h: side },
      colour,
    ),
  ];
};

const windows = (id: string, box: Box, frame: string, level: number): readonly Item[] => {
  const h = box.h - 16;
  const y = box.y + 8;
  return [20, box.w - 20 - 30].flatMap((shift, index) => {
    const x = box.x + shift;
    const name = `${id}/window/${index + 1}`;
    return [
      rect(name, { x, y, w: 30, h }, { fill: WHITE }),
      rect(`${name}/left`, { x: x + 4, y: y + 4, w: 9, h: h - 8 }, { fill: frame }),
      rect(`${name}/right`, { x: x + 17, y: y + 4, w: 9, h: h - 8 }, { fill: frame }),
      ...(level % 2 === 0 ? balcony(`${name}/balcony`, x - 6, y + h - 12) : []),
    ];
  });
};

const balcony = (id: string, x: number, y: number): readonly Item[] => [
  ...[0, 10, 20, 30, 40].map(at =>
    rect(`${id}/bar/${at / 10 + 1}`, { x: x + at, y, w: 2, h: 12 }, { fill: INK }),
  ),
  rect(`${id}/rail`, { x, y, w: 42, h: 3 }, { fill: INK }),
  rect(`${id}/slab`, { x: x - 1, y: y + 11, w: 44, h: 5 }, { fill: PAPER }),
];

/** A storey still to be built: its windows only hinted at. */
const emptyStorey = (id: string, box: Box, ground: boolean): readonly Item[] => [
  rect(id, box, { fill: PAPER, stroke: GHOST }),
  ...(ground
    ? [
        ...doorIcon(`${id}/door`, box.x + 13, box.y + 8, 26, box.h - 9, HINT),
        ...doorIcon(`${id}/shop`, box.x + box.w - 39, box.y + 8, 26, box.h - 9, HINT),
      ]
    : [20, box.w - 50].map((shift, index) =>
        rect(
          `${id}/window/${index + 1}`,
          { x: box.x + shift, y: box.y + 10, w: 30, h: box.h - 20 },
          { fill: HINT, radius: 3 },
        ),
      )),
];

const roofTile = (id: string, x: number, y: number): readonly Item[] => [
  rect(
    `${id}/chimney`,
    { x: x + 92, y: y - ROOF + 2, w: 18, h: 24 },
    { fill: PAPER, stroke: { colour: FADED, width: 2 } },
  ),
  polygon(`${id}/roof`, roofShape(x - 3, y, FACADE + 6, ROOF - 12, 26), {
    fill: ROOF_TILES,
    stroke: { colour: TERRACOTTA_SHADE, width: 3 },
  }),
];

const emptyRoof = (id: string, x: number, y: number): readonly Item[] => [
  polygon(`${id}/roof/empty`, roofShape(x, y, FACADE, ROOF - 12, 26), { fill: PAPER, stroke: GHOST }),
];

/** The dotted line of what has just been done. */
const marks = (id: string, plot: Plot, mark: Mark, eaves: number): readonly Item[] => {
  const box = storeyBox(plot, mark.level - mark.floors + 1, mark.floors);
  return [
    ...(mark.floors > 0
      ? [
          rect(`${id}/marked/edge`, box, { radius: 6, stroke: { colour: WHITE, width: 9 } }),
          rect(`${id}/marked`, box, { radius: 6, stroke: { colour: INK, width: 6, dash: [0, 11] } }),
        ]
      : []),
    ...(mark.token
      ? [
          circle(`${id}/marked/token`, plot.x + FACADE / 2, eaves - ROOF / 2, 29, {
            stroke: { colour: INK, width: 5, dash: [0, 10] },
          }),
        ]
      : []),
  ];
};

const plate = (house: HouseId, plot: Plot, inPlay: boolean): readonly Item[] => {
  const box = { x: plot.x + (FACADE - 72) / 2, y: plot.base + 6, w: 72, h: PAVEMENT - 12 };
  const ink = inPlay ? NAVY : FADED;
  return [
    rect(`house/${house}/plate`, box, {
      fill: inPlay ? WHITE : PAPER,
      radius: 8,
      stroke: { colour: ink, width: 3 },
    }),
    text(`house/${house}/id`, box, house, { size: READABLE, weight: 'black', fill: ink }),
  ];
};

/** A house that this number of seats leaves out: grey, windows boarded up. */
export const drawClosed = (house: HouseId, height: number, plot: Plot): readonly Item[] => {
  const id = `house/${house}/closed`;
  const eaves = plot.base - height * plot.storey;
  const board = (name: string, x: number, y: number, w: number, h: number): readonly Item[] => [
    rect(`${name}/hole`, { x, y, w, h }, { fill: GREY_SHADE }),
    ...[0.3, 0.7].map((part, index) =>
      polygon(
        `${name}/board/${index + 1}`,
        [
          [x - 4, y + h * part + 3],
          [x + w + 4, y + h * part - 3],
        ],
        { open: true, stroke: { colour: WOOD, width: 7 } },
      ),
    ),
  ];
  const h = plot.storey - 16;
  return [
    polygon(`${id}/roof`, roofShape(plot.x, eaves, FACADE, ROOF - 12, 26), { fill: GREY_SHADE }),
    rect(id, storeyBox(plot, 1, height), { fill: GREY }),
    ...Array.from({ length: height }, (_, index) => index + 1).flatMap(level => {
      const y = storeyBox(plot, level).y + 8;
      return [20, FACADE - 50].flatMap((shift, at) =>
        board(`${id}/${level}/${at}`, plot.x + shift, y, 30, h),
      );
    }),
    ...plate(house, plot, false),
  ];
};
