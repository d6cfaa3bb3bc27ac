import type { Refusal, Result } from '../../../core/contract/result.ts';
import type { ContestWish } from '../../../table/contests/kind.ts';
import { doneOrRefused, refused } from '../../buttons/seated-person.ts';
import type { Context } from '../../context/context.ts';
import { maySeeInto, type Visit } from '../../context/visit.ts';
import { type Answer, done, turnedAway } from '../../ports/answer.ts';
import { unplayable } from '../lobby/lobby.ts';

type OpeningPlace = Required<Pick<ContestWish, 'guildId' | 'channelId' | 'opener' | 'member'>>;

/** Returns true where the person can have pressed a button of the contest in this place. Otherwise the press is forged. */
export const isHere = (
  visit: Visit,
  { guildId, channelId }: { readonly guildId: string; readonly channelId: string },
): boolean => guildId === visit.guildId && maySeeInto(visit, channelId);

/**
 * Opens a contest in this channel. Its tables will be in threads of the channel.
 * @param lacking permissions that the bot lacks for such threads; absent: for messages
 */
export async function openHere(
  context: Context,
  visit: Visit,
  {
    onlyHere,
    opened,
    lacking,
  }: {
    readonly onlyHere: string;
    readonly opened: string;
    readonly lacking: Visit['lacking'] | undefined;
  },
  open: (place: OpeningPlace) => Promise<Result<unknown, Refusal>>,
): Promise<Answer> {
  const { guildId, channelId, person: opener, member, threads } = visit;
  if (guildId === null || visit.place !== 'server') return turnedAway(onlyHere);
  if (threads?.here) return turnedAway(context.words.tables.alreadyInThread);
  const refusal = unplayable(context, { ...visit, lacking: lacking ?? visit.lacking }, { solo: false });
  if (refusal) return { ...refusal, outcome: 'refused' };
  return doneOrRefused(context, await open({ guildId, channelId, opener, member }), opened);
}

/** Steps of a contest that a person takes in a panel, each with the answer. */
export interface ContestAnswers {
  readonly in: string;
  readonly waiting: string;
  readonly left: string;
  readonly started: string;
  readonly closed: string;
}

/** Takes a person's step of a contest. */
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
