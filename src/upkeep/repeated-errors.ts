import { DAY_MS } from '../core/values/days.ts';

export interface RepeatedErrorsParts {
  /** Receives the first of several errors in a row, and after that at most one error a day. */
  readonly begins: (error: unknown) => void;
  /** Called when the work succeeds after an error. */
  readonly ends: () => void;
  readonly now?: () => number;
}

/** Reports trouble with repeated work, such as the writing of a file. While the trouble lasts, it is reported once a day. */
export class RepeatedErrors {
  readonly #parts: RepeatedErrorsParts;
  #toldAt: number | undefined;

  constructor(parts: RepeatedErrorsParts) {
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
