import { safeName } from '../../../presentation/text/names.ts';
import { isLive } from '../../../table/contests/contest.ts';
import { CUPS } from '../../../table/leagues/cup.ts';
import { FILLER, type LeagueWish, LONGEST_NAME, ROUNDS_AT_MOST } from '../../../table/leagues/league.ts';
import type { LeaguePage } from '../../../table/leagues/page.ts';
import { type Button, buttonRows, valueRow } from '../../buttons/components.ts';
import { type ContestButton, contestButton, contestId } from '../../buttons/contest-ids.ts';
import { refused } from '../../buttons/seated-person.ts';
import type { OptionChoice } from '../../context/command.ts';
import { type Context, contextIn, firstLines, gameTitle, MAX_CONTENT } from '../../context/context.ts';
import { maySeeInto, type Visit } from '../../context/visit.ts';
import {
  leagueHead,
  leagueNames,
  leaguePicture,
  leagueState,
  leagueWay,
  roundLines,
  roundName,
  threadLink,
} from '../../messages/league.ts';
import { type Answer, type ComponentRow, turnedAway } from '../../ports/answer.ts';
import { handlers, type Press } from '../handlers.ts';
import { openHere } from '../lobby/open-here.ts';
import { isHere, takeStep } from './contest.ts';

async function seen(context: Context, visit: Visit) {
  if (visit.guildId === null) return [];
  const all = await context.table.leagues.inGuild(visit.guildId);
  return all.filter(({ channelId }) => maySeeInto(visit, channelId));
}

/**
 * Finds the league that a command names by id or name. Without a name, finds the league of this channel or thread, or else the
 * only active league.
 */
async function whichLeague(
  context: Context,
  visit: Visit,
  typed: string | undefined,
): Promise<LeaguePage | undefined> {
  const { leagues } = context.table;
  const found = await seen(context, visit);
  if (typed !== undefined) {
    const name = typed.toLowerCase();
    const named = found.find(league => league.id === typed || league.name.toLowerCase() === name);
    return named && leagues.page(named.id);
  }
  const here = found.find(({ channelId }) => channelId === visit.channelId);
  const match = here ? undefined : await context.table.latest(visit.channelId);
  const played = match && (await leagues.playedAt(match.id));
  const live = found.filter(isLive);
  const id = here?.id ?? played ?? (live.length === 1 ? live[0]?.id : undefined);
  return id === undefined ? undefined : leagues.page(id);
}

export async function suggestLeagues(
  context: Context,
  visit: Visit,
  typed: string,
): Promise<readonly OptionChoice[]> {
  const wanted = typed.toLowerCase();
  return (await seen(context, visit))
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ id, name, game }) => ({
      name: `${safeName(name, context.language)} · ${gameTitle(context, game)}`,
      value: id,
    }));
}

/** Returns the buttons of a league that the person can use now. The button to close the league asks for a confirmation. */
async function waysOn(
  context: Context,
  { person: { id: personId }, moderator }: Visit,
  { league, standing, waiting }: LeaguePage,
): Promise<readonly Button[]> {
  if (!isLive(league)) return [];
  const own = standing.find(({ person }) => person.id === personId);
  const takesPart = own?.state === 'in' || waiting.some(({ id }) => id === personId);
  const heads = league.openerId === personId || moderator;
  const closes = await context.table.leagues.mayClose(league.id, personId, moderator);
  return [
    ...(takesPart
      ? [leagueWay(context, league.id, 'leave')]
      : own === undefined
        ? [leagueWay(context, league.id, 'join')]
        : []),
    ...(heads && league.status === 'gathering' ? [leagueWay(context, league.id, 'start')] : []),
    ...(closes.ok ? [contestButton('league', league.id, 'ask', context.words.contests.close, 'danger')] : []),
  ];
}

function ownGame(context: Context, { league, now, standing, waiting }: LeaguePage, personId: string) {
  const words = context.words.leagues;
  if (league.status !== 'running' || !now) return [];
  const table = now.tables.find(({ seats }) => seats.some(({ person }) => person.id === personId));
  if (table)
    return [
      table.ended
        ? words.ownOver
        : table.threadId === null
          ? words.ownComing
          : words.ownGame(threadLink(table.threadId)),
    ];
  const own = standing.find(({ person }) => person.id === personId);
  if (own?.state === 'in') return [words.ownBye];
  return waiting.some(({ id }) => id === personId) ? [] : [words.notIn];
}

type LeagueMenu = 'rounds' | 'cup' | 'fill';

/** Menu value with which the number of rounds depends on the number of people. */
const DEPENDS = 'depends';

/** Returns the menus with which the opener of a league, or a manager, arranges it while it gathers people. */
function menusOn(
  context: Context,
  { person, moderator }: Visit,
  { league: { id, game, options, openerId, status, rounds, cup, filled } }: LeaguePage,
): readonly ComponentRow[] {
  if (status !== 'gathering' || (openerId !== person.id && !moderator)) return [];
  const { how, fill, noCup } = context.words.leagues;
  const menu = (what: LeagueMenu, now: unknown, labels: Parameters<typeof valueRow>[2]) =>
    valueRow(contestId('league', id, what), `${now}`, labels);
  const numbers = Array.from({ length: ROUNDS_AT_MOST }, (_, before) => before + 1);
  const duels = (context.games[game]?.seats(options).min ?? 0) <= 2;
  const bots = context.table.strengths(game).includes(FILLER);
  return [
    menu('rounds', rounds ?? DEPENDS, [
      [DEPENDS, how.rounds(null)],
      ...numbers.map(count => [`${count}`, how.rounds(count)] as const),
    ]),
    ...(duels
      ? [
          menu(
            'cup',
            cup,
            CUPS.map(size => [`${size}`, size === 0 ? noCup : how.cup(size)]),
          ),
        ]
      : []),
    ...(bots
      ? [
          menu(
            'fill',
            filled,
            [true, false].map(on => [`${on}`, fill(on)]),
          ),
        ]
      : []),
  ];
}

/** Reads the choice in a menu of a league. The table refuses a number that no menu has. */
function chosenIn(what: LeagueMenu, value: string): Parameters<Context['table']['leagues']['arrange']>[2] {
  const count = /^\d{1,2}$/.test(value) ? Number(value) : -1;
  if (what === 'fill') return { filled: value === 'true' };
  return what === 'cup' ? { cup: count } : { rounds: value === DEPENDS ? null : count };
}

async function showLeague(context: Context, visit: Visit, page: LeaguePage): Promise<Answer> {
  const words = context.words.leagues;
  const { person } = visit;
  const { league, standing, now } = page;
  const picture = await leaguePicture(context, page);
  const gathering = league.status === 'gathering';
  const named = leagueNames(context, page);
  // The standing is also written in words, for readers who can't see the picture.
  const rows = gathering
    ? []
    : standing.map(({ place, person, points, games, state }) => {
        const row = words.row(place, named(person), points, games);
        if (state === 'left') return `${row} (${words.gone})`;
        return state === 'out' ? `${row} (${words.out})` : row;
      });
  const lines = [
    ...leagueHead(context, page).slice(0, gathering ? 4 : 2),
    ...leagueState(context, page),
    ...(league.trouble === 'closed' ? [words.shut] : []),
    ...(league.trouble === 'threads' ? [words.noThreads] : []),
    ...ownGame(context, page, person.id),
    ...(now && league.status === 'running'
      ? [`**${roundName(context, page, now)}**`, ...roundLines(context, page, now)]
      : []),
    ...rows,
  ];
  return {
    content: firstLines(lines, MAX_CONTENT),
    ...(picture && { file: picture }),
    rows: [...buttonRows(await waysOn(context, visit, page)), ...menusOn(context, visit, page)],
  };
}

async function leaguePress({ context, visit, id, args: [action], chosen }: Press<'league'>): Promise<Answer> {
  const page = await context.table.leagues.page(id.match);
  if (!page || !isHere(visit, page.league)) return turnedAway(context.words.fair.elsewhere);
  return carriedOut(contextIn(context, context.language, page.league.game), visit, page, {
    action,
    chosen: chosen[0] ?? '',
  });
}

/**
 * Shows a league, with the buttons that the person can use.
 * @param typed the league's name; absent: the league of this channel, or the only active one
 */
export async function leagueCommand(
  context: Context,
  visit: Visit,
  typed: string | undefined,
): Promise<Answer> {
  if (visit.place !== 'server') return turnedAway(context.words.leagues.onlyHere);
  const page = await whichLeague(context, visit, typed);
  if (!page) return refused(context, { code: 'table/no-league', with: {} });
  return showLeague(contextIn(context, context.language, page.league.game), visit, page);
}

async function carriedOut(
  context: Context,
  visit: Visit,
  page: LeaguePage,
  { action, chosen }: { readonly action: ContestButton<'league'>; readonly chosen: string },
): Promise<Answer> {
  const words = context.words.leagues;
  const { id } = page.league;
  const name = safeName(page.league.name, context.language);
  if (action === 'standing') return showLeague(context, visit, page);
  if (action === 'rounds' || action === 'cup' || action === 'fill') {
    const by = { personId: visit.person.id, manages: visit.moderator };
    const arranged = await context.table.leagues.arrange(id, by, chosenIn(action, chosen));
    if (!arranged.ok) return refused(context, arranged.refusal);
    const now = await context.table.leagues.page(id);
    return showLeague(context, visit, now ?? page);
  }
  if (action === 'ask') {
    const may = await context.table.leagues.mayClose(id, visit.person.id, visit.moderator);
    if (!may.ok) return refused(context, may.refusal);
    const { close } = context.words.contests;
    return {
      content: words.closeAsk(name),
      rows: buttonRows([contestButton('league', id, 'close', close, 'danger')]),
    };
  }
  return takeStep(context, visit, { what: 'leagues', id }, action, {
    ...{ in: words.joined(name), waiting: words.nowWaiting(name), left: words.left(name) },
    ...{ started: words.started(name), closed: words.closedNow(name) },
  });
}

export type OpeningLeague = Pick<LeagueWish, 'game' | 'options' | 'seats' | 'pace'> & {
  readonly name?: string | undefined;
};

/** Opens a league in this channel. Its tables will be in threads of the channel. */
export async function openLeagueHere(
  anyContext: Context,
  visit: Visit,
  wish: OpeningLeague,
): Promise<Answer> {
  const context = contextIn(anyContext, anyContext.language, wish.game);
  const { leagues: words } = context.words;
  const name = (wish.name ?? gameTitle(context, wish.game)).slice(0, LONGEST_NAME);
  const opened = words.opened(safeName(name, context.language));
  const lacking = visit.threads?.lacking;
  const buttons = (league: string): readonly Button[] => [
    contestButton('league', league, 'standing', context.words.ending.more),
  ];
  return openHere(context, visit, { onlyHere: words.onlyHere, opened, lacking, buttons }, place =>
    context.table.leagues.open({ ...wish, ...place, name }),
  );
}

export const presses = handlers({ league: leaguePress });
