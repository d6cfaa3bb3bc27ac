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
import { idsOf, textsOf } from '../../presentation/scenes.ts';
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
});

describe('the choice of three of five', () => {
  const five = ['ends-blue', 'palette-2', 'pair-blue-red', 'side-2', 'trio-blue-green-purple'] as const;

  it('is laid out in every language, with each private contract', () => {
    for (const language of LANGUAGES) {
      for (const contracts of threes(PRIVATE_DECK))
        expect([language, contracts, faultsOf(keepScene(contracts, language), 37)]).toEqual([
          language,
          contracts,
          [],
        ]);
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
});
