import type { Language } from '../../../presentation/language/languages.ts';
import { PICTURE_WORDS } from '../picture/words/index.ts';
import { box } from '../rules/box.ts';
import { priceOfUnflip } from '../rules/prices.ts';
import type { PlayerView, View } from '../rules/types.ts';

/** Describes the present effect of a seat's tile; empty without a tile. */
export const tileWords = (view: View, player: PlayerView, language: Language): string => {
  const { tileDoes } = PICTURE_WORDS[language];
  if (!player.tile) return '';
  return player.tile.up ? tileDoes.up(box.gains.tile) : tileDoes.down(priceOfUnflip(view, player));
};
