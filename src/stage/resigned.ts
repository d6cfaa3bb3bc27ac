import type { Seat } from '../core/game.ts';
import type { Language } from './language/languages.ts';
import { STAGE_WORDS } from './words/index.ts';

/** The fields of a view about resignations. */
export interface Resignations {
  readonly resigned: readonly Seat[];
  readonly stopped: readonly Seat[] | null;
}

/** Says that seats resigned and rank last. Empty where no seat resigned, and where the game was called off. */
export const resignedText = (
  { resigned, stopped }: Resignations,
  called: (seat: Seat) => string,
  language: Language,
): readonly string[] =>
  resigned.length === 0 || stopped?.length === 0
    ? []
    : [STAGE_WORDS[language].players.resigned(resigned.map(called))];
