import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const TOP = fileURLToPath(new URL('..', import.meta.url));
const { devDependencies } = JSON.parse(readFileSync(join(TOP, 'package.json'), 'utf8'));

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-discord-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function run(cwd: string, command: string, args: readonly string[], until?: RegExp) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stdout.on('data', text => {
    out += String(text);
    if (until?.test(out)) child.kill('SIGINT');
  });
  child.stderr.on('data', text => {
    err += String(text);
  });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${out}${err}`);
  return out;
}

test('the tarball, installed into an empty folder, runs the example, its command, and gives its types', async () => {
  const [made, folder] = [emptyFolder(), emptyFolder()];
  await run(TOP, process.execPath, ['build.mjs', join(TOP, 'dist')]);
  await run(made, 'npm', ['pack', join(TOP, 'dist'), '--silent']);
  const [tarball = ''] = readdirSync(made);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  const packages = [join(made, tarball), `discord.js@${devDependencies['discord.js']}`];
  await run(folder, 'npm', ['install', '--silent', '--no-audit', '--no-fund', ...packages]);
  const page = readFileSync(join(folder, 'node_modules/local-discord/README.md'), 'utf8');
  const [, code = '', output] = /```js\n(.*?)```\n\n```\n(.*?)```/s.exec(page) ?? [];
  writeFileSync(join(folder, 'example.mjs'), code);
  expect(await run(folder, process.execPath, ['example.mjs'])).toBe(output);

  const started = await run(
    folder,
    join(folder, 'node_modules/.bin/local-discord'),
    ['--port', '0', '--people', 'Ann,Bob'],
    /^Page:/m,
  );
  expect(started).toMatch(/^API: {3}http:\/\/127\.0\.0\.1:\d+\/api\nToken: \S+\nPage: {2}http:/);

  const installed = readdirSync(join(folder, 'node_modules'));
  for (const name of ['esbuild', 'lit', 'tsx', 'typescript']) expect(installed).not.toContain(name);

  writeFileSync(
    join(folder, 'typed.ts'),
    `import { LocalDiscord } from 'local-discord';
import { attachPage } from 'local-discord/page';
import { Judge } from 'local-discord/judge';
import { ASSUMPTIONS } from 'local-discord/contact';
export const discord: Promise<LocalDiscord> = LocalDiscord.start({ page: attachPage });
export const judge: Promise<Judge> = Judge.load();
export const first: string | undefined = ASSUMPTIONS[0]?.id;
// @ts-expect-error a name is needed
export const wrong = discord.then(each => each.addUser({}));
`,
  );
  const { typescript } = { typescript: devDependencies['typescript-7'].replace('npm:typescript@', '') };
  const types = [`typescript@${typescript}`, `@types/node@${devDependencies['@types/node']}`];
  await run(folder, 'npm', ['install', '--silent', '--no-audit', '--no-fund', ...types]);
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', 'node'];
  await run(folder, 'npx', ['tsc', ...options, 'typed.ts']);
});
