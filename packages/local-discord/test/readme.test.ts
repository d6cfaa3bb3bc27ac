import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
/** Folder that contains discord.js, tsx and the link to this package. */
const PACKAGES = fileURLToPath(import.meta.resolve('discord.js')).replace(/(?<=node_modules).*/, '');

test('the complete example of the README runs as it stands there, and prints what stands there', async () => {
  const [, code = '', output] =
    /\n## A complete example\n.*?```ts\n(.*?)```\n\n```\n(.*?)```/s.exec(page) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'local-discord-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(PACKAGES, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'example.ts'), code);
  const child = spawn(process.execPath, ['--import', 'tsx', 'example.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', data => {
    said.out += String(data);
  });
  child.stderr.on('data', data => {
    said.err += String(data);
  });
  const [status] = await once(child, 'close');
  expect({ status, ...said }).toEqual({ status: 0, out: output, err: '' });
});
