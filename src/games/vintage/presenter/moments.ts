import type { Language } from '../../../stage/language/languages.ts';
import type { paint } from '../../../stage/paint.ts';
import type { Moment, Picture } from '../../../stage/presenter.ts';
import type { Scene } from '../../../stage/scene.ts';
import { endingScene } from '../picture/ending.ts';
import { frameScene } from '../picture/frame.ts';
import { lobbyScene } from '../picture/lobby.ts';
import { shareScene } from '../picture/share.ts';
import { wideScene } from '../picture/wide.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/types.ts';
import { vintageWords } from '../words/all.ts';
import { alt } from '../words/alt.ts';
import { endingAlt } from '../words/ending.ts';
import { lobbyAlt } from '../words/lobby.ts';
import type { VintagePresenter } from './voice.ts';

type Moments = Required<Pick<VintagePresenter, 'wide' | 'lobby' | 'ending' | 'share' | 'timelapse'>>;

/**
 * Types of events that get a frame of their own. With a frame for every step of a voyage, a long game would run too fast to
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

/**
 * Picks the moments of a time-lapse: the deal, each round's beginning, purchases, plantings, harvests, landings, sales, and
 * the end.
 */
const worthAFrame = (moments: readonly Moment<View, Event>[]): readonly Moment<View, Event>[] =>
  moments.filter(
    ({ marked }, index) =>
      index === 0 || index === moments.length - 1 || marked.some(({ type }) => SEEN.has(type)),
  );

/** Returns the functions that paint the pictures for everybody, besides the board. */
export const momentsIn = (language: Language, painted: typeof paint): Moments => {
  const words = vintageWords(language);
  const picture = async (scene: Scene, name: string, said: string): Promise<Picture> => ({
    file: await painted(scene),
    name,
    alt: said,
  });
  return {
    wide: (view, names, marked, fileName) =>
      picture(wideScene(view, names, marked, language), fileName, alt(words, view, names)),
    lobby: (names, seats, options, fileName, invited = [], players = []) =>
      picture(
        lobbyScene(names, seats, options, language, invited, players),
        fileName,
        lobbyAlt(words, names, seats, options, invited),
      ),
    ending: async (ending, view, names, fileName) =>
      view.result === null && view.stopped === null
        ? undefined
        : picture(
            endingScene(ending, view, names, language),
            fileName,
            endingAlt(words, ending, view, names),
          ),
    share: (view, names, fileName) =>
      picture(shareScene(view, names, language), fileName, alt(words, view, names)),
    timelapse: (moments, names) =>
      worthAFrame(moments).map(({ view, marked }) => frameScene(view, names, marked, language)),
  };
};
