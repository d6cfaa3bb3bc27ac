import { beforeAll, describe, expect, test } from 'vitest';
import { boardMessage } from '../../../src/discord/messages/board.ts';
import { requestMessage } from '../../../src/discord/messages/requests.ts';
import type { Match, Move, Notice } from '../../../src/table/match/types.ts';
import { some, times } from '../../../test/support/test-form.ts';
import { judgeBoards, questionFaults, type Read } from '../../chaos/expected-lines.ts';
import { Chance } from '../chance.ts';
import { PORTO } from '../secrets/games/porto.ts';
import { Logbook } from '../secrets/logbook.ts';
import { presentersWith } from '../secrets/pictures.ts';
import { play } from '../secrets/play.ts';
import { roomOn } from '../secrets/room.ts';

// These tests apply the message check of `npm run chaos` to games with many undos.

interface SeenStory {
  readonly match: Match;
  readonly log: readonly Move[];
  readonly boards: readonly Read[];
  readonly questions: readonly Read[];
}

const voice = { presenters: presentersWith(false), language: 'en' } as const;
const script = (number: number) => ({
  guarded: PORTO,
  seats: 3,
  options: { variant: 'family' } as const,
  seed: Buffer.alloc(32, number),
  salt: Buffer.alloc(32, 1),
  chance: () => new Chance(number),
});
const message = (content: string, createdAt: number, ...filenames: readonly string[]): Read => ({
  content,
  createdAt,
  deletedAt: undefined,
  attachments: filenames.map(filename => ({ filename })),
});

async function channel(number: number): Promise<SeenStory> {
  const chance = new Chance(number);
  const boards: Read[] = [];
  const questions: Read[] = [];
  let [since, all]: [number, SeenStory | undefined] = [-1, undefined];
  await play(script(number), async moment => {
    const room = roomOn(moment, voice, new Logbook());
    const match = await room.table.get(moment.match.id);
    if (!match) throw new Error('the match is gone');
    const log = await room.table.moves(match.id, { since: 0, to: match.rev });
    const over = match.status !== 'running';
    for (const request of over ? [] : await room.table.requests.unannounced(match.id))
      questions.push(message(requestMessage(room, match, request, []).content, moment.now));
    if (match.rev === since && !over) return;
    if (!over && since >= 0 && chance.onceIn(3)) return;
    const notice = { rev: match.rev, since, resigned: [] } as unknown as Notice;
    const filename = `porto-${match.id}-${match.rev}.png`;
    const made = async () =>
      message((await boardMessage(room, match, notice, [])).content, moment.now, filename);
    await made();
    boards.push(await made());
    since = match.rev;
    all = { match, log, boards, questions };
  });
  if (!all) throw new Error('nothing was reported');
  return all;
}

let stories: readonly SeenStory[] = [];
beforeAll(async () => {
  stories = await Promise.all(some([1, 2, 3, 4], 1).map(channel));
});

const faultsOf = ({ match, log, boards }: SeenStory): readonly string[] =>
  judgeBoards(match, log, boards).faults;

test('a story is judged and agrees, with all that was taken back', () => {
  expect(stories.flatMap(faultsOf)).toEqual([]);
  expect(stories.flatMap(({ match, log, boards }) => judgeBoards(match, log, boards).unjudged)).toEqual([]);
  const undos = stories.flatMap(({ log }) => log.filter(({ restores }) => restores !== null));
  expect(undos.length).toBeGreaterThan(times(2, 4));
});

test('a question about an undo agrees with its log, and another question does not', () => {
  const questions = stories.flatMap(each => each.questions);
  expect(questions.length).toBeGreaterThan(1);
  for (const { match, log, questions: own } of stories) expect(questionFaults(match, log, own)).toEqual([]);
  const [asked] = stories.filter(each => each.questions.length > 0);
  if (!asked) throw new Error('nothing was asked');
  const other = asked.questions.map(each => ({
    ...each,
    content: each.content.replace(/^> .*$/m, '> **Ann** did something else.'),
  }));
  expect(questionFaults(asked.match, asked.log, other)).not.toEqual([]);
});

function changed(change: (lines: readonly string[]) => readonly string[]): readonly (readonly string[])[] {
  return stories.flatMap(each =>
    each.boards.flatMap((board, index) => {
      const content = change(board.content.split('\n')).join('\n');
      if (!board.content.includes('took back:') || content === board.content) return [];
      const boards = each.boards.with(index, { ...board, content });
      return [faultsOf({ ...each, boards })];
    }),
  );
}
const struck = (line: string): boolean => line.includes('~~');

describe('a story that does not agree is found', () => {
  test.each<[string, (lines: readonly string[]) => readonly string[]]>([
    ['dropped', lines => lines.filter(line => !struck(line))],
    ['reported twice', lines => lines.flatMap(line => (struck(line) ? [line, line] : [line]))],
    ['reported as standing', lines => lines.map(line => line.replaceAll('~~', ''))],
    [
      'reported as standing, too',
      lines => lines.flatMap(line => [line, ...(/~~(.*)~~$/.exec(line)?.slice(1) ?? [])]),
    ],
  ])('a board with undone actions %s is found', (_, change) => {
    const found = changed(change);
    expect(found.length).toBeGreaterThan(0);
    for (const faults of found) expect(faults).not.toEqual([]);
  });

  test('a board with undone actions out of order is found', () => {
    expect(changed(lines => lines.toReversed()).flat()).not.toEqual([]);
  });

  test('a line after an undo is dropped', () => {
    const found = stories.flatMap(each =>
      each.boards.flatMap((board, index) => {
        const undone = each.boards.slice(0, index).some(({ content }) => content.includes('took back:'));
        const [first = '', ...rest] = board.content.split('\n');
        if (!undone || !first.startsWith('**')) return [];
        return [
          faultsOf({ ...each, boards: each.boards.with(index, { ...board, content: rest.join('\n') }) }),
        ];
      }),
    );
    expect(found.length).toBeGreaterThan(5);
    for (const faults of found) expect(faults).not.toEqual([]);
  });

  test('a whole board, or the last one, is missing', () => {
    const [one] = stories;
    if (!one) throw new Error('no game');
    for (const index of [2, one.boards.length - 1])
      expect(faultsOf({ ...one, boards: one.boards.toSpliced(index, 1) })).not.toEqual([]);
  });

  test('the story of a deleted message may be reported again by the next', () => {
    const [one] = stories;
    const [deal, first, second, ...rest] = one?.boards ?? [];
    if (!one || !deal || !first || !second) throw new Error('no game');
    const again = { ...second, content: `${first.content}\n${second.content}` };
    expect(faultsOf({ ...one, boards: [deal, first, again, ...rest] })).not.toEqual([]);
    const deleted = { ...first, deletedAt: first.createdAt };
    expect(faultsOf({ ...one, boards: [deal, deleted, again, ...rest] })).toEqual([]);
  });
});
