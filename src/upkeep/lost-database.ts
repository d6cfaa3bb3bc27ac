import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Backups, filesIn, gamesIn, holdsNothing, isPostgres, StoreError, stampIn } from '../store/index.ts';
import { isCopyBeside } from './backups.ts';
import { backupFolder, type UpkeepSettings } from './upkeep.ts';

/** Copy of a database, with the number of its games. `games` is undefined where the copy can't be read. */
interface Copy {
  readonly path: string;
  readonly games: number | undefined;
}

const timeOf = (path: string): number => stampIn(basename(path)) ?? statSync(path).mtimeMs;

function copiesOf(database: string, folder: string): readonly Copy[] {
  const place = dirname(database);
  const beside = filesIn(place).filter(name => isCopyBeside(database, name));
  return [...new Backups(folder, database).list(), ...beside.map(name => join(place, name))]
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .map(path => ({ path, games: gamesIn(path) }));
}

const isWritten = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;

/** Returns the command for databases. In a bundle, which has no npm scripts, the command lies beside the bot's program. */
function databaseCommand(program = process.argv[1] ?? ''): string {
  const isThere = (path: string): boolean => existsSync(join(dirname(program), path));
  return isThere('db.js') && !isThere('../../scripts/bootstrap.mjs')
    ? 'node dist/run/db.js'
    : 'npm run db --';
}

/**
 * Throws StoreError where a SQLite database is missing or empty, although its games have left traces. Traces are copies with
 * games, or a write-ahead log without its database: SQLite would empty that log. Before a first start there are no traces.
 * @param program path of the running program
 */
export function refuseLostDatabase(settings: UpkeepSettings, program?: string): void {
  const { database } = settings;
  const folder = backupFolder(settings);
  if (folder === undefined || isPostgres(database) || !holdsNothing(database)) return;
  const copies = copiesOf(database, folder);
  const newest = copies.find(({ games }) => games !== undefined && games > 0);
  const log = isWritten(`${database}-wal`) && !isWritten(database);
  const unread = copies.filter(({ games }) => games === undefined).map(({ path }) => path);
  const newer = copies
    .slice(0, newest && copies.indexOf(newest))
    .filter(({ games }) => games === undefined)
    .map(({ path }) => path);
  const lost = `${database} is ${existsSync(database) ? 'empty' : 'missing'}`;
  const command = databaseCommand(program);
  const startOver = `To start over without them: ${command} new`;
  const skipped = newer.length > 0 ? ` Newer copies can't be read: ${newer.join(', ')}.` : '';
  if (newest)
    throw new StoreError(
      `${lost}, but its newest ${skipped && 'readable '}copy ${newest.path} has ${newest.games} games.${skipped} To put this copy back: ${command} restore ${newest.path}. ${startOver}`,
    );
  if (log)
    throw new StoreError(
      `${lost}, but its log ${database}-wal holds changes of games, and there is no copy. If you have the file elsewhere, put it back. ${startOver}`,
    );
  if (unread.length > 0)
    throw new StoreError(
      `${lost}, but there is a copy ${unread[0]}, which can't be read. To put a copy back: ${command} restore FILE. ${startOver}`,
    );
}
