import { once } from '../../../../presentation/once.ts';
import { circle, type Drawn, path, polygon, text } from '../../../../presentation/shapes/scene.ts';
import {
  BLUE,
  BLUE_LIGHT,
  GLAZED,
  GOLD,
  GOLD_EDGE,
  INK,
  mix,
  PAPER,
  PAPER_SHADE,
  WHITE,
} from '../style/palette.ts';

export const CHIP = 46;

/** Draws the chip with the bonus of a round's harvest. The bonus −1 draws the chip face down. */
export const chipItems = once((bonus: number, when: 'past' | 'now' | 'later'): readonly Drawn[] => {
  const half = CHIP / 2;
  if (bonus < 0)
    return [
      circle('chip', half, half, half - 2, { fill: BLUE, stroke: { colour: BLUE_LIGHT, width: 3 } }),
      polygon('back', path([half, half - 13], [half + 13, half], [half, half + 13], [half - 13, half]), {
        fill: GLAZED,
      }),
      circle('eye', half, half, 5, { fill: BLUE }),
    ];
  const fill = when === 'now' ? GOLD : when === 'past' ? mix(PAPER, PAPER_SHADE, 0.5) : WHITE;
  return [
    circle('chip', half, half, half - 2, {
      fill,
      stroke: { colour: when === 'past' ? '#a3906a' : GOLD_EDGE, width: when === 'now' ? 4 : 3 },
    }),
    text('bonus', { x: 2, y: 3, w: CHIP - 4, h: CHIP - 6 }, String(bonus), {
      weight: 'black',
      fill: when === 'past' ? '#6a5a3c' : INK,
    }),
  ];
});
