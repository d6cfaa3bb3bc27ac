import type { Seat } from '../core/game.ts';
import type { Language } from './language/languages.ts';
import { STAGE_WORDS } from './words/index.ts';

export interface Resignations {
  readonly resigned: readonly Seat[];
  readonly stopped: readonly Seat[] | null;
}

/** Writes that seats resigned and rank last. Empty: no seat resigned, or people called the game off. */
export const resignedText = (
  { resigned, stopped }: Resignations,
  called: (seat: Seat) => string,
  language: Language,
): readonly string[] =>
  resigned.length === 0 || stopped?.length === 0
    ? []
    : [STAGE_WORDS[language].players.resigned(resigned.map(called))];
