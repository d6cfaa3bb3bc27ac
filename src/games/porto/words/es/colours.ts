import type { Colour } from '../../rules/types.ts';

interface SpanishForms {
  readonly one: string;
  readonly many: string;
}
const same = (one: string, many: string) => ({ masculine: { one, many }, feminine: { one, many } });
const changing = (stem: string) => ({
  masculine: { one: `${stem}o`, many: `${stem}os` },
  feminine: { one: `${stem}a`, many: `${stem}as` },
});

/** A colour as an adjective: "pisos rojos", "casa roja". */
export const COLOUR: Readonly<
  Record<Colour, { readonly masculine: SpanishForms; readonly feminine: SpanishForms }>
> = {
  blue: same('azul', 'azules'),
  green: same('verde', 'verdes'),
  purple: changing('morad'),
  red: changing('roj'),
  yellow: changing('amarill'),
};

/** "1 piso azul", "3 pisos azules". */
export const floors = (n: number, colour: Colour): string =>
  n === 1 ? `1 piso ${COLOUR[colour].masculine.one}` : `${n} pisos ${COLOUR[colour].masculine.many}`;

export const house = (colour: Colour): string => `casa ${COLOUR[colour].feminine.one}`;
export const houses = (colour: Colour): string => `casas ${COLOUR[colour].feminine.many}`;
