import type { Seat } from '../../../core/contract/game.ts';
import { type Box, type Item, sprite } from '../../../presentation/shapes/scene.ts';
import type { Event } from '../rules/events.ts';
import { CATEGORIES, type Lot, type PlaceId, SIDES, type Side, type View } from '../rules/types.ts';
import { chipBox, deckBox } from './header.ts';
import { lotSprite, lotWidth } from './pieces/barrel.ts';
import { tokenItems } from './pieces/marker.ts';
import { QUINTA, quintaItems } from './pieces/quinta.ts';
import { ghostRing } from './pieces/ring.ts';
import { vineItems } from './pieces/vine.ts';
import { tokenBox } from './seats/seat-line.ts';
import { wineBox } from './seats/wine.ts';
import { openBox } from './table/open-cards.ts';
import { estateOn, lotBox, plotOf, vineBox } from './valley/estates.ts';
import type { Places } from './valley/layout.ts';
import { BOARD_WORDS, type PageWords } from './words/index.ts';

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

/** Returns the id and the box of one lot or category of a seat's wine. Empty where the picture has no line for the seat. */
const wineOf = (
  { players }: View,
  seat: Seat,
  side: Side,
  name: string,
  places: Places,
  words: PageWords,
): readonly { readonly id: string; readonly box: Box }[] => {
  const [line, player] = [places.seats[seat], players[seat]];
  return line && player
    ? [{ id: `seat/${seat + 1}/${side}/${name}`, box: wineBox(player, side, line, words, name) }]
    : [];
};

const ghostOf = (
  view: View,
  foreseen: readonly Event[],
  event: Event,
  places: Places,
  words: PageWords,
): readonly Item[] => {
  switch (event.type) {
    case 'bought': {
      const plot = plotOf(places, event.place);
      const id = `place/${event.place}/ghost`;
      return [
        sprite(`${id}/quinta`, { x: plot.x + 2, y: plot.y, ...QUINTA }, quintaItems(event.seat, false)),
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
      const { lot, to } = event;
      if (to === 'boat') return [];
      const before = foreseen.slice(0, foreseen.indexOf(event));
      const earlier = before.filter(other => other.type === 'unloaded' && other.to === to).length;
      const at = (view.players[event.seat]?.cellar[to].length ?? 0) + earlier + 1;
      const landed = wineOf(view, event.seat, to, `${at}`, places, words);
      return landed.flatMap(({ id, box: { x, y, h } }) => {
        const box = { x: x + earlier * (lotWidth(lot) + 4), y, w: lotWidth(lot), h };
        return [lotSprite(`${id}/ghost`, box.x, y, lot, to), ghostRing(id, box)];
      });
    }
    case 'added': {
      const names: readonly string[] = CATEGORIES[event.side];
      const name = `shelf/${names.indexOf(event.category) + 1}`;
      return wineOf(view, event.seat, event.side, name, places, words).map(({ id, box }) =>
        ghostRing(id, box),
      );
    }
    case 'soldAtOnce':
      return [...new Set(event.columns)].flatMap(column =>
        wineOf(view, event.seat, event.side, `${column}`, places, words).map(({ id, box }) =>
          ghostRing(id, box),
        ),
      );
    case 'took':
      return [ghostRing(`open/${event.slot}`, openBox(places.table, event.slot - 1))];
    case 'drew':
    case 'drewHidden':
      return [ghostRing('deck', deckBox(view, places))];
    case 'looked':
    case 'lookedHidden':
      return [
        ghostRing(`chip/${event.round}`, chipBox(view, places, event.round, BOARD_WORDS[words.language])),
      ];
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

const ageing = (
  view: View,
  foreseen: readonly Event[],
  places: Places,
  words: PageWords,
): readonly Item[] => {
  const placed = foreseen.find(event => event.type === 'placed' && event.column === 'age');
  const card = foreseen.find(event => event.type === 'played' && event.card.startsWith('ageing'));
  const by = placed ?? card;
  if (!by || !('seat' in by)) return [];
  return SIDES.flatMap(side =>
    (view.players[by.seat]?.cellar[side] ?? []).flatMap((_, at) =>
      wineOf(view, by.seat, side, `${at + 1}`, places, words).map(({ id, box }) =>
        ghostRing(`${id}/age`, box),
      ),
    ),
  );
};

/** Draws the foreseen events over the board, except boats, pieces on the action table and changes of numbers, which other functions draw. */
export const ghosts = (
  view: View,
  foreseen: readonly Event[],
  places: Places,
  words: PageWords,
): readonly Item[] => [
  ...foreseen.flatMap(event => ghostOf(view, foreseen, event, places, words)),
  ...ageing(view, foreseen, places, words),
];
