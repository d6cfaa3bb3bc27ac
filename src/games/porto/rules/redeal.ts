import type { Dice } from '../../../core/dice.ts';
import type { Viewer } from '../../../core/game.ts';
import { KEPT_CONTRACTS } from './box.ts';
import { PRIVATE_DECK } from './cards.ts';
import { without } from './imagine.ts';
import type { PlayerState, PrivateContract, State } from './types.ts';

/**
 * Deals other seats' private contracts at random from the cards hidden from the viewer. At the end of a game, the contracts
 * that each seat kept are known.
 */
const redealtPlayers = (state: State, viewer: Viewer, dice: Dice): readonly PlayerState[] => {
  const over = state.phase.type === 'over';
  const knownOf = (player: PlayerState, seat: number): readonly PrivateContract[] => {
    if (seat === viewer) return player.dealt;
    return over ? (player.kept ?? []) : [];
  };
  const hidden = dice.shuffle(without(PRIVATE_DECK, state.players.flatMap(knownOf)), 'redeal/private');
  return state.players.map((player, seat): PlayerState => {
    if (seat === viewer) return player;
    const seen = knownOf(player, seat);
    const dealt = [...seen, ...hidden.splice(0, player.dealt.length - seen.length)];
    const kept = over ? player.kept : player.kept && dealt.slice(0, KEPT_CONTRACTS).sort();
    return { ...player, dealt, kept };
  });
};

/** Returns the same position with the decks, the Timer and other seats' private contracts dealt again at random. */
export const redeal = (state: State, viewer: Viewer, dice: Dice): State => {
  const hidden = dice.shuffle([...state.timer, ...state.deck], 'redeal/construction');
  return {
    ...state,
    timer: hidden.slice(0, state.timer.length),
    deck: hidden.slice(state.timer.length),
    publicDeck: dice.shuffle(state.publicDeck, 'redeal/public'),
    players: state.variant === 'family' ? state.players : redealtPlayers(state, viewer, dice),
  };
};
