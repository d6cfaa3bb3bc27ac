import type { Action, Event, View } from '../../games/porto/types.ts';
import type { Language } from '../languages.ts';
import type { Presenter } from '../presenter.ts';
import { boardPicture } from './picture/board.ts';
import { portoVoice } from './voice.ts';
import { previewAlt } from './words/foreseen.ts';

const english: Presenter<View, Action, Event> = {
  ...portoVoice,
  picture: async (view, names, marked, fileName) => ({
    ...(await boardPicture(view, names, marked, fileName)),
    alt: portoVoice.alt(view, names),
  }),
  preview: async (view, names, foreseen, fileName) =>
    foreseen.some(({ type }) => type === 'built' || type === 'timerBuilt')
      ? {
          ...(await boardPicture(view, names, [], fileName, foreseen)),
          alt: previewAlt(view, names, foreseen),
        }
      : undefined,
};

/** The voice and the eye of Porto. */
export const portoPresenter = (_language: Language): Presenter<View, Action, Event> => english;
