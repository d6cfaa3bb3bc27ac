import { shardOf } from '../../src/core/work/shards.ts';
import type { Store } from '../../src/store/index.ts';
import { liveMatches } from '../../test/support/reads.ts';
import { playable } from './people-apart.ts';
import type { Traffic } from './traffic.ts';

/** Counts the kills during a running game between places, by the game. */
export class KillsApart {
  readonly #traffic: Pick<Traffic, 'apart'>;
  readonly #store: Store;
  readonly #kills = new Map<string, number>();

  constructor(traffic: Pick<Traffic, 'apart'>, store: Store) {
    this.#traffic = traffic;
    this.#store = store;
  }

  /** Counts a kill of the process that holds these shards. */
  async count(shards: ReadonlySet<number> = new Set([0]), total = 1): Promise<void> {
    const running = (await liveMatches(this.#store)).filter(
      ({ status, places, guildId }) =>
        status === 'running' && places.length > 0 && shards.has(shardOf(guildId, total)),
    );
    for (const game of new Set(running.map(match => match.game)))
      this.#kills.set(game, (this.#kills.get(game) ?? 0) + 1);
  }

  get figures(): Readonly<Record<string, number>> {
    const counts = playable(this.#traffic.apart).map(game => [
      `kills during a game between places, ${game}`,
      this.#kills.get(game) ?? 0,
    ]);
    return Object.fromEntries(counts);
  }

  get unjudged(): readonly string[] {
    const missed = playable(this.#traffic.apart).filter(game => !this.#kills.has(game));
    return missed.map(game => `${game}: no kill came during a game between places`);
  }
}
