import { describe, expect, test } from 'vitest';
import { endOf, SEAT_ENDS } from '../../src/core/contract/seat-ends.ts';
import { presenters } from '../../src/games/presenters.ts';
import { gamesFrom, games as shelf } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import type { Scene } from '../../src/presentation/shapes/scene.ts';
import { plain } from '../../src/presentation/text/names.ts';
import { SHARED_WORDS } from '../../src/presentation/words/index.ts';
import { historyOf, wholeGames } from '../contract/whole-games.ts';
import { sceneOf } from '../support/scene-of.ts';
import { some } from '../support/test-form.ts';
import { TABLES } from './harnesses.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const shown = gamesFrom('shown').flatMap(id => shelf[id] ?? []);

const textsOf = ({ items }: Scene): readonly string[] =>
  items.flatMap(item => {
    const inner = 'items' in item ? item.items : [item];
    return inner.flatMap(each => (each.type === 'text' ? each.text : []));
  });
const idsOf = ({ items }: Scene, seat: number): string =>
  items
    .filter(({ id }) => new RegExp(`^(seat|podium|house)/${seat + 1}(/|$)`).test(id))
    .flatMap(item => ('items' in item ? item.items.map(({ id }) => id) : [item.id]))
    .join(' ');

/** Shapes that no other end has. */
const SHAPES = { resigned: /flag\/cloth/, outOfTime: /flag\/clock/, left: /flag\/arm/ } as const;

describe.each(shown)('$id', game => {
  const [played] = wholeGames(game, TABLES[game.id] ?? []).filter(({ seats }) => seats >= 3);
  if (!played) throw new Error(`${game.id} has no table for three`);
  const names = NAMES.slice(0, played.seats);
  const last = played.decisions.at(-1)?.state;
  const summary = game.summary?.(historyOf(played));
  const ranks = names.map((_, seat) => (seat === 0 ? 1 : 2));

  describe.each(SEAT_ENDS)('%s', end => {
    const resigned = names.map((_, seat) => seat).slice(1);
    const view = game.view(last, 'table', { resigned, ends: resigned.map(() => end), stopped: null });

    test('every text tells this end of a seat, and no other', () => {
      for (const language of LANGUAGES) {
        const voice = presenters[game.id]?.(language);
        const said = (each: (typeof SEAT_ENDS)[number]): string =>
          plain(SHARED_WORDS[language].players[each](names.slice(1)));
        const account = summary && voice?.account?.(view, summary, ranks, names);
        for (const text of [voice?.finale(view, names), account?.join('\n'), voice?.alt(view, names)])
          for (const each of SEAT_ENDS)
            expect(plain(text ?? '').includes(said(each)), `${language}: ${text}`).toBe(each === end);
      }
    });

    test('seats that ended together have their sign, and no medal', () => {
      const lines = (summary && presenters[game.id]?.('en').account?.(view, summary, ranks, names)) ?? [];
      const signs = { resigned: '🏳️', outOfTime: '⏱️', left: '🚪' };
      expect(lines.filter(line => line.startsWith(signs[end]))).toHaveLength(resigned.length);
      expect(lines.filter(line => /^(🥈|🥉)/u.test(line))).toEqual([]);
    });

    test('every picture shows its sign', async () => {
      const [language = 'en'] = some(LANGUAGES, 1);
      if (!summary) throw new Error('no summary');
      const ending = { summary, ranks };
      const scenes = {
        board: await sceneOf(game.id, language, voice => voice.picture(view, names, [], 'x.png')),
        wide: await sceneOf(game.id, language, voice => voice.wide?.(view, names, [], 'x.png')),
        share: await sceneOf(game.id, language, voice => voice.share?.(view, names, 'x.png')),
        ending: await sceneOf(game.id, language, voice => voice.ending?.(ending, view, names, 'x.png')),
      };
      for (const [picture, scene] of Object.entries(scenes)) {
        if (!scene) throw new Error(`${picture} is missing`);
        expect(idsOf(scene, 1), picture).toMatch(SHAPES[end]);
        for (const other of SEAT_ENDS.filter(each => each !== end)) {
          expect(idsOf(scene, 1), picture).not.toMatch(SHAPES[other]);
          expect(textsOf(scene)).not.toContain(SHARED_WORDS[language].seatEnds[other]);
        }
      }
    });
  });
});

test('a seat that plays on has no end', () => {
  expect(endOf({ resigned: [1], ends: ['left'] }, 0)).toBeUndefined();
  expect(endOf({ resigned: [1], ends: ['left'] }, 1)).toBe('left');
});
