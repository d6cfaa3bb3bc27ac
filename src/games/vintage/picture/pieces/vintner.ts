import { isSeatEnd, type SeatEnd } from '../../../../core/contract/seat-ends.ts';
import { once } from '../../../../presentation/once.ts';
import { arc, bend } from '../../../../presentation/shapes/curves.ts';
import { circle, polygon, polyline, rect, type Shape } from '../../../../presentation/shapes/scene.ts';
import { crown, endSign } from '../../../../presentation/widgets/celebration.ts';
import { darker, GOLD_EDGE, mix, seatColour, WHITE, WINES } from '../style/palette.ts';
import { markDisc } from './mark.ts';

/** Size in pixels of a drawn person, with a crown above the head or a sign at the side. The feet are on the lower edge. */
export const VINTNER = { w: 216, h: 196 } as const;

const MIDDLE = VINTNER.w / 2;
const SKINS = ['#eab88a', '#8d5a3c', '#d79a6a', '#f2c9a0'] as const;

/**
 * Draws the person of a seat with a straw hat and the seat's mark on an apron. A winner has a crown. A person whose seat ended
 * early has the sign of that end.
 */
export const vintnerItems = once((seat: number, sign: 'crown' | SeatEnd | 'none'): readonly Shape[] => {
  const colour = seatColour(seat);
  const edge = { colour: WHITE, width: 4 };
  const skin = SKINS[seat] ?? SKINS[0];
  const ground = VINTNER.h;
  const at = (up: number): number => ground - up;
  const straw = '#f3d894';
  return [
    polygon(
      'body',
      [
        [MIDDLE - 46, at(0)],
        ...bend([MIDDLE - 46, at(0)], [MIDDLE - 43, at(66)], [MIDDLE - 16, at(84)], 8),
        [MIDDLE + 16, at(84)],
        ...bend([MIDDLE + 16, at(84)], [MIDDLE + 43, at(66)], [MIDDLE + 46, at(0)], 8),
      ],
      { fill: colour, stroke: edge },
    ),
    polygon(
      'apron',
      [
        [MIDDLE - 27, at(2)],
        ...bend([MIDDLE - 27, at(2)], [MIDDLE - 26, at(52)], [MIDDLE - 17, at(64)], 6),
        [MIDDLE + 17, at(64)],
        ...bend([MIDDLE + 17, at(64)], [MIDDLE + 26, at(52)], [MIDDLE + 27, at(2)], 6),
      ],
      { fill: '#f6ead2' },
    ),
    ...markDisc('mark', seat, MIDDLE, at(32), 20),
    circle('face', MIDDLE, at(102), 25, { fill: skin, stroke: edge }),
    polygon(
      'scarf',
      [
        [MIDDLE - 18, at(84)],
        ...bend([MIDDLE - 18, at(84)], [MIDDLE, at(70)], [MIDDLE + 18, at(84)], 6),
        ...bend([MIDDLE + 18, at(84)], [MIDDLE, at(78)], [MIDDLE - 18, at(84)], 6),
      ],
      { fill: WINES.ruby, stroke: { colour: WINES.ruby, width: 3 } },
    ),
    ...[-9, 9].map(dx => circle(`eye/${dx}`, MIDDLE + dx, at(102), 3, { fill: '#2b2233' })),
    polyline('smile', arc([MIDDLE, at(95)], [8, 6], 0.3, 1.7, 6), { colour: darker(skin, 0.55), width: 3 }),
    ...(sign === 'crown'
      ? crown(MIDDLE, at(122), 62)
      : [
          polygon('hat', [...arc([MIDDLE, at(114)], [23, 27], 2, 4, 12)], {
            fill: straw,
            stroke: { colour: GOLD_EDGE, width: 2.5 },
          }),
          polygon(
            'band',
            [...arc([MIDDLE, at(116)], [23, 9], 2, 4, 8), ...arc([MIDDLE, at(114)], [23, 3], 4, 6, 8)],
            {
              fill: colour,
            },
          ),
          rect(
            'brim',
            { x: MIDDLE - 43, y: at(119), w: 86, h: 9 },
            { fill: mix(straw, WHITE, 0.2), radius: 4.5, stroke: { colour: GOLD_EDGE, width: 2.5 } },
          ),
        ]),
    ...(isSeatEnd(sign) ? endSign(sign, MIDDLE + 40, at(0)) : []),
  ];
});
