import { inEach, type Language } from '../../../stage/language/languages.ts';
import { paint } from '../../../stage/paint.ts';
import { partsPages } from '../../../stage/parts/pages.ts';
import { boardParts } from '../picture/board-parts.ts';
import { boardScene, endingScene } from '../picture/index.ts';
import { greenPortWords } from '../words/all.ts';
import { endingAlt } from '../words/alt.ts';
import { chapterPicture } from './chapters.ts';
import { momentsIn } from './moments.ts';
import { ownPictures } from './own.ts';
import { type GreenPortPresenter, greenPortVoice } from './voice.ts';

/** Makes Green Port's presenter in a language. @param painted makes a file of a scene */
export const presenterWith = (language: Language, painted: typeof paint): GreenPortPresenter => {
  const voice = greenPortVoice(language);
  return {
    ...voice,
    ...ownPictures(language, painted),
    picture: async (view, names, marked, name) => ({
      file: await painted(boardScene(view, names, marked, language)),
      name,
      alt: voice.alt(view, names),
    }),
    parts: (view, names) =>
      partsPages(boardScene(view, names, [], language), boardParts, {
        parts: greenPortWords(language).parts,
      }),
    topicPicture: chapterPicture(language, painted),
    ending: async (ending, view, names, name) =>
      view.result === null && view.stopped === null
        ? undefined
        : {
            file: await painted(endingScene(ending, view, names, language)),
            name,
            alt: endingAlt(greenPortWords(language), ending, view, names),
          },
    ...momentsIn(language, painted),
  };
};

const PRESENTERS = inEach(language => presenterWith(language, paint));

/** Returns Green Port's presenter in a language: its texts and its pictures. */
export const greenPortPresenter = (language: Language): GreenPortPresenter => PRESENTERS[language];
