import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gamesFrom, games as shelf } from '../../src/games/registry.ts';
import { TABLES } from '../games/harnesses.ts';
import { anyCharacter } from '../support/any-character.ts';
import { some, times } from '../support/test-form.ts';
import { toys } from '../toy/rules/index.ts';
import { seatingsOf } from './course.ts';
import { keepsTheContractAt, only } from './kit.ts';
import { checkText } from './legality.ts';

const games = { ...shelf, ...toys };

const WORDS = [
  ...'build draw keep timer pass roof claim 1,3 3,1 L4 R2 blue-3 red-1 side-1'.split(' '),
  ...'bid load play reveal 12'.split(' '),
  ...'hire lose complete buy unflip specialise refer pay boost green blue-1,red-3 none'.split(' '),
  ...'plant sail gather wine unload take discard deck free-action colheita overseer-2 cima-1 1,2 gaia ruby'.split(
    ' ',
  ),
  ...['', '0'],
];

describe('every game', () => {
  it('is played by the contract kit', () => {
    expect(Object.keys(TABLES).sort()).toEqual(Object.keys(games).sort());
    for (const [id, game] of Object.entries(games)) {
      expect(game.id).toBe(id);
      expect(Number.isInteger(game.rules)).toBe(true);
      expect(game.seats(game.defaults).min).toBeGreaterThan(0);
      for (const table of TABLES[id] ?? [])
        expect(table.ranks, `${id}: how a view tells ranks`).toBeDefined();
    }
  });

  it.each(Object.entries(games))('%s reads only what it writes', (_id, game) => {
    const wordy = fc.array(fc.constantFrom(...WORDS), { maxLength: 9 });
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: anyCharacter }),
      wordy.map(words => words.join(' ')),
    );
    fc.assert(
      fc.property(text, junk => checkText(game, junk)),
      { numRuns: times(500, 3_000) },
    );
    const spelt = ['pass ', ' pass', 'PASS', 'pass pass'];
    for (const junk of ['', ' ', ...spelt, 'constructor', '__proto__', 'play constructor pay 1'])
      expect(game.read(junk), JSON.stringify(junk)).toMatchObject({ ok: false });
  });
});

const SEATINGS = 6;
/** Games that are not shown yet. `npm test` plays all random games of these, since their rules are the newest. */
const NEW = gamesFrom('playable').filter(id => !gamesFrom('shown').includes(id));

for (const [id, game] of Object.entries(games)) {
  const seatings = seatingsOf(game, TABLES[id] ?? []);
  const isNew = NEW.includes(id);
  for (const seating of only === undefined && !isNew ? some(seatings, SEATINGS) : seatings) {
    const { few = 20 } = seating.table;
    keepsTheContractAt(game, seating, isNew ? few : times(Math.ceil(few / 10), few));
  }
}
