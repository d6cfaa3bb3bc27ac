import type { Seat } from '../../../../core/contract/game.ts';
import { textWidth } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  moved,
  path,
  polygon,
  polyline,
  READABLE,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { endWords } from '../../../../presentation/text/seat-ends.ts';
import { box as printed } from '../../rules/box.ts';
import { countOf } from '../../rules/cubes.ts';
import {
  COLOURS,
  type Colour,
  type Event,
  type GameSymbol,
  type PlayerView,
  type View,
} from '../../rules/types.ts';
import { CREW, crewItems, letterOn } from '../harbour/crew.ts';
import { marking } from '../papers/pool.ts';
import { ALARM, FAINT, GOLD, GOLD_EDGE, INK, PAINTS, PINE, railOf, WHITE } from '../style/palette.ts';
import { symbolShapes } from '../style/symbols.ts';
import type { PictureWords } from '../words/index.ts';

/** Side of a tile (`TILE`), and width of a house (`ICON`), in a seat's box. */
export const TILE = 40;
export const ICON = 37;
/** Width of a colour's letter. Letters replace the figures where large numbers leave no room for figures. */
const LETTER = 30;

/** Returns the colours of which the marked events brought the seat cubes or took cubes away. */
export const changedCubes = (marked: readonly Event[], seat: Seat): ReadonlySet<Colour> =>
  new Set(
    marked.flatMap((event): readonly Colour[] => {
      switch (event.type) {
        case 'picked':
        case 'helped':
          return event.seat === seat ? [event.colour] : [];
        case 'hired':
          return event.seat !== seat || event.colour === null ? [] : event.sync ? COLOURS : [event.colour];
        case 'referred':
          return event.seat === seat ? [event.colour, event.pay] : event.to === seat ? [event.pay] : [];
        case 'lost':
          return event.seat === seat ? COLOURS.filter(colour => event.cubes[colour]) : [];
        case 'specialised':
          return event.seat === seat ? [event.colour] : [];
        default:
          return [];
      }
    }),
  );

export const cubesLine = (
  id: string,
  { cubes }: PlayerView,
  changed: ReadonlySet<Colour>,
  line: Box,
): readonly Item[] => {
  const cell = line.w / COLOURS.length;
  const widest = Math.max(...COLOURS.map(colour => textWidth(String(cubes[colour]), READABLE, 'black')));
  const people = CREW.w + 4 + widest <= cell;
  const icon = people ? CREW.w : LETTER;
  return COLOURS.flatMap((colour, index): readonly Item[] => {
    const x = Math.round(line.x + index * cell);
    const count = cubes[colour];
    if (count === 0 && !changed.has(colour)) return [];
    const w = Math.floor(cell - icon - (people ? 4 : 0));
    return [
      ...(changed.has(colour)
        ? [
            sprite(
              `${id}/${colour}/changed`,
              { x: x - 3, y: line.y - 3, w: Math.min(cell, icon + 64), h: line.h + 6 },
              haloItems(Math.floor(Math.min(cell, icon + 64)), line.h + 6),
            ),
          ]
        : []),
      people
        ? sprite(
            `${id}/${colour}`,
            { x, y: line.y, w: CREW.w, h: CREW.h },
            count === 0 ? nobodyItems(colour, CREW.w) : crewItems(colour),
          )
        : sprite(`${id}/${colour}`, { x, y: line.y, w: LETTER, h: CREW.h }, nobodyItems(colour, LETTER)),
      text(
        `${id}/${colour}/cubes`,
        { x: x + icon + (people ? 4 : 0), y: line.y + 4, w, h: 42 },
        String(count),
        { weight: count === 0 || !people ? 'bold' : 'black', align: 'left', fill: count === 0 ? FAINT : INK },
      ),
    ];
  });
};

export const haloItems = once((w: number, h: number): readonly Shape[] => [
  rect(
    'halo',
    { x: 2, y: 2, w: w - 4, h: h - 4 },
    { fill: WHITE, radius: 10, stroke: { colour: INK, width: 4, dash: [0, 9] } },
  ),
]);

export const nobodyItems = once((colour: Colour, w: number): readonly Drawn[] => {
  const { ink, letter } = PAINTS[colour];
  return [text('letter', { x: 0, y: 4, w, h: 42 }, letter, { fill: ink })];
});

/** True where the game is over and the seat had left it before the end. */
export const goneIn = ({ result, stopped, resigned }: View, seat: Seat): boolean =>
  (result !== null || stopped !== null) && resigned.includes(seat);

/** Draws the tile, the Headquarters and the number of cubes, or writes how the seat left the game or won early. */
export const lastLine = (
  view: View,
  id: string,
  player: PlayerView,
  seat: Seat,
  marked: readonly Event[],
  line: Box,
  words: PictureWords,
): readonly Item[] => {
  const { stopped } = view;
  const gone = goneIn(view, seat);
  if (gone || stopped?.includes(seat))
    return [
      text(`${id}/ended`, line, gone ? endWords(view, seat, words.language) : words.won, {
        align: 'left',
        fill: INK,
      }),
    ];
  const { tile } = player;
  const total = countOf(player.cubes);
  const counted = Math.ceil(textWidth(String(total), READABLE, 'black')) + 2;
  const houses = { ...line, x: line.x + (tile ? TILE + 10 : 0), w: line.w - (tile ? TILE + 10 : 0) };
  const rest = counted + 42;
  // On a short line the sum of the cubes gives way to the boosts, since no other part of the picture shows the boosts.
  const [whole, plain] = [true, false].map(boosts => housesOf(id, player, houses, boosts));
  const shown = whole && whole.w <= houses.w ? whole : plain;
  const summed = shown !== undefined && shown.w <= houses.w - rest - 8;
  return [
    ...(tile ? ownTile(id, tile, seat, marked, line.x, line.y) : []),
    ...(shown?.items ?? []),
    ...(summed
      ? [
          sprite(
            `${id}/crowd`,
            { x: line.x + line.w - rest, y: line.y, w: 38, h: 40 },
            crowdItems(total > printed.cubes.limit),
          ),
          text(`${id}/total`, { ...line, x: line.x + line.w - counted, w: counted }, String(total), {
            weight: 'black',
            align: 'right',
            fill: total > printed.cubes.limit ? ALARM : INK,
          }),
        ]
      : []),
  ];
};

export const ownTile = (
  id: string,
  { symbol, up }: NonNullable<PlayerView['tile']>,
  seat: Seat,
  marked: readonly Event[],
  x: number,
  y: number,
): readonly Item[] => {
  const box = { x, y, w: TILE, h: TILE };
  const turned = marked.some(
    event => (event.type === 'flipped' || event.type === 'unflipped') && event.seat === seat,
  );
  return [
    ...(turned ? [marking(`${id}/tile`, box, 6)] : []),
    sprite(`${id}/tile/${up ? 'up' : 'down'}`, box, tileItems(symbol, up)),
  ];
};

/**
 * Draws a house for each colour of the seat's Headquarters, with the number of these Headquarters. `boosts`: true where the
 * colours that green Headquarters boost are shown too.
 */
const housesOf = (
  id: string,
  { headquarters }: PlayerView,
  line: Box,
  boosts: boolean,
): { readonly w: number; readonly items: readonly Item[] } => {
  const items: Item[] = [];
  let x = line.x;
  for (const colour of COLOURS) {
    const own = headquarters.filter(other => other.colour === colour);
    if (own.length === 0) continue;
    items.push(sprite(`${id}/house/${colour}`, { x, y: line.y - 1, w: ICON, h: 42 }, smallHouse(colour)));
    x += ICON + 2;
    if (own.length > 1) {
      const w = Math.ceil(textWidth(String(own.length), READABLE, 'black')) + 1;
      items.push(
        text(`${id}/house/${colour}/count`, { ...line, x, w }, String(own.length), {
          weight: 'black',
          align: 'left',
          fill: INK,
        }),
      );
      x += w;
    }
    for (const [at, { boost }] of own.entries()) {
      if (!boosts || !boost) continue;
      const w = Math.ceil(textWidth(`+${PAINTS[boost].letter}`, READABLE, 'bold')) + 1;
      items.push(
        text(`${id}/house/${colour}/boost/${at}`, { ...line, x, w }, `+${PAINTS[boost].letter}`, {
          align: 'left',
          fill: PAINTS[boost].ink,
        }),
      );
      x += w;
    }
    x += boosts ? 7 : 3;
  }
  return { w: x - line.x, items };
};

export const smallHouse = once((colour: Colour): readonly Drawn[] => {
  return [
    polygon('roof', path([1, 16], [ICON / 2, 2], [ICON - 1, 16]), {
      fill: railOf(colour),
      stroke: { colour: railOf(colour), width: 2 },
    }),
    rect(
      'walls',
      { x: 3, y: 13, w: ICON - 6, h: 28 },
      { fill: PAINTS[colour].wall, stroke: { colour: railOf(colour), width: 2 } },
    ),
    letterOn({ x: 1, y: 8, w: ICON - 2, h: 38 }, colour),
  ];
});

/** Draws a tile: its symbol while the tile is up, its back with a faint symbol while the tile is down. */
export const tileItems = once((symbol: GameSymbol, up: boolean): readonly Drawn[] => {
  const middle = TILE / 2;
  return [
    rect(
      'tile',
      { x: 1.5, y: 1.5, w: TILE - 3, h: TILE - 3 },
      {
        fill: up ? PINE : '#b9b49f',
        radius: 8,
        stroke: { colour: up ? GOLD_EDGE : '#8b8673', width: 3 },
      },
    ),
    ...moved('symbol', symbolShapes(symbol, middle, middle, TILE * 0.33, up ? GOLD : '#8f8a78'), 0, 0),
    ...(up ? [] : [polyline('down', path([7, TILE - 7], [TILE - 7, 7]), { colour: '#5f5b4d', width: 4 })]),
  ];
});

/** Draws the icon for a seat's total of cubes. It is red over the limit, where an orange X takes half of the cubes. */
export const crowdItems = once((over: boolean): readonly Drawn[] =>
  [
    [10, 15],
    [28, 15],
    [19, 19],
  ].flatMap(([x = 0, y = 0], at) => [
    rect(
      `body/${at}`,
      { x: x - 9, y: y + 3, w: 18, h: 17 },
      { fill: over ? ALARM : PINE, radius: 7, stroke: { colour: WHITE, width: 2 } },
    ),
    circle(`head/${at}`, x, y - 3, 6, { fill: over ? ALARM : PINE, stroke: { colour: WHITE, width: 2 } }),
  ]),
);
