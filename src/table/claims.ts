import type { UnitOfWork } from './match/services.ts';

/** Milliseconds for which the database remembers a handled interaction. Discord's tokens for answers expire much earlier. */
const CLAIM_MS = 3_600_000;
/** Minimum milliseconds between two deletions of old claims. */
const TIDY_MS = 60_000;

/** Thrown if another call or process has claimed this interaction and answers it. */
export class TakenUpError extends Error {
  override readonly name = 'TakenUpError';
}

/** Claims of interactions, so that one of several calls and processes with the same interaction handles it. */
export class InteractionClaims {
  #tidiedAt = Number.NEGATIVE_INFINITY;

  /** Claims an interaction, if there is one. Throws TakenUpError if it was claimed before. */
  async takeUp(unit: UnitOfWork, interactionId: string | undefined): Promise<void> {
    if (interactionId !== undefined && !(await this.claim(unit, interactionId)))
      throw new TakenUpError(interactionId);
  }

  /** Returns false if the interaction was claimed before. */
  claim(
    { repositories, at }: Pick<UnitOfWork, 'repositories' | 'at'>,
    interactionId: string,
  ): Promise<boolean> {
    const tidy = Math.abs(at - this.#tidiedAt) >= TIDY_MS;
    if (tidy) this.#tidiedAt = at;
    return repositories.claims.claim(interactionId, at, tidy ? at - CLAIM_MS : undefined);
  }
}
