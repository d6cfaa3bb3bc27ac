import type { Colour } from '../../../src/games/porto/rules/types.ts';

/** How one language says it, learned from the texts and not from the catalogs. */
export interface Tongue {
  /** How each colour's name begins, whatever its form. */
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
  /** In the last message of a game, without marks: the name and the points of who won; of who lost alone. */
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
