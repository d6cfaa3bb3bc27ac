import type { Ply } from './plies.ts';
import type { PuzzleRules } from './rules.ts';

/** Action with the imagined games in many worlds that begin with it. */
export interface PlayedOn {
  /** Events that the action certainly causes. */
  readonly own: readonly unknown[];
  /** Actions that followed, world by world. */
  readonly worlds: readonly (readonly Ply[])[];
  /** Points of the seat, and the mean of the other seats, at the end. */
  readonly points: number;
  readonly others: number;
  /** Expected final margin of the seat at the end of each world. */
  readonly values: readonly number[];
}

/** Events that mean the same, counted over the worlds of one action. */
interface Group {
  worlds: number;
  places: number;
  readonly variants: Map<string, number>;
}

export class Counted {
  readonly groups = new Map<string, Group>();
  /** Events of each world by their keys, in the order of the game. If events have equal keys, the first one counts. */
  readonly lines: ReadonlyMap<string, unknown>[] = [];
  readonly own: ReadonlyMap<string, unknown>;
  readonly #worlds: number;

  constructor({ own, worlds }: PlayedOn, keyOf: (event: unknown) => string) {
    this.own = new Map(own.map(event => [keyOf(event), event]));
    this.#worlds = worlds.length;
    for (const plies of worlds) {
      const events = plies.flatMap(ply => ply.events);
      const line = new Map<string, unknown>();
      this.lines.push(line);
      for (const [place, event] of events.entries()) {
        const key = keyOf(event);
        if (key === '') continue;
        const group = this.groups.get(key) ?? { worlds: 0, places: 0, variants: new Map() };
        this.groups.set(key, group);
        const text = JSON.stringify(event);
        group.variants.set(text, (group.variants.get(text) ?? 0) + 1);
        if (line.has(key)) continue;
        line.set(key, event);
        group.worlds += 1;
        group.places += place / events.length;
      }
    }
  }

  share(key: string): number {
    return Math.round((100 * (this.groups.get(key)?.worlds ?? 0)) / this.#worlds) / 100;
  }

  /** Returns the most frequent variant of an event, with the mean points of all variants. */
  event(key: string, mean: PuzzleRules['mean']): unknown {
    const variants = Array.from(this.groups.get(key)?.variants ?? [], ([text, count]) => ({
      event: JSON.parse(text) as unknown,
      count,
    }));
    const [most] = variants.toSorted((one, other) => other.count - one.count);
    return most && (mean?.(most.event, variants) ?? most.event);
  }

  place(key: string): number {
    const { places, worlds } = this.groups.get(key) ?? { places: 0, worlds: 1 };
    return places / worlds;
  }
}
