import type { Action, PhaseType, View } from '../../../../src/games/green-port/rules/types.ts';
import type { Match } from '../../../../src/table/match/types.ts';
import { GREEN_PORT as GUARDED } from '../../../guard/secrets/games/green-port.ts';
import { mostlyGreedy } from '../../green-port.ts';
import { type Benched, isFirst } from './benched.ts';

const standard = { variant: 'standard' };
/** Cubes of a rich seat, which has the longest lists of payments and losses. */
const MANY_CUBES = 10;

const viewOf = ({ position }: Match): View => position.view('table') as View;

export const GREEN_PORT: Benched = {
  guarded: GUARDED,
  plans(person) {
    const asked = (match: Match): boolean => isFirst(match, match.position.toAct[0], person);
    const at = (phase: PhaseType, own: boolean) => (match: Match, made: number) => {
      const { turn, phase: now } = viewOf(match);
      return made >= 60 && now.type === phase && asked(match) && isFirst(match, turn.seat, person) === own;
    };
    const hoards = (match: Match, made: number): boolean => {
      const [seat = -1] = match.position.toAct;
      const cubes = Object.values(viewOf(match).players[seat]?.cubes ?? {}).reduce((sum, n) => sum + n, 0);
      return at('utilise', true)(match, made) && cubes >= MANY_CUBES;
    };
    return {
      lobby: { options: standard, seats: 4, joined: 3, starts: false },
      full: { options: standard, seats: 3, starts: false },
      pick: { options: standard, seats: 2, until: () => true },
      hire: { options: standard, seats: 4, until: at('hire', true) },
      utilise: { options: standard, seats: 4, until: hoards },
      refer: { options: standard, seats: 3, until: at('refer', false) },
      theirs: { options: standard, seats: 3, until: (match, made) => made >= 60 && !asked(match) },
      offer: { options: standard, seats: 3, until: (_, made) => made >= 60, offers: true },
      over: { options: { variant: 'simple' }, seats: 3, until: () => false },
    };
  },
  crowd: ['pick', 'hire', 'utilise', 'refer', 'theirs', 'offer'],
  over: 'over',
  most: 'hire',
  choose: (match, seat, below) =>
    mostlyGreedy(
      match.position.view(seat) as View,
      seat,
      match.position.legal(seat) as readonly Action[],
      below,
    ),
};
