import type { Seat } from '../../../../core/game.ts';
import { fitted, textWidth } from '../../../../stage/fonts.ts';
import type { Names } from '../../../../stage/presenter.ts';
import { shownName } from '../../../../stage/shown-name.ts';
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

/** Writes in one line the state of a game or its ending. Names are cut to the width. */
export const headline = (
  view: View,
  names: Names,
  words: PictureWords,
  { width, size }: { readonly width: number; readonly size: number },
): string => {
  const { result } = view;
  if (view.variant === 'solo' && result) {
    const score = result.seats[0]?.score ?? 0;
    if (!result.won) return words.nextTime(printed.solo.goal - score);
    return result.level ? words.levels[result.level] : words.won;
  }
  const [winner] = winnersIn(view);
  if (winner === undefined) return roundWords(view, words);
  const name = shownName(names, winner, words.language);
  const beside = textWidth(words.wins(''), size, 'black');
  return words.wins(fitted(name, width - beside, size, 'black'));
};
