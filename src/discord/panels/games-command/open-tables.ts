import { languageOf } from '../../../presentation/language/languages.ts';
import type { ShownTable } from '../../../table/lobby/everywhere.ts';
import { lookingFrom } from '../../../table/match/places.ts';
import { BUTTONS_IN_A_ROW, type Button, buttonRows } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { jump } from '../../buttons/match-buttons.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, gameTitle, pagesOf } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { sitButton, tableEntry } from '../../messages/direct-messages/open-tables.ts';
import { type Answer, done, say, turnedAway } from '../../ports/answer.ts';
import { when } from '../../words/figures.ts';
import { GAMES_WORDS, PEOPLE_WORDS } from '../../words/index.ts';
import { closedRemark, greet } from '../greeting.ts';
import { atTable } from '../lobby/lobby.ts';
import { sees } from '../look/watch.ts';
import { placeFor, tablesHere } from './find.ts';
import { turnButtons } from './pages.ts';

const ALL = 'all';
const OFF = 'off';

async function notifyButton(context: Context, { person, guildId }: Visit): Promise<readonly Button[]> {
  if (guildId === null) return [];
  const words = PEOPLE_WORDS[context.language].tables;
  const wish = await context.table.wishes.of(person.id, guildId);
  if (!wish) return [{ label: words.notify, id: gamesId('open', 'notify', ALL) }];
  const game = wish.game === null ? words.allGames : gameTitle(context, wish.game);
  return [{ label: words.announced(game), id: gamesId('open', 'notices') }];
}

/** Shows for which games the bot notifies the person of new tables in this server, with buttons for another choice. */
export async function noticesPage(context: Context, visit: Visit, remark?: string): Promise<Answer> {
  const { guildId, person } = visit;
  if (guildId === null) return say(GAMES_WORDS[context.language].lists.onlyInServers);
  const words = PEOPLE_WORDS[context.language].tables;
  const wish = await context.table.wishes.of(person.id, guildId);
  const { pings } = await context.table.people.settings(person.id);
  const game = wish?.game === null ? words.allGames : gameTitle(context, wish?.game ?? '');
  const chosen = wish === undefined ? OFF : (wish.game ?? ALL);
  const to = (label: string, value: string): Button => ({
    label,
    id: gamesId('open', 'notify', value),
    ...(chosen === value && { style: 'main' }),
  });
  const lines = [
    remark,
    wish ? words.on(game) : words.off,
    words.rule,
    wish && !pings ? words.callsAreOff : undefined,
  ];
  return {
    content: lines.filter(line => line !== undefined).join('\n'),
    rows: [
      ...buttonRows([
        to(words.allGames, ALL),
        ...Object.keys(context.games).map(each => to(gameTitle(context, each), each)),
      ]),
      ...buttonRows([...(wish ? [to(words.turnOff, OFF)] : []), { label: words.back, id: gamesId('open') }]),
    ],
  };
}

/** Sets for which game's new tables the bot notifies the person: one game, all games, or none. */
export async function notifyPress(context: Context, visit: Visit, wanted = ''): Promise<Answer> {
  const { guildId, person } = visit;
  if (guildId === null) return say(GAMES_WORDS[context.language].lists.onlyInServers);
  const words = PEOPLE_WORDS[context.language].tables;
  if (wanted === OFF) {
    await context.table.wishes.turnOff(person.id, guildId);
    return noticesPage(context, visit);
  }
  const game = wanted === ALL ? undefined : wanted;
  const turned = await context.table.wishes.turnOn(person.id, guildId, game);
  if (!turned.ok) return refused(context, turned.refusal);
  if (!turned.value.news) return noticesPage(context, visit);
  const came = await greet(context, person.id, words.greeting);
  if (came === 'refused') return turnedAway(PEOPLE_WORDS[context.language].closed);
  return noticesPage(context, visit, came === 'sent' ? words.lookThere : undefined);
}

export async function hush(context: Context, { person }: Visit, guildId = ''): Promise<Answer> {
  const words = PEOPLE_WORDS[context.language].tables;
  return (await context.table.wishes.turnOff(person.id, guildId)) ? done(words.turnedOff) : say(words.wasOff);
}

/**
 * Joins a table, by a button of the list or of a notification. The lobby may have closed or filled up since. A person can join
 * only if they may see the table's channel.
 */
export async function sitDown(context: Context, visit: Visit, matchId = ''): Promise<Answer> {
  // The person may be in the lobby's server without being at one of the lobby's places.
  const match = await lookingFrom({ place: 0 }, () => context.table.get(matchId));
  const sight = match ? await sees(context, visit, match) : 'no';
  if (!match || sight === 'no') return say(GAMES_WORDS[context.language].lists.noSuchTable);
  if (sight === 'unknown')
    return { ...say(PEOPLE_WORDS[context.language].tables.sitThere(jump(match))), outcome: 'refused' };
  const seated = await lookingFrom({ place: 0 }, () => atTable(context, visit, 'join', match));
  return { ...seated, content: `${seated.content}\n${jump(match)}` };
}

const ownEntries = async (context: Context, visit: Visit): Promise<readonly TableEntry[]> =>
  (await tablesHere(context, visit)).map(match => ({
    line: number => tableEntry(context, match, number),
    button: number => sitButton(context, match, number),
  }));

/** Lists this server's lobbies that have a seat for the person, with a button to join each lobby. */
export async function openTables(context: Context, visit: Visit, wanted = 0): Promise<Answer> {
  const words = GAMES_WORDS[context.language].lists;
  if (visit.guildId === null) return say(words.onlyInServers);
  const entries = await ownEntries(context, visit);
  const remark = await closedRemark(context, visit);
  const back = { label: PEOPLE_WORDS[context.language].tables.back, id: gamesId('find') };
  const notify = buttonRows([...(await notifyButton(context, visit)), back]);
  const none = { content: context.words.tables.noneOpen, rows: [] };
  const list =
    entries.length === 0
      ? none
      : tableList(context, entries, { wanted, title: words.openTitle(entries.length), list: 'open' });
  return {
    content: [list.content, remark].filter(line => line !== undefined).join('\n'),
    rows: [...list.rows, ...notify],
  };
}

/**
 * Lists the lobbies of this server, and then the lobbies that other servers show. Each lobby has a button to join.
 * @param at `here` or `dm`: place at which the person would see a table of another server
 */
export async function tablesEverywhere(
  context: Context,
  visit: Visit,
  at: SeenAt,
  wanted = 0,
): Promise<Answer> {
  const words = PEOPLE_WORDS[context.language].everywhere;
  const { person, guildId } = visit;
  const shown = await context.table.everywhere.openTo(person.id, guildId);
  const entries = [
    ...(await ownEntries(context, visit)),
    ...shown.map(table => ({
      line: (number: number) => shownEntry(context, table, number),
      button: (number: number) => (table.isOpen ? fromButton(context, table, number, at) : undefined),
    })),
  ];
  const ways = [
    ...(guildId === null || entries.length === 0
      ? []
      : at === 'here'
        ? [{ label: words.playDirect, id: gamesId('open', 'all', 'dm') }]
        : [{ label: words.playHere, id: gamesId('open', 'all', 'here') }]),
    { label: PEOPLE_WORDS[context.language].tables.back, id: gamesId('find') },
  ];
  if (entries.length === 0) return { content: words.none, rows: buttonRows(ways) };
  const title = words.title(entries.length);
  const list = tableList(context, entries, { wanted, title, list: ['open', 'all', at] });
  return { ...list, rows: [...list.rows, ...buttonRows(ways)] };
}

/** Seats a person at a lobby of another server, which is then played at the person's own place too. */
export async function sitFrom(context: Context, visit: Visit, matchId: string, at: SeenAt): Promise<Answer> {
  const words = PEOPLE_WORDS[context.language].everywhere;
  const place = await placeFor(context, visit, {
    here: at === 'here',
    greeting: words.greeting,
  });
  if ('content' in place) return place;
  const language = place.guildId === null ? context.language : null;
  const seated = await context.table.everywhere.sit(matchId, visit.person, { ...place, language });
  if (!seated.ok) return refused(context, seated.refusal);
  const { seats, seatsWanted } = seated.value;
  const where = place.guildId === null ? words.inDirect : words.here;
  return done(`${context.words.lobby.joined(seats.length, seatsWanted)} ${where}`);
}

/** Number of tables on a page. Each table has a button, and all buttons are in one row. */
const TABLES_ON_A_PAGE = BUTTONS_IN_A_ROW;
/** Maximum number of characters of the tables on a page, not counting the title. */
const ROOM_ON_A_PAGE = 1_800;

/** Place at which a person sees a table of another server: the channel of the list, or direct messages. */
type SeenAt = 'here' | 'dm';

/** Table in a numbered list. The number of an entry is counted from 0. */
interface TableEntry {
  line(number: number): string;
  /** Returns the button to join the table. Undefined: the reader can't join. */
  button(number: number): Button | undefined;
}

interface ListParts {
  readonly wanted: number;
  readonly title: string;
  readonly list: Parameters<typeof turnButtons>[3];
}

function tableList(
  context: Context,
  entries: readonly TableEntry[],
  { wanted, title, list }: ListParts,
): Required<Pick<Answer, 'content' | 'rows'>> {
  const lines = entries.map((entry, number) => entry.line(number));
  const pages = pagesOf(lines, TABLES_ON_A_PAGE, ROOM_ON_A_PAGE);
  const page = Math.min(wanted, pages.length - 1);
  const before = pages.slice(0, page).reduce((sum, other) => sum + other.length, 0);
  const shown = pages[page] ?? [];
  const buttons = shown.flatMap((_, index) => entries[before + index]?.button(before + index) ?? []);
  const paged = pages.length > 1 ? [GAMES_WORDS[context.language].lists.page(page + 1, pages.length)] : [];
  return {
    content: [[title, ...paged].join(' · '), ...shown].join('\n'),
    rows: [...buttonRows(buttons), ...buttonRows(turnButtons(context, page, pages.length, list))],
  };
}

/** Writes the entry of another server's table, which names neither the server nor a person. */
function shownEntry(context: Context, table: ShownTable, number: number): string {
  const { game, options, taken, seatsWanted, createdAt, pace, rated, ratings, locale, isOpen } = table;
  const { lists, server } = GAMES_WORDS[context.language];
  const words = PEOPLE_WORDS[context.language].everywhere;
  const { tables } = context.words;
  const variant = context.presenters[game]?.(context.language).variant?.(options);
  const about = [
    lists.gathering(taken, seatsWanted, when(createdAt)),
    tables.paces[pace],
    rated ? tables.rated : tables.unrated,
    ...(locale === null ? [] : [server.languages[languageOf(locale)]]),
    ...(ratings.length === 0 ? [] : [words.ratings(ratings.map(points => points ?? '–'))]),
    ...(isOpen ? [] : [words.members]),
  ];
  const title = `**${gameTitle(context, game)}**${variant ? ` (${variant})` : ''}`;
  return `**${number + 1}.** ${title}\n-# ${about.join(' · ')}`;
}

const fromButton = (
  context: Context,
  { id, game }: Pick<ShownTable, 'id' | 'game'>,
  number: number,
  at: SeenAt,
): Button => ({
  label: GAMES_WORDS[context.language].lists.sitAt(number + 1, gameTitle(context, game)),
  id: gamesId('open', 'from', id, at),
  style: 'commit',
});
