import { isPersonAt } from '../../core/contract/player.ts';
import { DAY_MS } from '../../core/values/days.ts';
import { grammar } from '../../presentation/language/grammar.ts';
import { spared } from '../../presentation/painter/missing-pictures.ts';
import { dealName } from '../../presentation/text/deal-name.ts';
import { nameOf, namesApart, type SeatNaming, safeName } from '../../presentation/text/names.ts';
import { publicEvents } from '../../table/match/log.ts';
import type { Match } from '../../table/match/types.ts';
import type {
  MorningDeal,
  MorningFacts,
  MorningMove,
  MorningPage,
  MorningScore,
  MorningWait,
  MorningWeek,
} from '../../table/mornings/mornings.ts';
import { partsAbout } from '../../table/mornings/people.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { beginTodayId } from '../buttons/contest-ids.ts';
import { gamesId } from '../buttons/games-ids.ts';
import { type Context, fitted, gameOf, gameTitle, namesOf } from '../context/context.ts';
import { type AnswerFile, fileOf } from '../ports/answer.ts';
import { logged, type PublicMessage } from '../rest/channel.ts';
import { when } from '../words/figures.ts';

/** Number of different marks of buttons. Two messages with the same mark are many years apart. */
const MARKS = 10_000;

const deals = (context: Context, day: number): readonly Button[] => {
  const { series } = context.table.deals;
  return series.map(({ game, form }) => {
    const title = gameTitle(context, game);
    const isOneOfSeveral = series.filter(each => each.game === game).length > 1;
    return {
      label: context.words.morning.play(isOneOfSeveral ? `${title} · ${context.words.duels[form]}` : title),
      id: beginTodayId({ game, form }, day % MARKS),
      style: 'main',
    };
  });
};

const puzzle = ({ table, words }: Context): readonly Button[] =>
  table.puzzles.games.length > 0 ? [{ label: words.morning.puzzle, id: gamesId('puzzle') }] : [];

const OFFERS: readonly ((context: Context, day: number) => readonly Button[])[] = [deals, puzzle];

/**
 * Returns the buttons under a morning message, each with something to play today.
 * @param day day of the message, which the buttons' ids contain, so that the bot can recognise its message
 */
const offersOf = (context: Context, day: number): readonly Button[] =>
  OFFERS.flatMap(offer => offer(context, day));

const MEDALS = ['🥇', '🥈', '🥉'];
/** Sign before the people after the third place, who get no medal. */
const PLACE = '▫️';

/** Returns a function that gives each person of a morning message a different name, in bold. */
function namesIn({ language }: Context, facts: MorningFacts): SeatNaming {
  const people = partsAbout(facts).map(({ person }) => person);
  const named = namesApart(people, language, ({ name }) => safeName(name, language));
  return person => `**${named(person)}**`;
}

/** Writes the heading of a daily, with the hard bot's result in the person's seat. */
function dealTitle(context: Context, { game, form, number, par }: MorningDeal): string {
  const { morning } = context.words;
  const [title, name] = [gameTitle(context, game), dealName(context, { form, number, id: '' })];
  if (form === 'solo' && par !== null) return morning.dealWithPar(title, name, par);
  const said = morning.deal(title, name);
  return par === null ? said : `${said} · ${duelRow(context, morning.bot, par)}`;
}

const duelRow = ({ words }: Context, name: string, lead: number): string =>
  words.morning.duelRow(name, lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level', Math.abs(lead));

function dealLines(context: Context, deal: MorningDeal, named: SeatNaming): readonly string[] {
  const { form, rows, more } = deal;
  const words = context.words.morning;
  return [
    dealTitle(context, deal),
    ...rows.map(({ person, points, streak }) => {
      // People with equal points share a place, and each gets its medal.
      const place = rows.findIndex(row => row.points === points);
      const text =
        form === 'duel' ? duelRow(context, named(person), points) : words.row(named(person), points);
      const days = streak > 1 ? ` · ${words.streak(streak)}` : '';
      return `${MEDALS[place] ?? PLACE} ${text}${days}`;
    }),
    ...(more > 0 ? [words.more(more)] : []),
  ];
}

/** Names the game of a result, with its category where the game has several. */
function categoryOf(context: Context, { game, category }: MorningScore): string {
  const title = gameTitle(context, game);
  const named = context.presenters[game]?.(context.language).category?.(category);
  return named === undefined ? title : `${title} (${named})`;
}

const scoreOf = (
  context: Context,
  { person, points, game }: MorningScore,
  named: SeatNaming,
  title = gameTitle(context, game),
): string => context.words.morning.score(named(person), points, title);

function weekLines(
  context: Context,
  { games, bests, record, streak }: MorningWeek,
  named: SeatNaming,
): readonly string[] {
  const words = context.words.morning;
  return [
    words.week(games),
    ...(bests.length > 0 ? [words.best(bests.map(best => scoreOf(context, best, named)))] : []),
    ...(record
      ? [words.record(scoreOf(context, record, named, categoryOf(context, record)), record.before)]
      : []),
    ...(streak ? [words.longest(named(streak.person), streak.days)] : []),
  ];
}

const moveLine = (context: Context, { person, points, mean, game }: MorningMove, named: SeatNaming): string =>
  context.words.morning.move(named(person), points, gameTitle(context, game), points - mean);

const waitLine = (
  context: Context,
  { league, threadId, person, since }: MorningWait,
  named: SeatNaming,
): string =>
  context.words.morning.wait(
    named(person),
    `**${safeName(league, context.language)}**`,
    `<#${threadId}>`,
    when(since),
  );

/**
 * Returns the names of a match's people by seat. A person who turned statistics off after the message was written gets the
 * seat's name.
 */
async function sittersIn({ table, language }: Context, match: Match): Promise<readonly string[]> {
  const names = namesOf(match, language);
  return Promise.all(
    match.seats.map(async ({ seat, id }) => {
      const isShown = !isPersonAt(match, seat) || (await table.people.settings(id)).stats;
      return isShown ? (names[seat] ?? '') : nameOf([], seat, language);
    }),
  );
}

/** Draws the board after a move. Undefined where the match was deleted, or where the drawing failed. */
async function pictureOf(context: Context, { matchId, rev }: MorningMove): Promise<AnswerFile | undefined> {
  const { table } = context;
  const match = await table.get(matchId);
  const view = match && (await table.viewAt(matchId, rev, 'table'));
  if (!match || view === undefined) return undefined;
  const events = publicEvents(await table.moves(matchId, { since: rev - 1, to: rev }));
  const name = `${match.game}-${matchId}-${rev}-morning.png`;
  const names = await sittersIn(context, match);
  const picture = await spared(
    () => gameOf(context, match).presenter.picture(view, names, events, name),
    error => context.log.error({ error: logged(error), matchId }, 'a morning message has no picture'),
  );
  return picture && fileOf(picture);
}

async function firstOpen<T>(
  { guilds }: Context,
  { guildId, channelId }: MorningPage,
  items: readonly T[],
  channelOf: (item: T) => string,
): Promise<T | undefined> {
  for (const item of items) if (await guilds.isOpenTo(guildId, channelOf(item), channelId)) return item;
  return undefined;
}

/**
 * Explains why the message has no newer table of a daily. Empty where the message has such a table, or where no game has
 * dailies.
 */
function closing(context: Context, { deals, hiddenUntil }: MorningPage['facts']): readonly string[] {
  const words = context.words.morning;
  if (hiddenUntil !== null) return [words.hidden(when(hiddenUntil))];
  return deals.length === 0 && context.table.deals.series.length > 0 ? [words.none] : [];
}

/** Makes a server's morning message: texts, at most one picture, and buttons that begin something to play. */
export async function morningMessage(context: Context, page: MorningPage): Promise<PublicMessage> {
  const words = context.words.morning;
  const { day, facts } = page;
  const { deals, moves, waits, week } = facts;
  const move = await firstOpen(context, page, moves, ({ channelId }) => channelId);
  const file = move && (await pictureOf(context, move));
  const wait = await firstOpen(context, page, waits, ({ threadId }) => threadId);
  const named = namesIn(context, { ...facts, moves: move ? [move] : [], waits: wait ? [wait] : [] });
  const date = grammar(context.language).date(new Date(day * DAY_MS));
  const blocks = [
    [words.title(date)],
    week ? weekLines(context, week, named) : [],
    ...deals.map(deal => dealLines(context, deal, named)),
    closing(context, facts),
    wait ? [waitLine(context, wait, named)] : [],
    move && file ? [moveLine(context, move, named)] : [],
  ];
  return {
    content: fitted(
      blocks
        .filter(lines => lines.length > 0)
        .map(lines => lines.join('\n'))
        .join('\n\n'),
    ),
    rows: buttonRows(offersOf(context, day)),
    files: file ? [file] : [],
    pings: [],
  };
}
