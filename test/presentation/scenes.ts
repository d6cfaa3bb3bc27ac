import { flat } from '../../src/presentation/shapes/boxes.ts';
import type { Item, Scene, Text } from '../../src/presentation/shapes/scene.ts';

export { bounds, overlap } from '../../src/presentation/shapes/boxes.ts';
export { flat };

/** Ids of sprites with thousands of shapes that show nothing about the game. */
const LANDSCAPE = new Set(['backdrop', 'deep', 'boat', 'shore', 'podium']);

interface Indexed {
  readonly items: ReadonlyMap<string, Item>;
  readonly texts: readonly Text[];
}
const known = new WeakMap<Scene, Indexed>();

const indexed = (scene: Scene): Indexed => {
  const seen = known.get(scene);
  if (seen) return seen;
  const all = flat(scene.items.filter(({ id }) => !LANDSCAPE.has(id)));
  const made = {
    items: new Map(all.map(item => [item.id, item])),
    texts: all.filter(item => item.type === 'text'),
  };
  known.set(scene, made);
  return made;
};

export const idsOf = (scene: Scene): ReadonlyMap<string, Item> => indexed(scene).items;
export const textsOf = (scene: Scene): readonly Text[] => indexed(scene).texts;
export const itemOf = (scene: Scene, id: string): Item | undefined => indexed(scene).items.get(id);
export const wordsOf = (scene: Scene, id: string): string | undefined => {
  const item = itemOf(scene, id);
  return item?.type === 'text' ? item.text : undefined;
};
