import type { View } from '../../../games/porto/types.ts';
import { circle, type Item, type Point, polygon, rect, type Tiling } from '../../scene.ts';
import { HEIGHT, type Layout, MARGIN, PAVEMENT, WIDTH } from './layout.ts';
import { SUN, sky } from './palette.ts';

const HILL = '#b9c7b4';
const FAR_HILL = '#d3dac6';
const TOWER = '#a9ada4';
const TERRACE: Tiling = { pattern: 'stones', ground: '#e8d3a9', ink: '#e2cb9d' };
const STONE = '#a8906a';
const STONE_EDGE = '#8b744f';
const RIVER = ['#235f80', '#17455f'];
const WAVE = '#3b7897';

/** How near the end is, 0 to 1, told by the sky. */
const progress = (view: View): number => {
  if (view.phase.type === 'over') return 1;
  if (view.roofs.end !== null) return Math.min(1, view.roofs.placed / view.roofs.end);
  return view.timer.size === 0 ? 0 : 1 - view.timer.left / view.timer.size;
};

/** Sky, hill and tower, the two terraces, the Douro. */
export const backdrop = (view: View, layout: Layout): readonly Item[] => {
  const [upper, lower] = layout.streets;
  const evening = progress(view);
  const ground = upper.y + upper.h - PAVEMENT;
  return [
    rect('sky', { x: 0, y: 0, w: WIDTH, h: HEIGHT }, { fill: sky(evening)[2] ?? '' }),
    rect('sky/light', { x: 0, y: 0, w: WIDTH, h: ground }, { fill: { gradient: sky(evening) } }),
    circle('sun', 110 + evening * 330, 130 + evening * 70, 46, { fill: SUN }),
    ...skyline(ground, layout.storey),
    pavement('upper', upper.y + upper.h),
    rect('terrace', { x: 0, y: lower.y, w: WIDTH, h: lower.h - PAVEMENT }, { fill: TERRACE }),
    pavement('lower', lower.y + lower.h),
    rect('river', layout.river, { fill: { gradient: RIVER } }),
    ...waves(layout),
  ];
};

const pavement = (name: string, bottom: number): Item =>
  rect(
    `pavement/${name}`,
    { x: 0, y: bottom - PAVEMENT, w: WIDTH, h: PAVEMENT },
    { fill: { gradient: [STONE, STONE_EDGE] } },
  );

const skyline = (ground: number, storey: number): readonly Item[] => {
  const top = (storeys: number) => ground - storeys * storey;
  const hill: readonly Point[] = [
    [0, ground],
    [0, top(4.6)],
    [170, top(5.4)],
    [330, top(5.9)],
    [560, top(5.6)],
    [760, top(5.2)],
    [900, top(5.5)],
    [WIDTH, top(4.9)],
    [WIDTH, ground],
  ];
  const x = 826;
  const step = (half: number, from: number, to: number): readonly Point[] => [
    [x - half, top(from)],
    [x - half, top(to)],
    [x + half, top(to)],
    [x + half, top(from)],
  ];
  const far: readonly Point[] = [
    [0, ground],
    [0, top(6)],
    [120, top(6.3)],
    [300, top(5.6)],
    [470, top(6.2)],
    [640, top(6.6)],
    [820, top(6)],
    [WIDTH, top(6.5)],
    [WIDTH, ground],
  ];
  return [
    polygon('hill/far', far, { fill: FAR_HILL }),
    polygon('tower/foot', step(26, 4, 6), { fill: TOWER }),
    polygon('tower/belfry', step(20, 6, 6.7), { fill: TOWER }),
    polygon('tower/lantern', step(12, 6.7, 7.2), { fill: TOWER }),
    polygon(
      'tower/spire',
      [
        [x - 12, top(7.2)],
        [x, top(7.8)],
        [x + 12, top(7.2)],
      ],
      { fill: TOWER },
    ),
    polygon('hill', hill, { fill: HILL }),
  ];
};

/** Only between the rows, where nothing is to be read. */
const waves = ({ river, market, supply, seats }: Layout): readonly Item[] =>
  [
    river.y + 7,
    market.y + market.h + 6,
    supply.y + supply.h + 6,
    ...seats.map(seat => seat.y + seat.h + 7),
  ].flatMap((y, row) =>
    Array.from({ length: 4 }, (_, index) => {
      const x = MARGIN + ((row * 173 + index * 271) % (WIDTH - 2 * MARGIN - 120));
      const points = Array.from(
        { length: 13 },
        (_, at): Point => [x + at * 10, y + 3 * Math.sin((at * Math.PI) / 3)],
      );
      return polygon(`wave/${row + 1}/${index + 1}`, points, {
        open: true,
        stroke: { colour: WAVE, width: 3 },
      });
    }),
  );
