import type { Repositories } from '../../store/index.ts';

/** Milliseconds for which a league waits for an absent person. Then the stand-in plays. */
export const AWAY_MS = 7 * 86_400_000;

/**
 * Returns the next time at which a stand-in must take over for an absent person, in milliseconds since the epoch. Undefined: no
 * person is absent.
 */
export async function nextRelief({ leagues }: Pick<Repositories, 'leagues'>): Promise<number | undefined> {
  const since = await leagues.longestStill();
  return since === undefined ? undefined : since + AWAY_MS;
}
