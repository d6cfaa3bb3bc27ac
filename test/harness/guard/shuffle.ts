import { games } from '../../../src/games/registry.ts';
import { verify } from '../../../src/table/results/proof.ts';
import { Chance } from './chance.ts';
import { frozen } from './secrets/frozen.ts';
import { PORTO } from './secrets/games/porto.ts';
import { play } from './secrets/play.ts';

export interface ShuffleReport {
  readonly games: number;
  readonly shuffles: number;
  /** Number of shuffles that do not follow from the seed, plus number of games with a revision that does not. */
  readonly differing: number;
}

/**
 * Plays whole games of every kind, and computes every shuffle again from the seed that is public at the end.
 * @param database makes an empty PostgreSQL database for each game (default: in memory)
 */
export async function shuffle(
  count: number,
  seed: number,
  database?: () => Promise<string>,
): Promise<ShuffleReport> {
  let [shuffles, differing] = [0, 0];
  for (let game = 0; game < count; game++) {
    const chance = new Chance(seed * 100_003 + game);
    const kind = chance.of(PORTO.kinds);
    const plays = chance.below(2 ** 31);
    const script = {
      ...kind,
      guarded: PORTO,
      database,
      seed: chance.bytes(32),
      salt: chance.bytes(32),
      chance: () => new Chance(plays),
    };
    await play(script, async moment => {
      if (moment.match.status === 'running') return;
      const found = await verify({ games }, frozen(moment), moment.match);
      shuffles += found?.shuffles.length ?? 0;
      differing += found?.shuffles.filter(({ agrees }) => !agrees).length ?? 1;
      if (found?.differs !== null) differing += 1;
    });
  }
  return { games: count, shuffles, differing };
}
