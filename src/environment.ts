import { parse, populate } from 'dotenv';
import { ConfigError, isQuoted, QUOTED, SECRETS, SETTINGS } from './config.ts';
import { NoText, readTextFile } from './core/values/text-file.ts';
import { typos } from './core/values/typos.ts';

type Variables = Readonly<Record<string, string | undefined>>;

const DOTENV = '.env';
const fileOf = (secret: string): string => `${secret}_FILE`;

const KNOWN = [...Object.keys(SETTINGS), ...SECRETS.map(fileOf)];

/** Prefixes and names of variables in `.env` that Node, its packages or PostgreSQL's client read. */
const OF_OTHERS = /^(PG|NODE_|NPM_|npm_|MALLOC_|UV_|SSL_|SENTRY_|LC_|TZ$|LANG$|PATH$|(https?|no)_proxy$)/i;

/** Length in letters from which a name may have two typos. A shorter name may have one. */
const LONG_NAME = 8;

/** Returns the setting that a misspelt name probably means. Undefined where the name resembles no setting. */
function meant(name: string): string | undefined {
  const most = name.length >= LONG_NAME ? 2 : 1;
  const near = KNOWN.map(known => ({ known, count: typos(name.toUpperCase(), known) }));
  return near.filter(({ count }) => count <= most).toSorted((a, b) => a.count - b.count)[0]?.known;
}

/**
 * Returns a line for each variable that is probably a misspelt setting. `.env` is for the bot, so each unknown name in it has a
 * line, except names that other programs read. The environment is for many programs, so only a name near to a setting has a
 * line.
 */
export function misspelt(
  inDotenv: readonly string[],
  inEnvironment: readonly string[],
  file = DOTENV,
): readonly string[] {
  const unknown = [...new Set([...inDotenv, ...inEnvironment])].filter(name => !KNOWN.includes(name));
  return unknown.flatMap(name => {
    const setting = meant(name);
    const place = inDotenv.includes(name) ? ` in ${file}` : '';
    if (setting !== undefined) return [`${name}${place} is no setting: did you mean ${setting}?`];
    return place !== '' && !OF_OTHERS.test(name) ? [`${name}${place} is no setting of the bot`] : [];
  });
}

/** Reads a file that a setting or an option names. Throws ConfigError. */
function contentOf(name: string, path: string): string {
  try {
    return readTextFile(path).trim();
  } catch (error) {
    if (!(error instanceof NoText)) throw error;
    throw new ConfigError(`${name} names the file ${path}, which ${error.reason}`);
  }
}

/** Reads `.env` in the working folder. A missing or empty file has no settings. Throws ConfigError. */
function dotenvHere(): string {
  try {
    return readTextFile(DOTENV);
  } catch (error) {
    if (!(error instanceof NoText)) throw error;
    if (error.isMissing || error.isEmpty) return '';
    throw new ConfigError(error.message);
  }
}

/**
 * Reads secrets from the files that variables such as `DISCORD_TOKEN_FILE` name. Throws ConfigError with a line for each file
 * that can't be read, and for each secret that is set in both ways.
 */
export function withSecretFiles(variables: Variables): Variables {
  const lines: string[] = [];
  const read: Record<string, string> = {};
  for (const secret of SECRETS) {
    const name = fileOf(secret);
    const path = variables[name]?.trim();
    if (!path) continue;
    if (isQuoted(path)) {
      lines.push(`${name} ${QUOTED}`);
      continue;
    }
    if (variables[secret]?.trim()) {
      const image = secret === 'DATABASE_URL' ? ' (the image sets DATABASE_URL)' : '';
      lines.push(`${secret} and ${name} are both set: leave one of them empty${image}`);
      continue;
    }
    try {
      read[secret] = contentOf(name, path);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      lines.push(error.message);
    }
  }
  if (lines.length > 0) throw new ConfigError(lines.join('\n'));
  return { ...variables, ...read };
}

/** Variables of `.env` and of the environment. A variable that both set has its value from the environment. */
export interface BotVariables {
  readonly variables: Variables;
  /** Lines for the operator about names that are probably misspelt. */
  readonly warnings: readonly string[];
}

/**
 * Reads the environment and a file of settings, and adds the file's variables to the environment. Throws ConfigError where
 * the file can't be read.
 * @param file absent: `.env`, which may be missing
 */
export function readSurroundings(file?: string): BotVariables {
  const own = Object.keys(process.env);
  const parsed = parse(file === undefined ? dotenvHere() : contentOf('--settings', file));
  populate(process.env as Record<string, string>, parsed);
  return { variables: process.env, warnings: misspelt(Object.keys(parsed), own, file) };
}
