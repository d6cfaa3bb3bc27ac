import type { Dice } from '../../../core/contract/dice.ts';
import { visibleEvents } from '../../../core/contract/game.ts';
import { without } from '../../../core/rules/without.ts';
import type { Moment } from '../../../presentation/presenter/presenter.ts';
import { vintage } from '../game.ts';
import { DECK } from '../rules/box.ts';
import type { Event } from '../rules/events.ts';
import type { Card, State, View } from '../rules/types.ts';

const LEARNER = 0;

type ExampleMoment = Moment<View, Event>;

/**
 * Cards at the top of the deck in the example game: the open cards of rounds 1 and 2. The other cards keep the order of the
 * box.
 */
const OPEN: readonly Card[] = [
  'two-barrels',
  'boat',
  'enologist',
  'planting',
  'vintage',
  'harvesting',
  'buying',
  'ageing-quality',
];
const deck = [...OPEN, ...without(DECK, OPEN)];

const CHIPS = [0, 1, 2, 1, 0, 2, 1];

/** Die rolls in the example game: first for the opponent's ageing, then for the learner's ageing. */
export const ROLLS = [5, 4] as const;

/** Steps of the lesson, each with the actions since the previous step. */
export const SCRIPT = {
  look: [],
  plant: ['buy cima-1 pay 1', 'harvest pay 1', 'gather 1 wine 2'],
  third: [
    'plant 2 purple pay 1',
    'sail baixo load 1',
    'sail gaia',
    'unload ruby',
    'stop',
    'plant 2 green pay 1',
    'take boat pay 1',
  ],
  year: ['plant 2 white pay overseer-1', 'age pay overseer-1'],
  baixo: ['harvest pay 1'],
  cima: ['gather 1 wine 0'],
  boat: ['gather 2 wine 3', 'harvest pay 2', 'gather 1 wine 0'],
  load: ['sail baixo'],
  home: ['sail cima load 2'],
  side: ['sail gaia'],
  age: ['unload ruby', 'stop', 'plant 1 white pay 1'],
  sold: ['age pay 1'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ExampleStep = keyof typeof SCRIPT;

interface Example {
  readonly states: Readonly<Record<ExampleStep, State>>;
  readonly moments: Readonly<Record<ExampleStep, ExampleMoment>>;
}

/** Plays the example game of two by the rules, from its deal to the first sale. The lesson shows positions of this game. */
const played = (): Example => {
  const rolls: number[] = [...ROLLS];
  const lain: Readonly<Record<string, readonly unknown[]>> = { chips: CHIPS, cards: deck };
  const dice: Dice = {
    below: () => (rolls.shift() ?? 1) - 1,
    shuffle: <T>(items: readonly T[], label: string) => [...((lain[label] ?? items) as readonly T[])],
  };
  let state = vintage.setup(2, { variant: 'standard' }, dice);
  const states: Partial<Record<ExampleStep, State>> = {};
  const moments: Partial<Record<ExampleStep, ExampleMoment>> = {};
  for (const [step, texts] of Object.entries(SCRIPT)) {
    const marked: Event[] = [];
    for (const text of texts) {
      const action = vintage.read(text);
      const done = action.ok ? vintage.apply(state, state.turn, action.value, dice) : action;
      if (!done.ok) throw new Error(`the lesson's ${text}: ${done.refusal.code}`);
      state = done.value.state;
      marked.push(...visibleEvents(done.value.events, LEARNER));
    }
    states[step as ExampleStep] = state;
    moments[step as ExampleStep] = { view: vintage.view(state, LEARNER), marked };
  }
  return { states, moments } as Example;
};

export const EXAMPLE: Example = played();
