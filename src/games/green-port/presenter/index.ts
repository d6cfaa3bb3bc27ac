import type { In, Language } from '../../../stage/languages.ts';
import { paint } from '../../../stage/paint.ts';
import type { Moment } from '../../../stage/presenter.ts';
import { boardScene, endingScene } from '../picture/index.ts';
import type { Event, View } from '../rules/types.ts';
import { greenPortWords } from '../words/all.ts';
import { endingAlt } from '../words/alt.ts';
import { type GreenPortPresenter, greenPortVoice } from './voice.ts';

/** A time-lapse shows what was hired, spent and lost, where it began and how it stands. */
const SHOWN: readonly Event['type'][] = [
  'hired',
  'referred',
  'busted',
  'lost',
  'completed',
  'bought',
  'ended',
];

const worthAFrame = (moments: readonly Moment<View, Event>[]): readonly Moment<View, Event>[] =>
  moments.filter(
    ({ marked }, index) =>
      index === 0 || index === moments.length - 1 || marked.some(({ type }) => SHOWN.includes(type)),
  );

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
    ending: async (ending, view, names, name) =>
      view.result === null && view.stopped === null
        ? undefined
        : {
            file: await painted(endingScene(ending, view, names, language)),
            name,
            alt: endingAlt(greenPortWords(language), ending, view, names),
          },
    timelapse: (moments, names) =>
      worthAFrame(moments).map(({ view, marked }) => boardScene(view, names, marked, language)),
  };
};

const PRESENTERS: In<GreenPortPresenter> = {
  en: presenterWith('en', paint),
  ko: presenterWith('ko', paint),
  'pt-BR': presenterWith('pt-BR', paint),
};

/** The voice and the eye of Green Port. */
export const greenPortPresenter = (language: Language): GreenPortPresenter => PRESENTERS[language];
