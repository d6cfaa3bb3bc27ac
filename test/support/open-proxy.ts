import { onTestFinished } from 'vitest';
import { PostgresProxy } from './postgres-proxy.ts';

/** Opens a proxy that can disturb the connection to a database server. It closes after the test. */
export async function openProxy(url: string): Promise<PostgresProxy> {
  const way = await PostgresProxy.open(url);
  onTestFinished(() => way.close());
  return way;
}
