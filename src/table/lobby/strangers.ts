import type { Seat } from '../../core/game.ts';
import type { Stranger } from '../../store/index.ts';

const PREFIX = 'forgotten/';

/** Whether the id stands for a person who wished to be forgotten: there is nobody to mention or to ping. */
export const isForgotten = (personId: string): boolean => personId.startsWith(PREFIX);

/** Who sits there instead: "Player 2" on the second seat. */
export const strangerAt = (matchId: string, seat: Seat): Stranger => ({
  matchId,
  seat,
  userId: `${PREFIX}${seat}`,
  name: `Player ${seat + 1}`,
});

/** Who opened it and does not sit there. */
export const strangerBeside = (matchId: string): Stranger => ({
  matchId,
  seat: null,
  userId: `${PREFIX}opener`,
  name: 'Player',
});
