import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import { porto } from '../../../src/games/porto/game.ts';
import { boardScene } from '../../../src/games/porto/picture/board.ts';
import { turnScene } from '../../../src/games/porto/picture/turn.ts';
import { portoPresenter } from '../../../src/games/porto/presenter/index.ts';
import type { Action, Event, Placed, View } from '../../../src/games/porto/rules/types.ts';
import { portoWords } from '../../../src/games/porto/words/all.ts';
import { previewAlt } from '../../../src/games/porto/words/own-alt.ts';
import { textWidth } from '../../../src/presentation/drawing/fonts.ts';
import type { Scene } from '../../../src/presentation/shapes/scene.ts';
import { safeName } from '../../../src/presentation/text/names.ts';
import { houses, player, viewOf } from '../../games/porto/samples.ts';
import { randomGame } from '../../games/porto/words/games.ts';
import { times } from '../../support/test-form.ts';
import { bounds, itemOf, overlap, textsOf, wordsOf } from '../scenes.ts';

const NAMES = ['Joana', 'Miguel', 'Bia', 'Tom'];
const LONG = [
  'Wolfeschlegelsteinhausenbergerdorff',
  '*'.repeat(30),
  '👩‍👩‍👧‍👦'.repeat(30),
  '@'.repeat(30),
].map(name => safeName(name));

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
  test('are the floors to come, in place of the empty storeys, with letter and points', () => {
    const view = viewOf(2, { houses: houses(2) });
    const scene = boardScene(view, NAMES, [], [build({ ground: 2, tokenTo: 'R1' })]);
    expect(itemOf(scene, 'house/L3/ghost/1/wall')).toMatchObject({ fill: { pattern: 'diamonds' } });
    expect(itemOf(scene, 'house/L3/ghost/1/veil')).toBeDefined();
    expect(itemOf(scene, 'house/L3/ghost/2')).toBeDefined();
    expect(itemOf(scene, 'house/L3/ghost/3')).toBeUndefined();
    expect(itemOf(scene, 'house/L3/empty/2')).toBeUndefined();
    expect(itemOf(scene, 'house/L3/empty/3')).toBeDefined();
    expect(itemOf(scene, 'house/L3/floor/1')).toBeUndefined();
    expect(wordsOf(scene, 'house/L3/ghost/colour/letter')).toBe('B');
    expect(wordsOf(scene, 'house/L3/ghost/gain/points')).toBe('+9');
    expect(itemOf(scene, 'house/L3/ghost/dashes')).toMatchObject({ stroke: { dash: expect.any(Array) } });
    expect(itemOf(scene, 'house/L3/ground')).toBeUndefined();
    expect(wordsOf(scene, 'house/R1/ghost/token/points')).toBe('2');
    expect(itemOf(scene, 'house/R1/roof/empty')).toBeDefined();
  });

  test('ghosts of one floor stand free: their points hang above them, a letter only where the house has none', () => {
    for (const [level, letter] of [
      [0, 'B'],
      [2, undefined],
    ] as const) {
      const view = viewOf(2, { houses: houses(2, level === 0 ? {} : { L3: ['blue', level] }) });
      const scene = boardScene(view, NAMES, [], [build({ floors: 1, level: level + 1 })]);
      const floor = itemOf(scene, `house/L3/ghost/${level + 1}`);
      const tag = itemOf(scene, 'house/L3/ghost/gain');
      if (floor?.type !== 'sprite' || tag?.type !== 'rect') throw new Error('not drawn');
      expect(tag.y + tag.h).toBeLessThanOrEqual(floor.y + 6);
      expect(wordsOf(scene, 'house/L3/ghost/gain/points')).toMatch(/^\+\d+$/);
      expect(wordsOf(scene, 'house/L3/ghost/colour/letter')).toBe(letter);
    }
  });

  test('put a pale roof on a house that would be complete; its token is gone', () => {
    const view = viewOf(2, { houses: houses(2, { L3: ['blue', 4] }, { L3: 3 }) });
    const scene = boardScene(view, NAMES, [], [build({ level: 6, completed: true }, 3)]);
    expect(itemOf(scene, 'house/L3/ghost/roof/veil')).toBeDefined();
    // A later item covers an earlier one, so the points come after the pale roof.
    const drawn = ghostsIn(scene);
    expect(drawn.indexOf('house/L3/ghost/gain')).toBeGreaterThan(drawn.indexOf('house/L3/ghost/roof/veil'));
    expect(itemOf(scene, 'house/L3/roof')).toBeUndefined();
    expect(itemOf(scene, 'house/L3/roof/empty')).toBeUndefined();
    expect(itemOf(scene, 'house/L3/token')).toBeUndefined();
    expect(itemOf(scene, 'house/L3/floor/4')).toBeDefined();
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

  test('have a text twin that fits and begins with what is not done yet', () => {
    for (const { view, events } of previews()) {
      const placed = placedBy(events);
      if (!placed) continue;
      const alt = previewAlt(portoWords('en'), view, LONG, events);
      expect(alt.length).toBeLessThanOrEqual(1024);
      expect(alt).toContain(`Preview, not done yet: ${placed.floors} ${placed.colour} on ${placed.house}`);
      for (const { id, colour, level, height } of view.houses) {
        expect(alt).toContain(`${id} ${colour ?? 'empty'} ${level}/${height}`);
      }
      expect(alt.split('\n')[0]).not.toMatch(/\*|undefined|New:/);
    }
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

const drew = (view: View): Event => ({
  type: 'drew',
  seat: 0,
  cards: [1, 3].map(slot => ({ slot, card: view.market[slot - 1] ?? 'blue-1' })),
});

describe('a preview', () => {
  test('is a picture where something is built or drawn, and none elsewhere', async () => {
    const view = viewOf(2);
    const picture = await portoPresenter('en').preview?.(view, NAMES, [build({})], 'porto-x-1-preview.png');
    expect(picture?.file.length).toBeGreaterThan(50_000);
    expect(picture?.name).toBe('porto-x-1-preview.png');
    const passed: Event = { type: 'passed', seat: 0 };
    expect(await portoPresenter('en').preview?.(view, NAMES, [passed], 'x.png')).toBeUndefined();
    expect(
      await portoPresenter('en').preview?.({ ...view, viewer: 0 }, NAMES, [drew(view)], 'x.png'),
    ).toBeDefined();
  });

  test('a preview of a draw marks the cards that it would take, and has them in the hand', () => {
    const view = viewOf(2);
    const held = view.players[0]?.hand?.length ?? 0;
    const ids = turnScene(view, 0, NAMES, 'en', [drew(view)]).items.map(({ id }) => id);
    expect(ids.filter(id => id.endsWith('/drawn'))).toEqual([
      'market/1/drawn',
      'market/3/drawn',
      `own/${held + 1}/drawn`,
      `own/${held + 2}/drawn`,
    ]);
    expect(turnScene(view, 0, NAMES).items.filter(({ id }) => id.endsWith('/drawn'))).toEqual([]);
  });
});
