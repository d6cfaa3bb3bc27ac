import type { Result } from '../../../core/contract/result.ts';
import type { Match, Move, Undone } from '../../../table/match/types.ts';
import { isPractice } from '../../../table/moves/undo.ts';
import { buttonRows } from '../../buttons/components.ts';
import { idAt } from '../../buttons/custom-id.ts';
import { awaited, matchHere, noMatch, seatIn, wordsFor } from '../../buttons/seated-person.ts';
import { type Context, fitted, nameAt } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { publicStory } from '../../messages/board-lines.ts';
import { reply, turnedDown, undecided } from '../../messages/requests.ts';
import { type Answer, done } from '../../ports/answer.ts';
import { matchHandlers } from '../handlers.ts';
import { panel } from '../turn/panel.ts';

/** Handles the undo command: undoes the person's own last action, or answers another person's request. */
export async function undoHere(context: Context, visit: Visit, answer?: 'agree' | 'refuse'): Promise<Answer> {
  const match = await matchHere(context, visit);
  if (!match) return noMatch(context);
  return answer === undefined
    ? takeBackAsked(context, visit, match)
    : reply(context, visit, match, answer === 'agree');
}

async function struck(
  context: Context,
  visit: Visit,
  match: Match,
  undone: readonly Move[],
): Promise<Answer> {
  const lines = publicStory(context, match, undone).map(line => `~~${line}~~`);
  const text = [context.words.undo.done, ...lines].join('\n');
  const seated = seatIn(context, match, visit);
  if (!seated.ok || awaited(seated.value)) return done(fitted(text));
  return panel(context, seated.value, [], { remark: text });
}

/**
 * Undoes the person's last action. In an unrated game of one person, the bot asks before the first undo, which makes the score
 * practice.
 */
async function takeBackAsked(context: Context, visit: Visit, match: Match, rev?: number): Promise<Answer> {
  const could =
    isPractice(match) && (rev === undefined || rev === match.rev) && seatIn(context, match, visit).ok;
  const last = could ? await context.table.undoable(match.id) : undefined;
  if (last?.consent !== null) return takeBack(context, visit, match, rev);
  const what = publicStory(context, match, last.undone).map(line => `> ${line}`);
  const { askPractice, practise } = context.words.undo;
  const yes = idAt(match, 'undo', 'yes');
  return {
    content: fitted([askPractice, ...what].join('\n')),
    rows: buttonRows([{ label: practise, id: yes, style: 'danger' }]),
  };
}

async function takeBack(context: Context, visit: Visit, match: Match, rev?: number): Promise<Answer> {
  const undone: Result<Undone> = await context.table.undo(match.id, visit.person.id, {
    rev,
    sentAt: visit.sentAt,
  });
  if (undone.ok) return struck(context, visit, undone.value.match, undone.value.undone);
  const { refusal } = undone;
  const before =
    rev === undefined
      ? undefined
      : await context.table.undoneBefore(match.id, { personId: visit.person.id, rev });
  if (before) return struck(context, visit, (await context.table.get(match.id)) ?? match, before);
  if (refusal.code !== 'table/undo-consent') return turnedDown(context, match, refusal);
  const now = (await context.table.get(match.id)) ?? match;
  return {
    content: wordsFor(context, refusal, now),
    outcome: 'refused',
    rows: buttonRows([
      {
        label: context.words.undo.ask,
        id: idAt(now, 'ask'),
        style: 'main',
      },
    ]),
  };
}

async function ask(context: Context, visit: Visit, match: Match, rev: number): Promise<Answer> {
  const what = await context.table.undoable(match.id);
  const asked = await context.table.requests.askUndo(match.id, visit.person.id, { rev });
  if (!asked.ok) return turnedDown(context, match, asked.refusal);
  const { match: now, request } = asked.value;
  if (!request) return struck(context, visit, now, what?.undone ?? []);
  return done(context.words.undo.asked(undecided(request).map(seat => nameAt(now, seat, context.language))));
}

export const presses = matchHandlers({
  undo: ({ context, visit, match, rev, args: [answer] }) =>
    (answer === 'yes' ? takeBack : takeBackAsked)(context, visit, match, rev),
  ask: ({ context, visit, match, rev }) => ask(context, visit, match, rev),
});
