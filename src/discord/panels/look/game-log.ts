import { takenBack, takenBackRevs } from '../../../table/match/log.ts';
import type { Match, Move } from '../../../table/match/types.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { idOf } from '../../buttons/custom-id.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, gameOf, MAX_CONTENT, nameAt, pagesOf } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { wholeStory } from '../../messages/board-lines.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { matchHandlers } from '../handlers.ts';

const ENTRIES_ON_A_PAGE = 12;
/** Maximum number of characters of the log on a page, not counting its title and the scores. */
const ROOM_ON_A_PAGE = MAX_CONTENT - 440;

const numbered = (rev: number, lines: readonly string[]): string =>
  lines.map((line, index) => (index === 0 ? `\`${rev}\` ${line}` : `-# ${line}`)).join('\n');

function entriesOf(context: Context, match: Match, log: readonly Move[]): readonly string[] {
  const words = context.words.history;
  const gone = takenBackRevs(log);
  return log.map(move => {
    const name = nameAt(match, move.seat, context.language);
    if (move.restores !== null) {
      const turns = takenBack(log, move).map(({ rev }) => `${rev}`);
      return numbered(move.rev, [words.tookBack(name, turns)]);
    }
    const lines = wholeStory(context, match, move).map(line => (gone.has(move.rev) ? `~~${line}~~` : line));
    return numbered(move.rev, lines.length > 0 ? lines : ['–']);
  });
}

/** Shows a page of a game's log. @param wanted page, counted from 0; absent or too high: the newest page */
export async function logPage(context: Context, match: Match, wanted?: number): Promise<Answer> {
  const words = context.words.history;
  if (!match.dealt) return say(words.logEmpty);
  const log = await context.table.moves(match.id, { since: 0, to: match.rev });
  // Pages fill from the first entry on, so a full page changes only where an undo strikes lines through.
  const all = entriesOf(context, match, log).map(entry => entry.slice(0, ROOM_ON_A_PAGE));
  const pages = pagesOf(all, ENTRIES_ON_A_PAGE, ROOM_ON_A_PAGE);
  const page = Math.min(wanted ?? pages.length - 1, pages.length - 1);
  const entries = pages[page];
  const last = log[pages.slice(0, page + 1).flat().length - 1];
  if (!entries || !last) return say(words.logEmpty);
  const view =
    last.rev === match.rev
      ? match.position.view('table')
      : await context.table.viewAt(match.id, last.rev, 'table');
  const { presenter } = gameOf(context, match);
  const names = match.seats.map(({ seat }) => nameAt(match, seat, context.language));
  const scores = view === undefined ? [] : [presenter.scores(view, names)];
  const turn = (label: string, to: number): Button => ({
    label,
    id: idOf(match.id, 'log', `${to}`),
  });
  const turns = [
    ...(page > 0 ? [turn(words.earlier, page - 1)] : []),
    ...(page < pages.length - 1 ? [turn(words.later, page + 1)] : []),
  ];
  return {
    content: [words.logTitle(page + 1, pages.length), ...entries, ...scores].join('\n'),
    rows: buttonRows(turns),
  };
}

export const presses = matchHandlers({
  log: ({ context, match, args: [page] }) => logPage(context, match, page),
});

/** Exports the record of a game as a file. Before the game ends, the file has only what the reader may know. */
export async function gameRecord(context: Context, visit: Visit, match: Match): Promise<Answer> {
  const seat = context.table.seatOf(match, visit.person.id);
  const record = await context.table.archive.recordFor(match.id, seat ?? 'table');
  if (!record.ok) return refused(context, record.refusal, match);
  const words = context.words.ending;
  const running = match.status === 'running';
  return {
    ...say(running ? words.recordSoFar : words.record),
    file: {
      name: `${match.game}-${match.id}.json`,
      data: Buffer.from(record.value),
      alt: words.recordFile,
    },
  };
}

/** Verifies every shuffle of a game, once the game has ended. Before the end, shows the commitment of the shuffles. */
export async function gameVerify(context: Context, match: Match): Promise<Answer> {
  const words = context.words.ending;
  if (match.status === 'running' || match.status === 'lobby')
    return say(match.commitment === null ? words.unverifiable : words.notYetVerified(match.commitment));
  if (!match.dealt) return refused(context, { code: 'table/not-started', with: {} }, match);
  if (match.withheld) return refused(context, { code: 'table/duplicate-on', with: {} }, match);
  const verified = await context.table.archive.verify(match.id);
  if (!verified) return say(words.unverifiable);
  const { differs, shuffles, commitment, seed, salt, olderRules } = verified;
  const found = olderRules
    ? words.olderRules
    : differs === null
      ? words.verified(shuffles.length)
      : words.differs(differs);
  return say(`${found}\n${words.proof(commitment, seed, salt)}`);
}
