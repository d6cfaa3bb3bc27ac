import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type Health, MetricsServer, PortError } from '../../src/metrics/server.ts';

const WELL: Health = { well: true, lines: ['ok'] };

async function open(over: { healthy?: () => Promise<Health>; ready?: () => Promise<Health> } = {}) {
  const trouble: unknown[] = [];
  const server = await MetricsServer.open({
    host: '127.0.0.1',
    port: 0,
    metrics: { text: async () => 'a_total 1\n', registry: { contentType: 'text/plain; version=0.0.4' } },
    healthy: over.healthy ?? (async () => WELL),
    ready: over.ready ?? (async () => WELL),
    trouble: error => trouble.push(error),
  });
  onTestFinished(() => server.close());
  const ask = async (path: string, method = 'GET') => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`, { method });
    return {
      status: response.status,
      text: await response.text(),
      type: response.headers.get('content-type'),
      allow: response.headers.get('allow'),
    };
  };
  return { server, ask, trouble };
}

test('three paths, to be read and nothing else', async () => {
  const { ask } = await open();
  expect(await ask('/metrics')).toMatchObject({
    status: 200,
    text: 'a_total 1\n',
    type: 'text/plain; version=0.0.4',
  });
  expect(await ask('/metrics?x=1')).toMatchObject({ status: 200 });
  expect(await ask('/healthz')).toMatchObject({ status: 200, text: 'ok\n' });
  expect(await ask('/readyz', 'HEAD')).toMatchObject({ status: 200, text: '' });
  for (const path of ['/', '/metrics/', '/toString', '/__proto__', '/..%2f'])
    expect(await ask(path)).toMatchObject({ status: 404 });
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect(await ask('/metrics', method)).toMatchObject({ status: 405, allow: 'GET, HEAD' });
});

test('each failing part is one line; an error is in the log and not on the page', async () => {
  const { ask, trouble } = await open({
    healthy: async () => ({ well: false, lines: ['the database does not answer'] }),
    ready: async () => {
      throw new Error('secret');
    },
  });
  expect(await ask('/healthz')).toMatchObject({ status: 503, text: 'the database does not answer\n' });
  const page = await ask('/readyz');
  expect(page.status).toBe(500);
  expect(page.text).not.toContain('secret');
  expect(trouble).toHaveLength(1);
});

test('a port that is taken, or an address that is not here, is a PortError', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const at = (host: string) =>
    MetricsServer.open({
      host,
      port,
      metrics: { text: async () => '', registry: { contentType: 'text/plain' } },
      healthy: async () => WELL,
      ready: async () => WELL,
      trouble: () => {},
    });
  await expect(at('127.0.0.1')).rejects.toThrow(PortError);
  await expect(at('127.0.0.1')).rejects.toThrow(`${port} is taken by another program`);
  await expect(at('192.0.2.1')).rejects.toThrow('METRICS_HOST');
});
