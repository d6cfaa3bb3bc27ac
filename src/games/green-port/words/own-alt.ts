import { grammar } from '../../../presentation/language/grammar.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { linesAsAlt } from '../../../presentation/text/alt.ts';
import { PICTURE_WORDS } from '../picture/words/index.ts';
import { box } from '../rules/box.ts';
import { priceOfUnflip } from '../rules/prices.ts';
import type { Event, PlayerView, View } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';
import { boardLines, choiceLines, otherLines, powersText } from './alt.ts';
import { ownPage } from './hand.ts';
import { story } from './story.ts';

/** Describes the present effect of a seat's tile; empty without a tile. */
export const tileWords = (view: View, player: PlayerView, language: Language): string => {
  const { tileDoes } = PICTURE_WORDS[language];
  if (!player.tile) return '';
  return player.tile.up ? tileDoes.up(box.gains.tile) : tileDoes.down(priceOfUnflip(view, player));
};

export const handAlt = (words: GreenPortWords, view: View, seat: number): string =>
  linesAsAlt(ownPage(words, view, seat));

const tileText = ({ language }: GreenPortWords, view: View): readonly string[] => {
  const player = view.viewer === 'table' ? undefined : view.players[view.viewer];
  return player?.tile ? [grammar(language).sentence(tileWords(view, player, language))] : [];
};

/**
 * Describes first all that the viewer's decision needs, then the effects of tile and Headquarters and the rest, as far as they
 * fit.
 */
export const turnAlt = (words: GreenPortWords, view: View, names: Names): string => {
  const { viewer } = view;
  if (viewer === 'table') return linesAsAlt(boardLines(words, view, names));
  return linesAsAlt([
    ...choiceLines(words, view, names, viewer),
    ...tileText(words, view),
    ...otherLines(words, view, names, viewer),
    ...powersText(words, view),
  ]);
};

/** Describes a preview of an action: the foreseen events, then the board as it is before the action. */
export const previewAlt = (
  words: GreenPortWords,
  view: View,
  names: Names,
  foreseen: readonly Event[],
): string =>
  linesAsAlt([
    `${words.hand.preview} ${story(words, foreseen, names).join(' ')}`,
    words.hand.boardNow,
    ...boardLines(words, view, names),
  ]);
