import { readFileSync } from 'node:fs';

/** Length of a tick, Linux's unit of processor time. */
const TICK_MS = 10;
const PAGE_MB = 4_096 / 1_000_000;

/** Returns the fields of `/proc/PID/stat` after the process's name, which can hold any character. */
const fieldsOf = (pid: number): readonly string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && /^(ENOENT|ESRCH)$/.test(String(error.code)))
      return undefined;
    throw error;
  }
}

export function family(pid: number): readonly number[] {
  const children = attempt(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')) ?? '';
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(family)];
}

/** Returns milliseconds of processor time of a process and its descendants, including ended children. */
export function processorMs(pid: number): number {
  const times = family(pid).map(each =>
    // These are the fields utime, stime, cutime and cstime.
    attempt(() =>
      fieldsOf(each)
        .slice(11, 15)
        .reduce((sum, ticks) => sum + Number(ticks), 0),
    ),
  );
  return times.reduce<number>((sum, ticks = 0) => sum + ticks * TICK_MS, 0);
}

export const residentMb = (pid: number): number => Number(fieldsOf(pid)[21]) * PAGE_MB;
