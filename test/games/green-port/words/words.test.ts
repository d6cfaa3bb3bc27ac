import { describe, expect, test } from 'vitest';
import { greenPortVoice } from '../../../../src/games/green-port/presenter/voice.ts';
import { greenPort } from '../../../../src/games/green-port/rules/index.ts';
import { type Event, REFUSALS, type State, type View } from '../../../../src/games/green-port/rules/types.ts';
import { LANGUAGES } from '../../../../src/stage/language/languages.ts';
import { pressesAmong } from '../../../../src/stage/question.ts';
import { game } from '../games.ts';
import { anyDice, position, step } from '../position.ts';

const voice = greenPortVoice('en');
const names = ['Ann', 'Ben', 'Cleo', 'Dan'];

const read = (text: string) => {
  const action = greenPort.read(text);
  if (!action.ok) throw new Error(text);
  return action.value;
};
const asked = (state: State): number => greenPort.toAct(state)[0] ?? 0;
const seen = (state: State): View => greenPort.view(state, asked(state));
const deed = (state: State, text: string, said = voice): string => said.deed(read(text), seen(state));
const told = (state: State, text: string, said = voice): readonly string[] =>
  said.story(
    step(state, text).told.map(({ event }) => event),
    names,
  );

describe('the odds stand on the button', () => {
  test('exact, from the cards that are left', () => {
    // Five of 29 cards are black: 17.2 %.
    const state = position({ pool: 'red-drop blue-drop' });
    expect(LANGUAGES.map(language => deed(state, 'reveal', greenPortVoice(language)))).toEqual([
      'Reveal · 17% bust',
      '카드 공개 · 적발 17%',
      'Revelar · 17% de flagrante',
      'Aufdecken · Razzia 17\u00a0%',
      'Revelar · redada 17\u00a0%',
      'Révéler · risque 17\u00a0%',
      'めくる · バースト17%',
    ]);
    expect(voice.value('type', 'reveal', seen(state))).toBe('Reveal · 17% bust');
  });

  test('without a Unit card in the pool there is none', () => {
    expect(deed(position({}), 'reveal')).toBe('Reveal · no risk');
    expect(deed(position({ pool: 'black x-green' }), 'reveal')).toBe('Reveal · no risk');
  });

  test('the odds of an empty deck come from the discards', () => {
    const state = position({ pool: 'red-drop', deck: '', discards: 'rest' });
    expect(deed(state, 'reveal')).toBe('Reveal · 17% bust');
  });

  test('after a bust the board says how unlucky it was', () => {
    const before = position({ pool: 'red-drop', deck: 'black' });
    const after = step(before, 'reveal').state;
    expect(after.turn.bust).toBe(true);
    expect(deed(before, 'reveal')).toBe('Reveal · 17% bust');
    expect(voice.stake(greenPort.view(after, 'table'), names)).toBe('The chance of that bust was 17%.');
  });
});

describe('what a deed brings stands on it', () => {
  test.each([
    [{ pool: 'red-drop red-wheel blue-drop' }, 'hire red', 'Hire 2 red'],
    [{ pool: 'red-drop red-wheel blue-drop', tiles: ['+wheel'] }, 'hire red', 'Hire 3 red'],
    [
      { pool: 'red-drop blue-drop green-drop yellow-drop' },
      'hire red',
      'Hire 1 red + 1 of each other colour',
    ],
    [{ pool: 'black' }, 'hire', 'Hire nobody'],
    [
      { phase: { type: 'refer', seats: [1] }, cubes: ['', 'b1'], pool: 'red-drop red-wheel' },
      'refer red pay blue',
      'Take 2 red, pay 1 blue',
    ],
    [
      { phase: { type: 'utilise' }, cubes: ['r1 b4'] },
      'complete 1 pay blue-4,red-1',
      'Complete Objective 1 with 4 blue + 1 red: 5 points',
    ],
    [{ phase: { type: 'utilise' }, cubes: ['y2'] }, 'buy yellow', 'Buy yellow HQ for 2 yellow: 2 points'],
    [
      { phase: { type: 'utilise' }, cubes: ['g3'] },
      'buy green boost red',
      'Buy green HQ (boosts red) for 3 green: 2 points',
    ],
    [
      { phase: { type: 'utilise' }, cubes: ['r1 b1'] },
      'unflip pay blue-1,red-1',
      'Turn the tile up for 1 blue + 1 red',
    ],
    [{ phase: { type: 'utilise' }, cubes: ['r3'] }, 'specialise green pay red-3', 'Trade 3 red for 1 green'],
  ] as const)('%o %s', (wish, text, label) => {
    expect(deed(position(wish as Parameters<typeof position>[0]), text)).toBe(label);
  });
});

describe('the story', () => {
  test('a hire part by part', () => {
    const state = position({ pool: 'red-drop red-wheel blue-drop', tiles: ['+wheel'] });
    expect(told(state, 'hire red')).toEqual(['**Ann** hires **3 red** (cards 2, tile 1).']);
  });

  test('a bust, a flip, a loss, an underdog', () => {
    const up = position({ pool: 'red-drop', deck: 'black', tiles: ['+drop'] });
    expect(told(up, 'reveal')).toEqual([
      '**Ann** reveals black.',
      'That is a bust, unless **Ann** flips the tile.',
    ]);
    const many = position({ pool: 'red-drop', deck: 'x-orange', cubes: ['r9', 'b1', 'b2'] });
    const after = step(many, 'reveal').state;
    expect(told(many, 'reveal')).toContain('Too many cubes: **Ann** loses 4.');
    expect(told(after, 'lose red-4')).toEqual([
      '**Ann** loses 4 red.',
      'An underdog cube for **Ben**: fewest cubes.',
    ]);
  });

  test('a move is one line to the public, and the end purchases stand in the account', () => {
    const events: readonly Event[] = [
      { type: 'turnEnded', seat: 0 },
      { type: 'purchased', seat: 1, colour: 'red', values: [2, 1] },
    ];
    expect(voice.brief(events, names)).toBe('**Ann** ends the turn.');
    expect(voice.story(events, names)).toContain('At the end **Ben** buys red HQ (2) and red HQ (1).');
  });
});

describe('the hand says what is within reach', () => {
  test('the missing cubes count the discount of Blue Headquarters', () => {
    const lines = (headquarters: string) =>
      voice
        .hand(greenPort.view(position({ cubes: ['b4 r0'], headquarters: [headquarters] }), 0), names)
        .split('\n');
    expect(lines('')).toContain('- Objective 1, 4 blue + 1 red (5 points): lacks 1 red.');
    expect(lines('blue-2')).toContain('- Objective 1, 4 blue + 1 red (5 points): **in reach**.');
  });
});

test('a hoarder reaches each of hundreds of losses in at most three questions', () => {
  const state = position({
    phase: { type: 'lose', seats: [0] },
    cubes: ['b10 g10 r10 y10'],
  });
  const legal = greenPort.legal(state, 0).filter(({ type }) => type === 'lose');
  expect(legal.length).toBeGreaterThan(800);
  expect(pressesAmong(greenPort as never, legal)).toBeLessThanOrEqual(3);
});

describe('refusals', () => {
  const views = game('standard', 3, 5, 60).played.flatMap(({ seat, state }) => [
    greenPort.view(state, seat),
    greenPort.view(state, 'table'),
  ]);

  test.each(REFUSALS)('%s is whole sentences with and without details', code => {
    for (const language of LANGUAGES) {
      for (const view of views) {
        for (const details of [
          {},
          { typed: 'x', colour: 'red', possible: ['blue'], count: 3, given: 2, seat: 1 },
        ]) {
          const said = greenPortVoice(language).refusal({ code, with: details }, view);
          expect(said).toMatch(/[.。]$/s);
          expect(said).not.toMatch(/undefined|NaN|null|\[object| {2}/);
          expect(said.length).toBeLessThanOrEqual(600);
        }
      }
    }
  });

  test.each([
    ['hire green', 'No green card is in the pool: take a colour that is there. Possible: red.'],
    [
      'end',
      "That doesn't belong to this step. What to do now: reveal or hire. Possible: Hire, Reveal · 17% bust or Trade cubes.",
    ],
    ['specialise blue pay red-2', 'The price is paid exactly: 3, not 2.'],
    ['specialise red pay red-3', 'A trade gains a colour that is not paid, and red is.'],
  ])('%s', (text, sentence) => {
    const state = position({ pool: 'red-drop', cubes: ['r9'] });
    const done = greenPort.apply(state, 0, read(text), anyDice());
    if (done.ok) throw new Error('it was legal');
    expect(voice.refusal(done.refusal, seen(state))).toBe(sentence);
  });

  test.each([
    ['dance', "doesn't start an action here"],
    ['hire pink', '“pink” is not a colour.'],
    ['lose all', "doesn't name cubes: write colours and numbers such as `blue-1,red-3`"],
    ['complete x', 'is not an Objective'],
    ['refer red', '“Payment” is missing'],
    ['pass now', "“now” doesn't belong there"],
    ['lose red-1,blue-1', 'Write it exactly like this: `lose blue-1,red-1`.'],
  ])('a text that is no action, %s', (text, part) => {
    const action = greenPort.read(text);
    if (action.ok) throw new Error('it was read');
    expect(voice.refusal(action.refusal, seen(position({ pool: 'red-drop' })))).toContain(part);
  });

  test('a code that nobody knows is still a sentence', () => {
    expect(voice.refusal({ code: 'strange', with: {} }, seen(position({})))).toBe(
      "The rules don't allow that now. What to do now: reveal a card.",
    );
  });
});

describe('the end in words', () => {
  const over = (
    points: readonly number[],
    cubes: readonly number[],
    resigned: readonly number[] = [],
  ): View => ({
    ...greenPort.view(position({}), 'table'),
    phase: { type: 'over', bought: [] },
    result: {
      points,
      cubes,
      cards: [[6], [5], [4]],
      ranks: points.map(
        (mine, seat) =>
          1 +
          points.filter(
            (other, rival) => other > mine || (other === mine && (cubes[rival] ?? 0) > (cubes[seat] ?? 0)),
          ).length,
      ),
      bought: [],
    },
    resigned,
  });

  test('the winner, what broke a tie, who resigned', () => {
    expect(voice.finale(over([20, 12, 9], [1, 2, 3]), names)?.split('\n')).toEqual([
      '**Ann** wins with 20 points.',
      '1\\. **Ann** 20 points (1 cube left)',
      '2\\. **Ben** 12 points (2 cubes left)',
      '3\\. **Cleo** 9 points (3 cubes left)',
    ]);
    expect(voice.finale(over([20, 20, 9], [1, 2, 3]), names)).toContain(
      '**Ben** wins with 20 points; the tie is broken by more cubes left.',
    );
    expect(voice.finale(over([9, 20, 5], [1, 2, 3], [2]), names)).toContain(
      '**Cleo** resigned and ranks last.',
    );
    expect(voice.finale(greenPort.view(position({}), 'table'), names)).toBeUndefined();
  });
});
