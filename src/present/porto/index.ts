import type { Action, Event, View } from '../../games/porto/types.ts';
import type { Language } from '../languages.ts';
import type { Presenter } from '../presenter.ts';
import { boardPicture } from './picture/board.ts';
import { portoVoice } from './voice.ts';
import { previewAlt } from './words/foreseen.ts';

/** The voice and the eye of Porto. */
export const portoPresenter = (language: Language): Presenter<View, Action, Event> => ({
  ...portoVoice,
  picture: async (view, names, marked, fileName) => ({
    ...(await boardPicture(view, names, marked, fileName, [], language)),
    alt: portoVoice.alt(view, names),
  }),
  preview: async (view, names, foreseen, fileName) =>
    foreseen.some(({ type }) => type === 'built' || type === 'timerBuilt')
      ? {
          ...(await boardPicture(view, names, [], fileName, foreseen, language)),
          alt: previewAlt(view, names, foreseen),
        }
      : undefined,
});
