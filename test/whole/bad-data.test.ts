import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { some } from '../support/form.ts';

/** Loaded before the program: the box holds a house of twelve storeys. */
const SPOILT = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const { readFileSync } = fs;
  fs.readFileSync = (path, ...rest) => {
    const read = readFileSync(path, ...rest);
    return String(path).endsWith('box.json') ? read.replace('"L3": 6', '"L3": 12') : read;
  };
  syncBuiltinESMExports();`;

const run = (program: string): Promise<{ code: unknown; said: string }> =>
  new Promise(resolve => {
    const preload = `data:text/javascript,${encodeURIComponent(SPOILT)}`;
    const settings = { ...process.env, DISCORD_TOKEN: 'local.token', DATABASE_URL: ':memory:' };
    execFile(
      process.execPath,
      ['--import', 'tsx', '--import', preload, program],
      { env: settings },
      (error, out, said) => resolve({ code: error?.code ?? 0, said: out + said }),
    );
  });

it.each(some(['src/main.ts', 'src/cli/play.ts'], 1))(
  '%s refuses a board with impossible heights',
  async program => {
    expect(await run(program)).toEqual({
      code: 78,
      said: 'data/porto/box.json, line 7: houses.heights.L3: expects a house’s storeys: a whole number from 1 to 9\n',
    });
  },
);
