import type { Seat } from '../../../core/contract/game.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { type Scenes, shownWith } from '../../../presentation/make-presenter/presenter-of.ts';
import { partsPages } from '../../../presentation/pictures/parts/board-part.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import type { ShownScene } from '../../../presentation/shapes/scene.ts';
import { boardScene } from '../picture/board.ts';
import { boardParts } from '../picture/board-parts.ts';
import { endingScene } from '../picture/ending.ts';
import { frameScene } from '../picture/frame.ts';
import { handScene, keepScene } from '../picture/hand.ts';
import { lobbyScene } from '../picture/lobby.ts';
import { drawnIn } from '../picture/market/market.ts';
import { shareScene } from '../picture/share.ts';
import { topicScene } from '../picture/topics/topic.ts';
import { touch } from '../picture/touch.ts';
import { ownTop, turnScene } from '../picture/turn.ts';
import { wideScene } from '../picture/wide.ts';
import { DRAW_LIMIT } from '../rules/box.ts';
import type { Action, Event, View } from '../rules/types.ts';
import { type PortoWords, portoWords } from '../words/all.ts';
import { wideAlt } from '../words/alt.ts';
import { endingAlt } from '../words/ending-alt.ts';
import type { TopicId } from '../words/facts.ts';
import { keptBy } from '../words/hand.ts';
import { handAlt, keepAlt, previewAlt, turnAlt } from '../words/own-alt.ts';

const keptIn = (event: Event) => (event.type === 'kept' && event.contracts ? [event.contracts] : []);

const isBuilding = ({ type }: Event): boolean => type === 'built' || type === 'timerBuilt';

export const portoScenes = (language: Language): Scenes<View, Action, Event> => {
  const words = portoWords(language);
  const shown = shownWith(words);
  const ending = shown(endingScene, endingAlt);
  const turn = (view: View, seat: Seat, names: Names, foreseen: readonly Event[]): ShownScene => {
    const { dealt, phase } = view;
    if (dealt && phase.type === 'keep')
      return { scene: keepScene(dealt, language, foreseen.flatMap(keptIn)[0]), alt: keepAlt(words, dealt) };
    const scene = turnScene(view, seat, names, language, foreseen);
    return { scene, alt: turnAlt(words, view, names), split: ownTop(scene) };
  };
  return {
    board: (view, names, marked) => boardScene(view, names, marked, [], language),
    parts: board => partsPages(board, boardParts, { parts: describedParts(words) }),
    wide: shown(wideScene, wideAlt),
    preview: (view, names, foreseen) => {
      const alt = previewAlt(words, view, names, foreseen);
      if (!foreseen.some(isBuilding) && drawnIn(foreseen).length === 0) return undefined;
      if (view.viewer === 'table') return { scene: boardScene(view, names, [], foreseen, language), alt };
      return { scene: turnScene(view, view.viewer, names, language, foreseen), alt };
    },
    touch,
    turn,
    hand: (view, seat, _names, sealed) => {
      const kept = keptBy(sealed);
      return { scene: handScene(view, seat, language, kept), alt: handAlt(words, view, seat, kept) };
    },
    ending: (given, view, names) =>
      view.phase.type !== 'over' && !view.stopped ? undefined : ending(given, view, names),
    lobby: lobbyScene,
    share: shareScene,
    topic: (id, spoken) => topicScene(id as TopicId, spoken),
    frame: { shows: isBuilding, scene: frameScene },
  };
};

/** Returns the names and texts of the board's parts, with the draw limit in the text about the market. */
export const describedParts = ({ parts }: Pick<PortoWords, 'parts'>) => ({
  ...parts,
  market: { ...parts.market, about: parts.market.about(DRAW_LIMIT) },
});
