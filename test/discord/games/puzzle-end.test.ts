import type { Person, StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import type { Puzzle } from '../../../src/core/contract/puzzle.ts';
import { DAY_MS } from '../../../src/core/values/days.ts';
import { puzzlesOf } from '../../../src/games/puzzles.ts';
import { games } from '../../../src/games/registry.ts';
import { LIMITS } from '../../../src/table/match/limits.ts';
import { orderOf } from '../../../src/table/puzzles/course.ts';
import { inGames } from '../../support/in-game.ts';
import { isLong } from '../../support/test-form.ts';
import { type Scene, scene, shown } from '../kit.ts';

const GAME = Object.keys(games).find(game => puzzlesOf(game).length >= 2) ?? '';

interface Few {
  readonly stage: Scene;
  readonly puzzles: Puzzle[];
  readonly clock: { now: number };
}

/** Starts a bot with two puzzles, which a test may take away, and with a clock that stands still. */
async function few(): Promise<Few> {
  const puzzles = puzzlesOf(GAME).slice(0, 2);
  const clock = { now: Date.now() };
  const stage = await scene({
    paints: isLong,
    puzzles: game => (game === GAME ? puzzles : []),
    now: () => clock.now,
    limits: LIMITS,
  });
  return { stage, puzzles: puzzles as Puzzle[], clock };
}

const ask = async ({ ann, channel }: Scene): Promise<StoredMessage> =>
  shown(await ann.command(channel, 'games puzzle'));

/** Presses the button of a choice, given by its index in the file. */
async function answer({ puzzles }: Few, ann: Person, message: StoredMessage, index: number): Promise<void> {
  const ids = message.buttons.map(({ customId = '' }) => customId);
  const [, id, number = ''] = /:pick:([^:]+):(\d+):/.exec(ids[0] ?? '') ?? [];
  const puzzle = puzzles.find(each => each.id === id);
  if (!puzzle) throw new Error(`no puzzle in ${message.content}`);
  const order = orderOf(puzzle, ann.id, Number(number));
  await ann.press(
    message,
    ids[order.findIndex(({ action }) => action === puzzle.choices[index]?.action)] ?? '',
  );
}

test('after the last puzzle the bot says so and offers to repeat the oldest, unrated, until a missed one comes back', async () => {
  const at = await few();
  const { stage, clock } = at;
  const { ann } = stage;
  const message = await ask(stage);
  await answer(at, ann, message, 1);
  clock.now += 60_000;
  await ann.press(message, 'Next puzzle');
  await answer(at, ann, message, 0);
  const rating = /→ \*\*(\d+\?)\*\*/.exec(message.content)?.[1];
  await ann.press(message, 'Next puzzle');
  const back = Math.floor((clock.now - 60_000 + DAY_MS) / 1_000);
  expect(message.content).toMatch(/^You have answered all 2 puzzles of .+\. Well done!\n/);
  expect(message.content).toContain(`comes back <t:${back}:R>.`);
  await ann.press(message, 'Repeat the oldest');
  expect(message.content).toContain('You have answered this puzzle before');
  await answer(at, ann, message, 0);
  expect(message.content).toContain(`Puzzle rating: **${rating}** (only your first answer`);
  // The run repeats puzzles from now on, without a question in between.
  clock.now += 60_000;
  await ann.press(message, 'Next puzzle');
  expect(message.content).toContain('You have answered this puzzle before');
  await answer(at, ann, message, 1);
  clock.now += DAY_MS;
  const later = await ask(stage);
  expect(later.content).toContain('You have answered this puzzle before');
  await ann.press(message, 'Stop');
  expect(message.content).toContain('2 of 4 puzzles solved, at most 2 in a row.');
});

test('the button of a puzzle that is no longer in the data says so, and names the way to another', async () => {
  const at = await few();
  const message = await ask(at.stage);
  const pressed = message.buttons[0]?.customId ?? '';
  at.puzzles.splice(0, 2);
  await at.stage.ann.press(message, pressed);
  expect(message.content.split('\n')[0]).toBe(
    'This puzzle is no longer available. `/games puzzle` shows another.',
  );
  const none = shown(await at.stage.ann.command(at.stage.channel, 'games puzzle'));
  expect(none.content).toBe('There are no puzzles for this game.');
  expect(shown(await at.stage.ann.command(at.stage.channel, 'games puzzle')).content).toBe(none.content);
  expect(await at.stage.store.puzzles.tries(at.stage.ann.id)).toEqual([]);
});

test('a person who asks too often learns when the next puzzle is possible', async () => {
  const { stage } = await few();
  const { times } = LIMITS.puzzle;
  for (let asked = 0; asked < times; asked++) await stage.table.puzzles.next(GAME, stage.ann.id);
  const message = await ask(stage);
  expect(message.content).toMatch(
    /^You can ask for 60 puzzles within 10 minutes\. You can ask for another <t:\d+:R>\.$/,
  );
});

test('for a game without puzzles the bot offers the games that have some', async () => {
  const { stage } = await few();
  const other = Object.keys(games).find(game => game !== GAME) ?? '';
  const message = shown(await inGames(stage.ann, stage.channel, `puzzle next ${other} 0`));
  expect(message.content).toMatch(/^There are no puzzles for this game\.\n/);
  expect(message.buttons).toHaveLength(1);
  await stage.ann.press(message, message.buttons[0]?.customId ?? '');
  expect(message.attachments[0]?.filename).toContain(`${GAME}-puzzle-`);
});

test('the button of a puzzle that has other choices now stores nothing', async () => {
  const at = await few();
  const { ann, store } = at.stage;
  const message = await ask(at.stage);
  const pressed = message.buttons[0]?.customId ?? '';
  for (const [index, puzzle] of at.puzzles.entries())
    at.puzzles[index] = { ...puzzle, choices: puzzle.choices.slice(0, -1) };
  await ann.press(message, pressed);
  expect(message.content).toMatch(/^This puzzle is no longer available/);
  expect(await store.puzzles.tries(ann.id)).toEqual([]);
});
