import type { LeagueCard } from '../../presentation/presenter/contest-cards.ts';
import {
  namesApart,
  personName,
  plainName,
  playerName,
  type SeatNaming,
  safeName,
} from '../../presentation/text/names.ts';
import { lossText } from '../../presentation/text/seat-ends.ts';
import { SHARED_WORDS } from '../../presentation/words/index.ts';
import { isLive } from '../../table/contests/contest.ts';
import { winnerOf } from '../../table/leagues/cup.ts';
import { FEWEST, FILLER, MOST } from '../../table/leagues/league.ts';
import type { LeaguePage, LeagueRound, LeagueTable } from '../../table/leagues/page.ts';
import { BYE, MISSED, scaleOf } from '../../table/leagues/points.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { contestButton } from '../buttons/contest-ids.ts';
import { type Context, firstLines, gameTitle, MAX_CONTENT } from '../context/context.ts';
import { type AnswerFile, fileOf } from '../ports/answer.ts';
import type { PublicMessage } from '../rest/channel.ts';

const EDGES = ' · ';

/** Returns a function that gives each person of a league a different name. */
export const leagueNames = ({ language }: Context, { standing, waiting }: LeaguePage): SeatNaming =>
  namesApart([...standing.map(({ person }) => person), ...waiting], language);

export const roundName = ({ words, language }: Context, page: LeaguePage, round: LeagueRound): string =>
  round.cup
    ? words.leagues.cup(2 * round.tables.length)
    : SHARED_WORDS[language].leagues.round(round.round, page.league.rounds ?? round.round);

export const paceName = ({ words }: Context, pace: LeaguePage['league']['pace']): string =>
  pace === 'none' ? words.contests.noPace : words.games.server.paces[pace];

export function leagueHead(context: Context, { league }: LeaguePage): readonly string[] {
  const words = context.words.leagues;
  const { how } = words;
  const { seats, pace, rounds, cup, game, seed, options, filled } = league;
  const variant = context.presenters[game]?.(context.language).variant?.(options);
  const sizes = Array.from({ length: seats - 1 }, (_, at) => seats - at);
  return [
    words.head(safeName(league.name, context.language), gameTitle(context, game)),
    [
      ...(variant === undefined ? [] : [variant]),
      how.seats(seats),
      paceName(context, pace),
      how.rounds(rounds),
      ...(cup > 0 ? [how.cup(cup)] : []),
    ].join(EDGES),
    `-# ${words.scale(sizes.map(size => scaleOf(size).join('-')))} ${words.ties}`,
    `-# ${words.absent(BYE, MISSED)}`,
    ...(filled ? [`-# ${words.filled(playerName(FILLER, 1, context.language))}`] : []),
    ...(seed === '' ? [] : [`-# ${words.drawn(seed)}`]),
  ];
}

export function leagueState(context: Context, page: LeaguePage): readonly string[] {
  const words = context.words.leagues;
  const { league, standing, now, winner, waiting } = page;
  const named = leagueNames(context, page);
  const names = standing.map(({ person }) => named(person));
  switch (league.status) {
    case 'gathering':
      return [
        words.gathering(
          `**${named({ id: league.openerId, name: league.openerName })}**`,
          standing.length,
          FEWEST,
          MOST,
        ),
        names.join(', '),
      ];
    case 'running': {
      const open = now?.tables.filter(({ ended }) => !ended).length ?? 0;
      const left = context.words.contests.tablesLeft(open, now?.tables.length ?? 0);
      return [
        `${now ? roundName(context, page, now) : ''} · ${left}`,
        ...(waiting.length === 0 ? [] : [words.waiting(waiting.map(named))]),
      ];
    }
    case 'over':
      return winner ? [words.over(`**${named(winner)}**`, standing[0]?.points ?? 0)] : [];
    case 'closed':
      return [words.closed];
  }
}

export async function leaguePicture(context: Context, page: LeaguePage): Promise<AnswerFile | undefined> {
  const { league, standing, history, rounds } = page;
  const { language } = context;
  const people = standing.map(({ person }) => person);
  const named = namesApart(people, language, person => plainName(personName(person, language), language));
  const cup = history
    .filter(round => round.cup)
    .map(({ tables }) => tables.map(table => duelOf(table, named)));
  const card: LeagueCard = {
    name: league.name,
    status: league.status,
    round: league.round,
    rounds: league.rounds ?? rounds,
    lines: standing.map(({ place, person, points, course, state }) => ({
      ...{
        place,
        name: named(person),
        points,
        course,
        gone: state === 'left' || state === 'out' ? state : null,
      },
    })),
    cup,
  };
  const fileName = `league-${league.id}.png`;
  const picture = await context.presenters[league.game]?.(context.language).leagueCard?.(card, fileName);
  return picture && fileOf(picture);
}

function duelOf({ seats, ended }: LeagueTable, named: SeatNaming): LeagueCard['cup'][number][number] {
  const [one, other] = seats;
  const best = winnerOf(seats.map(({ rank }, player) => ({ player, rank: rank ?? 1 })));
  return {
    names: [one ? named(one.person) : '', other ? named(other.person) : ''],
    winner: ended ? (best === 1 ? 1 : 0) : null,
    losses: [one?.loss ?? null, other?.loss ?? null],
  };
}

export function leagueWay(
  { words: { contests, leagues } }: Context,
  id: string,
  action: 'join' | 'leave' | 'start' | 'standing',
): Button {
  const style = ({ join: 'main', leave: 'quiet', start: 'commit', standing: 'quiet' } as const)[action];
  return contestButton('league', id, action, { ...contests, standing: leagues.standing }[action], style);
}

export async function leagueMessage(context: Context, page: LeaguePage): Promise<PublicMessage> {
  const words = context.words.leagues;
  const { id, trouble, status } = page.league;
  const picture = await leaguePicture(context, page);
  const lines = [
    ...leagueHead(context, page),
    ...leagueState(context, page),
    ...(trouble === 'threads' && status === 'running' ? [words.noThreads] : []),
  ];
  const live = isLive(page.league);
  return {
    content: firstLines(lines, MAX_CONTENT),
    rows: buttonRows([
      ...(live ? [leagueWay(context, id, 'join'), leagueWay(context, id, 'leave')] : []),
      ...(status === 'gathering' ? [leagueWay(context, id, 'start')] : []),
      leagueWay(context, id, 'standing'),
    ]),
    files: picture ? [picture] : [],
    pings: [],
  };
}

export const threadLink = (threadId: string): string => `<#${threadId}>`;

const tableName = ({ words }: Context, round: LeagueRound, number: number): string =>
  round.cup && round.tables.length === 1 ? words.leagues.cup(2) : words.contests.table(number);

function tableLine(context: Context, round: LeagueRound, table: LeagueTable, named: SeatNaming): string {
  const { threadId, ended, seats, number } = table;
  const place = threadId === null ? tableName(context, round, number) : threadLink(threadId);
  const names = seats.map(({ person }) => named(person));
  if (!ended) return [place, names.join(', ')].join(EDGES);
  const sorted = seats.toSorted((one, other) => (one.rank ?? 1) - (other.rank ?? 1));
  const results = sorted.map(({ person, points, loss }) =>
    `${named(person)} ${loss ? lossText(loss, context.language) : round.cup ? '' : (points ?? 0)}`.trimEnd(),
  );
  return `✅ ${[place, results.join(', ')].join(EDGES)}`;
}

export function roundLines(context: Context, page: LeaguePage, round: LeagueRound): readonly string[] {
  const words = context.words.leagues;
  const named = leagueNames(context, page);
  const byes = round.byes.map(named);
  return [
    ...round.tables.map(table => tableLine(context, round, table, named)),
    ...(byes.length === 0 ? [] : [words.byes(byes, BYE)]),
  ];
}

/** Writes the message of a round. The message mentions no person, since each game mentions its people in their turn. */
export function roundMessage(context: Context, page: LeaguePage, round: LeagueRound): PublicMessage {
  const words = context.words.leagues;
  const name = safeName(page.league.name, context.language);
  const lines = [
    `**${name}**${EDGES}${roundName(context, page, round)}`,
    ...roundLines(context, page, round),
    ...(round.tables.every(({ ended }) => ended) ? [] : [words.called]),
  ];
  const { id } = page.league;
  return {
    content: firstLines(lines, MAX_CONTENT),
    rows: buttonRows([leagueWay(context, id, 'standing')]),
    pings: [],
    byWords: true,
  };
}

export async function endMessage(context: Context, page: LeaguePage): Promise<PublicMessage> {
  const picture = await leaguePicture(context, page);
  const { id, name } = page.league;
  return {
    content: [`**${safeName(name, context.language)}**`, ...leagueState(context, page)].join('\n'),
    rows: buttonRows([leagueWay(context, id, 'standing')]),
    files: picture ? [{ ...picture, name: `league-${id}-end.png` }] : [],
    pings: [],
    // The text alone distinguishes a message without a picture from the messages of the rounds, whose buttons are the same.
    byWords: true,
  };
}

export function threadTitle(context: Context, page: LeaguePage, round: LeagueRound, number: number): string {
  const names = [roundName(context, page, round), tableName(context, round, number)];
  return [plainName(page.league.name, context.language), ...new Set(names)].join(' · ');
}
