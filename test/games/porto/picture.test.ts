import { describe, expect, it } from 'vitest';
import { boardScene } from '../../../src/games/porto/picture/board.ts';
import { itemOf, wordsOf } from '../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { houses, type Sample, samples, viewOf } from './samples.ts';

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
});

describe('what has just happened', () => {
  it('puts a dotted line around the floors placed', () => {
    const sample = samples.find(({ name }) => name === '2-middle') as Sample;
    const scene = boardScene(sample.view, sample.names, sample.marked);
    const mark = itemOf(scene, 'house/L3/marked');
    const [top, bottom] = [itemOf(scene, 'house/L3/floor/4'), itemOf(scene, 'house/L3/floor/3')];
    expect(itemOf(scene, 'house/L3/marked/dots')).toMatchObject({ stroke: { dash: expect.any(Array) } });
    if (mark?.type !== 'sprite' || top?.type !== 'sprite' || bottom?.type !== 'sprite')
      throw new Error('not drawn');
    expect(Math.abs(mark.y + 6 - top.y)).toBeLessThan(2);
    expect(Math.abs(mark.y + mark.h - 6 - bottom.y - bottom.h)).toBeLessThan(2);
    expect(scene.items.filter(({ id }) => id.endsWith('/marked'))).toHaveLength(1);
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
