import { expect, test } from 'vitest';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import type { Scene } from '../../src/presentation/shapes/scene.ts';
import { endingOf, playedGame } from '../../tools/gallery/played.ts';
import { faultsOf } from '../presentation/laws.ts';
import { itemOf, wordsOf } from '../presentation/scenes.ts';
import { WIDE_NAMES } from '../support/labels.ts';
import { sceneOf } from '../support/scene-of.ts';
import { harnessed } from './harnesses.ts';

const rightOf = (scene: Scene, id: string): number | undefined => {
  const item = itemOf(scene, id);
  return item?.type === 'text' ? item.x + item.w : undefined;
};

const presented = await harnessed('presenter');

test.each(gamesFrom('shown'))('%s: the end shows what decided between equal totals', async id => {
  const kinds = presented[id]?.ties ?? [];
  const seats = games[id]?.seats(games[id].defaults).max ?? 0;
  const full = playedGame(id, seats, 5);
  const { summary, ranks } = endingOf(full);
  expect(kinds, 'each tie-breaker is in `ties` of test/games/<game>/presented.ts').toEqual(
    expect.arrayContaining(summary.ties.map(({ by }) => by)),
  );
  const first = ranks?.indexOf(1) ?? 0;
  const second = ranks?.indexOf(2) ?? 1;
  const view = full.game.view(full.played.at(-1)?.state, 'table');
  for (const language of LANGUAGES)
    for (const by of [undefined, ...kinds]) {
      const ties = by === undefined ? [] : [{ seats: [first, second] as const, by }];
      const ending = { summary: { ...summary, ties }, ranks };
      const drawn = await sceneOf(id, language, voice => voice.ending?.(ending, view, WIDE_NAMES, 'x.png'));
      if (!drawn) throw new Error(`${id}: no picture of the end`);
      const lines = Array.from({ length: seats }, (_, seat) => wordsOf(drawn, `tie/${seat + 1}`));
      expect([by, wordsOf(drawn, 'tie/label') !== undefined]).toEqual([by, by !== undefined]);
      expect(lines.every(value => (value === undefined) === (by === undefined))).toBe(true);
      for (let seat = 1; by !== undefined && seat <= seats; seat++)
        expect([seat, rightOf(drawn, `tie/${seat}`)]).toEqual([seat, rightOf(drawn, `sums/total/${seat}`)]);
      expect([language, by, ...faultsOf(drawn, 37)]).toEqual([language, by]);
    }
});
