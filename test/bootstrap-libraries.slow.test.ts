import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeClone } from './support/fake-clone.ts';
import { isLong } from './support/test-form.ts';

let clone: FakeClone;
beforeEach(() => {
  clone = new FakeClone();
});
afterEach(() => clone.remove());

describe('system libraries', () => {
  const apt = () => readFileSync(clone.at('apt-calls'), 'utf8').trim().split('\n');

  function machine(): string {
    const tools = ['sh', 'env', 'rm', 'touch', 'cat'];
    for (const tool of tools) {
      const place = (process.env.PATH ?? '').split(delimiter).find(folder => existsSync(join(folder, tool)));
      if (place) clone.command(tool, `exec '${join(place, tool)}' "$@"`);
    }
    return [clone.bin, dirname(process.execPath)]
      .filter(folder => folder === clone.bin || !existsSync(join(folder, 'apt-get')))
      .join(delimiter);
  }

  beforeEach(() => {
    clone.put('no-libraries');
    clone.command('dpkg-query', 'echo "python3 installed"; echo "libgif-dev config-files"; exit 1');
    clone.command('sudo', 'shift; exec "$@"');
  });

  test('canvas cannot be compiled: they are installed, then canvas is tried again', () => {
    clone.command(
      'apt-get',
      `[ "$1" = --version ] && exit 0; echo "$DEBIAN_FRONTEND $*" >> '${clone.at('apt-calls')}'; rm -f '${clone.at('no-libraries')}'; echo apt talks`,
    );
    const { status, stdout } = clone.setUp();
    expect(status).toBe(0);
    expect(stdout).toBe('');
    expect(clone.verbs()).toEqual(['ci']);
    expect(clone.built()).toEqual(['better-sqlite3', 'canvas', 'canvas', 'tool']);
    expect(apt()).toEqual([
      'noninteractive install -y --no-install-recommends build-essential pkg-config libcairo2-dev libpango1.0-dev libjpeg-dev libgif-dev librsvg2-dev',
    ]);
  });

  test.runIf(isLong)('lists of packages that are out of date are renewed first', () => {
    clone.command(
      'apt-get',
      `[ "$1" = --version ] && exit 0; echo "$1" >> '${clone.at('apt-calls')}'
       [ "$1" = update ] && touch '${clone.at('updated')}'
       [ -e '${clone.at('updated')}' ] || exit 100
       [ "$1" = install ] && rm -f '${clone.at('no-libraries')}'; exit 0`,
    );
    expect(clone.setUp().status).toBe(0);
    expect(apt()).toEqual(['install', 'update', 'install']);
  });

  test.runIf(isLong)('where they cannot be installed, one line names them', () => {
    const path = machine();
    const { status, stderr } = clone.setUp(path);
    expect(status).toBe(1);
    const named = stderr.split('\n').filter(line => line.includes('libcairo2-dev'));
    expect(named).toHaveLength(1);
    expect(named[0]).toContain('build-essential pkg-config libcairo2-dev libpango1.0-dev');
    expect(named[0]).not.toContain('python3');
    expect(clone.verbs()).toEqual(['ci']);
  });

  test('nothing of them is missing: the failure is reported and apt-get left alone', () => {
    clone.command('apt-get', `echo "$1" >> '${clone.at('apt-calls')}'`);
    clone.command('dpkg-query', 'shift 3; for name in "$@"; do echo "$name installed"; done');
    expect(clone.setUp().status).toBe(1);
    expect(existsSync(clone.at('apt-calls'))).toBe(false);
  });
});
