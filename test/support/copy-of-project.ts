import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { folder } from './folder.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

export function copyOf(paths: readonly string[]): string {
  // Programs run there, which memory often forbids.
  const root = folder(tmpdir());
  for (const path of paths) {
    if (!existsSync(join(top, path))) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(top, path), join(root, path));
  }
  return root;
}

/** Copies all files that git knows or would add, with the installed packages. */
export function copyOfProject(): string {
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: top,
    encoding: 'utf8',
  });
  const root = copyOf(listed.split('\0').filter(path => path !== ''));
  symlinkSync(join(top, 'node_modules'), join(root, 'node_modules'));
  return root;
}
