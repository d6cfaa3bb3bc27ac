import '../before-start.ts';
import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { type Config, ConfigError, readDatabase } from '../config.ts';
import { BAD_CONFIG, FAILED } from '../exit-codes.ts';
import {
  Backups,
  clearPlace,
  copyFile,
  gamesIn,
  isPostgres,
  nameOf,
  openStore,
  StoreError,
} from '../store/index.ts';
import { HeldError } from '../upkeep/leases/take-over.ts';
import { check, lookedAt } from './db/check.ts';
import { compact } from './db/compact.ts';
import { copy, DamagedError } from './db/copy.ts';
import { exportGames } from './db/export.ts';
import { compareRatings, rebuildRatings } from './db/ratings.ts';
import { restore } from './db/restore.ts';
import { SETTINGS_FILE, settingsFrom } from './settings.ts';

const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const settings = (): Config => settingsFrom(program.opts<{ settings?: string }>().settings, say);

function databaseOf({ database }: Config): string {
  if (database === ':memory:') throw new StoreError('DATABASE_URL is :memory:, there is no file');
  return database;
}

function fileOf(config: Config): string {
  const database = databaseOf(config);
  if (!isPostgres(database)) return database;
  throw new StoreError(
    'DATABASE_URL names a database of PostgreSQL: pg_dump makes copies of it, pg_restore puts one back',
  );
}

async function backup(file: string | undefined): Promise<void> {
  const config = settings();
  const database = fileOf(config);
  const folder = config.backups.folder ?? join(dirname(database), 'backups');
  const path = file ?? new Backups(folder, database).pathAt(Date.now());
  await copyFile(database, path);
  tell(path);
}

async function checkDatabase(given: string | undefined): Promise<void> {
  const database = givenOr(given);
  const checked = await check(database);
  for (const fault of checked.faults) say(fault);
  if (checked.faults.length > 0) {
    process.exitCode = FAILED;
    return;
  }
  const rest = isPostgres(database) ? ' (pages and keys are for PostgreSQL itself: pg_amcheck)' : '';
  tell(`${nameOf(database)} is whole: ${lookedAt(checked)}${rest}`);
}

/** Reads an argument that names a database: a path, or an address as in DATABASE_URL. Throws ConfigError. */
function named(text: string, argument: string): string {
  return /^(\w{2,}:|:memory:)/.test(text) ? readDatabase(text, argument) : text;
}

async function copyTo(from: string, to: string, options: { readonly anyway?: boolean }): Promise<void> {
  const [source, target] = [named(from, 'FROM'), named(to, 'TO')];
  const { rows, tables, checked } = await copy(source, target, { ...options, say });
  for (const fault of checked.faults) say(fault);
  tell(
    `${nameOf(target)} holds all of ${nameOf(source)}: ${rows} rows of ${tables} tables; ${lookedAt(checked)}`,
  );
}

async function restoreFrom(file: string): Promise<void> {
  const database = fileOf(settings());
  const replaced = await restore(database, file, say);
  const games = gamesIn(database) || 'no';
  tell(
    `${database} is ${file} now, with ${games} games${replaced === undefined ? '' : `; what was there: ${replaced}`}`,
  );
}

async function makeNew(): Promise<void> {
  const database = fileOf(settings());
  clearPlace(database);
  const store = await openStore(database);
  await store.close();
  tell(`${database} is a new database without games`);
}

async function exportTo(folder: string | undefined): Promise<void> {
  const { written, left, faults } = await exportGames(databaseOf(settings()), folder, tell);
  for (const fault of faults) say(fault);
  const damaged = faults.length > 0 ? `, ${faults.length} damaged left out` : '';
  say(`${written} games${left > 0 ? `, ${left} without a deal left out` : ''}${damaged}`);
  if (faults.length > 0) process.exitCode = FAILED;
}

/**
 * Returns the database that the argument names, or the one of DATABASE_URL without an argument. Throws ConfigError and
 * StoreError.
 */
const givenOr = (given: string | undefined): string =>
  given === undefined ? databaseOf(settings()) : named(given, 'DATABASE');

async function ratings(
  given: string | undefined,
  { write = false }: { readonly write?: boolean },
): Promise<void> {
  const database = givenOr(given);
  const { games, changes, faults } = await (write ? rebuildRatings(database, say) : compareRatings(database));
  for (const fault of faults) say(fault);
  const found = `${games} rated games with ${changes.length} changes`;
  if (write)
    tell(`${found}: written into ${nameOf(database)}, ${faults.length} places were otherwise before`);
  else if (faults.length === 0) tell(`${found}: what is stored follows from them`);
  else process.exitCode = FAILED;
}

async function compactDatabase(given: string | undefined): Promise<void> {
  const database = givenOr(given);
  const { dropped, kept } = await compact(database, say);
  const rest = kept > 0 ? `; ${kept} keep theirs, since today's rules do not lead to them` : '';
  tell(`${nameOf(database)}: the states of ${dropped} games that have ended were dropped${rest}`);
}

const program = new Command('db')
  .description('the database that DATABASE_URL names')
  .option(`${SETTINGS_FILE} <file>`, 'a file of settings instead of .env; the environment goes before it');
program
  .command('backup')
  .description('copy it into one file, also while the bot runs')
  .argument('[file]', 'default: a file named with the time in BACKUP_DIR')
  .action(backup);
program
  .command('restore')
  .description('put a copy in its place; the replaced file is kept. Refused while a bot runs')
  .argument('<file>', 'a copy')
  .action(restoreFrom);
program
  .command('new')
  .description('make a new database without games. Refused where there is one')
  .action(makeNew);
program
  .command('check')
  .description('look at pages and keys, and replay every game from its log to its snapshot')
  .argument('[file]', 'a copy, or the address of another database; default: the database itself')
  .action(checkDatabase);
program
  .command('export')
  .description('write every game as a portable record, with all that was secret')
  .option('--to <folder>', 'a file for each game; else a line for each on standard output')
  .action(({ to }: { to?: string }) => exportTo(to));
program
  .command('ratings')
  .description('compute all ratings again from the games, and tell where what is stored differs')
  .argument('[database]', 'a file, or the address of another database; default: the database itself')
  .option('--write', 'and write them, with the leaderboards. Refused while a bot runs')
  .action(ratings);
program
  .command('compact')
  .description(
    'drop the states of games that have ended: seed and log make them again. Refused while a bot runs',
  )
  .argument('[database]', 'a file, or the address of another database; default: the database itself')
  .action(compactDatabase);
program
  .command('copy')
  .description('all of a database into an empty one, from a file to PostgreSQL, back, or to the same kind')
  .argument('<from>', 'a file, or an address as in DATABASE_URL')
  .argument('<to>', 'the same; a file is made')
  .option('--anyway', 'although a bot runs on the first one, or games of it are damaged')
  .action(copyTo);

try {
  await program.parseAsync();
} catch (error) {
  const kinds = [StoreError, ConfigError, HeldError, DamagedError];
  if (!(error instanceof Error && kinds.some(kind => error instanceof kind))) throw error;
  if (error instanceof DamagedError) for (const fault of error.faults) say(fault);
  say(error.message);
  process.exitCode = error instanceof ConfigError ? BAD_CONFIG : FAILED;
}
