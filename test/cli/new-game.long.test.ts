import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOfProject } from '../support/copy-of-project.ts';
import { isRelease } from '../support/test-form.ts';

const HOUR = 3_600_000;
const MOST_OUTPUT = 100_000_000;
const { TEST_FORM: _, ...env } = process.env;

/** Runs a command in a copy of the project. Throws an error with the failed tests, or the whole output if there are none. */
const inCopy = (root: string, command: string, args: readonly string[], input = ''): Promise<string> =>
  new Promise((done, failed) => {
    const own = { ...env, LEFT_OUT: join(root, 'left-out'), NO_COLOR: '1' };
    const child = execFile(
      command,
      args,
      { cwd: root, maxBuffer: MOST_OUTPUT, env: own },
      (error, out, err) => {
        const faults = out.match(/^.*(?: FAIL |Error:).*$/gm) ?? [out, err];
        if (error) failed(new Error([`${command} ${args.join(' ')}`, ...faults].join('\n')));
        else done(out);
      },
    );
    child.stdin?.end(input);
  });

/** Tests of a game for two with bots. The untouched sample is for four, and has no bots. */
const OF_BOTS = [
  ...['test/contract', 'test/games', 'test/discord/impossible.test.ts', 'test/table/fair-play.test.ts'],
  ...['easy-bot-answers', 'undo-panel', 'suggestions', 'hint'].map(name => `test/discord/${name}.test.ts`),
];

/** Program that prints what is wrong with the picture of the deal, and the refusal of a text without details. */
const program = (id: string): string => `
import { SeededDice } from './src/core/contract/dice.ts';
import { boardScene } from './src/games/${id}/picture/index.ts';
import { presenters } from './src/games/presenters.ts';
import { games } from './src/games/registry.ts';
import { faultsOf } from './test/presentation/laws.ts';
const game = games['${id}'];
const view = game.view(game.setup(2, game.defaults, new SeededDice(new Uint8Array(32))), 'table');
console.log(faultsOf(boardScene(view, ['W'.repeat(24), 'Ann'], 'en')));
console.log(presenters['${id}']('en').refusal({ code: 'no-action', with: {} }, view));
`;

/** Copies the project with the game of the page's command, as the page says. */
async function withNewGame() {
  const root = copyOfProject();
  const page = readFileSync(join(root, 'docs/adding-a-game.md'), 'utf8');
  const [, example = ''] = /^npm run new-game ([a-z-]+)$/m.exec(page) ?? [];
  expect(example, 'the page names the command').not.toBe('');
  // A game with the id of the example may exist already.
  const id = `${example}again`;
  await inCopy(root, 'npm', ['run', '-s', 'new-game', id]);
  await inCopy(root, 'npm', ['run', '-s', 'types']);
  const promised = ['definitions', 'impossible'].map(name => `test/discord/${name}.test.ts`);
  await inCopy(root, 'npx', ['vitest', 'run', ...promised, '-u']);
  await inCopy(root, 'npx', ['tsx', 'tools/docs/main.ts']);
  return { root, page, example, id };
}

// A list of tests that read all games once left out three that failed for the sample, so a release runs all of `npm test` for it.
test('an untouched new game passes what npm test checks, and can be played', {
  timeout: 3 * HOUR,
}, async () => {
  const { root, id } = await withNewGame();
  await inCopy(root, 'npm', ['run', '-s', 'lint']);
  const tests = isRelease ? [] : ['test/contract', 'test/cli', 'test/discord/impossible.test.ts'];
  expect(await inCopy(root, 'npx', ['vitest', 'run', ...tests])).toMatch(/ 0 failed/);
  writeFileSync(join(root, 'laws.ts'), program(id));
  const [faults, refusal] = (await inCopy(root, 'npx', ['tsx', 'laws.ts'])).trim().split('\n');
  expect(faults).toBe('[]');
  expect(refusal).toBe('This action is not possible in this game.');
  // The input plays the first legal action in each turn. In this way the first player wins.
  const turns = Array.from({ length: 400 }, () => '\n1\n').join('');
  const play = ['tsx', 'src/cli/play.ts', '--game', id, '--names', 'Ann,Bob', '--no-save'];
  expect(await inCopy(root, 'npx', play, turns)).toMatch(/^1\. (Ann|Bob) step \d+$/m);
});

test('a new game for two has bots with the lines of the page', { timeout: HOUR }, async () => {
  const { root, page, example, id } = await withNewGame();
  const rules = join(root, `src/games/${id}/game.ts`);
  writeFileSync(rules, readFileSync(rules, 'utf8').replace('max: 4', 'max: 2'));
  const [, bots = ''] = /^## A bot in ten lines$[\s\S]*?^```ts\n([\s\S]*?)^```$/m.exec(page) ?? [];
  const [, entry = ''] = /^(players: .*)$/m.exec(page) ?? [];
  mkdirSync(join(root, `src/games/${id}/bots`));
  writeFileSync(join(root, `src/games/${id}/bots/strengths.ts`), bots.replaceAll(example, id));
  const registry = join(root, 'src/games/registry.ts');
  const rulesOfGame = `rules: ${id}Rules,`;
  const listed = readFileSync(registry, 'utf8').replace(
    rulesOfGame,
    () => `${rulesOfGame}\n${entry.replaceAll(example, id)}`,
  );
  writeFileSync(registry, listed);
  await inCopy(root, 'npm', ['run', '-s', 'types']);
  expect(await inCopy(root, 'npx', ['vitest', 'run', ...OF_BOTS])).toMatch(/ 0 failed/);
});
