import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundled } from '../support/bundled.ts';
import { isLong } from '../support/test-form.ts';

/** Code that runs before the program and spoils a data file: it doubles a number in `box.json`. */
const SPOILT = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { openSync } = fs;
  fs.openSync = (path, ...rest) => {
    if (!String(path).endsWith('box.json')) return openSync(path, ...rest);
    const spoilt = fs.mkdtempSync('${join(tmpdir(), 'box-')}');
    fs.writeFileSync(spoilt + '/x', fs.readFileSync(path, 'utf8').replace('"L3": 6', '"L3": 12'));
    const file = openSync(spoilt + '/x', ...rest);
    fs.rmSync(spoilt, { recursive: true });
    return file;
  };
  syncBuiltinESMExports();`;

/** Code that runs before the program and claims another version of Node. */
const OLD_NODE = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });`;

/** Code that runs before the program, and ends it with the place at which it reads a data file. */
const ENDING = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { openSync } = fs;
  fs.openSync = (path, ...rest) => {
    if (!String(path).endsWith('box.json')) return openSync(path, ...rest);
    fs.writeSync(2, new Error('ended').stack);
    process.exit(1);
  };
  syncBuiltinESMExports();`;

const run = (
  program: string,
  before = SPOILT,
  loader: readonly string[] = ['--import', 'tsx'],
): Promise<{ code: unknown; said: string }> =>
  new Promise(resolve => {
    const preload = `data:text/javascript,${encodeURIComponent(before)}`;
    const settings = { ...process.env, DISCORD_TOKEN: 'local.token', DATABASE_URL: ':memory:' };
    execFile(
      process.execPath,
      [...loader, '--import', preload, program],
      { env: settings },
      (error, out, said) => resolve({ code: error?.code ?? 0, said: out + said }),
    );
  });

const REFUSED = {
  code: 78,
  said: 'data/porto/box.json, line 8: houses.heights.L3: expects a house’s storeys: a whole number from 1 to 9\n',
};

it('the bot refuses a board with impossible heights, as `npm start` and the image have it', async () => {
  expect(await run(bundled('main'))).toEqual(REFUSED);
});

it.runIf(isLong).each(['src/start.ts', 'src/cli/play.ts'])('%s refuses it', async program => {
  expect(await run(program)).toEqual(REFUSED);
});

it('an error of the bundled bot names files and lines of the sources', async () => {
  const { said } = await run(bundled('main'), ENDING, []);
  expect(said).toMatch(/^ +at .*\/src\/core\/values\/\S+\.ts:\d+:\d+\)?$/m);
});

const OLD = {
  code: 78,
  said: 'Node 20.20.2 cannot run this program: it needs Node ^22.13 || ^24 || ^26, which npm start brings if it can.\n',
};

it.each(['main', 'db', 'host'] as const)(
  '%s says under an unsupported Node which ones it needs',
  async program => {
    expect(await run(bundled(program), OLD_NODE)).toEqual(OLD);
  },
);
