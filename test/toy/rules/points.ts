import type { History, Seat, Summary, Viewer } from '../../../src/core/game.ts';
import { heard } from '../../../src/core/told.ts';
import { write } from './notation.ts';
import { type Action, type Event, PARTS, type State, type View } from './types.ts';
import { view } from './view.ts';

/** Undefined where a hidden card or the die decides. */
export function worth({ quay }: View, _seat: Seat, action: Action): number | undefined {
  switch (action.type) {
    case 'load':
      return action.card;
    case 'play':
      return action.letter * quay.length;
    case 'take':
      return quay.length === 0 ? undefined : quay.reduce((sum, card) => sum + card, 0);
    case 'bid':
    case 'pass':
      return 0;
    case 'roll':
    case 'reveal':
      return undefined;
  }
}

type Course = History<State, Action, Event>;
type Scored = Extract<Event, { type: 'scored' }>;

const scoredIn = ({ told }: Course['played'][number]): readonly Scored[] =>
  told.flatMap(({ event }) => (event.type === 'scored' ? [event] : []));

const sum = (events: readonly Scored[]): number => events.reduce((points, event) => points + event.points, 0);

export function summarise({ deal, played }: Course): Summary {
  const seats = deal.scores.map((_, seat) => seat);
  const all = played.flatMap(scoredIn);
  const of = (seat: Seat, part?: string) =>
    sum(all.filter(event => event.seat === seat && (part === undefined || event.part === part)));
  const last = played.at(-1)?.state ?? deal;
  const ties = seats.flatMap(one =>
    seats.flatMap(other => {
      const letters = (last.hands[one]?.length ?? 0) - (last.hands[other]?.length ?? 0);
      return of(one) === of(other) && letters > 0 ? [{ seats: [one, other] as const, by: 'letters' }] : [];
    }),
  );
  return {
    parts: PARTS.map(part => ({ part, points: seats.map(seat => of(seat, part)) })),
    scored: seats.map(seat =>
      played.flatMap(move =>
        scoredIn(move)
          .filter(event => event.seat === seat && event.points > 0)
          .map(({ part, points }) => ({ part, card: write(move.action), points, places: [], counted: true })),
      ),
    ),
    ties,
    gains: played.map(move => sum(scoredIn(move).filter(({ seat }) => seat === move.seat))),
    rounds: played.flatMap(({ action, state }) => (action.type === 'pass' ? [state.scores] : [])),
  };
}

/** The deal and every action, with what the viewer heard of each; the whole deal for `all`. */
export const recordOf = ({ deal, played }: Course, names: readonly string[], viewer: Viewer | 'all') => ({
  format: 'toy-record/1',
  names,
  deal: viewer === 'all' ? deal : view(deal, viewer),
  moves: played.map(({ seat, action, told }) => ({
    seat,
    action: write(action),
    told: viewer === 'all' ? told.map(({ event }) => event) : heard(told, viewer),
  })),
});
