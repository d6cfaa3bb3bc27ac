import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bundle } from '../../scripts/bundle.mjs';
import { readFlags } from '../../src/cli/play/flags.ts';
import { games } from '../../src/games/registry.ts';
import { settings } from '../../src/games/settings.ts';
import { openStore } from '../../src/store/index.ts';
import { folder } from '../support/folder.ts';
import { isLong, some } from '../support/test-form.ts';

const TOP = join(import.meta.dirname, '../..');

const help = (line: string): string => {
  let said = '';
  const output = { writeErr: () => {}, writeOut: (text: string) => (said += text) };
  expect(() => readFlags(line.split(' '), { games, settings }, output)).toThrow(CommanderError);
  return said;
};

const read = (line: string): { asked?: ReturnType<typeof readFlags>; fault: string } => {
  let fault = '';
  const output = { writeErr: (text: string) => (fault += text), writeOut: () => {} };
  try {
    return { asked: readFlags(line === '' ? [] : line.split(' '), { games, settings }, output), fault };
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return { fault };
  }
};

describe('the command line of play', () => {
  const save = 'data/db/play.sqlite';
  test.each([
    ['', { wishes: undefined, resume: false, save }],
    ['--resume', { wishes: undefined, resume: true, save }],
    ['--save x.json', { wishes: undefined, resume: false, save: 'x.json' }],
    [
      '--timer 26',
      { wishes: { game: 'porto', settings: { variant: 'solo', timer: '26' } }, resume: false, save },
    ],
    [
      '--variant family --seats 3',
      { wishes: { game: 'porto', settings: { variant: 'family' }, seats: 3 }, resume: false, save },
    ],
    ['--names Ann,Ben', { wishes: { settings: {}, names: ['Ann', 'Ben'] }, resume: false, save }],
    [
      '--variant solo --names Ann',
      { wishes: { game: 'porto', settings: { variant: 'solo' }, names: ['Ann'] }, resume: false, save },
    ],
    ['--no-save', { wishes: undefined, resume: false, save: undefined }],
    [
      '--game green-port --variant simple',
      { wishes: { game: 'green-port', settings: { variant: 'simple' } }, resume: false, save },
    ],
    ['--game porto --seats 4', { wishes: { game: 'porto', settings: {}, seats: 4 }, resume: false, save }],
  ])('%s', (line, asked) => {
    expect(read(line)).toEqual({ asked, fault: '' });
  });

  test.each([
    ['--variant chess', /'chess' is invalid.*standard, family, solo/],
    ['--seats 5', /--seats: this game is for 2 to 4, not 5/],
    ['--game chess', /'chess' is invalid.*porto/],
    ['--seats two', /'two' is invalid/],
    ['--timer 27', /'27' is invalid.*28, 26, 24/],
    ['--seed abc', /64 hexadecimal digits/],
    ['--names Ann,Ann', /Every name must be another/],
    ['--names Ann', /for 2 to 4, not 1/],
    ['--variant solo --names A,B', /for 1, not 2/],
    ['--variant solo --seats 2', /for 1, not 2/],
    ['--variant family --timer 28', /--timer belongs to --variant solo/],
    ['--seats 3 --names A,B', /--seats says 3, --names has 2/],
    ['--resume --seats 2', /--resume goes on/],
    ['--what', /unknown option '--what'/],
    ['more', /too many arguments/],
  ])('%s is refused in one line', (line, wanted) => {
    const { asked, fault } = read(line);
    expect(asked).toBeUndefined();
    expect(fault).toMatch(wanted);
    expect(fault.trim().split('\n')).toHaveLength(1);
  });
});

test.each(['--help', '--game vintage --help'])('%s names the options of a game with that game', line => {
  const [shared = '', ...games] = help(line).split('\nOptions with --game ');
  expect(shared).toContain('--seats <number>');
  expect(shared).not.toContain('--variant');
  const withOptions = Object.values(settings).filter(own => own.settings.length > 0);
  expect(games).toHaveLength(withOptions.length);
  const [first = '', second = ''] = games;
  expect(first).toMatch(/^porto, or without --game:\n.*--variant .*family.*\n.*--timer .*28, 26, 24/);
  expect(second).toMatch(/^green-port:\n.*--variant .*no-tiles/);
});

/** Returns the arguments that start the program like `npm run play`. A start from a bundle takes a third of the time. */
async function program(): Promise<readonly string[]> {
  if (isLong) return ['--import', 'tsx', join(TOP, 'src/cli/play.ts')];
  const made = join(TOP, `dist/tests/play-${process.pid}`);
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  await bundle(made, { play: 'src/cli/play.ts' });
  return [join(made, 'play.js')];
}

test.each(some(['SIGINT', 'SIGTERM'] as const, 1))(
  '%s saves, says goodbye and leaves with status 0',
  async signal => {
    const file = join(folder(), 'play.sqlite');
    const child = spawn(process.execPath, [
      ...(await program()),
      ...`--timer 28 --names Ann --save ${file}`.split(' '),
    ]);
    let text = '';
    child.stdout.on('data', chunk => {
      text += chunk;
      if (String(chunk).includes('help > ')) child.stdin.write(text.includes('draw or build') ? '' : '1\n');
      if (!child.killed && text.includes('Which cards')) child.kill(signal);
    });
    const [status] = await once(child, 'close');
    expect(text).toMatch(/The game is saved.*Goodbye\.\n$/);
    expect(status).toBe(0);
    const store = await openStore(file);
    const [id = ''] = await store.matches.ids();
    expect((await store.moves.list(id, 0, 9)).filter(({ by }) => by === 'person')).toHaveLength(1);
    await store.close();
  },
);

describe('players of the bot', () => {
  test.each([
    ['--against easy,hard', { against: ['easy', 'hard'] }],
    ['--names Ann,Ben --against medium', { names: ['Ann', 'Ben'], against: ['medium'] }],
    ['--seats 4 --against Hard', { seats: 4, against: ['hard'] }],
  ])('%s', (line, wishes) => {
    expect(read(line).asked?.wishes).toMatchObject(wishes);
  });

  test.each([
    ['--against strong', 'easy, medium, hard'],
    ['--seats 2 --against easy,hard', '2 of 2 seats leave none for a person'],
    ['--names Ann,Ben --seats 4 --against easy', '--seats says 4, --names has 2 and --against 1'],
    ['--names Ann,Ben,Cid --against easy,hard', '--names and --against: this game is for 2 to 4, not 5'],
    ['--variant solo --against easy', '--against: this game is for 1, not 2'],
  ])('%s is refused', (line, fault) => {
    expect(read(line).fault).toContain(fault);
  });
});
