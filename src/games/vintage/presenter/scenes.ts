import { shownName } from '../../../presentation/drawing/fonts.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { type Scenes, shownWith } from '../../../presentation/make-presenter/presenter-of.ts';
import { partsPages } from '../../../presentation/pictures/parts/board-part.ts';
import { boardScene } from '../picture/board.ts';
import { boardParts } from '../picture/board-parts.ts';
import { ageingIn } from '../picture/changed.ts';
import { endingScene } from '../picture/ending.ts';
import { frameScene } from '../picture/frame.ts';
import { isSeen } from '../picture/ghosts.ts';
import { handScene } from '../picture/hand.ts';
import { lobbyScene } from '../picture/lobby.ts';
import { shareScene } from '../picture/share.ts';
import { topicScene } from '../picture/topics/topic.ts';
import { synonyms, touch } from '../picture/touch.ts';
import { tableTop, turnScene } from '../picture/turn.ts';
import { wideScene } from '../picture/wide.ts';
import type { Event } from '../rules/events.ts';
import type { Action, View } from '../rules/types.ts';
import { vintageWords } from '../words/all.ts';
import { alt } from '../words/alt.ts';
import { endingAlt } from '../words/ending-alt.ts';
import type { TopicId } from '../words/facts.ts';
import { handAlt, previewAlt, seatAlt, turnAlt } from '../words/own-alt.ts';
import { lessonScene } from './lesson-pictures.ts';

/**
 * Types of events that get a frame of a time-lapse. With a frame for every step of a voyage, a long game would run too fast to
 * watch.
 */
const SEEN: ReadonlySet<Event['type']> = new Set([
  'bought',
  'planted',
  'stored',
  'unloaded',
  'sold',
  'soldAtOnce',
  'roundBegan',
]);

export const vintageScenes = (language: Language): Scenes<View, Action, Event> => {
  const words = vintageWords(language);
  const shown = shownWith(words);
  const ending = shown(endingScene, endingAlt);
  return {
    board: boardScene,
    parts: board =>
      partsPages(board, boardParts, {
        pages: [words.parts.pages.board, words.parts.pages.line],
        parts: words.parts.parts,
      }),
    wide: shown(wideScene, alt),
    preview: (view, names, foreseen) => {
      if (!isSeen(foreseen)) return undefined;
      const help = view.viewer === view.turn ? ageingIn(foreseen) : undefined;
      const scene =
        help === undefined
          ? boardScene(view, names, [], language, foreseen)
          : turnScene(view, view.turn, names, language, { foreseen, help });
      return { scene, alt: previewAlt(words, view, names, foreseen, help) };
    },
    touch,
    synonyms,
    turn: (view, seat, names) => ({
      scene: turnScene(view, seat, names, language),
      alt: turnAlt(words, view, names),
    }),
    touched: (view, seat, names, foreseen) => {
      const help = ageingIn(foreseen) ?? null;
      const scene = turnScene(view, seat, names, language, { foreseen, help, valley: true });
      return { scene, alt: turnAlt(words, view, names), split: tableTop(scene) };
    },
    hand: (view, seat) => shown(handScene, handAlt)(view, seat),
    seat: (view, seat, names) => ({
      scene: handScene(view, seat, language, shownName(names, seat, language)),
      alt: seatAlt(words, view, seat, names),
    }),
    ending: (given, view, names) =>
      view.result === null && view.stopped === null ? undefined : ending(given, view, names),
    lobby: lobbyScene,
    share: shareScene,
    topic: (id, spoken) => topicScene(id as TopicId, spoken),
    lesson: step => lessonScene(language, step),
    frame: { shows: ({ type }) => SEEN.has(type), scene: frameScene },
  };
};
