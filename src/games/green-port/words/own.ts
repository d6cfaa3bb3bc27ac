import { grammar } from '../../../stage/language/grammar.ts';
import { clipped, plain } from '../../../stage/names.ts';
import type { Names } from '../../../stage/presenter.ts';
import type { Event, View } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';
import { alt, LONGEST_ALT, powersText } from './alt.ts';
import { aims, ownPage } from './hand.ts';
import { story } from './story.ts';
import { tileWords } from './tile.ts';

/** Joins the lines that fit. The first line is always there. */
const fitting = ([first = '', ...rest]: readonly string[]): string => {
  let written = clipped(plain(first), LONGEST_ALT, LONGEST_ALT - 1);
  for (const line of rest.map(plain)) {
    if (written.length + 1 + line.length > LONGEST_ALT) break;
    written += `\n${line}`;
  }
  return written;
};

/** Describes a seat's own page, like its picture. */
export const handAlt = (words: GreenPortWords, view: View, seat: number): string =>
  fitting(ownPage(words, view, seat));

/** Describes the effect of the viewer's own tile; empty in a variant without tiles. */
const tileText = ({ language }: GreenPortWords, view: View): readonly string[] => {
  const player = view.viewer === 'table' ? undefined : view.players[view.viewer];
  return player?.tile ? [grammar(language).sentence(tileWords(view, player, language))] : [];
};

/** Describes the viewer's aims in reach and its nearest aims, then the board, then the effects of tile and Headquarters. */
export const turnAlt = (words: GreenPortWords, view: View, names: Names): string =>
  fitting([
    ...aims(words, view),
    ...alt(words, view, names).split('\n'),
    ...tileText(words, view),
    ...powersText(words, view),
  ]);

/** Describes a preview: the foreseen events, then the board as it is. */
export const previewAlt = (
  words: GreenPortWords,
  view: View,
  names: Names,
  foreseen: readonly Event[],
): string =>
  fitting([
    `${words.hand.preview} ${story(words, foreseen, names).join(' ')}`,
    words.hand.boardNow,
    ...alt(words, view, names).split('\n'),
  ]);
