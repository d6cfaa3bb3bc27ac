import { onTestFinished } from 'vitest';
import { Way } from './way.ts';

/** A way that is closed with its test. */
export async function faultyWay(url: string): Promise<Way> {
  const way = await Way.open(url);
  onTestFinished(() => way.close());
  return way;
}
