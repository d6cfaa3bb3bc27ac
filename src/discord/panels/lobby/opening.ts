import { type AnyGame, ofGame } from '../../../core/contract/game.ts';
import type { Strength } from '../../../core/contract/player.ts';
import { readJson } from '../../../core/values/json.ts';
import { plainName, safeName } from '../../../presentation/text/names.ts';
import type { Opening as TableOpening } from '../../../table/lobby/lobby.ts';
import { type Match, PACES, type Pace, type Person } from '../../../table/match/types.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { type CustomId, idOf, PARTS } from '../../buttons/custom-id.ts';
import { arrangeButton } from '../../buttons/match-buttons.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, contextIn, gameTitle } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, say, turnedAway } from '../../ports/answer.ts';
import { logged } from '../../rest/channel.ts';
import { isClosed, isHopeless } from '../../rest/refusals.ts';
import type { ThreadPlace } from '../../rest/threads.ts';
import { handlers } from '../handlers.ts';
import { rolePingButtons, showButtons } from './lobby.ts';
import { unplayable } from './unplayable.ts';

export interface OpeningRequest {
  readonly game: string;
  readonly options: unknown;
  /** Number of seats. Absent: as many as the game allows. */
  readonly seats?: number | undefined;
  /** True for a solo game, which starts immediately, without a lobby. */
  readonly solo?: boolean;
  /** Strengths of the wanted bots. Where bots and opener fill all seats, the game starts without a lobby. */
  readonly players?: readonly Strength[] | undefined;
  /** Pace of the game. Absent: the server's default. */
  readonly pace?: Pace | undefined;
  /** True for a rated game, which has no hints. Absent: rated if several people play. */
  readonly rated?: boolean | undefined;
  readonly thread?: boolean;
  readonly invited?: readonly string[];
}

/** Letters for the paces in a custom id. A dash in place of a letter means that the person chose no pace. */
const PACE_LETTERS: Readonly<Record<Pace, string>> = {
  none: 'n',
  day: 'd',
  'three-days': 't',
  'two-weeks': 'w',
  live: 'l',
};
const STRENGTH_LETTERS: Readonly<Record<Strength, string>> = { easy: 'e', medium: 'm', hard: 'h' };
const RATED_LETTER = 'r';

const keyOf = <Key extends string>(letters: Readonly<Record<Key, string>>, letter: string): Key | undefined =>
  (Object.keys(letters) as Key[]).find(key => letters[key] === letter);

const shortId = (id: string): string => BigInt(id).toString(36);
const longId = (short: string): string =>
  [...short].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n).toString();

export function threadId({
  game,
  options,
  seats,
  solo,
  pace,
  players = [],
  rated = false,
  invited = [],
}: OpeningRequest): CustomId {
  const how = [
    seats ?? 0,
    pace === undefined ? '-' : PACE_LETTERS[pace],
    '-',
    solo ? 's' : '-',
    ...players.map(strength => STRENGTH_LETTERS[strength]),
    rated ? RATED_LETTER : '',
  ].join('');
  return idOf(game, 'thread', JSON.stringify(options), how, ...invited.map(shortId));
}

/** Reads an id that `threadId` wrote. Undefined for any other id. */
export function readThreadId(context: Context, { match: game, args }: CustomId): OpeningRequest | undefined {
  const [written, how = '', ...people] = args;
  const [, seats, pace = '', solo, players = '', rated] = PARTS.how.exec(how) ?? [];
  if (!ofGame(context.games, game) || written === undefined || seats === undefined) return undefined;
  if (!people.every(person => /^[0-9a-z]{1,13}$/.test(person))) return undefined;
  const options = readJson(written);
  if (typeof options !== 'object' || options === null) return undefined;
  return {
    game,
    options,
    seats: seats === '0' ? undefined : Number(seats),
    solo: solo === 's',
    pace: keyOf(PACE_LETTERS, pace),
    players: [...players].flatMap(letter => keyOf(STRENGTH_LETTERS, letter) ?? []),
    rated: rated === RATED_LETTER,
    thread: true,
    invited: people.map(longId),
  };
}

export const isPace = (text: unknown): text is Pace => PACES.some(pace => pace === text);

/**
 * Looks up the people to invite by their ids. Asks Discord for people whom the interaction does not name, and leaves out
 * unknown people. Returns a refusal where a bot is among the invited.
 */
export async function invitees(
  context: Context,
  visit: Visit,
  ids: readonly string[],
): Promise<readonly Person[] | Answer> {
  const bots = visit.named?.filter(({ id, bot }) => bot && ids.includes(id)) ?? [];
  if (bots.length > 0) return turnedAway(context.words.tables.bots(bots.map(({ name }) => safeName(name))));
  const { guildId, named } = visit;
  const unknown = async (id: string) => (guildId === null ? undefined : context.guilds.member(guildId, id));
  const found = ids.map(async id => named?.find(person => person.id === id) ?? unknown(id));
  return (await Promise.all(found)).flatMap(one =>
    typeof one === 'object' ? { id: one.id, name: one.name } : [],
  );
}

function impossible(
  context: Context,
  visit: Visit,
  { solo = false, thread = false }: OpeningRequest,
): Answer | undefined {
  const { tables } = context.words;
  if (!thread || visit.place !== 'server') return unplayable(context, visit, { solo });
  if (visit.threads?.here) return say(tables.alreadyInThread);
  return unplayable(context, { ...visit, lacking: visit.threads?.lacking ?? visit.lacking }, { solo });
}

/**
 * Returns the number of seats of a new table: the number that the person gave, or the game's maximum. If the person wants bots
 * and gave no number, returns seats for the person and all bots.
 */
function seatsFor(game: AnyGame, { options, seats, players = [] }: OpeningRequest): number {
  const { min, max } = game.seats(options);
  return seats ?? (players.length === 0 ? max : Math.min(max, Math.max(min, 1 + players.length)));
}

/** Checks that the server wants each game in its own thread, and that this channel is not a thread already. */
export async function wantsThread({ table }: Context, { place, guildId, threads }: Visit): Promise<boolean> {
  if (place !== 'server' || threads === undefined || threads.here || threads.unknown) return false;
  return (await table.archive.server(guildId)).place === 'threads';
}

/** Opens a table of a game. The answer names commands of this game only, wherever the person asked for the table. */
export async function openTable(asking: Context, visit: Visit, wish: OpeningRequest): Promise<Answer> {
  const context = contextIn(asking, asking.language, wish.game);
  const game = context.games[wish.game];
  if (!game) throw new Error(`no such game on the shelf: ${wish.game}`);
  const { options, pace, players = [], invited = [] } = wish;
  const seats = seatsFor(game, wish);
  const isFull = players.length > 0 && players.length + 1 >= seats;
  const rated = !wish.solo && (wish.rated ?? seats - players.length > 1);
  const opening = {
    ...wish,
    rated,
    solo: wish.solo || isFull,
    thread: wish.thread || (await wantsThread(context, visit)),
  };
  const refusal = impossible(context, visit, opening);
  if (refusal) return refusal;
  const guests = await invitees(context, visit, invited);
  if ('content' in guests) return guests;
  const args: TableOpening = {
    game: opening.game,
    options,
    channelId: visit.channelId,
    guildId: visit.guildId,
    opener: visit.person,
    seats,
    players,
    invited: guests,
    ...(pace !== undefined && { pace }),
    rated,
    ...(visit.member && { member: visit.member }),
  };
  return opening.thread ? inThread(context, args, opening.solo) : here(context, visit, opening, args);
}

/** Opens a table in this channel. Where the channel has a table already, offers to open the new table in a thread. */
async function here(
  context: Context,
  visit: Visit,
  opening: OpeningRequest,
  args: TableOpening,
): Promise<Answer> {
  const solo = opening.solo ?? false;
  const opened = await (solo ? context.table.openAndStart(args) : context.table.open(args));
  if (opened.ok) {
    return {
      content: solo ? context.words.lobby.dealt : context.words.lobby.opened,
      rows: buttonRows([
        ...(await rolePingButtons(context, opened.value, visit.person.id)),
        ...(await showButtons(context, opened.value, visit.person.id)),
        ...arrangeButton(context, opened.value, visit.person.id),
      ]),
    };
  }
  // The channel's table may be of another game, so the sentence needs the match of that table.
  const busy =
    opened.refusal.code === 'table/channel-busy' ? await context.table.live(visit.channelId) : undefined;
  const answer = refused(context, opened.refusal, busy);
  const { threads } = visit;
  if (opened.refusal.code !== 'table/channel-busy' || !threads || threads.here || threads.lacking.length > 0)
    return answer;
  const button: Button = { label: context.words.tables.inThread, id: threadId(opening), style: 'main' };
  return { ...answer, rows: buttonRows([button]) };
}

/** Opens a thread named after its game and people. Returns the thread's id, or undefined where Discord refuses the thread. */
export async function threadOf(
  context: Context,
  place: ThreadPlace,
  game: string,
  people: readonly { readonly name: string }[],
): Promise<string | undefined> {
  const names = people.map(({ name }) => plainName(name, context.language));
  try {
    return await context.threads.open(place, context.words.tables.title(gameTitle(context, game), names));
  } catch (error) {
    if (!isHopeless(error) && !isClosed(error)) throw error;
    context.log.warn({ error: logged(error) }, 'a thread can not be opened');
    return undefined;
  }
}

export function saidThere({ words }: Context, { status, channelId }: Match): string {
  const link = `<#${channelId}>`;
  return status === 'lobby' ? words.tables.openedThere(link) : words.tables.dealtThere(link);
}

async function inThread(context: Context, args: TableOpening, solo: boolean): Promise<Answer> {
  const { tables } = context.words;
  const able = await context.table.openable({ ...args, thread: true }, solo);
  if (!able.ok) return refused(context, able.refusal);
  const people = [args.opener, ...(args.invited ?? [])];
  const thread = await threadOf(context, args, args.game, people);
  if (thread === undefined) return say(tables.noThread);
  const there = { ...args, channelId: thread, thread: true };
  const opened = await (solo ? context.table.openAndStart(there) : context.table.open(there));
  if (!opened.ok) return refused(context, opened.refusal);
  return {
    content: saidThere(context, opened.value),
    rows: buttonRows([
      ...(await rolePingButtons(context, opened.value, args.opener.id)),
      ...arrangeButton(context, opened.value, args.opener.id),
    ]),
  };
}

export const presses = handlers({
  thread: ({ context, visit, id }) => {
    const opening = readThreadId(context, id);
    return opening ? openTable(context, visit, opening) : turnedAway(context.words.errors.strangeButton);
  },
});
