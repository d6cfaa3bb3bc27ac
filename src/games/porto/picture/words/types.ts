import type { Language } from '../../../../stage/languages.ts';
import type { Level } from '../../rules/types.ts';

/** Every word that is drawn on a picture of Porto. Colours stay B G P R Y everywhere: they are the notation. */
export interface PictureWords {
  /** For people's names, and seats without one. */
  readonly language: Language;
  /** Short: it shares its line with the roofs and the decks. */
  readonly round: (round: number, last: number | null) => string;
  readonly lastRound: string;
  readonly theEnd: string;
  /** In place of the round, where people ended the game: all but one gave up; it was called off. */
  readonly givenUp: string;
  readonly calledOff: string;
  /** Below the name of who gave up. */
  readonly gaveUp: string;
  /** Private contracts are chosen, or not yet. */
  readonly ready: string;
  readonly choosing: string;
  readonly goal: (points: number) => string;
  /** Beside the glass of sand: what its filling means. */
  readonly sand: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly won: string;
  readonly lost: (goal: number) => string;
  /** A solo game missed its goal by so many points; what it scored of them. */
  readonly nextTime: (points: number) => string;
  readonly ofGoal: (points: number, goal: number) => string;
  readonly points: (count: number) => string;
  /** Who resigned, each name already cut to its room. */
  readonly resigned: (names: readonly string[]) => string;
  /** Headings of the wide view. */
  readonly market: string;
  readonly contracts: string;
  readonly tiles: string;
  readonly cards: (count: number) => string;
  readonly claimed: (count: number) => string;
  readonly yourHand: string;
  readonly noCards: string;
  readonly keepThree: string;
  /** Points as the board stands. */
  readonly now: string;
  /** Ahead of what a private contract lacks for so many points. */
  readonly forPoints: (points: number) => string;
  /** A private contract that brings all it can; one that can bring no more here. */
  readonly full: string;
  readonly stuck: string;
  /** Parts of a total, by the names that the game gives them. */
  readonly parts: Readonly<Record<PartOfTotal, string>>;
  readonly total: string;
  /** What decided between equal totals. */
  readonly ties: { readonly publicContracts: string; readonly laterSeat: string };
  readonly wins: (name: string) => string;
  readonly roundByRound: string;
  readonly freeSeat: string;
  /** Somebody who has not said yes. */
  readonly invited: string;
}

export const PARTS_OF_TOTAL = [
  'floors',
  'neighbours',
  'tokens',
  'publicContracts',
  'privateContracts',
] as const;
export type PartOfTotal = (typeof PARTS_OF_TOTAL)[number];
