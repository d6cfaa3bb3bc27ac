import type { Colour } from '../../../games/porto/types.ts';
import type { PatternName, Tiling } from '../../scene.ts';

export interface Dye {
  readonly wall: string;
  /** Ink of the wall's pattern: near the wall, so that windows and letters stay calm. */
  readonly glaze: string;
  readonly pattern: PatternName;
  readonly letter: string;
  /** The letter's own ink on a white plaque: the wall, darkened where white needs it. */
  readonly ink: string;
  /** Readable text straight on the wall. */
  readonly on: string;
}

export const INK = '#2b2233';
export const WHITE = '#ffffff';
export const PAPER = '#fdf6e7';
export const PAPER_SHADE = '#e9dcc0';
export const FADED = '#736853';
export const NAVY = '#1d4e7a';
export const GOLD = '#ffd25e';
export const GOLD_EDGE = '#8f6410';
export const SUN = '#ffe39a';
export const ALARM = '#a82a22';
export const TERRACOTTA = '#d2773f';
export const TERRACOTTA_SHADE = '#a5542a';
export const GREY = '#bdb7ab';
export const GREY_SHADE = '#98917f';
export const WOOD = '#a39478';

/** Pairwise CIEDE2000 of the walls is at least 15 in normal sight and for the three kinds of colour blindness. */
export const DYES: Readonly<Record<Colour, Dye>> = {
  blue: { wall: '#2f78c0', glaze: '#5c9ad6', pattern: 'diamonds', letter: 'B', ink: '#1f5c9c', on: WHITE },
  green: { wall: '#36b58a', glaze: '#62cba6', pattern: 'scales', letter: 'G', ink: '#14694c', on: INK },
  purple: { wall: '#5f2d6b', glaze: '#814b8d', pattern: 'crosses', letter: 'P', ink: '#5f2d6b', on: WHITE },
  red: { wall: '#c23b33', glaze: '#d8655a', pattern: 'stripes', letter: 'R', ink: '#a82a22', on: WHITE },
  yellow: { wall: '#f8c838', glaze: '#fbdd82', pattern: 'dots', letter: 'Y', ink: '#7a5600', on: INK },
};

export const ROOF_TILES: Tiling = { pattern: 'scales', ground: TERRACOTTA, ink: TERRACOTTA_SHADE };

export const tiled = (colour: Colour): Tiling => {
  const { pattern, wall, glaze } = DYES[colour];
  return { pattern, ground: wall, ink: glaze };
};

const mix = (one: string, other: string, part: number): string => {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const blend = (at: number) =>
    Math.round(channel(one, at) + (channel(other, at) - channel(one, at)) * part)
      .toString(16)
      .padStart(2, '0');
  return `#${blend(1)}${blend(3)}${blend(5)}`;
};

const DAWN = ['#bfe0ea', '#e6efe4', '#fdebc8'] as const;
const DUSK = ['#f2b8a2', '#fbcf9b', '#ffe2a6'] as const;

/** From morning (0) to sunset (1). */
export const sky = (progress: number): readonly string[] =>
  DAWN.map((colour, index) => mix(colour, DUSK[index] ?? colour, progress));
