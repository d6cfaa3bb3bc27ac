import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import { porto } from '../../../src/games/porto/game.ts';
import { boardScene } from '../../../src/games/porto/picture/board.ts';
import type { Action, Event, Placed, View } from '../../../src/games/porto/rules/types.ts';
import { textWidth } from '../../../src/presentation/drawing/fonts.ts';
import type { Scene } from '../../../src/presentation/shapes/scene.ts';
import { houses, player, viewOf } from '../../games/porto/samples.ts';
import { randomGame } from '../../games/porto/words/games.ts';
import { times } from '../../support/test-form.ts';
import { bounds, itemOf, overlap, textsOf } from '../scenes.ts';

const NAMES = ['Joana', 'Miguel', 'Bia', 'Tom'];
const ghostsIn = (scene: Scene): readonly string[] =>
  scene.items.flatMap(({ id }) => (id.includes('/ghost/') ? [id] : []));

const build = (placed: Partial<Placed>, roof = 0): Event => {
  const whole = {
    house: 'L3',
    colour: 'blue',
    floors: 2,
    level: 2,
    completed: false,
    ground: 0,
    tokenTo: null,
  } as const;
  const points = { house: whole.level, neighbours: 3, ground: 0, roof, contracts: 4 };
  const claimed = [{ slot: 2, card: 'house-blue', vp: 4 }] as const;
  return {
    type: 'built',
    seat: 0,
    number: 'red-2',
    colour: 'blue-1',
    placed: { ...whole, ...placed },
    claimed,
    points,
    score: 40,
  };
};

function* previews(): Generator<{ view: View; open: View; action: Action; events: readonly Event[] }> {
  for (const [seats, options] of [
    [1, { variant: 'solo', timer: 26 }],
    [2, { variant: 'standard' }],
    [4, { variant: 'standard' }],
  ] as const) {
    for (const { state, seat, legal } of randomGame(seats, options, 3)) {
      const view = porto.view(state, seat);
      const builds = legal.filter(({ type }) => type === 'build' || type === 'timer');
      const worths = builds.map(action => porto.worth?.(view, seat, action) ?? 0);
      const best = builds[worths.indexOf(Math.max(...worths))];
      for (const action of new Set([best, builds.at(-1)])) {
        if (!action) continue;
        const step = porto.apply(state, seat, action, new SeededDice(new Uint8Array(32)));
        if (!step.ok) throw new Error(step.refusal.code);
        const events = step.value.events.map(({ event }) => event);
        yield { view, open: porto.view(state, 'table'), action, events };
      }
    }
  }
}

const placedBy = (events: readonly Event[]): Placed | undefined =>
  events.flatMap(event => (event.type === 'built' || event.type === 'timerBuilt' ? [event.placed] : []))[0];

describe('ghosts', () => {
  test('are dashed and veiled, in the pattern of their colour', () => {
    const scene = boardScene(viewOf(2), NAMES, [], [build({})]);
    expect(itemOf(scene, 'house/L3/ghost/1/wall')).toMatchObject({ fill: { pattern: 'diamonds' } });
    expect(itemOf(scene, 'house/L3/ghost/1/veil')).toBeDefined();
    expect(itemOf(scene, 'house/L3/ghost/dashes')).toMatchObject({ stroke: { dash: expect.any(Array) } });
  });

  test('of one floor stand free, with their points above them', () => {
    for (const level of [0, 2]) {
      const view = viewOf(2, { houses: houses(2, level === 0 ? {} : { L3: ['blue', level] }) });
      const scene = boardScene(view, NAMES, [], [build({ floors: 1, level: level + 1 })]);
      const floor = itemOf(scene, `house/L3/ghost/${level + 1}`);
      const tag = itemOf(scene, 'house/L3/ghost/gain');
      if (floor?.type !== 'sprite' || tag?.type !== 'rect') throw new Error('not drawn');
      expect(tag.y + tag.h).toBeLessThanOrEqual(floor.y + 6);
    }
  });

  test('of a whole house have their points before the pale roof', () => {
    const view = viewOf(2, { houses: houses(2, { L3: ['blue', 4] }, { L3: 3 }) });
    const drawn = ghostsIn(boardScene(view, NAMES, [], [build({ level: 6, completed: true }, 3)]));
    expect(drawn.indexOf('house/L3/ghost/gain')).toBeGreaterThan(drawn.indexOf('house/L3/ghost/roof/veil'));
  });

  test('change nothing else on the board, show nothing that only chance decides, and fit', () => {
    let seen = 0;
    for (const [at, { view, open, events }] of [...previews()].entries()) {
      if (at % times(3, 1) !== 0) continue;
      seen++;
      const placed = placedBy(events);
      const now = boardScene(view, NAMES, []);
      const scene = boardScene(view, NAMES, [], events);
      expect(scene).toEqual(boardScene(open, NAMES, [], events.slice(0, 1)));
      if (!placed) {
        expect(scene).toEqual(now);
        continue;
      }
      const touched = [placed.house, placed.tokenTo].filter(house => house !== null);
      const rest = ({ items }: Scene) =>
        items.filter(({ id }) => !touched.some(house => id.startsWith(`house/${house}/`)));
      expect(rest(scene)).toEqual(rest(now));
      const before = view.houses.find(({ id }) => id === placed.house)?.level ?? 0;
      const floors = ghostsIn(scene).filter(id => /\/ghost\/\d$/.test(id));
      expect(floors).toEqual(
        Array.from(
          { length: placed.floors },
          (_, index) => `house/${placed.house}/ghost/${before + index + 1}`,
        ),
      );
      expect(ghostsIn(scene).some(id => id.endsWith('/ghost/roof'))).toBe(placed.completed);
      const rests = placed.tokenTo !== null && !(placed.completed && placed.tokenTo === placed.house);
      expect(ghostsIn(scene).some(id => id.endsWith('/ghost/token'))).toBe(rests);
      expect(new Set(scene.items.map(({ id }) => id)).size).toBe(scene.items.length);
      const texts = textsOf(scene);
      expect(texts.filter(({ text, size, weight, w }) => textWidth(text, size, weight) > w + 0.5)).toEqual(
        [],
      );
      expect(
        texts.flatMap((text, index) => texts.slice(index + 1).filter(other => overlap(text, other))),
      ).toEqual([]);
      for (const item of scene.items.filter(({ id }) => id.includes('/ghost/'))) {
        const { x, y, w, h } = bounds(item);
        expect(x >= 0 && y >= 0 && x + w <= scene.width && y + h <= scene.height).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(times(40, 100));
  });

  test('never tell a private contract', () => {
    const view = viewOf(2, {
      viewer: 0,
      players: [player({ private: [{ contract: 'side-1', vp: 5 }] }), player()],
    });
    const bare = { ...view, players: [player(), player()] };
    expect(boardScene(view, NAMES, [], [build({})])).toEqual(boardScene(bare, NAMES, [], [build({})]));
  });
});
