import type { Language } from '../../../../stage/languages.ts';
import type { Harbour } from '../../rules/types.ts';

/** Every word that is drawn on the board of Vintage. Vines stay G P R W Y O everywhere: they are the notation. */
export interface BoardWords {
  /** For people's names, and seats without one. */
  readonly language: Language;
  readonly round: (round: number) => string;
  readonly lastRound: string;
  readonly theEnd: string;
  /** In place of the round, where people ended the game: all but one gave up; it was called off. */
  readonly givenUp: string;
  readonly calledOff: string;
  readonly won: string;
  /** A seat that has passed. */
  readonly passed: string;
  readonly harbours: Readonly<Record<Harbour, string>>;
}
