import type { Viewer } from '../../../src/core/contract/game.ts';
import type { Moment } from './frozen.ts';

/** Number of imagined worlds in which a secret could differ (`worlds`), and number of those in which it did not (`same`). */
export interface Likeness {
  readonly worlds: number;
  readonly same: number;
}

/** A secret counts as changed if it is equal in at most one of this many imagined worlds. */
const RARE = 50;

const hidden = (
  { match, guarded }: Moment,
  viewer: Viewer,
): Readonly<Record<string, string | undefined>> => ({
  seed: match.seed,
  salt: match.salt ?? undefined,
  ...guarded.hidden(match.state, viewer),
});

/** Counts how often imagined worlds change each secret. A comparison can't find a leak of an unchanged secret. */
export class Likenesses {
  readonly parts: Record<string, Likeness> = {};

  /**
   * Compares the secrets of two worlds.
   * @returns true if any secret of the game itself differs, apart from the seed and the salt
   */
  compare(truth: Moment, world: Moment, viewer: Viewer): boolean {
    const [here, there] = [hidden(truth, viewer), hidden(world, viewer)];
    let other = false;
    for (const [part, is] of Object.entries(here)) {
      if (is === undefined) continue;
      const same = is === there[part];
      other ||= !same && part !== 'seed' && part !== 'salt';
      const { worlds, same: before } = this.parts[part] ?? { worlds: 0, same: 0 };
      this.parts[part] = { worlds: worlds + 1, same: before + (same ? 1 : 0) };
    }
    return other;
  }

  /** Names of secrets that too few imagined worlds changed. */
  get blind(): readonly string[] {
    return Object.entries(this.parts).flatMap(([part, { worlds, same }]) =>
      same * RARE > worlds ? [part] : [],
    );
  }
}
