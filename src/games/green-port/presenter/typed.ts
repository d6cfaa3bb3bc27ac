import { accept, type Result } from '../../../core/contract/result.ts';
import { BETWEEN } from '../../../presentation/language/grammar.ts';
import { LANGUAGES } from '../../../presentation/language/languages.ts';
import { writeCubes } from '../notation/notation.ts';
import { isColour } from '../rules/cards.ts';
import { COLOURS, type Colour, type Payment, type View } from '../rules/types.ts';
import { greenPortWords } from '../words/all.ts';
import { LETTERS } from '../words/facts.ts';

const NOTHING = 'none';

/** Colours by their names in every language, for one cube or several, and by the letters on the pictures. */
const COLOUR_WORDS: ReadonlyMap<string, Colour> = new Map(
  COLOURS.flatMap(colour =>
    [
      LETTERS[colour].toLowerCase(),
      ...LANGUAGES.flatMap(language => greenPortWords(language).typed[colour].split(', ')),
    ].map(word => [word.toLowerCase(), colour] as const),
  ),
);

const tidy = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

/** Patterns for a typed colour and its number, in either order. `word` and `count`: indexes of the pattern's groups. */
const FORMS = [
  { word: 1, count: 2, source: '(\\p{L}+)[\\s_-]*(\\d+)(?:\\s*[개個])?' },
  { word: 2, count: 1, source: '(\\d+)\\s*(?:[개個]\\s*)?(\\p{L}+)' },
].map(form => ({
  ...form,
  each: new RegExp(form.source, 'gu'),
  all: new RegExp(`^${form.source}(?:\\s+${form.source})*$`, 'u'),
}));
const LONGEST = 200;

/** Reads colours with their numbers: "2 red 1 blue", "red-2 blue-1", "red". Undefined: a part of the text is no such pair. */
function amounts(piece: string): readonly (readonly [colour: Colour, count: number])[] | undefined {
  const alone = COLOUR_WORDS.get(piece);
  if (alone) return [[alone, 1]];
  const form = FORMS.find(({ all }) => all.test(piece));
  if (!form) return undefined;
  const pairs = [...piece.matchAll(form.each)];
  const read = pairs.flatMap(found => {
    const colour = COLOUR_WORDS.get(found[form.word] ?? '');
    return colour ? [[colour, Number(found[form.count])] as const] : [];
  });
  return read.length === pairs.length ? read : undefined;
}

/** Reads cubes as a person types them; undefined for any other text. */
export function cubesTyped(typed: string): Payment | undefined {
  const text = tidy(typed);
  if (text.length > LONGEST) return undefined;
  const none = LANGUAGES.map(language => greenPortWords(language).terms.noCubes);
  if ([NOTHING, ...none].includes(text)) return {};
  const cubes: { -readonly [C in Colour]?: number } = {};
  for (const piece of text.split(BETWEEN)) {
    const found = amounts(piece.trim());
    if (!found) return undefined;
    for (const [colour, count] of found) {
      if (cubes[colour] !== undefined) return undefined;
      if (count > 0) cubes[colour] = count;
    }
  }
  return cubes;
}

/** Reads a colour in any language, also with a number of cubes before or after it. */
function colourTyped(typed: string): Colour | undefined {
  const [colour, ...others] = Object.keys(cubesTyped(typed) ?? {});
  return others.length === 0 && isColour(colour) ? colour : undefined;
}

/** Reads the number of an Objective: "3", "Objective 3", "목표 3". */
function objectiveTyped(typed: string): string | undefined {
  const text = tidy(typed);
  const number = /[1-9]$/.exec(text)?.[0];
  if (number === undefined) return undefined;
  const names = LANGUAGES.map(language => greenPortWords(language).terms.objective(Number(number)));
  return [number, ...names.map(tidy)].includes(text) ? number : undefined;
}

function valueTyped(field: string, text: string, { phase }: View): string | undefined {
  switch (field) {
    case 'objective':
      return objectiveTyped(text);
    case 'colour':
    case 'boost':
      return colourTyped(text);
    case 'cubes':
    case 'pay': {
      if (field === 'pay' && phase.type === 'refer') return colourTyped(text);
      const cubes = cubesTyped(text);
      return cubes && writeCubes(cubes);
    }
    default:
      return isColour(field) && /^\d{1,6}$/.test(text.trim()) ? String(Number(text)) : undefined;
  }
}

/** Reads a field's value as a person types it in any language, legal or not; undefined for any other text. */
export const typed = (field: string, text: string, view: View): Result<string> | undefined => {
  const value = valueTyped(field, text, view);
  return value === undefined ? undefined : accept(value);
};
