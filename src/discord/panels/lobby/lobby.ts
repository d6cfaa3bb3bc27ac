import { isPerson } from '../../../core/contract/player.ts';
import type { Refusal, Result } from '../../../core/contract/result.ts';
import { plainName } from '../../../presentation/text/names.ts';
import type { Match } from '../../../table/match/types.ts';
import { waysOf } from '../../../table/seat-ways.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { idOf } from '../../buttons/custom-id.ts';
import { arrangeButton } from '../../buttons/match-buttons.ts';
import { doneOrRefused, refused } from '../../buttons/seated-person.ts';
import { boldAt, type Context, nameAt, namesOf } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { ending } from '../../messages/board-lines.ts';
import { type Answer, done } from '../../ports/answer.ts';
import type { RolePing } from '../../rest/guilds.ts';
import { PEOPLE_WORDS } from '../../words/index.ts';
import { matchHandlers } from '../handlers.ts';
import { unplayable } from './unplayable.ts';

/**
 * Returns the button with which a seated person pings the server's role about a lobby. Returns no button where the server has
 * no such role, the role was already pinged, or no seat is free.
 */
export async function rolePingButtons(
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
  const role = context.guilds.roleName(guildId, callRole);
  return [
    {
      label: PEOPLE_WORDS[context.language].roles.call(role && plainName(role, context.language)),
      id: idOf(id, 'call'),
    },
  ];
}

/** Returns the button with which the opener shows a lobby in other servers, or hides it again. Other people get no button. */
export async function showButtons(
  context: Context,
  match: Match,
  personId: string,
): Promise<readonly Button[]> {
  const { id, guildId, status, place, opener, everywhere } = match;
  if (guildId === null || status !== 'lobby' || place !== 0 || opener.id !== personId) return [];
  if (!everywhere && (await context.table.archive.server(guildId)).listed !== 'yes') return [];
  const words = PEOPLE_WORDS[context.language].everywhere;
  return [
    {
      label: everywhere ? words.hide : words.show,
      id: idOf(id, 'show', everywhere ? 'no' : 'yes'),
    },
  ];
}

async function showLobby(context: Context, { person }: Visit, match: Match, isShown: boolean) {
  const changed = await context.table.everywhere.show(match.id, person.id, isShown);
  const words = PEOPLE_WORDS[context.language].everywhere;
  const answer = doneOrRefused(context, changed, isShown ? words.shownNow : words.hiddenNow, match);
  const [label, id] = isShown
    ? [words.hide, idOf(match.id, 'show', 'no')]
    : [words.show, idOf(match.id, 'show', 'yes')];
  return changed.ok ? { ...answer, rows: buttonRows([{ label, id }]) } : answer;
}

const WHY: Readonly<Record<Exclude<RolePing, 'yes'>, string>> = {
  gone: 'table/call-gone',
  silent: 'table/call-silent',
  unknown: 'table/call-unknown',
};

async function whyNoRolePing(context: Context, { guildId, channelId }: Match): Promise<Refusal | undefined> {
  const role = guildId === null ? null : (await context.table.archive.server(guildId)).callRole;
  if (guildId === null || role === null) return undefined;
  const may = await context.guilds.canPing(guildId, channelId, role);
  return may === 'yes'
    ? undefined
    : { code: WHY[may], with: { role: context.guilds.roleName(guildId, role) ?? '' } };
}

async function callRole(context: Context, { person }: Visit, match: Match): Promise<Answer> {
  const why = await whyNoRolePing(context, match);
  if (why) return refused(context, why, match);
  const called = await context.table.pingRole(match.id, person.id);
  return doneOrRefused(context, called, PEOPLE_WORDS[context.language].roles.called, match);
}

/** Action at a table that is not an action of its game. */
export type LobbyAction = 'join' | 'leave' | 'start' | 'resign';

const SAID: Readonly<Record<LobbyAction, (context: Context, match: Match, before: Match) => string>> = {
  join: ({ words }, match) => words.lobby.joined(match.seats.length, match.seatsWanted),
  leave: ({ words: { lobby } }, match, before) => {
    if (match.status !== 'cancelled') return lobby.left;
    return before.seats.filter(isPerson).length > 1 ? lobby.leftAndClosedForAll : lobby.leftAndClosed;
  },
  start: ({ words, language }, match) => words.lobby.seated(namesOf(match, language)),
  resign: afterResigning,
};

function afterResigning(context: Context, match: Match): string {
  const { lobby } = context.words;
  if (match.status === 'running') return lobby.resigned;
  return `${lobby.resignedAndOver} ${ending(context, match) ?? lobby.howItEnded}`;
}

const CARRIED_OUT: Readonly<
  Record<LobbyAction, (context: Context, visit: Visit, matchId: string) => Promise<Result<Match>>>
> = {
  join: ({ table }, { person }, matchId) => table.join(matchId, person),
  leave: ({ table }, { person }, matchId) => table.leave(matchId, person.id),
  start: ({ table }, { person }, matchId) => table.start(matchId, person.id),
  resign: ({ table }, { person }, matchId) => table.resign(matchId, person.id),
};

export async function atTable(
  context: Context,
  visit: Visit,
  action: LobbyAction,
  match: Match,
): Promise<Answer> {
  // A lobby of several places may be started from direct messages too, where its board will be shown.
  const solo = match.places > 1;
  const refusal = action === 'start' ? unplayable(context, visit, { solo }) : undefined;
  if (refusal) return refusal;
  const acted = await CARRIED_OUT[action](context, visit, match.id);
  return acted.ok ? done(SAID[action](context, acted.value, match)) : refused(context, acted.refusal, match);
}

export async function askToResign(context: Context, visit: Visit, match: Match): Promise<Answer> {
  const seat = context.table.seatOf(match, visit.person.id);
  const { ways } = await waysOf(context.table, match, seat);
  const way = ways.find(({ kind }) => kind === 'resign');
  if (way?.kind !== 'resign') {
    const now = {
      lobby: 'table/not-started',
      running: undefined,
      over: 'table/over',
      cancelled: 'table/over',
    };
    const code = now[match.status] ?? (seat === undefined ? 'table/not-seated' : 'table/resigned');
    return refused(context, { code, with: { end: match.seats[seat ?? -1]?.end ?? 'resigned' } }, match);
  }
  const { askResign, resign } = context.words.beside;
  return {
    content: askResign(way.effect, way.others),
    rows: buttonRows([{ label: resign, id: idOf(match.id, 'resign'), style: 'danger' }]),
  };
}

async function removePerson(context: Context, visit: Visit, personId: string, match: Match): Promise<Answer> {
  const seat = match.seats.findIndex(({ id }) => id === personId);
  const removed = await context.table.remove(match.id, visit.person.id, personId);
  if (!removed.ok) return refused(context, removed.refusal, match);
  return done(context.words.tables.removed(boldAt(match, seat, context.language)));
}

/** Returns the buttons of a lobby that the person can use: to sit down, to leave, to start, and to remove others. */
export function lobbyButtons(context: Context, visit: Visit, match: Match): readonly Button[] {
  if (match.status !== 'lobby') return [];
  const { words, table } = context;
  const free = match.seats.length < match.seatsWanted;
  const button = (action: LobbyAction, label: string, style: Button['style']): Button => ({
    label,
    id: idOf(match.id, action),
    ...(style && { style }),
  });
  if (table.seatOf(match, visit.person.id) === undefined)
    return free ? [button('join', words.lobby.join, 'main')] : [];
  const starts = match.opener.id === visit.person.id || !free;
  return [
    ...(starts ? [button('start', words.lobby.start, 'commit')] : []),
    button('leave', words.lobby.leave, 'quiet'),
    ...arrangeButton(context, match, visit.person.id),
    ...removing(context, visit, match),
  ];
}

/**
 * Returns the buttons that remove seats from a lobby. The opener may remove any other person. Every seated person may remove
 * bots.
 */
export function removing(context: Context, visit: Visit, match: Match): readonly Button[] {
  const own = context.table.seatOf(match, visit.person.id);
  if (match.status !== 'lobby' || own === undefined) return [];
  const opens = match.opener.id === visit.person.id;
  return match.seats
    .filter(({ seat, strength }) => seat !== own && (opens || strength !== null))
    .map(({ id, seat }) => ({
      label: context.words.tables.remove(nameAt(match, seat, context.language)),
      id: idOf(match.id, 'remove', id),
    }));
}

export const presses = matchHandlers({
  call: ({ context, visit, match }) => callRole(context, visit, match),
  show: ({ context, visit, match, args: [isShown] }) => showLobby(context, visit, match, isShown === 'yes'),
  join: ({ context, visit, match }) => atTable(context, visit, 'join', match),
  leave: ({ context, visit, match }) => atTable(context, visit, 'leave', match),
  start: ({ context, visit, match }) => atTable(context, visit, 'start', match),
  resign: ({ context, visit, match }) => atTable(context, visit, 'resign', match),
  remove: ({ context, visit, match, args: [personId] }) => removePerson(context, visit, personId, match),
});
