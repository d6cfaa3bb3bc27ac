import type { DuplicateWish } from '../../../table/duplicates/duplicate.ts';
import type { DuplicatePage } from '../../../table/duplicates/page.ts';
import { buttonRows } from '../../buttons/components.ts';
import { type DuplicateDeed, duplicateButton, isDuplicateDeed } from '../../buttons/contest-ids.ts';
import { doneOrRefused, noMatch, refused } from '../../buttons/seated-person.ts';
import { type Context, contextIn } from '../../context/context.ts';
import { maySeeInto, type Visit } from '../../context/visit.ts';
import { type Answer, turnedAway } from '../../ports/answer.ts';
import { handlers, type Press } from '../handlers.ts';
import { unplayable } from '../lobby/lobby.ts';
import { logPage } from '../look/game-log.ts';

async function duplicatePress({
  context: anyContext,
  visit,
  id: { match: id },
  args: [deed, number = 0],
}: Press<'duplicate'>): Promise<Answer> {
  if (!isDuplicateDeed(deed)) return turnedAway(anyContext.words.errors.strangeButton);
  const page = await anyContext.table.duplicates.page(id);
  if (!page) return refused(anyContext, { code: 'table/no-duplicate', with: {} });
  const { guildId, channelId, game } = page.duplicate;
  if (guildId !== visit.guildId || !maySeeInto(visit, channelId))
    return turnedAway(anyContext.words.fair.elsewhere);
  const context = contextIn(anyContext, anyContext.language, game);
  return deed === 'table' ? showTable(context, page, number) : carriedOut(context, visit, page, deed);
}

async function carriedOut(
  context: Context,
  { person, moderator }: Visit,
  { duplicate: { id, status } }: DuplicatePage,
  deed: Exclude<DuplicateDeed, 'table'>,
): Promise<Answer> {
  const { duplicates } = context.table;
  const words = context.words.duplicates;
  switch (deed) {
    case 'join':
      return doneOrRefused(context, await duplicates.join(id, person), words.joined);
    case 'leave':
      return doneOrRefused(context, await duplicates.leave(id, person.id), words.left);
    case 'start':
      return doneOrRefused(context, await duplicates.start(id, person.id, moderator), words.started);
    case 'stop': {
      const may = await duplicates.mayClose(id, person.id, moderator);
      if (!may.ok) return refused(context, may.refusal);
      return {
        content: [
          status === 'gathering' ? words.stopAsk : words.closeAsk,
          ...(may.value.forfeits ? [words.closeForfeits] : []),
        ].join('\n'),
        rows: buttonRows([duplicateButton(id, 'sure', words.sure, 'danger')]),
      };
    }
    case 'sure': {
      const said = status === 'gathering' ? words.stopped : words.closedNow;
      return doneOrRefused(context, await duplicates.close(id, person, moderator), said);
    }
  }
}

/**
 * Shows a table of a duplicate (several tables with the same deal), with its log and its record as a file. Refuses while
 * anything of any table is secret.
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
    content: `**${words.duplicates.table(number)}**\n${content}`,
    ...(record.ok && {
      file: { name, data: Buffer.from(record.value), alt: words.ending.recordFile },
    }),
  };
}

/** Opens a duplicate in this channel. Its tables will be in private threads of the channel. */
export async function openDuplicateHere(
  anyContext: Context,
  visit: Visit,
  wish: Omit<DuplicateWish, 'guildId' | 'channelId' | 'opener' | 'member'>,
  strange: readonly string[],
): Promise<Answer> {
  const context = contextIn(anyContext, anyContext.language, wish.game);
  const { tables, duplicates: words } = context.words;
  const { guildId, channelId, person, member, threads } = visit;
  if (guildId === null || visit.place !== 'server') return turnedAway(words.onlyHere);
  if (threads?.here) return turnedAway(tables.alreadyInThread);
  if (strange.length > 0) return turnedAway(words.cannot(strange.map(name => `\`${name}\``)));
  const lacking = threads?.lackingPrivate ?? visit.lacking;
  const refusal = unplayable(context, { ...visit, lacking }, { solo: false });
  if (refusal) return { ...refusal, outcome: 'refused' };
  const opened = await context.table.duplicates.open({ ...wish, guildId, channelId, opener: person, member });
  return doneOrRefused(context, opened, words.opened);
}

export const presses = handlers({ duplicate: duplicatePress });
