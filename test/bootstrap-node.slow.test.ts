import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { entry, FakeClone, MANIFEST, SCRIPTS } from './support/fake-clone.ts';
import { some } from './support/test-form.ts';

let clone: FakeClone;
beforeEach(() => {
  clone = new FakeClone();
});
afterEach(() => clone.remove());

describe('a node that is not supported', () => {
  const NAME = `node-${process.platform}-${process.arch}`;
  const PINNED = { [NAME]: process.versions.node };
  const place = () => clone.at('scripts/node/node_modules', NAME, 'bin/node');
  const linked = () => clone.at('node_modules/.bin/node');
  const lines = (text: string) => text.trim().split('\n');

  function offer(packages: Record<string, string> = PINNED): void {
    clone.put('scripts/node/package.json', { optionalDependencies: packages });
    const entries = Object.entries(packages).map(([name, version]) => [
      `node_modules/${name}`,
      { ...entry(version), optional: true, os: process.platform, bin: { node: 'bin/node' } },
    ]);
    clone.put('scripts/node/package-lock.json', { packages: Object.fromEntries(entries) });
  }

  /** Runs the set-up with a Node that claims this version. The Node inside the checkout keeps its true version. */
  function under(version: string, node = process.execPath): SpawnSyncReturns<string> {
    clone.put(
      'other.mjs',
      `if (!process.execPath.startsWith(${JSON.stringify(realpathSync(clone.root))}))
        Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`,
    );
    const env = { ...clone.environment(), NODE_OPTIONS: `--import ${pathToFileURL(clone.at('other.mjs'))}` };
    return spawnSync(node, [clone.at('scripts/bootstrap.mjs')], { cwd: tmpdir(), env, encoding: 'utf8' });
  }

  test('a pinned one is brought, everything is installed under it, and `npm run` finds it first', () => {
    offer();
    const first = under('20.20.2');
    expect([first.status, first.stdout]).toEqual([0, '']);
    expect(lines(first.stderr)[0]).toBe(
      `setup: bringing node ${process.versions.node} from the npm registry, for this folder alone …`,
    );
    expect(readFileSync(clone.at('scripts/node/calls'), 'utf8')).toMatch(/^ci --ignore-scripts /);
    expect(readFileSync(clone.at('nodes'), 'utf8').trim().split('\n')).toEqual(
      clone.calls().map(() => realpathSync(place())),
    );
    expect(clone.verbs()).toEqual(['ci']);
    expect(realpathSync(linked())).toBe(realpathSync(place()));
    for (const node of [linked(), process.execPath]) expect(under('20.20.2', node).stderr).toBe('');
    expect(clone.verbs()).toEqual(['ci']);
  });

  test('the machine gets a node that is supported: that is used from then on', () => {
    offer();
    expect(under('20.20.2').status).toBe(0);
    expect(under(process.versions.node, linked()).stderr).toBe('');
    expect(existsSync(linked())).toBe(false);
    expect(under('20.20.2').stderr).toBe('');
    expect(existsSync(linked())).toBe(true);
    expect(clone.verbs()).toEqual(['ci']);
  });

  test('no network: a line says so, and what is possible', () => {
    offer();
    clone.put('scripts/node/no-network');
    const { status, stderr } = under('20.20.2');
    expect(status).toBe(1);
    expect(lines(stderr).slice(1)).toEqual([
      expect.stringMatching(/^setup: bringing node .*: failed after \d+ s$/),
      `setup: node 20.20.2 is not supported: ^${process.versions.node} is needed; node ${process.versions.node} could not be had from the npm registry (ENOTFOUND)`,
    ]);
    expect(clone.calls()).toEqual([]);
  });

  test('none is there for this machine: one line says so, and which are', () => {
    offer({ 'node-plan9-mips': '1.0.0' });
    const { status, stderr } = under('20.20.2');
    expect([status, clone.calls()]).toEqual([1, []]);
    expect(lines(stderr)).toEqual([
      `setup: node 20.20.2 is not supported: ^${process.versions.node} is needed; the set-up brings one on plan9-mips with glibc, and this is ${process.platform}-${process.arch}`,
    ]);
  });

  const VERSIONS = [
    ['20.20.2', 1],
    ['22.12.0', 1],
    ['22.13.0', 0],
    ['24.21.0', 0],
    ['25.1.0', 1],
    ['26.10.0', 0],
  ] as const;

  test.each(some(VERSIONS, 3))('%s: exit %i by what package.json says', (version, expected) => {
    offer({});
    const { engines } = JSON.parse(readFileSync(join(SCRIPTS, '../package.json'), 'utf8'));
    clone.put('package.json', { ...MANIFEST, engines });
    expect(under(version).status).toBe(expected);
  });
});
