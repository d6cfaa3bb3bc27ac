import { once } from '../../../../presentation/once.ts';
import { arc } from '../../../../presentation/shapes/curves.ts';
import {
  type Box,
  circle,
  type Fill,
  inset,
  path,
  polygon,
  polyline,
  rect,
  type Shape,
} from '../../../../presentation/shapes/scene.ts';
import { unitColour } from '../../rules/cards.ts';
import { type Card, type GameSymbol, SYMBOLS } from '../../rules/types.ts';
import {
  GOLD,
  GOLD_EDGE,
  HAZARD,
  MINT,
  mix,
  ORANGE,
  PAINTS,
  railOf,
  SOOT,
  SOOT_LIGHT,
  tiled,
  WHITE,
} from '../style/palette.ts';
import { symbolShapes } from '../style/symbols.ts';
import { SKINS } from './crook.ts';

const shell = (box: Box, fill: Fill, rail: string): readonly Shape[] => {
  const { x, y, w, h } = box;
  const corner = (cx: number, cy: number, at: number) =>
    rect(`corner/${at}`, { x: cx, y: cy, w: 13, h: 9 }, { fill: rail, radius: 2 });
  return [
    rect('wall', inset(box, 2), { fill, radius: 4 }),
    rect('shade', { x: x + 2, y: y + h - 16, w: w - 4, h: 14 }, { fill: '#0b1f2030' }),
    rect('light', { x: x + 4, y: y + 7, w: w - 8, h: 4 }, { fill: '#ffffff50' }),
    rect('rail/top', { x: x + 1, y: y + 1, w: w - 2, h: 6 }, { fill: rail, radius: 2 }),
    rect('rail/bottom', { x: x + 1, y: y + h - 7, w: w - 2, h: 6 }, { fill: rail, radius: 2 }),
    rect('post/left', { x: x + 1, y: y + 1, w: 7, h: h - 2 }, { fill: rail }),
    rect('post/right', { x: x + w - 8, y: y + 1, w: 7, h: h - 2 }, { fill: rail }),
    ...[
      [x, y],
      [x + w - 13, y],
      [x, y + h - 9],
      [x + w - 13, y + h - 9],
    ].map(([cx = 0, cy = 0], at) => corner(cx, cy, at)),
  ];
};

const symbolOf = (card: Card): GameSymbol | undefined => SYMBOLS.find(symbol => card.endsWith(`-${symbol}`));

const stowaway = (card: Card, box: Box): readonly Shape[] => {
  const colour = unitColour(card);
  if (!colour) return [];
  const { x, y, w, h } = box;
  const skin = SKINS[SYMBOLS.indexOf(symbolOf(card) ?? 'drop') % SKINS.length] ?? '';
  const { wall, glaze } = PAINTS[colour];
  const coat = mix(wall, '#ffffff', 0.12);
  const middle = x + w / 2;
  const head = y + h * 0.42;
  const r = Math.min(h * 0.18, w * 0.27);
  return [
    rect('door', box, { fill: '#15262b', radius: 2 }),
    rect(
      'door/glow',
      { x: x + 3, y: y + 3, w: w - 6, h: h - 3 },
      { fill: { gradient: ['#2c4348', '#7a6238'] } },
    ),
    polygon(
      'coat',
      [[x + 5, y + h], ...arc([middle, y + h - 1], [w / 2 - 6, h * 0.36], 2, 4), [x + w - 5, y + h]],
      { fill: coat, stroke: { colour: mix(glaze, '#ffffff', 0.5), width: 2 } },
    ),
    circle('face', middle, head, r, { fill: skin }),
    polygon('cap', [...arc([middle, head - r * 0.1], [r * 1.1, r * 1.05], 2, 4)], { fill: coat }),
    rect(
      'cap/brim',
      { x: middle - r * 1.25, y: head - r * 0.28, w: r * 2.5, h: 4.5 },
      { fill: wall, radius: 2 },
    ),
  ];
};

/**
 * Draws a card. A Unit card appears as a container with its symbol and a stowaway. `lucky`: the active seat's tile shows the
 * same symbol. `plain`: the container has no pattern, since a full pool with patterns would make the file too large.
 */
export const containerItems = once(
  (card: Card, w: number, h: number, lucky: boolean, plain: boolean): readonly Shape[] => {
    const colour = unitColour(card);
    const symbol = symbolOf(card);
    if (!colour || !symbol) return specialItems(card, w, h);
    const box = { x: 0, y: 0, w, h };
    const door = { x: 14, y: 8, w: Math.min(66, Math.round(h * 0.66)), h: h - 15 };
    const r = Math.min(h / 2 - 9, 38);
    const x = (door.x + door.w + 5 + w - 8) / 2;
    return [
      ...shell(box, plain ? PAINTS[colour].wall : tiled(colour), railOf(colour)),
      ...stowaway(card, door),
      rect('hinge', { x: door.x + door.w, y: 8, w: 5, h: h - 15 }, { fill: railOf(colour) }),
      ...(lucky
        ? [circle('lucky', x, h / 2, r + 6, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 3 } })]
        : []),
      circle('disc', x, h / 2, r, { fill: WHITE, stroke: { colour: railOf(colour), width: 3 } }),
      ...symbolShapes(symbol, x, h / 2, r * 0.62, PAINTS[colour].ink),
    ];
  },
);

const cross = (x: number, y: number, r: number): readonly Shape[] =>
  [1, -1].map(side =>
    polyline(`cross/${side}`, path([x - r * side, y - r], [x + r * side, y + r]), {
      colour: SOOT,
      width: r * 0.62,
    }),
  );

export const warning = (x: number, y: number, r: number): readonly Shape[] => [
  polygon('warning/sign', path([x, y - r], [x + r * 1.08, y + r * 0.82], [x - r * 1.08, y + r * 0.82]), {
    fill: HAZARD,
    stroke: { colour: HAZARD, width: 5 },
  }),
  polyline('warning/bar', path([x, y - r * 0.42], [x, y + r * 0.2]), { colour: SOOT, width: r * 0.24 }),
  circle('warning/dot', x, y + r * 0.56, r * 0.14, { fill: SOOT }),
];

const specialItems = (card: Card, w: number, h: number): readonly Shape[] => {
  const box = { x: 0, y: 0, w, h };
  const r = Math.min(h / 2 - 12, w / 4);
  if (card === 'black') return [...shell(box, SOOT, SOOT_LIGHT), ...warning(w / 2, h / 2 + 2, r + 1)];
  const fill = card === 'x-green' ? MINT : ORANGE;
  return [
    ...shell(box, WHITE, mix(fill, SOOT, 0.45)),
    rect('field', { x: 12, y: 10, w: w - 24, h: h - 20 }, { fill, radius: 6 }),
    ...cross(w / 2, h / 2, r * 0.72),
  ];
};

/** Draws a small sign of a card without a colour: a black card, a green X or an orange X. */
export const signItems = once((card: Card, side: number): readonly Shape[] => {
  const box = { x: 1, y: 1, w: side - 2, h: side - 2 };
  const middle = side / 2;
  if (card === 'black')
    return [rect('ground', box, { fill: SOOT, radius: 7 }), ...warning(middle, middle + 1, side * 0.27)];
  return [
    rect('ground', box, {
      fill: card === 'x-green' ? MINT : ORANGE,
      radius: 7,
      stroke: { colour: SOOT, width: 2 },
    }),
    ...cross(middle, middle, side * 0.22),
  ];
});

/** Draws a container of gold. @param left,top distances of its bright face from the edges */
export const goldBox = once(
  (w: number, h: number, edge: string, left: number, top: number): readonly Shape[] => [
    rect(
      'box',
      { x: 1, y: 1, w: w - 2, h: h - 2 },
      { fill: GOLD, radius: 4, stroke: { colour: edge, width: 3 } },
    ),
    rect('face', { x: left, y: top, w: w - 2 * left, h: h - 2 * top }, { fill: '#ffe9a8', radius: 4 }),
    ...[0, w - 13].flatMap((x, at) => [
      rect(`corner/${at}/top`, { x, y: 0, w: 13, h: 9 }, { fill: edge, radius: 2 }),
      rect(`corner/${at}/bottom`, { x, y: h - 9, w: 13, h: 9 }, { fill: edge, radius: 2 }),
    ]),
  ],
);
