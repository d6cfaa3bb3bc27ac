import { describe, expect, it } from 'vitest';
import { textWidth } from '../../src/presentation/drawing/fonts.ts';
import type { Scene } from '../../src/presentation/shapes/scene.ts';
import { bounds, overlap } from './boxes.ts';
import { faint } from './colours.ts';
import { textsOf } from './scenes.ts';

export const outside = ({ width, height, items }: Scene): readonly string[] =>
  items
    .filter(item => {
      const { x, y, w, h } = bounds(item);
      return x < 0 || y < 0 || x + w > width || y + h > height || w < 0 || h < 0;
    })
    .map(({ id }) => id);

/** Returns the number of pixels that no opaque sprite covers. The opaque sprites must not overlap. */
export const uncovered = ({ width, height, items }: Scene): number =>
  items.reduce(
    (left, item) => (item.type === 'sprite' && item.opaque ? left - item.w * item.h : left),
    width * height,
  );

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

/**
 * Defines the tests that every picture must pass. Texts of ghosts may touch others, since a ghost stands over a part of the
 * picture.
 * @param least smallest size of a text that can be read on a phone
 */
export const keepsTheLaws = (
  title: string,
  scenes: readonly { readonly name: string; readonly scene: Scene }[],
  least = 38,
): void => {
  const faultless = (faults: (scene: Scene) => readonly string[]): void => {
    for (const { name, scene } of scenes) expect([name, faults(scene)]).toEqual([name, []]);
  };
  describe(title, () => {
    it('leaves its frame nowhere, and opaque sprites cover all of it', () => {
      faultless(outside);
      for (const { name, scene } of scenes) expect([name, uncovered(scene)]).toEqual([name, 0]);
    });

    it('has no two texts that touch', () => {
      faultless(scene => touching(scene).filter(pair => !pair.includes('ghost')));
    });

    it('has texts that fit their boxes and can be read on a phone', () => {
      faultless(scene => unreadable(scene, least));
    });

    it('has an id of its own for every item and every text', () => faultless(sharedIds));

    it('has texts that stand out from what is behind them by 4.5 : 1', () => faultless(faint));
  });
};
