import { onTestFinished } from 'vitest';
import { Way } from './way.ts';

/** Opens a faulty connection to a database server. It is closed after the test. */
export async function faultyWay(url: string): Promise<Way> {
  const way = await Way.open(url);
  onTestFinished(() => way.close());
  return way;
}
