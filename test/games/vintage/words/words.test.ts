import { describe, expect, test } from 'vitest';
import { vintage } from '../../../../src/games/vintage/game.ts';
import type { Event } from '../../../../src/games/vintage/rules/events.ts';
import { CARDS } from '../../../../src/games/vintage/rules/types.ts';
import { describeActionBriefly } from '../../../../src/games/vintage/words/actions.ts';
import { vintageWords } from '../../../../src/games/vintage/words/all.ts';
import { valueText } from '../../../../src/games/vintage/words/choices.ts';
import { eventText, sequel } from '../../../../src/games/vintage/words/event-sentences.ts';
import { refusal } from '../../../../src/games/vintage/words/refusals.ts';
import { LANGUAGES } from '../../../../src/presentation/language/languages.ts';
import { game } from '../games.ts';
import { position } from '../position.ts';

const called = (seat: number): string => ['Ana', 'Bo', 'Caio', 'Duda'][seat] ?? '';

/** Events whose text names no seat, because the line above names the seat. */
const UNNAMED: readonly string[] = ['gathered', 'left', 'grew', 'aged', 'raised'];

const events = [2, 3, 4].flatMap(seats =>
  game(seats, seats).played.flatMap(each => each.events.map(({ event }) => event)),
);

test.each(LANGUAGES)('the acting seat is named, and a card that another drew is not: %s', language => {
  const words = vintageWords(language);
  for (const event of events)
    if ('seat' in event && !UNNAMED.includes(event.type))
      expect(eventText(words, event, called), event.type).toContain(called(event.seat));
  const drew = eventText(words, { type: 'drewHidden', seat: 0 }, called);
  for (const card of Object.values(words.terms.cards)) expect(drew).not.toContain(card);
});

test.each(LANGUAGES)('category, card and landing are distinguished where they share a name: %s', language => {
  const words = vintageWords(language);
  const { terms, choices } = words;
  const view = vintage.view(position(), 0);
  expect(valueText(words, 'category', 'vintage', view, { side: 'ruby' })).toBe(terms.categories.ruby.vintage);
  expect(valueText(words, 'card', 'vintage', view)).toBe(terms.cards.vintage);
  expect(valueText(words, 'to', 'boat', view)).toBe(choices.aboard);
  expect(valueText(words, 'discard', 'boat', view)).toBe(terms.cards.boat);
});

test.each(LANGUAGES)('a button that takes a card and drops another is never cut off: %s', language => {
  const view = vintage.view(position(), 0);
  for (const card of [...CARDS, 'deck'] as const)
    for (const discard of CARDS) {
      const action = { type: 'take', card, discard, circle: 1, overseer: true } as const;
      expect(describeActionBriefly(vintageWords(language), action, view)).not.toContain('…');
    }
});

describe('an answer to what does not go', () => {
  const words = vintageWords('en');
  const answer = (state: ReturnType<typeof position>, code: string, given = {}) =>
    refusal(words, { code, with: given }, vintage.view(state, 0), called);

  test('names nothing that the seat can’t do', () => {
    const done = position({ seats: 2, me: { harvested: true, bought: true, markers: 1, ruby: '6x3' } });
    const said = answer(done, 'wrong-phase');
    expect(said).toContain('Age and sell');
    expect(said).not.toMatch(/Harvest|Buy|Play a card/);
    // The card two-barrels needs waiting wine on an Estate, so it can't be played here.
    expect(answer(position({ seats: 2, me: { drawn: 'two-barrels' } }), 'wrong-phase')).not.toContain(
      'Play a card',
    );
    expect(answer(position({ seats: 2, me: { drawn: 'boat' } }), 'wrong-phase')).toContain('Play a card');
    const early = answer(position({ seats: 2, me: { markers: 0, overseer: false } }), 'wrong-phase');
    expect(early).toBe("This action doesn't belong to the present step. What to do now: Pass for the round.");
  });

  test('names what is possible once, and in a harvest leaves alone only what has barrels', () => {
    const asked = (lot: string) =>
      position({
        seats: 2,
        phase: { type: 'gather', left: [1], brandy: 1, gained: 0, once: null, gathered: lot !== '' },
        me: { estates: [`cima-1 green purple white${lot}`], boat: 'cima', harvested: true },
      });
    const possible = ['pass', 'gather', 'unload'];
    expect(answer(asked(''), 'read-action', { typed: 'wine', possible })).toBe(
      "An action doesn't begin with “wine”. What to do now: Gather.",
    );
    expect(answer(asked(' 6x3'), 'read-action', { typed: 'wine', possible })).toContain('Leave the Estate');
    expect(answer(asked(''), 'other-estate', { estate: 2 })).toContain('the turn of Estate 2.');
  });
});

test('events of a line of play count as one where only the crop, the cellar or the way differs', () => {
  const words = vintageWords('en');
  const keys = (...found: readonly Event[]) => found.map(event => sequel(words, event, ['Ana', 'Bo'])?.key);
  const [lot, other] = [
    { quality: 5, barrels: 3 },
    { quality: 6, barrels: 3 },
  ];
  const gathered = { type: 'gathered', seat: 0, estate: 1, place: 'cima-1', loaded: null } as const;
  const [wine, brandy] = keys({ ...gathered, wine: lot, brandy: 0 }, { ...gathered, wine: null, brandy: 3 });
  expect(wine).toBe(brandy);
  const landed = (to: 'ruby' | 'tawny' | 'boat', seat = 0, of = lot) =>
    ({ type: 'unloaded', seat, lot: of, to }) as const;
  const [ruby, ...others] = keys(
    ...[landed('ruby'), landed('tawny'), landed('boat'), landed('ruby', 1), landed('ruby', 0, other)],
  );
  expect(others.map(key => key === ruby)).toEqual([true, false, false, false]);
  const sailed = (from: 'gaia' | 'cima', to: 'baixo' | 'gaia', cargo: readonly (typeof lot)[] = []) =>
    ({
      type: 'sailed',
      seat: 0,
      from,
      to,
      loaded: cargo.map(each => ({ estate: 1, place: 'cima-1' as const, lot: each })),
    }) as const;
  const [empty, ...voyages] = keys(
    ...[
      sailed('gaia', 'baixo'),
      sailed('cima', 'baixo'),
      sailed('cima', 'gaia'),
      sailed('gaia', 'baixo', [lot]),
    ],
  );
  expect(voyages.map(key => key === empty)).toEqual([true, false, false]);
});
