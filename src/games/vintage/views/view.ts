import { type Aside, type Outcome, seenAside, type Viewer } from '../../../core/contract/game.ts';
import { resultOf } from '../rules/scoring.ts';
import type { PlayerState, PlayerView, State, View } from '../rules/types.ts';

const playerView = (player: PlayerState): PlayerView => ({
  vp: player.vp,
  brandy: player.brandy,
  markers: player.markers,
  overseer: player.overseer,
  passed: player.passed,
  bought: player.bought,
  harvested: player.harvested,
  enologists: player.enologists,
  estates: player.estates,
  boat: player.boat,
  cellar: player.cellar,
  warehouse: player.warehouse,
  known: player.known,
  looked: player.looked,
  hidden: player.drawn.length,
});

/**
 * Returns the facts that a viewer may see. The deck's order, the chips of later rounds, and the cards that other seats drew
 * from the deck are secret.
 */
export const view = (state: State, viewer: Viewer, aside?: Aside): View => {
  const own = viewer === 'table' ? undefined : state.players[viewer];
  const isSeen = (round: number) => round <= state.round || (own?.looked.includes(round) ?? false);
  return {
    viewer,
    variant: state.variant,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    first: state.first,
    table: state.table,
    display: state.display,
    used: state.used,
    aside: state.aside,
    reshuffles: state.reshuffles,
    chips: state.chips.map((bonus, index) => (isSeen(index + 1) ? bonus : null)),
    deck: state.deck.length,
    players: state.players.map(playerView),
    drawn: own?.drawn ?? null,
    result: state.phase.type === 'over' ? resultOf(state, aside?.resigned) : null,
    ...seenAside(aside),
  };
};

export const outcome = (state: State): Outcome | undefined => {
  if (state.phase.type !== 'over') return undefined;
  const { totals, ranks } = resultOf(state);
  return { totals, ranks };
};
