import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { refusalOf, writeGame } from '../../scripts/new-game.mjs';
import { copyOf } from '../support/copy-of-project.ts';

const LISTS = ['src/games/registry.ts', 'commands/index.ts', 'test/games/harnesses.ts'] as const;
const TOP = fileURLToPath(new URL('../..', import.meta.url));
const TEMPLATE = join(TOP, 'scripts/new-game/template');

const filesIn = (root: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => {
        const path = join(entry.parentPath, entry.name);
        return [path.slice(root.length + 1), readFileSync(path, 'utf8')];
      }),
  );

/** Returns the lines that a text has besides those of the earlier text. Throws if an earlier line is missing. */
function addedTo(before: string, after: string): readonly string[] {
  const known = before.split('\n');
  const added = after.split('\n').filter(line => {
    if (line !== known[0]) return true;
    known.shift();
    return false;
  });
  if (known.length > 0) throw new Error(`this line is missing: ${known[0]}`);
  return added;
}

const namedIn = (registry: string): readonly string[] =>
  registry.match(/(?<=^import .* from '\.\/)[\w-]+\//gm) ?? [];

test('a new game is eight files, and one entry in each of three lists', () => {
  const root = copyOf(LISTS);
  const before = filesIn(root);
  const { written, changed } = writeGame(root, 'food-truck');
  expect(written).toEqual([
    'src/games/food-truck/rules/types.ts',
    'src/games/food-truck/game.ts',
    'src/games/food-truck/words/en.ftl',
    'src/games/food-truck/words/index.ts',
    'src/games/food-truck/picture/index.ts',
    'src/games/food-truck/presenter/index.ts',
    'commands/food-truck/index.ts',
    'test/games/food-truck/harness.ts',
  ]);
  expect(changed).toEqual(LISTS);
  expect(written).toHaveLength(readdirSync(TEMPLATE).length);
  const after = filesIn(root);
  expect(Object.keys(after).toSorted()).toEqual([...LISTS, ...written].toSorted());
  for (const text of Object.values(after)) expect(text).not.toMatch(/__\w+?__/);
  expect(after['src/games/food-truck/game.ts']).toContain('export const foodTruckRules: Game<');
  const added = LISTS.map(list => addedTo(before[list] ?? '', after[list] ?? ''));
  expect(added).toEqual([
    [
      "import { foodTruckRules } from './food-truck/game.ts';",
      "  'food-truck': {",
      "    tier: 'playable',",
      '    rules: foodTruckRules,',
      "    presenter: async () => (await import('./food-truck/presenter/index.ts')).foodTruckPresenter,",
      '  },',
    ],
    ["import { foodTruckCommands } from './food-truck/index.ts';", "  'food-truck': foodTruckCommands,"],
    ["import { foodTruckHarness } from './food-truck/harness.ts';", "  'food-truck': foodTruckHarness,"],
  ]);
});

test('the sample game imports only files that are there', () => {
  const root = copyOf(LISTS);
  const { written } = writeGame(root, 'food-truck');
  const missing = written.flatMap(path =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/ from '(\.[^']*)'/g)]
      .map(([, imported = '']) => join(dirname(path), imported))
      .filter(file => ![root, TOP].some(place => existsSync(join(place, file))))
      .map(file => `${path}: ${file}`),
  );
  expect(missing).toEqual([]);
});

test('a second game stands beside the first', () => {
  const root = copyOf(LISTS);
  const registry = () => readFileSync(join(root, 'src/games/registry.ts'), 'utf8');
  const before = namedIn(registry());
  expect(before).toContain('porto/');
  writeGame(root, 'kiosk');
  writeGame(root, 'azulejo');
  expect(namedIn(registry())).toEqual([...before, 'azulejo/', 'kiosk/'].toSorted());
});

test.each([
  [undefined, /^Name the game: npm run new-game <id>$/],
  ['', /^Name the game/],
  ['Kiosk', /^"Kiosk" is no id: small letters/],
  ['kiosk2', /is no id/],
  ['food--truck', /is no id/],
  ['../kiosk', /is no id/],
  ['a'.repeat(25), /at most 24/],
  ['word-games', /the project uses "games"/],
  ['toy', /the project uses "toy"/],
  ['constructor', /the project uses "constructor"/],
])('%s is refused, and nothing is written', (id, why) => {
  const root = copyOf(LISTS);
  const before = filesIn(root);
  expect(() => writeGame(root, id)).toThrow(why);
  expect(filesIn(root)).toEqual(before);
});

test('a game that is there, a leftover, and a list of another shape are refused', () => {
  const root = copyOf(LISTS);
  mkdirSync(join(root, 'src/games/kiosk'), { recursive: true });
  expect(refusalOf(root, 'kiosk')).toBe('There is a game "kiosk" already, in src/games/kiosk.');
  mkdirSync(join(root, 'commands/stall'), { recursive: true });
  expect(refusalOf(root, 'stall')).toBe('commands/stall is there already: remove it, or choose another id.');
  writeFileSync(join(root, 'commands/index.ts'), 'export const commands = [];\n');
  const before = filesIn(root);
  expect(() => writeGame(root, 'booth')).toThrow('commands/index.ts has no list of games to add to');
  expect(filesIn(root)).toEqual(before);
});

test('files that could be written only in part are removed again', () => {
  const root = copyOf(LISTS);
  // This link leads nowhere, so the last file of the new game can't be written.
  symlinkSync('nowhere', join(root, 'test/games/stall'));
  const before = filesIn(root);
  expect(() => writeGame(root, 'stall')).toThrow(/EEXIST|ENOENT/);
  expect(filesIn(root)).toEqual(before);
});

test('the command line says the reason in one line', () => {
  const script = fileURLToPath(new URL('../../scripts/new-game.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'porto'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toBe('There is a game "porto" already, in src/games/porto.\n');
});
