import type { Aside, Outcome, Viewer } from '../../../src/core/game.ts';
import { standingOf } from '../../../src/core/standing.ts';
import type { State, View } from './types.ts';

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
