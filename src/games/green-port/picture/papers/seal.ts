import { once } from '../../../../presentation/once.ts';
import { circle, type Shape } from '../../../../presentation/shapes/scene.ts';
import { PINE_LIGHT, WHITE } from '../style/palette.ts';
import { tick } from './header.ts';

/** Draws a pale, dashed seal, for an Objective that the foreseen action would complete. */
export const foreseenSeal = once((): readonly Shape[] => [
  circle('seal', 24, 24, 21, { fill: WHITE, stroke: { colour: PINE_LIGHT, width: 3, dash: [7, 7] } }),
  tick('tick', 24, 24, PINE_LIGHT, 1.25),
]);
