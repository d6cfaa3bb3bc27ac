import { describe, expect, it } from 'vitest';
import { boardScene } from '../../../../src/games/vintage/picture/board.ts';
import { circlesOf } from '../../../../src/games/vintage/rules/circles.ts';
import { siteOf } from '../../../../src/games/vintage/rules/estates.ts';
import { COLUMNS, SIDES } from '../../../../src/games/vintage/rules/types.ts';
import { vintageWords } from '../../../../src/games/vintage/words/all.ts';
import { alt, fullText } from '../../../../src/games/vintage/words/alt.ts';
import { wordsOf } from '../../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../../support/labels.ts';
import { played, shown } from './shown.ts';

describe('the board in words', () => {
  it('fits the description of a picture, and tells every seat and every lot', () => {
    for (const { name, view, language } of shown) {
      const words = vintageWords(language);
      const said = alt(words, view, ['Ana', 'Rui', 'Eva', 'Gil']);
      expect([name, said.length <= 1024]).toEqual([name, true]);
      const long = fullText(words, view, ['Ana', 'Rui', 'Eva', 'Gil'], 2000);
      expect([name, long.length <= 2000]).toEqual([name, true]);
      if (name.startsWith('crowded')) continue;
      expect([name, said.includes('…')]).toEqual([name, false]);
      for (const { vp, estates, boat, cellar, warehouse } of view.players) {
        const lots = [
          ...estates.flatMap(({ lot }) => lot ?? []),
          ...boat.lots,
          ...cellar.ruby,
          ...cellar.tawny,
        ];
        const lines = [
          ...lots.map(({ quality, barrels }) => `${quality}×${barrels}`),
          ...SIDES.filter(side => warehouse[side].some(held => held > 0)).map(side =>
            warehouse[side].join('-'),
          ),
          ...(view.result ? [] : [String(vp)]),
        ];
        for (const each of lines)
          expect([name, each, said.includes(each), long.includes(each)]).toEqual([name, each, true, true]);
      }
    }
  });
});

it('has its twin in words: every number that the board shows', () => {
  for (const { name, view, marked, language } of played) {
    const scene = boardScene(view, WIDE_NAMES, marked, language);
    const words = vintageWords(language);
    const { alt: phrases, terms } = words;
    const names = ['Ana', 'Rui', 'Eva', 'Gil'];
    const said = fullText(words, view, names, 4000);
    const drawn = (id: string): number => Number(wordsOf(scene, id) ?? 0);
    const free = COLUMNS.filter(column => column !== 'card').map(column => {
      const shown = circlesOf(view.players.length, column).flatMap((_, at) => {
        const number = drawn(`column/${column}/${at + 1}/number`);
        return number === 0 ? [] : [number];
      });
      return `${phrases.columns[column]} ${shown.length > 0 ? shown.join(' ') : phrases.full}`;
    });
    const chips = view.chips.map((_, at) => wordsOf(scene, `chip/${at + 1}/bonus`) ?? '?');
    const seats = view.players.flatMap((player, seat) => {
      const id = `seat/${seat + 1}`;
      const acts = player.passed && !view.result ? phrases.passed : phrases.markers(drawn(`${id}/markers`));
      const points = phrases.points(
        drawn(`${id}/part/scored`),
        drawn(`${id}/total`),
        drawn(`${id}/part/estates`) + drawn(`${id}/part/vineyards`),
        drawn(`${id}/part/barrels`),
      );
      const means = [phrases.brandy(drawn(`${id}/brandy`)), phrases.cards(drawn(`${id}/cards`))];
      const estates = player.estates.map(({ place, vines }) => {
        const { region } = siteOf(place);
        const letters = vines.map(vine => wordsOf(scene, `place/${place}/vine/${vine}/letter`)).join('');
        const quality = drawn(`place/${place}/quality/quality`);
        const called = `${phrases.harbours[region]} ${place.split('-')[1]}`;
        return phrases.estate(called, letters || phrases.bare, quality);
      });
      return [points, ...(view.result && player.passed ? [] : [acts]), ...means, ...estates];
    });
    const cards = view.display.flatMap(card => (card === null ? [] : [terms.cards[card]]));
    const lines = [
      ...free,
      phrases.bonus(chips.join(' ')),
      phrases.piles(drawn('deck/left'), drawn('used/count')),
      ...seats,
      ...cards,
    ];
    for (const each of lines)
      expect([name, language, each, said.includes(each)]).toEqual([name, language, each, true]);
  }
});
