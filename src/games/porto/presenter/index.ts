import { inEach, type Language } from '../../../stage/language/languages.ts';
import { paint } from '../../../stage/paint.ts';
import { partsPages } from '../../../stage/parts/pages.ts';
import type { Presenter } from '../../../stage/presenter.ts';
import { boardPicture, boardScene } from '../picture/board.ts';
import { boardParts } from '../picture/board-parts.ts';
import { drawnIn } from '../picture/market/market.ts';
import { turnScene } from '../picture/turn.ts';
import { widePicture } from '../picture/wide.ts';
import type { Action, Event, View } from '../rules/types.ts';
import { portoWords } from '../words/all.ts';
import { wideAlt } from '../words/alt.ts';
import { previewAlt } from '../words/foreseen.ts';
import { toldParts } from '../words/parts.ts';
import { momentsIn } from './moments.ts';
import { portoVoice } from './voice.ts';

type PortoPresenter = Presenter<View, Action, Event>;

const presenterIn = (language: Language): PortoPresenter => {
  const voice = portoVoice(language);
  return {
    ...voice,
    picture: async (view, names, marked, fileName) => ({
      ...(await boardPicture(view, names, marked, fileName, [], language)),
      alt: voice.alt(view, names),
    }),
    wide: async (view, names, marked, fileName) => ({
      ...(await widePicture(view, names, marked, fileName, language)),
      alt: wideAlt(portoWords(language), view, names),
    }),
    preview: async (view, names, foreseen, fileName) => {
      const alt = previewAlt(portoWords(language), view, names, foreseen);
      if (foreseen.some(({ type }) => type === 'built' || type === 'timerBuilt'))
        return { ...(await boardPicture(view, names, [], fileName, foreseen, language)), alt };
      if (view.viewer === 'table' || drawnIn(foreseen).length === 0) return undefined;
      return {
        file: await paint(turnScene(view, view.viewer, names, language, foreseen)),
        name: fileName,
        alt,
      };
    },
    parts: (view, names) =>
      partsPages(boardScene(view, names, [], [], language), boardParts, {
        parts: toldParts(portoWords(language)),
      }),
    ...momentsIn(language),
  };
};

const PRESENTERS = inEach(presenterIn);

/** Returns Porto's presenter in a language: its texts and its pictures. */
export const portoPresenter = (language: Language): PortoPresenter => PRESENTERS[language];
