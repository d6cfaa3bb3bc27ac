// A lock for several processes. The lock is a folder that names the processes which hold it. A process prepares the folder under
// another name and renames it, which succeeds for one process only. So no process ever reads a lock without holders.
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const BEAT_MS = 2_000;
/**
 * Time after which a silent holder counts as dead. A living holder touches the lock every two seconds; another process with
 * the same number does not.
 */
const SILENT_MS = 30_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function holdersOf(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, 'holders.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Returns true where no process of the lock is alive. npm can survive the process that started it, so both must be gone. */
function isAbandoned(folder) {
  try {
    const silent = Date.now() - statSync(folder).mtimeMs;
    const holders = holdersOf(folder);
    if (!holders) return silent > SILENT_MS;
    return !holders.some(isAlive) || silent > SILENT_MS + (holders.length > 1 ? 20 * SILENT_MS : 0);
  } catch {
    return false;
  }
}

/** Removes a lock. It is renamed first, so that only one of several processes succeeds, and no process meets half of it. */
function clearAway(folder) {
  const aside = `${folder}.${process.pid}`;
  try {
    renameSync(folder, aside);
  } catch {
    return;
  }
  rmSync(aside, { recursive: true, force: true });
}

/** Codes of a rename to a folder with files in it, on Linux, macOS and Windows. */
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM']);

/** Returns true where the prepared folder became the lock. A folder with files in it can't be replaced by a rename. */
function hasTaken(folder, prepared) {
  try {
    renameSync(prepared, folder);
    return true;
  } catch (error) {
    if (TAKEN.has(error.code)) return false;
    throw error;
  }
}

function writeHolders(folder, holders) {
  const fresh = join(folder, 'holders.new');
  writeFileSync(fresh, JSON.stringify(holders));
  renameSync(fresh, join(folder, 'holders.json'));
}

/** Returns words for the process that holds a lock, such as `npm test (process 4711)`. */
function holderOf(folder) {
  const [pid] = holdersOf(folder) ?? [];
  let name = 'another set-up';
  try {
    name = readFileSync(join(folder, 'name'), 'utf8');
  } catch {
    // A version of the set-up that wrote no name holds the lock.
  }
  return pid === undefined ? name : `${name} (process ${pid})`;
}

const ownName = () =>
  process.env.npm_lifecycle_event === undefined
    ? 'another set-up'
    : `npm run ${process.env.npm_lifecycle_event}`;

async function acquire(folder, steps) {
  const prepared = `${folder}.new.${process.pid}`;
  const tryToTake = () => {
    mkdirSync(prepared, { recursive: true });
    writeHolders(prepared, [process.pid]);
    writeFileSync(join(prepared, 'name'), ownName());
    const taken = hasTaken(folder, prepared);
    if (!taken) rmSync(prepared, { recursive: true, force: true });
    return taken;
  };
  const wait = async () => {
    while (!tryToTake())
      if (isAbandoned(folder)) clearAway(folder);
      else await sleep(200);
  };
  if (tryToTake()) return;
  if (isAbandoned(folder)) await wait();
  else await steps.run(`waiting for ${holderOf(folder)}, which sets up this folder`, wait);
}

/** Runs `work({ alsoHeldBy(pid) })` under the lock, once no other process holds it. */
export async function withLock(folder, steps, work) {
  await acquire(folder, steps);
  const holders = [process.pid];
  const release = () => {
    if (holdersOf(folder)?.[0] === process.pid) clearAway(folder);
  };
  process.once('exit', release);
  const beat = setInterval(() => utimesSync(folder, new Date(), new Date()), BEAT_MS);
  try {
    return await work({
      alsoHeldBy(pid) {
        holders.push(pid);
        writeHolders(folder, holders);
      },
    });
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}
