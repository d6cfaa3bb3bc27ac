import { type Aside, type Outcome, seenAside, type Viewer } from '../../../core/contract/game.ts';
import { sortedCards } from '../rules/cards.ts';
import { pointsOf, resultOf } from '../rules/scoring.ts';
import type { PlayerView, State, View } from '../rules/types.ts';

/** Returns the state as a viewer may see it. Only the order of the deck is hidden, from all viewers alike. */
export const view = (state: State, viewer: Viewer, aside?: Aside): View => {
  const points = pointsOf(state);
  return {
    viewer,
    variant: state.variant,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    offered: state.offered,
    objectives: state.objectives,
    piles: state.piles,
    pool: state.pool,
    discards: state.discards,
    reshuffles: state.reshuffles,
    unseen: sortedCards(state.deck),
    players: state.players.map(
      ({ cubes, tile, headquarters }, seat): PlayerView => ({
        cubes,
        tile,
        headquarters,
        points: points[seat] ?? 0,
      }),
    ),
    result: state.phase.type === 'over' ? resultOf(state, aside?.resigned) : null,
    ...seenAside(aside),
  };
};

export const outcome = (state: State): Outcome | undefined => {
  if (state.phase.type !== 'over') return undefined;
  const { points, ranks } = resultOf(state);
  return { totals: points, ranks };
};
