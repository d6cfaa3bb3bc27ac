import type { Period, PersonYear, ServerYear, TimeSpan } from '../../core/people/look-back.ts';
import type { Dye } from '../shapes/colours.ts';

interface Whose {
  readonly name: string | null;
  readonly period: Period;
  readonly span: TimeSpan;
  /** Title of each game that the facts name, in the language of the picture. */
  readonly titles: Readonly<Record<string, string>>;
  /** Name of the category of the rating or of the best score, with the game's title. */
  readonly category: string;
}

export interface ColourPart {
  readonly name: string;
  readonly dye: Dye;
  /** Share of the colour in all pieces, from 0 to 1. */
  readonly share: number;
}

export interface PersonCard extends Whose {
  readonly kind: 'person';
  readonly facts: PersonYear;
  /** Colours of the person's pieces in one game, the favourite first. */
  readonly colours: readonly ColourPart[];
}

export interface ServerCard extends Whose {
  readonly kind: 'server';
  readonly facts: ServerYear;
}

/** Facts on the picture of a year, or of some months: of a person, or of a server. */
export type LookBackCard = PersonCard | ServerCard;
