import type { Dice } from '../../../core/contract/dice.ts';
import type { Viewer } from '../../../core/contract/game.ts';
import { without } from '../../../core/rules/without.ts';
import { DEALT_CONTRACTS, KEPT_CONTRACTS } from '../rules/box.ts';
import { CONSTRUCTION_DECK, PRIVATE_DECK, PUBLIC_DECK } from '../rules/cards.ts';
import type { Kind, PlayerState, PrivateContract, State, View } from '../rules/types.ts';

const hiddenConstruction = (view: View): Kind[] =>
  without(CONSTRUCTION_DECK, [
    ...view.market,
    ...view.discards,
    ...view.players.flatMap(player => player.hand),
    ...(view.phase.type === 'timer' ? view.phase.cards : []),
  ]);

/**
 * Deals private contracts to every seat. Contracts that the viewer knows stay. All other contracts come from the cards hidden
 * from the viewer.
 */
const imaginedPlayers = (view: View, viewer: Viewer, dice: Dice): PlayerState[] => {
  const family = view.variant === 'family';
  const knownOf = (seat: number): readonly PrivateContract[] =>
    seat === viewer && view.dealt !== null
      ? view.dealt
      : (view.players[seat]?.private ?? []).map(({ contract }) => contract);
  const known = view.players.flatMap((_, seat) => knownOf(seat));
  const hidden = family ? [] : dice.shuffle(without(PRIVATE_DECK, known), 'imagine/private');
  return view.players.map((player, seat): PlayerState => {
    const seen = knownOf(seat);
    const dealt = family ? [] : [...seen, ...hidden.splice(0, DEALT_CONTRACTS - seen.length)];
    const kept = player.private?.map(({ contract }) => contract) ?? dealt.slice(0, KEPT_CONTRACTS).sort();
    return {
      hand: player.hand,
      score: player.score,
      claimed: player.claimed,
      dealt,
      kept: player.ready ? kept : null,
    };
  });
};

/** Returns a state that fits the view. Cards hidden from the viewer are dealt at random. */
export const imagine = (view: View, viewer: Viewer, dice: Dice): State => {
  const hidden = dice.shuffle(hiddenConstruction(view), 'imagine/construction');
  const players = imaginedPlayers(view, viewer, dice);
  const open = [...view.contracts, ...view.publicDiscards, ...view.players.flatMap(player => player.claimed)];
  return {
    variant: view.variant,
    phase: view.phase,
    round: view.round,
    lastRound: view.lastRound,
    passes: view.passes,
    houses: view.houses,
    market: view.market,
    contracts: view.contracts,
    deck: hidden.slice(view.timer.left),
    discards: view.discards,
    publicDeck: dice.shuffle(without(PUBLIC_DECK, open), 'imagine/public'),
    publicDiscards: view.publicDiscards,
    timer: hidden.slice(0, view.timer.left),
    timerSize: view.timer.size,
    reshuffles: view.reshuffles,
    players,
  };
};

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
