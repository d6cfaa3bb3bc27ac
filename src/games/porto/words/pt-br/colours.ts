import type { Colour } from '../../rules/types.ts';

interface Inflected {
  readonly one: string;
  readonly many: string;
}
const same = (one: string, many: string) => ({ masculine: { one, many }, feminine: { one, many } });
const changing = (stem: string) => ({
  masculine: { one: `${stem}o`, many: `${stem}os` },
  feminine: { one: `${stem}a`, many: `${stem}as` },
});

/** A colour as an adjective: "andares vermelhos", "casa vermelha". */
export const COLOUR: Readonly<
  Record<Colour, { readonly masculine: Inflected; readonly feminine: Inflected }>
> = {
  blue: same('azul', 'azuis'),
  green: same('verde', 'verdes'),
  purple: changing('rox'),
  red: changing('vermelh'),
  yellow: changing('amarel'),
};

/** "1 andar azul", "3 andares azuis". */
export const floors = (n: number, colour: Colour): string =>
  n === 1 ? `1 andar ${COLOUR[colour].masculine.one}` : `${n} andares ${COLOUR[colour].masculine.many}`;

export const house = (colour: Colour): string => `casa ${COLOUR[colour].feminine.one}`;
export const houses = (colour: Colour): string => `casas ${COLOUR[colour].feminine.many}`;
