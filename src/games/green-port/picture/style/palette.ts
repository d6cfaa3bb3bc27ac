import { type Dye, INK, mix, WHITE } from '../../../../presentation/shapes/colours.ts';
import type { Tiling } from '../../../../presentation/shapes/scene.ts';
import type { Colour } from '../../rules/types.ts';

export * from '../../../../presentation/shapes/colours.ts';

/**
 * Paints of the containers. Any two walls differ by at least 15 (CIEDE2000), in normal sight and for the three kinds of colour
 * blindness.
 */
export const PAINTS: Readonly<Record<Colour, Dye>> = {
  blue: { wall: '#2b62b4', glaze: '#4a80ce', pattern: 'crosses', letter: 'B', ink: '#1f4f98', on: WHITE },
  green: { wall: '#35b07a', glaze: '#62cb9b', pattern: 'scales', letter: 'G', ink: '#11663f', on: INK },
  red: { wall: '#c03a38', glaze: '#d66159', pattern: 'stripes', letter: 'R', ink: '#a12a2a', on: WHITE },
  yellow: { wall: '#f6c63f', glaze: '#fbdd8c', pattern: 'dots', letter: 'Y', ink: '#755300', on: INK },
};

export const tiled = (colour: Colour): Tiling => {
  const { pattern, wall, glaze } = PAINTS[colour];
  return { pattern, ground: wall, ink: glaze };
};

/** Returns the darker colour for the rails and posts of a container. */
export const railOf = (colour: Colour): string => mix(PAINTS[colour].wall, '#0d1f24', 0.45);

/** Colour of the number 0, on paper and on gold. */
export const FAINT = '#5e5540';
export const PINE = '#0f4a45';
export const PINE_LIGHT = '#1d6b61';
export const WALL = '#123f3d';
export const WALL_JOINT = '#184b48';
export const SOOT = '#1b2429';
export const SOOT_LIGHT = '#3c474e';
export const HAZARD = '#ffb52e';
export const ORANGE = '#f08a32';
export const MINT = '#5fd39a';
export const LAMP = '#ffe2a0';
export const STONE = '#cfc7ad';
export const STONE_SHADE = '#a49c83';
