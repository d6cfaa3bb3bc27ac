import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, SECRETS, SETTINGS } from '../src/config.ts';
import { failure } from '../src/exit.ts';
import { PortError } from '../src/metrics/server.ts';
import { bundled } from './support/bundled.ts';
import { folder } from './support/folder.ts';

const TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789AB';

const BAD_SHARDS = '3-1/4 4/4 2-4/4 0-3 3 auto/0 0/0 auto/10000 -1/4 0,1/4 all'.split(' ');
/** Values of `SHARDS` that a bot with SQLite must refuse. */
const PARTS = ['auto/4', '0-2/4', '3/4'];

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('was accepted');
}

test('.env.example has a line for every setting', () => {
  const example = readFileSync('.env.example', 'utf8');
  const lines = new Set([...example.matchAll(/^(?:# )?(\w+)=/gm)].map(([, name]) => name));
  const files = SECRETS.map(name => `${name}_FILE`);
  expect([...Object.keys(SETTINGS), ...files].filter(name => !lines.has(name))).toEqual([]);
});

describe('readConfig', () => {
  test('nothing set: the defaults, and nobody to log in as', () => {
    const config = readConfig({});
    expect(config).toEqual({
      apiUrl: 'https://discord.com/api',
      database: 'data/db/porto.sqlite',
      backups: { everyHours: 24, keep: 7 },
      retentionDays: 90,
      dailyHour: 0,
      gamesPerPerson: 25,
      databaseTimeout: 5,
      databaseConnections: 10,
      logLevel: 'info',
      painters: 1,
      playgroundPort: 8787,
      shards: { take: 'all' },
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  test('metrics are reported to this machine alone, unless another address is set', () => {
    expect(readConfig({ METRICS_PORT: '0' }).metrics).toEqual({ host: '127.0.0.1', port: 0 });
    expect(readConfig({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined();
  });

  test('everything set, with white space around it', () => {
    expect(
      readConfig({
        DISCORD_TOKEN: ` ${TOKEN}\n`,
        DISCORD_API_URL: 'http://127.0.0.1:4000/api/',
        GUILD_ID: '123456789012345678 ',
        OPERATOR_GUILD_ID: '12345678901234567',
        SUPPORT_URL: ' https://discord.gg/ribeira ',
        DATABASE_URL: ':memory:',
        DATABASE_TIMEOUT: '12',
        DATABASE_CONNECTIONS: '4',
        BACKUP_DIR: ' /backups',
        BACKUP_EVERY_HOURS: '0',
        BACKUP_KEEP: '30',
        HEARTBEAT_FILE: '/run/beat',
        RETENTION_DAYS: '7',
        DAILY_HOUR: '9',
        GAMES_PER_PERSON: '40',
        LOG_LEVEL: 'debug',
        LOG_CHANNEL: '234567890123456789',
        SENTRY_DSN: 'https://key@sentry.example.org/7',
        PAINTERS: '4',
        PLAYGROUND_PORT: '0',
        METRICS_PORT: '9464',
        METRICS_HOST: ' :: ',
        SHARDS: ' 0-3/4 ',
      }),
    ).toEqual({
      token: TOKEN,
      apiUrl: 'http://127.0.0.1:4000/api',
      guildId: '123456789012345678',
      operatorGuildId: '12345678901234567',
      supportUrl: 'https://discord.gg/ribeira',
      database: ':memory:',
      backups: { folder: '/backups', everyHours: 0, keep: 30 },
      heartbeatFile: '/run/beat',
      retentionDays: 7,
      dailyHour: 9,
      gamesPerPerson: 40,
      databaseTimeout: 12,
      databaseConnections: 4,
      logLevel: 'debug',
      logChannel: '234567890123456789',
      sentryDsn: 'https://key@sentry.example.org/7',
      painters: 4,
      playgroundPort: 0,
      metrics: { host: '::', port: 9464 },
      shards: { take: 'all', total: 4 },
    });
  });

  test('an empty setting counts as absent', () => {
    expect(
      readConfig({ DISCORD_TOKEN: '  ', GUILD_ID: '', DATABASE_URL: '', LOG_LEVEL: '', PLAYGROUND_PORT: '' }),
    ).toEqual(readConfig({}));
  });

  test.each<[string, string]>([
    ['file:data/x.sqlite', 'data/x.sqlite'],
    ['file:./x.sqlite', './x.sqlite'],
    ['file:/data/x.sqlite', '/data/x.sqlite'],
    ['file:///data/x.sqlite', '/data/x.sqlite'],
    ...[
      'postgres://bot:hunter2@db.example.org:5433/porto',
      'postgresql://bot@localhost/porto',
      'postgres://bot:a%40b%2Fc%25@[::1]/porto?sslmode=require',
      'postgres://bot@%2Fvar%2Frun%2Fpostgresql/porto',
    ].map((url): [string, string] => [url, url]),
  ])('DATABASE_URL %s is %s', (url, path) => {
    expect(readConfig({ DATABASE_URL: url }).database).toBe(path);
  });

  test.each([
    ['auto', { take: 'all' }],
    ['auto/16', { take: 'share', total: 16 }],
    ['5/16', { take: 'these', total: 16, ids: [5] }],
    ['14-15/16', { take: 'these', total: 16, ids: [14, 15] }],
    ['0-1/2', { take: 'these', total: 2, ids: [0, 1] }],
  ])('SHARDS=%s on PostgreSQL', (SHARDS, shards) => {
    expect(readConfig({ SHARDS, DATABASE_URL: 'postgres://bot@localhost/porto' }).shards).toEqual(shards);
  });

  test.each([
    ['DISCORD_TOKEN', `Bot ${TOKEN}`, 'without "Bot " before it'],
    ['DISCORD_TOKEN', `bot ${TOKEN}`, 'without "Bot " before it'],
    ['DISCORD_TOKEN', 'two words', 'without spaces'],
    ['DISCORD_API_URL', 'discord.com/api', 'https://'],
    ['DISCORD_API_URL', 'ftp://discord.com', 'https://'],
    ['DISCORD_API_URL', 'http://discord.com/api', 'http:// only for this machine'],
    ['DISCORD_API_URL', 'http://localhost.example.org/api', 'http:// only for this machine'],
    ['DISCORD_API_URL', 'https://user:secret@discord.com/api', 'https://'],
    ['GUILD_ID', 'my server', '17 to 20 digits'],
    ['GUILD_ID', '1234', '17 to 20 digits'],
    ['SUPPORT_URL', 'http://example.org', 'an https:// address'],
    ['SUPPORT_URL', 'my server', 'an https:// address'],
    ['SUPPORT_URL', `https://example.org/${'x'.repeat(200)}`, '200 characters at most'],
    ['DATABASE_URL', 'mysql://bot:hunter2@db/porto', ':memory:, or postgres://user:password@'],
    ['DATABASE_URL', 'postgres:', 'postgres://user:password@host:port/database'],
    ['DATABASE_URL', 'postgres://', 'postgres://user:password@host:port/database'],
    ['DATABASE_URL', 'POSTGRES://bot:hunter2@db/porto', 'postgres://user:password@host:port/database'],
    ['DATABASE_URL', 'postgres:bot:hunter2@db/porto', 'postgres://user:password@host:port/database'],
    ['DATABASE_URL', 'postgres://bot:hunter2@db', 'postgres://user:password@host:port/database'],
    ['DATABASE_URL', 'postgres://bot:hunter2@db/', 'postgres://user:password@host:port/database'],
    ['DATABASE_URL', 'postgres:///porto', 'postgres://user:password@host:port/database'],
    ['DATABASE_URL', 'postgres://bot:hunter2@db:port/porto', 'postgres://user:password@host:port/database'],
    ['DATABASE_URL', 'postgres://bot:hunter2%@db/porto', 'written as codes'],
    ['DATABASE_URL', 'postgres://bot:1/hunter2@db/porto', 'written as codes'],
    ['DATABASE_URL', 'postgres://bot:1/hunter2?@db/porto', 'written as codes'],
    ['DATABASE_URL', 'postgres://bot:1#hunter2@db/porto', 'written as codes'],
    ['DATABASE_URL', 'postgres://bot:1/x#hunter2@db/porto', 'written as codes'],
    ['DATABASE_URL', 'postgres://bot:1/x@hunter2', 'written as codes'],
    ['DATABASE_URL', 'data/db/porto.sqlite', 'expects file: and a path'],
    ['DATABASE_URL', 'file:', 'expects file: and a path'],
    ['DATABASE_URL', 'file://host/x.sqlite', 'expects file: and a path'],
    ['DATABASE_URL', 'file:x.sqlite?mode=ro', 'expects file: and a path'],
    ['DATABASE_CONNECTIONS', '1', 'connections to PostgreSQL: a whole number from 2 to 100'],
    ['BACKUP_EVERY_HOURS', '-1', 'whole number from 0 to 8760'],
    ['BACKUP_EVERY_HOURS', 'daily', 'whole number from 0 to 8760'],
    ['BACKUP_KEEP', '0', 'whole number from 1 to 10000'],
    ['BACKUP_KEEP', '1e3', 'whole number from 1'],
    ['BACKUP_DIR', 'a\0b', 'path of a folder'],
    ['HEARTBEAT_FILE', 'a\0b', 'path of a file'],
    ['RETENTION_DAYS', '0', 'whole number from 1 to 36500'],
    ['RETENTION_DAYS', '90.5', 'whole number from 1'],
    ['DAILY_HOUR', '24', 'an hour of UTC: a whole number from 0 to 23'],
    ['GAMES_PER_PERSON', '0', 'games of one person at a time: a whole number from 1 to 10000'],
    ['LOG_LEVEL', 'loud', 'trace, debug, info, warn, error, fatal, silent'],
    ['LOG_CHANNEL', '#errors', 'the id of a channel: 17 to 20 digits'],
    ['SENTRY_DSN', 'sentry.io/7', 'https://key@host/number'],
    ['SENTRY_DSN', 'https://sentry.io/7', 'https://key@host/number'],
    ['SENTRY_DSN', 'https://secret@sentry.io/project', 'https://key@host/number'],
    ['PAINTERS', '0', 'whole number from 1 to 16'],
    ['PAINTERS', 'many', 'whole number from 1 to 16'],
    ['PLAYGROUND_PORT', '65536', '0 to 65535'],
    ['PLAYGROUND_PORT', '-1', '0 to 65535'],
    ['PLAYGROUND_PORT', '80.5', '0 to 65535'],
    ['PLAYGROUND_PORT', 'http', '0 to 65535'],
    ['METRICS_PORT', '65536', '0 to 65535'],
    ['METRICS_PORT', 'on', '0 to 65535'],
    ['METRICS_HOST', 'example.org', 'an address of this machine'],
    ['METRICS_HOST', '127.0.0.1:9464', 'an address of this machine'],
    ...BAD_SHARDS.map((shards): [string, string, string] => ['SHARDS', shards, 'expects auto, auto/16, or']),
    ...PARTS.map((part): [string, string, string] => ['SHARDS', part, 'several processes need PostgreSQL']),
  ])('%s=%s is refused in one line', (name, value, expected) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} expects `));
    expect(message).toContain(expected);
    expect(message).not.toContain('\n');
    expect(message).not.toMatch(/MTIz|hunter2|secret/);
  });

  test('every bad setting is named, a line each', () => {
    const lines = refusal({ LOG_LEVEL: 'loud', DISCORD_TOKEN: 'Bot x y', GUILD_ID: '0x1' }).split('\n');
    expect(lines.map(line => line.split(' ')[0])).toEqual(['DISCORD_TOKEN', 'GUILD_ID', 'LOG_LEVEL']);
  });
});

describe('the doorway', () => {
  const NAMES = [...Object.keys(SETTINGS), ...SECRETS.map(name => `${name}_FILE`)];

  function start(settings: Record<string, string>, dotenv?: string) {
    const place = folder();
    if (dotenv !== undefined) writeFileSync(join(place, '.env'), dotenv);
    const env: NodeJS.ProcessEnv = { ...process.env, ...settings };
    for (const name of NAMES) if (!(name in settings)) delete env[name];
    const child = spawnSync(process.execPath, [bundled('main')], { cwd: place, env, encoding: 'utf8' });
    return { status: child.status, all: child.stdout + child.stderr, lines: child.stderr.trim().split('\n') };
  }

  test('bad settings, of .env and of the environment, which outranks it: a line each, no stack, no secret', () => {
    const { status, all, lines } = start(
      { LOG_LEVEL: 'loud', PAINTERS: '2' },
      `DISCORD_TOKEN="Bot ${TOKEN}"\nPAINTERS=many\n`,
    );
    expect(status).toBe(78);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^DISCORD_TOKEN expects/);
    expect(lines[1]).toMatch(/^LOG_LEVEL expects/);
    expect(all).not.toContain(TOKEN);
    expect(all).not.toMatch(/^\s+at /m);
  });

  test('a token of which the name is misspelt: it is named, before the line that none is set', () => {
    const { status, lines } = start(
      { METRIC_PORT: '9464' },
      `DISCORD_TOKN=${TOKEN}\nDISCORD_TOKEN_FILE=nowhere\n`,
    );
    expect(status).toBe(78);
    expect(lines).toEqual([
      'DISCORD_TOKN in .env is no setting: did you mean DISCORD_TOKEN?',
      'METRIC_PORT is no setting: did you mean METRICS_PORT?',
      'DISCORD_TOKEN_FILE names the file nowhere, which is not there',
    ]);
  });

  test('a port for metrics that is taken is a bad setting, reported in one line', () => {
    expect(failure(new PortError('9464 is taken by another program'))).toEqual({
      code: 78,
      line: 'METRICS_PORT 9464 is taken by another program',
    });
  });
});
