import type { Config } from '../../src/config.ts';

/** Facts about an installation that no setting contains. */
export interface Given {
  readonly host?: string | undefined;
  readonly contact?: string | undefined;
  readonly address?: string | undefined;
  /** Days for which the operator keeps the log. */
  readonly logDays?: number | undefined;
  /** Days for which the operator keeps backups of PostgreSQL, or copies of the bot's backups elsewhere. */
  readonly backupDays?: number | undefined;
}

/** All that the policies say about an installation. */
export interface Facts {
  readonly host: string;
  readonly contact: string;
  readonly address?: string;
  readonly games: readonly string[];
  readonly database: 'SQLite' | 'PostgreSQL' | 'memory';
  /** Backups that the bot itself makes. Absent: it makes none. */
  readonly backups?: { readonly everyHours: number; readonly keep: number };
  readonly backupDays?: number;
  readonly logDays: number;
  readonly retentionDays: number;
  readonly hasMetrics: boolean;
  readonly hasLogChannel: boolean;
  readonly hasSentry: boolean;
  readonly supportUrl?: string;
  /** Day on which the text was written. */
  readonly written: Date;
}

/** Error that names the options whose facts are missing. */
export class MissingFacts extends Error {
  override readonly name = 'MissingFacts';
}

function databaseOf(place: string): Facts['database'] {
  if (place === ':memory:') return 'memory';
  return /^postgres(ql)?:/.test(place) ? 'PostgreSQL' : 'SQLite';
}

const COPIES = {
  PostgreSQL: 'how long you keep backups of PostgreSQL (0: you make none)',
  SQLite: "how long you keep copies of the bot's backups elsewhere, such as with restic (0: you keep none)",
};

/** Puts the settings and the given facts together. Throws MissingFacts if a fact is missing. */
export function factsOf(config: Config, given: Given, games: readonly string[], written: Date): Facts {
  const { database: place, backups, retentionDays, metrics, logChannel, sentryDsn, supportUrl } = config;
  const database = databaseOf(place);
  const { host, contact, address, logDays, backupDays } = given;
  const missing = [
    ...(host ? [] : ['--host NAME: your name, or the name of your organization']),
    ...(contact ? [] : ['--contact MAIL: where people reach you']),
    ...(logDays === undefined ? ['--log-days DAYS: how long you keep the log'] : []),
    ...(database !== 'memory' && backupDays === undefined ? [`--backup-days DAYS: ${COPIES[database]}`] : []),
  ];
  if (!host || !contact || logDays === undefined || missing.length > 0)
    throw new MissingFacts(missing.join('\n'));
  const own = database === 'SQLite' && backups.everyHours > 0;
  return {
    host,
    contact,
    ...(address && { address }),
    games,
    database,
    ...(own && { backups: { everyHours: backups.everyHours, keep: backups.keep } }),
    ...(backupDays !== undefined && { backupDays }),
    logDays,
    retentionDays,
    hasMetrics: metrics !== undefined,
    hasLogChannel: logChannel !== undefined,
    hasSentry: sentryDsn !== undefined,
    ...(supportUrl !== undefined && { supportUrl }),
    written,
  };
}
