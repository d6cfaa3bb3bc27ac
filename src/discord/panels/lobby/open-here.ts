import type { Refusal, Result } from '../../../core/contract/result.ts';
import type { ContestWish } from '../../../table/contests/kind.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { doneOrRefused } from '../../buttons/seated-person.ts';
import type { Context } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, turnedAway } from '../../ports/answer.ts';
import { unplayable } from './unplayable.ts';

type OpeningPlace = Required<Pick<ContestWish, 'guildId' | 'channelId' | 'opener' | 'member'>>;

/**
 * Opens a contest in this channel. Its tables will be in threads of the channel.
 * @param how.lacking permissions that the bot lacks for such threads; absent: the visit's list for messages
 */
export async function openHere<Made>(
  context: Context,
  visit: Visit,
  how: {
    readonly onlyHere: string;
    readonly opened: string;
    readonly lacking: Visit['lacking'] | undefined;
    readonly buttons?: (made: Made) => readonly Button[];
  },
  open: (place: OpeningPlace) => Promise<Result<Made, Refusal>>,
): Promise<Answer> {
  const { guildId, channelId, person: opener, member, threads } = visit;
  if (guildId === null || visit.place !== 'server') return turnedAway(how.onlyHere);
  if (threads?.here) return turnedAway(context.words.tables.alreadyInThread);
  const refusal = unplayable(context, { ...visit, lacking: how.lacking ?? visit.lacking }, { solo: false });
  if (refusal) return { ...refusal, outcome: 'refused' };
  const made = await open({ guildId, channelId, opener, member });
  const answer = doneOrRefused(context, made, how.opened);
  return made.ok ? { ...answer, rows: buttonRows(how.buttons?.(made.value) ?? []) } : answer;
}
