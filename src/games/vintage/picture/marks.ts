import type { Seat } from '../../../core/contract/game.ts';
import type { Item } from '../../../presentation/shapes/scene.ts';
import type { Event, Laid } from '../rules/events.ts';
import { CATEGORIES, type Side, type View } from '../rules/types.ts';
import { deckBox } from './header.ts';
import { markRing } from './pieces/ring.ts';
import { tokenBox } from './seats/seat-line.ts';
import { wineBox } from './seats/wine.ts';
import { circleBox, columnBox } from './table/columns.ts';
import { openBox } from './table/open-cards.ts';
import { estateOn, lotBox, plotOf, vineBox } from './valley/estates.ts';
import type { Places } from './valley/layout.ts';
import type { PageWords } from './words/index.ts';

/** Draws rings around categories of a seat's warehouse that have barrels. */
const shelves = (
  { players }: View,
  seat: Seat,
  side: Side,
  laid: readonly Laid[],
  places: Places,
  words: PageWords,
): readonly Item[] => {
  const [line, player] = [places.seats[seat], players[seat]];
  const names: readonly string[] = CATEGORIES[side];
  return laid.flatMap(({ category }) => {
    const at = names.indexOf(category);
    if (!line || !player?.warehouse[side][at]) return [];
    const name = `shelf/${at + 1}`;
    return [markRing(`seat/${seat + 1}/${side}/${name}`, wineBox(player, side, line, words, name))];
  });
};

const markOf = (view: View, event: Event, places: Places, words: PageWords): readonly Item[] => {
  switch (event.type) {
    case 'placed': {
      const index = view.table[event.column].findLastIndex(
        piece => piece?.seat === event.seat && piece.overseer === event.overseer,
      );
      if (index < 0) return [];
      // The pieces on the circles for cards are not drawn, so the whole column is marked.
      const box =
        event.column === 'card'
          ? columnBox(places.table, 'card')
          : circleBox(places.table, event.column, index);
      return [markRing(`column/${event.column}`, box)];
    }
    case 'bought':
      return [markRing(`place/${event.place}`, plotOf(places, event.place))];
    case 'planted': {
      const at = estateOn(view, event.place)?.vines.indexOf(event.vine) ?? -1;
      return at < 0
        ? []
        : [markRing(`place/${event.place}/vine/${event.vine}`, vineBox(plotOf(places, event.place), at))];
    }
    case 'gathered':
    case 'grew': {
      const lot = estateOn(view, event.place)?.lot;
      return lot ? [markRing(`place/${event.place}/lot`, lotBox(plotOf(places, event.place), lot))] : [];
    }
    case 'unloaded': {
      const [line, player] = [places.seats[event.seat], view.players[event.seat]];
      if (event.to === 'boat' || !line || !player) return [];
      const name = `${player.cellar[event.to].length}`;
      return [
        markRing(`seat/${event.seat + 1}/${event.to}/${name}`, wineBox(player, event.to, line, words, name)),
      ];
    }
    case 'sold':
      return event.sales.flatMap(sale => shelves(view, event.seat, sale.side, [sale], places, words));
    case 'added':
      return shelves(view, event.seat, event.side, [{ category: event.category, barrels: 1 }], places, words);
    case 'took':
      return [markRing(`open/${event.slot}`, openBox(places.table, event.slot - 1))];
    case 'drewHidden':
    case 'drew':
      return [markRing('deck', deckBox(view, places))];
    case 'tookFirst': {
      const line = places.seats[event.seat];
      return line ? [markRing(`seat/${event.seat + 1}/first`, tokenBox(line))] : [];
    }
    default:
      return [];
  }
};

/**
 * Draws rings around the places of the latest events, one ring for several events at one place. Another function draws the
 * rings around boats.
 */
export const marks = (
  view: View,
  marked: readonly Event[],
  places: Places,
  words: PageWords,
): readonly Item[] => {
  const all = marked.flatMap(event => markOf(view, event, places, words));
  return [...new Map(all.map(item => [item.id, item])).values()];
};
