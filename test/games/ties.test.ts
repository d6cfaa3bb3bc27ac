import { expect, test } from 'vitest';
import { endingScene as greenPortEnding } from '../../src/games/green-port/picture/ending.ts';
import { endingScene as portoEnding } from '../../src/games/porto/picture/ending.ts';
import { gamesFrom } from '../../src/games/registry.ts';
import { endingScene as vintageEnding } from '../../src/games/vintage/picture/ending.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import type { GameEnding, Names } from '../../src/presentation/presenter/presenter.ts';
import type { Scene } from '../../src/presentation/shapes/scene.ts';
import { endingOf, playedGame } from '../../tools/gallery/played.ts';
import { faultsOf } from '../presentation/laws.ts';
import { wordsOf } from '../presentation/scenes.ts';
import { WIDE_NAMES } from '../support/labels.ts';

type Ending = (ending: GameEnding, view: never, names: Names, language: Language) => Scene;

const ENDINGS: Readonly<Record<string, readonly [Ending, readonly string[]]>> = {
  porto: [portoEnding, ['publicContracts', 'laterSeat']],
  'green-port': [greenPortEnding, ['cubes', 'cards']],
  vintage: [vintageEnding, ['estates', 'quality']],
};
test.each(gamesFrom('shown'))('%s: the end shows what decided between equal totals', id => {
  const [scene, kinds] = ENDINGS[id] ?? [];
  if (!scene || !kinds) throw new Error(`${id}: no end`);
  const four = playedGame(id, 4, 5);
  const { summary, ranks } = endingOf(four);
  const first = ranks?.indexOf(1) ?? 0;
  const second = ranks?.indexOf(2) ?? 1;
  const view = four.game.view(four.played.at(-1)?.state, 'table') as never;
  for (const language of LANGUAGES)
    for (const by of [undefined, ...kinds]) {
      const ties = by === undefined ? [] : [{ seats: [first, second] as const, by }];
      const drawn = scene({ summary: { ...summary, ties }, ranks }, view, WIDE_NAMES, language);
      const told = [0, 1, 2, 3].map(seat => wordsOf(drawn, `tie/${seat + 1}`));
      expect([by, wordsOf(drawn, 'tie/label') !== undefined]).toEqual([by, by !== undefined]);
      expect(told.every(value => (value === undefined) === (by === undefined))).toBe(true);
      expect([language, by, ...faultsOf(drawn, 37)]).toEqual([language, by]);
    }
});
