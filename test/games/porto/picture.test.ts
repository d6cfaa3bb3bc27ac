import { describe, expect, it } from 'vitest';
import { boardScene } from '../../../src/games/porto/picture/board.ts';
import type { Event } from '../../../src/games/porto/rules/types.ts';
import { itemOf, wordsOf } from '../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { houses, viewOf } from './samples.ts';

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
  const placed = { house: 'L3', colour: 'blue', completed: false, ground: 0, tokenTo: null } as const;
  const points = { house: 0, neighbours: 0, ground: 0, roof: 0, contracts: 0 };
  const build = {
    type: 'built',
    seat: 0,
    number: 'red-2',
    colour: 'blue-1',
    claimed: [],
    points,
    score: 2,
  } as const;
  const timer = { type: 'timerBuilt', number: 'red-1', colour: 'blue-1', tokenLost: 0 } as const;

  it.each<[string, Event[], top: number, bottom: number]>([
    ['of a seat', [{ ...build, placed: { ...placed, floors: 2, level: 3 } }], 3, 2],
    [
      'of a seat and of the Timer together',
      [
        { ...build, placed: { ...placed, floors: 2, level: 2 } },
        { ...timer, placed: { ...placed, floors: 1, level: 3 } },
      ],
      3,
      1,
    ],
  ])('has a dotted line around the floors %s', (_, events, highest, lowest) => {
    const view = viewOf(1, { houses: houses(1, { L3: ['blue', 3] }) });
    const scene = boardScene(view, ['Joana'], events);
    const [mark, top, bottom] = ['marked', `floor/${highest}`, `floor/${lowest}`].map(part =>
      itemOf(scene, `house/L3/${part}`),
    );
    expect(itemOf(scene, 'house/L3/marked/dots')).toMatchObject({ stroke: { dash: expect.any(Array) } });
    if (mark?.type !== 'sprite' || top?.type !== 'sprite' || bottom?.type !== 'sprite')
      throw new Error('not drawn');
    expect(Math.abs(mark.y + 6 - top.y)).toBeLessThan(2);
    expect(Math.abs(mark.y + mark.h - 6 - bottom.y - bottom.h)).toBeLessThan(2);
    expect(scene.items.filter(({ id }) => id.endsWith('/marked'))).toHaveLength(1);
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
