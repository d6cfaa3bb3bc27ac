import { cleanName } from '../../stage/names.ts';
import { playerName, sitterName } from '../../stage/player-names.ts';
import type { ComparedSeat, Comparison, DuplicatePage, DuplicateTable } from '../../table/duplicates/page.ts';
import type { Parting } from '../../table/duplicates/parting.ts';
import { joinedBy } from '../../table/lobby/players.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { duplicateButton } from '../buttons/duplicate-ids.ts';
import { gameTitle, type Room } from '../context/room.ts';
import { firstLines, MAX_CONTENT } from '../context/text.ts';
import type { PublicMessage } from '../rest/channel.ts';

/** Counts the tables, or those that were wanted before the start. */
const tablesOf = ({ duplicate, tables }: DuplicatePage): number =>
  tables.length === 0 ? duplicate.wanted : tables.length;

function head(room: Room, page: DuplicatePage): readonly string[] {
  const words = room.words.duplicates;
  const { how } = words;
  const { game, seats, pace, hints, players } = page.duplicate;
  const company = joinedBy([], players).map(player => sitterName(player, room.language));
  return [
    words.head(gameTitle(room, game), tablesOf(page)),
    [
      how.seats(seats),
      room.words.leagues.how.paces[pace],
      how.hints(hints),
      ...(company.length > 0 ? [how.company(company)] : []),
    ].join(' · '),
    `-# ${words.about}`,
    `-# ${words.secret}`,
  ];
}

function tableLine(room: Room, { number, threadId, ended, people }: DuplicateTable): string {
  const place = threadId === null ? room.words.duplicates.table(number) : `<#${threadId}>`;
  const names = people.map(person => sitterName(person, room.language)).join(', ');
  return `${ended ? '✅ ' : ''}${[place, names].join(' · ')}`;
}

function state(room: Room, page: DuplicatePage, limit: number): readonly string[] {
  const words = room.words.duplicates;
  const { duplicate, people, tables } = page;
  const { status, wanted, openerId, openerName } = duplicate;
  const listed = tables.map(table => tableLine(room, table));
  switch (status) {
    case 'gathering':
      return [
        words.gathering(
          `**${sitterName({ id: openerId, name: openerName }, room.language)}**`,
          people.length,
          limit,
        ),
        people.map(person => sitterName(person, room.language)).join(', '),
      ];
    case 'running': {
      const open = tables.filter(({ ended }) => !ended).length;
      return [
        ...(tables.length < wanted ? [words.fewer(wanted)] : []),
        words.tablesLeft(open, tables.length),
        ...listed,
      ];
    }
    case 'over':
      return [words.tablesLeft(0, tables.length), ...listed, words.compared];
    case 'closed':
      return [words.closed, ...listed, words.compared];
    case 'called-off':
      return [words.calledOff];
  }
}

function ways(room: Room, { duplicate: { id, status } }: DuplicatePage): readonly Button[] {
  const words = room.words.duplicates;
  if (status === 'running') return [duplicateButton(id, 'stop', words.close)];
  if (status !== 'gathering') return [];
  return [
    duplicateButton(id, 'join', words.join, 'main'),
    duplicateButton(id, 'leave', words.leave),
    duplicateButton(id, 'start', words.start, 'commit'),
    duplicateButton(id, 'stop', words.stop),
  ];
}

/** Writes the one message with the duplicate's description and state. @param limit most people who may join */
export function duplicateMessage(room: Room, page: DuplicatePage, limit: number): PublicMessage {
  const { trouble, status } = page.duplicate;
  const lines = [
    ...head(room, page),
    ...state(room, page, limit),
    ...(trouble === 'threads' && status === 'running' ? [room.words.duplicates.noThreads] : []),
  ];
  return { content: firstLines(lines, MAX_CONTENT), rows: buttonRows(ways(room, page)), pings: [] };
}

/** Names the holder of a seat; a bot has the name of its table. */
function sitter({ language }: Room, { person, strength, number }: ComparedSeat): string {
  if (person) return sitterName(person, language);
  return strength === null ? '–' : playerName(strength, number, language);
}

function seatLines(room: Room, { seats }: Comparison): readonly string[] {
  const words = room.words.duplicates;
  return [...new Set(seats.map(({ seat }) => seat))].map(number => {
    const told = seats
      .filter(({ seat }) => seat === number)
      .map(seat => words.score(seat.table, sitter(room, seat), seat.points, seat.matchPoints));
    return `**${words.seat(number + 1)}**: ${told.join(' · ')}`;
  });
}

/** Lists the people's scores after each round. */
function roundLines(room: Room, { places }: Comparison): readonly string[] {
  const told = places.filter(({ course }) => course.length > 1);
  return told.length === 0
    ? []
    : [
        `**${room.words.duplicates.rounds}**`,
        ...told.map(seat => `-# ${sitter(room, seat)}: ${seat.course.join(' · ')}`),
      ];
}

/** Turn in which the tables first differed. */
type Parted = Parting | 'never' | undefined;

function parting(room: Room, parted: Parted): readonly string[] {
  const words = room.words.duplicates;
  if (!parted) return [];
  return [parted === 'never' ? words.oneWay : words.parted(parted.turn, parted.seat + 1)];
}

function comparedLines(room: Room, comparison: Comparison, parted: Parted): readonly string[] {
  const words = room.words.duplicates;
  if (comparison.seats.length === 0) return [words.noneEnded];
  return [
    ...comparison.places.map(seat =>
      words.place(
        seat.place,
        `**${sitterName(seat.person, room.language)}**`,
        seat.share === null ? null : seat.share / 1_000,
        seat.matchPoints,
        seat.table,
      ),
    ),
    ...seatLines(room, comparison),
    words.scale,
    ...parting(room, parted),
    ...roundLines(room, comparison),
  ];
}

/** Compares the tables in a message of its own, with a link to each; it mentions no one. */
export function comparisonMessage(
  room: Room,
  page: DuplicatePage,
  comparison: Comparison,
  parted: Parted,
): PublicMessage {
  const words = room.words.duplicates;
  const { duplicate, tables, proof } = page;
  const told = proof?.seed !== undefined && proof.salt !== undefined;
  const lines = [
    `🏁 ${words.head(gameTitle(room, duplicate.game), tables.length)}`,
    ...comparedLines(room, comparison, parted),
    told ? words.proof(proof.seed ?? '', proof.salt ?? '') : words.stillPlayed,
  ];
  const open = told ? tables.filter(({ matchId }) => matchId !== null) : [];
  return {
    content: firstLines(lines, MAX_CONTENT),
    rows: buttonRows(
      open.map(({ number }) => duplicateButton(duplicate.id, 'table', words.table(number), 'quiet', number)),
    ),
    pings: [],
    byWords: true,
  };
}

/** Returns the title of a table's thread, which no other thread of the channel has. */
export const tableTitle = (room: Room, { duplicate }: DuplicatePage, { number }: DuplicateTable): string =>
  [
    cleanName(gameTitle(room, duplicate.game), room.language),
    room.words.duplicates.table(number),
    duplicate.id,
  ].join(' · ');
