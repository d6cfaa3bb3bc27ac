import { onTestFinished } from 'vitest';
import { Way } from './way.ts';

/** Opens a proxy to a database server. The proxy can disturb the connection, and closes after the test. */
export async function faultyWay(url: string): Promise<Way> {
  const way = await Way.open(url);
  onTestFinished(() => way.close());
  return way;
}
