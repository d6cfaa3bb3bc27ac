import type { Language } from '../../../presentation/language/languages.ts';
import { type Scenes, shownWith } from '../../../presentation/make-presenter/presenter-of.ts';
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
  const shown = shownWith(words);
  const ending = shown(endingScene, endingAlt);
  return {
    board: boardScene,
    parts: board => partsPages(board, boardParts, { parts: words.parts }),
    wide: shown(wideScene, wideAlt),
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
    turn: (view, seat, names, foreseen) => ({
      scene: turnScene(view, seat, names, language, foreseen),
      alt: turnAlt(words, view, names),
      split: ownTop(view),
    }),
    hand: (view, seat) => shown(handScene, handAlt)(view, seat),
    ending: (given, view, names) =>
      view.result === null && view.stopped === null ? undefined : ending(given, view, names),
    lobby: lobbyScene,
    share: shareScene,
    topic: (id, spoken) => topicScene(id as TopicId, spoken),
    frame: { shows: ({ type }) => SEEN.has(type), scene: frameScene },
  };
};
