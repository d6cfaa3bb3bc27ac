import type { Viewer } from '../../../../src/core/game.ts';
import type { Moment } from './frozen.ts';

/**
 * Number of imagined worlds in which a secret could differ (`worlds`). In `same` of these worlds, it was equal to the true
 * secret.
 */
export interface Likeness {
  readonly worlds: number;
  readonly same: number;
}

/** A secret may equal the true one in at most one of this many imagined worlds. */
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
   * @returns true if any of the game's own secrets differs
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

  /** Names of secrets that imagined worlds almost never changed. */
  get blind(): readonly string[] {
    return Object.entries(this.parts).flatMap(([part, { worlds, same }]) =>
      same * RARE > worlds ? [part] : [],
    );
  }
}
