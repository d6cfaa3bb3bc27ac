import { boardScene } from '../../../../src/games/porto/picture/board.ts';
import { wideScene } from '../../../../src/games/porto/picture/wide.ts';
import { portoPresenter } from '../../../../src/games/porto/presenter/index.ts';
import { momentsIn } from '../../../../src/games/porto/presenter/moments.ts';
import type { Action, Event, View } from '../../../../src/games/porto/rules/types.ts';
import { portoWords } from '../../../../src/games/porto/words/all.ts';
import { wideAlt } from '../../../../src/games/porto/words/alt.ts';
import { previewAlt } from '../../../../src/games/porto/words/foreseen.ts';
import { presenters } from '../../../../src/games/presenters.ts';
import type { Language } from '../../../../src/stage/language/languages.ts';
import type { Names, Picture, Presenter, Presenters } from '../../../../src/stage/presenter.ts';
import type { Scene } from '../../../../src/stage/scene.ts';

type Porto = Presenter<View, Action, Event>;
type Scenes = Pick<Porto, 'picture' | 'preview' | 'wide'>;

const SCENES = new WeakMap<Buffer, Scene>();

/** Returns an empty file that stands for a scene, so that no picture is painted. */
export const asFile = (scene: Scene): Buffer => {
  const file = Buffer.alloc(0);
  SCENES.set(file, scene);
  return file;
};
/** Returns the scene for which a file stands. Undefined: the file is a real picture. */
export const sceneIn = (file: Buffer): Scene | undefined => SCENES.get(file);

const sceneFile = (...scene: Parameters<typeof boardScene>): Buffer => asFile(boardScene(...scene));

const scenes = (voice: Porto, language: Language): Scenes => ({
  picture: async (view: View, names: Names, marked: readonly Event[], name: string): Promise<Picture> => ({
    file: sceneFile(view, names, marked, [], language),
    name,
    alt: voice.alt(view, names),
  }),
  wide: async (view, names, marked, name) => ({
    file: asFile(wideScene(view, names, marked, language)),
    name,
    alt: wideAlt(portoWords(language), view, names),
  }),
  preview: async (view: View, names: Names, foreseen: readonly Event[], name: string) =>
    foreseen.some(({ type }) => type === 'built' || type === 'timerBuilt')
      ? {
          file: sceneFile(view, names, [], foreseen, language),
          name,
          alt: previewAlt(portoWords(language), view, names, foreseen),
        }
      : undefined,
});

const plain = (language: Language): Porto => {
  const voice = portoPresenter(language);
  const moments = momentsIn(language, async scene => asFile(scene));
  return { ...voice, ...scenes(voice, language), ...moments };
};

export const presentersWith = (painted: boolean): Presenters =>
  painted ? presenters : { ...presenters, porto: plain as Presenters[string] };
