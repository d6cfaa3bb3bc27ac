import { closeSync, openSync, readSync } from 'node:fs';

/** Maximum size of a file in bytes. The largest file of the project has less than one million. */
const MOST_BYTES = 16_000_000;
const PART_BYTES = 65_536;

const MISSING = 'is not there';
const EMPTY = 'is empty';

/** Error for a file without readable text. Its message is one line with the file's name and the reason. */
export class NoText extends Error {
  override readonly name = 'NoText';
  /** Reason, as the end of a sentence about the file: "is a folder". */
  readonly reason: string;

  constructor(file: string, reason: string) {
    super(`${file} ${reason}`);
    this.reason = reason;
  }

  get isMissing(): boolean {
    return this.reason === MISSING;
  }

  get isEmpty(): boolean {
    return this.reason === EMPTY;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: MISSING,
  ENOTDIR: MISSING,
  EACCES: 'may not be read by this user',
  EISDIR: 'is a folder',
};

/** First bytes, in hexadecimal, of files that are no text, each with the reason as the end of a sentence about the file. */
const OTHER_KINDS: readonly (readonly [RegExp, string])[] = [
  [/^1f8b/, 'is compressed with gzip: unpack it first'],
  [/^504b(0304|0506)/, 'is a zip archive, or a document of Word or Excel: save it as plain text'],
  [/^(425a68|fd377a58|377abcaf|28b52ffd|52617221)/, 'is a compressed archive: unpack it first'],
  [/^255044462d/, 'is a PDF: save it as plain text'],
  [/^7b5c727466/, 'is a document in RTF: save it as plain text'],
  [/^d0cf11e0/, 'is an Office document: save it as plain text'],
  [/^(89504e47|ffd8ff|47494638|52494646.{8}57454250|49492a00|4d4d002a)/, 'is a picture'],
  [/^53514c69746520666f726d61/, 'is a database of SQLite'],
  [/^(7f454c46|4d5a90)/, 'is a program'],
  [/^(fffe0000|0000feff)/, 'is encoded as UTF-32: save it as UTF-8'],
];
const LONGEST_MARK = 16;

/** Returns the line of the first byte that is no UTF-8. */
const badLine = (bytes: Uint8Array): number =>
  (new TextDecoder().decode(bytes).split('\ufffd')[0] ?? '').split(/\r\n|\r|\n/).length;

function decoded(file: string, bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new NoText(
      file,
      `is not UTF-8 (line ${badLine(bytes)}), probably Latin-1 or Windows-1252: save it as UTF-8`,
    );
  }
}

/** White space and control characters, such as NUL and the character that programs of DOS write at the end of a text. */
const TAIL = /[\s\p{Cc}]/u;

function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && TAIL.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/**
 * Returns the text of a file from its bytes, as editors of all systems write them. The bytes are UTF-8, or UTF-16 with a byte
 * order mark, with any line breaks. The text has line feeds, and no white space at its end. Throws NoText for anything else.
 * @param file name for the error's message
 */
export function textOf(file: string, bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, LONGEST_MARK)).toString('hex');
  const [, kind] = OTHER_KINDS.find(([mark]) => mark.test(start)) ?? [];
  if (kind !== undefined) throw new NoText(file, kind);
  const text = withoutTail(decoded(file, bytes).replace(/\r\n?/g, '\n'));
  if (text === '') throw new NoText(file, EMPTY);
  if (text.includes('\0')) throw new NoText(file, 'is no text, or UTF-16 without a mark: save it as UTF-8');
  return text;
}

/** Reads the bytes of a file or a pipe, which may be endless. Throws NoText, and the file system's error. */
function bytesIn(path: string | URL | 0, name: string): Uint8Array {
  const file = path === 0 ? 0 : openSync(path, 'r');
  const parts: Uint8Array[] = [];
  try {
    for (let left = MOST_BYTES; left >= 0; ) {
      const part = new Uint8Array(PART_BYTES);
      const length = readSync(file, part);
      if (length === 0) return Buffer.concat(parts);
      parts.push(part.subarray(0, length));
      left -= length;
    }
    throw new NoText(name, `is larger than ${MOST_BYTES / 1_000_000} MB`);
  } finally {
    if (path !== 0) closeSync(file);
  }
}

/**
 * Reads a text file that a person hands over. Throws NoText.
 * @param path 0: the standard input
 * @param name name for the error's message
 */
export function readTextFile(path: string | URL | 0, name = String(path)): string {
  let bytes: Uint8Array;
  try {
    bytes = bytesIn(path, name);
  } catch (error) {
    if (error instanceof NoText) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new NoText(name, REASONS[code] ?? `can't be read (${code})`);
  }
  return textOf(name, bytes);
}
