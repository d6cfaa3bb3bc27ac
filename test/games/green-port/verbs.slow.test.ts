import { describe, expect, test } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { cubesTyped } from '../../../src/games/green-port/presenter/typed.ts';
import type { State } from '../../../src/games/green-port/rules/types.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { commitOf, shown } from '../../discord/kit.ts';
import { some } from '../../support/test-form.ts';
import { saying, type Typed } from '../seated.ts';
import { type Harbour, harbour, now, personAt, stateOf, typing, verbOf } from './harbour.ts';
import { held, legalTexts, position } from './position.ts';

const UTILISE = position({
  seats: 2,
  objectives: ['red-1 blue-2 red-5', 'green-3', '1: yellow-5', 'wild-6'],
  cubes: ['r3 b2 g3', 'y4'],
  phase: { type: 'utilise' },
});
const HIRE = position({ seats: 2, pool: 'red-drop red-wheel blue-drop', cubes: ['r1', 'b1 y2'] });
const BUST = position({
  seats: 2,
  pool: 'red-drop black',
  phase: { type: 'bust' },
  tiles: ['+wheel', 'drop'],
});
const REFER: State = { ...HIRE, phase: { type: 'refer', seats: [1] } };
const LOSE = position({
  seats: 2,
  cubes: ['', 'b5 r4 y2'],
  phase: { type: 'lose', seats: [1] },
  tiles: ['wheel', '+drop'],
});
const BONUS = position({ seats: 2, pool: 'red-drop x-green', phase: { type: 'bonus', seats: [1, 0] } });
const PICK: State = {
  ...position({ seats: 2, phase: { type: 'pick', seat: 1 } }),
  offered: ['blue', 'green', 'red', 'yellow'],
};

const from = (state: State): Promise<Harbour> => harbour(2, { position: state });
const AT_ONE_BOT = 6;

/** Returns a function that starts a new game at each call. `AT_ONE_BOT` games in a row share one bot. */
function berths(): (state: State) => Promise<Harbour> {
  let first: Harbour | undefined;
  let begun = 0;
  return async state => {
    if (begun++ % AT_ONE_BOT > 0 && first) return first.again(state);
    first = await from(state);
    return first;
  };
}
const asked = (state: State): number => greenPort.toAct(state)[0] ?? -1;
type Options = Readonly<Record<string, string | boolean>>;

/** Kinds of action with a command of their own; the others are typed with `do`. */
const OWN = ['reveal', 'hire', 'end'];
const by = (kind: string, options: Options = {}): Typed =>
  OWN.includes(kind) ? [kind, options] : saying(kind, options);

const kinds = (state: State): readonly string[] => [
  ...new Set(legalTexts(state).map(text => text.split(' ')[0] ?? '')),
];

const POSITIONS = {
  Utilise: UTILISE,
  Hire: HIRE,
  'a bust': BUST,
  Refer: REFER,
  'a loss': LOSE,
  'an underdog cube': BONUS,
  'the start': PICK,
};
type In = keyof typeof POSITIONS;

test('each legal kind of action is typed, as the rules have it', async () => {
  const begin = berths();
  for (const [where, state] of Object.entries(POSITIONS))
    for (const kind of some(kinds(state), 2)) {
      const text = legalTexts(state, kind).at(-1) ?? '';
      const action = greenPort.read(text);
      if (!action.ok) throw new Error(text);
      const at = await begin(state);
      await typing(at, asked(state), ...verbOf(action.value));
      const [move] = await at.stage.table.moves((await now(at)).id, { since: 0, to: 99 });
      expect(move?.action, `in ${where}`).toBe(text);
    }
});

test('an option offers what is legal alone; an action of another step says what this one is for; nothing changes', async () => {
  const begin = berths();
  for (const [where, state] of some(Object.entries(POSITIONS), 3)) {
    const at = await begin(state);
    const seat = asked(state);
    const person = personAt(at, seat);
    for (const kind of kinds(state)) {
      const action = greenPort.read(legalTexts(state, kind).at(-1) ?? '');
      if (!action.ok) throw new Error(kind);
      const [verb, { now: _now, ...options }] = verbOf(action.value);
      if (!OWN.includes(verb)) continue;
      for (const field of Object.keys(options)) {
        const offers = await person.autocomplete(at.stage.channel, `green-port ${verb}`, {}, field, '');
        const legal = greenPort
          .legal(state, seat)
          .flatMap(each => (each.type === kind ? greenPort.fields(each) : []))
          .flatMap(([name, value]) => (name === field ? value : []));
        expect(offers.map(({ value }) => value).toSorted(), `in ${where}`).toEqual(
          [...new Set(legal)].toSorted(),
        );
      }
    }
    const others = ['reveal', 'hire', 'end', 'pick', 'bust', 'pass', 'buy'];
    const wrong = others.filter(verb => !kinds(state).includes(verb.split(' ').at(-1) ?? ''));
    expect(wrong.length).toBeGreaterThan(3);
    for (const verb of some(wrong, 2)) {
      const { content } = await typing(at, seat, ...by(verb));
      expect(content, `${verb} in ${where}`).toMatch(
        /doesn't belong to this step. What to do now: .+ Possible: /,
      );
    }
    expect((await now(at)).rev, `in ${where}`).toBe(0);
  }
});

describe('in any language', () => {
  const SAID: Readonly<Record<string, readonly [objective: string, colour: string, pay: string]>> = {
    en: ['Objective 2', 'green', '2 green + 1 red'],
    ko: ['목표 2', '초록색', '초록색 2개, 빨간색 1개'],
    'pt-BR': ['objetivo 2', 'verde', '1 vermelho e 2 verdes'],
    de: ['Auftrag 2', 'grün', '2 grüne und 1 roter'],
    'es-ES': ['Objetivo 2', 'verde', '2 verdes y 1 rojo'],
    fr: ['objectif 2', 'verte', '1 rouge et 2 verts'],
    ja: ['目標2', '緑', '緑2個と赤1個'],
  };

  test('a number, a colour and cubes are typed in it, whatever the reader reads', async () => {
    const at = await from(UTILISE);
    for (const language of some(LANGUAGES, 2)) {
      const [objective = '', colour = '', pay = ''] = SAID[language] ?? [];
      const complete = await typing(at, 0, ...by('complete', { objective }));
      expect(commitOf(shown(complete))?.label).toBe('Complete Objective 2 with 3 green: 3 points');
      const buy = await typing(at, 0, ...by('buy', { colour }));
      expect(buy.content).toContain('Colour: green\nWhich colour does it boost?');
      const wrong = await typing(at, 0, ...by('unflip', { pay }));
      expect(wrong.content).toContain('The price is paid exactly: 2, not 3.');
    }
  });

  test.each([
    ['2 red, 1 blue', { red: 2, blue: 1 }],
    ['red 2 blue 1', { red: 2, blue: 1 }],
    ['r2 b1', { red: 2, blue: 1 }],
    ['Red-2,Blue-1', { red: 2, blue: 1 }],
    ['빨간색 2개 및 파란색 1개', { red: 2, blue: 1 }],
    ['2 vermelhos e 1 azul', { red: 2, blue: 1 }],
    ['vermelha', { red: 1 }],
    ['none', {}],
    ['nenhum cubo', {}],
    ['큐브 없음', {}],
    ['2 red 1 red', undefined],
    ['2 pink', undefined],
    ['2', undefined],
    ['red blue', undefined],
    ['', undefined],
  ])('“%s”', (text, cubes) => {
    expect(cubesTyped(text)).toEqual(cubes);
  });
});

describe('of a part of an action the panel goes on', () => {
  const PARTS: readonly (readonly [In, string, Options, string])[] = [
    ['Utilise', 'unflip', {}, 'Which cubes do you pay?'],
    ['Utilise', 'specialise', { colour: 'yellow' }, 'Colour: yellow\nWhich cubes do you pay?'],
    ['Utilise', 'buy', {}, 'Which colour does it boost?'],
    ['Hire', 'hire', {}, 'Which colour?'],
    ['Refer', 'refer', { pay: 'yellow' }, 'Payment: 1 yellow\nWhich colour?'],
  ];
  test('which asks for the rest, and changes nothing', async () => {
    const begin = berths();
    for (const [where, verb, options, said] of some(PARTS, 3)) {
      const state = POSITIONS[where];
      const at = await begin(state);
      const answer = await typing(at, asked(state), ...by(verb, options));
      expect(answer.content, `${verb} in ${where}`).toContain(said);
      expect(shown(answer).buttons.length).toBeGreaterThan(2);
      expect((await now(at)).rev).toBe(0);
    }
  });

  test('a single way to pay need not be typed: it is shown first, unless it is to be done now', async () => {
    const at = await from(UTILISE);
    const answer = await typing(at, 0, ...by('complete', { objective: '2' }));
    expect(answer.content).toContain('Not done yet');
    expect((await now(at)).rev).toBe(0);
    await typing(at, 0, ...by('complete', { objective: '2', now: true }));
    expect(held(await stateOf(at))[0]).toBe('b2 r3');
  });
});

type Wrong = readonly [verb: string, options: Options, rule: string, possible: string];
const WRONG: Readonly<Partial<Record<In, readonly Wrong[]>>> = {
  Utilise: [
    [
      'complete',
      { objective: '1' },
      'not enough red cubes: 6 would be needed, and you have 3',
      'Objective 2',
    ],
    ['complete', { objective: '3' }, 'Objective 3 is completed already', 'Objective 4'],
    ['complete', { objective: '9' }, 'There is no Objective 9', 'Objective 1'],
    ['complete x', {}, '“x” is not an Objective', 'Objective 2'],
    ['complete', { objective: '2', pay: '3 red' }, 'asks for 0 red at most, not 3', '3 green'],
    ['complete 2 pay pizza', {}, '“pizza”', '3 green'],
    ['buy', { colour: 'red' }, 'That costs 4 red cubes, and you have 3', 'green'],
    ['buy pink', {}, '“pink”', 'green'],
    ['unflip', { pay: '5 red' }, 'not enough red cubes', '2 red'],
    ['specialise', { colour: 'red', pay: '3 red' }, 'a colour other than those you pay with', '3 green'],
    ['specialise', { pay: '2 red 1 blue' }, 'A trade takes 3 cubes of one colour', '3 red'],
  ],
  Hire: [
    ['hire', { colour: 'green' }, 'No green card is in the pool', '2 red'],
    ['specialise', {}, 'The price is paid exactly: 3, not 1', 'Reveal'],
  ],
  Refer: [['refer', { colour: 'red', pay: 'green' }, 'not enough green cubes', '1 yellow']],
  'a loss': [
    ['lose', { cubes: '4 red, 4 blue' }, 'rounded down: exactly 5, not 8', '1 red'],
    ['lose many', {}, '“many”', '2 red'],
  ],
  'the start': [['pick pink', {}, '“pink”', 'yellow']],
};

describe('what is wrong is refused by its rule, with what is possible, and nothing changes', () => {
  test('the mistakes are refused in every language', async () => {
    const begin = berths();
    for (const where of some(Object.keys(WRONG) as readonly In[], 3)) {
      const state = POSITIONS[where];
      const at = await begin(state);
      const person = personAt(at, asked(state));
      for (const [verb, options, rule, possible] of WRONG[where] ?? []) {
        person.locale = 'en-US';
        const { content } = await typing(at, asked(state), ...by(verb, options));
        expect(content, `${verb} in ${where}`).toContain(rule);
        expect(content).toMatch(/Possible|What you can do now/);
        expect(content).toContain(possible);
        for (const locale of some(['ko', 'pt-BR'] as const, 1)) {
          person.locale = locale;
          const said = (await typing(at, asked(state), ...by(verb, options))).content;
          if (!rule.startsWith('“')) expect(said).not.toContain(rule);
          if (locale === 'ko') expect(said).toMatch(/\p{Script=Hangul}/u);
        }
        expect((await now(at)).rev).toBe(0);
      }
      person.locale = 'en-US';
    }
  });

  test('a seat that is not asked is refused, and so is a person without a seat', async () => {
    const at = await from(REFER);
    expect((await typing(at, 0, ...by('pass'))).content).toContain('not your turn');
    const eve = at.stage.discord.addUser({ name: 'Eve' });
    const answer = await eve.command(at.stage.channel, 'green-port do', { action: 'refer red' });
    expect(answer.content).toContain("don't sit");
    const offers = await eve.autocomplete(at.stage.channel, 'green-port do', {}, 'action', '');
    expect(offers).toEqual([]);
  });
});
