import { describe, expect, test } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { aimsOf } from '../../../src/games/green-port/judgement/aims.ts';
import { greenPortVoice } from '../../../src/games/green-port/presenter/voice.ts';
import { COLOURS, type State, type View } from '../../../src/games/green-port/rules/types.ts';
import { greenPortWords } from '../../../src/games/green-port/words/all.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { GAMES, game } from './games.ts';
import { anyDice, cubeText, position, SOLD, type Wish } from './position.ts';

const NONE = { blue: 0, green: 0, red: 0, yellow: 0 };

/** Returns the missing cubes of each Objective, nearest first. "2 r1" means that Objective 2 lacks one red cube. */
const near = (wish: Wish): readonly string[] => {
  const view = greenPort.view(position(wish), 0);
  const [player] = view.players;
  return player
    ? aimsOf(view, player).map(({ of, lacks, anyColour }) =>
        `${of} ${anyColour ? 'any ' : ''}${cubeText({ ...NONE, ...lacks })}`.trim(),
      )
    : [];
};

describe('what a seat lacks', () => {
  const piles = SOLD;

  test('an Objective lacks the missing colours, nearest first, then what brings most', () => {
    expect(
      near({ piles, objectives: ['red-5', 'red-1 blue-2', 'green-2 blue-3', '1: red-1'], cubes: ['r2 b2'] }),
    ).toEqual(['2', '1 r3', '3 b1 g2']);
    expect(near({ piles, objectives: ['red-1', 'blue-4'], cubes: ['r1 b4'] })).toEqual(['2', '1']);
  });

  test('Blue Headquarters take off where most is missing', () => {
    const wish = { piles, objectives: ['red-2 blue-4'], cubes: ['r1 b1'] };
    expect(near(wish)).toEqual(['1 b3 r1']);
    expect(near({ ...wish, headquarters: ['blue-2 blue-1'] })).toEqual(['1 b1 r1']);
    expect(near({ ...wish, headquarters: ['blue-2 blue-1'], variant: 'no-powers' })).toEqual(['1 b3 r1']);
  });

  test('the wild Objective lacks the colour of which there is most, or any where several are as many', () => {
    expect(near({ piles, objectives: ['wild-6'], cubes: ['r4 b2'] })).toEqual(['1 r2']);
    expect(near({ piles, objectives: ['wild-6'], cubes: ['r4 b4'] })).toEqual(['1 any b2']);
    expect(near({ piles, objectives: ['wild-6'], cubes: ['r6 b6'] })).toEqual(['1']);
  });

  test('Headquarters lack the price of the top one; a pile that is sold is none', () => {
    expect(near({ piles: { ...piles, red: [2, 1] }, objectives: ['red-3', 'red-1'], cubes: ['r1'] })).toEqual(
      ['2', '1 r2', 'red r3'],
    );
  });

  test.each(GAMES)('%s, %i seats: in reach is what is legal in Utilise', (variant, seats) => {
    let reached = 0;
    for (const { state } of game(variant, seats, 11).played.filter((_, at) => at % 3 === 0)) {
      if (state.phase.type !== 'utilise') continue;
      const { seat } = state.turn;
      const view = greenPort.view(state, seat);
      const player = view.players[seat];
      if (!player) throw new Error('no seat');
      const legal = greenPort
        .legal(state, seat)
        .flatMap(action =>
          action.type === 'complete' ? action.objective : action.type === 'buy' ? action.colour : [],
        );
      const within = aimsOf(view, player).filter(({ gap }) => gap === 0);
      expect(new Set(within.map(({ of }) => of))).toEqual(new Set(legal));
      reached += within.length;
    }
    expect(reached).toBeGreaterThan(0);
  });
});

describe('prospects', () => {
  const opens = (state: State, text: string): readonly string[] | undefined => {
    const [seat = -1] = greenPort.toAct(state);
    const action = greenPort.read(text);
    if (!action.ok) throw new Error(text);
    return greenPort
      .prospects?.(greenPort.view(state, seat), seat, action.value)
      ?.map(each => greenPort.write(each));
  };

  test('a hire tells what comes into reach, not what is in reach already', () => {
    const state = position({
      objectives: ['red-3', 'blue-1', 'green-4'],
      cubes: ['r2 b1'],
      pool: 'red-wheel red-arrow blue-wheel blue-arrow',
    });
    expect(opens(state, 'hire red')).toEqual(['complete 1 pay red-3', 'buy red']);
    expect(opens(state, 'hire blue')).toEqual(['buy blue']);
    expect(opens(state, 'reveal')).toBeUndefined();
  });

  test('prospects count In Sync and the tile', () => {
    const state = position({
      objectives: ['red-2 green-1 blue-1', 'yellow-2'],
      piles: SOLD,
      tiles: ['+wheel'],
      pool: 'red-wheel blue-arrow green-drop yellow-drop',
    });
    expect(opens(state, 'hire red')).toEqual(['complete 1 pay blue-1,green-1,red-2']);
    expect(opens(state, 'hire yellow')).toEqual([]);
  });

  test('a payment tells what stays in reach, with the prices as they are then', () => {
    const state = position({
      objectives: ['red-3', 'red-1 green-2'],
      piles: { ...SOLD, red: [2, 1] },
      cubes: ['r6'],
      phase: { type: 'utilise' },
    });
    expect(opens(state, 'complete 1 pay red-3')).toEqual(['buy red']);
    expect(opens(state, 'buy red')).toEqual([]);
    expect(opens(state, 'end')).toBeUndefined();
  });

  test('a trade that gives up more than it gains opens nothing', () => {
    const state = position({
      objectives: ['red-5', 'green-2'],
      piles: SOLD,
      cubes: ['r5 g1'],
      phase: { type: 'utilise' },
    });
    expect(opens(state, 'specialise green pay red-3')).toEqual([]);
    const rich = {
      ...state,
      players: state.players.map(each => ({ ...each, cubes: { ...NONE, red: 8, green: 1 } })),
    };
    expect(opens(rich, 'specialise green pay red-3')).toEqual(['complete 2 pay green-2']);
  });

  test.each(GAMES)('%s, %i seats: every prospect of a payment is legal after it', (variant, seats) => {
    let count = 0;
    for (const { state } of game(variant, seats, 5).played) {
      if (state.phase.type !== 'utilise') continue;
      const { seat } = state.turn;
      for (const action of greenPort.legal(state, seat)) {
        const done = greenPort.apply(state, seat, action, anyDice());
        if (!done.ok || !['complete', 'buy', 'unflip', 'specialise'].includes(action.type)) continue;
        const legal = new Set(greenPort.legal(done.value.state, seat).map(each => greenPort.write(each)));
        for (const prospect of greenPort.prospects?.(greenPort.view(state, seat), seat, action) ?? []) {
          count += 1;
          expect(legal).toContain(greenPort.write(prospect));
        }
      }
    }
    expect(count).toBeGreaterThan(3);
  });
});

test('a refer that takes one cube and pays one of its colour is idle, and comes last', () => {
  const idle = (pool: string, tile?: string): readonly string[] => {
    const state = position({
      pool,
      cubes: ['', 'r1 b1', ''],
      ...(tile === undefined ? {} : { tiles: ['', tile, ''] }),
      phase: { type: 'refer', seats: [1] },
    });
    const view = greenPort.view(state, 1);
    const all = greenPort.proposed?.(view, 1, greenPort.legal(state, 1)) ?? [];
    const found = all.filter(action => greenPort.isIdle?.(view, 1, action));
    const refers = all.filter(({ type }) => type === 'refer');
    expect(refers.slice(refers.length - found.length)).toEqual(found);
    return found.map(action => greenPort.write(action));
  };
  expect(idle('blue-drop red-drop')).toEqual(['refer blue pay blue', 'refer red pay red']);
  expect(idle('blue-drop red-drop red-wheel')).toEqual(['refer blue pay blue']);
  expect(idle('blue-drop', '+drop')).toEqual([]);
});

describe('in words', () => {
  const wish = {
    objectives: ['red-2', 'red-3 blue-1', 'green-4', '1: blue-5'],
    piles: { ...SOLD, blue: [2] },
    cubes: ['r3', '', ''],
    phase: { type: 'utilise' },
  } satisfies Wish;
  const view = greenPort.view(position(wish), 0);
  const said = (language: (typeof LANGUAGES)[number], seen: View = view) =>
    greenPortVoice(language).aims(seen);

  test('beside a question: what is in reach, and what is nearest', () => {
    expect(said('en')).toEqual([
      'In reach: **Objective 1 (2 points)**.',
      'Nearest: Objective 2 (4 points) needs 1 more blue; blue HQ (2 points) needs 3 more blue; Objective 3 (4 points) needs 4 more green.',
    ]);
  });

  test('the own page lists all that is left, nearest first', () => {
    const page = greenPortVoice('en').hand(view, ['Ann', 'Ben', 'Cleo']).split('\n');
    expect(page.filter(line => line.startsWith('- '))).toEqual([
      '- Objective 1, 2 red (2 points): **in reach**.',
      '- Objective 2, 1 blue + 3 red (4 points): needs 1 more blue.',
      '- blue HQ, 3 blue (2 points): needs 3 more blue.',
      '- Objective 3, 4 green (4 points): needs 4 more green.',
    ]);
  });

  test('nothing is shown to the table, or once the game is over', () => {
    expect(said('en', greenPort.view(position(wish), 'table'))).toEqual([]);
    expect(said('en', { ...view, phase: { type: 'over', bought: [] } })).toEqual([]);
  });

  test('an action’s openings are reported with their points', () => {
    for (const language of LANGUAGES) {
      const voice = greenPortVoice(language);
      const [line] = voice.prospects(
        [{ action: { type: 'complete', objective: 3, pay: {} }, worth: 4 }],
        view,
      );
      for (const part of ['3', '4']) expect(line).toContain(part);
      expect(voice.prospects([], view)).toEqual([]);
    }
  });

  test('every colour is reported that is lacking', () => {
    for (const language of LANGUAGES)
      for (const colour of COLOURS) {
        const seen = greenPort.view(position({ objectives: [`${colour}-2`], cubes: ['', '', ''] }), 0);
        expect(said(language, seen).join()).toContain(greenPortWords(language).terms.more(2, colour));
      }
  });
});
