import { expect, onTestFinished, test } from 'vitest';
import { Evening } from '../../../src/cli/play/evening.ts';
import { Shelf } from '../../../src/cli/play/shelf.ts';
import { players } from '../../../src/games/players.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { games, loaded } from '../../../src/games/registry.ts';

const settings = await loaded('settings');

const WRONG = [
  'foo',
  'play boat pay 1',
  'buy cima 9',
  '99',
  '-1',
  'm',
  'b',
  'undo',
  'rules harvest',
  'help',
  'hand',
  'board',
  ' ',
];
/** Prompts before a person leaves the table. */
const SITTING = 97;

test('a whole game in the terminal, played badly: wrong entries, undo with and without consent, left and gone on with', async () => {
  const shelf = await Shelf.open(undefined, { games, players }, () => {});
  onTestFinished(() => shelf.close());
  const written: string[] = [];
  let [prompts, votes, resumed] = [0, 0, 0];
  // The most promising action is the first of every list.
  const answer = (prompt: string): string => {
    if (prompt.includes('may the last action be taken back'))
      return ['maybe', 'no', 'yes'][votes++ % 3] ?? '';
    if (prompts % SITTING === 0) return 'quit';
    // A die that was thrown is taken back with consent alone.
    if (votes < 4 && /rolls a \d/.test(written.slice(-6).join('\n'))) return 'undo';
    if (prompts % 6 === 0) return WRONG[(prompts / 6) % WRONG.length] ?? '';
    return /^1(–\d+)?, /.test(prompt) ? '1' : '';
  };
  const console = {
    say: (text: string) => void written.push(text),
    ask(prompt: string) {
      prompts += 1;
      if (prompts > 4_000) throw new Error('this game does not end');
      const line = answer(prompt);
      written.push(`${prompt}${line}`);
      return Promise.resolve(line);
    },
    clear: () => false,
    close: () => {},
  };
  const evening = new Evening(shelf, { settings, presenters }, console);
  const wishes = {
    game: 'vintage',
    settings: { variant: 'standard' },
    names: ['Ann', 'Ben'],
    seats: 2,
    seed: '5'.repeat(64),
  };
  await evening.spend(wishes, false);
  for (; (await shelf.unfinished()).length > 0; resumed++) await evening.spend(undefined, true);
  const text = written.join('\n');
  expect(resumed).toBeGreaterThan(1);
  expect(votes).toBeGreaterThan(0);
  expect(text).toMatch(/(Ann|Ben) wins with \d+ points/);
  expect(text).toMatch(/Age and sell: avg [\d.]+ VP \(\d+–\d+\)/);
  expect(text).toContain('“foo” is no choice here.');
  // The possible text is shown as it is typed.
  expect(text).toContain('Possible: baixo-1, baixo-2');
  expect(text).toContain('The last action is taken back.');
  expect(text).not.toMatch(/undefined|\*\*|NaN/);
  for (const line of text.split('\n')) expect(Array.from(line).length, line).toBeLessThanOrEqual(110);
});
