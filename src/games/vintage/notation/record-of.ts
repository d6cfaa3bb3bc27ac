import { type Seat, type Viewer, visibleEvents } from '../../../core/contract/game.ts';
import { UNKNOWN } from '../../../core/contract/record.ts';
import { recordDocument } from '../../../core/rules/records.ts';
import type { Event, VintageHistory } from '../rules/events.ts';
import type { Card, State } from '../rules/types.ts';
import { FORMAT } from './record.ts';

const dealtDeck = ({ display, deck }: State): readonly Card[] => [
  ...display.filter(card => card !== null),
  ...deck,
];

const drawnIn = (events: readonly Event[]): readonly Card[] =>
  events.flatMap(event => {
    if (event.type === 'drew') return [event.card];
    return event.type === 'roundBegan' ? event.display : [];
  });

/**
 * Returns the order of each reshuffled deck, top first: the cards that the action drew after the reshuffle, then the cards that
 * were left.
 */
const reshufflesIn = ({
  deal,
  played,
}: Pick<VintageHistory, 'deal' | 'played'>): readonly (readonly Card[])[] => {
  let before = deal;
  const orders: (readonly Card[])[] = [];
  for (const { events: stepEvents, state } of played) {
    const events = stepEvents.map(({ event }) => event);
    if (events.some(({ type }) => type === 'reshuffled'))
      orders.push([...drawnIn(events).slice(before.deck.length), ...state.deck]);
    before = state;
  }
  return orders;
};

const rollsIn = ({ played }: Pick<VintageHistory, 'played'>): readonly number[] =>
  played.flatMap(({ events }) =>
    visibleEvents(events, 'table').flatMap(event => (event.type === 'rolled' ? [event.die] : [])),
  );

const deckSizes = ({ deal, played }: VintageHistory, viewer: Viewer): readonly number[] => [
  dealtDeck(deal).length,
  ...played.flatMap(({ events }) =>
    visibleEvents(events, viewer).flatMap(event => (event.type === 'reshuffled' ? [event.cards] : [])),
  ),
];

/**
 * Returns the cards that a viewer knows, by their places in the decks. The places of all decks are counted as in one long deck.
 * A viewer knows open cards, its own cards, and drawn cards that other seats have shown since. If another seat holds two unseen
 * cards and shows one, neither place is known.
 */
const cardsKnown = ({ deal, played }: VintageHistory, viewer: Viewer): ReadonlyMap<number, Card> => {
  const known = new Map<number, Card>();
  /** Places in the decks of the unseen cards that each seat certainly still holds. */
  const unseen: number[][] = deal.players.map(() => []);
  let place = 0;
  const open = (cards: readonly (Card | null)[]) => {
    for (const card of cards) {
      if (card !== null) known.set(place, card);
      place += 1;
    }
  };
  const shown = (seat: Seat, card: Card, state: State) => {
    const player = state.players[seat];
    if (seat === viewer || !player || player.known.includes(card)) return;
    const [only] = unseen[seat]?.splice(0) ?? [];
    if (only !== undefined && player.drawn.length === 1) known.set(only, card);
  };
  open(deal.display);
  let before = deal;
  for (const { events, state } of played) {
    for (const event of visibleEvents(events, viewer)) {
      if (event.type === 'roundBegan') open(event.display);
      else if (event.type === 'played' || event.type === 'discarded') shown(event.seat, event.card, before);
      else if (event.type === 'drew') open([event.card]);
      else if (event.type === 'drewHidden') unseen[event.seat]?.push(place++);
    }
    before = state;
  }
  return known;
};

/**
 * Returns the record of a game. With the viewer `all`, the record is complete. For any other viewer, `?` stands for each card
 * and chip that the viewer may not know.
 */
export const recordOf = (
  history: VintageHistory,
  names: readonly string[],
  viewer: Viewer | 'all',
): object => {
  const { deal, played, resigned } = history;
  const { variant, chips } = deal;
  const written = (setup: object, reshuffles: readonly (readonly string[])[]): object =>
    recordDocument(FORMAT, variant, names, {
      setup,
      random: { rolls: rollsIn(history), reshuffles },
      actions: played,
      resigned,
    });
  if (viewer === 'all') return written({ chips, deck: dealtDeck(deal) }, reshufflesIn(history));
  const known = cardsKnown(history, viewer);
  let place = 0;
  const [deck = [], ...reshuffles] = deckSizes(history, viewer).map(size =>
    Array.from({ length: size }, () => known.get(place++) ?? UNKNOWN),
  );
  const now = played.at(-1)?.state ?? deal;
  const looked = viewer === 'table' ? [] : (now.players[viewer]?.looked ?? []);
  const seen = chips.map((bonus, index) =>
    index < now.round || looked.includes(index + 1) ? bonus : UNKNOWN,
  );
  return written({ chips: seen, deck }, reshuffles);
};
