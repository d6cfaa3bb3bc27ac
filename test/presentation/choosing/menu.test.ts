import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  agreeing,
  choices,
  nextQuestion,
  offers,
  type Picked,
} from '../../../src/presentation/choosing/menu.ts';

/** Made-up action: a list of fields with values. The first field is the kind of action, which decides the other fields. */
type Fields = readonly (readonly [string, string])[];
const game = { fields: (fields: Fields) => fields };
const values = ['1', '2', '3', 'none', '__proto__'];
const shapes: Readonly<Record<string, readonly string[]>> = {
  pass: [],
  take: ['card'],
  put: ['card', 'place', 'constructor'],
  swap: ['place', 'with'],
};

const anyFields: fc.Arbitrary<Fields> = fc.constantFrom(...Object.keys(shapes)).chain(kind =>
  fc.tuple(...(shapes[kind] ?? []).map(() => fc.constantFrom(...values))).map((parts): Fields => {
    const fields = parts.map((part, index) => [shapes[kind]?.[index] ?? '', part] as const);
    return [['type', kind], ...fields];
  }),
);
const legal = fc.uniqueArray(anyFields, {
  selector: each => JSON.stringify(each),
  minLength: 1,
  maxLength: 40,
});

const pickSome = (target: Fields, mask: number): Picked =>
  Object.fromEntries(target.filter((_, index) => mask & (1 << index)));

describe('a menu is a filter', () => {
  test('the questions lead to every action, and picking in any order keeps it reachable', () => {
    fc.assert(
      fc.property(legal, fc.nat(), fc.nat(15), (actions, index, mask) => {
        const target = actions[index % actions.length] ?? [];
        let picked = pickSome(target, mask);
        for (let asked = 0; ; asked++) {
          expect(agreeing(game, actions, picked)).toContain(target);
          const question = nextQuestion(game, actions, picked);
          if (!question) break;
          expect(asked).toBeLessThan(5);
          expect(question.values.length).toBeGreaterThan(1);
          expect(Object.hasOwn(picked, question.field)).toBe(false);
          const wanted = target.find(([field]) => field === question.field)?.[1] ?? '';
          expect(question.values).toContain(wanted);
          picked = { ...picked, [question.field]: wanted };
        }
        expect(agreeing(game, actions, picked)).toEqual([target]);
      }),
    );
  });

  test('choices are exactly the values that leave something legal, whatever the field held before', () => {
    fc.assert(
      fc.property(
        legal,
        fc.nat(),
        fc.nat(15),
        fc.constantFrom('type', 'card', 'place'),
        (actions, index, mask, field) => {
          const picked = pickSome(actions[index % actions.length] ?? [], mask);
          const offered = choices(game, actions, picked, field);
          expect(new Set(offered).size).toBe(offered.length);
          const all = field === 'type' ? Object.keys(shapes) : values;
          for (const value of all) {
            const { [field]: _replaced, ...rest } = picked;
            const left = agreeing(
              game,
              actions,
              Object.fromEntries([...Object.entries(rest), [field, value]]),
            );
            expect(offered.includes(value)).toBe(left.length > 0);
          }
        },
      ),
    );
  });

  test('values stand in legal order, and a field with one value is not asked for', () => {
    const put = (card: string, place: string): Fields => Object.entries({ type: 'put', card, place });
    const actions = [put('2', 'a'), put('1', 'a'), put('2', 'b')];
    expect(nextQuestion(game, actions, {})).toEqual({ field: 'card', values: ['2', '1'] });
    expect(nextQuestion(game, actions, { card: '2' })).toEqual({ field: 'place', values: ['a', 'b'] });
    expect(nextQuestion(game, actions, { card: '1' })).toBeUndefined();
    expect(nextQuestion(game, actions, { place: 'b' })).toBeUndefined();
  });

  test('an illegal action agrees with nothing and asks nothing', () => {
    const actions: Fields[] = [[['type', 'pass']]];
    expect(agreeing(game, actions, { type: 'put' })).toEqual([]);
    expect(agreeing(game, actions, { card: '1' })).toEqual([]);
    expect(choices(game, actions, { type: 'put' }, 'card')).toEqual([]);
    expect(nextQuestion(game, actions, { type: 'put' })).toBeUndefined();
    expect(nextQuestion(game, [], {})).toBeUndefined();
  });
});

test('an action’s worth may be unknown: it says so, and stands where nothing is brought', () => {
  const take = (card: string): Fields => Object.entries({ type: 'take', card });
  const worth = ([, card]: Fields): number | undefined =>
    ({ low: -1, none: 0, two: 2, blind: undefined })[card?.[1] ?? ''];
  const actions = ['low', 'blind', 'none', 'two'].map(take);
  expect(offers(game, actions, { type: 'take' }, 'card', worth)).toEqual([
    { value: 'two', least: 2, most: 2, unsure: false },
    { value: 'blind', least: undefined, most: undefined, unsure: true },
    { value: 'none', least: 0, most: 0, unsure: false },
    { value: 'low', least: -1, most: -1, unsure: false },
  ]);
  expect(offers(game, actions, {}, 'type', worth)).toEqual([
    { value: 'take', least: -1, most: 2, unsure: true },
  ]);
});
