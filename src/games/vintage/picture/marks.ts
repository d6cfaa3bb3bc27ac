import type { Seat } from '../../../core/contract/game.ts';
import type { Item } from '../../../presentation/shapes/scene.ts';
import type { Event, Laid } from '../rules/events.ts';
import { CATEGORIES, type Side, type View } from '../rules/types.ts';
import { deckBox } from './header.ts';
import { markRing } from './pieces/ring.ts';
import { columnBox, shelfBox, tokenBox } from './seats/seat-line.ts';
import { displaySlot, pieceBox } from './table.ts';
import { estateOn, lotBox, plotOf, vineBox } from './valley/estates.ts';
import type { Places } from './valley/layout.ts';

const shelves = (seat: Seat, side: Side, laid: readonly Laid[], places: Places): readonly Item[] => {
  const line = places.seats[seat];
  const names: readonly string[] = CATEGORIES[side];
  return line
    ? laid.map(({ category }) => {
        const at = names.indexOf(category);
        return markRing(`seat/${seat + 1}/${side}/shelf/${at + 1}`, shelfBox(line, side, at));
      })
    : [];
};

const markOf = (view: View, event: Event, places: Places): readonly Item[] => {
  switch (event.type) {
    case 'placed': {
      const index = view.table[event.column].findLastIndex(
        piece => piece?.seat === event.seat && piece.overseer === event.overseer,
      );
      const box = index < 0 ? undefined : pieceBox(view, places, event.column, index);
      return box ? [markRing(`table/${event.column}/${index + 1}`, box)] : [];
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
      const line = places.seats[event.seat];
      if (event.to === 'boat' || !line) return [];
      const at = (view.players[event.seat]?.cellar[event.to].length ?? 0) - 1;
      return at < 0
        ? []
        : [markRing(`seat/${event.seat + 1}/${event.to}/${at + 1}`, columnBox(line, event.to, at))];
    }
    case 'sold':
      return event.sales.flatMap(sale => shelves(event.seat, sale.side, [sale], places));
    case 'added':
      return shelves(event.seat, event.side, [{ category: event.category, barrels: 1 }], places);
    case 'took':
      return [markRing(`display/${event.slot}`, displaySlot(view, places, event.slot - 1))];
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
export const marks = (view: View, marked: readonly Event[], places: Places): readonly Item[] => {
  const all = marked.flatMap(event => markOf(view, event, places));
  return [...new Map(all.map(item => [item.id, item])).values()];
};
