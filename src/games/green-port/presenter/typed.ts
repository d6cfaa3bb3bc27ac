import { LANGUAGES } from '../../../stage/languages.ts';
import { COLOURS } from '../rules/types.ts';
import { greenPortWords } from '../words/all.ts';

/** A colour as any of the languages calls it, in the game's spelling; what is none stays as it was typed. */
export const colourCalled = (typed: string): string => {
  const word = typed.normalize('NFKC').trim().toLowerCase();
  const found = COLOURS.find(colour =>
    LANGUAGES.some(language => greenPortWords(language).terms.colours[colour] === word),
  );
  return found ?? word.replace(/\s+/g, '-');
};
