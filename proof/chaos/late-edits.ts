import type { Match, Move } from '../../src/table/match/types.ts';
import type { Sight } from './board-versions.ts';
import { type Read, reportedLines } from './expected-lines.ts';

interface Logged {
  readonly match: Match;
  readonly moves: readonly Move[];
  readonly turns: readonly number[];
}

/**
 * Returns the version of a message that a late edit replaced: a version of the same or an older revision came after it, with lines
 * that an earlier version had reported. Undefined: the message's last version is no such edit.
 * @param versions versions of one message, oldest first
 */
function replaced({ match, moves, turns }: Logged, versions: readonly Sight[]): Sight | undefined {
  const reports = versions.map(({ content }) => reportedLines(match, moves, content, turns).join('\n'));
  const last = versions.length - 1;
  const right = reports.findLastIndex(lines => lines !== reports[last]);
  const isOlder = reports.slice(0, Math.max(0, right)).includes(reports[last] ?? '');
  const [version, late] = [versions[right], versions[last]];
  return isOlder && version && late && late.rev <= version.rev ? version : undefined;
}

/**
 * Returns boards as they were before late edits. Two bots without a lease may edit one message at the same time, and the slower edit
 * may put an older text over a newer one.
 * @param sights all versions of the boards, oldest first
 */
export function beforeLateEdits<Board extends Read & { readonly id: string }>(
  log: Logged,
  boards: readonly Board[],
  sights: readonly Sight[],
): readonly Read[] {
  return boards.map(board => {
    const version = replaced(
      log,
      sights.filter(({ messageId }) => messageId === board.id),
    );
    const { createdAt, deletedAt, attachments } = board;
    return version ? { content: version.content, createdAt, deletedAt, attachments } : board;
  });
}
