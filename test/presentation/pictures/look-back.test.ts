import { describe, expect, it } from 'vitest';
import { presenters } from '../../../src/games/presenters.ts';
import { paint } from '../../../src/presentation/drawing/paint.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { lookBackAlt } from '../../../src/presentation/pictures/look-back/alt.ts';
import { lookBackScene } from '../../../src/presentation/pictures/look-back/scene.ts';
import { tilesOf, voiceOf } from '../../../src/presentation/pictures/look-back/tiles.ts';
import type { LookBackCard } from '../../../src/presentation/presenter/look-back-card.ts';
import { LONGEST_ALT } from '../../../src/presentation/text/alt.ts';
import { cleanName } from '../../../src/presentation/text/names.ts';
import { SHARED_WORDS } from '../../../src/presentation/words/index.ts';
import { lookBackCards } from '../../../tools/gallery/look-backs.ts';
import { some } from '../../support/test-form.ts';
import { misplaced, uncovered } from '../laws.ts';
import { textsOf } from '../scenes.ts';

/** Least font size in pixels: such a text is 10 px high on a display 390 px wide. */
const LEAST = 32;
const HOSTILE = [
  'W'.repeat(90),
  '**[x](http://x)** @everyone',
  'ᄀ\u202e‮\u0301\u0301\u0301\u0301',
  '𒐫𒐫𒐫',
  '🤖 Amélia (hard)',
];

const named = (card: LookBackCard, name: string): LookBackCard => {
  if (card.kind === 'person') {
    const { rival } = card.facts;
    return { ...card, name, facts: { ...card.facts, name, rival: rival && { ...rival, name } } };
  }
  const { facts } = card;
  const one = { userId: name, name };
  const by = <Fact extends object>(fact: Fact | null) => fact && { ...fact, ...one };
  return {
    ...{ ...card, name },
    facts: {
      ...{ ...facts, bestScore: by(facts.bestScore), bestMove: by(facts.bestMove), streak: by(facts.streak) },
      ...{ busiest: by(facts.busiest), closest: facts.closest && { ...facts.closest, people: [one, one] } },
    },
  };
};

const games = Object.keys(presenters);
const cards = lookBackCards;
describe.each(games)('a look back on games of %s', game => {
  it.each(LANGUAGES)('is laid out, and cuts no words but long names: %s', language => {
    for (const [kind, card] of Object.entries(cards(game, language))) {
      const scene = lookBackScene(named(card, 'Ann'), language);
      expect([...misplaced(scene, LEAST), ...uncovered(scene)], kind).toEqual([]);
      expect(textsOf(scene).filter(({ text }) => text.includes('…'))).toEqual([]);
    }
  });

  it.each(LANGUAGES)('has an alt text with every fact of the picture: %s', language => {
    for (const [kind, card] of Object.entries(cards(game, language))) {
      const alt = lookBackAlt(card, language);
      expect(alt.length, kind).toBeLessThan(LONGEST_ALT);
      const facts = tilesOf(
        card,
        voiceOf(card, language, raw => cleanName(raw, language)),
      );
      for (const { title, value, lines } of facts)
        expect(
          [title, value, ...lines].filter(said => !alt.includes(said)),
          kind,
        ).toEqual([]);
      for (const { game: one, games: count } of card.facts.played) {
        expect(alt).toContain(card.titles[one]);
        expect(alt).toContain(SHARED_WORDS[language].year.played(count));
      }
    }
  });
});

describe('a look back', () => {
  it.each(HOSTILE)('lays out hostile names, and writes no markdown into its alt text: %s', name => {
    for (const card of Object.values(cards('porto', 'en')).map(one => named(one, name))) {
      const scene = lookBackScene(card, 'en');
      expect([...misplaced(scene, LEAST), ...uncovered(scene)]).toEqual([]);
      expect(lookBackAlt(card, 'en')).not.toMatch(/\u202e|🤖/);
    }
  });

  it('has no tile for an unknown fact', () => {
    const { one, many } = cards('porto', 'en');
    const tiles = (card: LookBackCard): readonly string[] =>
      lookBackScene(card, 'en').items.flatMap(({ id }) => /^tile\/(\w+)$/.exec(id)?.[1] ?? []);
    expect(tiles(one)).toEqual(['move', 'rival']);
    expect(tiles(many)).toHaveLength(6);
  });

  it.each(some(LANGUAGES, 2))('is a file of at most 350 KB: %s', async language => {
    for (const card of Object.values(cards('porto', language)))
      expect((await paint(lookBackScene(card, language))).length).toBeLessThan(350 * 1024);
  });
});
