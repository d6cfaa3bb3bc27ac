import { accept, type Refusal, type Result, refuse } from '../../../core/contract/result.ts';
import { BETWEEN } from '../../../presentation/language/grammar.ts';
import { LANGUAGES } from '../../../presentation/language/languages.ts';
import { isHouse } from '../notation/notation.ts';
import { KEPT_CONTRACTS } from '../rules/box.ts';
import { isKind } from '../rules/cards.ts';
import { COLOURS, type Colour, type Kind, type View } from '../rules/types.ts';
import { portoWords } from '../words/all.ts';
import { LETTERS, ownLetters } from '../words/cards.ts';

/** Colours by their names in every language, alone and as used for a card: French "violet" and "carte violette". */
const COLOUR_WORDS: ReadonlyMap<string, Colour> = new Map(
  LANGUAGES.map(language => portoWords(language).cards).flatMap(({ colours, ofCard }) =>
    COLOURS.flatMap(colour => [colours[colour], ofCard(colour)].map(word => [word, colour] as const)),
  ),
);
/** Colours by one letter: the letter on the pictures (B2), and the first letter of the name in each language (파2). */
const COLOUR_LETTERS: ReadonlyMap<string, Colour> = new Map(
  [LETTERS, ...LANGUAGES.flatMap(language => ownLetters(portoWords(language)) ?? [])].flatMap(letters =>
    COLOURS.map(colour => [letters[colour].toLowerCase(), colour] as const),
  ),
);

export const colourCalled = (word: string): Colour | undefined =>
  COLOUR_WORDS.get(word.toLowerCase()) ?? COLOUR_LETTERS.get(word.toLowerCase());

const CARD = /(\p{L}+)[\s_-]*(\d+)/u;
const CARDS = new RegExp(`^${CARD.source}(?:\\s+${CARD.source})*$`, 'u');
const SLOTS =
  /^(?:(?:slots?|espaços?|espacios?|feld(?:er)?|emplacements?|cases?|枠)\s*)?\d+(?:\s*[번番])?(?:\s*칸)?(?:\s+\d+(?:\s*[번番])?(?:\s*칸)?)*$/iu;

const kindCalled = (word: string, value: string): Kind | undefined => {
  const kind = `${colourCalled(word)}-${value}`;
  return isKind(kind) ? kind : undefined;
};

/** Reads a piece of text as names of cards. Undefined: a part of the piece is no name of a card. */
function kindsIn(piece: string): readonly Kind[] | undefined {
  if (!CARDS.test(piece)) return undefined;
  const kinds = [...piece.matchAll(new RegExp(CARD.source, 'gu'))].map(([, word = '', value = '']) =>
    kindCalled(word, value),
  );
  return kinds.every(kind => kind !== undefined) ? kinds : undefined;
}

/** Reads a piece of text as numbers of market slots. Undefined: a part of the piece is no number of a slot. */
const slotsIn = (piece: string): readonly number[] | undefined =>
  SLOTS.test(piece) ? (piece.match(/\d+/g) ?? []).map(Number) : undefined;

const piecesOf = (text: string): readonly string[] =>
  text
    .split(BETWEEN)
    .map(piece => piece.trim())
    .filter(piece => piece !== '');

/** Returns a market slot for each card: the first slot with that card that no earlier card of the list has taken. */
function slotsOf(kinds: readonly Kind[], market: View['market']): Result<readonly number[], Refusal> {
  const slots: number[] = [];
  for (const kind of kinds) {
    const index = market.findIndex((card, at) => card === kind && !slots.includes(at + 1));
    if (index < 0) {
      return refuse('not-in-market', { card: kind, held: market.filter(card => card === kind).length });
    }
    slots.push(index + 1);
  }
  return accept(slots);
}

/** Reads a label of the bot's own list, "1 + 3: blue 1, red 2". Returns the slots of the label if they hold the named cards. */
function labelled(text: string, market: View['market']): readonly number[] | undefined {
  const [left = '', right, ...more] = text.split(':');
  if (right === undefined || more.length > 0) return undefined;
  const slots = piecesOf(left).map(slotsIn);
  const kinds = piecesOf(right).map(kindsIn);
  if (!slots.every(piece => piece !== undefined) || !kinds.every(piece => piece !== undefined))
    return undefined;
  const held = slots.flat().map(slot => market[slot - 1]);
  const named = kinds.flat();
  const agree = held.length === named.length && held.every((card, index) => card === named[index]);
  return agree ? slots.flat() : undefined;
}

function slotsNamed(text: string, market: View['market']): Result<readonly number[], Refusal> {
  if (text.includes(':')) {
    const slots = labelled(text, market);
    return slots ? accept(slots) : refuse('draw-unknown', { typed: text });
  }
  const kinds: Kind[] = [];
  const slots: number[] = [];
  for (const piece of piecesOf(text)) {
    const numbered = slotsIn(piece);
    const named = numbered ? [] : kindsIn(piece);
    if (!named) return refuse('draw-unknown', { typed: piece });
    slots.push(...(numbered ?? []));
    kinds.push(...named);
  }
  if (kinds.length === 0) return accept(slots);
  // The text "blue 1, 3" is ambiguous: 3 may mean slot 3 or the card blue 3.
  return slots.length > 0 ? refuse('draw-mixed') : slotsOf(kinds, market);
}

/**
 * Reads the cards to draw from typed text: slots ("1 3") or names ("blue 2", "B2", "파2", in any language), never both.
 * Returns the field's value, "1,3". The rules decide later whether the draw is legal.
 */
export function cardsTyped(typed: string, { market }: Pick<View, 'market'>): Result<string, Refusal> {
  const found = slotsNamed(typed.normalize('NFKC').trim(), market);
  if (!found.ok) return found;
  const slots = [...found.value].sort((one, other) => one - other);
  const strange = slots.find(slot => slot < 1 || slot > market.length);
  if (strange !== undefined) return refuse('no-such-slot', { slot: String(strange), slots: market.length });
  if (slots.length === 0) return refuse('draw-nothing');
  return new Set(slots).size < slots.length ? refuse('draw-too-many') : accept(slots.join(','));
}

/**
 * Reads the private contracts to keep from the numbers of their places in the picture ("1 + 3 + 5"). Returns the field's value.
 * Undefined: the text has something other than numbers, or the view has no dealt contracts.
 */
export function contractsTyped(
  typed: string,
  { dealt }: Pick<View, 'dealt'>,
): Result<string, Refusal> | undefined {
  const places = piecesOf(typed.normalize('NFKC')).map(slotsIn);
  if (!dealt || !places.every(piece => piece !== undefined)) return undefined;
  const kept = new Set(places.flat().flatMap(place => dealt[place - 1] ?? []));
  return kept.size === KEPT_CONTRACTS && places.flat().length === KEPT_CONTRACTS
    ? accept([...kept].sort().join(','))
    : refuse('keep-three', { count: KEPT_CONTRACTS });
}

/** Reads a house as a person types it: "l 4". */
const houseTyped = (text: string): string | undefined => {
  const house = text.replace(/[\s_-]+/g, '').toUpperCase();
  return isHouse(house) ? house : undefined;
};

const ofText = (value: string | undefined): Result<string, Refusal> | undefined =>
  value === undefined ? undefined : accept(value);

export function typed(field: string, text: string, view: View): Result<string, Refusal> | undefined {
  switch (field) {
    case 'cards':
      return cardsTyped(text, view);
    case 'contracts':
      return contractsTyped(text, view);
    case 'number':
    case 'colour': {
      const kinds = kindsIn(text.normalize('NFKC').trim());
      return ofText(kinds?.length === 1 ? kinds[0] : undefined);
    }
    case 'house':
    case 'roof':
      return ofText(houseTyped(text));
    case 'claim': {
      const slots = piecesOf(text).map(slotsIn);
      const all = slots.every(piece => piece !== undefined) ? new Set(slots.flat()) : new Set();
      return ofText(all.size === 0 ? undefined : [...all].sort().join(','));
    }
    default:
      return undefined;
  }
}
