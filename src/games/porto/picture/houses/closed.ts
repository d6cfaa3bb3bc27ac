import { once } from '../../../../presentation/once.ts';
import { type Item, rect, type Shape, sprite } from '../../../../presentation/shapes/scene.ts';
import { HOUSE_IDS, type HouseId } from '../../rules/types.ts';
import { ROOF, type StreetPlot } from '../style/layout.ts';
import { lightAt, under } from '../style/light.ts';

const STONES = ['#c0b8aa', '#b9b3a8', '#c3b9a8', '#b7aea3'] as const;
const JOINTS = ['#b2aa9c', '#aba59a', '#b5ab9a', '#a9a095'] as const;

/** Draws a house that is not in play: a blank wall of weathered stone. */
export const drawClosed = (
  house: HouseId,
  height: number,
  { x, base, storey, w }: StreetPlot,
  hour: number,
): readonly Item[] => {
  const h = ROOF / 2 + height * storey;
  const shapes = blankWall(HOUSE_IDS.indexOf(house) % 4, Math.ceil(w), h, hour);
  return [sprite(`house/${house}/closed`, { x, y: base - h, w, h }, shapes)];
};

const blankWall = once((look: number, w: number, h: number, hour: number): readonly Shape[] => {
  const light = lightAt(hour);
  const ground = under(light, STONES[look] ?? STONES[0]);
  const ink = under(light, JOINTS[look] ?? JOINTS[0]);
  return [
    rect('wall', { x: 3, y: 8, w: w - 6, h: h - 8 }, { fill: { pattern: 'stones', ground, ink } }),
    rect('shade', { x: w - 12, y: 8, w: 9, h: h - 8 }, { fill: '#00000022' }),
    rect('coping', { x: 0, y: 0, w, h: 12 }, { fill: under(light, '#cfc7b8'), radius: 3 }),
  ];
});
