import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;
const PAGE_MB = 4_096 / 1_000_000;

/** Returns the fields of `/proc/PID/stat` behind the name, which can hold any character. */
const fieldsOf = (pid: number): readonly string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

/** Undefined where it has ended meanwhile. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^(ENOENT|ESRCH)$/.test(String(error.code)))
      return undefined;
    throw error;
  }
}

/** A process and those that it has started, the oldest first. */
export function family(pid: number): readonly number[] {
  const children = attempt(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')) ?? '';
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(family)];
}

/** Milliseconds of processor time that a process and those it has started took so far, of children that ended too. */
export function processorMs(pid: number): number {
  const times = family(pid).map(each =>
    // utime, stime, cutime, cstime
    attempt(() =>
      fieldsOf(each)
        .slice(11, 15)
        .reduce((sum, ticks) => sum + Number(ticks), 0),
    ),
  );
  return times.reduce<number>((sum, ticks = 0) => sum + ticks * TICK_MS, 0);
}

/** Megabytes of memory that a process holds, by itself. */
export const residentMb = (pid: number): number => Number(fieldsOf(pid)[21]) * PAGE_MB;
