import type { Viewer } from '../../../../src/core/game.ts';
import type { Moment } from './frozen.ts';

/** The number of times a secret could differ in an imagined world, and the number of times it did not. */
export interface Likeness {
  readonly worlds: number;
  readonly same: number;
}

/** One in so many by chance, at most. */
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

  /** @returns whether anything at all was another */
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

  /** Parts that were hardly ever another one. */
  get blind(): readonly string[] {
    return Object.entries(this.parts).flatMap(([part, { worlds, same }]) =>
      same * RARE > worlds ? [part] : [],
    );
  }
}
