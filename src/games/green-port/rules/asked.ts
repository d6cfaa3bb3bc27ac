import type { Seat } from '../../../core/game.ts';
import type { State } from './types.ts';

/** Returns the seat that has to decide now; undefined once the game is over. */
export const askedSeat = ({ phase, turn }: Pick<State, 'phase' | 'turn'>): Seat | undefined => {
  switch (phase.type) {
    case 'pick':
      return phase.seat;
    case 'hire':
    case 'bust':
    case 'utilise':
      return turn.seat;
    case 'lose':
    case 'bonus':
    case 'refer':
      return phase.seats[0];
    case 'over':
      return undefined;
  }
};
