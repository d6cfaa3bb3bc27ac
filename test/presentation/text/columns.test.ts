import { expect, test } from 'vitest';
import { padded, widthOf } from '../../../src/presentation/text/columns.ts';

test.each([
  ['Ann', 5, 'Ann  '],
  ['Annie', 5, 'Annie'],
  ['Annabel', 5, 'Anna…'],
  ['가나다', 5, '가나…'],
  ['가나다', 6, '가나다'],
  ['김민준', 4, '김… '],
  ['👍Ann', 6, '👍Ann '],
  ['e\u0301', 3, 'e\u0301  '],
  // A second wide character does not fit beside the ellipsis.
  ['a가나다', 5, 'a가… '],
])('%s in %d columns', (text, columns, shown) => {
  expect(padded(text, columns)).toBe(shown);
  expect(widthOf(padded(text, columns))).toBe(columns);
});
