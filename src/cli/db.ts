import { dirname, join } from 'node:path';
import { Command } from 'commander';
import { config as readDotenv } from 'dotenv';
import { type Config, ConfigError, readConfig } from '../config.ts';
import { Backups, copyFile, StoreError } from '../store/index.ts';
import { check } from './db/check.ts';
import { exportGames } from './db/export.ts';
import { HeldError, restore } from './db/restore.ts';

const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const say = (line: string): void => void process.stderr.write(`${line}\n`);

function settings(): Config {
  readDotenv({ quiet: true });
  return readConfig(process.env);
}

/** The file that DATABASE_URL names. Throws StoreError where it is none. */
function databaseOf({ database }: Config): string {
  if (database === ':memory:') throw new StoreError('DATABASE_URL is :memory:, there is no file');
  return database;
}

async function backup(file: string | undefined): Promise<void> {
  const config = settings();
  const database = databaseOf(config);
  const folder = config.backups.folder ?? join(dirname(database), 'backups');
  const path = file ?? new Backups(folder, database).pathAt(Date.now());
  await copyFile(database, path);
  tell(path);
}

async function checkFile(file: string | undefined): Promise<void> {
  const path = file ?? databaseOf(settings());
  const { faults, matches, replayed, moves, older } = await check(path);
  for (const fault of faults) say(fault);
  if (faults.length > 0) {
    process.exitCode = 1;
    return;
  }
  const rest = older > 0 ? `; ${older} begun under older rules, not replayed` : '';
  tell(`${path} is whole: ${matches} matches, ${replayed} replayed with ${moves} moves${rest}`);
}

async function restoreFrom(file: string): Promise<void> {
  const database = databaseOf(settings());
  const replaced = await restore(database, file, say);
  tell(`${database} is ${file} now${replaced === undefined ? '' : `; what was there: ${replaced}`}`);
}

async function exportTo(folder: string | undefined): Promise<void> {
  const { written, left } = await exportGames(databaseOf(settings()), folder, tell);
  say(`${written} games${left > 0 ? `, ${left} without a deal left out` : ''}`);
}

const program = new Command('db').description('the database that DATABASE_URL names');
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
  .command('check')
  .description('look at pages and keys, and replay every game from its log to its snapshot')
  .argument('[file]', 'a copy; default: the database itself')
  .action(checkFile);
program
  .command('export')
  .description('write every game as a portable record, with all that was secret')
  .option('--to <folder>', 'a file for each game; else a line for each on standard output')
  .action(({ to }: { to?: string }) => exportTo(to));

try {
  await program.parseAsync();
} catch (error) {
  const known = error instanceof StoreError || error instanceof ConfigError || error instanceof HeldError;
  if (!known) throw error;
  say(error.message);
  process.exitCode = error instanceof ConfigError ? 78 : 1;
}
