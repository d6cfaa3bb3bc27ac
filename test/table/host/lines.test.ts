import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineList, readLine } from '../../../src/table/host/lines.ts';
import { lineOf, timeIn, wordsIn } from '../../../src/table/host/typed-line.ts';

const refusal = (line: string): string => {
  const read = readLine(wordsIn(line));
  if (!('ok' in read) || read.ok) throw new Error(`accepted: ${line}`);
  return read.text;
};

describe('a typed line', () => {
  test('gives the same words again after it was written as one text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1 })), words => {
        expect(wordsIn(lineOf(words))).toEqual(words);
      }),
    );
  });

  test('keeps spaces in quotation marks of both kinds', () => {
    expect(wordsIn(`announce "Back at 6" 'no "later"' x`)).toEqual([
      'announce',
      'Back at 6',
      'no "later"',
      'x',
    ]);
  });

  test('is refused with what is possible: an unknown word, a missing id, too much, a strange option', () => {
    expect(refusal('gmae show x')).toContain('Did you mean game?');
    expect(refusal('game show')).toContain("missing required argument 'id'");
    expect(refusal('game show')).toMatch(/\nUsage: game show ID: /);
    expect(refusal('block person').split('\n')).toEqual([
      "missing required argument 'id'",
      'Usage: block person ID [--reason <text>]: refuse all requests of a person',
    ]);
    expect(refusal('forget')).toContain('\nUsage: forget ID [--yes]: ');
    expect(refusal('game show a b')).toContain('too many arguments');
    expect(refusal('game close a --why x')).toContain("unknown option '--why'");
    expect(refusal('game')).toContain('Usage: host game');
  });

  test('without a word lists every line with its description', () => {
    const read = readLine([]);
    expect('ok' in read && read.ok && read.text).toBe(lineList().join('\n'));
    expect(lineList().join('\n')).toMatch(/^game show ID: .*\n/);
    expect(lineList()).toHaveLength(17);
  });
});

test('the page for operators lists every line', () => {
  const page = readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8');
  for (const line of lineList()) expect(page).toContain(`| \`${line.split(': ')[0]}\` |`);
});

test('a time is an hour of the next day in UTC, a date, or a span', () => {
  const noon = Date.UTC(2026, 10, 26, 12);
  expect(timeIn('18:00Z', noon)).toBe(Date.UTC(2026, 10, 26, 18));
  expect(timeIn('11:59', noon)).toBe(Date.UTC(2026, 10, 27, 11, 59));
  expect(timeIn('2026-11-27T18:00Z', noon)).toBe(Date.UTC(2026, 10, 27, 18));
  expect(timeIn('2026-11-27 18:00+02:00', noon)).toBe(Date.UTC(2026, 10, 27, 16));
  expect(timeIn('+90m', noon)).toBe(noon + 90 * 60_000);
  expect(timeIn('6 pm', noon)).toBe(timeIn('18:00Z', noon));
  expect(timeIn('１８：００', noon)).toBe(timeIn('18:00Z', noon));
  expect(timeIn('27.11.2026 18.00', noon)).toBe(Date.UTC(2026, 10, 27, 18));
  const none = ['2026-13-40T00:00Z', '2026-02-30T18:00Z', '2026-11-27T24:00Z', '2026-11-27T18:00+15:00'];
  for (const text of ['', '24:00', '12:60', 'soon', '-5m', ...none])
    expect(timeIn(text, noon)).toBeUndefined();
});
