import type { Refusal } from '../../core/result.ts';
import type { Match } from '../../table/match/types.ts';
import type { Button } from '../buttons/components.ts';
import { refused } from '../buttons/seat.ts';
import type { Context } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import { type Answer, done } from '../ports/answer.ts';
import type { RoleCall } from '../rest/guilds.ts';
import { PEOPLE_WORDS } from '../words/index.ts';
import { matchHandlers } from './handlers.ts';

/** Returns the lobby's button that mentions the server's role, for a person seated there. None once it was used. */
export async function callButtons(
  context: Context,
  match: Match,
  personId: string,
): Promise<readonly Button[]> {
  const { guildId, id, roleCalledAt, seats, seatsWanted, status } = match;
  const free = seats.length < seatsWanted;
  if (guildId === null || status !== 'lobby' || !free || roleCalledAt !== null) return [];
  if (context.table.seatOf(match, personId) === undefined) return [];
  const { callRole } = await context.table.archive.server(guildId);
  if (callRole === null) return [];
  return [
    {
      label: PEOPLE_WORDS[context.language].roles.call(context.guilds.roleName(guildId, callRole)),
      id: { match: id, rev: null, verb: 'call', args: [] },
    },
  ];
}

const WHY: Readonly<Record<Exclude<RoleCall, 'yes'>, string>> = {
  gone: 'table/call-gone',
  silent: 'table/call-silent',
  unknown: 'table/call-unknown',
};

/** Returns the reason why a mention of the role would notify no person in this channel. Undefined where it would. */
async function uncallable(context: Context, { guildId, channelId }: Match): Promise<Refusal | undefined> {
  const role = guildId === null ? null : (await context.table.archive.server(guildId)).callRole;
  if (guildId === null || role === null) return undefined;
  const may = await context.guilds.canCall(guildId, channelId, role);
  return may === 'yes'
    ? undefined
    : { code: WHY[may], with: { role: context.guilds.roleName(guildId, role) ?? '' } };
}

/** Mentions the server's role about a lobby, in a message of its own. */
async function callRole(context: Context, { person }: Visit, match: Match): Promise<Answer> {
  const why = await uncallable(context, match);
  if (why) return refused(context, why, match);
  const called = await context.table.callRole(match.id, person.id);
  return called.ok
    ? done(PEOPLE_WORDS[context.language].roles.called)
    : refused(context, called.refusal, match);
}

export const presses = matchHandlers({
  call: ({ context, visit, match }) => callRole(context, visit, match),
});
