import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const TOP = fileURLToPath(new URL('..', import.meta.url));
/** Folder that contains discord.js and the packages that local-discord needs. */
const PACKAGES = fileURLToPath(import.meta.resolve('discord.js')).replace(/(?<=node_modules).*/, '');

const PAGES = ['README.md', ...readdirSync(join(TOP, 'docs')).map(name => `docs/${name}`)];
const SNIPPETS = PAGES.flatMap(page => {
  const text = readFileSync(join(TOP, page), 'utf8');
  const found = [...text.matchAll(/```js\n(.*?)```(?:\n\n```\n(.*?)```)?/gs)];
  return found.map(([, code = '', output = ''], at) => ({ name: `${page}, ${at + 1}`, code, output }));
});

let folder = '';

async function run(args: readonly string[]) {
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err] = [child.stdout, child.stderr].map(stream => stream.setEncoding('utf8').toArray());
  const [status] = await once(child, 'close');
  return { status, out: ((await out) ?? []).join(''), err: ((await err) ?? []).join('') };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-discord-'));
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(PACKAGES).filter(each => !/^(?:\.|local-discord$)/.test(each)))
    symlinkSync(join(PACKAGES, name), join(packages, name));
  const built = await run([join(TOP, 'build.mjs'), join(packages, 'local-discord')]);
  expect(built).toEqual({ status: 0, out: '', err: '' });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('each page about the package has a snippet', () => {
  const without = PAGES.filter(page => !SNIPPETS.some(({ name }) => name.startsWith(page)));
  expect(without).toEqual(['docs/what-is-there.md']);
});

it.each(SNIPPETS)('$name runs as it stands there, and prints what stands there', async ({ code, output }) => {
  const file = join(folder, 'snippet.mjs');
  writeFileSync(file, code);
  expect(await run([file])).toEqual({ status: 0, out: output, err: '' });
});

it('the built package names the packages that it needs, and no other', () => {
  const { dependencies, exports, bin } = JSON.parse(
    readFileSync(join(folder, 'node_modules/local-discord/package.json'), 'utf8'),
  );
  expect(Object.keys(dependencies)).toEqual([
    '@types/ws',
    'busboy',
    'discord-api-spec',
    'discord-api-types',
    'ws',
    'zod',
  ]);
  expect(Object.keys(exports)).toEqual(['.', './judge', './page', './contact']);
  expect(bin).toEqual({ 'local-discord': './cli/cli.js' });
});

it('the sources themselves are neither packed nor published', async () => {
  const { status, err } = await run([join(TOP, 'build.mjs'), '--refuse']);
  expect(status).toBe(1);
  expect(err).toContain('these are the sources');
});
