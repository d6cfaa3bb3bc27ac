import { expect } from 'vitest';
import { textWidth } from '../../src/presentation/drawing/fonts.ts';
import type { Scene } from '../../src/presentation/shapes/scene.ts';
import { bounds, overlap } from './boxes.ts';
import { textsOf } from './scenes.ts';

/** Least font size in pixels of text that people need for a decision, on a canvas 1,080 pixels wide. */
export const READABLE = 37;

export const expectLaidOut = (name: string, scene: Scene, least = READABLE): void => {
  const { width, height, items } = scene;
  const outside = items.filter(item => {
    const { x, y, w, h } = bounds(item);
    return x < 0 || y < 0 || x + w > width || y + h > height || w < 0 || h < 0;
  });
  expect([name, outside.map(({ id }) => id)]).toEqual([name, []]);
  const texts = textsOf(scene);
  const touching = texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap(other => (overlap(one, other) ? [`${one.id} ${other.id}`] : [])),
  );
  expect([name, touching]).toEqual([name, []]);
  const wide = texts.filter(
    item => textWidth(item.text, item.size, item.weight) > item.w + 0.5 || item.size > item.h,
  );
  expect([name, wide]).toEqual([name, []]);
  expect([name, texts.filter(({ size }) => size < least)]).toEqual([name, []]);
  const ids = [...new Set([...items, ...texts])].map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  expect([name, twice]).toEqual([name, []]);
  const covered = items.reduce(
    (sum, item) => (item.type === 'sprite' && item.opaque ? sum + item.w * item.h : sum),
    0,
  );
  expect([name, covered]).toEqual([name, width * height]);
};
