import type { Language } from '../../../presentation/language/languages.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import type { Scene } from '../../../presentation/shapes/scene.ts';
import type { Event, View } from '../rules/types.ts';
import { streets } from './houses/streets.ts';
import { contracts } from './market/contracts.ts';
import { lowColours, market, supply, titles } from './market/market.ts';
import { timer } from './market/timer.ts';
import { backdrop } from './river/backdrop.ts';
import { header } from './seats/header.ts';
import { seats } from './seats/seats.ts';
import { layout } from './style/layout.ts';
import { PICTURE_WORDS } from './words/index.ts';

/**
 * Draws the board of a view: 1,080 × 1,350, unless other places are given. Each drawn item has an id, such as
 * `house/L4/floor/3`. Foreseen events appear as ghosts; contracts and points stay as they are.
 */
export const boardScene = (
  view: View,
  names: Names,
  marked: readonly Event[],
  foreseen: readonly Event[] = [],
  language: Language = 'en',
  places = layout(view.players.length, 'tall', lowColours(view).length > 0),
): Scene => {
  const words = PICTURE_WORDS[language];
  return {
    width: places.width,
    height: places.height,
    items: [
      ...backdrop(view, places),
      ...header(view, places, words),
      ...streets(view, marked, places, foreseen),
      ...titles(places, words),
      ...market(view, places, foreseen),
      ...contracts(view, places),
      ...supply(view, places),
      ...seats(view, names, places, words),
      ...timer(view, places, words),
    ],
  };
};
