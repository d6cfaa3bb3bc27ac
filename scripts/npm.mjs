// Runs npm without the settings of the npm that runs this script.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { run } from './child.mjs';

/**
 * Flags that override the outer npm's settings (`--omit=dev`, NODE_ENV, `--dry-run`), which reach us through the
 * environment.
 */
const FLAGS = [
  '--include=optional',
  '--no-dry-run',
  '--no-global',
  '--no-package-lock-only',
  '--package-lock',
  '--no-audit',
  '--no-fund',
];

const prefix = dirname(dirname(process.execPath));

function npmCommand() {
  const candidates = [
    process.env.npm_execpath,
    join(prefix, 'lib/node_modules/npm/bin/npm-cli.js'),
    join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
  ];
  const cli = candidates.find(path => path && /npm-cli\.c?js$/.test(path) && existsSync(path));
  return cli ? [process.execPath, cli] : ['npm'];
}

/** Returns an environment in which node-gyp uses the headers beside Node, where they exist, instead of a download. */
function npmEnvironment() {
  return existsSync(join(prefix, 'include/node/node.h'))
    ? { ...process.env, npm_config_nodedir: prefix }
    : process.env;
}

/**
 * Runs npm for the package in a folder, under a lock. Resolves to its exit status.
 * @param dev false: without packages for development
 */
export function npm(lock, folder, words, { dev = true, ...options } = {}) {
  const [command, ...before] = npmCommand();
  const args = [...before, ...words, dev ? '--include=dev' : '--omit=dev', ...FLAGS, `--prefix=${folder}`];
  return run(command, args, { cwd: folder, env: npmEnvironment(), onStart: lock.alsoHeldBy, ...options });
}
