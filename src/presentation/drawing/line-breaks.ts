/** Breaks a text into lines: at spaces, and between words in Japanese, which is written without spaces. */

const words = new Intl.Segmenter('ja', { granularity: 'word' });

const JAPANESE = /[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}\uff01-\uff60]/u;
/** Characters that may not begin a line. */
const CLOSES =
  /^[、。，．・：；？！」』）】〕》〉］｝ー～…‥々ゝゞヽヾぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ!?,.:;)\]}%％”’×/]/u;
/** Characters that may not end a line. */
const OPENS = /[「『（【〔《〈［｛([{“‘]$/u;
/**
 * Matches a Japanese particle or ending, which stays on the line of the word before. `COUNTS` matches text that ends in a digit
 * or a sign. Such text stays on one line with the counter or digit that follows.
 */
const LEANS = /^[ぁ-ゖ]{1,2}$/u;
const COUNTS = /[\d０-９+−±]$/u;

const parted = (before: string, after: string): boolean =>
  !CLOSES.test(after) &&
  !OPENS.test(before) &&
  !LEANS.test(after) &&
  !COUNTS.test(before) &&
  (JAPANESE.test(before.slice(-1)) || JAPANESE.test(after.slice(0, 1)));

const piecesOf = (word: string): readonly string[] => {
  if (!JAPANESE.test(word)) return [word];
  const found: string[] = [];
  for (const { segment } of words.segment(word)) {
    const last = found.at(-1);
    if (last === undefined || parted(last, segment)) found.push(segment);
    else found[found.length - 1] = last + segment;
  }
  return found;
};

/**
 * Breaks a text into lines that fit. Line number `most` takes all the rest, and a piece that fits no line gets a line of its
 * own.
 * @param fits checks that a line is not too long
 */
export const inLines = (
  text: string,
  fits: (line: string) => boolean,
  most: number = Number.POSITIVE_INFINITY,
): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    piecesOf(word).forEach((piece, at) => {
      const longer = line === '' || at > 0 ? line + piece : `${line} ${piece}`;
      if (line === '' || lines.length + 1 >= most || fits(longer)) line = longer;
      else {
        lines.push(line);
        line = piece;
      }
    });
  }
  return [...lines, line];
};
