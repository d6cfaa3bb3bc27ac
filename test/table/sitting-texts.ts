import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { part } from '../support/test-form.ts';
import { IN_POSTGRES, sittings } from './sittings.ts';

const FOLDER = new URL('sittings/', import.meta.url);
const withoutRows = (text: string): string =>
  text
    .split('\n')
    .filter(line => !/^ {2}[+~-] /.test(line))
    .join('\n');

/**
 * Makes a test of each text. The answers may change only with the table. `npx vitest run test/table/sittings -u`
 * writes them anew. Then read the diff.
 * @param slow true: of the texts that `npm test` leaves out
 * @param half index of the half of the texts; two files share them, since one would be the last of a run. Absent: all texts
 */
export function testTexts(slow: boolean, half?: 0 | 1): void {
  const names = readdirSync(FOLDER)
    .filter(name => name.endsWith('.slow.txt') === slow)
    .filter((_, at) => half === undefined || at % 2 === half);
  // Many texts execute the same SQL statements.
  const tried = IN_POSTGRES ? part(names, Math.ceil(names.length / 3)) : names;
  test.each(tried)('%s: each line is answered as the text has it', async name => {
    const file = new URL(name, FOLDER);
    const text = readFileSync(file, 'utf8');
    const answered = await sittings(text);
    if (IN_POSTGRES) expect(answered).toBe(withoutRows(text));
    else await expect(answered).toMatchFileSnapshot(file.pathname);
  });
}
