import type { DuplicatePage } from '../../../table/duplicates/page.ts';
import { buttonRows } from '../../buttons/components.ts';
import { type ContestButton, contestButton } from '../../buttons/contest-ids.ts';
import { noMatch, refused } from '../../buttons/seated-person.ts';
import { type Context, contextIn } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, turnedAway } from '../../ports/answer.ts';
import { handlers, type Press } from '../handlers.ts';
import { logPage } from '../look/game-log.ts';
import { isHere, takeStep } from './contest.ts';

async function duplicatePress({
  context: anyContext,
  visit,
  id: { match: id },
  args: [action, number = 0],
}: Press<'duplicate'>): Promise<Answer> {
  const page = await anyContext.table.duplicates.page(id);
  if (!page) return refused(anyContext, { code: 'table/no-duplicate', with: {} });
  if (!isHere(visit, page.duplicate)) return turnedAway(anyContext.words.fair.elsewhere);
  const context = contextIn(anyContext, anyContext.language, page.duplicate.game);
  return action === 'table' ? showTable(context, page, number) : carriedOut(context, visit, page, action);
}

async function carriedOut(
  context: Context,
  visit: Visit,
  { duplicate: { id, status } }: DuplicatePage,
  action: Exclude<ContestButton<'duplicate'>, 'table'>,
): Promise<Answer> {
  const words = context.words.duplicates;
  const gathering = status === 'gathering';
  if (action === 'stop') {
    const may = await context.table.duplicates.mayClose(id, visit.person.id, visit.moderator);
    if (!may.ok) return refused(context, may.refusal);
    return {
      content: [
        gathering ? words.stopAsk : words.closeAsk,
        ...(may.value.forfeits ? [words.closeForfeits] : []),
      ].join('\n'),
      rows: buttonRows([contestButton('duplicate', id, 'sure', words.sure, 'danger')]),
    };
  }
  return takeStep(context, visit, { what: 'duplicates', id }, action === 'sure' ? 'close' : action, {
    ...{ in: words.joined, waiting: words.joined, left: words.left, started: words.started },
    closed: gathering ? words.stopped : words.closedNow,
  });
}

/**
 * Shows a table of a duplicate (several tables with the same deal), with its log and its record as a file. Refuses until the
 * proof of the deal is public.
 */
async function showTable(context: Context, page: DuplicatePage, number: number): Promise<Answer> {
  if (!page.proof) return refused(context, { code: 'table/duplicate-on', with: {} });
  const { matchId } = page.tables.find(table => table.number === number) ?? { matchId: null };
  const match = matchId === null ? undefined : await context.table.get(matchId);
  if (!match) return noMatch(context);
  const { content } = await logPage(context, match);
  const record = await context.table.archive.recordFor(match.id, 'table');
  const name = `${match.game}-${match.id}.json`;
  const { words } = context;
  return {
    content: `**${words.contests.table(number)}**\n${content}`,
    ...(record.ok && {
      file: { name, data: Buffer.from(record.value), alt: words.ending.recordFile },
    }),
  };
}

export const presses = handlers({ duplicate: duplicatePress });
