import type { In, Language } from '../../../stage/languages.ts';
import { paint } from '../../../stage/paint.ts';
import type { Presenter } from '../../../stage/presenter.ts';
import { boardScene } from '../picture/index.ts';
import type { Action, Event, View } from '../rules/types.ts';
import { greenPortVoice } from './voice.ts';

type GreenPortPresenter = Presenter<View, Action, Event>;

/** @param painted makes a file of a scene */
export const presenterWith = (language: Language, painted: typeof paint): GreenPortPresenter => {
  const voice = greenPortVoice(language);
  return {
    ...voice,
    picture: async (view, names, marked, name) => ({
      file: await painted(boardScene(view, names, marked, language)),
      name,
      alt: voice.alt(view, names),
    }),
  };
};

const PRESENTERS: In<GreenPortPresenter> = {
  en: presenterWith('en', paint),
  ko: presenterWith('ko', paint),
  'pt-BR': presenterWith('pt-BR', paint),
};

/** The voice and the eye of Green Port. */
export const greenPortPresenter = (language: Language): GreenPortPresenter => PRESENTERS[language];
