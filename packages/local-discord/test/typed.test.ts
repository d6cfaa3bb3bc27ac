import { expect, test } from 'vitest';
import { type Leaf, misnamed, typedCommand } from '../src/page/app/slash.ts';

const option = (name: string, required = false) => ({ name, description: name, type: 3, required });
const LEAVES = [
  { path: 'porto new', description: '', options: [option('players'), option('seats')] },
  { path: 'porto draw', description: '', options: [option('cards', true), option('now')] },
  { path: 'porto game log', description: '', options: [] },
] as unknown as readonly Leaf[];

const read = (line: string) => {
  const typed = typedCommand(LEAVES, line);
  if (!typed) return undefined;
  const { leaf, chips, rest } = typed;
  return [leaf.path, Object.fromEntries(chips.map(chip => [chip.option.name, chip.text])), rest];
};

test('a line is a command with its options, each up to the next', () => {
  expect(read('/porto new players:hard')).toEqual(['porto new', { players: 'hard' }, '']);
  expect(read('  /PORTO  new players: hard  seats:3 ')).toEqual([
    'porto new',
    { players: 'hard', seats: '3' },
    '',
  ]);
  expect(read('/porto draw cards:blue 2, red 1 now:true')).toEqual([
    'porto draw',
    { cards: 'blue 2, red 1', now: 'true' },
    '',
  ]);
  expect(read('/porto game log')).toEqual(['porto game log', {}, '']);
});

test('text before the first name fills the required option, unless that option is named', () => {
  expect(read('/porto draw blue 2')).toEqual(['porto draw', { cards: 'blue 2' }, '']);
  expect(read('/porto draw blue 2 now:true')).toEqual(['porto draw', { now: 'true', cards: 'blue 2' }, '']);
  expect(read('/porto draw now cards:blue 2')).toEqual(['porto draw', { cards: 'blue 2' }, 'now']);
});

test('an empty required option stays in the line, unknown text is left over, and of two values the last counts', () => {
  expect(read('/porto draw')).toEqual(['porto draw', { cards: '' }, '']);
  expect(read('/porto new three people seats:3')).toEqual(['porto new', { seats: '3' }, 'three people']);
  expect(read('/porto new seats:3 strange:4')).toEqual(['porto new', { seats: '3 strange:4' }, '']);
  expect(read('/porto new seats:3 seats:4')).toEqual(['porto new', { seats: '4' }, '']);
});

test('a line that begins with no command is none', () => {
  for (const line of ['porto new', '/porto', '/porto newer', '/chess new', '', '/'])
    expect(read(line)).toBeUndefined();
});

test('a line with a wrong subcommand is refused, with the command that was probably meant', () => {
  expect(misnamed(LEAVES, '/porto game new players:hard')).toBe(
    'There is no such command here. Did you mean /porto new?',
  );
  expect(misnamed(LEAVES, '/Porto nwe')).toBe(
    'There is no such command here. Type /porto and a space, and choose from the list.',
  );
  for (const line of ['/chess new', '/home/porto', 'porto nwe', '/', ''])
    expect(misnamed(LEAVES, line)).toBeUndefined();
});
