import fc from 'fast-check';

/**
 * Any single Unicode character. The generator of fast-check would first build a table of all characters, which takes seconds in
 * each process.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map(code => String.fromCodePoint(code));
