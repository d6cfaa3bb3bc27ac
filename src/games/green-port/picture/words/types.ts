import type { Language } from '../../../../stage/languages.ts';
import type { Colour } from '../../rules/types.ts';

/** What the sign on the crane says, in a line or two. */
export type Sign = readonly [first: string, second?: string];

/** Every word that is drawn on a picture of Green Port. Colours stay B G R Y everywhere: they are the notation. */
export interface PictureWords {
  /** For people's names, and seats without one. */
  readonly language: Language;
  readonly title: string;
  readonly round: (round: number) => string;
  readonly lastRound: string;
  readonly theEnd: string;
  /** In place of the round, where people ended the game: all but one gave up; it was called off. */
  readonly givenUp: string;
  readonly calledOff: string;
  readonly gaveUp: string;
  readonly won: string;
  readonly wins: (name: string) => string;
  /** Of a game that runs: who alone has most points. */
  readonly leads: (name: string) => string;
  readonly signs: {
    readonly pick: Sign;
    readonly reveal: Sign;
    readonly safe: Sign;
    readonly empty: Sign;
    readonly bust: Sign;
    readonly lose: Sign;
    readonly bonus: Sign;
    readonly refer: Sign;
    readonly utilise: Sign;
  };
  /** Below the chance of a bust. */
  readonly risk: string;
  /** What a Headquarters of a colour does, with the number that the printed copy tells of it. */
  readonly powers: Readonly<Record<Colour, (count: number) => Sign>>;
  /** In a variant without powers. */
  readonly pointsOnly: string;
  /** Above all cards that are face down. */
  readonly deck: (cards: number) => string;
  readonly tile: { readonly up: string; readonly down: string };
  /** What one's own tile is good for. @param gain cubes more @param price in cubes, of any colours */
  readonly tileDoes: { readonly up: (gain: number) => string; readonly down: (price: number) => string };
  readonly freeSeat: string;
  /** Somebody who has not said yes. */
  readonly invited: string;
  /** Above the chance that a bust had. */
  readonly busted: string;
  readonly inSync: string;
  /** On a Headquarters that nobody can buy any more. */
  readonly soldOut: string;
  /** A price in cubes of one colour, whichever. */
  readonly anyColour: string;
  /** The title of a seat's own page. */
  readonly yourCrew: string;
  /** Of what can be paid now; before what is missing. */
  readonly inReach: string;
  /** @param count how many cubes are missing */
  readonly lacks: (count: number) => string;
  /** Where a seat owns no Headquarters and no Objective yet. */
  readonly ownsNothing: string;
  readonly parts: Readonly<Record<PartOfPoints, string>>;
  readonly total: string;
  readonly cubesLeft: string;
  /** Of Objectives, where cubes were equal too. */
  readonly highestCards: string;
  readonly roundByRound: string;
}

export const PARTS_OF_POINTS = ['objectives', 'headquarters', 'endPurchases'] as const;
export type PartOfPoints = (typeof PARTS_OF_POINTS)[number];
