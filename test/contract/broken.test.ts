import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { type AnyGame, type Game, redealt } from '../../src/core/contract/game.ts';
import { without } from '../../src/core/rules/without.ts';
import { porto } from '../../src/games/porto/game.ts';
import type { Action, Event, Options, State, View } from '../../src/games/porto/rules/types.ts';
import { games as shelf } from '../../src/games/registry.ts';
import { TABLES } from '../games/harnesses.ts';
import { times } from '../support/test-form.ts';
import { type StepsState, stepsGame } from '../table/steps-game.ts';
import { toy, toys } from '../toy/rules/index.ts';
import { LETTERS } from '../toy/rules/types.ts';
import { firstFault, tellingAll } from './faults.ts';
import { keepsTheContract, type Table } from './kit.ts';

type Porto = Game<State, Action, Event, View, Options>;

/** Porto with a view that holds the order of the deck, and with worlds imagined in this order. */
const ORDERED: Partial<Porto> = {
  view: (state, viewer, aside) => ({ ...porto.view(state, viewer, aside), order: state.deck }) as View,
  imagine: (view, viewer, dice) => ({
    ...porto.imagine(view, viewer, dice),
    deck: (view as View & { order: State['deck'] }).order,
  }),
};

const BROKEN: Readonly<Record<string, readonly [Partial<Porto>, RegExp]>> = {
  "a view that shows everybody's private contracts": [
    {
      view: (state, viewer, aside) => ({
        ...porto.view(state, viewer, aside),
        players: porto.view(state, viewer).players.map((player, seat) => ({
          ...player,
          private: (state.players[seat]?.kept ?? []).map(contract => ({ contract, vp: 0 })),
        })),
      }),
    },
    /sees .*tells a secret/,
  ],
  'a view that holds the order of the deck, and a world imagined with it': [
    ORDERED,
    /imagined for .*deck is always the same/,
  ],
  'a kept choice that is shown to all': [tellingAll(porto, 'kept'), /hears of keep .*tells a secret/],
  'actions that hang on the top card of the deck': [
    {
      legal: (state, seat) => {
        const actions = porto.legal(state, seat);
        return state.deck[0]?.startsWith('red') ? actions.toReversed() : actions;
      },
    },
    /may do .*(hangs on what one sees|tells a secret)|what one may do hangs on what one sees/,
  ],
  'a redeal that leaves the private contracts': [
    {
      redeal: (state, viewer, dice) => ({ ...redealt(porto, state, viewer, dice), players: state.players }),
    },
    /redealt for .*contracts of seat \d is always the same/,
  ],
  'a redeal that changes what is known': [
    { redeal: (state, _viewer, dice) => redealt(porto, state, 'table', dice) },
    /sees .*tells a secret/,
  ],
  'a refill that is reported as certain': [
    {
      apply: (state, seat, action, dice) => {
        const done = porto.apply(state, seat, action, dice);
        return done.ok ? { ok: true, value: { ...done.value, chance: [] } } : done;
      },
    },
    /tells what chance decided as certain/,
  ],
  'openers that leave a kind of action out': [
    { openers: (view, seat) => (porto.openers?.(view, seat) ?? []).filter(([, kind]) => kind !== 'build') },
    /openers of seat \d lack the kind of build/,
  ],
  'proposals that leave an action out': [
    { proposed: (_view, _seat, legal) => legal.slice(1) },
    /what is proposed is what is legal/,
  ],
  'proposals with the worst first': [
    {
      proposed: (view, seat, legal) =>
        legal.toSorted(
          (one, other) => (porto.worth?.(view, seat, one) ?? 0) - (porto.worth?.(view, seat, other) ?? 0),
        ),
    },
    /brings more than what is proposed before it/,
  ],
  'an outcome that hangs on the deck': [
    {
      outcome: state => {
        const outcome = porto.outcome(state);
        const shift = state.publicDeck[0]?.startsWith('floors') ? 1 : 0;
        return outcome && { ...outcome, totals: outcome.totals.map(total => total + shift) };
      },
    },
    /outcome tells a secret/,
  ],
};

const standard = TABLES.porto?.[0];
if (!standard) throw new Error('no table for Porto');
const GAMES = 12;
/** Number of games to search when there is no fault to find. Such a search plays all of its games. */
const UNBROKEN = times(3, GAMES);
const found = (game: AnyGame, table: Table = standard, games = GAMES): string =>
  firstFault(game, table, games);

test('unbroken, the kit finds nothing', () => {
  expect(found(porto, standard, UNBROKEN)).toBe('the kit found nothing');
});

test.each(Object.entries(BROKEN))('the kit finds %s', (_law, [broken, says]) => {
  expect(found({ ...porto, ...broken } as AnyGame)).toMatch(says);
});

test('the kit finds a view that holds the order of the deck also in a game without a redeal of its own', () => {
  const { redeal: _, ...rest } = porto;
  expect(found(rest as AnyGame, standard, UNBROKEN)).toBe('the kit found nothing');
  expect(found({ ...rest, ...ORDERED } as AnyGame)).toMatch(/redealt for .* is always the same/);
});

test('the kit finds what is shown to all in a step that reveals it to one', () => {
  const quay = TABLES.toy?.[0];
  if (!quay) throw new Error('no table for the toy');
  expect(found(toy as AnyGame, quay, UNBROKEN)).toBe('the kit found nothing');
  expect(found({ ...toy, ...tellingAll(toy, 'drew') } as AnyGame, quay)).toMatch(
    /hears of roll tells a secret that stays one/,
  );
});

/**
 * Returns a toy in which a seat draws the next letter after it has played one.
 * @param byDice true: all seats get new hands instead, which depend on the dice and on no hidden letter
 * @param isPublic true: all hear of a letter of the seat
 */
const refilling = (byDice: boolean, isPublic: boolean): AnyGame =>
  ({
    ...toy,
    apply: (state, seat, action, dice) => {
      const done = toy.apply(state, seat, action, dice);
      if (!done.ok || action.type !== 'play') return done;
      const { state: after, events } = done.value;
      const hand = after.hands[seat] ?? [];
      const letters = byDice ? dice.shuffle(without(LETTERS, after.spent), 'refill') : [...after.letters];
      const [letter] = letters;
      if (letter === undefined || (byDice && hand.length === 0)) return done;
      const mine = letters.splice(0, byDice ? hand.length : 1);
      const hands = after.hands.map((each, other) => {
        if (other === seat) return [...(byDice ? [] : hand), ...mine].sort();
        return byDice ? letters.splice(0, each.length).sort() : each;
      });
      const event = { type: 'drew', seat, letter } as const;
      const drew: (typeof events)[number] = isPublic
        ? { to: 'all', event }
        : { to: seat, event, others: { type: 'drew', seat } };
      const step = {
        state: { ...after, letters, hands },
        events: [...events, drew],
        chance: [events.length],
      };
      return { ok: true, value: { ...done.value, ...step } };
    },
  }) satisfies typeof toy as AnyGame;

test.each([
  ['lies hidden', false],
  ['is random', true],
])(
  'the kit finds in two games that each new card of a hand is shown to all where the card %s',
  (_, byDice) => {
    const quay = TABLES.toy?.[0];
    if (!quay) throw new Error('no table for the toy');
    expect(found(refilling(byDice, false), quay, 2)).toBe('the kit found nothing');
    expect(found(refilling(byDice, true), quay, 2)).toMatch(/table hears of play .* (in secret|stays one)/);
  },
);

/** Table of Steps, a game with turns of several decisions. Its supply runs short of red. */
const stepsTable: Table = {
  name: 'with a supply',
  options: { supply: { red: 1, blue: 9 } },
  hidden: () => ({}),
  goesOn: (before, after) => {
    const [from, to] = [before as StepsState, after as StepsState];
    return from.phase.type !== 'take' && to.phase.type !== 'over' && from.turns === to.turns;
  },
};
keepsTheContract(stepsGame, [stepsTable], 20);

type StepsGame = typeof stepsGame;
const { orders } = stepsGame;
if (!orders) throw new Error('the game has orders');
const allowed = orders.applied;
const ordering = (broken: Partial<typeof orders>): typeof orders => ({ ...orders, ...broken });
const BROKEN_TURNS: Readonly<Record<string, readonly [Partial<StepsGame>, Partial<Table>, RegExp]>> = {
  'a turn that goes on when the game is over': [
    {
      apply: (state, seat, action, dice) => {
        const done = stepsGame.apply(state, seat, action, dice);
        return done.ok ? { ok: true, value: { ...done.value, goesOn: true } } : done;
      },
    },
    {},
    /sets goesOn to true, but|a turn that goes on has somebody to decide/,
  ],
  'a supply that leaves somebody nothing to choose': [
    {},
    { options: { supply: { red: 2 } } },
    /seat 2 has a choice left after those before it/,
  ],
  'a step that the table makes, and that reveals': [
    {
      apply: (state, seat, action, dice) => {
        const done = stepsGame.apply(state, seat, action, dice);
        return done.ok ? { ok: true, value: { ...done.value, reveals: action === 'stop' } } : done;
      },
    },
    {},
    /what is forced reveals: stop/,
  ],
  'a standing order that does what is not legal': [
    {
      orders: ordering({
        applied: (view, seat, order) =>
          view.phase.type === 'turn' && order.endsWith('99') ? 'fly' : allowed(view, seat, order),
      }),
    },
    { options: {} },
    /yes to 99 does what is not legal|no to 99 does what is not legal/,
  ],
  'a standing order that does something else than the action it is offered for': [
    { orders: ordering({ offered: (_view, _seat, action) => (action === 'no' ? ['yes to 99'] : []) }) },
    { options: {} },
    /what yes to 99 does where it is offered/,
  ],
  'a standing order that may be left at any time and is spent': [
    { orders: ordering({ kinds: () => [{ kind: 'yes', orders: ['yes to 99', 'yes to -1'] }] }) },
    { options: {} },
    /yes to -1 may be left and is spent/,
  ],
  'a standing order that is spent and acts': [
    { orders: ordering({ isSpent: ({ phase }) => phase.type === 'asked', kinds: () => [] }) },
    { options: {} },
    /is offered and spent|is spent and applies/,
  ],
};

test.each(Object.entries(BROKEN_TURNS))('the kit finds %s', (_law, [broken, table, says]) => {
  expect(found({ ...stepsGame, ...broken } as AnyGame, { ...stepsTable, ...table })).toMatch(says);
});

/** Faults that the kit must find in every game. */
const ALIKE: Readonly<Record<string, readonly [(game: AnyGame) => Partial<AnyGame>, RegExp]>> = {
  'a view that ignores resignations': [
    game => ({ view: (state, viewer) => game.view(state, viewer) }),
    /sees who resigned, and who won so/,
  ],
  'a view that names who resigned, and ranks them by their points': [
    game => ({
      view: (state, viewer, aside) => ({
        ...(game.view(state, viewer) as object),
        resigned: aside?.resigned ?? [],
        stopped: aside?.stopped ?? null,
      }),
    }),
    /the ranks that .* sees when seat \d has resigned/,
  ],
  'steps that tell the wrong thing about the turn': [
    game => ({
      apply: (state, seat, action, dice) => {
        const done = game.apply(state, seat, action, dice);
        return done.ok ? { ok: true, value: { ...done.value, goesOn: !done.value.goesOn } } : done;
      },
    }),
    /sets goesOn to (true|false), but|a turn that goes on has somebody to decide/,
  ],
  'totals that go to the next seat': [
    game => ({
      outcome: state => {
        const outcome = game.outcome(state);
        return outcome && { ...outcome, totals: [...outcome.totals.slice(1), outcome.totals[0] ?? 0] };
      },
    }),
    /has more points than|the totals, and what each seat made/,
  ],
};

describe.each(Object.values({ ...shelf, ...toys }))('$id: the kit finds', game => {
  test.each(Object.entries(ALIKE))('%s', (_law, [broken, says]) => {
    const [table] = TABLES[game.id] ?? [];
    if (!table?.ranks) throw new Error(`no table for ${game.id}`);
    expect(found({ ...game, ...broken(game) }, table)).toMatch(says);
  });
});

test('rules that were bumped migrate what older ones have saved', () => {
  const state = stepsGame.setup(3, {}, new SeededDice(new Uint8Array(32)));
  const older = [{ rules: 1, seats: 3, state }];
  const bumped = { ...stepsGame, rules: 2 };
  const same = { ...bumped, migrate: (before: unknown) => before as StepsState };
  expect(found(bumped, { ...stepsTable, older })).toMatch(/states of rules 1 are migrated/);
  expect(found(same, stepsTable)).toMatch(/states of rules 1 are migrated/);
  expect(found(same, { ...stepsTable, older })).toBe('the kit found nothing');
  const stuck = { ...same, migrate: () => ({ ...state, phase: { type: 'over' as const }, taken: [] }) };
  expect(found({ ...stuck, outcome: () => undefined } as AnyGame, { ...stepsTable, older })).toMatch(
    /a migrated game goes on or is over/,
  );
});

test('kinds of actions are chosen by their weights, those of none only where nothing else is left', () => {
  const steps = (state: unknown): void => {
    const { phase } = state as StepsState;
    if (phase.type === 'turn' && phase.steps > 0) throw new Error('somebody went on');
  };
  const hasty: Table = { ...stepsTable, invariant: steps };
  expect(found(stepsGame, hasty)).toMatch(/somebody went on/);
  expect(found(stepsGame, { ...hasty, weights: { go: 0, ask: 0 } })).toBe('the kit found nothing');
});
