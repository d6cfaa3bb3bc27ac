import type { Colour } from '../../../src/games/porto/rules/types.ts';

/** Patterns for one language, written from the bot's texts and not from its catalogues. */
export interface LanguagePatterns {
  /** Patterns for the beginning of each colour's name, which fit all its grammatical forms. */
  readonly colours: Readonly<Record<Colour, RegExp>>;
  readonly lines: Readonly<Record<LineName, string>>;
  readonly round: RegExp;
  readonly roundOf: RegExp;
  readonly last: RegExp;
  readonly timer: RegExp;
  readonly timerAsks: RegExp;
  readonly roofs: RegExp;
  readonly mover: RegExp;
  readonly choosing: string;
  readonly over: string;
  readonly none: string;
  readonly empty: string;
  readonly done: string;
  readonly token: string;
  readonly roof: string;
  readonly player: RegExp;
  readonly ready: string;
  readonly notReady: string;
  readonly total: RegExp;
  readonly goal: RegExp;
  readonly floors: RegExp;
  readonly house: RegExp;
  readonly twoCards: RegExp;
  readonly mixedCards: RegExp;
  /** Pattern of the winner's name and points in a game's last message, without markup. `lost` is that of a lost solo game. */
  readonly won: RegExp;
  readonly lost: RegExp;
}

export type LineName =
  | 'left'
  | 'right'
  | 'market'
  | 'contracts'
  | 'points'
  | 'supply'
  | 'decks'
  | 'risk'
  | 'hands'
  | 'claimed'
  | 'privates'
  | 'discards'
  | 'contractDiscards';
