import { isPrivateContract } from '../../games/porto/cards.ts';
import type { Action, Event, View } from '../../games/porto/types.ts';
import type { In, Language } from '../languages.ts';
import type { Presenter } from '../presenter.ts';
import { boardPicture } from './picture/board.ts';
import { handPicture, keepPicture } from './picture/hand.ts';
import { portoVoice } from './voice.ts';
import { portoWords } from './words/all.ts';
import { previewAlt } from './words/foreseen.ts';
import { handAlt, keepAlt } from './words/hand.ts';

type PortoPresenter = Presenter<View, Action, Event>;

const presenterIn = (language: Language): PortoPresenter => {
  const voice = portoVoice(language);
  return {
    ...voice,
    picture: async (view, names, marked, fileName) => ({
      ...(await boardPicture(view, names, marked, fileName, [], language)),
      alt: voice.alt(view, names),
    }),
    preview: async (view, names, foreseen, fileName) =>
      foreseen.some(({ type }) => type === 'built' || type === 'timerBuilt')
        ? {
            ...(await boardPicture(view, names, [], fileName, foreseen, language)),
            alt: previewAlt(portoWords(language), view, names, foreseen),
          }
        : undefined,
    handPicture: async (view, _names, fileName) =>
      view.viewer === 'table'
        ? undefined
        : {
            ...(await handPicture(view, view.viewer, fileName, language)),
            alt: handAlt(portoWords(language), view, view.viewer),
          },
    asking: async (view, _names, field, picked, fileName) => {
      if (field !== 'contracts' || !view.dealt) return undefined;
      const kept = picked?.split(',').filter(isPrivateContract);
      return {
        ...(await keepPicture(view.dealt, kept, fileName, language)),
        alt: keepAlt(portoWords(language), view.dealt, kept),
      };
    },
  };
};

const PRESENTERS: In<PortoPresenter> = {
  en: presenterIn('en'),
  ko: presenterIn('ko'),
  'pt-BR': presenterIn('pt-BR'),
};

/** The voice and the eye of Porto. */
export const portoPresenter = (language: Language): PortoPresenter => PRESENTERS[language];
