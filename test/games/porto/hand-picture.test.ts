import { describe, expect, it } from 'vitest';
import { handScene, keepScene } from '../../../src/games/porto/picture/hand.ts';
import { keptContracts } from '../../../src/games/porto/picture/seats/kept.ts';
import { READABLE, WIDTH } from '../../../src/games/porto/picture/style/layout.ts';
import { WHITE } from '../../../src/games/porto/picture/style/palette.ts';
import { PICTURE_WORDS } from '../../../src/games/porto/picture/words/index.ts';
import { portoPresenter } from '../../../src/games/porto/presenter/index.ts';
import { KINDS, PRIVATE_DECK, PUBLIC_DECK } from '../../../src/games/porto/rules/cards.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { rect } from '../../../src/presentation/shapes/scene.ts';
import { faultsOf } from '../../presentation/laws.ts';
import { idsOf, textsOf, wordsOf } from '../../presentation/scenes.ts';
import { holding, houses, LATE, threes, viewOf } from './samples.ts';

const boards = [houses(2), LATE];

describe('the hand', () => {
  it('is laid out whatever it holds, with each private contract by its whole name', () => {
    const full = [...KINDS, ...KINDS, ...KINDS];
    for (const language of LANGUAGES) {
      for (const contracts of threes(PRIVATE_DECK)) {
        for (const board of boards) {
          const view = holding(contracts, board, {
            hand: full,
            score: 188,
            claimed: PUBLIC_DECK.slice(0, 12),
          });
          const scene = handScene(view, 0, language);
          expect([`${language} ${contracts}`, faultsOf(scene, 37)]).toEqual([`${language} ${contracts}`, []]);
          expect(textsOf(scene).filter(({ text }) => text === '' || text.includes('…'))).toEqual([]);
        }
      }
      expect([`${language} empty`, faultsOf(handScene(viewOf(1, { viewer: 0 }), 0, language), 37)]).toEqual([
        `${language} empty`,
        [],
      ]);
    }
  });

  it('has each private contract by its whole name under a turn, in letters that a phone shows', () => {
    for (const language of LANGUAGES)
      for (const contracts of threes(PRIVATE_DECK)) {
        const ground = rect('ground', { x: 0, y: 0, w: WIDTH, h: 250 }, { fill: WHITE });
        const kept = keptContracts(holding(contracts), 0, 10, PICTURE_WORDS[language]);
        const scene = { width: WIDTH, height: 250, items: [ground, ...kept] };
        const faults = faultsOf(scene, READABLE).filter(fault => !fault.startsWith('no opaque sprite'));
        expect([language, contracts, faults]).toEqual([language, contracts, []]);
        expect(textsOf(scene).filter(({ text }) => text.includes('…'))).toEqual([]);
      }
  });

  it('shows every kind of card, and how often', () => {
    const scene = handScene(holding([], houses(2), { hand: ['blue-1', 'blue-1', 'red-3'] }), 0);
    expect(wordsOf(scene, 'hand/blue-1/value')).toBe('1');
    expect(wordsOf(scene, 'hand/blue-1/held')).toBe('×2');
    expect(wordsOf(scene, 'hand/red-3/value')).toBe('3');
    expect(wordsOf(scene, 'hand/red-3/held')).toBeUndefined();
  });

  it('tells what a private contract brings now, what the next step lacks, and what is out of reach', () => {
    const board = houses(2, { L3: ['blue', 6], R3: ['blue', 4], L7: ['red', 2], R1: ['red', 1] });
    const scene = handScene(holding(['houses-blue', 'ends-green', 'pair-blue-red'], board), 0);
    expect(wordsOf(scene, 'private/1/medal/points')).toBe('1');
    expect(wordsOf(scene, 'private/1/next')).toBe('2 points:');
    expect(wordsOf(scene, 'private/1/lacks/R3/floors')).toBe('+2');
    expect(wordsOf(scene, 'private/1/lacks/R3/colour/letter')).toBe('B');
    expect(wordsOf(scene, 'private/2/medal/points')).toBe('0');
    const struck = [...idsOf(scene).keys()].filter(id => id.endsWith('/struck'));
    expect(struck.every(id => id.startsWith('private/2/') || id.startsWith('private/3/'))).toBe(true);
    expect(struck).toContain('private/2/step/3/struck');
  });

  it('says when a contract is met in full', () => {
    const board = houses(2, { L3: ['blue', 6], R3: ['blue', 6] });
    const scene = handScene(holding(['twins-blue'], board), 0);
    expect(wordsOf(scene, 'private/1/end')).toBe('met in full');
  });
});

describe('the choice of three of five', () => {
  const five = ['ends-blue', 'palette-2', 'pair-blue-red', 'side-2', 'trio-blue-green-purple'] as const;

  it('is laid out in every language', () => {
    for (const language of LANGUAGES) {
      const scene = keepScene(five, language, ['palette-2', 'side-2', 'trio-blue-green-purple']);
      const ticks = [...idsOf(scene).keys()].filter(id => id.endsWith('/mark/tick'));
      expect(ticks).toEqual([2, 4, 5].map(at => `dealt/${at}/mark/tick`));
      expect([language, faultsOf(scene, 37)]).toEqual([language, []]);
      expect(textsOf(scene).filter(({ text }) => text === '' || text.includes('…'))).toEqual([]);
    }
  });
});

describe('the presenter', () => {
  const dealt = PRIVATE_DECK.slice(0, 5);

  it.each(LANGUAGES)('ticks what is sealed, in the hand as in its alt text: %s', async language => {
    const view = viewOf(2, { viewer: 1, dealt });
    const contracts = dealt.slice(1, 4);
    const scene = handScene(view, 1, language, contracts);
    expect([language, faultsOf(scene, 37)]).toEqual([language, []]);
    const ticks = [...idsOf(scene).keys()].filter(id => id.endsWith('/mark/tick'));
    expect(ticks).toEqual([2, 3, 4].map(at => `dealt/${at}/mark/tick`));
    const presenter = portoPresenter(language);
    const sealed = { type: 'keep', contracts } as const;
    const picture = await presenter.handPicture?.(view, [], 'a.png', sealed);
    expect(picture?.alt.match(/✓/g)).toHaveLength(4);
    expect(picture?.alt.length).toBeLessThanOrEqual(1024);
    expect(presenter.hand(view, [], sealed).match(/✓/g)).toHaveLength(4);
    expect(presenter.hand(view, [])).not.toContain('✓');
  });

  it.each(LANGUAGES)('gives hand and choice alt texts that fit, with every contract: %s', async language => {
    const presenter = portoPresenter(language);
    const kept = await presenter.handPicture?.(holding(PRIVATE_DECK.slice(15, 18)), [], 'a.png');
    expect(kept?.alt.length).toBeLessThanOrEqual(1024);
    const view = viewOf(2, { viewer: 1, dealt, phase: { type: 'keep' } });
    const asked = await presenter.turnPicture?.(view, [], 'b.png');
    expect(asked?.name).toBe('b.png');
    for (const number of [1, 2, 3, 4, 5]) expect(asked?.alt).toContain(`\n${number}. `);
    expect(asked?.alt.length).toBeLessThanOrEqual(1024);
    expect(await presenter.handPicture?.({ ...view, viewer: 'table' }, [], 'd.png')).toBeUndefined();
  });
});
