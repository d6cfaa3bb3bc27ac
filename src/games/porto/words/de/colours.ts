import type { Colour } from '../../rules/types.ts';

/** A colour as it stands alone: "blau". */
export const COLOUR: Readonly<Record<Colour, string>> = {
  blue: 'blau',
  green: 'grün',
  purple: 'lila',
  red: 'rot',
  yellow: 'gelb',
};

type ColourEnding = 'e' | 'es' | 'en';

/** Before a noun: "blaue Etage", "blaues Haus", "mit zwei blauen Karten"; lila never changes. */
export const inflected = (colour: Colour, ending: ColourEnding): string =>
  colour === 'purple' ? COLOUR.purple : `${COLOUR[colour]}${ending}`;

/** "1 blaue Etage", "3 blaue Etagen". */
export const floors = (n: number, colour: Colour): string =>
  `${n} ${inflected(colour, 'e')} ${n === 1 ? 'Etage' : 'Etagen'}`;

export const house = (colour: Colour): string => `${inflected(colour, 'es')} Haus`;
export const houses = (colour: Colour): string => `${inflected(colour, 'e')} Häuser`;
