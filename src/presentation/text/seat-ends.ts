import type { Seat } from '../../core/contract/game.ts';
import { type EndedSeats, endOf, type SeatLoss } from '../../core/contract/seat-ends.ts';
import { grammar } from '../language/grammar.ts';
import type { Language } from '../language/languages.ts';
import { SHARED_WORDS } from '../words/index.ts';
import { byEnd, PLAYER_MARK } from './names.ts';

/** Returns the words of a sign for a seat that ended before its game. A seat without an end counts as resigned. */
export const endWords = (view: EndedSeats, seat: Seat, language: Language): string =>
  SHARED_WORDS[language].seatEnds[endOf(view, seat) ?? 'resigned'];

/** Signs in place of a rank or of points, for seats whose person lost them. */
export const LOSS_SIGNS: Readonly<Record<SeatLoss, string>> = {
  ...{ resigned: '🏳️', outOfTime: '⏱️', left: '🚪', removed: '🚪', replaced: '🔁', standIn: PLAYER_MARK },
};

/** Returns the words for the loss of a seat, after its sign. They follow the person's name. */
export const lossText = (loss: SeatLoss, language: Language): string =>
  `${LOSS_SIGNS[loss]} ${SHARED_WORDS[language].seatEnds[loss]}`;

/**
 * Explains why a game ended early, by the way in which its last seat ended. The text replaces the number of the round.
 * @param givenUp words for a resignation
 */
export function overBy({ ends }: EndedSeats, givenUp: string, language: Language): string {
  const last = ends.at(-1) ?? 'resigned';
  return last === 'resigned' ? givenUp : SHARED_WORDS[language].overBy[last];
}

/** Lists the seats that ended before their game, by the way in which they did: "gave up: Ann, Ben; time over: Cleo". */
export const endedList = (view: EndedSeats, called: (seat: Seat) => string, language: Language): string =>
  byEnd(view)
    .map(([end, seats]) =>
      grammar(language).labelled(
        SHARED_WORDS[language].seatEnds[end],
        grammar(language).listed(seats.map(called)),
      ),
    )
    .join('; ');
