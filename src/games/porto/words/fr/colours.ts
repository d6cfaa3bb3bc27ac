import type { Colour } from '../../rules/types.ts';

interface FrenchForms {
  readonly one: string;
  readonly many: string;
}
const same = (one: string) => ({
  masculine: { one, many: `${one}s` },
  feminine: { one, many: `${one}s` },
});
const changing = (one: string, feminine: string) => ({
  masculine: { one, many: `${one}s` },
  feminine: { one: feminine, many: `${feminine}s` },
});

/** A colour as an adjective: "étages violets", "maison violette". */
export const COLOUR: Readonly<
  Record<Colour, { readonly masculine: FrenchForms; readonly feminine: FrenchForms }>
> = {
  blue: changing('bleu', 'bleue'),
  green: changing('vert', 'verte'),
  purple: changing('violet', 'violette'),
  red: same('rouge'),
  yellow: same('jaune'),
};

/** "1 étage bleu", "3 étages bleus". */
export const floors = (n: number, colour: Colour): string =>
  n === 1 ? `1 étage ${COLOUR[colour].masculine.one}` : `${n} étages ${COLOUR[colour].masculine.many}`;

export const house = (colour: Colour): string => `maison ${COLOUR[colour].feminine.one}`;
export const houses = (colour: Colour): string => `maisons ${COLOUR[colour].feminine.many}`;
