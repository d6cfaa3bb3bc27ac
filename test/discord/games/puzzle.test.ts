import type { Answer, Person, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { type Puzzle, stateOf } from '../../../src/core/contract/puzzle.ts';
import { withoutLight } from '../../../src/discord/panels/games-command/puzzle-answer.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { puzzlesOf } from '../../../src/games/puzzles.ts';
import { games } from '../../../src/games/registry.ts';
import { markOf, orderOf } from '../../../src/table/puzzles/course.ts';
import { inGames } from '../../support/in-game.ts';
import { isLong } from '../../support/test-form.ts';
import { labels, type Scene, sharedScene, shown } from '../kit.ts';

const alike = sharedScene({ paints: isLong });

const withPuzzles = Object.keys(games).filter(game => puzzlesOf(game).length > 0);

const ids = ({ buttons }: StoredMessage): readonly string[] => buttons.map(({ customId = '' }) => customId);
/** Returns the parts of a custom id of a choice. */
const partsOf = (message: StoredMessage) => {
  const [, id = '', number = ''] = /:pick:([^:]+):(\d+):/.exec(ids(message)[0] ?? '') ?? [];
  return { id, number: Number(number) };
};

function puzzleIn(message: StoredMessage): Puzzle {
  const { id } = partsOf(message);
  const puzzle = withPuzzles.flatMap(puzzlesOf).find(each => each.id === id);
  if (!puzzle) throw new Error(`no puzzle in: ${message.content}`);
  return puzzle;
}

/** Returns the custom id of the button for a choice, given by its index in the file. */
function buttonFor(message: StoredMessage, person: Person, index: number): string {
  const puzzle = puzzleIn(message);
  const order = orderOf(puzzle, person.id, partsOf(message).number);
  const place = order.findIndex(({ action }) => action === puzzle.choices[index]?.action);
  return ids(message)[place] ?? '';
}

const answer = (person: Person, message: StoredMessage, index: number): Promise<Answer> =>
  person.press(message, buttonFor(message, person, index));

const ask = async ({ ann, channel }: Scene, game: string, person = ann): Promise<StoredMessage> =>
  shown(await inGames(person, channel, `puzzle next ${game} 0`));

const ENGLISH_TEXTS = {
  'en-GB': {
    right: 'Right!',
    wrong: 'something better',
    next: 'Next puzzle',
    stop: 'Stop',
    run: (solved: number, all: number) => `${solved} of ${all} puzzle`,
  },
  de: {
    right: 'Richtig!',
    wrong: 'etwas Besseres',
    next: 'Nächstes Rätsel',
    stop: 'Aufhören',
    run: (solved: number, all: number) => `${solved} von ${all} Rätsel`,
  },
  ko: {
    right: '정답',
    wrong: '더 좋은 선택',
    next: '다음 퍼즐',
    stop: '그만하기',
    run: (solved: number, all: number) => `${all}개 중 ${solved}개`,
  },
} as const;

const LOCALES = (['en-GB', 'de', 'ko'] as const).map(locale => [locale, ENGLISH_TEXTS[locale]] as const);

describe.each(withPuzzles)('%s', game => {
  test.each(LOCALES)(
    'a run in %s: right, wrong, right, stop, and the channel sees nothing',
    async (locale, words) => {
      const stage = await alike();
      const { ann, channel } = stage;
      ann.locale = locale;
      const message = await ask(stage, game);
      expect(message.ephemeral).toBe(true);
      const seen = new Set<string>();
      const answers = [0, 1, 0].slice(0, puzzlesOf(game).length);
      for (const [step, index] of answers.entries()) {
        const puzzle = puzzleIn(message);
        expect(seen.has(puzzle.id)).toBe(false);
        seen.add(puzzle.id);
        expect(ids(message).filter(id => id.includes(':pick:'))).toHaveLength(puzzle.choices.length);
        expect(message.attachments).toHaveLength(1);
        expect(message.attachments[0]?.filename).toBe(`${game}-puzzle-${puzzle.id}.png`);
        for (const label of labels(message)) expect([...label].length).toBeLessThanOrEqual(34);
        await answer(ann, message, index);
        expect(message.content).toContain(index === 0 ? words.right : words.wrong);
        const ranks = message.content.split('\n').filter(line => /^\d\. /.test(line));
        expect(ranks).toHaveLength(puzzle.choices.length);
        for (const [place, line] of ranks.entries())
          expect(line).toMatch(place === 0 ? /^1\. \*\*.+\*\* · / : / · (−[\d.,]+|0)/);
        expect(message.content).toMatch(/\d+\? → \*\*\d+\?\*\*/);
        // A best choice that marks nothing, such as to reveal a card, is shown on the position alone.
        expect([`${game}-puzzle-${puzzle.id}-best.png`, `${game}-puzzle-${puzzle.id}.png`]).toContain(
          message.attachments[0]?.filename,
        );
        expect(labels(message)[0]).toBe(words.next);
        if (step < answers.length - 1) await ann.press(message, words.next);
      }
      await ann.press(message, words.stop);
      expect(message.content).toContain(
        words.run(answers.filter(index => index === 0).length, answers.length),
      );
      expect(message.attachments).toEqual([]);
      expect(channel.messages.filter(({ ephemeral }) => !ephemeral)).toEqual([]);
    },
  );
});

test('the question has the facts of the decision, such as the moves that are left of a voyage', async () => {
  const stage = await alike();
  for (const game of withPuzzles) {
    const message = await ask(stage, game);
    const [rules, puzzle] = [games[game], puzzleIn(message)];
    const facts = rules && presenters[game]?.('en').aims?.(rules.view(stateOf(rules, puzzle), puzzle.seat));
    if (facts) expect(message.content).toContain(`${facts.join('\n')}\n**Your move.`);
  }
});

test('an answer tells the events that decide, and one game after the best choice and after the chosen one', async () => {
  const stage = await alike();
  for (const game of withPuzzles) {
    const message = await ask(stage, game);
    while (puzzleIn(message).choices[1]?.deciding === undefined) {
      await answer(stage.ann, message, 1);
      await stage.ann.press(message, 'Next puzzle');
    }
    await answer(stage.ann, message, 1);
    const lines = message.content.split('\n');
    const heads = ['Why the best action is better', 'One imagined game after', 'The same game after'].map(
      head => lines.findIndex(line => line.startsWith(head)),
    );
    const [why = 0, best = 0, same = 0] = heads;
    expect([game, why > 0, best > why + 1, same > best]).toEqual([game, true, true, true]);
    const events = (from: number, to?: number) => lines.slice(from, to).filter(line => line.startsWith('- '));
    // An event without shares follows both actions in other forms, so it stands twice.
    const share = /^- .+ \(\d+% instead of \d+%(?:, otherwise: .+)?\)$/;
    const twice = events(why, best).filter(line => !share.test(line));
    expect([0, 2, 4]).toContain(twice.length);
    expect(new Set(twice).size).toBe(twice.length);
    expect(events(best).filter(line => line.includes('%'))).toEqual([]);
    if (message.content.length > 1_700) continue;
    expect(lines.at(-1)).toMatch(/two of your turns later, .+ on average over [\d,]+ imagined games\.$/);
  }
});

test('an answer that is too long for Discord first loses its small lines, then events of the imagined games', () => {
  const [best, other, long] = ['- You draw red 1. (84%)', '- You pass.', 'x'.repeat(1_900)];
  const [first, second] = ['-# one', '-# two'].map(line => line.padEnd(60, '.'));
  const joined = (...lines: readonly (string | undefined)[]) => lines.join('\n');
  const shown = (...lines: readonly (string | undefined)[]) => withoutLight(lines.map(String));
  expect(shown(best, other, first)).toBe(joined(best, other, first));
  expect(shown(best, other, long, first, second)).toBe(joined(best, other, long, first));
  const longer = long.padEnd(1_970, 'y');
  expect(shown(best, other, longer, first, second)).toBe(joined(best, longer));
  const least = long.padEnd(1_950, 'y');
  expect(shown(best, least, best, other, 'rating')).toBe(joined(best, least, 'rating'));
  expect(shown(long, long)).toHaveLength(2_000);
});

test('the button of an answered puzzle says how it was answered, and a lost answer comes again', async () => {
  const stage = await alike();
  const [game = ''] = withPuzzles;
  const { ann, table } = stage;
  const message = await ask(stage, game);
  const twin = await ask(stage, game);
  expect(ids(twin).map(id => id.split(':').slice(0, -1))).toEqual(
    ids(message).map(id => id.split(':').slice(0, -1)),
  );
  const puzzle = puzzleIn(message);
  const right = buttonFor(twin, ann, 0);
  await answer(ann, message, 1);
  const lines = message.content.split('\n');
  await ann.press(twin, right);
  const again = twin.content.split('\n');
  expect(again[1]).toMatch(/^You answered this puzzle <t:\d+:R>\.$/);
  expect([...again.slice(0, 1), ...again.slice(2)]).toEqual(lines);
  // The bot dies after the commit and before the answer: the buttons are still there, and one of them is pressed again.
  const next = await ask(stage, game);
  const lost = puzzleIn(next);
  expect(lost.id).not.toBe(puzzle.id);
  const place = orderOf(lost, ann.id, 0).findIndex(({ action }) => action === lost.choices[1]?.action);
  await table.puzzles.answer(ann.id, { puzzleId: lost.id, number: 0, place, mark: markOf(lost) });
  await answer(ann, next, 0);
  expect(next.content).toMatch(/You answered this puzzle/);
  expect(next.content).toContain(ENGLISH_TEXTS['en-GB'].wrong);
});

test('another person who sends the same custom id is judged alone, in private', async () => {
  const stage = await alike();
  const [game = ''] = withPuzzles;
  const { ann, bob, channel, store } = stage;
  const message = await ask(stage, game);
  const puzzle = puzzleIn(message);
  const forged = buttonFor(message, ann, 0);
  // Bob's answer is in his own order, in which the same place means another action or not.
  const other = await ask(stage, game, bob);
  const answered = shown(await bob.pressRaw(channel, other, forged));
  expect(answered.ephemeral).toBe(true);
  const place = Number(forged.split(':').at(-3));
  expect(await store.puzzles.tries(bob.id)).toMatchObject([
    { puzzleId: puzzle.id, action: orderOf(puzzle, bob.id, 0)[place]?.action },
  ]);
  expect(await store.puzzles.tries(ann.id)).toEqual([]);
  expect(channel.messages.filter(({ ephemeral }) => !ephemeral)).toEqual([]);
});

test('without a game: the person chooses first, and is then asked about the game of the last answer', async () => {
  const stage = await alike();
  const { ann, channel } = stage;
  const message = shown(await ann.command(channel, 'games puzzle'));
  expect(ids(message)).toHaveLength(withPuzzles.length);
  await ann.press(message, labels(message).at(-1) ?? '');
  const last = withPuzzles.at(-1) ?? '';
  expect(message.attachments[0]?.filename).toContain(`${last}-puzzle-`);
  await answer(ann, message, 0);
  const again = shown(await ann.command(channel, 'games puzzle'));
  expect(again.attachments[0]?.filename).toContain(`${last}-puzzle-`);
  await ann.press(message, 'Other game');
  expect(labels(message).at(-1)).toMatch(/ · \d+\?$/);
});

test('statistics have the puzzle rating', async () => {
  const stage = await alike();
  const [game = ''] = withPuzzles;
  await answer(stage.ann, await ask(stage, game), 0);
  const { content } = await inGames(stage.ann, stage.channel, `profile stats ${stage.ann.id} ${game}`);
  expect(content).toMatch(
    /Puzzle rating: \*\*\d+\?\*\*, 1 of 1 puzzle solved \(the solution of every puzzle is public\)$/m,
  );
});

test('a game whose turn picture leaves out other seats also shows the whole board; the choices stay', async () => {
  const stage = await alike();
  const split = withPuzzles.filter(game => presenters[game]?.('en').seatPage);
  for (const game of withPuzzles) {
    const message = await ask(stage, game);
    const before = { content: message.content, picks: ids(message).filter(id => id.includes(':pick:')) };
    expect(labels(message).includes('Board')).toBe(split.includes(game));
    if (!split.includes(game)) continue;
    await stage.ann.press(message, 'Board');
    expect(message.attachments[0]?.filename).toMatch(/-board\.png$/);
    expect({ content: message.content, picks: ids(message).filter(id => id.includes(':pick:')) }).toEqual(
      before,
    );
    await stage.ann.press(message, 'Hand');
    expect(message.attachments[0]?.filename).not.toMatch(/-board\.png$/);
    await answer(stage.ann, message, 0);
    expect(message.content).toContain(ENGLISH_TEXTS['en-GB'].right);
  }
});
