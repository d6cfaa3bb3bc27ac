import { once } from '../../../../presentation/once.ts';
import { circle, polygon, rect, type Shape } from '../../../../presentation/shapes/scene.ts';
import {
  BLUE,
  BLUE_LIGHT,
  darker,
  GLAZED,
  LIME,
  OAK_DARK,
  seatColour,
  TERRACOTTA,
  WHITE,
} from '../style/palette.ts';
import { markShape } from './mark.ts';

export const QUINTA = { w: 82, h: 56 } as const;

/** Draws the house of an Estate, with its owner's mark on the banner. A planted Estate also has a tower. */
export const quintaItems = once((seat: number, planted: boolean): readonly Shape[] => {
  const colour = seatColour(seat);
  const roof = { fill: TERRACOTTA, stroke: { colour: darker(TERRACOTTA), width: 2 } };
  const pane = (id: string, x: number, y: number) =>
    rect(id, { x, y, w: 7, h: 10 }, { fill: BLUE, radius: 1.5, stroke: { colour: GLAZED, width: 1.5 } });
  return [
    ...(planted
      ? [
          rect(
            'tower',
            { x: 33, y: 14, w: 17, h: 40 },
            { fill: LIME, stroke: { colour: '#b7a486', width: 2 } },
          ),
          polygon(
            'tower/roof',
            [
              [30, 16],
              [41.5, 3],
              [53, 16],
            ],
            roof,
          ),
        ]
      : []),
    rect('wall', { x: 30, y: 28, w: 49, h: 27 }, { fill: LIME, stroke: { colour: '#b7a486', width: 2 } }),
    rect(
      'dado',
      { x: 31, y: 47, w: 47, h: 7 },
      { fill: { pattern: 'diamonds', ground: GLAZED, ink: BLUE_LIGHT } },
    ),
    polygon(
      'roof',
      [
        [25, 30],
        [36, 17],
        [73, 17],
        [82, 30],
      ],
      roof,
    ),
    rect('door', { x: 49, y: 37, w: 10, h: 17 }, { fill: OAK_DARK, radius: 3 }),
    pane('pane/left', 37, 35),
    pane('pane/right', 65, 35),
    rect('pole', { x: 15.5, y: 4, w: 4, h: 52 }, { fill: OAK_DARK, radius: 2 }),
    circle('knob', 17.5, 4, 3.5, { fill: '#ffd25e' }),
    rect(
      'banner',
      { x: 1.5, y: 7.5, w: 32, h: 32 },
      { fill: colour, radius: 4, stroke: { colour: WHITE, width: 3 } },
    ),
    markShape('banner/sign', seat, 17.5, 23.5, 11),
  ];
});
