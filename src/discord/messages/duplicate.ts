import { courseToResult } from '../../core/rules/course.ts';
import { grammar } from '../../presentation/language/grammar.ts';
import { cleanName, namesApart, playerName, type SeatNaming } from '../../presentation/text/names.ts';
import type { FirstDifference } from '../../table/duplicates/first-difference.ts';
import type { ComparedSeat, Comparison, DuplicatePage, DuplicateTable } from '../../table/duplicates/page.ts';
import { joinedBy } from '../../table/lobby/add-bot.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { contestButton, contestId } from '../buttons/contest-ids.ts';
import { type Context, firstLines, gameTitle, MAX_CONTENT } from '../context/context.ts';
import type { PublicMessage } from '../rest/channel.ts';
import { paceName } from './league.ts';

/**
 * Returns the number of tables of a duplicate (several tables with the same deal). Before the start, this is the number of
 * tables that people asked for.
 */
const tablesOf = ({ duplicate, tables }: DuplicatePage): number =>
  tables.length === 0 ? duplicate.wanted : tables.length;

function head(context: Context, page: DuplicatePage): readonly string[] {
  const words = context.words.duplicates;
  const { how } = words;
  const { game, seats, pace, hints, players } = page.duplicate;
  const company = joinedBy([], players).map(namesIn(context, page));
  return [
    words.head(gameTitle(context, game), tablesOf(page)),
    [
      how.seats(seats),
      paceName(context, pace),
      how.hints(hints),
      ...(company.length > 0 ? [how.company(company)] : []),
    ].join(' · '),
    `-# ${words.about}`,
    `-# ${words.secret}`,
  ];
}

/** Returns a function that gives each person and bot of a duplicate a different name. */
const namesIn = ({ language }: Context, { people, tables }: DuplicatePage): SeatNaming =>
  namesApart([...people, ...tables.flatMap(table => table.people)], language);

function tableLine(context: Context, table: DuplicateTable, named: SeatNaming): string {
  const { number, threadId, ended, people } = table;
  const place = threadId === null ? context.words.contests.table(number) : `<#${threadId}>`;
  const names = people.map(named).join(', ');
  return `${ended ? '✅ ' : ''}${[place, names].join(' · ')}`;
}

function state(context: Context, page: DuplicatePage): readonly string[] {
  const { duplicates: words, contests } = context.words;
  const { duplicate, people, limit, tables } = page;
  const { status, wanted, openerId, openerName } = duplicate;
  const named = namesIn(context, page);
  const listed = tables.map(table => tableLine(context, table, named));
  switch (status) {
    case 'gathering':
      return [
        words.gathering(`**${named({ id: openerId, name: openerName })}**`, people.length, limit),
        people.map(named).join(', '),
      ];
    case 'running': {
      const open = tables.filter(({ ended }) => !ended).length;
      return [
        ...(tables.length < wanted ? [words.fewer(wanted)] : []),
        contests.tablesLeft(open, tables.length),
        ...listed,
      ];
    }
    case 'over':
      return [contests.tablesLeft(0, tables.length), ...listed, words.compared];
    case 'closed':
      return [words.closed, ...listed, words.compared];
    case 'called-off':
      return [words.calledOff];
  }
}

function ways(context: Context, { duplicate: { id, status } }: DuplicatePage): readonly Button[] {
  const { contests, duplicates } = context.words;
  if (status === 'running') return [contestButton('duplicate', id, 'stop', contests.close)];
  if (status !== 'gathering') return [];
  return [
    contestButton('duplicate', id, 'join', contests.join, 'main'),
    contestButton('duplicate', id, 'leave', contests.leave),
    contestButton('duplicate', id, 'start', contests.start, 'commit'),
    contestButton('duplicate', id, 'stop', duplicates.stop),
  ];
}

export function duplicateMessage(context: Context, page: DuplicatePage): PublicMessage {
  const { trouble, status } = page.duplicate;
  const lines = [
    ...head(context, page),
    ...state(context, page),
    ...(trouble === 'threads' && status === 'running' ? [context.words.duplicates.noThreads] : []),
  ];
  return { content: firstLines(lines, MAX_CONTENT), rows: buttonRows(ways(context, page)), pings: [] };
}

const comparedNames = (context: Context, { places, seats }: Comparison): SeatNaming =>
  namesApart(
    [...places, ...seats].flatMap(({ person }) => person ?? []),
    context.language,
  );

function sitter(
  { language }: Context,
  { person, strength, number }: ComparedSeat,
  named: SeatNaming,
): string {
  if (person) return named(person);
  return strength === null ? '–' : playerName(strength, number, language);
}

function seatLines(context: Context, { seats }: Comparison, named: SeatNaming): readonly string[] {
  const words = context.words.duplicates;
  return [...new Set(seats.map(({ seat }) => seat))].map(number => {
    const lines = seats
      .filter(({ seat }) => seat === number)
      .map(seat => words.score(seat.table, sitter(context, seat, named), seat.points, seat.matchPoints));
    return grammar(context.language).labelled(`**${words.seat(number + 1)}**`, lines.join(' · '));
  });
}

function roundLines(context: Context, { places }: Comparison, named: SeatNaming): readonly string[] {
  const { labelled } = grammar(context.language);
  const shown = places.filter(({ course }) => course.length > 1);
  return shown.length === 0
    ? []
    : [
        `**${context.words.duplicates.rounds}**`,
        ...shown.map(seat => {
          const course = courseToResult(seat.course, seat.points).join(' · ');
          return `-# ${labelled(sitter(context, seat, named), course)}`;
        }),
      ];
}

/**
 * Turn and seat at which the tables' games first differed. `never`: the games are the same. Undefined: the difference is not
 * known.
 */
type Parted = FirstDifference | 'never' | undefined;

function parting(context: Context, parted: Parted): readonly string[] {
  const words = context.words.duplicates;
  if (!parted) return [];
  return [parted === 'never' ? words.oneWay : words.parted(parted.turn, parted.seat + 1)];
}

function comparedLines(context: Context, comparison: Comparison, parted: Parted): readonly string[] {
  const words = context.words.duplicates;
  if (comparison.seats.length === 0) return [words.noneEnded];
  const named = comparedNames(context, comparison);
  return [
    ...comparison.places.map(seat =>
      words.place(
        seat.place,
        `**${named(seat.person)}**`,
        seat.share === null ? null : seat.share / 1_000,
        seat.matchPoints,
        seat.table,
      ),
    ),
    ...seatLines(context, comparison, named),
    words.scale,
    ...parting(context, parted),
    ...roundLines(context, comparison, named),
  ];
}

/**
 * Writes the message that compares the tables, without mentions. Once the proof of the deal is public, the message has a button
 * for each table.
 */
export function comparisonMessage(
  context: Context,
  page: DuplicatePage,
  comparison: Comparison,
  parted: Parted,
): PublicMessage {
  const words = context.words.duplicates;
  const { duplicate, tables, proof } = page;
  const isProven = proof?.seed !== undefined && proof.salt !== undefined;
  const lines = [
    `🏁 ${words.head(gameTitle(context, duplicate.game), tables.length)}`,
    ...comparedLines(context, comparison, parted),
    isProven ? words.proof(proof.seed ?? '', proof.salt ?? '') : words.stillPlayed,
  ];
  const open = isProven ? tables.filter(({ matchId }) => matchId !== null) : [];
  return {
    content: firstLines(lines, MAX_CONTENT),
    rows: buttonRows(
      open.map(({ number }) => ({
        label: context.words.contests.table(number),
        id: contestId('duplicate', duplicate.id, 'table', number),
      })),
    ),
    pings: [],
    byWords: true,
  };
}

/** Returns the title of a table's thread. No other thread of the channel has this title. */
export const tableTitle = (
  context: Context,
  { duplicate }: DuplicatePage,
  { number }: DuplicateTable,
): string =>
  [
    cleanName(gameTitle(context, duplicate.game), context.language),
    context.words.contests.table(number),
    duplicate.id,
  ].join(' · ');
