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

/** `N passed, N failed` alone on the very last line, after whatever else is said on the way out. */
export class LastLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]): void {
    const text = line(count(modules, unhandled.length));
    process.once('exit', () => writeSync(process.stdout.fd, `${text}\n`));
  }
}
