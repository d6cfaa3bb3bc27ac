import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../src/core/dice.ts';
import { readBox } from '../../../src/games/porto/box.ts';
import { CONSTRUCTION_DECK, PRIVATE_DECK, PUBLIC_DECK } from '../../../src/games/porto/cards.ts';
import { porto } from '../../../src/games/porto/index.ts';
import type { Options } from '../../../src/games/porto/types.ts';

const dice = () => new SeededDice(new Uint8Array(32));
const BOX = readFileSync(new URL('../../../data/porto/box.json', import.meta.url), 'utf8');

describe('options that the rules do not have are a broken invariant', () => {
  it.each([
    [2, { variant: 'chess' }, 'no such variant'],
    [1, { variant: 'standard' }, 'standard with 1 seats'],
    [5, { variant: 'family' }, 'family with 5 seats'],
    [2, { variant: 'solo' }, 'solo with 2 seats'],
    [2.5, { variant: 'standard' }, 'standard with 2.5 seats'],
    [1, { variant: 'solo', timer: 27 }, 'a Timer of 27'],
  ])('%s seats, %o', (seats, options, fault) => {
    expect(() => porto.setup(seats, options as unknown as Options, dice())).toThrow(fault);
  });
});

describe('the box', () => {
  it('holds the decks that the rules count', () => {
    expect([CONSTRUCTION_DECK.length, PUBLIC_DECK.length, PRIVATE_DECK.length]).toEqual([50, 35, 39]);
    expect([new Set(PUBLIC_DECK).size, new Set(PRIVATE_DECK).size]).toEqual([35, 39]);
  });

  it.each([
    ['"L1": 4', '"L1": 0', 'houses.heights.L1'],
    ['"L1": 4', '"L1": "four"', 'houses.heights.L1'],
    ['"L1": 4,', '', 'houses.heights.L1'],
    ['"1": 4,', '"1": 5,', 'constructionCards.copiesByValue: expected ten cards'],
    ['"roofs": 14', '"roofs": -1', 'tiles.roofs'],
    ['[28, 26, 24]', '[28, 27]', 'solo.timerSizes.1'],
  ])('with %s as %s is refused in one line that names the entry', (right, wrong, entry) => {
    expect(BOX).toContain(right);
    expect(() => readBox(BOX.replace(right, wrong))).toThrow(
      new RegExp(`^data/porto/box\\.json: ${entry}[^\\n]*$`),
    );
  });

  it('that is no JSON is refused', () => {
    expect(() => readBox('{')).toThrow();
  });
});
