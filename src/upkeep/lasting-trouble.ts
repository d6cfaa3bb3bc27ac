import { DAY_MS } from '../core/values/days.ts';

export interface RepeatedErrorsParts {
  /** Receives the first of several errors in a row, and after that at most one error a day. */
  readonly begins: (error: unknown) => void;
  readonly ends: () => void;
  readonly now?: () => number;
}

/** Reports errors of repeated work, such as the writing of a file: the first of several in a row, and then one a day. */
export class RepeatedErrors {
  readonly #parts: RepeatedErrorsParts;
  #reportedAt: number | undefined;

  constructor(parts: RepeatedErrorsParts) {
    this.#parts = parts;
  }

  failed(error: unknown): void {
    const { begins, now = Date.now } = this.#parts;
    if (this.#reportedAt !== undefined && now() - this.#reportedAt < DAY_MS) return;
    this.#reportedAt = now();
    begins(error);
  }

  succeeded(): void {
    if (this.#reportedAt !== undefined) this.#parts.ends();
    this.#reportedAt = undefined;
  }
}
