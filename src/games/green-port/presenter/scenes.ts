import type { Language } from '../../../presentation/language/languages.ts';
import type { Scenes } from '../../../presentation/make-presenter/presenter-of.ts';
import { partsPages } from '../../../presentation/pictures/parts/board-part.ts';
import { boardScene } from '../picture/board.ts';
import { boardParts } from '../picture/board-parts.ts';
import { endingScene } from '../picture/ending.ts';
import { frameScene } from '../picture/frame.ts';
import { isSeen } from '../picture/ghosts.ts';
import { handScene } from '../picture/hand.ts';
import { lobbyScene } from '../picture/lobby.ts';
import { shareScene } from '../picture/share.ts';
import { topicScene } from '../picture/topics/topic.ts';
import { synonyms, touch } from '../picture/touch.ts';
import { ownTop, turnScene } from '../picture/turn.ts';
import { wideScene } from '../picture/wide.ts';
import type { Action, Event, View } from '../rules/types.ts';
import { greenPortWords } from '../words/all.ts';
import { wideAlt } from '../words/alt.ts';
import { endingAlt } from '../words/ending-alt.ts';
import type { TopicId } from '../words/facts.ts';
import { handAlt, previewAlt, turnAlt } from '../words/own-alt.ts';

/**
 * Types of events that get a frame of a time-lapse. A reveal changes only the pool, and frames of all reveals would make a long
 * game too fast to watch.
 */
const SEEN: ReadonlySet<Event['type']> = new Set([
  'hired',
  'referred',
  'busted',
  'flipped',
  'completed',
  'bought',
]);

export const greenPortScenes = (language: Language): Scenes<View, Action, Event> => {
  const words = greenPortWords(language);
  return {
    board: (view, names, marked) => boardScene(view, names, marked, language),
    parts: board => partsPages(board, boardParts, { parts: words.parts }),
    wide: (view, names, marked) => ({
      scene: wideScene(view, names, marked, language),
      alt: wideAlt(words, view, names),
    }),
    preview: (view, names, foreseen) =>
      isSeen(view, foreseen)
        ? {
            scene:
              view.viewer === 'table'
                ? boardScene(view, names, [], language, foreseen)
                : turnScene(view, view.viewer, names, language, foreseen),
            alt: previewAlt(words, view, names, foreseen),
          }
        : undefined,
    touch,
    synonyms,
    turn: (view, seat, names) => ({
      scene: turnScene(view, seat, names, language),
      alt: turnAlt(words, view, names),
    }),
    touched: (view, seat, names, foreseen) => ({
      scene: turnScene(view, seat, names, language, foreseen),
      alt: turnAlt(words, view, names),
      split: ownTop(view),
    }),
    hand: (view, seat) => ({ scene: handScene(view, seat, language), alt: handAlt(words, view, seat) }),
    ending: (ending, view, names) =>
      view.result === null && view.stopped === null
        ? undefined
        : {
            scene: endingScene(ending, view, names, language),
            alt: endingAlt(words, ending, view, names),
          },
    lobby: (names, seats, options, invited, players) =>
      lobbyScene(names, seats, options, language, invited, players),
    share: (view, names) => shareScene(view, names, language),
    topic: id => topicScene(id as TopicId, language),
    frame: {
      shows: ({ type }) => SEEN.has(type),
      scene: (view, names, marked) => frameScene(view, names, marked, language),
    },
  };
};
