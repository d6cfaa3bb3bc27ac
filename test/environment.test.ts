import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, SECRETS, SETTINGS } from '../src/config.ts';
import { typos } from '../src/core/values/typos.ts';
import { misspelt, readSurroundings, withSecretFiles } from '../src/environment.ts';
import { folder } from './support/folder.ts';

const TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB';

function file(text: string): string {
  const path = join(folder(), 'secret');
  writeFileSync(path, text);
  return path;
}

function refusal(variables: Record<string, string>): string {
  try {
    withSecretFiles(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('was accepted');
}

describe('a named file of settings', () => {
  test.each([
    ['is not there', 'none.env'],
    ['is a folder', '.'],
  ])('that %s is refused', (why, name) => {
    const path = join(folder(), name);
    expect(() => readSurroundings(path)).toThrow(
      new ConfigError(`--settings names the file ${path}, which ${why}`),
    );
  });
});

describe('quotation marks that Docker keeps', () => {
  test.each(['"', "'", '`', '“'])('%s around or at one end of a value are named for every setting', mark => {
    for (const name of Object.keys(SETTINGS))
      for (const value of [`${mark}auto${mark}`, `${mark}auto`]) {
        expect(() => readConfig({ [name]: value })).toThrow(
          new ConfigError(
            `${name} expects a value without quotation marks around it: Docker's --env-file keeps them`,
          ),
        );
      }
    for (const name of SECRETS)
      expect(refusal({ [`${name}_FILE`]: `${mark}/run/secret${mark}` })).toMatch(
        new RegExp(`^${name}_FILE expects a value without quotation marks`),
      );
  });

  test('in a file of settings they belong to the file', () => {
    const [name, path] = ['PORTO_TEST_QUOTED', file('PORTO_TEST_QUOTED="7"\n')];
    const { variables } = readSurroundings(path);
    expect(variables[name]).toBe('7');
    delete process.env[name];
  });
});

describe('secrets in files', () => {
  test.each([
    ['as it is', TOKEN],
    ['with a line break', `${TOKEN}\n`],
    ['from Windows', `\uFEFF${TOKEN}\r\n`],
  ])('a token %s', (_how, text) => {
    const variables = withSecretFiles({ DISCORD_TOKEN_FILE: ` ${file(text)} `, DISCORD_TOKEN: ' ' });
    expect(readConfig(variables).token).toBe(TOKEN);
  });

  test('each secret can be in a file', () => {
    const values = {
      DISCORD_TOKEN: TOKEN,
      DATABASE_URL: 'postgres://bot:hunter2@db/porto',
      SENTRY_DSN: 'https://key@sentry.example.org/7',
    };
    const files = Object.fromEntries(SECRETS.map(name => [`${name}_FILE`, file(`${values[name]}\n`)]));
    expect(readConfig(withSecretFiles(files))).toEqual(readConfig(values));
  });

  test('the value of a file is checked like the variable, and never shown', () => {
    const variables = withSecretFiles({ DISCORD_TOKEN_FILE: file(`Bot ${TOKEN}`) });
    expect(() => readConfig(variables)).toThrow(
      /^DISCORD_TOKEN expects the token alone, without "Bot " before it$/,
    );
  });

  test('both set, no file, an empty file, a folder: a line each, without the secret', () => {
    const nowhere = join(folder(), 'nowhere');
    const lines = refusal({
      DISCORD_TOKEN: TOKEN,
      DISCORD_TOKEN_FILE: file(TOKEN),
      DATABASE_URL_FILE: nowhere,
      SENTRY_DSN_FILE: file(' \n'),
    }).split('\n');
    expect(lines).toEqual([
      'DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set: leave one of them empty',
      `DATABASE_URL_FILE names the file ${nowhere}, which is not there`,
      expect.stringMatching(/^SENTRY_DSN_FILE names the file .*, which is empty$/),
    ]);
    const place = join(folder(), 'place');
    mkdirSync(place);
    expect(refusal({ DISCORD_TOKEN_FILE: place })).toBe(
      `DISCORD_TOKEN_FILE names the file ${place}, which is a folder`,
    );
    expect(refusal({ DATABASE_URL: 'file:/data/x', DATABASE_URL_FILE: place })).toContain(
      'leave one of them empty (the image sets DATABASE_URL)',
    );
  });

  test.skipIf(process.getuid?.() === 0)('a file of another user', () => {
    const path = file(TOKEN);
    chmodSync(path, 0);
    expect(refusal({ DISCORD_TOKEN_FILE: path })).toContain('may not be read by this user');
  });
});

describe('misspelt settings', () => {
  test.each([
    ['METRIC_PORT', 'METRICS_PORT'],
    ['DISCORD_TOKN', 'DISCORD_TOKEN'],
    ['DISOCRD_TOKEN', 'DISCORD_TOKEN'],
    ['discord_token', 'DISCORD_TOKEN'],
    ['DISCORD_TOKENFILE', 'DISCORD_TOKEN_FILE'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['SHARD', 'SHARDS'],
    ['BACKUPS_DIR', 'BACKUP_DIR'],
    ['LOGLEVEL', 'LOG_LEVEL'],
  ])('%s is probably %s, in .env and in the environment', (name, setting) => {
    expect(misspelt([], [name])).toEqual([`${name} is no setting: did you mean ${setting}?`]);
    expect(misspelt([name], [])).toEqual([`${name} in .env is no setting: did you mean ${setting}?`]);
  });

  test('a name that is near to none is named in .env, and ignored in the environment', () => {
    const strange = ['COLOUR', 'DISCORD_CLIENT_SECRET', 'PORT'];
    expect(misspelt([], strange)).toEqual([]);
    expect(misspelt(strange, [])).toEqual(strange.map(name => `${name} in .env is no setting of the bot`));
  });

  test('settings, and what other programs read, are not named', () => {
    const known = [...Object.keys(SETTINGS), ...SECRETS.map(name => `${name}_FILE`)];
    expect(misspelt(known, known)).toEqual([]);
    const others = 'PGPASSWORD NODE_ENV NODE_OPTIONS TZ MALLOC_ARENA_MAX HTTPS_PROXY SENTRY_RELEASE'.split(
      ' ',
    );
    expect(misspelt(others, others)).toEqual([]);
    const usual = 'HOME HOSTNAME PATH USER SHELL LOGNAME TERM PWD OLDPWD HOST SHLVL PAGER'.split(' ');
    expect(misspelt([], [...usual, ...Object.keys(process.env)])).toEqual([]);
  });

  test('no setting is a slip away from another', () => {
    const known = Object.keys(SETTINGS);
    for (const name of known)
      for (const other of known)
        if (name !== other) expect(typos(name, other), `${name} ${other}`).toBeGreaterThan(1);
  });
});
