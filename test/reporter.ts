import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/**
 * Counts tests by result. A file that fails outside its tests counts as one failed test, and so does each error outside of all
 * tests.
 */
export function count(modules: readonly TestModule[], unhandled: number): Count {
  const tests = modules.flatMap(module => [...module.children.allTests()]);
  const inState = (state: 'passed' | 'failed' | 'skipped') =>
    tests.filter(test => test.result().state === state).length;
  const broken = modules.filter(
    module => module.state() === 'failed' && ![...module.children.allTests('failed')].length,
  ).length;
  return {
    passed: inState('passed'),
    failed: inState('failed') + broken + unhandled,
    skipped: tests.length - inState('passed') - inState('failed'),
  };
}

export function line({ passed, failed, skipped }: Count): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

const counted = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;

const LEFT_OUT: Readonly<Record<string, (count: number) => string>> = {
  PostgreSQL: count => `PostgreSQL under ${counted(count, 'group')} of tests of the store`,
  languages: count => `${counted(count, 'reading')} in other languages`,
  cases: count => counted(count, 'other case'),
  repetitions: count => counted(count, 'repetition'),
};

/**
 * Describes what a run left out, and the form of tests that includes it. Undefined: the run left out nothing.
 * @param records lines such as "cases 12 long"
 * @param files number of files of the long form
 */
export function leftOutLine(records: string, files: number): string | undefined {
  const counts = new Map<string, number>();
  let fuller = 'long';
  for (const [, what = '', count, where = fuller] of records.matchAll(/^(\w+) (\d+)(?: (\w+))?$/gm)) {
    counts.set(what, (counts.get(what) ?? 0) + Number(count));
    fuller = where;
  }
  const lines = Object.entries(LEFT_OUT).flatMap(([what, tell]) => {
    const count = counts.get(what);
    return count === undefined ? [] : [tell(count)];
  });
  if (lines.length === 0) return undefined;
  const where = fuller === 'long' ? 'test:long or test:release' : 'test:release';
  return `Left out, and in npm run ${where}: ${[...lines, ...(files > 0 && fuller === 'long' ? [`${counted(files, 'file')} of long tests`] : [])].join(', ')}`;
}

/** Asks to read what a run recorded anew in evenings. Undefined: it recorded nothing. */
export function recordedLine(records: string): string | undefined {
  const lines = [...records.matchAll(/^recorded (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
  if (lines === 0) return undefined;
  return `Recorded anew in test/evenings: ${counted(lines, 'line')}. Read them with git diff before you commit them`;
}

const longFiles = (): number =>
  ['test', 'proof', 'packages'].flatMap(folder =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true }).filter(
          name =>
            /\.(?:slow|long)\.(?:test\.ts|evening)$/.test(String(name)) &&
            !String(name).includes('node_modules'),
        )
      : [],
  ).length;

const SILENT = 20 * 60_000;

/**
 * Prints `N passed, N failed` as the last line of a run, and above it what the run recorded anew and left out. If no test ends for `silent`
 * milliseconds, it kills the processes, and their tests count as failed. A test's own time limit can't end a loop that never
 * waits.
 */
export class LastLine implements Reporter {
  readonly #running = new Set<TestModule>();
  readonly #silent: number;
  readonly #leftOut: string | undefined;
  #watch: NodeJS.Timeout | undefined;

  constructor({
    silent = SILENT,
    leftOut,
  }: { readonly silent?: number; readonly leftOut?: string | undefined } = {}) {
    this.#silent = silent;
    this.#leftOut = leftOut;
  }

  onTestModuleStart(module: TestModule): void {
    this.#running.add(module);
    this.#noteProgress();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module);
    this.#noteProgress();
  }

  onTestCaseResult(): void {
    this.#noteProgress();
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    clearTimeout(this.#watch);
    const counted = count(modules, unhandled.length);
    process.once('exit', () => {
      // Incident: a library of a setup ended the process with 0, although tests had failed.
      if (counted.failed > 0) process.exitCode = 1;
      writeSync(process.stdout.fd, `${[...this.#notes(), line(counted)].join('\n')}\n`);
    });
  }

  #notes(): readonly string[] {
    const path = this.#leftOut;
    if (path === undefined || !existsSync(path)) return [];
    const records = readFileSync(path, 'utf8');
    rmSync(path);
    return [recordedLine(records), leftOutLine(records, longFiles())].filter(note => note !== undefined);
  }

  #noteProgress(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#hangs(), this.#silent);
  }

  #hangs(): void {
    for (const { relativeModuleId } of this.#running) {
      writeSync(process.stdout.fd, `${relativeModuleId} hangs: no test has ended for ${this.#silent} ms\n`);
    }
    // A process in an endless loop ignores other signals, and would outlive the run.
    spawnSync('pkill', ['-KILL', '-P', String(process.pid)]);
  }
}
