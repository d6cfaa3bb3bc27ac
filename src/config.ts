import { isIP } from 'node:net';
import { z } from 'zod';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export interface PageSettings {
  readonly host: string;
  /** Port of the server for boards. 0: any free one. */
  readonly port: number;
  /** Address at which people reach the server. Absent: the server's own address, which only the playground uses. */
  readonly publicUrl?: string;
  /** Public key of the Discord application. With this key, the boards also work as an Activity. */
  readonly activityKey?: string;
  /** Origins of pages that may show a board in a frame. */
  readonly framedBy?: readonly string[];
}

/** Origins of Discord's clients, which show an Activity in a frame. */
const CLIENTS = ['https://discord.com', 'https://ptb.discord.com', 'https://canary.discord.com'];

/**
 * Discord shards that this process takes. `all`: every shard; without `total` Discord advises how many there are. `these`:
 * the listed shards. `share`: an even share of the shards that no process lists.
 */
export type ShardSettings =
  | { readonly take: 'all'; readonly total?: number }
  | { readonly take: 'these'; readonly total: number; readonly ids: readonly number[] }
  | { readonly take: 'share'; readonly total: number };

/** Error with a line for each bad setting: the variable, and what it expects. No line contains the value of a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

function isApiUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (url.username || url.password || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
}

const isPostgres = (text: string): boolean => /^postgres(ql)?:/i.test(text);

const decodes = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
};

/**
 * Returns true for a usable address of a PostgreSQL database. An address is refused where a character such as `/` splits the
 * password, because the rest of the password would be shown with the address.
 */
function isPostgresAddress(text: string): boolean {
  if (!(/^postgres(ql)?:\/\//.test(text) && URL.canParse(text))) return false;
  const { username, password, host, pathname, search, hash } = new URL(text);
  const database = pathname.slice(1);
  const whole =
    host !== '' && decodes(database) && [username, password].every(part => !part || decodes(part));
  return whole && !hash && !/[/@]/.test(database) && !search.includes('@');
}

function databaseOf(text: string): string | undefined {
  if (text === ':memory:') return text;
  if (isPostgres(text)) return isPostgresAddress(text) ? text : undefined;
  const path = text.startsWith('file:') ? text.slice('file:'.length).replace(/^\/\/(?=\/)/, '') : '';
  return path === '' || path.startsWith('//') || path.includes('?') ? undefined : path;
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/** Returns the schema of a setting that is a whole number from `min` to `max`. */
const count = (min: number, max: number, of: string, standard: number) =>
  z
    .string()
    .refine(
      text => /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max,
      `expects ${of}: a whole number from ${min} to ${max}`,
    )
    .transform(Number)
    .default(standard);

const serverId = () =>
  z
    .string()
    .regex(/^\d{17,20}$/, 'expects the id of a server: 17 to 20 digits')
    .optional();

const port = z
  .string()
  .refine(isPort, 'expects a port: 0 to 65535, where 0 takes any free port')
  .transform(Number);
const host = z
  .string()
  .refine(
    text => isIP(text) !== 0 || text === 'localhost',
    'expects an address of this machine: 127.0.0.1 for itself alone, 0.0.0.0 or :: for all machines that can reach it',
  )
  .default('127.0.0.1');
const MOST_SHARDS = 9_999;

/** Reads the shards of a setting: `auto`, `auto/16`, `5/16` or `0-3/16`. Undefined for any other text. */
function readShards(text: string): ShardSettings | undefined {
  if (text === 'auto') return { take: 'all' };
  const [, auto, first = '', last = first, of = ''] =
    /^(?:(auto)|(\d{1,4})(?:-(\d{1,4}))?)[/](\d{1,4})$/.exec(text) ?? [];
  const [from, to, total] = [Number(first), Number(last), Number(of)];
  if (of === '' || total < 1 || total > MOST_SHARDS) return undefined;
  if (auto !== undefined) return { take: 'share', total };
  if (from > to || to >= total) return undefined;
  return { take: 'these', total, ids: Array.from({ length: to - from + 1 }, (_, index) => from + index) };
}

/**
 * Checks the setting for shards against the database. A SQLite database has only one process, which takes all shards.
 * Throws ConfigError where that process is set to take a part.
 */
function shardsOn(database: string, shards: ShardSettings): ShardSettings {
  if (shards.take === 'all' || isPostgres(database)) return shards;
  if (shards.take === 'these' && shards.ids.length === shards.total)
    return { take: 'all', total: shards.total };
  throw new ConfigError(
    'SHARDS expects auto, or all of them (0-3/4), where DATABASE_URL is SQLite: several processes need PostgreSQL',
  );
}

/** Returns true for an address that people's browsers can open: https, or http on this machine. The address may have a path. */
const isPublicUrl = (text: string): boolean => isApiUrl(text) && text.length <= 200;

/**
 * Reads the settings of the boards in a browser. Throws ConfigError where a bot with a token has no public address for its
 * boards, or where several processes share the matches.
 */
function pageOf({
  PAGE_PORT: port,
  PAGE_HOST: host,
  PUBLIC_URL: publicUrl,
  ACTIVITY_KEY: activityKey,
  DISCORD_TOKEN: token,
}: z.infer<typeof Environment>): { readonly page?: PageSettings } {
  if (port === undefined) return {};
  if (token !== undefined && publicUrl === undefined)
    throw new ConfigError(
      'PUBLIC_URL is missing: PAGE_PORT needs the address at which people reach the page',
    );
  return {
    page: Object.freeze({
      ...{ host, port },
      ...(publicUrl !== undefined && { publicUrl }),
      ...(activityKey !== undefined && { activityKey, framedBy: CLIENTS }),
    }),
  };
}

const isPath = (text: string): boolean => !text.includes('\0');

/** Checks the address of a project at Sentry. The address holds a key before the `@`, and a number at its end. */
function isDsn(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && username !== '' && /\/\d+$/.test(pathname);
}

/** Settings, each under the name of its environment variable. docs/settings.md is generated from them. */
export const SETTINGS = {
  DISCORD_TOKEN: z
    .string()
    .refine(token => !/^Bot\s/i.test(token), 'expects the token alone, without "Bot " before it')
    .refine(token => !/\s/.test(token), 'expects one token, without spaces in it')
    .optional()
    .describe('The bot’s token. Without a token, `npm start` opens the playground.'),
  DISCORD_API_URL: z
    .string()
    .refine(isApiUrl, 'expects an https:// address; http:// only for this machine (127.0.0.1, localhost)')
    .transform(url => url.replace(/\/+$/, ''))
    .default('https://discord.com/api')
    .describe('The address of Discord’s API, for tests.'),
  GUILD_ID: serverId().describe(
    'The bot registers its commands in this server alone, at once. Without this setting, the commands are global.',
  ),
  OPERATOR_GUILD_ID: serverId().describe(
    'This server alone has the operator’s command, `/host`. Without this setting, the command is `/games host`, in every server.',
  ),
  SUPPORT_URL: z
    .string()
    .refine(
      url => URL.canParse(url) && new URL(url).protocol === 'https:' && url.length <= 200,
      'expects an https:// address of 200 characters at most',
    )
    .optional()
    .describe('The address at which people get support, such as the invitation to your server on Discord.'),
  DATABASE_URL: z
    .string()
    .refine(
      url => !isPostgres(url) || isPostgresAddress(url),
      'expects for PostgreSQL postgres://user:password@host:port/database, where signs of a password such as @ : / # ? % are written as codes (%40 for @)',
    )
    .refine(
      url => isPostgres(url) || databaseOf(url) !== undefined,
      'expects file: and a path (file:data/db/porto.sqlite), :memory:, or postgres://user:password@host:port/database',
    )
    .default('file:data/db/porto.sqlite')
    .describe('The database: a file of SQLite, the memory, or PostgreSQL.'),
  DATABASE_TIMEOUT: count(1, 600, 'seconds that one statement of PostgreSQL may take', 5),
  DATABASE_CONNECTIONS: count(2, 100, 'connections to PostgreSQL', 10),
  BACKUP_DIR: z
    .string()
    .refine(isPath, 'expects the path of a folder')
    .optional()
    .describe(
      'The folder for backups and for records of deleted games. Without this setting, SQLite uses `backups` beside the database.',
    ),
  BACKUP_EVERY_HOURS: count(0, 8_760, 'hours between two backups (0: none)', 24),
  BACKUP_KEEP: count(1, 10_000, 'the number of backups that the bot keeps', 7),
  HEARTBEAT_FILE: z
    .string()
    .refine(isPath, 'expects the path of a file')
    .optional()
    .describe('A file that the bot writes every ten seconds, for a health check.'),
  RETENTION_DAYS: count(1, 36_500, 'days', 90).describe(
    'Days until cancelled games, and games in channels that are closed to the bot, are deleted.',
  ),
  DAILY_HOUR: count(0, 23, 'an hour of UTC', 0).describe(
    'The hour of UTC at which each deal of the day begins.',
  ),
  GAMES_PER_PERSON: count(1, 10_000, 'games of one person at a time', 25).describe(
    'Lobbies and running games in which one person may sit at a time.',
  ),
  SHARDS: z
    .string()
    .refine(
      text => readShards(text) !== undefined,
      `expects auto, auto/16, or shards of a total: 0-3/16, 5/16 (counted from 0, ${MOST_SHARDS} in all at most)`,
    )
    .default('auto')
    .describe('The shards of Discord that this process serves.'),
  LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `expects one of ${LOG_LEVELS.join(', ')}` })
    .default('info')
    .describe('The lowest level of lines in the log.'),
  LOG_CHANNEL: z
    .string()
    .regex(/^\d{17,20}$/, 'expects the id of a channel: 17 to 20 digits')
    .optional()
    .describe('A channel of Discord in which the bot posts its errors and alerts.'),
  SENTRY_DSN: z
    .string()
    .refine(isDsn, 'expects the DSN of a project: https://key@host/number')
    .optional()
    .describe('The address of a project at Sentry, to which the bot sends its errors and alerts.'),
  PAINTERS: count(1, 16, 'processes that draw pictures', 1),
  PLAYGROUND_PORT: port
    .default(8787)
    .describe('The preferred port of the playground on 127.0.0.1. The playground takes the next free port.'),
  PAGE_PORT: port
    .optional()
    .describe('The port for boards in a browser. Without this setting, there are no such boards.'),
  PAGE_HOST: host.describe('The address for boards in a browser.'),
  PUBLIC_URL: z
    .string()
    .refine(isPublicUrl, 'expects an https:// address without ? and #; http:// only for this machine')
    .transform(url => url.replace(/\/+$/, ''))
    .optional()
    .describe('The address at which people reach the boards in a browser. PAGE_PORT needs this address.'),
  ACTIVITY_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'expects the public key of the application: 64 hexadecimal digits')
    .optional()
    .describe(
      'The public key of the application at Discord. With this setting, the boards also work as an Activity.',
    ),
  METRICS_PORT: port
    .optional()
    .describe('The port for metrics and health checks. Without this setting, there is no port.'),
  METRICS_HOST: host.describe('The address for metrics and health. The image sets `0.0.0.0`.'),
};
const Environment = z.object(SETTINGS);

/** Settings that can also be in a file. The variable with `_FILE` at its end holds the path of the file. */
export const SECRETS = ['DISCORD_TOKEN', 'DATABASE_URL', 'SENTRY_DSN'] as const;

/** Reads a database address by the rules of DATABASE_URL, for a setting of another name. Throws ConfigError. */
export function readDatabase(text: string, name: string): string {
  const parsed = Environment.shape.DATABASE_URL.safeParse(text);
  if (!parsed.success) throw new ConfigError(`${name} ${parsed.error.issues[0]?.message}`);
  return databaseOf(text) ?? text;
}

const NAMES = Object.keys(Environment.shape);

/** Returns true where a value begins or ends with a quotation mark. No valid value of a setting does. */
export const isQuoted = (value: string): boolean => /^["'`“”„«‘’]|["'`“”»‘’]$/u.test(value);

/**
 * Complaint about a value in quotation marks. In `.env` they are allowed, but `docker run --env-file` makes them part of the
 * value.
 */
export const QUOTED = "expects a value without quotation marks around it: Docker's --env-file keeps them";

/** Settings of the bot, as `SETTINGS` describes them. A setting that has neither a value nor a default is absent. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the settings from the environment. An empty variable counts as absent. Throws ConfigError. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const given = NAMES.flatMap(name => {
    const value = env[name]?.trim();
    return value ? [[name, value] as const] : [];
  });
  const parsed = Environment.safeParse(Object.fromEntries(given));
  const quoted = given.filter(([, value]) => isQuoted(value)).map(([name]) => [name, QUOTED] as const);
  if (!parsed.success || quoted.length > 0) {
    const issues = parsed.error?.issues.toReversed() ?? [];
    const complaints = new Map([
      ...issues.map(issue => [String(issue.path[0]), issue.message] as const),
      ...quoted,
    ]);
    const lines = NAMES.flatMap(name => (complaints.has(name) ? [`${name} ${complaints.get(name)}`] : []));
    throw new ConfigError(lines.join('\n'));
  }
  const settings = parsed.data;
  return Object.freeze({
    ...(settings.DISCORD_TOKEN !== undefined && { token: settings.DISCORD_TOKEN }),
    apiUrl: settings.DISCORD_API_URL,
    ...(settings.GUILD_ID !== undefined && { guildId: settings.GUILD_ID }),
    ...(settings.OPERATOR_GUILD_ID !== undefined && { operatorGuildId: settings.OPERATOR_GUILD_ID }),
    ...(settings.SUPPORT_URL !== undefined && { supportUrl: settings.SUPPORT_URL }),
    database: databaseOf(settings.DATABASE_URL) ?? settings.DATABASE_URL,
    databaseTimeout: settings.DATABASE_TIMEOUT,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    logLevel: settings.LOG_LEVEL,
    ...(settings.LOG_CHANNEL !== undefined && { logChannel: settings.LOG_CHANNEL }),
    ...(settings.SENTRY_DSN !== undefined && { sentryDsn: settings.SENTRY_DSN }),
    backups: Object.freeze({
      ...(settings.BACKUP_DIR !== undefined && { folder: settings.BACKUP_DIR }),
      everyHours: settings.BACKUP_EVERY_HOURS,
      keep: settings.BACKUP_KEEP,
    }),
    ...(settings.HEARTBEAT_FILE !== undefined && { heartbeatFile: settings.HEARTBEAT_FILE }),
    retentionDays: settings.RETENTION_DAYS,
    dailyHour: settings.DAILY_HOUR,
    gamesPerPerson: settings.GAMES_PER_PERSON,
    painters: settings.PAINTERS,
    playgroundPort: settings.PLAYGROUND_PORT,
    ...pageOf(settings),
    ...(settings.METRICS_PORT !== undefined && {
      metrics: Object.freeze({ host: settings.METRICS_HOST, port: settings.METRICS_PORT }),
    }),
    shards: shardsOn(settings.DATABASE_URL, readShards(settings.SHARDS) ?? { take: 'all' }),
  });
}
