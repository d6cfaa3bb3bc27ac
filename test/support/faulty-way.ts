import { onTestFinished } from 'vitest';
import { Way } from './way.ts';

/** Opens a proxy that can disturb the connection to a database server. It closes after the test. */
export async function faultyWay(url: string): Promise<Way> {
  const way = await Way.open(url);
  onTestFinished(() => way.close());
  return way;
}
