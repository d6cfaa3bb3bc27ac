import type { Sequel } from '../contract/sequels.ts';

/** Least share of the worlds in which an event must happen to be listed. */
const LEAST = 0.05;

/** Counts of events over imagined worlds. */
export class Happened {
  readonly #counts = new Map<string, { count: number; places: number }>();
  #worlds = 0;

  /** Adds the events of one world, in their order. */
  add(events: readonly unknown[]): void {
    this.#worlds += 1;
    for (const [place, text] of [...new Set(events.map(event => JSON.stringify(event)))].entries()) {
      const { count, places } = this.#counts.get(text) ?? { count: 0, places: 0 };
      this.#counts.set(text, { count: count + 1, places: places + place });
    }
  }

  /** Lists the events with the shares of the worlds in which they happened, in the order of their mean places. */
  sequels(): readonly Sequel[] {
    return [...this.#counts]
      .filter(([, { count }]) => count >= LEAST * this.#worlds)
      .sort(([, one], [, other]) => one.places / one.count - other.places / other.count)
      .map(([text, { count }]) => ({ event: JSON.parse(text) as unknown, share: count / this.#worlds }));
  }
}
