import { describe, expect, it } from 'vitest';
import { boardScene } from '../../../src/games/porto/picture/board.ts';
import { wideScene } from '../../../src/games/porto/picture/wide.ts';
import { COLOURS } from '../../../src/games/porto/rules/types.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import type { Scene } from '../../../src/presentation/shapes/scene.ts';
import { bounds, itemOf, overlap, textsOf, wordsOf } from '../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { some } from '../../support/test-form.ts';
import { player, type Sample, samples, viewOf } from './samples.ts';

const KINDS = COLOURS.flatMap(colour => ([1, 2, 3] as const).map(value => `${colour}-${value}` as const));
const WHOLE_DECK = KINDS.flatMap(kind => Array.from({ length: kind.endsWith('1') ? 4 : 3 }, () => kind));

const full: readonly Sample[] = [1, 2, 3, 4].map(seats => ({
  name: `everything at once, ${seats}`,
  view: viewOf(seats, {
    round: 88,
    lastRound: 99,
    deck: 50,
    publicDeck: 35,
    players: Array.from({ length: seats }, () =>
      player({
        score: 188,
        hand: WHOLE_DECK,
        claimed: Array.from({ length: 35 }, () => 'cards-blue-red' as const),
      }),
    ),
  }),
  names: WIDE_NAMES,
  marked: [],
}));
const all = [...samples, ...full];

const scenes = some(LANGUAGES, 2).flatMap(language =>
  all.flatMap(({ name, view, names, marked }) => [
    { name: `${name}, ${language}`, scene: boardScene(view, names, marked, [], language) },
    { name: `${name}, ${language}, wide`, scene: wideScene(view, names, marked, language) },
  ]),
);

const PANELS = /^(round|roofs|decks|timer|(market|contract|seat)\/\d|supply\/[a-z]+)$/;
const panels = (scene: Scene) => scene.items.filter(({ id, type }) => type === 'sprite' && PANELS.test(id));

describe('every picture, in every language', () => {
  it('has sheets of paper that lie beside each other', () => {
    for (const { name, scene } of scenes) {
      const list = panels(scene);
      expect(list.length).toBeGreaterThan(8);
      const touching = list.flatMap((one, index) =>
        list
          .slice(index + 1)
          .flatMap(other => (overlap(bounds(one), bounds(other)) ? [`${one.id} ${other.id}`] : [])),
      );
      expect([name, touching]).toEqual([name, []]);
    }
  });

  it('keeps seats’ words on their own sheet', () => {
    for (const { name, scene } of scenes) {
      for (const item of textsOf(scene)) {
        const sheet = itemOf(scene, /^seat\/\d/.exec(item.id)?.[0] ?? '');
        if (!sheet) continue;
        const [inner, outer] = [bounds(item), bounds(sheet)];
        const within =
          inner.x >= outer.x &&
          inner.y >= outer.y &&
          inner.x + inner.w <= outer.x + outer.w &&
          inner.y + inner.h <= outer.y + outer.h;
        expect([name, item.id, within]).toEqual([name, item.id, true]);
      }
    }
  });
});

describe('the wide view', () => {
  it('counts the claimed contracts that find no room', () => {
    const scene = wideScene(full[3]?.view ?? viewOf(4), [], []);
    const shown = scene.items.filter(({ id }) => /^seat\/1\/claimed\/\d+$/.test(id)).length;
    expect(wordsOf(scene, 'seat/1/claimed/more')).toBe(`+${35 - shown}`);
  });

  it('stands both streets side by side', () => {
    const scene = wideScene(viewOf(4), [], []);
    const [left, right] = ['L7', 'R1'].map(house => bounds(itemOf(scene, `house/${house}/id`) ?? never()));
    expect(left?.y).toBe(right?.y);
    expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(200);
  });
});

const never = (): never => {
  throw new Error('not drawn');
};
