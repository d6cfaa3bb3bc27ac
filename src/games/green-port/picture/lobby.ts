import type { Seat } from '../../../core/contract/game.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { once } from '../../../presentation/once.ts';
import { invitedTag, type LobbySeat, lobbyIn } from '../../../presentation/pictures/cards/lobby.ts';
import { bend } from '../../../presentation/shapes/curves.ts';
import {
  type Box,
  circle,
  type Item,
  path,
  polygon,
  polyline,
  rect,
  type Shape,
  sprite,
} from '../../../presentation/shapes/scene.ts';
import { playerFigure } from '../../../presentation/widgets/player-figure.ts';
import { type Card, COLOURS, SYMBOLS } from '../rules/types.ts';
import { containerItems } from './harbour/container.ts';
import { cables } from './harbour/crane.ts';
import { CROOK, crookItems } from './harbour/crook.ts';
import { quayShapes } from './harbour/harbour.ts';
import { seaside } from './harbour/seaside.ts';
import { MARGIN, WIDTH } from './style/layout.ts';
import { lightAt, under } from './style/light.ts';
import { FAINT, HAZARD, INK, mix, PINE, SEAT_INKS, WALL, WHITE } from './style/palette.ts';
import { PICTURE_WORDS } from './words/index.ts';

/** Height of the beam that carries the containers. */
const BOOM = 116;
const BASE = 500;
const QUAY = 92;
const HEIGHT = BASE + QUAY + 74;
const BOX = { w: 190, h: 92 } as const;

/**
 * Draws the harbour before the game begins. The figure of a seat stands on the seat's own containers. The container of an
 * invited person hangs from the crane, and an empty hook hangs above a free seat.
 */
export const lobbyScene = lobbyIn({
  ...{ width: WIDTH, margin: MARGIN, base: BASE, quay: QUAY, height: HEIGHT },
  backdrop: () => afternoon(),
  title: language => PICTURE_WORDS[language].title,
  look: { paper: PINE, ink: WHITE, room: 56 },
  sign: { below: 20, h: 58, taken: () => INK, free: FAINT },
  seat: (sitter, box, language) => (sitter.taken ? crew : hanging)(sitter, box, language),
});

const afternoon = once((): readonly Shape[] => {
  const light = lightAt(0);
  const steel = under(light, '#f4f1df');
  const shade = under(light, '#b9bfa9');
  const dark = under(light, '#2c6a63');
  const water = BASE + QUAY;
  return [
    ...seaside(light, 0, { width: WIDTH, horizon: BASE - 176, bottom: BASE }),
    ...[14, WIDTH - 14].flatMap((x, at) => [
      rect(`leg/${at}`, { x: x - 10, y: BOOM, w: 20, h: BASE - BOOM }, { fill: at === 0 ? steel : shade }),
      rect(`leg/${at}/shade`, { x: x + 4, y: BOOM, w: 6, h: BASE - BOOM }, { fill: shade }),
    ]),
    rect('boom', { x: 0, y: BOOM - 9, w: WIDTH, h: 18 }, { fill: steel }),
    rect('boom/shade', { x: 0, y: BOOM + 5, w: WIDTH, h: 5 }, { fill: shade }),
    ...Array.from({ length: 36 }, (_, at) =>
      polyline(
        `lattice/${at}`,
        path([at * 30, BOOM + 4], [at * 30 + 15, BOOM - 7], [at * 30 + 30, BOOM + 4]),
        { colour: shade, width: 2 },
      ),
    ),
    ...[0, 1].map(at =>
      rect(`foot/${at}`, { x: at * (WIDTH - 44), y: BASE - 14, w: 44, h: 14 }, { fill: dark, radius: 4 }),
    ),
    ...quayShapes(light, BASE, QUAY),
    rect(
      'water',
      { x: 0, y: water, w: WIDTH, h: HEIGHT - water },
      { fill: { gradient: [mix(light.sea, WALL, 0.35), mix(light.sea, WALL, 0.7)] } },
    ),
    ...[70, 310, 560, 830, 990].map((x, at) =>
      polyline(
        `ripple/${at}`,
        bend(
          [x, water + 24 + (at % 3) * 14],
          [x + 30, water + 16 + (at % 3) * 14],
          [x + 64, water + 24 + (at % 3) * 14],
        ),
        { colour: `${light.glint}90`, width: 3 },
      ),
    ),
    ...rowers(640, water + 44),
  ];
});

const rowers = (x: number, y: number): readonly Shape[] => [
  ...[-26, 22].flatMap((dx, at) => [
    polygon(
      `rower/${at}/coat`,
      [[x + dx - 17, y - 2], ...bend([x + dx - 17, y - 2], [x + dx, y - 44], [x + dx + 17, y - 2])],
      { fill: at === 0 ? '#35514f' : '#4a3f52' },
    ),
    circle(`rower/${at}/face`, x + dx, y - 30, 9, { fill: at === 0 ? '#e9b48a' : '#8d5a3c' }),
    rect(`rower/${at}/hat`, { x: x + dx - 13, y: y - 40, w: 26, h: 6 }, { fill: '#1b2429', radius: 3 }),
    rect(`rower/${at}/crown`, { x: x + dx - 8, y: y - 48, w: 16, h: 10 }, { fill: '#1b2429', radius: 3 }),
  ]),
  polyline('boat/oar', path([x + 4, y - 12], [x - 84, y + 18]), { colour: '#e2c98f', width: 5 }),
  polygon(
    'boat',
    [
      [x - 78, y - 8],
      [x + 78, y - 12],
      ...bend([x + 78, y - 12], [x + 60, y + 18], [x + 40, y + 18]),
      [x - 46, y + 18],
    ],
    { fill: '#9a4a35', stroke: { colour: '#5f2c22', width: 3 } },
  ),
  circle('boat/lamp', x + 84, y - 24, 7, { fill: '#ffe2a0' }),
  circle('boat/lamp/halo', x + 84, y - 24, 17, { fill: '#ffe2a050' }),
];

const cargo = (seat: Seat, at: number): Card =>
  `${COLOURS[(seat + at) % COLOURS.length] ?? 'blue'}-${SYMBOLS[(2 * seat + at) % SYMBOLS.length] ?? 'drop'}`;

const crew = ({ id, seat, strength }: LobbySeat, box: Box, language: Language): readonly Item[] => {
  const abreast = Math.max(1, Math.floor((box.w - 24) / (BOX.w + 8)));
  const left = box.x + (box.w - abreast * BOX.w - (abreast - 1) * 8) / 2;
  const high = abreast === 1 ? 1 + (seat % 2) : 1;
  // The figure of a bot is taller than a person's, so one container below it is enough.
  const own = strength ? 1 : high + (abreast > 1 ? 1 : 0);
  const stacked = Array.from({ length: abreast }, (_, column) =>
    Array.from({ length: column === 0 ? own : high }, (_, level) => ({
      column,
      level,
    })),
  ).flat();
  const top = BASE - own * BOX.h;
  const middle = left + BOX.w / 2;
  return [
    ...(strength
      ? playerFigure(id, [middle, top + 3], strength, SEAT_INKS[seat] ?? INK, language)
      : [
          sprite(
            `${id}/crook`,
            { x: middle - CROOK.w / 2, y: top - CROOK.h + 3, ...CROOK },
            crookItems(seat, 'none'),
          ),
        ]),
    ...stacked.map(({ column, level }, at) =>
      sprite(
        `${id}/box/${at + 1}`,
        { x: left + column * (BOX.w + 8), y: BASE + 3 - (level + 1) * BOX.h, ...BOX },
        containerItems(cargo(seat, at), BOX.w, BOX.h, false, false),
      ),
    ),
  ];
};

const CABLE = 104;

/** Draws the load below the beam: the container of an invited person, or an empty hook. */
const hanging = (sitter: LobbySeat, box: Box, language: Language): readonly Item[] => {
  const { id, seat, invited } = sitter;
  const x = box.x + (box.w - BOX.w) / 2;
  const y = BOOM + 10;
  const tag = { middle: box.x + box.w / 2, y: y + CABLE + BOX.h + 12, h: 58 };
  const mark: Box = { ...BOX, x, y: BASE - BOX.h };
  return [
    sprite(`${id}/hook`, { x, y, w: BOX.w, h: CABLE + 4 }, hookItems(BOX.w, CABLE + 4)),
    sprite(`${id}/free`, mark, markedPlace(mark.w, mark.h)),
    ...(invited
      ? [
          sprite(
            `${id}/coming`,
            { x, y: y + CABLE, ...BOX },
            containerItems(cargo(seat, 0), BOX.w, BOX.h, false, false),
          ),
          ...invitedTag(sitter, language, tag, PINE),
        ]
      : []),
  ];
};

const hookItems = once((w: number, h: number): readonly Shape[] => [
  ...cables(w, h - 12),
  rect('spreader', { x: 4, y: h - 16, w: w - 8, h: 14 }, { fill: HAZARD, radius: 3 }),
]);

const markedPlace = once((w: number, h: number): readonly Shape[] => [
  rect(
    'place',
    { x: 4, y: 4, w: w - 8, h: h - 8 },
    { fill: '#ffffff30', radius: 8, stroke: { colour: WHITE, width: 5, dash: [0, 11] } },
  ),
]);
