import type { Repositories } from '../../store/index.ts';

/** So long a league waits for somebody who is away. */
export const AWAY_MS = 7 * 86_400_000;

/** When somebody who is away has been waited for so long, in milliseconds since the epoch; undefined: nobody is. */
export async function nextRelief({ leagues }: Pick<Repositories, 'leagues'>): Promise<number | undefined> {
  const since = await leagues.longestStill();
  return since === undefined ? undefined : since + AWAY_MS;
}
