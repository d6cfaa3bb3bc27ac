import { once } from '../../../../presentation/once.ts';
import { circle, type Drawn, moved } from '../../../../presentation/shapes/scene.ts';
import { GOLD, GOLD_EDGE, OAK_LIGHT, WINES } from '../style/palette.ts';
import { scaled } from '../style/scaled.ts';
import { endShapes } from './barrel.ts';
import { grapes, house } from './sign-parts.ts';
import { SYMBOL, symbolOf } from './symbols.ts';

/** Size in pixels of the sign of a part of a total. */
export const PART_ICON = 44;
const MIDDLE = SYMBOL / 2;

const symbol = (shapes: readonly Drawn[]): readonly Drawn[] => scaled(shapes, PART_ICON / SYMBOL);

export const partIcon = once((part: string): readonly Drawn[] => {
  switch (part) {
    case 'scored':
    case 'start':
      return [circle('coin', 22, 22, 19, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 4 } })];
    case 'estate':
      return symbol([
        ...house(MIDDLE - 3, MIDDLE, 1.1),
        ...moved(
          'coin',
          [circle('coin', 41, 40, 10, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 3 } })],
          0,
          0,
        ),
      ]);
    case 'warehouse':
      return [...endShapes('ruby', 14, 27, 14, WINES.ruby), ...endShapes('tawny', 30, 18, 14, WINES.tawny)];
    case 'card':
      return symbol(symbolOf('vintage'));
    case 'barrels':
      return endShapes('barrel', 22, 22, 19, OAK_LIGHT);
    case 'estates':
      return symbol(house(MIDDLE, MIDDLE + 2, 1.25));
    default:
      return symbol(grapes(MIDDLE, MIDDLE, '#5b2a78', 1.2));
  }
});
