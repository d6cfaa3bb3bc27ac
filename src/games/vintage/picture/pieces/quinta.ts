import { once } from '../../../../presentation/once.ts';
import { path, polygon, rect, type Shape } from '../../../../presentation/shapes/scene.ts';
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

export const QUINTA = { w: 94, h: 58 } as const;

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
            { x: 44, y: 14, w: 17, h: 42 },
            { fill: LIME, stroke: { colour: '#b7a486', width: 2 } },
          ),
          polygon('tower/roof', path([41, 16], [52.5, 2], [64, 16]), roof),
        ]
      : []),
    rect('wall', { x: 41, y: 29, w: 50, h: 28 }, { fill: LIME, stroke: { colour: '#b7a486', width: 2 } }),
    rect(
      'dado',
      { x: 42, y: 49, w: 48, h: 7 },
      { fill: { pattern: 'diamonds', ground: GLAZED, ink: BLUE_LIGHT } },
    ),
    polygon('roof', path([37, 31], [47, 17], [84, 17], [93, 31]), roof),
    rect('door', { x: 61, y: 38, w: 10, h: 18 }, { fill: OAK_DARK, radius: 3 }),
    pane('pane/left', 49, 36),
    pane('pane/right', 76, 36),
    rect('pole', { x: 19.5, y: 4, w: 4, h: 54 }, { fill: OAK_DARK, radius: 2 }),
    rect(
      'banner',
      { x: 1.5, y: 3.5, w: 41, h: 41 },
      { fill: colour, radius: 5, stroke: { colour: WHITE, width: 3 } },
    ),
    markShape('banner/sign', seat, 22, 24, 15),
  ];
});
