// Installs a Node from the npm registry, for a machine whose own is not supported. Its folder is outside node_modules, which
// `npm ci` deletes. A link in node_modules/.bin makes `npm run` and `npx` find it first.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import process from 'node:process';
import { run } from './child.mjs';
import { libc } from './installed.mjs';
import { npm } from './npm.mjs';

const folderIn = root => join(root, 'scripts/node');
const linkIn = root => join(root, 'node_modules/.bin/node');

/** Returns `{ name, version, path }` of the Node for this machine, or the reason why there is none. */
export function pinnedFor(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(folderIn(root), 'package.json'), 'utf8'));
  const here = `${process.platform}-${process.arch}`;
  const name = `node-${here}`;
  const version = optionalDependencies[name];
  if (version && libc() !== 'musl') {
    return { name, version, path: join(folderIn(root), 'node_modules', name, 'bin/node') };
  }
  const there = Object.keys(optionalDependencies).map(each => each.replace('node-', ''));
  return {
    why: `the set-up brings one on ${there.join(' and ')} with glibc, and this is ${here}${version ? ' with musl' : ''}`,
  };
}

function versionOf(path) {
  const asked = spawnSync(path, ['--print', 'process.versions.node'], { encoding: 'utf8' });
  return asked.status === 0 ? asked.stdout.trim() : undefined;
}

/** Returns true where this process runs under a Node that the set-up installed. */
function isOurs(root) {
  return process.execPath.startsWith(join(realpathSync(root), 'scripts/node') + sep);
}

/** Returns the version of the machine's own Node, even where our link precedes it in PATH. */
export function ownVersion(root) {
  if (!isOurs(root)) return process.versions.node;
  const own = (process.env.PATH ?? '')
    .split(delimiter)
    .filter(folder => !folder.endsWith(join('node_modules', '.bin')) && folder !== dirname(process.execPath))
    .map(folder => join(folder, 'node'))
    .find(path => existsSync(path));
  return own && versionOf(own);
}

export const runsUnder = (root, { version }) => isOurs(root) && process.versions.node === version;

/** Installs the pinned Node unless it is installed. Resolves to the reason where that failed. */
export async function bring({ version, path }, root, lock, steps) {
  if (versionOf(path) === version) return undefined;
  let said = '';
  const listen = text => {
    said += text;
  };
  // npm treats packages for other machines as optional, so a failed download is no error. Only its log has the reason.
  const words = ['ci', '--ignore-scripts', '--loglevel=http'];
  const name = `bringing node ${version} from the npm registry, for this folder alone`;
  let status;
  await steps.run(name, async () => {
    status = await npm(lock, folderIn(root), words, { listen });
    return status === 0 && existsSync(path);
  });
  const reason = /(?:code|failed with) (E\w+)/.exec(said)?.[1];
  if (status !== 0 || !existsSync(path)) return reason ?? `npm ended with ${status}`;
  return versionOf(path) === version ? undefined : 'it does not run here';
}

/** Runs the set-up again under the pinned Node. Resolves to its exit status. */
export function again({ path }, args) {
  const env = { ...process.env, PATH: `${dirname(path)}${delimiter}${process.env.PATH ?? ''}` };
  return run(path, args, { env });
}

function isLinked(root, path) {
  try {
    return realpathSync(linkIn(root)) === realpathSync(path);
  } catch {
    return false;
  }
}

/** Makes `npm run` and `npx` find the pinned Node first. */
export function link(root, { path }) {
  if (isLinked(root, path)) return;
  unlink(root);
  mkdirSync(dirname(linkIn(root)), { recursive: true });
  symlinkSync(relative(dirname(linkIn(root)), path), linkIn(root));
}

/** Makes `npm run` and `npx` find the machine's own Node again. */
export function unlink(root) {
  rmSync(linkIn(root), { force: true });
}
