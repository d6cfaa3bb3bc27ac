import type { Dice } from '../../../src/core/contract/dice.ts';
import {
  type Aside,
  type History,
  type Outcome,
  type Seat,
  type Summary,
  seenAside,
  type Viewer,
  visibleEvents,
} from '../../../src/core/contract/game.ts';
import { byPoints, finalRanks, ranksOf } from '../../../src/core/rules/final-ranks.ts';
import { write } from './notation.ts';
import { type Action, CARDS, type Event, LETTERS, type Open, PARTS, type State, type View } from './types.ts';

/** Ranks the seats by points, and then by the number of letters in hand. Undefined: the game still runs. */
export function outcome({ phase, scores, hands }: State): Outcome | undefined {
  if (phase.type !== 'over') return undefined;
  const worth = scores.map((points, seat) => points + (hands[seat]?.length ?? 0) / 100);
  return { totals: scores, ranks: ranksOf(worth, byPoints) };
}

/** Copies what all viewers may see. */
const openOf = (from: Open): Open => ({
  phase: from.phase,
  round: from.round,
  box: from.box,
  tiles: from.tiles,
  bids: from.bids,
  lastBids: from.lastBids,
  scores: from.scores,
  quay: from.quay,
  out: from.out,
  spent: from.spent,
});

export function view(state: State, viewer: Viewer, aside?: Aside): View {
  const ranks = outcome(state)?.ranks;
  return {
    viewer,
    ...openOf(state),
    hand: viewer === 'table' ? null : (state.hands[viewer] ?? null),
    held: state.hands.map(hand => hand.length),
    ranks: ranks ? finalRanks(ranks, aside?.resigned) : null,
    ...seenAside(aside),
  };
}

const less = (all: readonly number[], elsewhere: readonly number[]): readonly number[] =>
  elsewhere.reduce<readonly number[]>((left, item) => left.toSpliced(left.indexOf(item), 1), all);

export function imagine(from: View, viewer: Viewer, dice: Dice): State {
  const own = from.hand ?? [];
  const letters = dice.shuffle(less(LETTERS, [...from.spent, ...own]), 'imagined letters');
  return {
    ...openOf(from),
    hands: from.held.map((count, seat) => (seat === viewer ? own : letters.splice(0, count).sort())),
    letters,
    deck: dice.shuffle(less(CARDS, [...from.quay, ...from.out]), 'imagined deck'),
  };
}

export function redeal(state: State, viewer: Viewer, dice: Dice): State {
  const unseen = state.hands.flatMap((hand, seat) => (seat === viewer ? [] : hand));
  const letters = dice.shuffle([...unseen, ...state.letters], 'letters');
  return {
    ...state,
    hands: state.hands.map((hand, seat) => (seat === viewer ? hand : letters.splice(0, hand.length).sort())),
    letters,
    deck: dice.shuffle(state.deck, 'deck'),
  };
}

/** Returns the immediate points of an action. Undefined: a hidden card or the die decides. */
export function worth({ quay }: View, _seat: Seat, action: Action): number | undefined {
  if (action.type === 'load') return action.card;
  if (action.type === 'play') return action.letter * quay.length;
  if (action.type === 'take' && quay.length > 0) return quay.reduce((sum, card) => sum + card, 0);
  return action.type === 'bid' || action.type === 'pass' ? 0 : undefined;
}

type Course = History<State, Action, Event>;

export function summary({ deal, played }: Course): Summary {
  const seats = deal.scores.map((_, seat) => seat);
  const scored = played.flatMap(({ action, events }, move) =>
    events.flatMap(({ event }) => (event.type === 'scored' ? [{ ...event, move, card: write(action) }] : [])),
  );
  const sum = (fits: (event: (typeof scored)[number]) => boolean): number =>
    scored.filter(fits).reduce((points, event) => points + event.points, 0);
  return {
    parts: PARTS.map(part => ({
      part,
      points: seats.map(seat => sum(event => event.seat === seat && event.part === part)),
    })),
    scored: seats.map(seat =>
      scored
        .filter(event => event.seat === seat && event.points > 0)
        .map(({ part, card, points }) => ({ part, card, points, places: [], counted: true })),
    ),
    ties: [],
    gains: played.map((_, move) => sum(event => event.move === move)),
    rounds: played.flatMap(({ action, state }) => (action.type === 'pass' ? [state.scores] : [])),
  };
}

/**
 * Returns the record of a game: the deal, and every action with the events that the viewer may see. The viewer `all` sees the
 * whole deal.
 */
export const record = ({ deal, played }: Course, names: readonly string[], viewer: Viewer | 'all') => ({
  format: 'toy-record/1',
  names,
  deal: viewer === 'all' ? deal : view(deal, viewer),
  moves: played.map(({ seat, action, events }) => ({
    seat,
    action: write(action),
    events: viewer === 'all' ? events.map(({ event }) => event) : visibleEvents(events, viewer),
  })),
});
