import { textWidth } from '../../src/presentation/drawing/fonts.ts';
import type { Scene } from '../../src/presentation/shapes/scene.ts';
import { faint } from './colours.ts';
import { bounds, overlap, textsOf } from './scenes.ts';

export const outside = ({ width, height, items }: Scene): readonly string[] =>
  items
    .filter(item => {
      const { x, y, w, h } = bounds(item);
      return x < 0 || y < 0 || x + w > width || y + h > height || w < 0 || h < 0;
    })
    .map(({ id }) => id);

/** Returns how the opaque sprites fail to cover a picture exactly once. Empty: they cover it. */
export function uncovered({ width, height, items }: Scene): readonly string[] {
  const covers = items.filter(item => item.type === 'sprite' && item.opaque === true).map(bounds);
  const covered = covers.reduce((sum, { w, h }) => sum + w * h, 0);
  if (covered === width * height) return [];
  // The upper left corner of a bare part lies at the picture's or a sprite's edge.
  const xs = [0, ...covers.map(({ x, w }) => x + w)].filter(x => x < width);
  const ys = [0, ...covers.map(({ y, h }) => y + h)].filter(y => y < height);
  const isCovered = (x: number, y: number) =>
    covers.some(box => x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h);
  const bare = ys.flatMap(y => xs.flatMap(x => (isCovered(x, y) ? [] : [`${x}, ${y}`])));
  return [bare[0] ? `no opaque sprite covers the point ${bare[0]}` : 'opaque sprites overlap'];
}

export const touching = (scene: Scene): readonly string[] => {
  const list = textsOf(scene);
  return list.flatMap((one, index) =>
    list.slice(index + 1).flatMap(other => (overlap(one, other) ? [`${one.id} ${other.id}`] : [])),
  );
};

export const unreadable = (scene: Scene, least: number): readonly string[] =>
  textsOf(scene)
    .filter(
      ({ text, size, weight, w, h }) => textWidth(text, size, weight) > w + 0.5 || size < least || size > h,
    )
    .map(({ id, text }) => `${id} ${text}`);

export const sharedIds = (scene: Scene): readonly string[] => {
  const own = new Set(scene.items);
  const ids = [...scene.items, ...textsOf(scene).filter(text => !own.has(text))].map(({ id }) => id);
  const seen = new Set<string>();
  return ids.filter(id => seen.size === seen.add(id).size);
};

/** Returns what is misplaced in a picture: items outside the frame, equal ids, and texts that touch, are too small or do not fit. */
export const misplaced = (scene: Scene, least: number): readonly string[] => [
  ...outside(scene).map(id => `outside: ${id}`),
  ...sharedIds(scene).map(id => `twice: ${id}`),
  ...touching(scene).map(pair => `touching: ${pair}`),
  ...unreadable(scene, least).map(text => `unreadable: ${text}`),
];

/**
 * Returns what is wrong with a picture: what is misplaced, a part that no opaque sprite covers, and texts that do not stand out
 * by 4.5 : 1. Texts of ghosts may touch others, since a ghost stands over a part of the picture.
 * @param least smallest size of a text that can be read on a phone, on a canvas 1,080 pixels wide
 */
export const faultsOf = (scene: Scene, least = 38): readonly string[] => [
  ...misplaced(scene, least).filter(fault => !/^touching: .*ghost/.test(fault)),
  ...uncovered(scene),
  ...faint(scene).map(text => `faint: ${text}`),
];
