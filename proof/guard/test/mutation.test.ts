import { existsSync, globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Chance } from '../chance.ts';
import { drawn, ROOMS } from '../mutation/draw.ts';
import { candidatesIn, nearest } from '../mutation/near.ts';
import { faultsOf, planted } from '../mutation/operators.ts';

/** Returns each fault of a text, as the text that runs while it is on. */
const mutantsOf = (text: string): readonly string[] =>
  faultsOf('a.ts', text).map(fault => planted(text, [{ ...fault, id: 7 }]));
const on = (now: string, then: string): string => `(globalThis.mutant?.(7) ? (${then}) : (${now}))`;

describe('the faults of a text', () => {
  test.each([
    ['let a = b < c;', [`let a = ${on('b < c', '(b) <= (c)')};`]],
    ['let a = b !== c;', [`let a = ${on('b !== c', '(b) === (c)')};`]],
    ['let a = b - c;', [`let a = ${on('b - c', '(b) + (c)')};`]],
    ['let a = b && c;', [`let a = ${on('b && c', '(b) || (c)')};`]],
    ['let a = b ? c : d;', [`let a = ${on('b', 'true')} ? c : d;`, `let a = ${on('b', 'false')} ? c : d;`]],
    ['let a = { b: 300 };', [`let a = { b: ${on('300', '300 + 1')} };`]],
    ['let a = [b];', [`let a = ${on('[b]', '[]')};`]],
    ['let a = b.filter(c);', [`let a = ${on('b.filter(c)', 'b')};`]],
    ['await tell(a);', ['{ if (!globalThis.mutant?.(7)) {await tell(a);} }']],
    // A condition without brackets would take the `else` of the condition around it.
    [
      'if (a) b(); else c;',
      [
        `if (${on('a', 'true')}) b(); else c;`,
        `if (${on('a', 'false')}) b(); else c;`,
        'if (a) { if (!globalThis.mutant?.(7)) {b();} } else c;',
        'if (a) b(); else { if (!globalThis.mutant?.(7)) {c;} }',
      ],
    ],
    [
      'function f() { let a = b; let c = a; }',
      ['function f() { if (globalThis.mutant?.(7)) return; let a = b; let c = a; }'],
    ],
  ])('%s', (text, mutants) => expect(mutantsOf(text)).toEqual(mutants));

  test.each([
    ...['type A = 1 | [2];', "import a from 'a';", "let a = 'b' + c;", 'let a = b?.filter(c);'],
    ...["log.info('x');", '[a] = b;', 'function f() { let a = b; return a; }'],
  ])('none: %s', text => expect(mutantsOf(text).filter(mutant => !mutant.startsWith('{ if (!'))).toEqual([]));

  test('two in one text have a switch each', () => {
    const text = 'let a = b < c; go();';
    const faults = faultsOf('a.ts', text).map((fault, at) => ({ ...fault, id: at + 1 }));
    expect(planted(text, faults)).toBe(
      'let a = (globalThis.mutant?.(1) ? ((b) <= (c)) : (b < c)); { if (!globalThis.mutant?.(2)) {go();} }',
    );
  });
});

test('each room has as many mutants of its own, apart from each other, and a seed draws the same again', () => {
  const draw = (seed: number) => drawn(['store', 'page'], 20, new Chance(seed));
  const mutants = draw(1);
  expect(mutants.map(({ room }) => room)).toEqual([...Array(10).fill('store'), ...Array(10).fill('page')]);
  for (const { id, file, start, end } of mutants)
    for (const other of mutants)
      expect(other.id === id || other.file !== file || other.end < start || end < other.start).toBe(true);
  expect(draw(1)).toEqual(mutants);
  expect(draw(2)).not.toEqual(mutants);
});

test.each(Object.entries(ROOMS))('%s has code and tests', (_, { code, tests, broad }) => {
  expect(globSync(code).length).toBeGreaterThan(0);
  expect(globSync(tests).length).toBeGreaterThan(0);
  expect(broad.filter(file => !existsSync(file))).toEqual([]);
});

test('tests of the same name are near, far ones are more, and those that execute a mutant soonest come first', () => {
  const near = candidatesIn(globSync('test/{table,evenings}/*.{test.ts,evening}'));
  const pause = { room: 'table', file: 'src/table/requests/pause.ts' };
  const first = near(pause);
  expect(first).toEqual(
    expect.arrayContaining(['test/table/sittings.test.ts', 'test/evenings/pause.evening']),
  );
  const far = near(pause, true);
  expect(far).toEqual(expect.arrayContaining([...first]));
  expect(far.length).toBeGreaterThan(2 * first.length);
  const ran = [
    { file: 'slow', met: [1], ms: 9_000 },
    { file: 'broad', met: [1, 2, 3, 4, 5, 6, 7, 8, 9], ms: 100 },
    { file: 'quick', met: [1], ms: 100 },
    { file: 'other', met: [2], ms: 1 },
  ];
  const order = nearest(1, ['slow', 'broad', 'quick', 'other', 'unknown'], ran);
  expect(order.map(({ file }) => file)).toEqual(['quick', 'broad', 'slow']);
});
