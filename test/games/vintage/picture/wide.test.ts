import { expect, it } from 'vitest';
import { wideScene } from '../../../../src/games/vintage/picture/wide.ts';
import { endPoints } from '../../../../src/games/vintage/rules/scoring.ts';
import { vintageWords } from '../../../../src/games/vintage/words/all.ts';
import { itemOf, wordsOf } from '../../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../../support/labels.ts';
import { times } from '../../../support/test-form.ts';
import { crowded, played } from './shown.ts';

const wides = [...played.filter((_, at) => at % times(4, 9) === 0), ...crowded.slice(-3)].map(shown => ({
  ...shown,
  scene: wideScene(shown.view, WIDE_NAMES, shown.marked, shown.language),
}));

it('shows each seat’s points as the seat’s line on the board does', () => {
  for (const { view, scene } of wides)
    for (const [seat, player] of view.players.entries()) {
      const [house, line] = [`house/${seat + 1}`, `seat/${seat + 1}`];
      for (const part of [
        'part/scored',
        ...Object.keys(endPoints(player)).map(each => `part/${each}`),
        'total',
      ])
        expect(wordsOf(scene, `${house}/${part}`)).toBe(wordsOf(scene, `${line}/${part}`));
      expect(itemOf(scene, `${house}/signs/crown`) !== undefined).toBe(
        itemOf(scene, `${line}/crown`) !== undefined,
      );
    }
});

it('names the open cards, below the board where the board does not', () => {
  for (const { view, language, scene } of wides) {
    const { cards } = vintageWords(language).terms;
    const named = view.display.map((_, slot) => wordsOf(scene, `name/${slot + 1}`));
    expect(named).toEqual(
      view.display.map(card => (card && view.players.length === 4 ? cards[card] : undefined)),
    );
  }
});
