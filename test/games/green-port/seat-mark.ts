import { SEAT_INKS } from '../../../src/presentation/shapes/colours.ts';
import type { Scene } from '../../../src/presentation/shapes/scene.ts';
import { markDisc } from '../../../src/presentation/widgets/seat-marks.ts';
import { itemOf } from '../../presentation/scenes.ts';

/** Returns the seat whose mark a sprite shows; undefined where the scene has no such sprite. */
export const markIn = (scene: Scene, id: string): number | undefined => {
  const item = itemOf(scene, id);
  if (item?.type !== 'sprite') return undefined;
  const seat = SEAT_INKS.findIndex((ink, at) => markDisc(at, ink, item.w) === item.items);
  if (seat === -1) throw new Error(`${id} is the mark of no seat`);
  return seat;
};
