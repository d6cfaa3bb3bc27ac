import { type Dye, INK, mix, WHITE } from '../../../../presentation/shapes/colours.ts';
import type { Tiling } from '../../../../presentation/shapes/scene.ts';
import type { Grape, Side, Vine } from '../../rules/types.ts';

export * from '../../../../presentation/shapes/colours.ts';

/**
 * Colours of the grapes. Any two ground colours (`wall`) differ by at least 15 in CIEDE2000, in normal sight and for the three
 * kinds of colour blindness.
 */
export const GRAPE_DYES: Readonly<Record<Grape, Dye>> = {
  green: { wall: '#36b58a', glaze: '#74d6b3', pattern: 'scales', letter: 'G', ink: '#14694c', on: INK },
  purple: { wall: '#5b2a78', glaze: '#7f4a9c', pattern: 'crosses', letter: 'P', ink: '#5b2a78', on: WHITE },
  red: { wall: '#c23b33', glaze: '#da6a5e', pattern: 'stripes', letter: 'R', ink: '#a3222f', on: WHITE },
  white: { wall: '#fbf6e2', glaze: '#e2d6a8', pattern: 'diamonds', letter: 'W', ink: '#5c5334', on: INK },
  yellow: { wall: '#f0b727', glaze: '#f9d979', pattern: 'dots', letter: 'Y', ink: '#725000', on: INK },
};

const OLD: Dye = {
  wall: '#7a4f2e',
  glaze: '#996b43',
  pattern: 'roof tiles',
  letter: 'O',
  ink: '#6b4223',
  on: WHITE,
};

export const dyeOf = (vine: Vine): Dye => (vine === 'old' ? OLD : GRAPE_DYES[vine]);

export const tiled = (vine: Vine): Tiling => {
  const { pattern, wall, glaze } = dyeOf(vine);
  return { pattern, ground: wall, ink: glaze };
};

/** Colours of the seats. Marks tell the seats apart as well (see mark.ts). */
export const SEAT_COLOURS = ['#1f62b4', '#d8611c', '#2c2733', '#0f9a8e'] as const;
export const seatColour = (seat: number): string => SEAT_COLOURS[seat] ?? INK;

export const WINES: Readonly<Record<Side, string>> = { ruby: '#8e1b35', tawny: '#a5541a' };
export const WINE_LIGHTS: Readonly<Record<Side, string>> = { ruby: '#f1c4c4', tawny: '#f4d3a2' };

export const WINE = '#5c1630';
export const WINE_DEEP = '#3a0d20';
export const WINE_DARK = '#260815';
export const BLUE = '#1f4f98';
export const BLUE_LIGHT = '#6d9bd6';
export const GLAZED = '#f4f6f4';
export const OAK = '#7a4a24';
export const OAK_LIGHT = '#a36b39';
export const OAK_DARK = '#4a2a14';
export const IRON = '#3a3136';
export const BRANDY = '#e39a2d';
export const SCHIST = '#8d7f70';
export const TERRACOTTA = '#cf6b3c';
export const LIME = '#fffaf0';
export const LEAF = '#4f8a3c';
export const LAMP = '#ffdf94';

export const darker = (colour: string, part = 0.35): string => mix(colour, '#1d0d14', part);

/** Text colours for the seats' names on paper: the colours of the seats, dark enough to read. */
export const SEAT_TEXTS = ['#1a5299', '#a5440c', '#2c2733', '#0a655d'] as const;
