import type { Aim } from '../judgement/aims.ts';
import { isColour, unitColour } from '../rules/cards.ts';
import { type Card, COLOURS, type Colour, type Headquarters, type Payment, SYMBOLS } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';

type AimGap = Pick<Aim, 'lacks' | 'anyColour' | 'gap'>;

export const cardName = ({ terms }: GreenPortWords, card: Card): string => {
  const colour = unitColour(card);
  const symbol = SYMBOLS.find(each => card.endsWith(each));
  if (colour && symbol) return terms.unit(colour, symbol);
  if (card === 'black') return terms.black;
  return card === 'x-green' ? terms.xGreen : terms.xOrange;
};

const listed = (cubes: Payment, name: (count: number, colour: Colour) => string): string =>
  COLOURS.flatMap(colour => {
    const count = cubes[colour] ?? 0;
    return count > 0 ? name(count, colour) : [];
  }).join(' + ');

/** Writes cubes: "3 red + 1 blue". */
export const cubesText = ({ terms }: GreenPortWords, cubes: Payment): string =>
  listed(cubes, terms.cubes) || terms.noCubes;

/** Writes the cubes that a seat lacks for an aim: "1 more red", "2 more of one colour". */
export const missingText = ({ hand, terms }: GreenPortWords, { lacks, anyColour, gap }: AimGap): string =>
  anyColour ? hand.ofOneColour(gap) : listed(lacks, terms.more);

/** Reads cubes of a field's value: `red`, `blue-1,red-3`, `none`; undefined for any other text. */
export const cubesIn = (text: string): Payment | undefined => {
  if (text === 'none') return {};
  if (isColour(text)) return { [text]: 1 };
  const cubes: { -readonly [C in Colour]?: number } = {};
  for (const part of text.split(',')) {
    const [, colour, count] = /^([a-z]+)-(\d+)$/.exec(part) ?? [];
    if (!isColour(colour)) return undefined;
    cubes[colour] = Number(count);
  }
  return cubes;
};

/** Writes cards by colour, the cards without a colour last: "red wheel, red drop; blue arrow; black ×2". */
export const cardsText = (words: GreenPortWords, cards: readonly Card[]): string => {
  const { terms } = words;
  const units = COLOURS.flatMap(colour => {
    const symbols = SYMBOLS.filter(symbol => cards.includes(`${colour}-${symbol}`));
    return symbols.length === 0
      ? []
      : `${terms.colours[colour]} ${symbols.map(symbol => terms.symbols[symbol]).join(', ')}`;
  });
  const blacks = cards.filter(card => card === 'black').length;
  return (
    [
      ...units,
      ...(blacks > 0 ? [blacks === 1 ? terms.black : `${terms.black} ×${blacks}`] : []),
      ...cards.filter(card => card === 'x-green' || card === 'x-orange').map(card => cardName(words, card)),
    ].join('; ') || terms.none
  );
};

/** Writes cards without their symbols: "blue 4, green 5, black ×3". */
export const cardsShortly = (words: GreenPortWords, cards: readonly Card[]): string => {
  const { terms } = words;
  const units = COLOURS.flatMap(colour => {
    const count = cards.filter(card => unitColour(card) === colour).length;
    return count === 0 ? [] : `${terms.colours[colour]} ${count}`;
  });
  const others = cardsText(
    words,
    cards.filter(card => unitColour(card) === undefined),
  );
  return [...units, ...(others === terms.none ? [] : others.split('; '))].join(', ') || terms.none;
};

export const headquartersText = (
  { terms }: GreenPortWords,
  { colour, value, boost }: Headquarters,
): string => {
  const said = terms.headquarters(colour, value);
  return boost ? terms.boosting(said, boost) : said;
};

/** Names an Objective or a pile of Headquarters: "Objective 3", "red HQ". */
export const aimText = ({ terms }: GreenPortWords, of: Aim['of']): string =>
  typeof of === 'number' ? terms.objective(of) : terms.pile(of);
