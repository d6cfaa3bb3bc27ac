import { describe, expect, it } from 'vitest';
import { porto } from '../../../src/games/porto/game.ts';
import { boardScene } from '../../../src/games/porto/picture/board.ts';
import { COLOURS, HOUSE_IDS, type Options, type View } from '../../../src/games/porto/rules/types.ts';
import type { Scene } from '../../../src/presentation/shapes/scene.ts';
import { idsOf, itemOf, wordsOf } from '../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { houses, player, type Sample, samples, viewOf } from './samples.ts';
import { randomGame } from './words/games.ts';

const randomViews = (seats: number, options: Options, seed: number): readonly View[] => {
  const states = [...randomGame(seats, options, seed)].flatMap(({ state, after }) => [state, after]);
  return states
    .filter((_, at) => at % 14 === 0 || at === states.length - 1)
    .map(state => porto.view(state, 'table'));
};

const random: readonly Sample[] = (
  [
    [1, { variant: 'solo', timer: 28 }],
    [1, { variant: 'solo', timer: 24 }],
    [2, { variant: 'standard' }],
    [3, { variant: 'standard' }],
    [4, { variant: 'family' }],
  ] as const
).flatMap(([seats, options], seed) =>
  randomViews(seats, options, seed + 1).map((view, index) => ({
    name: `${options.variant} ${seats}, view ${index}`,
    view,
    names: WIDE_NAMES,
    marked: [],
  })),
);

const crowded: Sample = {
  name: 'largest numbers',
  view: viewOf(4, {
    round: 88,
    lastRound: 99,
    roofs: { placed: 14, end: 10 },
    deck: 50,
    publicDeck: 35,
    players: Array.from({ length: 4 }, () =>
      player({
        score: 188,
        hand: Array.from({ length: 50 }, () => 'blue-1' as const),
        claimed: Array.from({ length: 35 }, () => 'house-blue' as const),
      }),
    ),
  }),
  names: WIDE_NAMES,
  marked: [],
};
const three: Sample = {
  ...crowded,
  name: 'largest numbers, three seats',
  view: { ...crowded.view, players: crowded.view.players.slice(1) },
};

const all = [...samples, ...random, crowded, three];
const scenes = all.map(({ name, view, names, marked }) => ({
  name,
  view,
  scene: boardScene(view, names, marked),
}));

describe('every board, by value', () => {
  it('shows every house, floor by floor', () => {
    for (const { view, scene } of scenes) {
      const ids = idsOf(scene);
      for (const id of HOUSE_IDS) {
        const house = view.houses.find(inPlay => inPlay.id === id);
        expect(wordsOf(scene, `house/${id}/id`)).toBe(id);
        expect(ids.has(`house/${id}/closed`)).toBe(house === undefined);
        if (!house) continue;
        for (let level = 1; level <= house.height; level++) {
          expect(ids.has(`house/${id}/floor/${level}`)).toBe(level <= house.level);
          expect(ids.has(`house/${id}/empty/${level}`)).toBe(level > house.level);
        }
        expect(wordsOf(scene, `house/${id}/colour/letter`)).toBe(house.colour?.[0]?.toUpperCase());
        expect(ids.has(`house/${id}/roof`)).toBe(house.level === house.height);
        expect(wordsOf(scene, `house/${id}/ground/points`)).toBe(
          house.ground ? String(house.ground) : undefined,
        );
        expect(wordsOf(scene, `house/${id}/token/points`)).toBe(house.roof ? String(house.roof) : undefined);
      }
    }
  });

  it('shows market, contracts, supply, decks, round and roofs', () => {
    for (const { view, scene } of scenes) {
      const ids = idsOf(scene);
      view.market.forEach((kind, index) => {
        const id = `market/${index + 1}`;
        expect(wordsOf(scene, `${id}/slot`)).toBe(String(index + 1));
        expect(ids.has(`${id}/empty`)).toBe(kind === null);
        expect(wordsOf(scene, `${id}/value`)).toBe(kind?.at(-1));
        expect(wordsOf(scene, `${id}/colour/letter`)).toBe(kind?.[0]?.toUpperCase());
      });
      view.contracts.forEach((contract, index) => {
        const id = `contract/${index + 1}`;
        expect(wordsOf(scene, `${id}/slot`)).toBe(String(index + 1));
        expect(ids.has(`${id}/empty`)).toBe(contract === null);
        expect(ids.has(`${id}/vp/points`)).toBe(contract !== null);
        expect(ids.has(`${id}/house`)).toBe(contract?.startsWith('house') ?? false);
      });
      for (const colour of COLOURS) {
        const { floors, grounds } = view.supply[colour];
        const isLow = floors <= 3 || grounds <= 1;
        expect(wordsOf(scene, `supply/${colour}/floors`)).toBe(isLow ? String(floors) : undefined);
        expect(wordsOf(scene, `supply/${colour}/grounds`)).toBe(isLow ? String(grounds) : undefined);
      }
      expect(wordsOf(scene, 'deck/left')).toBe(String(view.deck));
      expect(wordsOf(scene, 'publicDeck/left')).toBe(String(view.publicDeck));
      expect(wordsOf(scene, 'roofs/count')).toMatch(
        new RegExp(`^${view.roofs.placed}(/${view.roofs.end})?$`),
      );
      if (view.lastRound === null && view.phase.type !== 'over') {
        expect(wordsOf(scene, 'round/words')).toBe(`Round ${view.round}`);
      }
    }
  });

  it('shows every seat and marks exactly those awaited', () => {
    for (const { view, scene } of scenes) {
      view.players.forEach(({ score, hand, claimed, ready }, seat) => {
        const id = `seat/${seat + 1}`;
        const { phase, result } = view;
        expect(wordsOf(scene, `${id}/score`)).toBe(String(result?.seats[seat]?.total ?? score));
        if (phase.type === 'turn' || phase.type === 'timer') {
          const cards = COLOURS.flatMap(colour =>
            Array.from({ length: 12 }, (_, at) =>
              wordsOf(scene, `${id}/cards/${colour}/${at + 1}/value`),
            ).flatMap(value => (value === undefined ? [] : [`${colour}-${value}`])),
          );
          const counted = wordsOf(scene, `${id}/hand`);
          if (counted === undefined) expect(cards.toSorted()).toEqual(hand.toSorted());
          else expect([counted, cards]).toEqual([String(hand.length), []]);
          if (hand.length > 0 && hand.length < 4) expect(counted).toBeUndefined();
          expect(wordsOf(scene, `${id}/claimed`)).toBe(String(claimed.length));
        }
        const awaited =
          phase.type === 'turn'
            ? phase.seat === seat
            : phase.type === 'keep'
              ? !ready
              : phase.type === 'timer';
        expect(idsOf(scene).has(`${id}/turn`)).toBe(awaited);
      });
    }
  });
});

describe('houses out of the game', () => {
  it('are narrower than those in it, which grow, and all keep their names', () => {
    const widths = ([1, 2, 3, 4] as const).map(seats => {
      const scene = boardScene(viewOf(seats), WIDE_NAMES.slice(0, seats), []);
      const wide = (id: string) => (itemOf(scene, id) as { w: number } | undefined)?.w;
      return [wide('house/L1/closed'), wide('house/L3/empty/1')];
    });
    const [solo = [], two = [], three = [], four = []] = widths;
    expect(solo).toEqual(two);
    for (const [out = 0, living = 0] of [two, three]) expect(out).toBeLessThan(living / 2);
    expect(four[0]).toBeUndefined();
    expect([two[1], three[1]].map(living => (living ?? 0) > (four[1] ?? 0))).toEqual([true, true]);
    expect(two[1]).toBeGreaterThan(1.15 * (four[1] ?? 0));
  });

  it('the titles of market and contracts stand on the board', () => {
    const scene = boardScene(viewOf(2), WIDE_NAMES, []);
    expect(['market', 'contracts'].map(name => wordsOf(scene, `title/${name}`))).toEqual([
      'Market',
      'Contracts',
    ]);
  });
});

const sceneOf = (name: string): Scene => {
  const found = scenes.find(scene => scene.name === name);
  if (!found) throw new Error(name);
  return found.scene;
};

describe('what has just happened', () => {
  it('puts a dotted line around the floors placed', () => {
    const scene = sceneOf('2-middle');
    const mark = itemOf(scene, 'house/L3/marked');
    const [top, bottom] = [itemOf(scene, 'house/L3/floor/4'), itemOf(scene, 'house/L3/floor/3')];
    expect(itemOf(scene, 'house/L3/marked/dots')).toMatchObject({ stroke: { dash: expect.any(Array) } });
    if (mark?.type !== 'sprite' || top?.type !== 'sprite' || bottom?.type !== 'sprite')
      throw new Error('not drawn');
    expect(Math.abs(mark.y + 6 - top.y)).toBeLessThan(2);
    expect(Math.abs(mark.y + mark.h - 6 - bottom.y - bottom.h)).toBeLessThan(2);
    expect(scene.items.filter(({ id }) => id.endsWith('/marked'))).toHaveLength(1);
  });

  it('hangs the points of a build on its floors, none where nobody scored', () => {
    expect(wordsOf(sceneOf('2-middle'), 'house/L3/gain/points')).toBe('+4');
    const { view, names, marked } = samples.find(({ name }) => name === '2-middle') as Sample;
    const byTimer = marked.map(event =>
      event.type === 'built' ? ({ ...event, type: 'timerBuilt', tokenLost: 0 } as const) : event,
    );
    expect(wordsOf(boardScene(view, names, byTimer), 'house/L3/gain/points')).toBeUndefined();
    expect(itemOf(boardScene(view, names, byTimer), 'house/L3/marked')).toBeDefined();
  });

  it('rings the roof that a token went to', () => {
    expect(itemOf(sceneOf('2-middle'), 'house/R3/marked/token')).toBeDefined();
  });

  it('marks a seat’s floors and the Timer’s on one house together', () => {
    const placed = { house: 'L3', colour: 'blue', completed: false, ground: 0, tokenTo: null } as const;
    const points = { house: 0, neighbours: 0, ground: 0, roof: 0, contracts: 0 };
    const scene = boardScene(
      viewOf(1, { houses: houses(1, { L3: ['blue', 3] }) }),
      ['Joana'],
      [
        {
          type: 'built',
          seat: 0,
          number: 'red-2',
          colour: 'blue-1',
          placed: { ...placed, floors: 2, level: 2 },
          claimed: [],
          points,
          score: 2,
        },
        {
          type: 'timerBuilt',
          number: 'red-1',
          colour: 'blue-1',
          placed: { ...placed, floors: 1, level: 3 },
          tokenLost: 0,
        },
      ],
    );
    const [mark, floor] = [itemOf(scene, 'house/L3/marked'), itemOf(scene, 'house/L3/floor/1')];
    if (mark?.type !== 'sprite' || floor?.type !== 'sprite') throw new Error('not drawn');
    expect(Math.abs(mark.h - 12 - floor.h * 3)).toBeLessThan(5);
  });
});

describe('a game that people ended', () => {
  const ended = (stopped: readonly number[]) => boardScene(viewOf(2, { stopped }), ['Joana', 'Miguel'], []);

  it('says that it is over and how, and whose it is', () => {
    expect(wordsOf(ended([1]), 'round/words')).toBe('Over: given up');
    expect([1, 2].map(seat => wordsOf(ended([1]), `seat/${seat}/ended`))).toEqual(['gave up', 'Won']);
    expect(itemOf(ended([1]), 'seat/2/crown')).toBeDefined();
  });

  it('says that it was called off, and blames nobody', () => {
    expect(wordsOf(ended([]), 'round/words')).toBe('Over: cancelled');
    expect(itemOf(ended([]), 'seat/1/ended')).toBeUndefined();
  });
});

describe('solo', () => {
  it('explains the glasses of sand while there are any', () => {
    expect(itemOf(sceneOf('solo-empty'), 'market/1/risk')).toBeDefined();
    expect(wordsOf(sceneOf('solo-empty'), 'timer/sand/words')).toBe('risk of discard');
    expect(itemOf(sceneOf('solo-timer'), 'market/1/risk')).toBeUndefined();
    expect(itemOf(sceneOf('solo-timer'), 'timer/sand/words')).toBeUndefined();
  });

  it('shows the Timer, its two cards and the goal', () => {
    const scene = sceneOf('solo-timer');
    expect(wordsOf(scene, 'timer/left')).toBe('14/28');
    expect(wordsOf(scene, 'timer/card/1/value')).toBe('2');
    expect(wordsOf(scene, 'timer/card/2/colour/letter')).toBe('B');
    expect(wordsOf(sceneOf('solo-empty'), 'timer/goal')).toBe('goal 60');
  });

  it('tells the level, or that the goal was missed', () => {
    expect(wordsOf(sceneOf('solo-won'), 'result')).toBe('Master Builder');
    expect(wordsOf(sceneOf('solo-lost'), 'result')).toBe('60 not reached');
  });
});

describe('names', () => {
  const named = (name: string) => wordsOf(boardScene(viewOf(2), [name, ''], []), 'seat/1/name');

  it('stand as people wrote them, without the escapes that messages need', () => {
    expect(named('\\_under\\_score')).toBe('_under_score');
  });

  it('keep what our fonts can write, and are the seat where that is nothing', () => {
    expect(named('👩‍👩‍👧‍👦 Família 김')).toBe('Família 김');
    expect(named('👍')).toBe('Seat 1');
    expect(named('大輔 ไทย')).toBe('大輔');
    expect(named('ไทย')).toBe('Seat 1');
    expect(named('\u200b')).toBe('1·Somebody');
  });

  it('are cut between graphemes', () => {
    const letter = 'q\u0303';
    expect(named(letter.repeat(30))).toMatch(new RegExp(`^(${letter})*…$`, 'u'));
  });
});
