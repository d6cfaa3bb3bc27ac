import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../src/core/dice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { LightDice } from '../../src/core/light-dice.ts';
import { type Strength, strengthsOf } from '../../src/core/player.ts';
import { players } from '../../src/games/players.ts';
import { games } from '../../src/games/registry.ts';
import { some } from '../support/form.ts';
import type { HintPosition } from '../support/hint-position.ts';
import { namedByHint } from '../support/named-by-hint.ts';

const FEWEST = 20;
const PROOF = 3;

const advising = Object.values(games).filter(({ id }) => strengthsOf(id, players).length > 0);

const positionsOf = ({ id }: AnyGame): readonly HintPosition[] =>
  JSON.parse(readFileSync(new URL(`./${id}/hint-positions.json`, import.meta.url), 'utf8'));

function stateOf(game: AnyGame, { seats, seed, log }: HintPosition): unknown {
  const dice = SeededDice.fromHex(seed);
  let state = game.setup(seats, game.defaults, dice);
  for (const text of log.split(' | ').filter(Boolean)) {
    const action = game.read(text);
    const [seat = -1] = game.toAct(state);
    const step = action.ok ? game.apply(state, seat, action.value, dice) : action;
    if (!step.ok) throw new Error(`${game.id}: ${text}: ${step.refusal.code}`);
    state = step.value.state;
  }
  return state;
}

describe.each(advising)('$id', game => {
  const positions = positionsOf(game);

  test(`${positions.length} positions, each proven against all that tempts`, () => {
    expect(positions.length).toBeGreaterThanOrEqual(FEWEST);
    expect(new Set(positions.map(({ seed, log }) => `${seed} ${log}`)).size).toBe(positions.length);
    for (const { tempting } of positions) {
      expect(tempting).not.toEqual([]);
      for (const { behind, error } of tempting) expect(behind).toBeGreaterThan(PROOF * error);
    }
  });

  test.each(some(positions, 8))('a hint names $idea', async position => {
    const state = stateOf(game, position);
    const [seat = -1] = game.toAct(state);
    const view = game.view(state, seat);
    const worth = new Map(
      game.legal(state, seat).map(action => [game.write(action), game.worth?.(view, seat, action) ?? 0]),
    );
    const most = Math.max(...worth.values());
    expect([...worth.keys()]).toEqual(
      expect.arrayContaining([position.idea, ...position.tempting.map(({ action }) => action)]),
    );
    // The action with the most immediate points is one of the tempting actions. It is never the idea that the hint must name.
    if (most > 0) {
      expect(worth.get(position.idea)).toBeLessThan(most);
      expect(position.tempting.map(({ action }) => worth.get(action))).toContain(most);
    }
    const [first] = await namedByHint(game, state);
    expect(first).toBe(position.idea);
  });

  test('the hard player finds most ideas, and the medium player few, since only the hard one looks ahead', () => {
    const tried = some(positions, 8);
    const found = (strength: Strength): number =>
      tried.filter(position => {
        const state = stateOf(game, position);
        const [seat = -1] = game.toAct(state);
        const player = players[game.id]?.strengths?.[strength];
        const action = player?.choose(game, game.view(state, seat), seat, new LightDice(7));
        return action !== undefined && game.write(action) === position.idea;
      }).length;
    expect(found('hard')).toBeGreaterThan(tried.length / 2);
    expect(found('medium')).toBeLessThan(tried.length / 4);
  });
});
