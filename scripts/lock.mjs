// A lock for several processes. The lock is a folder, since only one process can create it. It names the processes that hold
// it.
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
    if (!holders) return silent > BEAT_MS;
    return !holders.some(isAlive) || silent > SILENT_MS + (holders.length > 1 ? 20 * SILENT_MS : 0);
  } catch {
    return false;
  }
}

/** Removes an abandoned lock. It is renamed first, so that only one of several processes succeeds. */
function clearAway(folder) {
  const aside = `${folder}.${process.pid}`;
  try {
    renameSync(folder, aside);
  } catch {
    return;
  }
  rmSync(aside, { recursive: true, force: true });
}

async function acquire(folder, say) {
  let told = false;
  for (;;) {
    try {
      mkdirSync(folder);
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
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
  const write = () => writeFileSync(join(folder, 'holders.json'), JSON.stringify(holders));
  const release = () => rmSync(folder, { recursive: true, force: true });
  write();
  process.once('exit', release);
  const beat = setInterval(() => utimesSync(folder, new Date(), new Date()), BEAT_MS);
  try {
    return await work({
      alsoHeldBy(pid) {
        holders.push(pid);
        write();
      },
    });
  } finally {
    clearInterval(beat);
    process.off('exit', release);
    release();
  }
}
