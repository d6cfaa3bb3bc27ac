import type { Dice } from '../../../src/core/dice.ts';
import type { Aside, History, Outcome, Seat, Summary, Viewer } from '../../../src/core/game.ts';
import { standingOf } from '../../../src/core/standing.ts';
import { heard } from '../../../src/core/told.ts';
import { write } from './notation.ts';
import { type Action, CARDS, type Event, LETTERS, PARTS, type State, type View } from './types.ts';

/** Ranks the seats by points, and then by the number of letters in hand. Undefined: the game still runs. */
export function outcome({ phase, scores, hands }: State): Outcome | undefined {
  if (phase.type !== 'over') return undefined;
  const better = (one: number, other: number): boolean => {
    const points = (scores[one] ?? 0) - (scores[other] ?? 0);
    return points > 0 || (points === 0 && (hands[one]?.length ?? 0) > (hands[other]?.length ?? 0));
  };
  const seats = scores.map((_, seat) => seat);
  return { totals: scores, ranks: seats.map(seat => 1 + seats.filter(other => better(other, seat)).length) };
}

export function view(state: State, viewer: Viewer, aside?: Aside): View {
  const ranks = outcome(state)?.ranks;
  return {
    viewer,
    phase: state.phase,
    round: state.round,
    tide: state.tide,
    box: state.box,
    tiles: state.tiles,
    bids: state.bids,
    lastBids: state.lastBids,
    scores: state.scores,
    quay: state.quay,
    out: state.out,
    spent: state.spent,
    shuffles: state.shuffles,
    knows: state.knows,
    hand: viewer === 'table' ? null : (state.hands[viewer] ?? null),
    held: state.hands.map(hand => hand.length),
    lettersLeft: state.letters.length,
    deckLeft: state.deck.length,
    top: viewer !== 'table' && state.knows === viewer ? (state.deck[0] ?? null) : null,
    ranks: ranks ? standingOf(ranks, new Set(aside?.resigned)) : null,
    resigned: aside?.resigned ?? [],
    stopped: aside?.stopped ?? null,
  };
}

const less = (all: readonly number[], elsewhere: readonly number[]): readonly number[] =>
  elsewhere.reduce<readonly number[]>((left, item) => left.toSpliced(left.indexOf(item), 1), all);

export function imagine(view: View, viewer: Viewer, dice: Dice): State {
  const own = view.hand ?? [];
  const letters = dice.shuffle(less(LETTERS, [...view.spent, ...own]), 'imagined letters');
  const top = view.top === null ? [] : [view.top];
  const deck = dice.shuffle(less(CARDS, [...view.quay, ...view.out, ...top]), 'imagined deck');
  return {
    phase: view.phase,
    round: view.round,
    tide: view.tide,
    box: view.box,
    tiles: view.tiles,
    bids: view.bids,
    lastBids: view.lastBids,
    scores: view.scores,
    quay: view.quay,
    out: view.out,
    spent: view.spent,
    shuffles: view.shuffles,
    knows: view.knows,
    hands: view.held.map((count, seat) => (seat === viewer ? own : letters.splice(0, count).sort())),
    letters,
    deck: [...top, ...deck],
  };
}

export function redeal(state: State, viewer: Viewer, dice: Dice): State {
  const isOwn = (seat: number) => seat === viewer;
  const unseen = state.hands.flatMap((hand, seat) => (isOwn(seat) ? [] : hand));
  const letters = dice.shuffle([...unseen, ...state.letters], 'letters');
  const known = state.knows !== null && isOwn(state.knows) ? 1 : 0;
  return {
    ...state,
    hands: state.hands.map((hand, seat) => (isOwn(seat) ? hand : letters.splice(0, hand.length).sort())),
    letters,
    deck: [...state.deck.slice(0, known), ...dice.shuffle(state.deck.slice(known), 'deck')],
  };
}

/** Returns the immediate points of an action. Undefined: a hidden card or the die decides. */
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

/**
 * Returns the record of a game: the deal, and every action with the events that the viewer heard. The viewer `all` sees the
 * whole deal.
 */
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
