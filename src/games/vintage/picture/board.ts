import type { Language } from '../../../presentation/language/languages.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import type { Scene } from '../../../presentation/shapes/scene.ts';
import type { Event } from '../rules/events.ts';
import type { View } from '../rules/types.ts';
import { ghosts } from './ghosts.ts';
import { header } from './header.ts';
import { marks } from './marks.ts';
import { linesOf, seats } from './seats/seats.ts';
import { columns } from './table/columns.ts';
import { openCards } from './table/open-cards.ts';
import { boats } from './valley/boats.ts';
import { estates } from './valley/estates.ts';
import { HEIGHT, placesFor, WIDTH } from './valley/layout.ts';
import { valley } from './valley/valley.ts';
import { BOARD_WORDS, PAGE_WORDS } from './words/index.ts';

/**
 * Draws the board as a viewer sees it, 1,080 × 1,350 pixels. Ids name the items, such as `place/cima-2/vine/red`. Foreseen
 * events are drawn over the present board. Numbers stay as they are, with their changes beside them.
 */
export const boardScene = (
  view: View,
  names: Names,
  marked: readonly Event[],
  language: Language = 'en',
  foreseen: readonly Event[] = [],
): Scene => {
  const places = placesFor(view.players.length);
  const words = BOARD_WORDS[language];
  const page = PAGE_WORDS[language];
  return {
    width: WIDTH,
    height: HEIGHT,
    items: [
      ...valley(view, places),
      ...header(view, marked, places, words),
      ...estates(view, places, foreseen),
      ...boats(view, places, words, marked, foreseen),
      ...columns(view, null, places.table, page, foreseen),
      ...openCards(view, places.table, page),
      ...seats(view, names, { marked, foreseen }, linesOf(places), words),
      ...marks(view, marked, places, page),
      ...ghosts(view, foreseen, places, page),
    ],
  };
};
