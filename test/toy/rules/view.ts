import type { Dice } from '../../../src/core/dice.ts';
import type { Aside, Outcome, Viewer } from '../../../src/core/game.ts';
import { standingOf } from '../../../src/core/standing.ts';
import { CARDS, LETTERS, type State, type View } from './types.ts';

/** Most points first; of equals, who has more letters left. */
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

/** The list without as many of each as are known to be elsewhere. */
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
