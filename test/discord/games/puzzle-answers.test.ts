import { describe, expect, test } from 'vitest';
import { stateOf } from '../../../src/core/contract/puzzle.ts';
import { inTenths } from '../../../src/core/contract/reasons.ts';
import { plainly } from '../../../src/discord/panels/hint/hint.ts';
import { sequelLines } from '../../../src/discord/panels/hint/sequels.ts';
import { puzzlesOf } from '../../../src/games/puzzles.ts';
import { games } from '../../../src/games/registry.ts';
import { YOU } from '../../../src/presentation/text/names.ts';
import { harnessed } from '../../games/harnesses.ts';
import { contextFor } from '../../support/named-by-hint.ts';

const RULES = await harnessed('puzzles');
const withPuzzles = Object.values(games).filter(({ id }) => RULES[id] && puzzlesOf(id).length > 0);
/** Greatest share of answers whose first sentence names no thing. */
const UNNAMED = 0.025;

describe.each(withPuzzles)('$id', game => {
  test('each answer names a thing first, and tells what follows the best action and what follows the other one', () => {
    const unnamed: string[] = [];
    let answers = 0;
    for (const puzzle of puzzlesOf(game.id)) {
      const view = game.view(stateOf(game, puzzle), puzzle.seat);
      const { seat, seats, choices } = puzzle;
      const { context, presenter } = contextFor({ game, view, seat, seats, legal: [] });
      const [best, ...others] = choices.map(({ action, ...choice }) => {
        const read = game.read(action);
        return { ...choice, action: read.ok ? read.value : undefined };
      });
      const names = Array.from({ length: seats }, (_, at) => (at === seat ? YOU.en : `Seat ${at + 1}`));
      for (const { action, behind, reasons, later = [] } of others) {
        answers += 1;
        const parts = reasons.map(({ ahead = false, ...part }) => ({ ...part, ahead }));
        const explained = { presenter, view, seat, action: best?.action, names };
        const naming = { than: action, later };
        const first = plainly(context, explained, parts, inTenths(behind), 'X', naming);
        if (!RULES[game.id]?.things.test(first)) unnamed.push(`${puzzle.id}: ${first}`);
        const lines = sequelLines(context, { presenter, names }, later, ['A', 'B']);
        const heads = lines.flatMap((line, at) => (line.startsWith('- ') ? [] : at));
        expect([lines[0], heads.length], puzzle.id).toEqual(['After *A* (share of imagined games):', 2]);
        expect(lines.length, puzzle.id).toBeLessThanOrEqual(8);
        expect([first, ...lines].join(' '), puzzle.id).not.toMatch(/undefined|NaN/);
      }
    }
    expect(unnamed.length, unnamed.join('\n')).toBeLessThanOrEqual(answers * UNNAMED);
  });
});
