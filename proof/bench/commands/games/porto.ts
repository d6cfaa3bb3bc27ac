import { porto } from '../../../../src/games/porto/game.ts';
import type { Action } from '../../../../src/games/porto/rules/types.ts';
import type { Match } from '../../../../src/table/match/types.ts';
import { PORTO as GUARDED } from '../../../guard/secrets/games/porto.ts';
import { type Benched, isFirst } from './benched.ts';

const standard = { variant: 'standard' };

const isBuild = (action: unknown): boolean => porto.write(action as Action).startsWith('build');

export const PORTO: Benched = {
  guarded: GUARDED,
  plans(person) {
    const builds = (match: Match): boolean => {
      const [seat] = match.position.toAct;
      return seat !== undefined && isFirst(match, seat, person) && match.position.legal(seat).some(isBuild);
    };
    return {
      lobby: { options: standard, seats: 4, joined: 3, starts: false },
      full: { options: standard, seats: 3, starts: false },
      keep: { options: standard, seats: 2, until: () => true },
      turn: { options: standard, seats: 4, until: (match, made) => made >= 30 && builds(match) },
      theirs: {
        options: standard,
        seats: 3,
        until: (match, made) => made >= 20 && !isFirst(match, match.position.toAct[0], person),
      },
      offer: { options: standard, seats: 3, until: (_, made) => made >= 20, offers: true },
      solo: { options: { variant: 'solo' }, seats: 1, until: (_, made) => made >= 12 },
      over: { options: { variant: 'family' }, seats: 3, until: () => false },
    };
  },
  crowd: ['keep', 'turn', 'theirs', 'offer', 'solo'],
  over: 'over',
  most: 'turn',
  choose(match, seat, below) {
    const legal = match.position.legal(seat);
    const wanted = legal.filter(action => isBuild(action) || (action as Action).type === 'timer');
    const among = wanted.length > 0 && below(2) === 0 ? wanted : legal;
    return among[below(among.length)];
  },
};
