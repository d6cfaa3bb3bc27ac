import { SeededDice } from '../../../../src/core/contract/dice.ts';
import { steady } from '../../../../src/games/vintage/bots/stand-in.ts';
import { vintage } from '../../../../src/games/vintage/game.ts';
import type { Action, PhaseType, View } from '../../../../src/games/vintage/rules/types.ts';
import type { Match } from '../../../../src/table/match/types.ts';
import { VINTAGE as GUARDED } from '../../../guard/secrets/games/vintage.ts';
import { busily } from '../../vintage.ts';
import { type Benched, isFirst } from './benched.ts';

const standard = { variant: 'standard' };
const MANY_WAYS = 45;
/** Number of decisions of which one is random. The player `steady` makes the others. */
const RANDOM = 4;

const viewOf = ({ position }: Match): View => position.view('table') as View;

export const VINTAGE: Benched = {
  guarded: GUARDED,
  plans(person) {
    const asked = (match: Match): boolean => isFirst(match, match.position.toAct[0], person);
    const at = (phase: PhaseType) => (match: Match, made: number) =>
      made >= 20 && viewOf(match).phase.type === phase && asked(match);
    const many = (match: Match, made: number): boolean =>
      at('turn')(match, made) && match.position.legal(match.position.toAct[0] ?? 0).length >= MANY_WAYS;
    return {
      lobby: { options: standard, seats: 4, joined: 3, starts: false },
      full: { options: standard, seats: 3, starts: false },
      begin: { options: standard, seats: 2, until: asked },
      turn: { options: standard, seats: 4, until: many },
      gather: { options: standard, seats: 3, until: at('gather') },
      sail: { options: standard, seats: 3, until: at('sail') },
      theirs: { options: standard, seats: 3, until: (match, made) => made >= 40 && !asked(match) },
      offer: { options: standard, seats: 3, until: (_, made) => made >= 40, offers: true },
      over: { options: standard, seats: 3, until: () => false },
    };
  },
  crowd: ['begin', 'turn', 'gather', 'sail', 'theirs', 'offer'],
  over: 'over',
  most: 'turn',
  choose(match, seat, below) {
    const legal = match.position.legal(seat) as readonly Action[];
    if (below(RANDOM) === 0) return busily(legal, below);
    const dice = new SeededDice(Uint8Array.from({ length: 32 }, () => below(256)));
    return steady.choose(vintage, match.position.view(seat) as View, seat, dice);
  },
};
