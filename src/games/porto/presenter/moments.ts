import type { Language } from '../../../stage/language/languages.ts';
import { paint } from '../../../stage/paint.ts';
import type { Picture, Presenter } from '../../../stage/presenter.ts';
import type { Scene } from '../../../stage/scene.ts';
import { endingScene } from '../picture/ending.ts';
import { frameScene } from '../picture/frame.ts';
import { handScene, keepScene } from '../picture/hand.ts';
import { lobbyScene } from '../picture/lobby.ts';
import { shareScene } from '../picture/share.ts';
import { topicScene } from '../picture/topics/topic.ts';
import { turnScene } from '../picture/turn.ts';
import { isPrivateContract } from '../rules/cards.ts';
import type { Action, Event, View } from '../rules/types.ts';
import { portoWords } from '../words/all.ts';
import { alt } from '../words/alt.ts';
import { TOPIC_IDS } from '../words/facts.ts';
import { handAlt, keepAlt, keptBy } from '../words/hand.ts';
import { endingAlt, lobbyAlt, topicAlt } from '../words/moments.ts';
import { turnAlt } from '../words/turn-alt.ts';

type Moments = Required<
  Pick<
    Presenter<View, Action, Event>,
    'handPicture' | 'turnPicture' | 'asking' | 'ending' | 'lobby' | 'share' | 'timelapse' | 'topicPicture'
  >
>;

/** Picks the moments of a time-lapse: builds, the start and the end. */
const worthAFrame = (moments: Parameters<Moments['timelapse']>[0]): Parameters<Moments['timelapse']>[0] =>
  moments.filter(
    ({ marked }, index) =>
      index === 0 ||
      index === moments.length - 1 ||
      marked.some(({ type }) => type === 'built' || type === 'timerBuilt'),
  );

/**
 * Returns the functions that make Porto's pictures besides the board: hand, turn, questions, ending, lobby, sharing,
 * time-lapse, chapters.
 */
export const momentsIn = (language: Language, painted: typeof paint = paint): Moments => {
  const words = portoWords(language);
  const picture = async (scene: Scene, name: string, said: string): Promise<Picture> => ({
    file: await painted(scene),
    name,
    alt: said,
  });
  return {
    handPicture: async (view, _names, fileName, sealed) => {
      if (view.viewer === 'table') return undefined;
      const kept = keptBy(sealed);
      return picture(
        handScene(view, view.viewer, language, kept),
        fileName,
        handAlt(words, view, view.viewer, kept),
      );
    },
    turnPicture: async (view, names, fileName) => {
      const seat = view.viewer;
      if (seat === 'table') throw new Error('the table has no turn of its own');
      return picture(turnScene(view, seat, names, language), fileName, turnAlt(words, view, names));
    },
    asking: async (view, _names, field, picked, fileName) => {
      if (field !== 'contracts' || !view.dealt) return undefined;
      const kept = picked?.split(',').filter(isPrivateContract);
      return picture(keepScene(view.dealt, kept, language), fileName, keepAlt(words, view.dealt, kept));
    },
    ending: async (ending, view, names, fileName) =>
      picture(endingScene(ending, view, names, language), fileName, endingAlt(words, ending, view, names)),
    lobby: (names, seats, options, fileName, invited, players) =>
      picture(
        lobbyScene(names, seats, options, language, invited, players),
        fileName,
        lobbyAlt(words, names, seats, options, invited),
      ),
    share: (view, names, fileName) =>
      picture(shareScene(view, names, language), fileName, alt(words, view, names)),
    timelapse: (moments, names) =>
      worthAFrame(moments).map(({ view, marked }) => frameScene(view, names, marked, language)),
    topicPicture: async (id, fileName) => {
      const topic = TOPIC_IDS.find(known => known === id);
      return topic && picture(topicScene(topic, language), fileName, topicAlt(words, topic));
    },
  };
};
