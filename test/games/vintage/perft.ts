import type { State } from '../../../src/games/vintage/rules/types.ts';
import type { Perft } from '../harness.ts';
import { position, throwing } from './position.ts';

const three = 'green purple yellow';

const POSITIONS: Perft<State>['positions'] = [
  {
    name: 'an opening of four',
    state: position(),
    lines: [37, 1117],
    why: 'pass, ten purchases, eight vines, five harvests, the token twice, ten cards, one move; then 37 + 10 × 35 + 8 × 36 + 5 × 3 + 2 × 35 + 8 × 35 + 2 × 37 + 3',
  },
  {
    name: 'an opening of two',
    state: position({ seats: 2 }),
    lines: [30, 737],
    why: 'pass, nine purchases, four vines, three harvests, the token twice, ten cards, one move; then 30 + 9 × 27 + 4 × 28 + 3 × 3 + 2 × 28 + 8 × 28 + 2 × 30 + 3',
  },
  {
    name: 'a harvest of two Estates',
    state: position({
      me: { estates: [`baixo-1 ${three}`, `cima-1 ${three}`], brandy: 2 },
      phase: { type: 'gather', left: [1, 2], brandy: 2, gained: 0, once: null, gathered: false },
    }),
    lines: [3, 12],
    why: '0 to 2 barrels of wine in Baixo, then 0 to 3 in Cima',
  },
  {
    name: 'a voyage from Superior with a lot in each region',
    state: position({
      me: {
        estates: [`baixo-1 ${three} 3x2`, `cima-1 ${three} 6x3`, `superior-1 ${three} 5x4`],
        boat: 'superior',
      },
      phase: { type: 'sail', moves: 2, mayStop: true },
    }),
    lines: [21, 129],
    why: 'stop, and twenty ways to sail: 8 + 8 + 4; then 37 after the stop, 17 from Gaia, 38 from Baixo, 37 from Cima',
  },
  {
    name: 'three lots land where two columns are free',
    state: position({
      me: { boat: 'gaia 3x2 4x3 5x4', ruby: '1x1', tawny: '1x1' },
      phase: { type: 'unload', next: 0, moves: null, sailing: false },
    }),
    lines: [3, 6],
    why: 'Ruby, Tawny or aboard; then the other side or aboard, after aboard both sides',
  },
  {
    name: 'three vines of a card',
    state: position({
      me: { estates: [`baixo-1 ${three}`, 'cima-1 old'] },
      phase: { type: 'plant', left: 3, after: null },
    }),
    lines: [7, 62],
    why: 'red and white in Baixo, all five in Cima; then 4 + 2 and 7 + 6 + 4 + 2, and the next seat after yellow, 37',
  },
];

/** Each die shows a 1, and every shuffle reverses its pile. */
export const VINTAGE: Perft<State> = { dice: throwing, positions: POSITIONS };
