import { type Aside, seenAside, type Viewer } from '../../../core/contract/game.ts';
import { roofsPlaced, roofsToEnd } from '../rules/end.ts';
import { supplyOf } from '../rules/placement.ts';
import { privatePoints, resultOf } from '../rules/scoring.ts';
import {
  COLOURS,
  type Colour,
  type PlayerState,
  type PlayerView,
  type State,
  type View,
} from '../rules/types.ts';

const supplies = (state: State): View['supply'] => {
  const of = (colour: Colour) => supplyOf(state.houses, colour);
  const entries = COLOURS.map(colour => [colour, of(colour)] as const);
  return Object.fromEntries(entries) as Record<Colour, ReturnType<typeof of>>;
};

const playerView = (state: State, player: PlayerState, open: boolean): PlayerView => ({
  hand: player.hand,
  score: player.score,
  claimed: player.claimed,
  ready: player.kept !== null,
  private: open
    ? (player.kept ?? []).map(contract => ({ contract, vp: privatePoints(state.houses, contract) }))
    : null,
});

/**
 * Returns the state as a viewer may see it. The order of the decks and of the Timer's cards is hidden. Other seats' private
 * contracts are hidden until the end.
 */
export const view = (state: State, viewer: Viewer, aside?: Aside): View => {
  const over = state.phase.type === 'over';
  const family = state.variant === 'family';
  const own = viewer === 'table' ? undefined : state.players[viewer];
  return {
    viewer,
    variant: state.variant,
    phase: state.phase,
    round: state.round,
    lastRound: state.lastRound,
    passes: state.passes,
    houses: state.houses,
    market: state.market,
    contracts: state.contracts,
    supply: supplies(state),
    roofs: { placed: roofsPlaced(state), end: roofsToEnd(state) },
    deck: state.deck.length,
    discards: state.discards,
    publicDeck: state.publicDeck.length,
    publicDiscards: state.publicDiscards,
    timer: { left: state.timer.length, size: state.timerSize },
    reshuffles: state.reshuffles,
    players: state.players.map((player, seat) =>
      playerView(state, player, over || family || seat === viewer),
    ),
    dealt: own === undefined || family ? null : own.dealt,
    result: over ? resultOf(state, aside?.resigned) : null,
    sealed: state.phase.type === 'keep' ? (aside?.sealed ?? []) : [],
    ...seenAside(aside),
  };
};
