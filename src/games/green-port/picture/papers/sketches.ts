import { once } from '../../../../presentation/once.ts';
import { circle, type Point, polygon, rect, type Shape } from '../../../../presentation/shapes/scene.ts';
import { INK } from '../style/palette.ts';

export const SKETCH = { w: 104, h: 88 } as const;

const PENCIL = { stroke: { colour: `${INK}58`, width: 4 } } as const;
const line = (id: string, ...points: readonly Point[]): Shape =>
  polygon(id, points, { open: true, ...PENCIL });

const ship: readonly Shape[] = [
  line('hull', [4, 58], [16, 80], [84, 80], [100, 54], [4, 58]),
  rect('box/1', { x: 18, y: 40, w: 20, h: 16 }, PENCIL),
  rect('box/2', { x: 40, y: 40, w: 20, h: 16 }, PENCIL),
  rect('box/3', { x: 28, y: 23, w: 20, h: 16 }, PENCIL),
  rect('bridge', { x: 66, y: 22, w: 18, h: 33 }, PENCIL),
  line('pane', [68, 32], [82, 32]),
];

const safe: readonly Shape[] = [
  rect('door', { x: 16, y: 8, w: 72, h: 68 }, { ...PENCIL, radius: 8 }),
  circle('dial', 52, 42, 18, PENCIL),
  ...[0, 1, 2].map(at => {
    const [dx, dy] = [Math.cos((at * Math.PI) / 3), Math.sin((at * Math.PI) / 3)];
    return line(`spoke/${at}`, [52 - 25 * dx, 42 - 25 * dy], [52 + 25 * dx, 42 + 25 * dy]);
  }),
  line('foot/1', [28, 76], [28, 84]),
  line('foot/2', [76, 76], [76, 84]),
];

const lighthouse: readonly Shape[] = [
  line('tower', [36, 84], [42, 32], [62, 32], [68, 84], [36, 84]),
  line('stripe/1', [40, 50], [64, 50]),
  line('stripe/2', [38, 67], [66, 67]),
  rect('room', { x: 43, y: 17, w: 18, h: 15 }, PENCIL),
  line('cap', [38, 17], [52, 4], [66, 17]),
  line('beam/1', [34, 22], [8, 12]),
  line('beam/2', [34, 30], [8, 38]),
  line('beam/3', [70, 22], [96, 12]),
  line('beam/4', [70, 30], [96, 38]),
];

const crane: readonly Shape[] = [
  line('legs', [22, 84], [30, 30], [66, 30], [74, 84]),
  line('boom', [4, 30], [100, 30]),
  line('stays', [4, 30], [46, 6], [100, 30]),
  line('cable', [88, 30], [88, 50]),
  rect('load', { x: 76, y: 50, w: 24, h: 18 }, PENCIL),
  line('brace', [26, 58], [70, 58]),
];

const padlock: readonly Shape[] = [
  rect('body', { x: 24, y: 38, w: 56, h: 44 }, { ...PENCIL, radius: 8 }),
  line('shackle', [36, 38], [36, 22], [44, 10], [60, 10], [68, 22], [68, 38]),
  circle('hole', 52, 54, 6, PENCIL),
  line('slot', [52, 60], [52, 71]),
];

const gem: readonly Shape[] = [
  line('outline', [28, 12], [76, 12], [98, 36], [52, 84], [6, 36], [28, 12]),
  line('girdle', [6, 36], [98, 36]),
  line('facets', [28, 12], [36, 36], [52, 84], [68, 36], [76, 12]),
  line('crown', [36, 36], [52, 12], [68, 36]),
];

const SKETCHES = [ship, safe, lighthouse, crane, padlock, gem];

/** Draws in pencil the target of an Objective. `slot`: number of the Objective, from 1. */
export const sketchItems = once(
  (slot: number): readonly Shape[] => SKETCHES[(slot - 1) % SKETCHES.length] ?? gem,
);
