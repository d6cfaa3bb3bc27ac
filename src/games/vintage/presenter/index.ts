import { inEach, type Language } from '../../../stage/language/languages.ts';
import { paint } from '../../../stage/paint.ts';
import { partsPages } from '../../../stage/parts/pages.ts';
import { boardParts } from '../picture/board-parts.ts';
import { boardScene } from '../picture/index.ts';
import { vintageWords } from '../words/all.ts';
import { partsOf } from '../words/parts.ts';
import { chapterPicture } from './chapters.ts';
import { lessonPicture } from './lesson-pictures.ts';
import { momentsIn } from './moments.ts';
import { ownPictures } from './own.ts';
import { type VintagePresenter, vintageVoice } from './voice.ts';

/** Makes the presenter in a language. @param painted function that paints a scene into a file */
export const presenterWith = (language: Language, painted: typeof paint): VintagePresenter => {
  const voice = vintageVoice(language);
  return {
    ...voice,
    ...ownPictures(language, painted),
    picture: async (view, names, marked, name) => ({
      file: await painted(boardScene(view, names, marked, language)),
      name,
      alt: voice.alt(view, names),
    }),
    parts: (view, names) =>
      partsPages(boardScene(view, names, [], language), boardParts, partsOf(vintageWords(language))),
    topicPicture: chapterPicture(language, painted),
    lessonPicture: lessonPicture(language, painted),
    ...momentsIn(language, painted),
  };
};

const PRESENTERS = inEach(language => presenterWith(language, paint));

/** Returns the presenter of Vintage in a language. */
export const vintagePresenter = (language: Language): VintagePresenter => PRESENTERS[language];
