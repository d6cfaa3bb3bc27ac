import { spawnSync } from 'node:child_process';
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadSaved } from '../../src/cli/play/saved.ts';
import { readTextFile } from '../../src/core/values/text-file.ts';
import { readSurroundings, withSecretFiles } from '../../src/environment.ts';
import { puzzlesIn } from '../../src/games/puzzles.ts';
import { folder } from '../support/folder.ts';

const swapped = (bytes: Buffer): Buffer => Buffer.from(bytes).swap16();
const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');

/** Ways in which editors write the same text, with an accent and an emoji in it. */
const WRITTEN: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': text => Buffer.from(text),
  'UTF-8 with a byte order mark': text => Buffer.from(`\ufeff${text}`),
  'UTF-16 of Windows': utf16,
  'UTF-16 of other machines': text => swapped(utf16(text)),
  'line breaks of Windows': text => Buffer.from(text.replaceAll('\n', '\r\n')),
  'line breaks of old Macs': text => Buffer.from(text.replaceAll('\n', '\r')),
  'white space and NUL at its end': text => Buffer.from(`${text} \t\n\n\0\0`),
  'the end mark of DOS': text => Buffer.from(`${text}\x1a`),
};

const REFUSED: Readonly<Record<string, readonly [Buffer, string]>> = {
  'Latin-1': [
    Buffer.from('# a\nX=café', 'latin1'),
    'is not UTF-8 (line 2), probably Latin-1 or Windows-1252: save it as UTF-8',
  ],
  gzip: [gzipSync('X=1'), 'is compressed with gzip: unpack it first'],
  zip: [
    Buffer.from('PK\x03\x04rest'),
    'is a zip archive, or a document of Word or Excel: save it as plain text',
  ],
  PDF: [Buffer.from('%PDF-1.7\n'), 'is a PDF: save it as plain text'],
  PNG: [Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'is a picture'],
  JPEG: [Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'is a picture'],
  SQLite: [Buffer.from('SQLite format 3\0'), 'is a database of SQLite'],
  'UTF-32': [Buffer.from([0xff, 0xfe, 0, 0, 0x58, 0, 0, 0]), 'is encoded as UTF-32: save it as UTF-8'],
  'UTF-16 without a mark': [
    Buffer.from('X=1', 'utf16le'),
    'is no text, or UTF-16 without a mark: save it as UTF-8',
  ],
  nothing: [Buffer.alloc(0), 'is empty'],
  'a byte order mark alone': [Buffer.from('\ufeff'), 'is empty'],
  'white space': [Buffer.from(' \r\n\t'), 'is empty'],
};

function fileOf(bytes: Buffer): string {
  const path = join(folder(), 'a.txt');
  writeFileSync(path, bytes);
  return path;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], { cwd: ROOT, encoding: 'utf8' });

/** Readers of the text files that people hand over. Each returns what it has read, or throws or says a line. */
const READERS: Readonly<Record<string, { readonly text: string; readonly read: (path: string) => unknown }>> =
  {
    'a file of settings': {
      text: '# señas 🎲\nPORTO_TEST=ü\n',
      read: path => {
        delete process.env.PORTO_TEST;
        return readSurroundings(path).variables.PORTO_TEST;
      },
    },
    'a secret': { text: 'tökén', read: path => withSecretFiles({ DISCORD_TOKEN_FILE: path }).DISCORD_TOKEN },
    puzzles: { text: '[\n]', read: path => puzzlesIn(path) },
    'a saved game': {
      text: '{\n"format": "é"}',
      read: path => {
        const loaded = loadSaved(path);
        if (loaded.type === 'broken' && loaded.reason.startsWith('is '))
          throw new Error(`${path} ${loaded.reason}`);
        return loaded;
      },
    },
  };

describe.each(Object.entries(READERS))('%s', (_what, { text, read }) => {
  test('is read alike, however an editor has written it', () => {
    const expected = read(fileOf(Buffer.from(text)));
    expect(expected).toBeDefined();
    for (const [how, write] of Object.entries(WRITTEN))
      expect([how, read(fileOf(write(text)))]).toEqual([how, expected]);
  });

  test('is refused with the reason where it is no text', () => {
    for (const [what, [bytes, reason]] of Object.entries(REFUSED)) {
      const path = fileOf(bytes);
      const said = (): string => {
        try {
          return `accepted: ${JSON.stringify(read(path))}`;
        } catch (error) {
          return String(error);
        }
      };
      expect([what, said()]).toEqual([what, expect.stringContaining(reason)]);
    }
    const path = join(folder(), 'inside');
    mkdirSync(path);
    expect(() => read(path)).toThrow('is a folder');
  });
});

test('records use the same reader', () => {
  const record = '{"format":\n"unknown-ü"}';
  const wrong = fileOf(Buffer.from(record, 'latin1'));
  const refused = run('src/cli/record.ts', 'verify', wrong).stderr;
  expect(refused).toContain(`${wrong} is not UTF-8 (line 2), probably Latin-1`);
  const { stderr } = run('src/cli/record.ts', 'verify', fileOf(swapped(utf16(record))));
  expect(stderr).toContain('unknown format "unknown-ü"');
});

test('a file that is too large, or never ends, is refused with the largest size', () => {
  const path = join(folder(), 'large.txt');
  writeFileSync(path, 'x');
  truncateSync(path, 40_000_000_000);
  for (const endless of [path, '/dev/zero'])
    expect(() => readTextFile(endless)).toThrow(`${endless} is larger than 16 MB`);
});

test('a missing file is named', () => {
  expect(() => readTextFile('/nowhere/at/all')).toThrow('/nowhere/at/all is not there');
});
