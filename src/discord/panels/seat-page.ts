import type { Seat } from '../../core/game.ts';
import type { Match } from '../../table/match/types.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { boardButton } from '../buttons/match-buttons.ts';
import { refused } from '../buttons/seat.ts';
import { type Context, gameOf } from '../context/context.ts';
import { namesOf } from '../context/people.ts';
import { fitted } from '../context/text.ts';
import type { Visit } from '../context/visit.ts';
import { type Answer, fileOf, turnedAway } from '../ports/answer.ts';
import { hand } from './hand-and-board.ts';
import { matchHandlers } from './handlers.ts';
import { seatRows } from './seat-rows.ts';

/**
 * Shows a seat's own area, as far as the reader may see it. The holder of the seat gets the private page. It is written
 * anew at every press.
 */
export async function seatPage(context: Context, visit: Visit, match: Match, seat: Seat): Promise<Answer> {
  if (!match.dealt) return refused(context, { code: 'table/not-started', with: {} }, match);
  const own = context.table.seatOf(match, visit.person.id);
  if (seat === own) return hand(context, visit, match);
  const { presenter } = gameOf(context, match);
  if (!presenter.seatPage || !match.seats.some(other => other.seat === seat))
    return turnedAway(context.words.errors.strangeButton);
  const view = own === undefined ? await context.table.publicView(match) : match.position.view(own);
  const names = namesOf(match, context.language);
  const fileName = `${match.game}-${match.id}-${match.rev}-seat-${seat + 1}.png`;
  const picture = await presenter.seatPicture?.(view, seat, names, fileName);
  const id = { match: match.id, rev: null, args: [] } as const;
  const { board } = context.words;
  const ways: readonly Button[] = [
    ...(own === undefined ? [] : [{ label: board.hand, id: { ...id, verb: 'hand' } } as const]),
    boardButton(context, match),
  ];
  return {
    content: fitted(presenter.seatPage(view, seat, names)),
    rows: [...buttonRows(ways), ...seatRows(context, match, seat, own)],
    ...(picture && { file: fileOf(picture) }),
  };
}

export const presses = matchHandlers({
  seat: ({ context, visit, match, args: [seat] }) => seatPage(context, visit, match, seat),
});
