import { ofGame } from '../../../core/contract/game.ts';
import { languageOf } from '../../../presentation/language/languages.ts';
import type { OwnSeek, SeekKind } from '../../../table/finding/finding.ts';
import type { Listed } from '../../../table/lists.ts';
import type { Pace } from '../../../table/match/types.ts';
import { may } from '../../../table/people/servers.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { todayId } from '../../buttons/contest-ids.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, gameTitle } from '../../context/context.ts';
import { maySeeInto, type Visit } from '../../context/visit.ts';
import { type Answer, say, turnedAway } from '../../ports/answer.ts';
import { when } from '../../words/figures.ts';
import { GAMES_WORDS, PEOPLE_WORDS } from '../../words/index.ts';
import { greet } from '../greeting.ts';
import { isPace, openTable } from '../lobby/opening.ts';
import { unplayable } from '../lobby/unplayable.ts';
import { type SeekChange, speedOf, wishesPage, wishIn } from './find-wishes.ts';
import { fellowsPress, isAboutFellows } from './other-players.ts';

export interface FindWish {
  readonly game: string;
  readonly pace?: Pace | undefined;
  readonly seats?: number | undefined;
  readonly rated?: boolean | undefined;
  /** True: the bot shows the game in the channel of the request. False, the default: in direct messages. */
  readonly here?: boolean;
}

const COMMAND = '`/games find`';

interface FindPlace {
  readonly channelId: string;
  readonly guildId: string | null;
}

function wishLine(context: Context, { pace, seats, rated, language }: OwnSeek): string {
  const words = PEOPLE_WORDS[context.language].find;
  const spoken = GAMES_WORDS[context.language].server.languages;
  return [
    pace === null ? words.anyPace : context.words.tables.paces[pace],
    seats === null ? words.anySeats : words.seats(seats),
    rated === null ? words.anyRated : rated ? words.rated : words.unrated,
    ...(language === null ? [] : [words.language(spoken[languageOf(language)])]),
  ].join(' · ');
}

/** Returns the title of a requested game, and marks a live game as live. */
function titleOf(context: Context, { game, live }: SeekKind): string {
  const title = gameTitle(context, game);
  return live ? PEOPLE_WORDS[context.language].find.live(title) : title;
}

function entry(context: Context, seek: OwnSeek): readonly string[] {
  const words = PEOPLE_WORDS[context.language].find;
  return [
    words.entry(titleOf(context, seek), when(seek.since)),
    `${wishLine(context, seek)}. ${words.people(seek.people)}`,
    seek.guildId === null ? words.inDirect : words.inChannel(`<#${seek.channelId}>`),
    ...(seek.held ? [words.held] : []),
    (seek.live ? words.lapsesLive : words.lapses)(when(seek.lapsesAt)),
  ];
}

/**
 * Returns buttons for play while a person waits. A game against a bot would occupy this channel. So if a requested game is to
 * begin here, the buttons begin dailies and puzzles instead.
 */
function meanwhile(context: Context, { channelId }: Visit, seeks: readonly OwnSeek[]): readonly Button[] {
  const sought = [...new Set(seeks.map(({ game }) => game))];
  if (seeks.every(seek => seek.channelId !== channelId))
    return sought.map(game => ({
      label: PEOPLE_WORDS[context.language].find.bot(gameTitle(context, game)),
      id: gamesId('find', 'bot', game),
      style: 'main',
    }));
  const { table, words } = context;
  const today = sought.flatMap(game => table.deals.series.find(series => series.game === game) ?? []);
  return [
    ...today.map(series => ({
      label: words.morning.play(gameTitle(context, series.game)),
      id: todayId(series),
    })),
    ...(table.puzzles.games.length > 0 ? [{ label: words.morning.puzzle, id: gamesId('puzzle') }] : []),
  ];
}

const MOST = 200;

export async function tablesHere({ table }: Context, visit: Visit): Promise<readonly Listed[]> {
  const { guildId, person, place } = visit;
  if (guildId === null || place !== 'server') return [];
  const found = await table.archive.openTo(person, guildId, MOST);
  return found.filter(match => maySeeInto(visit, match.channelId));
}

async function tableButtons(context: Context, visit: Visit): Promise<readonly Button[]> {
  const words = PEOPLE_WORDS[context.language].find;
  const here = (await tablesHere(context, visit)).length;
  return [
    ...(visit.guildId === null ? [] : [{ label: words.tables(here), id: gamesId('open') }]),
    { label: words.tablesElsewhere, id: gamesId('open', 'all', 'dm') },
  ];
}

const leaveButton = (context: Context, kind: SeekKind): Button => ({
  label: PEOPLE_WORDS[context.language].find.leave(titleOf(context, kind)),
  id: gamesId('find', 'leave', kind.game, ...speedOf(kind)),
});

/** Shows a person's requests for games, with buttons to withdraw each request and to play something meanwhile. */
export async function findPage(context: Context, visit: Visit, remark?: string): Promise<Answer> {
  const words = PEOPLE_WORDS[context.language].find;
  const seeks = await context.table.finding.of(visit.person.id);
  const wanted = (kind: SeekKind): boolean =>
    seeks.some(({ game, live }) => game === kind.game && live === kind.live);
  const open = [false, true]
    .flatMap(live => Object.keys(context.games).map(game => ({ game, live })))
    .filter(kind => !wanted(kind));
  const title = (game: string): string => gameTitle(context, game);
  // A row has five buttons. With three requests or more, only the pages of their wishes have the buttons that end them.
  const isFew = seeks.length <= 2;
  const own = [
    ...seeks.map(kind => ({
      label: words.wishes(titleOf(context, kind)),
      id: gamesId('find', 'wishes', kind.game, ...speedOf(kind)),
    })),
    ...(isFew ? seeks.map(kind => leaveButton(context, kind)) : []),
  ];
  const lines = seeks.length === 0 ? [words.none] : seeks.flatMap(seek => entry(context, seek));
  const played = await context.table.conduct.between(visit.person.id);
  return {
    content: [words.title, ...(remark === undefined ? [] : [remark]), ...lines].join('\n'),
    rows: [
      ...buttonRows(await tableButtons(context, visit)),
      ...buttonRows(meanwhile(context, visit, seeks)).slice(0, 1),
      ...buttonRows(own),
      ...buttonRows(
        played.map(({ id, game }) => ({
          label: words.playersOf(title(game)),
          id: gamesId('find', 'players', id),
        })),
      ).slice(0, 1),
      ...buttonRows(
        open.map(kind => ({
          label: titleOf(context, kind),
          id: gamesId('find', 'join', kind.game, ...speedOf(kind)),
        })),
      ),
    ],
  };
}

/**
 * Returns the place that can show a person's game, or the refusal. Sends a direct message to check that direct messages reach
 * the person.
 * @param greeting text of that direct message
 */
export async function placeFor(
  context: Context,
  visit: Visit,
  { here = false, greeting }: Pick<FindWish, 'here'> & { readonly greeting: string },
): Promise<FindPlace | Answer> {
  const words = PEOPLE_WORDS[context.language].find;
  const { channelId, guildId, person, member, place } = visit;
  if (place === 'dm') return { channelId, guildId: null };
  if (here) {
    const impossible = unplayable(context, visit, { solo: false });
    if (impossible || guildId === null)
      return { ...(impossible ?? say(words.closed(COMMAND))), outcome: 'refused' };
    const { mayOpen } = await context.table.archive.server(guildId);
    if (member && !may(mayOpen, member))
      return refused(context, { code: 'table/may-not-open', with: { who: mayOpen } });
    return { channelId, guildId };
  }
  const own = (await context.table.finding.of(person.id)).find(seek => seek.guildId === null);
  if (own) return { channelId: own.channelId, guildId: null };
  const came = await greet(context, person.id, greeting);
  if (came !== 'sent' || !context.direct)
    return turnedAway(came === 'refused' ? words.closed(COMMAND) : words.failed);
  return { channelId: await context.direct.channelOf(person.id), guildId: null };
}

const ownSeek = async ({ table }: Context, personId: string, kind: SeekKind): Promise<OwnSeek | undefined> =>
  (await table.finding.of(personId)).find(({ game, live }) => game === kind.game && live === kind.live);

/**
 * Puts a person into the pool of people who look for a game. An earlier request of the kind keeps its other wishes, and its
 * place if `here` is absent.
 */
export async function find(
  context: Context,
  visit: Visit,
  { game, pace, seats, rated, here }: FindWish,
): Promise<Answer> {
  const { find: words, everywhere } = PEOPLE_WORDS[context.language];
  const kind = { game, live: pace === 'live' };
  const change = {
    ...(pace !== undefined && { pace }),
    ...(seats !== undefined && { seats }),
    ...(rated !== undefined && { rated }),
  };
  const seek = await ownSeek(context, visit.person.id, kind);
  if (seek && here === undefined) return sought(context, visit, kind, seek, change);
  const place = await placeFor(context, visit, { here: here ?? false, greeting: words.greeting });
  if (!('content' in place)) return sought(context, visit, kind, seek, { ...place, ...change });
  if (here || visit.place !== 'server') return place;
  const id = gamesId('find', 'here', game, pace ?? '');
  return { ...place, rows: buttonRows([{ label: everywhere.playHere, id }]) };
}

/** Stores a request with changed wishes. Then shows all requests, or with `shows` the menus of this request. */
async function sought(
  context: Context,
  visit: Visit,
  kind: SeekKind,
  seek: OwnSeek | undefined,
  change: SeekChange & { readonly pace?: Pace },
  shows?: 'menus',
): Promise<Answer> {
  const {
    game,
    pace = null,
    seats = null,
    rated = null,
    language = null,
    ...at
  } = {
    ...seek,
    ...kind,
    ...change,
  };
  const { channelId = visit.channelId, guildId = visit.guildId } = at;
  const wish = { game, pace, seats, rated, language, channelId, guildId, speaks: context.language };
  const stored = await context.table.finding.seek(visit.person, wish);
  if (!stored.ok) return refused(context, stored.refusal);
  return shows ? menusOf(context, visit, kind) : findPage(context, visit);
}

async function menusOf(context: Context, visit: Visit, kind: SeekKind): Promise<Answer> {
  const seek = await ownSeek(context, visit.person.id, kind);
  if (seek)
    return wishesPage(context, visit, seek, {
      lines: entry(context, seek),
      leave: leaveButton(context, seek),
    });
  return findPage(context, visit, PEOPLE_WORDS[context.language].find.wasOff(titleOf(context, kind)));
}

async function leave(context: Context, visit: Visit, kind: SeekKind): Promise<Answer> {
  const words = PEOPLE_WORDS[context.language].find;
  const left = await context.table.finding.leave(visit.person.id, kind);
  const title = titleOf(context, kind);
  return findPage(context, visit, left ? words.left(title) : words.wasOff(title));
}

export async function findPress(
  context: Context,
  visit: Visit,
  args: readonly string[],
  [chosen = '']: readonly string[],
): Promise<Answer> {
  const [what = '', game = '', speed] = args;
  const live = speed === 'live';
  if (isAboutFellows(what)) return fellowsPress(context, visit, args);
  const known = ofGame(context.games, game);
  if (!known) return findPage(context, visit);
  switch (what) {
    case 'here':
      return find(context, visit, { game, pace: isPace(speed) ? speed : undefined, here: true });
    case 'join':
      return find(context, visit, { game, pace: live ? 'live' : undefined });
    case 'direct':
      return find(context, visit, { game, pace: live ? 'live' : undefined, here: false });
    case 'leave':
      return leave(context, visit, { game, live });
    case 'bot':
      return openTable(context, visit, { game, options: known.defaults, seats: 2, players: ['medium'] });
  }
  const wish = wishIn(context, game, what, chosen);
  const seek = await ownSeek(context, visit.person.id, { game, live });
  if (what === 'wishes' || (wish && !seek)) return menusOf(context, visit, { game, live });
  return wish ? sought(context, visit, { game, live }, seek, wish, 'menus') : findPage(context, visit);
}
