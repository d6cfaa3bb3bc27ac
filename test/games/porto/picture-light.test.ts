import { describe, expect, it } from 'vitest';
import { boardScene } from '../../../src/games/porto/picture/board.ts';
import { lightAt, STEPS, stepOf } from '../../../src/games/porto/picture/style/light.ts';
import { itemOf } from '../../presentation/scenes.ts';
import { player, viewOf } from './samples.ts';

const skies = Array.from({ length: STEPS + 1 }, (_, step) => JSON.stringify(lightAt(step)));

describe('the hour of the day', () => {
  it('is dawn before the first roof, passes with each, and is dusk only when the game is over', () => {
    const at = (placed: number) => stepOf(viewOf(4, { roofs: { placed, end: 10 } }));
    const steps = Array.from({ length: 11 }, (_, placed) => at(placed));
    expect(steps[0]).toBe(0);
    expect(steps).toEqual([...steps].sort((one, other) => one - other));
    expect(new Set(steps).size).toBe(11);
    expect(at(14)).toBe(STEPS - 1);
    expect(stepOf(viewOf(4, { phase: { type: 'over' } }))).toBe(STEPS);
    expect(stepOf(viewOf(4, { stopped: [] }))).toBe(STEPS);
  });

  it('passes with the Timer in a solo game', () => {
    const at = (left: number) => stepOf(viewOf(1, { timer: { left, size: 28 } }));
    expect([at(28), at(14), at(0)]).toEqual([0, Math.round((STEPS - 1) / 2), STEPS - 1]);
  });

  it('has a light of its own at every step', () => {
    expect(new Set(skies).size).toBe(STEPS + 1);
    for (const sky of skies) expect(sky).not.toMatch(/NaN|undefined/);
  });

  it('changes nothing that belongs to the game', () => {
    const facts = (placed: number) => {
      const view = viewOf(2, { roofs: { placed, end: 6 }, players: [player(), player()] });
      const { items } = boardScene(view, ['A', 'B'], []);
      return items.filter(
        ({ id }) => !/^(backdrop|deep|boat|roofs|reflection|house\/..\/(closed|empty|roof\/empty))/.test(id),
      );
    };
    expect(facts(3)).toEqual(facts(0));
  });

  it('lights the windows from sunset on', () => {
    const pane = (placed: number) => {
      const view = viewOf(2, { roofs: { placed, end: 6 } });
      const houses = view.houses.map(house =>
        house.id === 'L3' ? { ...house, colour: 'red' as const, level: 3, ground: 0 } : house,
      );
      return itemOf(boardScene({ ...view, houses }, [], []), 'house/L3/floor/1');
    };
    expect(pane(0)).toEqual(pane(5));
    expect(pane(6)).not.toEqual(pane(5));
  });
});
