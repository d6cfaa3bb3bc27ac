import { createCanvas, loadImage } from 'canvas';
import { describe, expect, test } from 'vitest';
import type { JudgedDecision } from '../../../src/core/review/coach.ts';
import type { Review } from '../../../src/core/review/review.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { games } from '../../../src/games/registry.ts';
import { foresee } from '../../../src/presentation/choosing/preview.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { curveAlt } from '../../../src/presentation/pictures/review/alt.ts';
import { around, differing, pixelsIn } from '../../../src/presentation/pictures/review/compared.ts';
import { curveScene } from '../../../src/presentation/pictures/review/curve.ts';
import { randomGame } from '../../games/porto/words/games.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { some } from '../../support/test-form.ts';
import { faultsOf } from '../laws.ts';
import { itemOf, textsOf } from '../scenes.ts';

const LARGEST = 350 * 1024;

const worst: JudgedDecision = {
  ...{ seat: 0, rev: 1, seen: 0, turn: 1, own: true, played: 'a', better: 'b', value: 0, loss: 1, lot: 2 },
  reasons: [],
};

const reviewed = (margins: readonly number[], over: Partial<Review> = {}): Review => ({
  ...{ seat: 1, seats: 2, decisions: margins.length, accuracy: 57, ended: true },
  curve: margins.map((margin, at) => ({ turn: 2 * at + 2, margin, chance: 0.5 })),
  turns: [4, 6, 18].map((turn, at) => ({ turn, loss: 9.3 - at, chances: [0.62, 0.05] as const, worst })),
  account: { start: -2.2, startSpread: 1.1, deal: null, own: -33.9, others: 48.4, luck: -2.3, final: 10 },
  ...over,
});

const WAVES = Array.from({ length: 30 }, (_, at) => Math.round(120 * Math.sin(at / 2)) / 10);
/** A review that counts the margin of the dealt cards separately. Without `deal`, that margin is a part of luck. */
const DEALT = reviewed(WAVES, {
  account: {
    ...{ start: -2.2, startSpread: 1.1, deal: { mean: 5.7, spread: 0.9 } },
    ...{ own: -33.9, others: 48.4, luck: -8, final: 10 },
  },
});
const CASES: readonly (readonly [string, Review])[] = [
  ['a long game', reviewed(WAVES)],
  ['always far ahead', reviewed([20, 30, 44, 51, 60, 71, 80, 90, 120])],
  ['no mistakes', reviewed([-3, -6, -2], { turns: [], accuracy: null })],
  [
    'costly turns side by side',
    reviewed(WAVES, {
      turns: [18, 20, 22].map(turn => ({ turn, loss: 3, chances: [0.5, 0.4] as const, worst })),
    }),
  ],
  ['one turn', reviewed([1], { turns: [] })],
  ['with cards that it alone saw', DEALT],
  ['stopped', reviewed(WAVES.slice(0, 10), { ended: false })],
  [
    'alone',
    reviewed([61.2, 58, 66.4, 57], {
      ...{ seat: 0, seats: 1 },
      turns: [{ turn: 4, loss: 8.4, chances: null, worst }],
      account: { start: 61.2, startSpread: null, deal: null, own: -12, others: 0, luck: 7.8, final: 57 },
    }),
  ],
];

describe('the curve', () => {
  test('is laid out for every course of a game in every language, with the longest names', () => {
    for (const language of LANGUAGES)
      for (const [name, review] of CASES)
        expect([`${language}: ${name}`, faultsOf(curveScene(review, WIDE_NAMES, language), 37)]).toEqual([
          `${language}: ${name}`,
          [],
        ]);
  });

  test('is at most 350 KB', async () => {
    for (const language of some(LANGUAGES, 2)) {
      const picture = await presenters
        .porto?.(language)
        .curve?.(reviewed(WAVES), ['Ann', 'Bob'], 'curve.png');
      expect(picture?.file.length).toBeLessThanOrEqual(LARGEST);
      expect(picture?.alt).toBe(curveAlt(reviewed(WAVES), ['Ann', 'Bob'], language));
    }
  });

  test('tells accuracy, the costly turns by their places on the line, and parts of which each begins where the one before ends', () => {
    const scene = curveScene(reviewed(WAVES), ['Ann', 'Bob'], 'en');
    const words = textsOf(scene).map(({ text }) => text);
    for (const said of [
      'How it went for Bob',
      'accuracy 57',
      'Costliest turns',
      'turn 4',
      '−9.3',
      'to win: 62% → 5%',
      '+48.4',
      '+10',
    ])
      expect(words).toContain(said);
    const bar = (id: string) => {
      const item = itemOf(scene, `account/${id}/bar`);
      if (item?.type !== 'rect') throw new Error(id);
      return { left: item.x, right: item.x + item.w };
    };
    expect(bar('luck').right - bar('start').left).toBeCloseTo(4, 5);
    expect(bar('others').left).toBeCloseTo(bar('luck').left, 5);
    expect(bar('own').right).toBeCloseTo(bar('others').right, 5);
    expect(bar('end').right).toBeCloseTo(bar('own').left + 4, 5);
  });

  test('leads from the first bar of the account to the last, also where the game stopped before its end', () => {
    for (const [name, review] of CASES) {
      const line = itemOf(curveScene(review, ['Ann', 'Bob'], 'en'), 'curve/line');
      const marks = textsOf(curveScene(review, ['Ann', 'Bob'], 'en')).flatMap(({ id, y, h }) => {
        const [, points] = /^curve\/points\/(-?\d+)$/.exec(id) ?? [];
        return points === undefined ? [] : [{ points: Number(points), y: y + h / 2 }];
      });
      const [low, high] = [marks[0], marks.at(-1)];
      if (line?.type !== 'polygon' || !low || !high || low === high) throw new Error(name);
      const shownBy = (y = 0) => low.points + ((low.y - y) / (low.y - high.y)) * (high.points - low.points);
      expect(shownBy(line.points[0]?.[1])).toBeCloseTo(review.account.start, 3);
      const end = review.ended ? (review.curve.at(-1)?.margin ?? 0) : review.account.final;
      expect(shownBy(line.points.at(-1)?.[1])).toBeCloseTo(end, 3);
    }
  });

  test('shows what the own cards were worth beside luck, where there were any', () => {
    expect(curveAlt(DEALT, ['Ann', 'Bob'], 'en')).toContain('At the deal −2.2. Own cards +5.7. Luck −8.');
    const words = textsOf(curveScene(DEALT, ['Ann', 'Bob'], 'en')).map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['Own cards', '+5.7']));
  });

  test('is shown in words as well, all of it, in 1,024 characters', () => {
    const alt = curveAlt(reviewed(WAVES), ['Ann', 'Bob'], 'en');
    expect(alt).toContain('How it went for Bob. accuracy 57. At the deal −2.2. Luck −2.3.');
    expect(alt).toContain('turn 4: −9.3');
    const long = reviewed(Array.from({ length: 300 }, (_, at) => at / 7));
    for (const language of LANGUAGES)
      expect(curveAlt(long, WIDE_NAMES, language).length).toBeLessThanOrEqual(1024);
  });
});

describe('two boards', () => {
  const painted = async (w: number, h: number, dot?: readonly [number, number]) => {
    const canvas = createCanvas(w, h);
    const context = canvas.getContext('2d');
    context.fillStyle = '#fff';
    context.fillRect(0, 0, w, h);
    context.fillStyle = '#123456';
    if (dot) context.fillRect(...dot, 3, 2);
    return pixelsIn(canvas.toBuffer('image/png'));
  };

  test('differ where their pixels do', async () => {
    const [plain, dotted] = [await painted(60, 40), await painted(60, 40, [10, 20])];
    expect(differing(plain, dotted)).toEqual({ x: 10, y: 20, w: 3, h: 2 });
    expect(differing(plain, await painted(60, 40))).toBeUndefined();
    expect(differing(plain, await painted(61, 40))).toBeUndefined();
  });

  test('are shown around that, within the board', () => {
    const board = { width: 1080, height: 1350 };
    expect(around({ x: 500, y: 600, w: 100, h: 50 }, { w: 400, h: 300 }, board)).toEqual({
      ...{ x: 350, y: 475, w: 400, h: 300 },
    });
    expect(around({ x: 0, y: 1340, w: 10, h: 10 }, { w: 400, h: 300 }, board)).toEqual({
      ...{ x: 0, y: 1050, w: 400, h: 300 },
    });
    expect(around({ x: 0, y: 0, w: 1080, h: 9 }, { w: 400, h: 300 }, board)).toMatchObject({ x: 0, w: 1080 });
  });

  test('stand side by side or above each other at 1,200 pixels and at most 350 KB; none where nothing is to be seen', async () => {
    const porto = games.porto;
    const presenter = presenters.porto?.('en');
    if (!porto || !presenter) throw new Error('no Porto');
    const heights = new Set<string>();
    const shown = [...randomGame(2, { variant: 'standard' }, 2)].slice(30, 44);
    for (const { state, seat } of some(shown, 3)) {
      const view = porto.view(state, seat);
      const legal = porto.legal(state, seat);
      const kinds = (type: string) => legal.filter(action => porto.write(action).startsWith(type));
      const line = (action: unknown) => {
        const foreseen = foresee(porto, view, seat, action);
        return { foreseen, actionText: presenter.describeAction(action, view, foreseen) };
      };
      const [[draw], builds] = [kinds('draw'), kinds('build')];
      const [one, other] = [builds[0], builds.at(-1)];
      if (draw === undefined || one === undefined || other === undefined) continue;
      const unseen = { ...line(draw), foreseen: [] };
      expect(await presenter.compared?.(view, ['Ann', 'Bob'], [unseen, unseen], 'x.png')).toBeUndefined();
      for (const pair of [[draw, one] as const, [one, other] as const]) {
        const picture = await presenter.compared?.(
          view,
          ['Ann', 'Bob'],
          [line(pair[0]), line(pair[1])],
          'x.png',
        );
        if (!picture) throw new Error('nothing to be seen');
        const { width, height } = await loadImage(picture.file);
        heights.add(height > 1_000 ? 'above' : 'beside');
        expect(width).toBe(1_200);
        expect(picture.file.length).toBeLessThanOrEqual(LARGEST);
        expect(picture.alt).toBe(`Played: ${line(pair[0]).actionText}. Better: ${line(pair[1]).actionText}.`);
      }
    }
    expect([...heights].sort()).toEqual(['above', 'beside']);
  });
});
