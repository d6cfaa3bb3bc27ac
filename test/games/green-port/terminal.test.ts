import { expect, onTestFinished, test } from 'vitest';
import { Evening } from '../../../src/cli/play/evening.ts';
import { Shelf } from '../../../src/cli/play/shelf.ts';
import { players } from '../../../src/games/players.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { games, loaded } from '../../../src/games/registry.ts';
import { isLong } from '../../support/form.ts';

const settings = await loaded('settings');

/** Presses of a person who spends all cubes, reveals while the risk is low, and never trades. */
const WISHES = [
  /Complete/,
  /Buy/,
  /Reveal · (no risk|\d%|1\d%)/,
  /^Hire/,
  /Flip the tile/,
  /Pass/,
  /End the turn/,
  /^(?!Trade)/,
];

/** The number of the option of the newest list that is wished for most; the first of what is left. */
function wished(prompt: string, said: string): string {
  if (!/^1(–\d+)?, /.test(prompt)) return '';
  const options = new Map<number, string>();
  for (const line of said.split('\n').toReversed()) {
    const [, number, label] = /^ *(\d+)\. (.+)$/.exec(line) ?? [];
    if (number === undefined || label === undefined) {
      if (options.size > 0) break;
    } else options.set(Number(number), label);
  }
  for (const wish of WISHES)
    for (const [number, label] of [...options].toReversed()) if (wish.test(label)) return String(number);
  return '1';
}

test.runIf(isLong)('a whole game in the terminal, by numbers alone', async () => {
  const shelf = await Shelf.open(undefined, { games, players }, () => {});
  onTestFinished(() => shelf.close());
  const written: string[] = [];
  let newest = '';
  const console = {
    say(text: string) {
      written.push(text);
      newest += `${text}\n`;
    },
    ask(prompt: string) {
      const line = wished(prompt, newest);
      newest = '';
      written.push(`${prompt}${line}`);
      return Promise.resolve(line);
    },
    clear: () => false,
    close: () => {},
  };
  await new Evening(shelf, { settings, presenters }, console).spend(
    {
      game: 'green-port',
      settings: { variant: 'standard' },
      names: ['Ann', 'Ben'],
      seats: 2,
      seed: '5'.repeat(64),
    },
    false,
  );
  const text = written.join('\n');
  expect(text).toMatch(/(Ann|Ben) wins with \d+ points/);
  expect(text).toMatch(/Reveal · \d+% bust/);
  expect(text).not.toMatch(/undefined|\*\*|is no choice here/);
  expect(text.split('\n').filter(line => Array.from(line).length > 100)).toEqual([]);
});

const WRONG = [
  'foo',
  'hire red blue',
  '99',
  '0',
  '-1',
  'm',
  'b',
  'undo',
  'rules hire',
  'rules',
  'help',
  'hand',
  'board',
  'pay 3',
  ' ',
];
/** Prompts before a person leaves the table. */
const SITTING = 97;

test('played badly: wrong entries, undo with and without consent, left and gone on with', async () => {
  const shelf = await Shelf.open(undefined, { games, players }, () => {});
  onTestFinished(() => shelf.close());
  const written: string[] = [];
  let [newest, prompts, votes, resumed] = ['', 0, 0, 0];
  const answer = (prompt: string): string => {
    if (prompt.includes('may the last action be taken back'))
      return ['maybe', 'no', 'perhaps', 'yes'][votes++ % 4] ?? '';
    if (prompts % SITTING === 0) return 'quit';
    if (prompts % 6 === 0) return WRONG[(prompts / 6) % WRONG.length] ?? '';
    return wished(prompt, newest);
  };
  const console = {
    say(text: string) {
      written.push(text);
      newest += `${text}\n`;
    },
    ask(prompt: string) {
      prompts += 1;
      if (prompts > 6_000) throw new Error('this game does not end');
      const line = answer(prompt);
      // A wrong entry or a page of help does not show the choices again.
      if (!/^(1(–\d+)?, |.*taken back)/.test(prompt) || wished(prompt, newest) === line) newest = '';
      written.push(`${prompt}${line}`);
      return Promise.resolve(line);
    },
    clear: () => false,
    close: () => {},
  };
  const evening = new Evening(shelf, { settings, presenters }, console);
  const wishes = {
    game: 'green-port',
    settings: { variant: 'standard' },
    names: ['Ann', 'Ben'],
    seats: 2,
    seed: '5'.repeat(64),
  };
  await evening.spend(wishes, false);
  for (; (await shelf.unfinished()).length > 0; resumed++) await evening.spend(undefined, true);
  const text = written.join('\n');
  expect(resumed).toBeGreaterThan(1);
  expect(votes).toBeGreaterThan(2);
  expect(text).toMatch(/(Ann|Ben) wins with \d+ points/);
  expect(text).toMatch(/Reveal · \d+% bust/);
  expect(text.split('\n').filter(line => Array.from(line).length > 100)).toEqual([]);
  expect(text).toContain('“foo” is no choice here.');
  expect(text).toContain('Type yes or no; after a no it stays as it is.');
  expect(text).toContain('It stays: not everybody agrees.');
  expect(text).toContain('The last action is taken back.');
  expect(text.match(/^Goodbye\.$/gm)).toHaveLength(resumed);
  expect(text).not.toMatch(/undefined|\*\*/);
});
