import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { presenters } from '../../src/games/presenters.ts';
import { openStore } from '../../src/store/index.ts';
import { toHtml, toMarkdown } from '../../tools/policies/document.ts';
import { factsOf, type Given } from '../../tools/policies/facts.ts';
import { chapterOf, pointsOf, storedKinds } from '../../tools/policies/privacy-page.ts';
import { privacyPolicy } from '../../tools/policies/privacy-policy.ts';
import { REMARKS, STORED } from '../../tools/policies/stored.ts';
import { termsOfService } from '../../tools/policies/terms.ts';
import { folder } from '../support/folder.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/privacy.md'), 'utf8');
const GIVEN: Given = { host: 'Ribeira Games', contact: 'host@example.org', logDays: 14, backupDays: 0 };
const TITLES = Object.values(presenters).map(presenter => presenter('en').title);
const WRITTEN = new Date('2026-01-31T23:30:00Z');
const facts = (env: Record<string, string> = {}, given: Given = GIVEN) =>
  factsOf(readConfig(env), given, ['Porto'], WRITTEN);
const policy = (env?: Record<string, string>, given?: Given) =>
  toMarkdown(privacyPolicy(facts(env, given), page));

async function columns(): Promise<Readonly<Record<string, readonly string[]>>> {
  const file = join(folder(), 'porto.sqlite');
  await (await openStore(file, {})).close();
  const database = new Database(file, { readonly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  const found = Object.fromEntries(
    tables
      .map(String)
      .filter(name => !name.startsWith('sqlite_'))
      .map(name => [name, database.pragma(`table_info("${name}")`) as { name: string }[]])
      .map(([name, infos]) => [name, (infos as { name: string }[]).map(info => info.name).toSorted()]),
  );
  database.close();
  return found;
}

describe('stored data', () => {
  test('each column of the database is described by docs/privacy.md, or says nothing about a person', async () => {
    const listed = Object.entries(STORED).map(([table, { about, other = '' }]) => {
      const names = [...Object.values(about), other].flatMap(text => text.split(' ').filter(Boolean));
      return [table, names.toSorted()];
    });
    expect(Object.fromEntries(listed)).toEqual(await columns());
  });

  test('each description is a row of docs/privacy.md, and each row has a column', () => {
    const used = new Set(Object.values(STORED).flatMap(({ about }) => Object.keys(about)));
    const rows = storedKinds(page).map(({ data }) => data);
    const remarks = pointsOf(chapterOf(page, 'Deleting your data'));
    const places = [...rows, ...remarks.filter(remark => REMARKS.some(each => remark.startsWith(each)))];
    for (const name of used)
      expect(
        places.filter(place => place.startsWith(name)),
        name,
      ).toHaveLength(1);
    expect(rows.filter(row => ![...used].some(name => row.startsWith(name)))).toEqual([]);
  });

  test('each row of docs/privacy.md is in the policy', () => {
    const html = toHtml(privacyPolicy(facts(), page));
    for (const { data, until } of storedKinds(page)) {
      expect(html).toContain(data.replaceAll('"', '&quot;'));
      expect(html).toContain(until.replaceAll('"', '&quot;'));
    }
  });
});

describe('the policies tell what is true of the installation', () => {
  test.each([
    ['days of deletion', { RETENTION_DAYS: '30' }, 'After 30 days the bot deletes'],
    [
      'backups of SQLite',
      { BACKUP_EVERY_HOURS: '12', BACKUP_KEEP: '3' },
      'every 12 hours and keeps the newest 3',
    ],
    [
      'no backups',
      { BACKUP_EVERY_HOURS: '0' },
      'The bot itself makes no backups. The operator keeps no further',
    ],
    ['the memory', { DATABASE_URL: ':memory:' }, 'in memory only'],
    ['metrics', { METRICS_PORT: '9464' }, 'numbers such as the count of commands'],
    ['no metrics', {}, 'Metrics: the bot offers none.'],
    ['the log', {}, 'The operator keeps it for 14 days.'],
    ['a log channel', { LOG_CHANNEL: '123456789012345678' }, 'A channel of the operator on Discord'],
    ['Sentry', { SENTRY_DSN: 'https://key@sentry.example.org/1' }, 'Sentry, a service for errors'],
  ])('%s', (_, env: Record<string, string>, sentence) => {
    expect(policy(env)).toContain(sentence);
  });

  test('PostgreSQL, whose backups the operator makes', () => {
    const env = { DATABASE_URL: 'postgres://porto:hunter2@db.example.org/porto' };
    const text = policy(env, { ...GIVEN, backupDays: 21 });
    expect(text).toContain('(PostgreSQL)');
    expect(text).toContain('write-ahead log');
    expect(policy()).not.toContain('write-ahead log');
    expect(text).toContain('The bot itself makes no backups. The operator keeps backups for 21 days.');
    expect(text).not.toMatch(/hunter2|db\.example/);
  });

  test('copies elsewhere are asked for with every database on a disk, and told', () => {
    const { backupDays: _, ...unknown } = GIVEN;
    for (const DATABASE_URL of ['file:porto.sqlite', 'postgres://porto@db.example.org/porto'])
      expect(() => facts({ DATABASE_URL }, unknown)).toThrow('--backup-days');
    expect(facts({ DATABASE_URL: ':memory:' }, unknown).database).toBe('memory');
    expect(policy({}, { ...GIVEN, backupDays: 365 })).toContain('The operator keeps backups for 365 days.');
  });

  test('both name the day on which they were written, and have no marks of Markdown in HTML', () => {
    for (const document of [privacyPolicy(facts(), page), termsOfService(facts())]) {
      expect(toMarkdown(document)).toContain('on 31 January 2026. ');
      expect(toHtml(document).replace(/<style>.*<\/style>/, '')).not.toMatch(/[*`]|\]\(/);
    }
  });

  test('nothing is told that is not there', () => {
    expect(policy()).not.toMatch(/Sentry|channel of the operator/);
    expect(toMarkdown(termsOfService(facts()))).toContain('play Porto on Discord');
  });

  test('both say that they are no legal advice, and name the operator', () => {
    for (const document of [
      privacyPolicy(facts(), page),
      termsOfService(facts({ SUPPORT_URL: 'https://example.org/help' })),
    ]) {
      expect(toMarkdown(document)).toContain('It is not legal advice.');
      for (const name of ['Ribeira Games', 'host@example.org']) expect(toMarkdown(document)).toContain(name);
    }
  });

  test("an operator's name is text, not a part of the page", () => {
    const html = toHtml(termsOfService(facts({}, { ...GIVEN, host: '<script>&"' })));
    expect(html).toContain('&lt;script&gt;&amp;&quot;');
    expect(html).not.toContain('<script>');
  });
});

describe('npm run policies', () => {
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'tools/policies/main.ts', ...args], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env.PATH ?? '', DOTENV_CONFIG_PATH: '/nowhere' },
    });

  const ANN = ['--host', 'Ann', '--contact', 'a@example.org', '--log-days', '7', '--backup-days', '30'];

  test('writes four files', () => {
    const out = join(folder(), 'made');
    const { status, stdout } = run(...ANN, '--out', out);
    expect([status, stdout]).toEqual([0, expect.stringContaining('not legal advice')]);
    expect(readdirSync(out).toSorted()).toEqual(['privacy.html', 'privacy.md', 'terms.html', 'terms.md']);
    expect(readFileSync(join(out, 'terms.md'), 'utf8')).toContain(
      `play ${new Intl.ListFormat('en').format(TITLES)} on Discord`,
    );
  });

  test('asks for missing facts by the names of their options, and writes nothing', () => {
    const out = join(folder(), 'made');
    const { status, stderr } = run('--contact', 'a@example.org', '--out', out);
    expect(status).toBe(1);
    expect(stderr).toContain('--host NAME');
    expect(stderr).toContain('--log-days DAYS');
    expect(stderr).not.toContain('--contact');
    expect(existsSync(out)).toBe(false);
  });

  test('refuses a contact that is no mail address', () => {
    const { status, stderr } = run(...ANN, '--contact', 'notamail', '--out', join(folder(), 'made'));
    expect([status, stderr]).toEqual([1, expect.stringContaining('a mail address is expected')]);
  });

  test('reads the settings from the file of --settings, and needs no token', () => {
    const out = join(folder(), 'made');
    const file = join(folder(), 'porto.env');
    writeFileSync(file, 'RETENTION_DAYS=33\nDISCORD_TOKEN_FILE=/nowhere/token\nPAINTER=2\n');
    const { status, stderr } = run(...ANN, '--settings', file, '--out', out);
    expect([status, stderr]).toEqual([0, `PAINTER in ${file} is no setting: did you mean PAINTERS?\n`]);
    expect(readFileSync(join(out, 'privacy.md'), 'utf8')).toContain('After 33 days');
    expect(run(...ANN, '--settings', '/nowhere/porto.env', '--out', out)).toMatchObject({
      status: 1,
      stderr: '--settings names the file /nowhere/porto.env, which is not there\n',
    });
  });
});
