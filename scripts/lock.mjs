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

async function acquire(folder, say) {
  const prepared = `${folder}.new.${process.pid}`;
  let told = false;
  for (;;) {
    mkdirSync(prepared, { recursive: true });
    writeHolders(prepared, [process.pid]);
    if (hasTaken(folder, prepared)) return;
    rmSync(prepared, { recursive: true, force: true });
    if (isAbandoned(folder)) {
      clearAway(folder);
      continue;
    }
    if (!told) say('another set-up is at work here; waiting for it');
    told = true;
    await sleep(200);
  }
}

/** Runs `work({ alsoHeldBy(pid) })` under the lock, once no other process holds it. */
export async function withLock(folder, say, work) {
  await acquire(folder, say);
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
