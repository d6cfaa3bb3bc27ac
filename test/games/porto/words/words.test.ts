import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../../src/core/dice.ts';
import { portoVoice } from '../../../../src/games/porto/presenter/voice.ts';
import { porto } from '../../../../src/games/porto/rules/index.ts';
import {
  type Colour,
  type Event,
  type FinalResult,
  REFUSALS,
  type State,
  type View,
} from '../../../../src/games/porto/rules/types.ts';
import { LANGUAGES } from '../../../../src/stage/language/languages.ts';
import { actionOf } from '../position.ts';
import { randomGame } from './games.ts';

const voice = portoVoice('en');
const names = ['Ann', 'Ben'];
const dice = () => new SeededDice(new Uint8Array(32).fill(1));

/** Joana's turn of the rulebook: a blue house of five with two floors, three floors beside the new ones. */
const joana = (): State => {
  const fresh = porto.setup(2, { variant: 'family' }, dice());
  return {
    ...fresh,
    houses: fresh.houses.map(house => {
      if (house.id === 'L3') return { ...house, colour: 'red', level: 4, ground: 0 };
      if (house.id === 'L4') return { ...house, colour: 'blue', level: 2, ground: 0, roof: 2 };
      if (house.id === 'L5') return { ...house, colour: 'green', level: 3, ground: 0 };
      return house;
    }),
    contracts: ['floors-3-blue', 'house-red', 'cards-blue-red', 'floors-1-blue'],
    market: ['blue-1', 'red-2', 'blue-3', 'green-1', 'blue-1'],
    players: fresh.players.map(player => ({ ...player, hand: ['blue-1', 'red-3', 'red-3'] as const })),
  };
};

const told = (state: State, text: string): readonly Event[] => {
  const action = actionOf(text);
  const done = porto.apply(state, 0, action, dice());
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value.told.map(({ event }) => event);
};

describe('the story', () => {
  test('a build is told part by part', () => {
    const events = told(joana(), 'build red-3 blue-1 L4 claim 1,3');
    expect(voice.story(events, names)[0]).toBe(
      '**Ann** built 3 blue on L4, completing it (red 3 + blue 1): **14 points** — ' +
        'house 5, neighbours 3, roof token 2, contracts 4 (3 blue floors, blue + red cards).',
    );
    expect(voice.story(events, names)[1]).toMatch(/^New: contracts 1: .+, 3: .+\.$/);
  });

  test('a ground token that moves', () => {
    const events = told({ ...joana(), contracts: [null, null, null, null] }, 'build blue-1 red-3 R1 roof R3');
    expect(voice.story(events, names)[0]).toMatch(
      /^\*\*Ann\*\* built 1 red on R1 \(blue 1 \+ red 3\): \*\*\d points\*\* — house 1, ground token (\d)\. The ground token \(\1\) moves to the roof of R3\.$/,
    );
  });

  test('a draw and its refill', () => {
    const [drew, refilled, ...rest] = voice.story(told(joana(), 'draw 1,2'), names);
    expect(drew).toBe('**Ann** drew blue 1 and red 2.');
    expect(refilled).toMatch(/^New: market 1: \w+ \d, 2: \w+ \d\.$/);
    expect(rest).toEqual([]);
  });

  test('a keep: the others hear only that a choice was made', () => {
    expect(voice.story([{ type: 'kept', seat: 1 }], names)).toEqual([
      '**Ben** has chosen three private contracts.',
    ]);
    const own: Event = { type: 'kept', seat: 1, contracts: ['houses-blue', 'pair-blue-red', 'side-2'] };
    expect(voice.story([own], names)).toEqual([
      '**Ben** kept blue houses, blue-red pair and full street (2nd card).',
    ]);
  });

  test.each<[Event, string]>([
    [{ type: 'passed', seat: 0 }, '**Ann** passed: no card is on the market and nothing can be built.'],
    [
      {
        type: 'timerDiscarded',
        timer: ['red-2', 'blue-3'],
        market: [
          { slot: 2, card: 'green-1' },
          { slot: 5, card: 'red-1' },
        ],
        contracts: [{ slot: 2, card: 'house-blue' }],
      },
      'The Timer turned up red 2 and blue 3. Discarded: market 2: green 1, 5: red 1; contract 2: blue house (2).',
    ],
    [
      { type: 'timerDiscarded', timer: ['red-3', 'blue-3'], market: [], contracts: [] },
      'The Timer turned up red 3 and blue 3; there was nothing to discard.',
    ],
    [
      {
        type: 'timerBuilt',
        number: 'blue-3',
        colour: 'red-2',
        placed: {
          house: 'L5',
          colour: 'red',
          floors: 3,
          level: 3,
          completed: false,
          ground: 4,
          tokenTo: 'L5',
        },
        tokenLost: 0,
      },
      'The Timer built 3 red on L5 (blue 3 + red 2), for no points. The ground token (4) moves to the roof of L5.',
    ],
    [
      {
        type: 'timerBuilt',
        number: 'blue-1',
        colour: 'red-2',
        placed: {
          house: 'R2',
          colour: 'red',
          floors: 1,
          level: 4,
          completed: true,
          ground: 0,
          tokenTo: null,
        },
        tokenLost: 3,
      },
      'The Timer built 1 red on R2, completing it (blue 1 + red 2), for no points. The token on its roof (3) is lost.',
    ],
    [
      { type: 'timerIdle', timer: ['red-2', 'blue-3'] },
      "The Timer's red 2 and blue 3 fit on no house and are discarded.",
    ],
    [{ type: 'reshuffled', pile: 'construction', cards: 1 }, 'The discarded card became the new deck.'],
    [
      { type: 'endTriggered', roofs: 6, lastRound: 21 },
      'The 6th roof is on: this round is played to its end, then round 21 is the last.',
    ],
  ])('%o', (event, line) => {
    expect(voice.story([event], names)).toEqual([line]);
  });

  test('a refill of nothing is not worth a line', () => {
    expect(voice.story([{ type: 'refilled', market: [], contracts: [] }], names)).toEqual([]);
  });
});

describe('labels', () => {
  const view = () => porto.view(joana(), 0);
  test.each([
    ['cards', '1,3', '1 + 3: blue 1, blue 3'],
    ['cards', '2', '2: red 2'],
    ['number', 'red-3', 'red 3 (3 floors)'],
    ['colour', 'blue-1', 'blue 1'],
    ['house', 'L4', 'L4 · blue 2/5 · roof token 2'],
    ['roof', 'none', 'No token to move'],
    ['claim', '1,3', '3 blue floors (2), blue + red cards (2)'],
    ['claim', '4', '1 blue floor (3)'],
    ['claim', 'none', 'No contract'],
    ['contracts', 'houses-blue,pair-blue-red,side-1', 'blue houses, blue-red pair, full street'],
    ['type', 'build', 'Build floors'],
  ])('%s %s: %s', (field, value, label) => {
    expect(voice.value(field, value, view())).toBe(label);
  });

  test.each(['', '9', '1,9', 'L9', 'x'.repeat(500), 'claim', '__proto__'])(
    'a value that is none, %j, is still a label',
    value => {
      for (const field of [
        'type',
        'contracts',
        'cards',
        'number',
        'colour',
        'house',
        'roof',
        'claim',
        'what',
      ]) {
        const label = voice.value(field, value, view());
        expect(label.length).toBeGreaterThan(0);
        expect(label.length).toBeLessThanOrEqual(80);
      }
    },
  );

  test('a deed says its points when a preview is at hand', () => {
    const action = actionOf('build red-3 blue-1 L4 claim 1,3');
    const events = told(joana(), 'build red-3 blue-1 L4 claim 1,3');
    expect(voice.deed(action, view())).toBe('Build 3 blue on L4, claim 3 blue floors and blue + red cards');
    expect(voice.deed(action, view(), events)).toBe(
      'Build 3 blue on L4 for 14 points, claim 3 blue floors and blue + red cards',
    );
  });
});

describe('the end in words', () => {
  const seat = (score: number, vp: number, publicContracts: number, rank: number) => ({
    score,
    total: score + vp,
    rank,
    publicContracts,
    private: [{ contract: 'houses-blue' as const, vp }],
  });
  const over = (result: FinalResult): View => ({
    ...porto.view(joana(), 'table'),
    phase: { type: 'over' },
    result,
  });

  test('nothing while the game runs', () => {
    expect(voice.finale(porto.view(joana(), 'table'), names)).toBeUndefined();
  });

  test('the winner first, each seat with its private contracts', () => {
    const result: FinalResult = { seats: [seat(80, 2, 4, 2), seat(90, 5, 1, 1)], winner: 1 };
    expect(voice.finale(over(result), names)?.split('\n')).toEqual([
      '**Ben** wins with 95 points.',
      '1\\. **Ben** 95 = 90 + private contracts 5: blue houses 5 (1 public contract claimed)',
      '2\\. **Ann** 82 = 80 + private contracts 2: blue houses 2 (4 public contracts claimed)',
    ]);
    expect(voice.scores(over(result), names)).toBe('**Ann** 82 points · **Ben** 95 points');
  });

  test.each([
    [5, 4, 0, 'more public contracts'],
    [4, 4, 1, 'the later seat'],
  ])('a tie at %i and %i public contracts is explained', (ann, ben, winner, reason) => {
    const result: FinalResult = {
      seats: [seat(80, 2, ann, 1 + winner), seat(80, 2, ben, 2 - winner)],
      winner,
    };
    expect(voice.finale(over(result), names)).toContain(`with 82 points; the tie is broken by ${reason}.`);
  });

  test('solo: won with a level, or lost with what would have come', () => {
    const won: FinalResult = { seats: [seat(66, 5, 4, 1)], winner: null, won: true, level: 'builder' };
    expect(voice.finale(over(won), names)).toMatch(
      /^\*\*Ann\*\* won with 71 points and is \*\*Builder\*\*\.\n/,
    );
    const lost: FinalResult = {
      seats: [{ ...seat(59, 5, 4, 1), total: 59 }],
      winner: null,
      won: false,
      level: null,
    };
    expect(voice.finale(over(lost), names)).toBe(
      '**Ann** lost: 59 points before private contracts, and 60 were needed.\n' +
        '**Ann** 59 — private contracts would have brought 5: blue houses 5 (4 public contracts claimed)',
    );
  });
});

describe('the hand', () => {
  test('own cards by colour, private contracts with their meaning and worth, the open hands of others', () => {
    const state: State = {
      ...joana(),
      variant: 'standard',
      houses: joana().houses.map(house => (house.id === 'L4' ? { ...house, level: 5, roof: 0 } : house)),
      players: joana().players.map(player => ({
        ...player,
        dealt: ['houses-blue', 'pair-blue-red', 'palette-1', 'side-1', 'twins-red'] as const,
        kept: ['houses-blue', 'pair-blue-red', 'palette-1'] as const,
      })),
    };
    expect(voice.hand(porto.view(state, 0), names).split('\n')).toEqual([
      '**Your hand** (3 cards): blue 1 · red 3 ×2',
      '**Private contracts** (worth 1 point as the board stands)',
      '- **blue houses** — 1 / 2 / 5 for 1 / 2 / 3 completed blue houses. Now: **1 point**. For 2, still to be completed: blue L6 (4 floors). It can still reach 5.',
      '- **blue-red pair** — 2 / 5 / 10 for 1 / 2 / 3 pairs of completed neighbours, one blue, one red. Now: **0 points**. For 2, still to be completed: red L3 (2 floors). It can still reach 10.',
      '- **palette** — 7 if one street has completed houses in all five colours. Now: **0 points**. For 7, still to be completed: 4 houses (14 floors in all).',
      '**Ben** holds blue 1 · red 3 ×2',
    ]);
    const publicly = voice.hand(porto.view(state, 'table'), names);
    expect(publicly).toBe('**Ann** holds blue 1 · red 3 ×2\n**Ben** holds blue 1 · red 3 ×2');
  });
});

describe('what came near the private contracts', () => {
  const mine = ['houses-blue', 'pair-blue-red', 'twins-green'] as const;
  const owned = (state: State): State => ({
    ...state,
    variant: 'standard',
    players: state.players.map(player => ({ ...player, dealt: mine, kept: mine })),
  });
  const played = (state: State, text: string) => {
    const action = actionOf(text);
    const done = porto.apply(owned(state), 0, action, dice());
    if (!done.ok) throw new Error(done.refusal.code);
    const events = done.value.told.map(({ event }) => event);
    return { events, state: done.value.state };
  };

  test('a completed house pays, and brings a pair nearer; what did not change is not told', () => {
    const { events, state } = played(joana(), 'build red-3 blue-1 L4 claim 1,3');
    const view = porto.view(state, 1);
    const told = LANGUAGES.map(language => portoVoice(language).recap(events, view, names));
    expect(told).toEqual([
      [
        '**Blue houses**: 0 → 1 point (Ann completed L4).',
        '**Blue-red pair**: nearer to 2, still to be completed: red L3 (2 floors) (Ann completed L4).',
      ],
      [
        '**파란색 건물들**: 0 → 1점 (Ann 님, L4 완공).',
        '**파란색-빨간색 이웃 2채**: 2점에 가까워졌습니다. 완공할 건물: 빨간색 L3 (2개 층) (Ann 님, L4 완공).',
      ],
      [
        '**Casas azuis**: 0 → 1 ponto (Ann completou L4).',
        '**Par azul-vermelho**: mais perto de 2, falta completar: L3 vermelha (2 andares) (Ann completou L4).',
      ],
      [
        '**Blaue Häuser**: 0 → 1 Punkt (Ann hat L4 fertiggestellt).',
        '**Paar blau-rot**: näher an 2, noch fertigzustellen: L3 rot (2 Etagen) (Ann hat L4 fertiggestellt).',
      ],
      [
        '**Casas azules**: 0 → 1 punto (Ann completó L4).',
        '**Par azul-rojo**: más cerca de 2, falta completar: L3 roja (2 pisos) (Ann completó L4).',
      ],
      [
        '**Maisons bleues**\u202f: 0 → 1 point (Ann a terminé L4).',
        '**Paire bleu-rouge**\u202f: plus près de 2, reste à terminer\u202f: L3 rouge (2 étages) (Ann a terminé L4).',
      ],
      [
        '**青の家々**：0 → 1点（AnnさんがL4を完成）。',
        '**青-赤ペア**：2点に近づきました。あと：赤のL3（2フロア）（AnnさんがL4を完成）。',
      ],
    ]);
  });

  test('a house begun in another colour can put an aim out of reach', () => {
    const begun: Readonly<Partial<Record<string, Colour>>> = {
      ...{ L3: 'red', L4: 'green', L5: 'red', L6: 'green', L7: 'yellow' },
      ...{ R2: 'yellow', R3: 'purple', R4: 'yellow', R5: 'purple' },
    };
    const board: State = {
      ...joana(),
      houses: joana().houses.map(house => {
        const colour = begun[house.id] ?? null;
        return { ...house, colour, level: colour ? 1 : 0, ground: colour ? 0 : 1, roof: 0 };
      }),
    };
    const { events, state } = played(board, 'build blue-1 red-3 R1 roof R3');
    expect(voice.recap(events, porto.view(state, 1), names)).toEqual([
      '**Blue houses**: can reach 0 at most now, no longer 1 (Ann built on R1).',
      '**Green twins**: can reach 0 at most now, no longer 5 (Ann built on R1).',
    ]);
  });

  test('nothing is told to the table, nor where nobody built', () => {
    const { events, state } = played(joana(), 'build red-3 blue-1 L4');
    expect(voice.recap(events, porto.view(state, 'table'), names)).toEqual([]);
    expect(voice.recap([{ type: 'passed', seat: 0 }], porto.view(state, 1), names)).toEqual([]);
  });
});

describe('refusals', () => {
  const positions = [
    ...[...randomGame(2, { variant: 'standard' }, 4)].slice(0, 12),
    ...[...randomGame(1, { variant: 'solo', timer: 28 }, 4)].slice(0, 12),
  ];
  test.each(REFUSALS)('%s is one or more whole sentences in every phase, with and without details', code => {
    for (const { state, seat } of positions) {
      for (const viewer of [seat, 'table'] as const) {
        const said = voice.refusal({ code, with: {} }, porto.view(state, viewer));
        expect(said).toMatch(/^[A-Z].+\.$/s);
        expect(said).not.toMatch(/undefined|NaN|null|\[object| {2}/);
        expect(said.length).toBeLessThanOrEqual(600);
      }
    }
  });

  const MARKET = 'The market holds 1: blue 1, 2: red 2, 3: blue 3, 4: green 1, 5: blue 1.';
  const HAND = 'The hand holds blue 1 · red 3 ×2.';
  test.each([
    ['dance 1', "“dance” doesn't start an action here. What to do now: draw or build."],
    [
      'build pink-7 blue-1 L4',
      `“pink\\-7” is not a card: in text a card is its colour and its number, such as \`red-3\`. ${HAND}`,
    ],
    [
      'build red-3 blue L4',
      `“blue” is not a card: in text a card is its colour and its number, such as \`red-3\`. ${HAND}`,
    ],
    ['build red-3 blue-1 Z9', 'Z9 is not in this game. Houses in play: L3, L4'],
    ['build red-3 blue-1 L4 roof here', 'here is not in this game. Houses in play: L3, L4'],
    [
      'build red-3',
      'That is incomplete: “Colour card” is missing. A complete one looks like `build red-3 blue-1 L4 roof R2 claim 1,3`.',
    ],
    ['build red-3 blue-1 L4 claim', 'That is incomplete: “Contracts” is missing.'],
    [
      'draw one',
      `“one” doesn't name slots: write their numbers, separated by commas, such as \`1,3\`. ${MARKET}`,
    ],
    [
      'draw 0',
      `“0” doesn't name slots: write their numbers, separated by commas, such as \`1,3\`. ${MARKET}`,
    ],
    [
      'build red-3 blue-1 L4 claim x',
      "“x” doesn't name slots: write their numbers, separated by commas, such as `1,3`. Open contracts: 1: 3 blue floors",
    ],
    [
      'build red-3 blue-1 L4 now',
      "“now” doesn't belong there. A complete one looks like `build red-3 blue-1 L4 roof R2 claim 1,3`.",
    ],
    [
      'timer red-3 blue-1 L4 claim 1',
      "“claim” doesn't belong there. A complete one looks like `timer red-3 blue-1 L4 roof R2`.",
    ],
    ['keep side-1,mine', 'The contract “mine” was not dealt to you'],
    ['pass **', "“\\*\\*” doesn't belong there. A complete one looks like `pass`."],
    ['draw 1 ', "The end doesn't belong there. A complete one looks like `draw 1,3`."],
  ])('a text that is no action, %s: %s', (text, sentence) => {
    const read = porto.read(text);
    if (read.ok) throw new Error(`read: ${text}`);
    expect(voice.refusal(read.refusal, porto.view(joana(), 0))).toContain(sentence);
  });

  test('codes of others get a neutral sentence', () => {
    const view = porto.view(joana(), 0);
    for (const code of ['table/stale', 'toString', '']) {
      expect(voice.refusal({ code, with: {} }, view)).toBe(
        "The rules don't allow that now. What to do now: draw or build.",
      );
    }
  });

  test.each([
    [
      'draw 1,2,3',
      'Those cards are worth 6 together: a draw may be worth 3 at most. The market holds 1: blue 1, 2: red 2, 3: blue 3, 4: green 1, 5: blue 1.',
    ],
    ['draw 9', 'There is no slot 9: the market has slots 1 to 5.'],
    [
      'build green-1 red-3 R1 roof R1',
      '“green 1” is not in the hand: a build plays two cards from it. The hand holds blue 1 · red 3 ×2.',
    ],
    ['build red-3 red-3 L4', "L4 is blue: a house has one colour, and red doesn't match it."],
    ['build red-3 red-3 L3', 'L3 holds 6 floors and has 4: at most 2 more fit.'],
    ['build red-3 blue-1 L5', "L5 is green: a house has one colour, and blue doesn't match it."],
    ['build blue-1 red-3 L1', 'L1 is not in this game. Houses in play: L3, L4'],
    [
      'build blue-1 red-3 R1',
      'The ground token of R1 has to go to an empty roof: name one. Empty roofs: L3, L5, L6',
    ],
    [
      'build blue-1 red-3 R1 roof L4',
      'The roof of L4 is taken by a token or a roof tile: the ground token needs an empty one. Empty roofs: L3',
    ],
    ['build red-3 blue-1 L4 roof L3', 'Name no roof here'],
    [
      'build red-3 blue-1 L4 claim 4',
      "This build doesn't meet “1 blue floor”: you have to place exactly 1 blue floor in one turn",
    ],
    ['pass', 'Passing is allowed only with an empty market and no possible build: draw at least one card.'],
    ['timer', "That doesn't belong to this step."],
  ])('%s: %s', (text, sentence) => {
    const state = joana();
    const action = actionOf(text);
    const done = porto.apply(state, 0, action, dice());
    if (done.ok) throw new Error('was legal');
    expect(voice.refusal(done.refusal, porto.view(state, 0))).toContain(sentence);
  });

  test('a person’s typed text comes back harmless', () => {
    const view = porto.view(joana(), 0);
    const house = '**@everyone** <@1>';
    const said = voice.refusal({ code: 'house-not-in-play', with: { house: house.repeat(50) } }, view);
    expect(said).not.toMatch(/@(?!\u2060)/);
    expect(said).not.toContain('**@');
    expect(said.length).toBeLessThan(400);
  });
});

test('the terminal board draws storeys, tokens and roofs', () => {
  const view = porto.view(joana(), 0);
  const board = voice.terminal(
    {
      ...view,
      houses: view.houses.map(h =>
        h.id === 'L4' ? { ...h, level: 5, roof: 0 } : { ...h, ground: h.level > 0 ? 0 : 3 },
      ),
    },
    names,
  );
  expect(board.split('\n').slice(0, 12)).toEqual([
    'PORTO · round 1 · Ann: draw or build                                roofs 0 of 6',
    '',
    '',
    '     6    ·   ^   ·                         ·       ·',
    '     5    ·   B   ·       ·         ·       ·   ·   ·',
    '     4    R   B   ·   ·   ·         ·   ·   ·   ·   ·',
    '     3    R   B   G   ·   ·         ·   ·   ·   ·   ·',
    '     2    R   B   G   ·   ·         ·   ·   ·   ·   ·',
    '     1    R   B   G  (3) (3)       (3) (3) (3) (3) (3)',
    '         === === === === ===       === === === === ===',
    '         L3  L4  L5  L6  L7        R1  R2  R3  R4  R5',
    '         4/6 5/5 3/6 0/4 0/5       0/5 0/4 0/6 0/5 0/6',
  ]);
});
