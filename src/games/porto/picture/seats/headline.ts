import type { Seat } from '../../../../core/game.ts';
import { winsWords } from '../../../../presentation/pictures/cards/ending.ts';
import type { Names } from '../../../../presentation/presenter/presenter.ts';
import { box as printed } from '../../rules/box.ts';
import type { Level, View } from '../../rules/types.ts';
import type { PictureWords } from '../words/index.ts';
import { roundWords } from './header.ts';
import { hasWon } from './seats.ts';

/** Number of filled roofs that shows a level of a solo result in pictures. */
export const LEVEL_ROOFS: Readonly<Record<Level, number>> = {
  apprentice: 1,
  builder: 2,
  'master-builder': 3,
};

/** True for a solo game that missed its goal. */
export const isLost = ({ result }: View): boolean => result?.won === false;

export const winnersIn = (view: View): readonly Seat[] =>
  view.players.flatMap((_, seat) => (hasWon(view, seat) ? [seat] : []));

/** Says how a solo game ended. Undefined for a running game and for a game of several seats. */
export const soloWords = ({ variant, result }: View, words: PictureWords): string | undefined => {
  if (variant !== 'solo' || !result) return undefined;
  const score = result.seats[0]?.score ?? 0;
  if (!result.won) return words.nextTime(printed.solo.goal - score);
  return result.level ? words.levels[result.level] : words.won;
};

/** Writes in one line the state of a game or its ending. A name in it is cut to the width. */
export const headline = (
  view: View,
  names: Names,
  words: PictureWords,
  room: { readonly width: number; readonly size: number },
): string => {
  const [winner] = winnersIn(view);
  return (
    soloWords(view, words) ??
    (winner === undefined ? roundWords(view, words) : winsWords(names, winner, words.language, room))
  );
};
