import { type Dye, INK, WHITE } from '../../../../presentation/shapes/colours.ts';
import type { Tiling } from '../../../../presentation/shapes/scene.ts';
import type { Colour } from '../../rules/types.ts';

export * from '../../../../presentation/shapes/colours.ts';

export const NAVY = '#1d4e7a';
export const TERRACOTTA = '#d2773f';
export const TERRACOTTA_SHADE = '#a5542a';
export const TERRACOTTA_LIGHT = '#e99a5f';
export const WOOD = '#b08a55';
export const WOOD_SHADE = '#8a6637';
export const HULL = '#4a3226';
export const HULL_LIGHT = '#7a5638';
export const IRON = '#2f2a38';
export const GRANITE = '#f3e8d2';
export const GRANITE_SHADE = '#cdbb98';
export const GLASS = '#41607a';
export const GLASS_LIGHT = '#6f93ad';
export const LAMPLIGHT = '#ffd67d';
export const LAMPLIGHT_SHADE = '#f0a94a';
export const LEAF = '#4d8a4f';
export const LEAF_SHADE = '#376b3e';
export const BLOSSOM = '#d94f7c';
export const DEEP = '#184a66';
export const DEEPER = '#103a54';

/**
 * Paints of the houses. Any two walls differ by at least 15 (CIEDE2000), in normal sight and for the three kinds of colour
 * blindness.
 */
export const DYES: Readonly<Record<Colour, Dye>> = {
  blue: { wall: '#2f78c0', glaze: '#69a5dd', pattern: 'diamonds', letter: 'B', ink: '#1f5c9c', on: WHITE },
  green: { wall: '#36b58a', glaze: '#74d6b3', pattern: 'scales', letter: 'G', ink: '#14694c', on: INK },
  purple: { wall: '#5f2d6b', glaze: '#8b5497', pattern: 'crosses', letter: 'P', ink: '#5f2d6b', on: WHITE },
  red: { wall: '#c23b33', glaze: '#da6a5e', pattern: 'stripes', letter: 'R', ink: '#a82a22', on: WHITE },
  yellow: { wall: '#f8c838', glaze: '#fde39a', pattern: 'dots', letter: 'Y', ink: '#7a5600', on: INK },
};

export const ROOF_TILES: Tiling = {
  pattern: 'roof tiles',
  ground: TERRACOTTA,
  ink: TERRACOTTA_SHADE,
};

export const tiled = (colour: Colour): Tiling => {
  const { pattern, wall, glaze } = DYES[colour];
  return { pattern, ground: wall, ink: glaze };
};
