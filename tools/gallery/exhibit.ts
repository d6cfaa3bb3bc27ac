import { STRENGTHS } from '../../src/core/contract/player.ts';
import type { Language } from '../../src/presentation/language/languages.ts';
import type { Picture } from '../../src/presentation/presenter/presenter.ts';
import { playerName } from '../../src/presentation/text/names.ts';

export interface Exhibit {
  /** Extension of the picture's file. Absent: png. */
  readonly kind?: 'gif';
  readonly name: string;
  /** Draws the picture. Undefined: the game has no such picture, as of a chapter of the rules. */
  readonly paint: () => Promise<Buffer | undefined>;
}

export const NAMES = ['Joana', 'Miguel', 'Beatriz', 'Tomás'];
export const LONG_NAMES = [
  'Maximiliana da Ribeira do Porto',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
  '김민수',
  '👩‍👩‍👧‍👦 Ω família',
];

export const fileIn = (picture: Picture | undefined): Buffer => {
  if (!picture) throw new Error('no picture');
  return picture.file;
};

/** Returns the names of a person and of one bot of each strength. */
export const withPlayers = ([person = '']: readonly string[], language: Language): readonly string[] => [
  person,
  ...STRENGTHS.map(strength => playerName(strength, 1, language)),
];
