import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vintage } from '../../../src/games/vintage/rules/index.ts';
import { keepsTheContract } from '../../contract/kit.ts';
import { checkText } from '../../contract/legality.ts';
import { VINTAGE } from './kit-table.ts';

// Not at the tables yet: so it is not among the games that test/contract takes from the registry.
keepsTheContract(vintage, [VINTAGE], VINTAGE.few ?? 20);

test('it reads only what it writes', () => {
  const word = fc.constantFrom(
    ...[
      'buy',
      'plant',
      'harvest',
      'age',
      'first',
      'take',
      'play',
      'sail',
      'gather',
      'leave',
      'unload',
      'add',
    ],
    ...[
      'pay',
      'discard',
      'load',
      'wine',
      'overseer-2',
      'overseer-0',
      '1',
      '0',
      '12',
      '1,2',
      '2,1',
      'cima-1',
      'cima-9',
    ],
    ...[
      'free-action',
      'enologist',
      'colheita',
      'boat',
      'deck',
      'discount',
      'red',
      'old',
      'gaia',
      'ruby',
      'lbv',
      '',
    ],
  );
  const wordy = fc.array(word, { maxLength: 8 }).map(words => words.join(' '));
  const junk = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), wordy);
  fc.assert(
    fc.property(junk, text => checkText(vintage, text)),
    { numRuns: 6_000 },
  );
  for (const text of [
    '',
    ' ',
    'pass ',
    ' pass',
    'PASS',
    'pass pass',
    'constructor',
    '__proto__',
    'play',
    'play constructor pay 1',
  ])
    expect(vintage.read(text), JSON.stringify(text)).toMatchObject({ ok: false });
});
