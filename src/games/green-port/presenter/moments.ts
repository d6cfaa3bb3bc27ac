import type { Language } from '../../../stage/language/languages.ts';
import type { paint } from '../../../stage/paint.ts';
import type { Moment, Picture } from '../../../stage/presenter.ts';
import type { Scene } from '../../../stage/scene.ts';
import { frameScene } from '../picture/frame.ts';
import { lobbyScene } from '../picture/lobby.ts';
import { shareScene } from '../picture/share.ts';
import { wideScene } from '../picture/wide.ts';
import type { Event, View } from '../rules/types.ts';
import { greenPortWords } from '../words/all.ts';
import { alt, wideAlt } from '../words/alt.ts';
import { lobbyAlt } from '../words/lobby.ts';
import type { GreenPortPresenter } from './voice.ts';

type Moments = Required<Pick<GreenPortPresenter, 'wide' | 'lobby' | 'share' | 'timelapse'>>;

/**
 * Events that get a frame of a time-lapse. A reveal changes only the pool, and frames of all reveals would make a long game
 * too fast to watch.
 */
const SEEN: ReadonlySet<Event['type']> = new Set([
  'hired',
  'referred',
  'busted',
  'flipped',
  'completed',
  'bought',
]);

/** Picks the moments of a time-lapse: hires, losses, purchases, the start and the end. */
const worthAFrame = (moments: readonly Moment<View, Event>[]): readonly Moment<View, Event>[] =>
  moments.filter(
    ({ marked }, index) =>
      index === 0 || index === moments.length - 1 || marked.some(({ type }) => SEEN.has(type)),
  );

/** Returns the functions that make the pictures for all seats: the wide board, lobby, sharing, time-lapse. */
export const momentsIn = (language: Language, painted: typeof paint): Moments => {
  const words = greenPortWords(language);
  const picture = async (scene: Scene, name: string, said: string): Promise<Picture> => ({
    file: await painted(scene),
    name,
    alt: said,
  });
  return {
    wide: (view, names, marked, fileName) =>
      picture(wideScene(view, names, marked, language), fileName, wideAlt(words, view, names)),
    lobby: (names, seats, options, fileName, invited = [], players = []) =>
      picture(
        lobbyScene(names, seats, options, language, invited, players),
        fileName,
        lobbyAlt(words, names, seats, options, invited),
      ),
    share: (view, names, fileName) =>
      picture(shareScene(view, names, language), fileName, alt(words, view, names)),
    timelapse: (moments, names) =>
      worthAFrame(moments).map(({ view, marked }) => frameScene(view, names, marked, language)),
  };
};
