import type { Trouble } from './trouble.ts';

export interface Misfortune {
  /** Share of the matching requests that fail, from 0 to 1. */
  readonly share: number;
  /** Returns random numbers with 0 ≤ x < 1. A seeded function makes the same requests fail in each run. */
  readonly random: () => number;
  /** Pattern of the request's path. Absent: any path. */
  readonly path?: RegExp;
  /** Kinds of failures, all equally likely. Default: all of `MISFORTUNES`. */
  readonly kinds?: readonly Omit<Trouble, 'path' | 'times'>[];
}

/** Failures that Discord has now and then: rate limits, errors before and after the action, cut connections, slow answers. */
export const MISFORTUNES: readonly Omit<Trouble, 'path' | 'times'>[] = [
  { status: 429, retryAfter: 0.1 },
  { status: 429, retryAfter: 0.6 },
  { status: 500 },
  { status: 500, afterwards: true },
  { status: 502 },
  { status: 502, afterwards: true },
  { drop: true },
  { drop: true, afterwards: true },
  { drop: true, delay: 400 },
  { delay: 900 },
];

export class Misfortunes {
  readonly #at = new Set<Misfortune>();

  add(misfortune: Misfortune): () => void {
    this.#at.add(misfortune);
    return () => this.#at.delete(misfortune);
  }

  take(path: string): Omit<Trouble, 'path' | 'times'> | undefined {
    for (const { share, random, path: where, kinds = MISFORTUNES } of this.#at) {
      if (where !== undefined && path.search(where) < 0) continue;
      if (random() < share) return kinds[Math.floor(random() * kinds.length)];
    }
    return undefined;
  }
}
