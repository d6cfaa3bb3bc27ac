import type { Language } from '../../../presentation/language/languages.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import type { Scene } from '../../../presentation/shapes/scene.ts';
import type { Event, View } from '../rules/types.ts';
import { ghosts } from './ghosts.ts';
import { alarm, tape } from './harbour/alarm.ts';
import { craneSign } from './harbour/crane.ts';
import { deckStrip } from './harbour/deck.ts';
import { harbour } from './harbour/harbour.ts';
import { header } from './papers/header.ts';
import { headquarters, isWorded } from './papers/headquarters.ts';
import { objectives } from './papers/objectives.ts';
import { PATTERNED, pool, stacksOf } from './papers/pool.ts';
import { seats } from './seats/seats.ts';
import { type Places, placesFor } from './style/layout.ts';
import { PICTURE_WORDS } from './words/index.ts';

/**
 * Draws the board of a view: 1,080 × 1,350, unless other places are given. Each drawn item has an id, such as
 * `objective/2/red/cost`. Foreseen events appear as ghosts: numbers stay as they are, with the changes beside them.
 * `patterned`: largest number of pool cards that are drawn with patterns; more patterns would make the file too large.
 */
export const boardScene = (
  view: View,
  names: Names,
  marked: readonly Event[],
  language: Language = 'en',
  foreseen: readonly Event[] = [],
  patterned = PATTERNED,
  places: Places = placesFor(view.players.length, stacksOf(view), isWorded(view)),
): Scene => {
  const words = PICTURE_WORDS[language];
  return {
    width: places.width,
    height: places.height,
    items: [
      ...harbour(view, places),
      ...header(view, places, words),
      ...alarm(view, places),
      ...pool(view, marked, places, words, patterned),
      ...tape(view, places),
      ...craneSign(view, places, words),
      ...deckStrip(view, places),
      ...objectives(view, marked, places, words, foreseen),
      ...headquarters(view, marked, places.houses, words),
      ...ghosts(view, foreseen, places),
      ...seats(view, names, marked, places, words, foreseen),
    ],
  };
};
