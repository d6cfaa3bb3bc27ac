import type { Language } from '../../../stage/language/languages.ts';
import type { paint } from '../../../stage/paint.ts';
import type { Picture } from '../../../stage/presenter.ts';
import type { Scene } from '../../../stage/scene.ts';
import { boardScene } from '../picture/board.ts';
import { isSeen } from '../picture/ghosts.ts';
import { handScene } from '../picture/hand.ts';
import { turnScene } from '../picture/turn.ts';
import type { View } from '../rules/types.ts';
import { greenPortWords } from '../words/all.ts';
import { handAlt, previewAlt, turnAlt } from '../words/own.ts';
import type { GreenPortPresenter } from './voice.ts';

type Own = Required<Pick<GreenPortPresenter, 'preview' | 'turnPicture' | 'handPicture' | 'asking'>>;

/**
 * True for fields that ask for the seat's cubes. Their picture is the seat's own page, which shows other uses of the cubes.
 * A refer is chosen from the board.
 */
const spends = (field: string, { phase }: View): boolean => {
  if (field === 'pay' || field === 'objective') return phase.type !== 'refer';
  return phase.type === 'lose' && field !== 'type';
};

/** Paints a seat's private pictures. @param painted makes a file of a scene */
export const ownPictures = (language: Language, painted: typeof paint): Own => {
  const words = greenPortWords(language);
  const picture = async (scene: Scene, name: string, alt: string): Promise<Picture> => ({
    file: await painted(scene),
    name,
    alt,
  });
  const page = (view: View, name: string): Promise<Picture | undefined> => {
    const seat = view.viewer;
    return seat === 'table'
      ? Promise.resolve(undefined)
      : picture(handScene(view, seat, language), name, handAlt(words, view, seat));
  };
  return {
    preview: async (view, names, foreseen, name) =>
      isSeen(view, foreseen)
        ? picture(
            boardScene(view, names, [], language, foreseen),
            name,
            previewAlt(words, view, names, foreseen),
          )
        : undefined,
    turnPicture: (view, names, name) => {
      const seat = view.viewer;
      if (seat === 'table') throw new Error('the table has no turn of its own');
      return picture(turnScene(view, seat, names, language), name, turnAlt(words, view, names));
    },
    handPicture: (view, _names, name) => page(view, name),
    asking: async (view, _names, field, _picked, name) =>
      spends(field, view) ? page(view, name) : undefined,
  };
};
