import type { Viewer } from '../../../../src/core/game.ts';
import type { Moment } from './frozen.ts';

/**
 * Number of times that a secret could differ in an imagined world (`worlds`), and number of times that it did not (`same`).
 */
export interface Likeness {
  readonly worlds: number;
  readonly same: number;
}

/** A secret may be the same in at most 1 of this many imagined worlds. */
const RARE = 50;

/** Lists the secrets of a moment, part by part. A part is undefined where too little of it is left. */
const hidden = (
  { match, guarded }: Moment,
  viewer: Viewer,
): Readonly<Record<string, string | undefined>> => ({
  seed: match.seed,
  salt: match.salt ?? undefined,
  ...guarded.hidden(match.state, viewer),
});

/** Counts how often imagined worlds change each secret. A leak of an unchanged secret would not be found. */
export class Likenesses {
  readonly parts: Record<string, Likeness> = {};

  /** Compares the secrets of two worlds. @returns whether any of the game's own secrets differs */
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

  /** Secrets that were almost always the same in the imagined worlds. */
  get blind(): readonly string[] {
    return Object.entries(this.parts).flatMap(([part, { worlds, same }]) =>
      same * RARE > worlds ? [part] : [],
    );
  }
}
