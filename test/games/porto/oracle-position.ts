import type { State } from '../../../src/games/porto/rules/types.ts';
import type { Position } from '../../oracle/rules.ts';

export const oraclePosition = (state: State): Position => ({
  variant: state.variant,
  seats: state.players.length,
  houses: state.houses.map(({ id, height, level, colour, ground, roof }) => ({
    id,
    height,
    floors: new Array<string>(level).fill(colour ?? ''),
    groundToken: ground || null,
    roofToken: roof || null,
    roofTile: level === height,
  })),
  market: [...state.market],
  contracts: [...state.contracts],
  deck: [...state.deck],
  discards: [...state.discards],
  publicDeck: [...state.publicDeck],
  publicDiscards: [...state.publicDiscards],
  timer: [...state.timer],
  timerCards: state.phase.type === 'timer' ? [...state.phase.cards] : [],
  hands: state.players.map(({ hand }) => [...hand]),
  scores: state.players.map(({ score }) => score),
  claimed: state.players.map(({ claimed }) => [...claimed]),
  dealt: state.players.map(({ dealt }) => [...dealt]),
  kept: state.players.map(({ kept }) => (kept === null ? null : [...kept])),
  phase: state.phase.type,
  turn: state.phase.type === 'turn' ? state.phase.seat : 0,
  round: state.round,
  passes: state.passes,
  lastRound: state.lastRound,
});
