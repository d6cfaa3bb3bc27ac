import type { Seat, Viewer } from '../../../core/game.ts';
import { UNKNOWN } from '../../../core/record.ts';
import { box } from './box.ts';
import type { Event, VintageHistory } from './events.ts';
import { writeRecord } from './record.ts';
import type { Card, State } from './types.ts';

/** All 36 as they lay when the game began. */
const dealtDeck = ({ display, deck }: State): readonly Card[] => [
  ...display.filter(card => card !== null),
  ...deck,
];

/** Cards that an action drew, in their order. */
const drawnIn = (events: readonly Event[]): readonly Card[] =>
  events.flatMap(event => {
    if (event.type === 'drew') return [event.card];
    return event.type === 'roundBegan' ? event.display : [];
  });

/** Each new deck, top first: what of it an action has drawn already, and what is left. */
export const reshufflesIn = ({
  deal,
  played,
}: Pick<VintageHistory, 'deal' | 'played'>): readonly (readonly Card[])[] => {
  let before = deal;
  const orders: (readonly Card[])[] = [];
  for (const { told, state } of played) {
    const events = told.map(({ event }) => event);
    if (events.some(({ type }) => type === 'reshuffled'))
      orders.push([...drawnIn(events).slice(before.deck.length), ...state.deck]);
    before = state;
  }
  return orders;
};

export const rollsIn = ({ played }: Pick<VintageHistory, 'played'>): readonly number[] =>
  played.flatMap(({ told }) => told.flatMap(({ event }) => (event.type === 'rolled' ? [event.die] : [])));

/**
 * Places in all decks, one after the other, of the cards that a viewer knows: those that lay open, its own, and those that
 * others have drawn and shown since. A deck ends where the next begins, so a draw is always of the next place.
 */
const placesKnown = ({ deal, played }: VintageHistory, viewer: Viewer): ReadonlySet<number> => {
  const known = new Set<number>();
  const hands: { readonly card: Card; readonly place: number }[][] = deal.players.map(() => []);
  let place = 0;
  const open = () => {
    for (let slot = 0; slot < box.cards.display; slot++) known.add(place++);
  };
  const shown = (seat: Seat, card: Card, state: State) => {
    if (state.players[seat]?.known.includes(card)) return;
    const hand = hands[seat] ?? [];
    const [gone] = hand.splice(
      hand.findIndex(each => each.card === card),
      1,
    );
    if (gone) known.add(gone.place);
  };
  open();
  let before = deal;
  for (const { told, state } of played) {
    for (const { event } of told) {
      if (event.type === 'roundBegan') open();
      if (event.type === 'played' || event.type === 'discarded') shown(event.seat, event.card, before);
      if (event.type !== 'drew') continue;
      if (event.seat === viewer) known.add(place);
      hands[event.seat]?.push({ card: event.card, place });
      place += 1;
    }
    before = state;
  }
  return known;
};

/** The record of a game: whole, or with `?` for every card and chip that the viewer may not know. */
export const recordOf = (
  history: VintageHistory,
  names: readonly string[],
  viewer: Viewer | 'all',
): object => {
  const { deal, played, resigned } = history;
  const decks = [dealtDeck(deal), ...reshufflesIn(history)];
  const rolls = rollsIn(history);
  const { variant, chips } = deal;
  if (viewer === 'all') {
    const [deck = [], ...reshuffles] = decks;
    return writeRecord({ variant, chips, deck }, names, { rolls, reshuffles }, played, resigned);
  }
  const known = placesKnown(history, viewer);
  let place = 0;
  const masked = decks.map(cards => cards.map(card => (known.has(place++) ? card : UNKNOWN)));
  const [deck = [], ...reshuffles] = masked;
  const now = played.at(-1)?.state ?? deal;
  const looked = viewer === 'table' ? [] : (now.players[viewer]?.looked ?? []);
  const seen = chips.map((bonus, index) =>
    index < now.round || looked.includes(index + 1) ? bonus : UNKNOWN,
  );
  return writeRecord({ variant, chips: seen, deck }, names, { rolls, reshuffles }, played, resigned);
};
