import { presenters } from '../../../src/games/presenters.ts';
import type { Presenters } from '../../../src/presentation/presenter/presenter.ts';
import type { Scene } from '../../../src/presentation/shapes/scene.ts';

const SCENES = new WeakMap<Buffer, Scene>();

const asFile = async (scene: Scene): Promise<Buffer> => {
  const file = Buffer.alloc(0);
  SCENES.set(file, scene);
  return file;
};
/** Returns the scene for which a file stands. Undefined: the file is a real picture. */
export const sceneIn = (file: Buffer): Scene | undefined => SCENES.get(file);

/** Returns presenters that paint pictures, or that put scenes in their place. */
export const presentersWith = (painted: boolean, given: Presenters = presenters): Presenters =>
  painted
    ? given
    : Object.fromEntries(
        Object.entries(given).map(([game, presenterIn]) => [game, language => presenterIn(language, asFile)]),
      );
