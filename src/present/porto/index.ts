import type { Action, Event, View } from '../../games/porto/types.ts';
import type { Presenter } from '../presenter.ts';
import { boardPicture } from './picture/board.ts';
import { portoVoice } from './voice.ts';

/** The voice and the eye of Porto. */
export const portoPresenter: Presenter<View, Action, Event> = {
  ...portoVoice,
  picture: async (view, names, marked, fileName) => ({
    ...(await boardPicture(view, names, marked, fileName)),
    alt: portoVoice.alt(view, names),
  }),
};
