const DAY_MS = 86_400_000;

export interface TroubleParts {
  /** Receives the first error of several in a row, and then one a day. */
  readonly begins: (error: unknown) => void;
  /** Called when the work succeeds after an error. */
  readonly ends: () => void;
  readonly now?: () => number;
}

/** Trouble with repeated work, such as the writing of a file. A line a day is enough while it lasts. */
export class Trouble {
  readonly #parts: TroubleParts;
  #toldAt: number | undefined;

  constructor(parts: TroubleParts) {
    this.#parts = parts;
  }

  failed(error: unknown): void {
    const { begins, now = Date.now } = this.#parts;
    if (this.#toldAt !== undefined && now() - this.#toldAt < DAY_MS) return;
    this.#toldAt = now();
    begins(error);
  }

  succeeded(): void {
    if (this.#toldAt !== undefined) this.#parts.ends();
    this.#toldAt = undefined;
  }
}
