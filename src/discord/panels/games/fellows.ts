import { type Button, buttonRows } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { refused } from '../../buttons/seat.ts';
import { type Context, gameTitle } from '../../context/context.ts';
import { nameAt } from '../../context/text.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { GAMES_WORDS, PEOPLE_WORDS } from '../../words/index.ts';

/** Shows the other people of a match, with buttons to block each of them and to report each to the operator. */
async function fellowsPage(
  context: Context,
  { person }: Visit,
  matchId: string,
  remark?: string,
): Promise<Answer> {
  const words = PEOPLE_WORDS[context.language].find;
  const match = await context.table.get(matchId);
  const fellows = await context.table.conduct.fellows(matchId, person.id);
  if (!match || fellows.length === 0) return say(GAMES_WORDS[context.language].lists.noSuchTable);
  const buttons = fellows.flatMap(({ seat, isBlocked }): readonly Button[] => {
    const name = nameAt(match, seat, context.language);
    return [
      {
        label: isBlocked ? words.unblock(name) : words.block(name),
        id: gamesId('find', 'block', matchId, seat),
      },
      { label: words.report(name), id: gamesId('find', 'report', matchId, seat), style: 'danger' },
    ];
  });
  const lines = [words.playersOf(gameTitle(context, match.game)), words.playersRule, remark];
  return {
    content: lines.filter(line => line !== undefined).join('\n'),
    rows: buttonRows(buttons),
  };
}

const seatIn = (text: string | undefined): number =>
  text !== undefined && /^\d$/.test(text) ? Number(text) : -1;

/** Handles the buttons about the other people of a match: blocks and reports. */
export async function fellowsPress(
  context: Context,
  visit: Visit,
  [what, matchId = '', place]: readonly string[],
): Promise<Answer> {
  const words = PEOPLE_WORDS[context.language].find;
  const { conduct } = context.table;
  const { id } = visit.person;
  const match = what === 'players' ? undefined : await context.table.get(matchId);
  if (!match) return fellowsPage(context, visit, matchId);
  const seat = seatIn(place);
  const name = nameAt(match, seat, context.language);
  if (what === 'block') {
    const blocked = await conduct.toggleBlock(matchId, id, seat);
    if (!blocked.ok) return refused(context, blocked.refusal, match);
    return fellowsPage(context, visit, matchId, (blocked.value ? words.blocked : words.unblocked)(name));
  }
  const reported = await conduct.report(matchId, id, seat);
  if (!reported.ok) return refused(context, reported.refusal, match);
  context.log.warn(
    { alert: true, matchId, seat },
    'a player was reported: the operator\'s line "log" has the report',
  );
  return fellowsPage(context, visit, matchId, words.reported(name));
}
