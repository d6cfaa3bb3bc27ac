import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CustomId,
  MAX_LENGTH,
  makeId,
  parseId,
  readArgs,
  readRev,
  VERBS,
  writeId,
} from '../../src/discord/buttons/custom-id.ts';
import { isWellFormed } from '../support/well-formed.ts';

const anyId: fc.Arbitrary<CustomId> = fc.record({
  match: fc.string({ unit: 'grapheme', maxLength: 12 }),
  rev: fc.option(fc.nat({ max: 1_000_000 })),
  verb: fc.constantFrom(...VERBS),
  args: fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom('', ':', '~', '~0', '~1', '~01'),
    ),
    { maxLength: 4 },
  ),
});

describe('custom ids', () => {
  test('are read back as they were written, whatever stands in them', () => {
    fc.assert(
      fc.property(anyId, id => {
        expect(parseId(writeId(id))).toEqual({ ok: true, id });
      }),
    );
  });

  test('are written in one way only', () => {
    const piece = fc.constantFrom('1', ':', '~', '0', '-', 'do', 'open', 'a', 'zz', '~0', '~1', '00', ' ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), pieces => {
        const text = pieces.join('');
        const parsed = parseId(text);
        if (parsed.ok) expect(writeId(parsed.id)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  test('have arguments of the kinds of their verb', () => {
    expect(readArgs('log', [])).toEqual([]);
    expect(readArgs('log', ['3'])).toEqual([3]);
    expect(readArgs('pick', ['a', 'abuild', 'bL1'])).toEqual(['a', 'abuild', 'bL1']);
    expect(readArgs('propose', ['play-once', '1', 'hard'])).toEqual(['play-once', 1, 'hard']);
    expect(readArgs('do', ['pass', 'draw 1'])).toEqual(['pass', 'draw 1']);
    for (const [verb, args] of [
      ['log', ['x']],
      ['log', ['1', '2']],
      ['do', []],
      ['propose', ['dance']],
      ['propose', ['play-once', 'hard']],
      ['agree', ['1e9']],
      ['cancel', ['maybe']],
      ['hand', ['']],
    ] as const)
      expect(readArgs(verb, args)).toBeUndefined();
    expect(readRev('do', 3)).toBe(3);
    expect(readRev('do', null)).toBeUndefined();
    expect(readRev('hand', null)).toBeNull();
  });

  test('are never longer than Discord takes', () => {
    const id: CustomId = { match: 'abcdefgh', rev: 12, verb: 'do', args: ['x'.repeat(MAX_LENGTH)] };
    expect(() => makeId(id)).toThrow(RangeError);
    expect(makeId({ ...id, args: ['x'.repeat(80)] })).toHaveLength(96);
  });

  test.each([
    ['', 'garbage'],
    ['hello', 'garbage'],
    ['1:abc:0:fly', 'garbage'],
    ['1:abc:-1:do', 'garbage'],
    ['1:abc:01:do', 'garbage'],
    ['1:abc:0:do:~2', 'garbage'],
    ['1:abc:0', 'garbage'],
    ['0:abc:0:do', 'version'],
    ['2:something:else', 'version'],
  ])('%j is %s', (text, why) => {
    expect(parseId(text)).toEqual({ ok: false, why });
  });

  test.each([
    ['1:abc:-:join', true],
    ['1:abc:5:join', false],
    ['1:abc:-:join:x', false],
    ['1:abc:-:vote:3:yes', true],
    ['1:abc:-:vote:3', false],
    ['1:abc:-:vote:3:perhaps', false],
    ['1:abc:-:propose:pause', true],
    ['1:abc:-:propose:offer:2', true],
    ['1:abc:-:propose:party', false],
    ['1:abc:2:do:draw 1', true],
    ['1:abc:-:do:draw 1', false],
    ['1:abc:2:pick:b:abuild:cblue-1', true],
    ['1:-:-:games:list', true],
    ['1:-:-:games:list:2', true],
    ['1:-:-:games:server:set:pace', true],
    ['1:-:-:games:server:set:mayOpen:everyone', false],
    ['1:-:-:games:settings:type:zone', true],
    ['1:-:-:games:server:set', false],
    ['1:-:-:games:privacy:forget:sure', true],
    ['1:-:-:games:tea', false],
    ['1:abc:-:games:list', false],
  ])('%s has the shape of its verb: %s', (text, shaped) => {
    const parsed = parseId(text);
    expect(parsed.ok && isWellFormed(parsed.id)).toBe(shaped);
  });
});
