import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { Shelf } from '../../src/cli/play/shelf.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import {
  actionsSaved,
  folder,
  game,
  inOwnFolder,
  oldPath,
  Paper,
  path,
  play,
  SEED,
  SOLO,
  saved,
  spend,
  TWO,
  typist,
} from './typed-games.ts';

inOwnFolder();

const begun = await Shelf.open(undefined, { games, players }, () => {});
const dealt = await begun.begin({
  game: 'porto',
  options: { variant: 'standard' },
  names: ['Ann', 'Ben'],
  seed: SEED,
});
const kept = [0, 1].map(seat => ({ seat, action: game().write(dealt.legal(seat)[0]) }));
await begun.close();
const OLD = {
  format: 'kitchen-table',
  version: 1,
  game: 'porto',
  rules: 1,
  options: { variant: 'standard' },
  names: ['Ann', 'Ben'],
  seed: SEED,
  actions: [...kept, { seat: 0, action: 'draw 1' }],
};
const writeOld = (content: object | string): void => {
  mkdirSync(join(folder, 'deep'), { recursive: true });
  writeFileSync(oldPath(), typeof content === 'string' ? content : JSON.stringify(content));
};

describe('leaving and coming back', () => {
  test('quit, then resume from the menu at the same board', async () => {
    const first = await play(['', '1', '', '1', '', 'draw 1', '', 'quit'], TWO);
    expect(first).toContain('The game is saved');
    const before = await saved();
    const second = await play(['1', '', 'board', 'quit']);
    expect(second).toContain('1. Go on with the saved game of Porto: Ann, Ben; 3 actions so far');
    expect(second).toContain('Pass the keyboard to Ben');
    expect(second).toContain('Ann drew');
    expect(await saved()).toEqual(before);
  });

  test.each([
    ['at the menu', [], undefined],
    ['while names are asked for', ['1', '1', '1', 'Ann'], undefined],
    ['before the first turn', [], TWO],
    ['in the middle of a choice', ['', '1', '', '1', ''], TWO],
  ])('the end of the input %s leaves politely', async (_when, lines, wishes) => {
    const text = await play(lines, wishes);
    expect(text).toMatch(/Goodbye\.\n$/);
  });

  test('Ctrl-C on a screen leaves politely and the game is there again', async () => {
    const paper = new Paper(true);
    await spend(typist(paper, ['1\n', '\u0003']), SOLO);
    expect(paper.text).toContain('The game is saved');
    expect(await actionsSaved()).toHaveLength(1);
  });

  test('a new game keeps the unfinished old one, and the menu goes on with either', async () => {
    await play(['', '1'], TWO);
    const text = await play(['1'], SOLO);
    expect(text).toContain('The game of Ann, Ben is kept');
    expect((await saved()).map(({ names, status }) => [names, status])).toEqual([
      [['Ann', 'Ben'], 'running'],
      [['Ann'], 'running'],
    ]);
    const menu = await play(['2', 'quit']);
    expect(menu).toContain('1. Go on with the saved game of Porto: Ann; 1 action so far');
    expect(menu).toContain('2. Go on with the saved game of Porto: Ann, Ben; 1 action so far');
    expect(menu).toContain('Pass the keyboard to Ben');
    expect(await play(['quit'], undefined, true)).toContain('draw or build');
  });

  test('a game that an earlier version saved as JSON goes on at the same board, and its file is kept', async () => {
    await play(['', '1', '', '1', '', 'draw 1'], TWO);
    const [made] = await saved();
    rmSync(join(folder, 'deep'), { recursive: true });
    writeOld(OLD);
    const text = await play(['1', '', 'quit']);
    expect(text).toContain(
      `The game that an earlier version saved goes on here; its file is kept as ${oldPath()}.1`,
    );
    expect(text).toContain('1. Go on with the saved game of Porto: Ann, Ben; 3 actions so far');
    const [now] = await saved();
    expect(now?.actions).toEqual(made?.actions);
    expect(now?.state).toEqual(made?.state);
    expect(existsSync(oldPath())).toBe(false);
    expect(JSON.parse(readFileSync(`${oldPath()}.1`, 'utf8'))).toEqual(OLD);
    expect(await play(['3'])).not.toContain('earlier version');
  });

  test.each([
    ['no JSON', '{"format":', 'not JSON'],
    ['another thing', { format: 'porto-record' }, 'not a saved game (at format)'],
    ['an illegal action', { actions: [{ seat: 0, action: 'draw 1' }] }, 'changed by hand'],
    ['an action that is none', { actions: [{ seat: 0, action: 'dance' }] }, 'changed by hand'],
    ['a strange seat', { actions: [{ seat: 7, action: 'pass' }] }, 'changed by hand'],
    ['other rules', { rules: 999 }, 'other rules'],
    ['a game that is none', { game: 'chess' }, 'other rules'],
    ['nobody at the table', { names: ['Ann'] }, 'changed by hand'],
    ['a strange option', { options: { variant: 'chess' } }, 'changed by hand'],
  ])('a save file with %s: one line, kept aside, a new game offered', async (_name, broken, reason) => {
    writeOld(typeof broken === 'string' ? broken : { ...OLD, ...broken });
    const text = readFileSync(oldPath(), 'utf8');
    const said = await play(['2']);
    const line = said.split('\n').filter(each => each.includes('cannot be used'));
    expect(line).toHaveLength(1);
    expect(line[0]).toContain(reason);
    expect(line[0]).toContain(`kept as ${oldPath()}.1`);
    expect(said).not.toContain('Go on with');
    expect(readFileSync(`${oldPath()}.1`, 'utf8')).toBe(text);
    expect((await saved()).filter(({ status }) => status === 'running')).toEqual([]);
  });

  test.each([
    ['while the games are listed', '{}', []],
    ['when its board is shown', '{"phase":{"type":"turn","seat":0},"players":[{},{}]}', ['']],
  ])(
    'a state that the rules cannot read %s: the game is named, and dropped if wanted',
    async (_when, state, before) => {
      await play(['', '1'], TWO);
      const database = new Database(path());
      database.prepare('update moves set state = ?').run(state);
      database.close();
      const kept = await play([...before, 'no'], undefined, true);
      expect(kept).toContain('The saved game of Porto: Ann, Ben stopped with an error:\nTypeError: ');
      expect(kept).toContain('It stays saved.');
      expect(kept).not.toMatch(/at .*\n.*at /);
      expect(await play([...before, 'yes'], undefined, true)).toContain('It is dropped.');
      expect((await saved()).map(({ status }) => status)).toEqual(['cancelled']);
      expect(await play(['2'])).not.toContain('stopped with an error');
    },
  );

  test('a folder that cannot be written: said once, the game goes on', async () => {
    writeFileSync(join(folder, 'deep'), 'a file where the folder should be');
    const text = await play(['', '1', '', '1', 'quit'], TWO);
    expect(text.match(/cannot be saved/g)).toHaveLength(1);
    expect(text).toContain('Ann has chosen; it stays sealed until all have.');
    expect(text).not.toContain('The game is saved');
  });

  test('a file that is no database is left as it is, and the games go on unsaved', async () => {
    mkdirSync(join(folder, 'deep'));
    writeFileSync(path(), 'my diary');
    const text = await play(['', '1', 'quit'], TWO);
    expect(text.match(/cannot be saved/g)).toHaveLength(1);
    expect(readFileSync(path(), 'utf8')).toBe('my diary');
  });

  test('the file closes behind the game: nothing half-written is left in the folder', async () => {
    await play(['', '1', '', '1', '', 'draw 1'], TWO);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['play.sqlite']);
  });

  test('--resume without a saved game says so and offers the menu', async () => {
    const text = await play(['2'], undefined, true);
    expect(text).toContain('There is no saved game to go on with.');
    expect(text).toContain('New game, alone or passing the keyboard');
  });
});
