import { z } from 'zod';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  /** Absent: there is nobody to log in as. */
  readonly token?: string;
  /** Without a slash at its end and without the API's version. */
  readonly apiUrl: string;
  /** Commands are registered in this server alone; absent: globally. */
  readonly guildId?: string;
  /** A path or `:memory:`. */
  readonly database: string;
  readonly logLevel: LogLevel;
  /** Where the playground would like to be; 0: anywhere. */
  readonly playgroundPort: number;
}

/** A line for each bad setting: the variable and what it expects, never a secret's value. */
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

function databasePath(text: string): string | undefined {
  if (text === ':memory:') return text;
  const path = text.startsWith('file:') ? text.slice('file:'.length).replace(/^\/\/(?=\/)/, '') : '';
  return path === '' || path.startsWith('//') || path.includes('?') ? undefined : path;
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

const Environment = z.object({
  DISCORD_TOKEN: z
    .string()
    .refine(token => !/^Bot\s/i.test(token), 'expects the token alone, without "Bot " before it')
    .refine(token => !/\s/.test(token), 'expects one token, without spaces in it')
    .optional(),
  DISCORD_API_URL: z
    .string()
    .refine(isApiUrl, 'expects an https:// address; http:// only for this machine (127.0.0.1, localhost)')
    .transform(url => url.replace(/\/+$/, ''))
    .default('https://discord.com/api'),
  GUILD_ID: z
    .string()
    .regex(/^\d{17,20}$/, 'expects the id of a server: 17 to 20 digits')
    .optional(),
  DATABASE_URL: z
    .string()
    .refine(
      url => databasePath(url) !== undefined,
      'expects file: and a path (file:data/db/porto.sqlite), or :memory:; other databases are not supported',
    )
    .default('file:data/db/porto.sqlite'),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `expects one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  PLAYGROUND_PORT: z
    .string()
    .refine(isPort, 'expects a port: 0 to 65535, where 0 is any free one')
    .transform(Number)
    .default(8787),
});

const NAMES = Object.keys(Environment.shape);

/** An empty setting counts as absent. Throws ConfigError. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = NAMES.flatMap(name => {
    const value = env[name]?.trim();
    return value ? [[name, value] as const] : [];
  });
  const parsed = Environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const complaints = new Map(
      parsed.error.issues.toReversed().map(issue => [String(issue.path[0]), issue.message]),
    );
    const lines = NAMES.flatMap(name => (complaints.has(name) ? [`${name} ${complaints.get(name)}`] : []));
    throw new ConfigError(lines.join('\n'));
  }
  const settings = parsed.data;
  return Object.freeze({
    ...(settings.DISCORD_TOKEN !== undefined && { token: settings.DISCORD_TOKEN }),
    apiUrl: settings.DISCORD_API_URL,
    ...(settings.GUILD_ID !== undefined && { guildId: settings.GUILD_ID }),
    database: databasePath(settings.DATABASE_URL) ?? settings.DATABASE_URL,
    logLevel: settings.LOG_LEVEL,
    playgroundPort: settings.PLAYGROUND_PORT,
  });
}
