import { once } from '../../../../presentation/once.ts';
import { noise } from '../../../../presentation/shapes/noise.ts';
import {
  path,
  polygon,
  polyline,
  rect,
  type Shape,
  type Sprite,
  sprite,
} from '../../../../presentation/shapes/scene.ts';
import { FACADE, type Plot, ROOF, storeyBox } from '../style/layout.ts';
import { type Light, lightAt, litAt, NOON, under } from '../style/light.ts';
import { WOOD, WOOD_SHADE } from '../style/palette.ts';
import { roofShape } from '../style/parts.ts';
import { bucket, ladder, lantern, mason, planks, sacks } from './crew.ts';
import { PEAK, SLOPE } from './roof.ts';
import { canvas, granite, LOOKS, plaster, SHEETS, veil } from './shell.ts';

const PAD = 4;
const SITE = FACADE + 2 * PAD;
const [LEFT, RIGHT] = [PAD + 3, PAD + FACADE - 3];

const SHELLS = ['granite', 'open', 'plaster', 'canvas'] as const;
type SiteShell = (typeof SHELLS)[number];
/** Things that may be on a deck of a scaffold. */
const SITE_WORKS = ['brace', 'ladder', 'bucket', 'sacks', 'planks', 'mason'] as const;
type SiteWork = (typeof SITE_WORKS)[number];

/**
 * Building site. `index`: place of the house among the fourteen. `hour`: step of the light. A site has the same look in every
 * picture with the same light.
 */
export interface BuildingSite {
  readonly index: number;
  readonly hour: number;
}
const ANY: BuildingSite = { index: 1, hour: NOON };

const shellOf = (index: number): SiteShell =>
  SHELLS[[0, 3, 1, 2, 3, 0, 1, 2, 0, 1, 3, 0, 2, 1][index % 14] ?? 0] as SiteShell;

/** Picks the thing on a deck of a scaffold. Every third house has a mason on its lowest deck, above the built floors. */
const siteWorkOf = (index: number, level: number, lowest: boolean): SiteWork => {
  if (lowest && index % 3 === 2) return 'mason';
  const at = Math.floor(noise(index * 7 + level, 11) * (SITE_WORKS.length - 1));
  return SITE_WORKS[at] ?? 'brace';
};

/** Draws the storeys still to be built, from a level up to the height, top first. */
export const site = (
  id: string,
  plot: Plot,
  [from, height]: readonly [from: number, height: number],
  at: BuildingSite,
): readonly Sprite[] =>
  Array.from({ length: height - from + 1 }, (_, index) => height - index).map(level => {
    const box = storeyBox(plot, level);
    const shapes = storeyShapes(plot.storey, ...kindOf(at, level, level === from));
    return sprite(`${id}/${level}`, { ...box, x: box.x - PAD, w: SITE }, shapes);
  });

type StoreyKind = readonly [
  shell: SiteShell,
  work: SiteWork,
  flipped: boolean,
  look: number,
  ends: boolean,
  hour: number,
];

const kindOf = ({ index, hour }: BuildingSite, level: number, lowest: boolean): StoreyKind => {
  const shell = shellOf(index);
  // Only the upper storeys have a sheet, so that the workers below stay visible.
  const covered = shell === 'canvas' && level > 2 && !lowest;
  const flipped = (index + level) % 2 === 0;
  if (covered) return ['canvas', 'brace', false, index % SHEETS.length, level === 3, hour];
  const look = shell === 'canvas' || shell === 'open' ? 0 : Math.floor(noise(index * 5 + level, 13) * LOOKS);
  return [shell === 'canvas' ? 'open' : shell, siteWorkOf(index, level, lowest), flipped, look, false, hour];
};

const storeyShapes = once(
  (h: number, ...[shell, work, flipped, look, ends, hour]: StoreyKind): readonly Shape[] => {
    const light = lightAt(hour);
    const shapes = [
      ...shellShapes(shell, h, light, look, ends),
      ...(shell === 'canvas' ? [] : siteWorkShapes(work, h, light)),
      ...(litAt(hour) && (work === 'ladder' || work === 'mason') ? lantern(LEFT + 22, 8) : []),
    ];
    return [...(flipped ? shapes.map(mirrored) : shapes), ...frame(h, light)];
  },
);

const shellShapes = (
  shell: SiteShell,
  h: number,
  light: Light,
  look: number,
  ends: boolean,
): readonly Shape[] => {
  switch (shell) {
    case 'granite':
      return granite(h, light, look);
    case 'plaster':
      return plaster(h, light, look);
    case 'open':
      return veil(h, light);
    case 'canvas':
      return canvas(h, light, look, ends);
  }
};

const siteWorkShapes = (work: SiteWork, h: number, light: Light): readonly Shape[] => {
  const stroke = { colour: under(light, '#c9a36c'), width: 4 };
  switch (work) {
    case 'brace':
      return [polyline('brace', path([LEFT, h], [RIGHT, 5]), stroke)];
    case 'ladder':
      return ladder(h, light);
    case 'bucket':
      return bucket(h, light);
    case 'sacks':
      return sacks(h, light);
    case 'planks':
      return planks(h, light);
    case 'mason':
      return mason(h, light);
  }
};

const frame = (h: number, light: Light): readonly Shape[] => {
  const [wood, shade, rope] = [WOOD, WOOD_SHADE, '#5f4526'].map(colour => under(light, colour));
  const pole = (id: string, x: number): readonly Shape[] => [
    rect(`pole/${id}`, { x: x - 3, y: 0, w: 6, h }, { fill: wood ?? WOOD }),
    rect(`pole/${id}/shade`, { x: x + 1, y: 0, w: 2, h }, { fill: shade ?? WOOD_SHADE }),
    rect(`pole/${id}/lashing`, { x: x - 4, y: 1, w: 8, h: 8 }, { fill: rope ?? WOOD_SHADE }),
  ];
  return [
    rect('deck/shadow', { x: PAD, y: 7, w: FACADE, h: 4 }, { fill: '#2b22331c' }),
    ...[LEFT, RIGHT].flatMap((x, at) => pole(at === 0 ? 'left' : 'right', x)),
    rect('deck', { x: 0, y: 1, w: SITE, h: 5 }, { fill: wood ?? WOOD }),
    rect('deck/shade', { x: 0, y: 5, w: SITE, h: 2 }, { fill: shade ?? WOOD_SHADE }),
  ];
};

const mirrored = (shape: Shape): Shape => {
  switch (shape.type) {
    case 'rect':
      return { ...shape, x: SITE - shape.x - shape.w };
    case 'circle':
      return { ...shape, x: SITE - shape.x };
    case 'polygon':
      return { ...shape, points: shape.points.map(([x, y]) => [SITE - x, y] as const) };
  }
};

/** Draws the timbers of a roof that is still to be built. `x` and `y` are the left end of the eaves. */
export const emptyRoof = (id: string, x: number, y: number, at: BuildingSite = ANY): Sprite =>
  sprite(
    id,
    { x: x - PAD, y: y - ROOF, w: SITE, h: ROOF },
    rafters(shellOf(at.index), at.index % SHEETS.length, at.hour),
  );

const rafters = once((shell: SiteShell, sheet: number, hour: number): readonly Shape[] => {
  const light = lightAt(hour);
  const [wood, brace] = [under(light, WOOD), under(light, '#c9a36c')];
  const top = ROOF - PEAK;
  const whole = roofShape(PAD, ROOF, FACADE, PEAK, SLOPE);
  const covered = shell === 'canvas';
  const { cloth, stripe } = SHEETS[sheet] ?? SHEETS[0];
  const beam = (part: number, id: string): Shape =>
    polyline(id, path([PAD + FACADE * part, ROOF], [PAD + FACADE * (0.5 + (part - 0.5) * 0.72), top + 2]), {
      colour: brace,
      width: 4,
    });
  return [
    ...(covered
      ? [polygon('sheet', whole, { fill: under(light, cloth) })]
      : [
          rect(
            'collar',
            { x: PAD + SLOPE * 0.56, y: top + 19, w: FACADE - SLOPE * 1.12, h: 4 },
            { fill: brace },
          ),
        ]),
    ...(covered || shell === 'open' ? [] : [beam(0.3, 'rafter/left'), beam(0.7, 'rafter/right')]),
    polyline(
      'edge',
      [
        [PAD + 2, ROOF - 1],
        [PAD + SLOPE, top],
        [PAD + FACADE - SLOPE, top],
        [PAD + FACADE - 2, ROOF - 1],
      ],
      { colour: wood, width: 5 },
    ),
    ...(covered
      ? [0.27, 0.65].map((part, at) =>
          polygon(
            `stripe/${at}`,
            [
              [PAD + FACADE * part + (0.5 - part) * 40, top + 3],
              [PAD + FACADE * part + 11 + (0.5 - part) * 40, top + 3],
              [PAD + FACADE * part + 13, ROOF - 2],
              [PAD + FACADE * part, ROOF - 2],
            ],
            { fill: under(light, stripe) },
          ),
        )
      : []),
  ];
});
