import { closeSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createCanvas, registerFont } from 'canvas';
import type { Seat } from '../../core/contract/game.ts';
import type { Language } from '../language/languages.ts';
import { once } from '../once.ts';
import { type Box, READABLE, type Text, type Type, text, type Weight } from '../shapes/scene.ts';
import { distinctNames } from '../text/distinct-names.ts';
import { graphemesOf } from '../text/graphemes.ts';
import { nameInPicture, nameOf, PLAYER_MARK, tidied } from '../text/names.ts';

/** Set of Unicode characters, one bit for each character. */
type Coverage = Uint8Array;

const CHARACTERS = 0x110000;

/** Reads one table from a font file. The rest of the file is not read, since it may be megabytes. */
const tableOf = (file: string, name: string): Buffer => {
  const font = openSync(file, 'r');
  try {
    const read = (length: number, position: number): Buffer => {
      const bytes = Buffer.alloc(length);
      readSync(font, bytes, 0, length, position);
      return bytes;
    };
    const tables = read(12, 0).readUInt16BE(4);
    const entries = read(tables * 16, 12);
    for (let entry = 0; entry < entries.length; entry += 16) {
      if (entries.toString('latin1', entry, entry + 4) === name)
        return read(entries.readUInt32BE(entry + 12), entries.readUInt32BE(entry + 8));
    }
    throw new Error(`a font without a ${name} table`);
  } finally {
    closeSync(font);
  }
};

type MarkRange = (from: number, to: number) => void;

/** Reads a `cmap` table of format 4: segments of the first 65,536 characters. The segment 0xffff ends the list. */
const segments = (cmap: Buffer, at: number, mark: MarkRange): void => {
  const count = cmap.readUInt16BE(at + 6) / 2;
  for (let index = 0; index < count; index++) {
    const to = cmap.readUInt16BE(at + 14 + index * 2);
    const from = cmap.readUInt16BE(at + 16 + (count + index) * 2);
    if (from !== 0xffff) mark(from, to);
  }
};

/** Reads a `cmap` table of format 12: groups of any Unicode characters. */
const groups = (cmap: Buffer, at: number, mark: MarkRange): void => {
  const count = cmap.readUInt32BE(at + 12);
  for (let entry = at + 16; entry < at + 16 + count * 12; entry += 12)
    mark(cmap.readUInt32BE(entry), cmap.readUInt32BE(entry + 4));
};

/** Returns the characters that a font file can write: those of all its `cmap` tables (OpenType) of a known format. */
const coverageOf = (file: string): Coverage => {
  const cmap = tableOf(file, 'cmap');
  const bits = new Uint8Array(CHARACTERS / 8);
  const mark: MarkRange = (from, to) => {
    for (let code = from; code <= to; code++) bits[code >> 3] = (bits[code >> 3] ?? 0) | (1 << (code & 7));
  };
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const at = cmap.readUInt32BE(8 + index * 8);
    const format = cmap.readUInt16BE(at);
    if (format === 4) segments(cmap, at, mark);
    else if (format === 12) groups(cmap, at, mark);
  }
  return bits;
};

/** Checks that the font has the first character of a text. */
const covers = (coverage: Coverage, character: string): boolean => {
  const code = character.codePointAt(0) ?? 0;
  return ((coverage[code >> 3] ?? 0) & (1 << (code & 7))) !== 0;
};

interface Family {
  readonly name: string;
  readonly files: Readonly<Record<Weight, string>>;
}
const LATIN_LETTERS: Family = {
  name: 'Nunito',
  files: {
    bold: 'nunito/700Bold/Nunito_700Bold.ttf',
    black: 'nunito/900Black/Nunito_900Black.ttf',
  },
};
const KOREAN_LETTERS: Family = {
  name: 'Nanum Gothic',
  files: {
    bold: 'nanum-gothic/700Bold/NanumGothic_700Bold.ttf',
    black: 'nanum-gothic/800ExtraBold/NanumGothic_800ExtraBold.ttf',
  },
};
const JAPANESE_LETTERS: Family = {
  name: 'M PLUS Rounded 1c',
  files: {
    bold: 'm-plus-rounded-1c/700Bold/MPLUSRounded1c_700Bold.ttf',
    black: 'm-plus-rounded-1c/800ExtraBold/MPLUSRounded1c_800ExtraBold.ttf',
  },
};
const FAMILIES = [LATIN_LETTERS, KOREAN_LETTERS, JAPANESE_LETTERS] as const;
/** CSS font weights under which all font families are registered, whatever weights the font files name. */
const WEIGHTS: Readonly<Record<Weight, string>> = { bold: '700', black: '900' };

// node-canvas takes a font only if it is registered before the first canvas is made.
const { resolve } = createRequire(import.meta.url);
const fileOf = (family: Family, weight: Weight): string =>
  resolve(`@expo-google-fonts/${family.files[weight]}`);
for (const family of FAMILIES) {
  for (const weight of ['bold', 'black'] as const)
    registerFont(fileOf(family, weight), { family: family.name, weight: WEIGHTS[weight] });
}

/** Files of all fonts. `latin`: the family in which Latin letters are written. */
export const FONT_FILES = FAMILIES.flatMap(family =>
  (['bold', 'black'] as const).map(weight => ({
    family: family.name,
    weight: WEIGHTS[weight],
    file: fileOf(family, weight),
    latin: family === LATIN_LETTERS,
  })),
);

const coverages = new Map(FAMILIES.map(family => [family, coverageOf(fileOf(family, 'black'))]));
const writes = (family: Family, character: string): boolean =>
  covers(coverages.get(family) ?? new Uint8Array(), character);

/** Matches kana, kanji, 、。「」・ー and full-width forms. The Korean font has many of these too, in another typeface. */
const JAPANESE = /^[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}\u3000\uff01-\uff60\uffe0-\uffe6]/u;

const familyOf = (character: string): Family => {
  const last = JAPANESE.test(character)
    ? [JAPANESE_LETTERS, KOREAN_LETTERS]
    : [KOREAN_LETTERS, JAPANESE_LETTERS];
  return [LATIN_LETTERS, ...last].find(family => writes(family, character)) ?? KOREAN_LETTERS;
};

/**
 * Removes from a text all characters that the bot's fonts can't write, so that the text looks the same on every machine.
 * Otherwise a machine would show such characters as boxes or in a font of its own. Empty: no character is left.
 */
export const writable = (words: string): string =>
  graphemesOf(words)
    .filter(part => Array.from(part).every(has))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

const has = (character: string): boolean =>
  character === PLAYER_MARK || FAMILIES.some(family => writes(family, character));

/** Consecutive letters in one font family, or the mark of a bot, which no font has. */
interface FontRun {
  readonly words: string;
  readonly font: string;
}

/**
 * Splits a text into runs of one font family each. For a mixed text, the canvas would take the baseline of the first letter's
 * family for all letters.
 */
export const runsOf = (words: string, size: number, weight: Weight): readonly FontRun[] => {
  const font = (family: Family): string => `${WEIGHTS[weight]} ${size}px "${family.name}"`;
  if (LATIN.test(words)) return [{ words, font: font(LATIN_LETTERS) }];
  const runs: { family: Family; words: string }[] = [];
  for (const segment of graphemesOf(words)) {
    const last = runs.at(-1);
    const family = segment === ' ' && last ? last.family : familyOf(segment);
    const marks = segment === PLAYER_MARK || last?.words === PLAYER_MARK;
    if (last?.family === family && !marks) last.words += segment;
    else runs.push({ family, words: segment });
  }
  return runs.map(run => ({ words: run.words, font: font(run.family) }));
};

const LATIN = /^[\x20-\x7e\u00a0-\u00ff]*$/;

/** Height of a capital letter, as a part of the font size. */
export const CAPITAL = 0.705;

/** Matches the strength in brackets after a bot's name. */
const STRENGTH = / \([^()]*\)$/;

const ruler = createCanvas(1, 1).getContext('2d', { alpha: false });

/** Width and height of the bot's mark, as a part of the font size. */
export const MARK = 0.86;

const widthOf = (run: FontRun, size: number): number => {
  if (run.words === PLAYER_MARK) return MARK * size;
  ruler.font = run.font;
  return ruler.measureText(run.words).width;
};

/** Number of widths in the cache. The cache has a limit, since the number of names has none. */
const WIDTHS = 5000;

/** Returns the width of a drawn text in pixels. */
export const textWidth = once(
  (words: string, size: number, weight: Weight): number =>
    runsOf(words, size, weight).reduce((sum, run) => sum + widthOf(run, size), 0),
  WIDTHS,
);

/**
 * Shortens a text to a width, with an ellipsis after a whole grapheme. A bot's name first loses its strength, since the bot's
 * mark and name matter more.
 */
export const fitted = (words: string, width: number, size: number, weight: Weight): string => {
  if (textWidth(words, size, weight) <= width) return words;
  if (words.startsWith(PLAYER_MARK) && STRENGTH.test(words))
    return fitted(words.replace(STRENGTH, ''), width, size, weight);
  const parts = graphemesOf(words);
  const fits = (count: number) =>
    textWidth(`${parts.slice(0, count).join('').trimEnd()}…`, size, weight) <= width;
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return `${parts.slice(0, low).join('').trimEnd()}…`;
};

/** Makes a text that is shortened to the width of its box. */
export const fittedText = (id: string, box: Box, words: string, type: Type): Text =>
  text(id, box, fitted(words, box.w, type.size ?? READABLE, type.weight ?? 'bold'), type);

/** Width of the narrowest place of a picture for a name, in pixels, as if its letters had the size READABLE. */
const NARROWEST = 4 * READABLE;

/**
 * Returns a seat's name for a picture, or the seat's number where the bot's fonts lack the name's script. Names that
 * would look the same, cut or without signs that the fonts lack, begin with the numbers of their seats.
 * @param room width in pixels of the narrowest place for a name of this picture
 */
export const shownName = (
  names: readonly string[],
  seat: Seat,
  language: Language,
  room = NARROWEST,
): string => {
  const shown = names.map(
    (_, at) => writable(tidied(nameInPicture(names, at, language), language)) || nameOf([], at, language),
  );
  const cut = (name: string): string => fitted(name, Math.min(room, NARROWEST), READABLE, 'black');
  return distinctNames(shown, cut)[seat] ?? nameOf([], seat, language);
};
