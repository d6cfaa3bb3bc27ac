import { once } from '../../../presentation/once.ts';
import { type Drawn, type Item, sprite } from '../../../presentation/shapes/scene.ts';
import { circlesOf } from '../rules/circles.ts';
import type { Event } from '../rules/events.ts';
import { CATEGORIES, type Lot, type PlaceId, SIDES, type View } from '../rules/types.ts';
import { chipBox, deckBox } from './header.ts';
import { lotSprite } from './pieces/barrel.ts';
import { pieceItems, tokenItems } from './pieces/marker.ts';
import { QUINTA, quintaItems } from './pieces/quinta.ts';
import { ghostRing } from './pieces/ring.ts';
import { vineItems } from './pieces/vine.ts';
import { columnBox, shelfBox, tokenBox } from './seats/seat-line.ts';
import { scaled } from './style/scaled.ts';
import { displaySlot, pieceBox, smallItems } from './table.ts';
import { estateOn, lotBox, plotOf, vineBox } from './valley/estates.ts';
import type { Places } from './valley/layout.ts';
import type { BoardWords } from './words/index.ts';

const SMALLER = 0.76;
const smallQuinta = once((seat: number): readonly Drawn[] => scaled(quintaItems(seat, false), SMALLER));

/** Types of events that change nothing on the board's picture. */
const UNSEEN: ReadonlySet<Event['type']> = new Set(['passed', 'stopped', 'left', 'harvesting', 'rolled']);

export const isSeen = (foreseen: readonly Event[]): boolean => foreseen.some(({ type }) => !UNSEEN.has(type));

const vinesBefore = (
  view: View,
  foreseen: readonly Event[],
  event: Event & { readonly place: PlaceId },
): number => {
  const planted = estateOn(view, event.place);
  const earlier = foreseen
    .slice(0, foreseen.indexOf(event))
    .filter(
      other =>
        (other.type === 'planted' && other.place === event.place) ||
        (other.type === 'bought' && other.place === event.place && other.vine !== null),
    );
  return (planted?.vines.length ?? 0) + earlier.length;
};

const lotGhost = (id: string, places: Places, place: PlaceId, lot: Lot): readonly Item[] => {
  const box = lotBox(plotOf(places, place), lot);
  return [lotSprite(`${id}/ghost`, box.x, box.y, lot, 'oak'), ghostRing(id, box)];
};

const ghostOf = (
  view: View,
  foreseen: readonly Event[],
  event: Event,
  places: Places,
  words: BoardWords,
): readonly Item[] => {
  switch (event.type) {
    case 'placed': {
      const numbers = circlesOf(view.players.length, event.column);
      const index = numbers.findIndex(
        (number, at) => number === event.circle && view.table[event.column][at] === null,
      );
      const box = pieceBox(view, places, event.column, index);
      if (!box) return [];
      const id = `table/${event.column}/${index + 1}/ghost`;
      return [
        sprite(
          id,
          box,
          event.column === 'card'
            ? smallItems(event.seat, event.overseer)
            : pieceItems(event.seat, event.overseer),
        ),
        ghostRing(id, box),
      ];
    }
    case 'bought': {
      const plot = plotOf(places, event.place);
      const id = `place/${event.place}/ghost`;
      return [
        sprite(
          `${id}/quinta`,
          { x: plot.x, y: plot.y + 4, w: QUINTA.w * SMALLER, h: QUINTA.h * SMALLER },
          smallQuinta(event.seat),
        ),
        ...(event.vine ? [sprite(`${id}/vine`, vineBox(plot, 0), vineItems(event.vine))] : []),
        ghostRing(id, plot),
      ];
    }
    case 'planted': {
      const box = vineBox(plotOf(places, event.place), vinesBefore(view, foreseen, event));
      const id = `place/${event.place}/ghost/${event.vine}`;
      return [sprite(id, box, vineItems(event.vine)), ghostRing(id, box)];
    }
    case 'gathered':
      return event.wine ? lotGhost(`place/${event.place}/lot`, places, event.place, event.wine) : [];
    case 'grew': {
      const id = `place/${event.place}/lot/more`;
      return [ghostRing(id, lotBox(plotOf(places, event.place), event.lot))];
    }
    case 'unloaded': {
      const line = places.seats[event.seat];
      if (event.to === 'boat' || !line) return [];
      const before = foreseen.slice(0, foreseen.indexOf(event));
      const earlier = before.filter(other => other.type === 'unloaded' && other.to === event.to).length;
      const at = (view.players[event.seat]?.cellar[event.to].length ?? 0) + earlier;
      const box = columnBox(line, event.to, at);
      const id = `seat/${event.seat + 1}/${event.to}/${at + 1}/ghost`;
      return [lotSprite(id, box.x, box.y, event.lot, event.to), ghostRing(id, box)];
    }
    case 'added': {
      const line = places.seats[event.seat];
      const names: readonly string[] = CATEGORIES[event.side];
      const category = names.indexOf(event.category);
      return line
        ? [
            ghostRing(
              `seat/${event.seat + 1}/${event.side}/shelf/${category + 1}`,
              shelfBox(line, event.side, category),
            ),
          ]
        : [];
    }
    case 'soldAtOnce': {
      const line = places.seats[event.seat];
      return line
        ? [...new Set(event.columns)].map(column =>
            ghostRing(
              `seat/${event.seat + 1}/${event.side}/${column}`,
              columnBox(line, event.side, column - 1),
            ),
          )
        : [];
    }
    case 'took':
      return [ghostRing(`display/${event.slot}`, displaySlot(view, places, event.slot - 1))];
    case 'drew':
    case 'drewHidden':
      return [ghostRing('deck', deckBox(view, places))];
    case 'looked':
    case 'lookedHidden':
      return [ghostRing(`chip/${event.round}`, chipBox(view, places, event.round, words))];
    case 'tookFirst': {
      const line = places.seats[event.seat];
      if (!line) return [];
      const id = `seat/${event.seat + 1}/first/ghost`;
      const box = tokenBox(line);
      return [sprite(id, box, tokenItems()), ghostRing(id, box)];
    }
    default:
      return [];
  }
};

const ageing = (view: View, foreseen: readonly Event[], places: Places): readonly Item[] => {
  const placed = foreseen.find(event => event.type === 'placed' && event.column === 'age');
  const card = foreseen.find(event => event.type === 'played' && event.card.startsWith('ageing'));
  const by = placed ?? card;
  if (!by || !('seat' in by)) return [];
  const line = places.seats[by.seat];
  const player = view.players[by.seat];
  if (!line || !player) return [];
  return SIDES.flatMap(side =>
    player.cellar[side].map((_, at) =>
      ghostRing(`seat/${by.seat + 1}/${side}/${at + 1}/age`, columnBox(line, side, at)),
    ),
  );
};

/** Draws the foreseen events over the board, except boats and changes of numbers, which other functions draw. */
export const ghosts = (
  view: View,
  foreseen: readonly Event[],
  places: Places,
  words: BoardWords,
): readonly Item[] => [
  ...foreseen.flatMap(event => ghostOf(view, foreseen, event, places, words)),
  ...ageing(view, foreseen, places),
];
