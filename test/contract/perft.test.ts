import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { games } from '../../src/games/registry.ts';
import type { Perft } from '../games/harness.ts';
import { harnessed } from '../games/harnesses.ts';
import { times } from '../support/test-form.ts';

function perft(game: AnyGame, state: unknown, depth: number, dice: Perft['dice']): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const seat of game.toAct(state))
    for (const action of game.legal(state, seat)) {
      const done = game.apply(state, seat, action, dice());
      if (!done.ok) throw new Error(`${game.write(action)}: ${done.refusal.code}`);
      lines += perft(game, done.value.state, depth - 1, dice);
    }
  return lines;
}

/** Number of lines up to which the slower oracle counts too. */
const SHALLOW = times(3_000, 30_000);

describe.each(Object.entries(await harnessed('perft')))('%s', (id, { dice, positions, oracle }) => {
  const game = (games as Readonly<Record<string, AnyGame>>)[id] as AnyGame;

  test.each(positions)('counts the lines of $name ($why)', ({ state, lines }) => {
    expect(lines.map((_, index) => perft(game, state, index + 1, dice))).toEqual(lines);
    const shallow = lines.filter(count => count < SHALLOW);
    if (oracle) expect(shallow.map((_, index) => oracle(state, index + 1))).toEqual(shallow);
  });
});
