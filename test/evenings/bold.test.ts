import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Returns true for a text in which bold begins within bold, so that Discord shows stars or ends the bold too early. */
function isBoldInBold(line: string): boolean {
  let isOpen = false;
  for (const { index } of line.matchAll(/(?<!\\)\*\*/g)) {
    if (isOpen && /\s/.test(line[index - 1] ?? '')) return true;
    isOpen = !isOpen;
  }
  return false;
}

test('no recorded answer has bold within bold', () => {
  const lines = globSync('test/evenings/*.evening').flatMap(path => readFileSync(path, 'utf8').split('\n'));
  expect(lines.length).toBeGreaterThan(5_000);
  expect(lines.filter(line => line.startsWith(' ') && isBoldInBold(line))).toEqual([]);
  expect(isBoldInBold('**Who plays for **Cid**?**')).toBe(true);
  expect(isBoldInBold('**Cid** plays for **Ann**.')).toBe(false);
});
