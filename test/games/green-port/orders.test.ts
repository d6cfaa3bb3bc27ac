import { expect, test } from 'vitest';
import { readOrder, writeOrder } from '../../../src/games/green-port/views/orders.ts';
import { greenPortWords } from '../../../src/games/green-port/words/all.ts';
import { orderInWords } from '../../../src/games/green-port/words/orders.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';

test.each([
  'pass to 3',
  'refer red pay blue from 2 to 3',
  'bonus red',
  'bonus yellow,green,red,blue',
  'lose yellow,green,red,blue',
])('%s is read as it is written, and said in 60 characters of every language', text => {
  const order = readOrder(text);
  expect(order && writeOrder(order)).toBe(text);
  for (const language of LANGUAGES) {
    const said = orderInWords(greenPortWords(language), text);
    expect(said).not.toBe(text);
    expect(said.length, said).toBeLessThanOrEqual(60);
  }
});
