import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COPIED } from '../scripts/production.mjs';
import { folder } from './support/folder.ts';
import { some } from './support/test-form.ts';

const script = (name: string) => fileURLToPath(new URL(`../scripts/${name}`, import.meta.url));

describe('the health check', () => {
  const check = (HEARTBEAT_FILE: string) => {
    const env = { ...process.env, HEARTBEAT_FILE };
    const { status, stderr } = spawnSync(process.execPath, [script('healthcheck.mjs')], {
      env,
      encoding: 'utf8',
    });
    return { status, said: stderr.trim() };
  };

  test('a young heartbeat is health; an old one, none at all and no setting are not', () => {
    const beat = join(folder(), 'beat');
    expect(check(beat)).toEqual({ status: 1, said: `there is no heartbeat in ${beat}` });
    writeFileSync(beat, '');
    expect(check(beat)).toEqual({ status: 0, said: '' });
    utimesSync(beat, new Date(), new Date(Date.now() - 70_000));
    expect(check(beat)).toEqual({
      status: 1,
      said: expect.stringMatching(/^the last heartbeat is \d\d+ s old$/),
    });
    expect(check('').status).toBe(1);
  });

  test('where the bot has a port it is asked too: what is ill there is reported, and a port that is silent', async () => {
    const beat = join(folder(), 'beat');
    writeFileSync(beat, '');
    const answers = [200, 503];
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/healthz' ? (answers.shift() ?? 500) : 404);
      response.end('the database does not answer\n');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const port = String((server.address() as AddressInfo).port);
    const asked = async () => {
      const env = { ...process.env, HEARTBEAT_FILE: beat, METRICS_PORT: port, METRICS_HOST: '0.0.0.0' };
      const child = spawn(process.execPath, [script('healthcheck.mjs')], { env });
      let said = '';
      child.stderr.on('data', data => {
        said += String(data);
      });
      const [status] = await once(child, 'close');
      return { status, said: said.trim() };
    };
    expect(await asked()).toEqual({ status: 0, said: '' });
    expect(await asked()).toEqual({ status: 1, said: 'the database does not answer' });
    await new Promise(resolve => server.close(resolve));
    expect(await asked()).toEqual({ status: 1, said: `port ${port} does not answer` });
  });

  test('the image is the folder that `npm run build` makes, and nothing else', () => {
    const dockerfile = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
    const [build = '', image = ''] = dockerfile.split(/^FROM base$/m);
    expect(build.trimEnd()).toMatch(/\nRUN npm run build$/);
    expect(image.match(/^(?:COPY|ADD) .*$/gm)).toEqual(['COPY --from=build /app/dist/bot ./']);
  });

  test('Docker gets all files that the image is made from', () => {
    const sent = readFileSync(new URL('../.dockerignore', import.meta.url), 'utf8').split('\n');
    const rooms = [...COPIED, 'src', 'commands', 'packages', 'package.json', 'package-lock.json'];
    for (const path of rooms)
      expect(sent.includes(`!${path}`) || sent.includes(`!${path.split('/')[0]}`), path).toBe(true);
  });

  test('the image asks it, and sets the file that the bot writes', () => {
    const dockerfile = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8');
    expect(dockerfile).toMatch(/^HEALTHCHECK .*CMD \["node", "scripts\/healthcheck\.mjs"\]$/m);
    expect(dockerfile).toMatch(/HEARTBEAT_FILE=\/tmp\//);
    expect(
      dockerfile
        .trimEnd()
        .split('\n')
        .filter(line => line.startsWith('USER')),
    ).toEqual(['USER node']);
  });
});

describe('the audit', () => {
  async function audit(answer: (path: string, response: ServerResponse) => void) {
    const server = createServer((request, response) => {
      request.resume();
      request.on('end', () => answer(request.url ?? '', response));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const env = { ...process.env, npm_config_registry: registry, npm_config_cache: folder() };
    const child = spawn(process.execPath, [script('audit.mjs')], {
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    child.stderr.on('data', data => {
      said += String(data);
    });
    const [status] = await once(child, 'close');
    return { status, said };
  }

  const json = (response: ServerResponse, body: unknown, status = 200) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const hole = (severity: string) => (path: string, response: ServerResponse) => {
    if (!path.includes('advisories')) return json(response, { name: 'pino', versions: {}, 'dist-tags': {} });
    const about = { id: 1, url: 'https://example.org/1', title: 'a hole' };
    const advisory = { ...about, severity, vulnerable_versions: '*' };
    return json(response, { pino: [{ ...advisory, cwe: [], cvss: {} }] });
  };

  test('no answer is no failure', async () => {
    const { status, said } = await audit((_, response) => json(response, {}, 405));
    expect([status, said]).toEqual([0, expect.stringContaining('gave no answer')]);
  });

  test('an audit without known holes succeeds', async () => {
    const { status, said } = await audit((_, response) => json(response, {}));
    expect([status, said]).toEqual([0, expect.stringContaining('0 packages with known holes')]);
  });

  const SEVERITIES = [
    ['moderate', 0],
    ['high', 1],
    ['critical', 1],
  ] as const;

  test.each(some(SEVERITIES, 2))(
    'a %s hole: exit %i',
    async (severity, expected) => {
      const { status, said } = await audit(hole(severity));
      expect(said).toMatch(new RegExp(`^audit: pino .*: ${severity}$`, 'm'));
      expect(status).toBe(expected);
    },
    300_000,
  );
});

test('the trial of another Node installs the packages of the tests first, and names tests that exist', () => {
  const text = readFileSync(script('try-node.mjs'), 'utf8');
  const named = [...text.matchAll(/'(test\/[^']+)'/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(0);
  for (const path of named) expect(existsSync(script(`../${path}`)), path).toBe(true);
  expect(text.indexOf("'scripts/bootstrap.mjs'")).toBeGreaterThan(0);
  expect(text.indexOf("'scripts/bootstrap.mjs'")).toBeLessThan(text.indexOf("['vitest', 'run'"));
});
