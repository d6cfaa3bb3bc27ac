// Tries the project with another Node: `node scripts/try-node.mjs /path/to/bin/node`. In a fresh clone of the newest commit
// it runs `npm start` with a command, some tests, backups under load, starts and stops, and whole games.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const [node = process.execPath] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'porto-node-'));
// The tests' PostgreSQL runs as another user where we are root, so that user must be able to read the folder.
chmodSync(folder, 0o755);
const clone = join(folder, 'clone');
const env = { ...process.env, PATH: [dirname(node), process.env.PATH].join(delimiter), PLAYGROUND_PORT: '0' };
for (const name of ['DISCORD_TOKEN', 'DATABASE_URL', 'npm_config_prefix']) delete env[name];
const children = new Set();

/** Runs a command. @returns its exit code or signal, and its output */
async function run(command, args, { cwd = clone, onOut } = {}) {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  children.add(child);
  let out = '';
  let err = '';
  child.stdout.on('data', data => {
    out += data;
    onOut?.(out, child);
  });
  child.stderr.on('data', data => {
    err += data;
  });
  const [code, signal] = await once(child, 'close');
  children.delete(child);
  return { ended: code ?? signal, out, err };
}

/** Opens a tab of the playground. Resolves when the bot has answered a command with a picture. */
function typed(origin, path) {
  const { WebSocket } = createRequire(join(clone, 'package.json'))('ws');
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/page/socket`, { origin });
    socket.on('error', reject);
    let asked = false;
    let channelId;
    socket.on('message', raw => {
      const frame = JSON.parse(String(raw));
      if (frame.type === 'snapshot') channelId = frame.channels[0]?.id;
      const known = frame.type === 'snapshot' || frame.type === 'commands' ? frame.commands : [];
      const name = path.split(' ')[0];
      if (!asked && known.some(command => JSON.stringify(command).includes(`"${name}`))) {
        asked = true;
        socket.send(JSON.stringify({ id: 1, action: { do: 'command', channelId, path, options: {} } }));
      }
      if (frame.type === 'message' && frame.message.attachments.length > 0) {
        socket.close();
        resolve();
      }
      if (frame.type === 'refused') reject(new Error(frame.error));
    });
  });
}

async function playground() {
  let asked = false;
  let answered = 'no answer';
  const { ended, err } = await run('npm', ['start'], {
    onOut(out, child) {
      const url = /Playground: (http:\/\/[\d.:]+)/.exec(out)?.[1];
      if (asked || url === undefined) return;
      asked = true;
      typed(url, 'porto solo')
        .then(() => {
          answered = 'answered';
        })
        .catch(error => {
          answered = error.message;
        })
        // Stops the whole process group, as a terminal does: npm, its shell and the bot.
        .finally(() => process.kill(-child.pid, 'SIGTERM'));
    },
  });
  const errors = /"level":(50|60)/.test(err) ? `, errors: ${err.slice(-2_000)}` : '';
  const stopped = [0, 143, 'SIGTERM'].includes(ended) ? 'stopped' : `ended with ${ended}: ${err.slice(-500)}`;
  return {
    holds: answered === 'answered' && stopped === 'stopped' && !errors,
    said: `${answered}, ${stopped}${errors}`,
  };
}

async function command(name, args) {
  const { ended, out, err } = await run(name, args);
  return {
    holds: ended === 0,
    said: ended === 0 ? 'passes' : `ended with ${ended}: ${(out + err).slice(-1_500)}`,
  };
}

const TESTS = [
  'test/store',
  'test/upkeep',
  'test/bootstrap-packages.slow.test.ts',
  'test/bootstrap-node.slow.test.ts',
  'test/bootstrap-libraries.slow.test.ts',
  'test/scripts.test.ts',
  'test/cli/db.slow.test.ts',
];
const chaos = (...args) => command('npm', ['run', '-s', 'chaos', '--', ...args, '--seed', '1']);
const STEPS = {
  'npm start, a command, SIGTERM': playground,
  'which Node runs it': async () => {
    const { ended, out } = await run('npm', ['exec', '-c', 'node --version']);
    return { holds: ended === 0, said: out.trim() };
  },
  'the packages of the tests': () => command('node', ['scripts/bootstrap.mjs']),
  'some tests': () => command('npx', ['vitest', 'run', ...TESTS]),
  '200 backups under load': () => chaos('backups'),
  '20 starts and stops': () => chaos('stops'),
  'a whole game of Porto': () => chaos('soak-discord', '--games', '1'),
  'a whole game of Green Port': () => chaos('soak-discord', '--games', '1', '--game', 'green-port'),
  'a whole game of Vintage': () => chaos('soak-discord', '--games', '1', '--game', 'vintage'),
};

process.on('exit', () => {
  for (const child of children) process.kill(-child.pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const cloned = await run('git', ['clone', '--quiet', root, clone], { cwd: folder });
if (cloned.ended !== 0) throw new Error(cloned.err);
const { out: version } = await run(node, ['--version']);
console.log(`Node ${version.trim()}, ${new Date().toISOString().slice(0, 16)}`);
for (const [name, step] of Object.entries(STEPS)) {
  const began = Date.now();
  const { holds, said } = await step();
  console.log(
    `${holds ? 'holds' : 'FAILS'}  ${name}: ${said} (${Math.round((Date.now() - began) / 1_000)} s)`,
  );
  if (!holds) process.exitCode = 1;
}
