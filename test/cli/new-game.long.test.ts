import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfProject } from '../support/copy-of-project.ts';

const inCopy = (root: string, command: string, args: readonly string[], input = ''): string =>
  execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    input,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, TEST_FORM: '', LEFT_OUT: join(root, 'left-out'), NO_COLOR: '1' },
  });

/**
 * Tests of `npm test` that read all games of the registry. They once knew three games with four seats each, and failed for a
 * fourth game with two.
 */
const TESTS = [
  'test/architecture.test.ts',
  'test/catalogues.test.ts',
  'test/cli/{new-game,words}.test.ts',
  'test/contract/contract.test.ts',
  'test/discord/{definitions,impossible,offered-at-once}.test.ts',
  'test/discord/games/find.test.ts',
  'test/docs-{links,pages,pictures}.test.ts',
  'test/games/brings.test.ts',
  'proof/guard/test/secrets.test.ts',
  'test/table/fair-play.test.ts',
];

const expanded = (path: string): readonly string[] => {
  const [, before, among, after] = /^(.*)\{(.*)\}(.*)$/.exec(path) ?? [];
  return among === undefined ? [path] : among.split(',').map(each => `${before}${each}${after}`);
};

/** Program that prints what is wrong with the picture of the deal, and the refusal of a text without details. */
const program = (id: string): string => `
import { SeededDice } from './src/core/dice.ts';
import { boardScene } from './src/games/${id}/picture/index.ts';
import { presenters } from './src/games/presenters.ts';
import { games } from './src/games/registry.ts';
import { faultsOf } from './test/presentation/laws.ts';
const game = games['${id}'];
const view = game.view(game.setup(2, game.defaults, new SeededDice(new Uint8Array(32))), 'table');
console.log(faultsOf(boardScene(view, ['W'.repeat(24), 'Ann'], 'en')));
console.log(presenters['${id}']('en').refusal({ code: 'no-action', with: {} }, view));
`;

test('a new game for two compiles, passes the tests that read all games, and can be played, as the page says', () => {
  const root = copyOfProject();
  const page = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
  const [, example = ''] = /^npm run new-game ([a-z-]+)$/m.exec(page) ?? [];
  expect(example, 'the page names the command').not.toBe('');
  // A game with the id of the example may exist already.
  const id = `${example}-again`;
  inCopy(root, 'npm', ['run', '-s', 'new-game', id]);
  const rules = join(root, `src/games/${id}/rules/index.ts`);
  const forFour = readFileSync(rules, 'utf8');
  expect(forFour).toContain('max: 4');
  writeFileSync(rules, forFour.replace('max: 4', 'max: 2'));
  inCopy(root, 'npm', ['run', '-s', 'types']);
  inCopy(root, 'npx', ['biome', 'check', `src/games/${id}`, `commands/${id}`, `test/games/${id}`]);
  const promised = ['definitions', 'impossible'].map(name => `test/discord/${name}.test.ts`);
  inCopy(root, 'npx', ['vitest', 'run', ...promised, '-u']);
  inCopy(root, 'npx', ['tsx', 'tools/docs/main.ts']);
  const told = inCopy(root, 'npx', ['vitest', 'run', ...TESTS.flatMap(expanded)]);
  expect(told).toMatch(/ 0 failed/);
  expect(told).toContain(`Test Files  ${TESTS.flatMap(expanded).length} passed`);
  writeFileSync(join(root, 'laws.ts'), program(id));
  const [faults, refusal] = inCopy(root, 'npx', ['tsx', 'laws.ts']).trim().split('\n');
  expect(faults).toBe('[]');
  expect(refusal).toBe('That is not possible in this game.');
  // The input plays the first legal action in each turn. In this way the first player wins.
  const turns = Array.from({ length: 400 }, () => '\n1\n').join('');
  const game = inCopy(
    root,
    'npx',
    ['tsx', 'src/cli/play.ts', '--game', id, '--names', 'Ann,Bob', '--no-save'],
    turns,
  );
  expect(game).toMatch(/^1\. (Ann|Bob): step \d+$/m);
});
