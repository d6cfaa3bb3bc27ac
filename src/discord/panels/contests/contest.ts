import { doneOrRefused, refused } from '../../buttons/seated-person.ts';
import type { Context } from '../../context/context.ts';
import { maySeeInto, type Visit } from '../../context/visit.ts';
import { type Answer, done } from '../../ports/answer.ts';

/**
 * Checks that a press comes from the contest's server, and from a person who may see the contest's channel. Otherwise the press
 * is forged.
 */
export const isHere = (
  visit: Visit,
  { guildId, channelId }: { readonly guildId: string; readonly channelId: string },
): boolean => guildId === visit.guildId && maySeeInto(visit, channelId);

export interface ContestAnswers {
  readonly in: string;
  readonly waiting: string;
  readonly left: string;
  readonly started: string;
  readonly closed: string;
}

export async function takeStep(
  context: Context,
  { person, moderator }: Visit,
  { what, id }: { readonly what: 'leagues' | 'duplicates'; readonly id: string },
  action: 'join' | 'leave' | 'start' | 'close',
  said: ContestAnswers,
): Promise<Answer> {
  const contests = context.table[what];
  switch (action) {
    case 'join': {
      const joined = await contests.join(id, person);
      return joined.ok ? done(said[joined.value]) : refused(context, joined.refusal);
    }
    case 'leave':
      return doneOrRefused(context, await contests.leave(id, person.id), said.left);
    case 'start':
      return doneOrRefused(context, await contests.start(id, person.id, moderator), said.started);
    case 'close':
      return doneOrRefused(context, await contests.close(id, person, moderator), said.closed);
  }
}
