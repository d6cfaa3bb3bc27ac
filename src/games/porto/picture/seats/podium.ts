import type { Seat } from '../../../../core/contract/game.ts';
import { endOf, isSeatEnd, type SeatEnd } from '../../../../core/contract/seat-ends.ts';
import { fitted, shownName } from '../../../../presentation/drawing/fonts.ts';
import { once } from '../../../../presentation/once.ts';
import { podiumPlaces } from '../../../../presentation/pictures/cards/ending.ts';
import {
  type Box,
  circle,
  type Drawn,
  type Item,
  path,
  polygon,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { crown, endSign, figure, firework, lamps } from '../../../../presentation/widgets/celebration.ts';
import { HOUSE_IDS, type House, type View } from '../../rules/types.ts';
import { drawHouse } from '../houses/house.ts';
import { levelRoofs } from '../houses/roof.ts';
import { heaven } from '../river/heaven.ts';
import { pavement } from '../river/quay.ts';
import { FACADE, PAVEMENT, READABLE, ROOF } from '../style/layout.ts';
import { hourOf, lightAt, STEPS } from '../style/light.ts';
import { GOLD, GOLD_EDGE, GRANITE, GRANITE_SHADE, INK, NAVY, SEAT_INKS, WHITE } from '../style/palette.ts';
import type { PictureWords } from '../words/index.ts';
import { LEVEL_ROOFS, winnersIn } from './header.ts';

const HEIGHTS = [176, 148, 126, 110];
const SIGN = 52;
const LEVEL = 52;
const GAP = 10;
const HOUSE = 200;
const METALS = [
  { face: GOLD, edge: GOLD_EDGE },
  { face: '#e3e8ee', edge: '#6b7785' },
  { face: '#e5a46c', edge: '#7f4a1e' },
  { face: GRANITE, edge: GRANITE_SHADE },
];

interface PodiumStanding {
  readonly names: readonly string[];
  readonly totals: readonly number[];
  readonly ranks: readonly number[];
  readonly house: House | undefined;
}

/**
 * Draws the evening after the game: the winner's best house with lit lamps, and each seat on a block; a better rank has a
 * taller block.
 */
export const podium = (
  view: View,
  standing: PodiumStanding,
  box: Box,
  words: PictureWords,
): readonly Item[] => {
  const beside = standing.house ? HOUSE : 0;
  const picture = box.w - beside;
  const places = podiumPlaces(standing.ranks, view, { picture, content: picture - 24, gap: GAP });
  const left = box.x + (places[0]?.x ?? 0);
  const base = box.y + box.h - PAVEMENT;
  const feast = winnersIn(view).length > 0;
  return [
    sprite('podium', box, evening(box.w, box.h, feast, left - box.x + beside - 14)),
    ...(standing.house ? bestHouse(standing.house, left, base, standing.ranks.indexOf(1)) : []),
    ...places.flatMap(({ seat, rank, x, w }) => {
      const h = (HEIGHTS[rank - 1] ?? 80) + (view.result?.won ? LEVEL - 8 : 0);
      const block: Box = { x: box.x + x + beside, y: base + 14 - h, w: Math.floor(w), h };
      return stand(view, seat, rank, block, standing, words);
    }),
  ];
};

const STOREY = 48;

const bestHouse = (house: House, left: number, base: number, winner: Seat): readonly Item[] => {
  const x = Math.round(left + (HOUSE - FACADE) / 2) - 10;
  const top = base - house.height * STOREY - ROOF;
  return [
    sprite('podium/flag', { x: x + FACADE - 44, y: top - 34, w: 62, h: 56 }, pennant(winner)),
    ...drawHouse(
      house,
      { x, base, storey: STOREY },
      { index: HOUSE_IDS.indexOf(house.id), lit: true, hour: hourOf(STEPS) },
      undefined,
    ),
  ];
};

const pennant = once((seat: Seat): readonly Shape[] => [
  rect('pole', { x: 4, y: 0, w: 5, h: 56 }, { fill: GRANITE }),
  circle('knob', 6.5, 4, 4, { fill: GOLD }),
  polygon('cloth', path([9, 8], [58, 15], [46, 22], [58, 30], [9, 34]), {
    fill: SEAT_INKS[seat] ?? INK,
    stroke: { colour: WHITE, width: 2.5 },
  }),
]);

const stand = (
  view: View,
  seat: Seat,
  rank: number,
  box: Box,
  { names, totals }: PodiumStanding,
  words: PictureWords,
): readonly Item[] => {
  const id = `podium/${seat + 1}`;
  const name = fitted(shownName(names, seat, words.language), box.w - 20, READABLE, 'black');
  const total = String(totals[seat] ?? 0);
  const level = view.result?.won ? LEVEL_ROOFS[view.result.level ?? 'apprentice'] : undefined;
  const top = SIGN + (level === undefined ? 0 : LEVEL);
  const size = Math.min(76, box.h - top - 2);
  const gone = endOf(view, seat);
  const figureBox: Box = { x: box.x + box.w / 2 - 75, y: box.y - 158, w: 150, h: 160 };
  return [
    sprite(
      `${id}/figure`,
      figureBox,
      person(seat, gone ?? (rank === 1 && winnersIn(view).includes(seat) ? 'crown' : 'none')),
    ),
    ...(view.players.length > 1 && !gone && rank <= 3 && !view.stopped
      ? [sprite(`${id}/medal`, { x: figureBox.x + 45, y: box.y - 78, w: 60, h: 66 }, medalItems(rank))]
      : []),
    sprite(`${id}/block`, box, blockItems(rank, box.w, box.h)),
    ...(level === undefined
      ? []
      : [
          sprite(
            `${id}/level`,
            { x: box.x + (box.w - 148) / 2, y: box.y + SIGN, w: 148, h: LEVEL },
            levelRoofs(2, 44, level),
          ),
        ]),
    text(`${id}/name`, { x: box.x + 8, y: box.y + 4, w: box.w - 16, h: SIGN - 6 }, name, {
      weight: 'black',
      fill: INK,
      clip: true,
    }),
    text(`${id}/total`, { x: box.x, y: box.y + top, w: box.w, h: box.h - top - 2 }, total, {
      size,
      weight: 'black',
      fill: WHITE,
    }),
  ];
};

type Sign = 'crown' | SeatEnd | 'none';

const person = once((seat: Seat, sign: Sign): readonly Drawn[] => [
  ...(isSeatEnd(sign) ? endSign(sign, 116, 158) : []),
  ...figure(75, 160, SEAT_INKS[seat] ?? INK),
  ...(sign === 'crown' ? crown(75, 36, 56) : []),
]);

const medalItems = once((rank: number): readonly Drawn[] => {
  const { face, edge } = METALS[rank - 1] ?? { face: GRANITE, edge: GRANITE_SHADE };
  const ribbon = (from: number, fill: string): Shape =>
    polygon(`ribbon/${from}`, path([from, 0], [from + 13, 0], [36, 26], [24, 26]), { fill });
  return [
    ribbon(9, WHITE),
    ribbon(38, '#e0564a'),
    circle('medal', 30, 42, 22, { fill: face, stroke: { colour: edge, width: 4 } }),
    text('rank', { x: 6, y: 20, w: 48, h: 44 }, String(rank), { weight: 'black', fill: INK }),
  ];
});

const blockItems = once((rank: number, w: number, h: number): readonly Drawn[] => [
  rect(
    'block',
    { x: 0, y: 0, w, h },
    { fill: { pattern: 'crosses', ground: NAVY, ink: '#2f6798' }, radius: 6 },
  ),
  rect('name', { x: 0, y: 0, w, h: SIGN }, { fill: WHITE, radius: 6 }),
  rect('name/foot', { x: 0, y: SIGN - 4, w, h: 4 }, { fill: rank === 1 ? GOLD : GRANITE_SHADE }),
  rect('block/foot', { x: 0, y: h - 8, w, h: 8 }, { fill: '#00000040' }),
]);

/** Number of drawn evenings kept in the cache. It is small, since each drawing has thousands of shapes. */
const EVENINGS = 4;

const evening = once((w: number, h: number, feast: boolean, right: number): readonly Shape[] => {
  const light = lightAt(STEPS);
  const ground = h - PAVEMENT;
  return [
    ...heaven(STEPS, light, { width: w, ground, tower: w * 0.9, scale: (ground - 60) / 400, near: false }),
    ...(feast
      ? [
          ...firework('firework/1', [right + (w - right) * 0.14, 78], 66, 0),
          ...firework('firework/2', [right + (w - right) * 0.42, 62], 52, 2),
          ...firework('firework/3', [right + (w - right) * 0.72, 96], 72, 1),
          ...firework('firework/4', [Math.max(46, right - 230), 84], 46, 3),
        ]
      : []),
    ...pavement('quay', light, { x: 0, y: ground, w, h: PAVEMENT }),
    ...lamps('lamps/left', [0, 120], [right - 172, 150], 46),
    ...lamps('lamps/right', [right - 20, 150], [w, 130], 80),
  ];
}, EVENINGS);
