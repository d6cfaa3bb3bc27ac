import type { Language } from '../../presentation/language/languages.ts';
import type { LeagueCard } from '../../presentation/presenter/contest-cards.ts';
import {
  cleanName,
  type NamedSeat,
  personName,
  playerName,
  safeName,
  sitterName,
} from '../../presentation/text/names.ts';
import { winnerOf } from '../../table/leagues/cup.ts';
import { FEWEST, FILLER, isLive, MOST } from '../../table/leagues/open-league.ts';
import type { LeaguePage, LeagueRound, LeagueTable } from '../../table/leagues/page.ts';
import { BYE, MISSED, scaleOf } from '../../table/leagues/points.ts';
import { buttonRows } from '../buttons/components.ts';
import { leagueButton } from '../buttons/contest-ids.ts';
import { type Context, firstLines, gameTitle, MAX_CONTENT } from '../context/context.ts';
import { type AnswerFile, fileOf } from '../ports/answer.ts';
import type { PublicMessage } from '../rest/channel.ts';

const EDGES = ' · ';

const bold = (person: NamedSeat, language: Language): string => `**${sitterName(person, language)}**`;

export const roundName = ({ words }: Context, page: LeaguePage, round: LeagueRound): string =>
  round.cup
    ? words.leagues.cup(2 * round.tables.length)
    : words.leagues.round(round.round, page.league.rounds ?? round.round);

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
      how.paces[pace],
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
  const names = standing.map(({ person }) => sitterName(person, context.language));
  switch (league.status) {
    case 'gathering':
      return [
        words.gathering(
          bold({ id: league.openerId, name: league.openerName }, context.language),
          standing.length,
          FEWEST,
          MOST,
        ),
        names.join(', '),
      ];
    case 'running': {
      const open = now?.tables.filter(({ ended }) => !ended).length ?? 0;
      const left = words.tablesLeft(open, now?.tables.length ?? 0);
      return [
        `${now ? roundName(context, page, now) : ''} · ${left}`,
        ...(waiting.length === 0
          ? []
          : [words.waiting(waiting.map(person => sitterName(person, context.language)))]),
      ];
    }
    case 'over':
      return winner ? [words.over(bold(winner, context.language), standing[0]?.points ?? 0)] : [];
    case 'closed':
      return [words.closed];
  }
}

export async function leaguePicture(context: Context, page: LeaguePage): Promise<AnswerFile | undefined> {
  const { league, standing, history, rounds } = page;
  const cup = history
    .filter(round => round.cup)
    .map(({ tables }) => tables.map(table => duelOf(table, context.language)));
  const card: LeagueCard = {
    name: league.name,
    status: league.status,
    round: league.round,
    rounds: league.rounds ?? rounds,
    lines: standing.map(({ place, person, points, course, state }) => ({
      ...{
        place,
        name: personName(person, context.language),
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

function duelOf({ seats, ended }: LeagueTable, language: Language): LeagueCard['cup'][number][number] {
  const [one, other] = seats;
  const best = winnerOf(seats.map(({ rank }, player) => ({ player, rank: rank ?? 1 })));
  return {
    names: [one ? personName(one.person, language) : '', other ? personName(other.person, language) : ''],
    winner: ended ? (best === 1 ? 1 : 0) : null,
  };
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
      ...(live ? [leagueButton(id, 'join', words.join, 'main'), leagueButton(id, 'leave', words.leave)] : []),
      ...(status === 'gathering' ? [leagueButton(id, 'start', words.start, 'commit')] : []),
      leagueButton(id, 'standing', words.standing),
    ]),
    files: picture ? [picture] : [],
    pings: [],
  };
}

export const threadLink = (threadId: string): string => `<#${threadId}>`;

const tableName = ({ words }: Context, round: LeagueRound, number: number): string =>
  round.cup && round.tables.length === 1 ? words.leagues.cup(2) : words.leagues.table(number);

function tableLine(context: Context, round: LeagueRound, table: LeagueTable): string {
  const { threadId, ended, seats, number } = table;
  const nameOf = (person: NamedSeat): string => sitterName(person, context.language);
  const place = threadId === null ? tableName(context, round, number) : threadLink(threadId);
  const names = seats.map(({ person }) => nameOf(person));
  if (!ended) return [place, names.join(', ')].join(EDGES);
  const sorted = seats.toSorted((one, other) => (one.rank ?? 1) - (other.rank ?? 1));
  const results = sorted.map(({ person, points, gone }) =>
    `${nameOf(person)} ${gone ? '–' : round.cup ? '' : (points ?? 0)}`.trimEnd(),
  );
  return `✅ ${[place, results.join(', ')].join(EDGES)}`;
}

export function roundLines(context: Context, round: LeagueRound): readonly string[] {
  const words = context.words.leagues;
  const byes = round.byes.map(person => sitterName(person, context.language));
  return [
    ...round.tables.map(table => tableLine(context, round, table)),
    ...(byes.length === 0 ? [] : [words.byes(byes, BYE)]),
  ];
}

/** Writes the message of a round. The message mentions no person, since each game mentions its people in their turn. */
export function roundMessage(context: Context, page: LeaguePage, round: LeagueRound): PublicMessage {
  const words = context.words.leagues;
  const name = safeName(page.league.name, context.language);
  const lines = [
    `**${name}**${EDGES}${roundName(context, page, round)}`,
    ...roundLines(context, round),
    ...(round.tables.every(({ ended }) => ended) ? [] : [words.called]),
  ];
  const { id } = page.league;
  return {
    content: firstLines(lines, MAX_CONTENT),
    rows: buttonRows([leagueButton(id, 'standing', words.standing)]),
    pings: [],
    byWords: true,
  };
}

export async function endMessage(context: Context, page: LeaguePage): Promise<PublicMessage> {
  const words = context.words.leagues;
  const picture = await leaguePicture(context, page);
  const { id, name } = page.league;
  return {
    content: [`**${safeName(name, context.language)}**`, ...leagueState(context, page)].join('\n'),
    rows: buttonRows([leagueButton(id, 'standing', words.standing)]),
    files: picture ? [{ ...picture, name: `league-${id}-end.png` }] : [],
    pings: [],
    // The text alone distinguishes a message without a picture from the messages of the rounds, whose buttons are the same.
    byWords: true,
  };
}

export function threadTitle(context: Context, page: LeaguePage, round: LeagueRound, number: number): string {
  const names = [roundName(context, page, round), tableName(context, round, number)];
  return [cleanName(page.league.name, context.language), ...new Set(names)].join(' · ');
}
