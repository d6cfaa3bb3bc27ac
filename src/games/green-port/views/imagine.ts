import type { Dice } from '../../../core/contract/dice.ts';
import type { Viewer } from '../../../core/contract/game.ts';
import type { State, View } from '../rules/types.ts';

/** Returns a state that fits the view. Its deck has a random order. */
export const imagine = (view: View, _viewer: Viewer, dice: Dice): State => ({
  variant: view.variant,
  phase: view.phase,
  round: view.round,
  turn: view.turn,
  offered: view.offered,
  objectives: view.objectives,
  piles: view.piles,
  pool: view.pool,
  discards: view.discards,
  reshuffles: view.reshuffles,
  deck: dice.shuffle(view.unseen, 'imagine/deck'),
  players: view.players.map(({ cubes, tile, headquarters }) => ({ cubes, tile, headquarters })),
});
