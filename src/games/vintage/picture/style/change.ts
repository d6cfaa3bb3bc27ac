import type { Seat } from '../../../../core/contract/game.ts';
import type { Event } from '../../rules/events.ts';
import type { View } from '../../rules/types.ts';

/** Changes of a seat's points, markers, brandy and cards through some events. */
export interface SeatOutlay {
  readonly points: number;
  readonly markers: number;
  readonly brandy: number;
  readonly cards: number;
}

interface Sum {
  points: number;
  markers: number;
  brandy: number;
  cards: number;
}

/** Returns true where a card pays for the moves of the boat. Otherwise each move costs a marker. */
const isPaidByCard = ({ phase }: View): boolean =>
  (phase.type === 'sail' || phase.type === 'unload') && phase.moves !== null;

const add = (sum: Sum, view: View, event: Event, seat: Seat): void => {
  if (!('seat' in event) || event.seat !== seat) return;
  switch (event.type) {
    case 'placed':
      sum.markers -= event.overseer ? 0 : event.circle;
      break;
    case 'sailed':
      sum.markers -= isPaidByCard(view) ? 0 : 1;
      break;
    case 'bought':
      sum.points -= event.price;
      break;
    case 'gathered':
      sum.brandy += event.brandy;
      break;
    case 'stored':
      sum.brandy = event.brandy - (view.players[seat]?.brandy ?? 0);
      break;
    case 'discarded':
    case 'played':
      sum.cards -= 1;
      break;
    case 'took':
    case 'drew':
    case 'drewHidden':
      sum.cards += 1;
      break;
    case 'sold':
    case 'soldAtOnce':
      sum.points += event.points;
      break;
    default:
  }
};

export const changeOf = (view: View, foreseen: readonly Event[], seat: Seat): SeatOutlay => {
  const sum: Sum = { points: 0, markers: 0, brandy: 0, cards: 0 };
  for (const event of foreseen) add(sum, view, event, seat);
  return sum;
};

/** Returns the points that the latest sales have brought a seat. */
export const soldIn = (marked: readonly Event[], seat: Seat): number =>
  marked.reduce(
    (sum, event) =>
      (event.type === 'sold' || event.type === 'soldAtOnce') && event.seat === seat
        ? sum + event.points
        : sum,
    0,
  );
