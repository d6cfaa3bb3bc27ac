import { spawnSync } from 'node:child_process';
import { writeSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** A file that fails outside its tests, and an error that belongs to none, count as a failed test each. */
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

const SILENT = 20 * 60_000;

/**
 * `N passed, N failed` alone on the very last line, after whatever else is said on the way out. A run in which no test has
 * ended for `silent` milliseconds has its processes killed, and what they were at has failed: no limit of a test ends a loop that
 * never waits.
 */
export class LastLine implements Reporter {
  readonly #running = new Set<TestModule>();
  readonly #silent: number;
  #watch: NodeJS.Timeout | undefined;

  constructor({ silent = SILENT }: { readonly silent?: number } = {}) {
    this.#silent = silent;
  }

  onTestModuleStart(module: TestModule): void {
    this.#running.add(module);
    this.#heard();
  }

  onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module);
    this.#heard();
  }

  onTestCaseResult(): void {
    this.#heard();
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    clearTimeout(this.#watch);
    const counted = count(modules, unhandled.length);
    process.once('exit', () => {
      // Incident: a library of a setup ended the process with 0, whatever had failed.
      if (counted.failed > 0) process.exitCode = 1;
      writeSync(process.stdout.fd, `${line(counted)}\n`);
    });
  }

  #heard(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => this.#hangs(), this.#silent);
  }

  #hangs(): void {
    for (const { relativeModuleId } of this.#running) {
      writeSync(process.stdout.fd, `${relativeModuleId} hangs: no test has ended for ${this.#silent} ms\n`);
    }
    // A process in a loop hears no other signal, and would outlive the run.
    spawnSync('pkill', ['-KILL', '-P', String(process.pid)]);
  }
}
