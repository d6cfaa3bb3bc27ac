import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Backups, gamesIn, holdsNothing, isPostgres, StoreError, stampIn } from '../store/index.ts';
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
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
  const beside = isFolder ? readdirSync(place).filter(name => isCopyBeside(database, name)) : [];
  return [...new Backups(folder, database).list(), ...beside.map(name => join(place, name))]
    .toSorted((one, other) => timeOf(other) - timeOf(one))
    .map(path => ({ path, games: gamesIn(path) }));
}

const isWritten = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0;

const START_OVER = 'To start over without them: npm run db -- new';

/**
 * Throws StoreError where a SQLite database is missing or empty, although its games have left traces. Traces are copies with
 * games, or a write-ahead log without its database, which SQLite would empty. Before a first start there are no traces.
 */
export function refuseLostDatabase(settings: UpkeepSettings): void {
  const { database } = settings;
  const folder = backupFolder(settings);
  if (folder === undefined || isPostgres(database) || !holdsNothing(database)) return;
  const copies = copiesOf(database, folder);
  const newest = copies.find(({ games }) => games !== undefined && games > 0);
  const log = isWritten(`${database}-wal`) && !isWritten(database);
  const unread = copies.find(({ games }) => games === undefined);
  if (newest)
    throw new StoreError(
      `${database} is empty, but its newest copy ${newest.path} has ${newest.games} games. To put this copy back: npm run db -- restore ${newest.path}. ${START_OVER}`,
    );
  if (log)
    throw new StoreError(
      `${database} is empty, but its log ${database}-wal holds changes of games, and there is no copy. If you have the file elsewhere, put it back. ${START_OVER}`,
    );
  if (unread)
    throw new StoreError(
      `${database} is empty, but there is a copy ${unread.path}, which can't be read. To put a copy back: npm run db -- restore FILE. ${START_OVER}`,
    );
}
