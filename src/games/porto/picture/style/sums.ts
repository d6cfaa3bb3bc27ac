import { once } from '../../../../presentation/once.ts';
import { circle, type Drawn, path, polyline, rect } from '../../../../presentation/shapes/scene.ts';
import { GOLD, GOLD_EDGE, NAVY, WHITE } from './palette.ts';

export const iconOf = once((part: string): readonly Drawn[] => {
  switch (part) {
    case 'floors':
      return [0, 1, 2].map(at =>
        rect(`floor/${at}`, { x: 6, y: 30 - at * 13, w: 32, h: 11 }, { fill: NAVY, radius: 2 }),
      );
    case 'neighbours':
      return [0, 1].map(at =>
        rect(
          `house/${at}`,
          { x: 5 + at * 18, y: 8, w: 16, h: 33 },
          { fill: at === 0 ? NAVY : WHITE, radius: 2, stroke: { colour: NAVY, width: 3 } },
        ),
      );
    case 'tokens':
      return [circle('coin', 22, 23, 17, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 4 } })];
    case 'publicContracts':
      return [
        rect(
          'paper',
          { x: 7, y: 4, w: 30, h: 36 },
          { fill: WHITE, radius: 4, stroke: { colour: NAVY, width: 3 } },
        ),
        polyline('tick', path([14, 22], [20, 29], [31, 14]), { colour: NAVY, width: 4 }),
      ];
    default:
      return [
        rect(
          'paper',
          { x: 7, y: 4, w: 30, h: 36 },
          { fill: NAVY, radius: 4, stroke: { colour: NAVY, width: 3 } },
        ),
        circle('seal', 22, 22, 8, { fill: GOLD }),
      ];
  }
});
