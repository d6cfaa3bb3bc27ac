import { describe, expect, test } from 'vitest';
import { heard } from '../../../../src/core/told.ts';
import type { Event } from '../../../../src/games/vintage/rules/events.ts';
import { vintage } from '../../../../src/games/vintage/rules/index.ts';
import { REFUSALS } from '../../../../src/games/vintage/rules/refusals.ts';
import type { Action, View } from '../../../../src/games/vintage/rules/types.ts';
import { deed, shortDeed } from '../../../../src/games/vintage/words/actions.ts';
import { vintageWords } from '../../../../src/games/vintage/words/all.ts';
import { fieldName, question, valueText } from '../../../../src/games/vintage/words/choices.ts';
import { FIELDS } from '../../../../src/games/vintage/words/facts.ts';
import { short } from '../../../../src/games/vintage/words/labels.ts';
import { orderKindText, orderText } from '../../../../src/games/vintage/words/orders.ts';
import { refused } from '../../../../src/games/vintage/words/refusals.ts';
import { told } from '../../../../src/games/vintage/words/story.ts';
import { LANGUAGES } from '../../../../src/stage/language/languages.ts';
import { times } from '../../../support/form.ts';
import { game } from '../games.ts';
import { position } from '../position.ts';

const called = (seat: number): string => ['Ana', 'Bo', 'Caio', 'Duda'][seat] ?? '';
const BROKEN = /undefined|null|NaN|\[object|\{|\}|\s{2}|\.\.|: \./;

const GAMES = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => game(2 + (seed % 3), seed));
const events: readonly Event[] = GAMES.flatMap(({ played }) =>
  played.flatMap(each => each.told.map(({ event }) => event)),
);
const others: readonly Event[] = GAMES.flatMap(({ played }) =>
  played.flatMap(each => heard(each.told, 'table')),
);

interface Step {
  readonly view: View;
  readonly legal: readonly Action[];
}
/** Views and legal actions of the seat in turn. */
const STEPS: readonly (readonly Step[])[] = GAMES.map(({ deal, played }) =>
  played.map(({ seat }, at) => {
    const before = played[at - 1]?.state ?? deal;
    return { view: vintage.view(before, seat), legal: vintage.legal(before, seat) };
  }),
);

/** One of each kind, by its shape. */
const shapes = new Map(
  [...events, ...others].map(event => [JSON.stringify(event).replaceAll(/\d+/g, '0').slice(0, 90), event]),
);

describe.each(LANGUAGES)('in %s', language => {
  const words = vintageWords(language);

  test('every event is a sentence of its own', () => {
    const said = [...shapes.values()].map(event => [event.type, told(words, event, called)] as const);
    expect(new Set(said.map(([type]) => type)).size).toBe(30);
    for (const [type, text] of said) {
      expect(text.length, type).toBeGreaterThan(8);
      expect(text, type).not.toMatch(BROKEN);
      expect(text, type).toMatch(/[.!。]$/);
    }
  });

  test('the acting seat is named, and secrets of others are not', () => {
    for (const event of events)
      if (
        'seat' in event &&
        event.type !== 'gathered' &&
        event.type !== 'left' &&
        event.type !== 'grew' &&
        event.type !== 'aged' &&
        event.type !== 'raised'
      )
        expect(told(words, event, called), event.type).toContain(called(event.seat));
    const drew = told(words, { type: 'drewHidden', seat: 0 }, called);
    for (const card of Object.values(words.terms.cards)) expect(drew).not.toContain(card);
  });

  test('every refusal has its sentence, with and without facts', () => {
    const view = vintage.view(position(), 0);
    const facts = {
      typed: 'x',
      seat: 1,
      column: 'harvest',
      circle: 2,
      cheapest: 1,
      has: 1,
      most: 3,
      place: 'cima-2',
      price: 4,
      estate: 2,
      vine: 'old',
      to: 'superior',
      side: 'tawny',
      category: 'aged',
      highest: 'reserva',
      card: 'boat',
      round: '9',
      free: 1,
      field: 'vine',
      as: 'pass',
      possible: ['cima-1', 'boat', 2],
    };
    for (const code of REFUSALS) {
      for (const given of [{}, facts]) {
        const text = refused(words, { code, with: given }, view, called) ?? '';
        expect(text.length, code).toBeGreaterThan(7);
        expect(text, code).not.toMatch(BROKEN);
        expect(text, code).toMatch(/[.。]$/);
      }
    }
    const sentences = REFUSALS.map(code => refused(words, { code, with: {} }, view, called));
    expect(new Set(sentences).size).toBe(REFUSALS.length);
    expect(refused(words, { code: 'nothing', with: {} }, view, called)).toBeUndefined();
  });

  test('every field has a name and a question, and every value that is legal has words', () => {
    for (const field of FIELDS) {
      expect(fieldName(words, field).length).toBeGreaterThan(0);
      expect(question(words, field)).toMatch(/[?.？。]$/);
    }
    const seen = new Set<string>();
    const wrong: (readonly [field: string, value: string, text: string])[] = [];
    for (const { view, legal } of STEPS.flat())
      for (const action of legal.filter((_, index) => index % times(9, 3) === 0)) {
        const of: Record<string, string> = {};
        for (const [field, value] of vintage.fields(action)) {
          of[field] = value;
          seen.add(field);
          const text = valueText(words, field, value, view, of);
          if (BROKEN.test(text) || /^[a-z-]+-\d|^overseer|^[a-z]+-[a-z]+$/.test(text))
            wrong.push([field, value, text]);
        }
      }
    expect(wrong).toEqual([]);
    expect([...seen].toSorted()).toEqual([...FIELDS].toSorted());
  });

  test('an action’s cost and gain fit its button, in whole words', () => {
    const fits = (text: string, most: number): boolean => text.length > 2 && text.length <= most;
    const wrong: string[] = [];
    for (const { view, legal } of STEPS.slice(0, 4).flat())
      for (const action of legal.filter((_, index) => index % times(15, 5) === 0)) {
        const [said, briefly] = [deed(words, action, view), shortDeed(words, action, view)];
        if (!fits(said, 80) || !fits(briefly, 40) || BROKEN.test(`${said}|${briefly}`))
          wrong.push(`${said}|${briefly}`);
        for (const [field, value] of vintage.fields(action))
          if (short(words, field, value, view).length > 20) wrong.push(`${field} ${value}`);
      }
    expect(wrong).toEqual([]);
  });

  test('a text that is no value stays as it is', () => {
    const view = vintage.view(position(), 0);
    for (const field of [...FIELDS, 'other']) expect(valueText(words, field, '~', view)).toBe('~');
  });

  test('every standing order that may be left has words that fit a menu', () => {
    const view = vintage.view(position(), 0);
    const kinds = vintage.orders?.kinds?.(view, 0) ?? [];
    expect(kinds.length).toBe(3);
    for (const { kind, orders } of kinds) {
      expect(orderKindText(words, kind)).not.toBe(kind);
      expect(orderKindText(words, kind).length).toBeLessThanOrEqual(40);
      for (const order of orders) {
        expect(orderText(words, order)).not.toBe(order);
        expect(orderText(words, order).length).toBeLessThanOrEqual(60);
      }
    }
    expect(orderText(words, 'fly 3')).toBe('fly 3');
  });

  test('category, card and landing are told apart where they share a name', () => {
    const { terms, choices } = words;
    const view = vintage.view(position(), 0);
    expect(valueText(words, 'category', 'vintage', view, { side: 'ruby' })).toBe(
      terms.categories.ruby.vintage,
    );
    expect(valueText(words, 'card', 'vintage', view)).toBe(terms.cards.vintage);
    expect(valueText(words, 'to', 'boat', view)).toBe(choices.aboard);
    expect(valueText(words, 'discard', 'boat', view)).toBe(terms.cards.boat);
  });
});

/** A number, where no code of a vine and no list is needed. */
function fillerOf(path: string, at: number): unknown {
  if (/^deeds\.(plant|plantFree|gift)$/.test(path)) return 'red';
  return /^topics\.(estates|rounds|setup)\.text$/.test(path) || (path === 'finale.shared' && at === 0)
    ? ['9']
    : 9;
}

/** Every text of a catalog, with the same made-up facts. */
const leaves = (node: unknown, path = ''): readonly (readonly [path: string, text: string])[] => {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node === 'function') {
    const given = Array.from({ length: node.length }, (_, at) => fillerOf(path, at));
    return [[path, String((node as (...all: readonly unknown[]) => unknown)(...given))]];
  }
  return Object.entries(node as object).flatMap(([key, child]) =>
    leaves(child, path === '' ? key : `${path}.${key}`),
  );
};

/** Names of the trade and of the valley are the same in English and in Portuguese. */
const SHARED =
  /^terms\.(regions|harbours|sides|place$|categories\.(ruby|tawny\.(tawny|reserva|colheita)))|^story\.(agedLot|total)|^language|^alt\.(harbours|sides|letters)|^deeds\.(regions|gaia)|^choices\.reserva|^status\.title|^own\.onSide|^parts\.parts\.boat\.name/;
const bare = (text: string): string =>
  text
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

describe.each(['ko', 'pt-BR'] as const)('the catalog in %s', language => {
  const english = new Map(leaves(vintageWords('en')));
  const own = leaves(vintageWords(language));

  test('has the same leaves as the English one, each with something to say', () => {
    expect(own.map(([path]) => path).toSorted()).toEqual([...english.keys()].toSorted());
    expect(own.filter(([, text]) => text === '')).toEqual([]);
  });

  test('repeats no English sentence, and holds no stray English word', () => {
    const same = own.filter(
      ([path, text]) =>
        !SHARED.test(path) && bare(text) !== '' && bare(text) === bare(english.get(path) ?? ''),
    );
    expect(same).toEqual([]);
    const stray =
      /(?<!\p{L})(the|of|and|is|are|with|to|cards?|barrels?|points?|deck|vine|harvest|estate|round)(?!\p{L})/iu;
    // Typed texts are the same in every language.
    const said = own.map(([path, text]) => [path, text.replaceAll(/`[^`]*`/g, '')] as const);
    expect(said.filter(([, text]) => stray.test(text))).toEqual([]);
  });

  test('Korean is written in Hangul', () => {
    if (language !== 'ko') return;
    const latin = own.filter(
      ([path, text]) => !SHARED.test(path) && bare(text) !== '' && !/[가-힣]/.test(text),
    );
    expect(latin).toEqual([]);
  });
});

describe('an answer to what does not go', () => {
  const words = vintageWords('en');
  const answer = (state: ReturnType<typeof position>, code: string, given = {}) =>
    refused(words, { code, with: given }, vintage.view(state, 0), called);

  test('names nothing that the seat can’t do', () => {
    const done = position({ seats: 2, me: { harvested: true, bought: true, markers: 1, ruby: '6x3' } });
    const said = answer(done, 'wrong-phase');
    expect(said).toContain('Age and sell');
    expect(said).not.toMatch(/Harvest|Buy|Play a card/);
    // Nothing waits on an Estate that two more barrels could join.
    expect(answer(position({ seats: 2, me: { drawn: 'two-barrels' } }), 'wrong-phase')).not.toContain(
      'Play a card',
    );
    expect(answer(position({ seats: 2, me: { drawn: 'boat' } }), 'wrong-phase')).toContain('Play a card');
    const early = answer(position({ seats: 2, me: { markers: 0, overseer: false } }), 'wrong-phase');
    expect(early).toBe("That doesn't belong to this step. What to do now: Pass for the round.");
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
      "“wine” doesn't start an action here. What to do now: Gather.",
    );
    expect(answer(asked(' 6x3'), 'read-action', { typed: 'wine', possible })).toContain('Leave the Estate');
    expect(answer(asked(''), 'other-estate', { estate: 2 })).toContain('the turn of Estate 2.');
  });
});
