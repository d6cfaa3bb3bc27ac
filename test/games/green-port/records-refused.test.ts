import { describe, expect, test } from 'vitest';
import { RecordError } from '../../../src/core/contract/record.ts';
import { greenPortRecords } from '../../../src/games/green-port/notation/record-format.ts';
import { runOn } from '../../contract/recording.ts';
import { type Recorded, whole } from './games.ts';

const { verify: verifyRecord } = greenPortRecords;

const refusedWith = (record: unknown, says: RegExp): void => {
  const { status, out, err } = runOn(['verify', '-'], record);
  expect([status, out]).toEqual([1, '']);
  expect(err).toMatch(says);
  expect(err.trim().split('\n')).toHaveLength(1);
};

describe('chance', () => {
  const green = whole('standard', 3, 2);
  const at = (cause: string) => green.reshuffles.findIndex(each => each.cause === cause);
  const withShuffles = (change: (all: Recorded['reshuffles']) => Recorded['reshuffles']) => ({
    ...green,
    reshuffles: change(green.reshuffles),
  });

  test.each<[string, unknown, RegExp]>([
    [
      'a missing entry',
      withShuffles(all => all.slice(0, -1)),
      /^action \d+: reshuffle\/\d+: the record has no more/,
    ],
    [
      'one left over',
      withShuffles(all => [...all, { cause: 'green', order: green.setup.deck }]),
      /^reshuffles: 1 left over/,
    ],
    [
      'another cause',
      withShuffles(all => all.with(at('green'), { ...all[at('green')], cause: 'empty' } as never)),
      /^action \d+: reshuffle\/\d+: the cause is "green", not "empty"/,
    ],
    [
      'other cards',
      withShuffles(all =>
        all.with(0, {
          cause: all[0]?.cause ?? '',
          order: all[0]?.order.map((card, at) => (at < 6 ? 'black' : card)) ?? [],
        }),
      ),
      /^action \d+: reshuffle\/1: too many cards "black"/,
    ],
    [
      'too few cards',
      withShuffles(all => all.with(0, { cause: all[0]?.cause ?? '', order: all[0]?.order.slice(1) ?? [] })),
      /^action \d+: reshuffle\/1: \d+ cards, not \d+/,
    ],
  ])('%s is refused', (_what, record, says) => {
    refusedWith(record, says);
  });
});

describe('a bad record is refused in one line', () => {
  const good = whole('standard', 3, 9);
  const two = whole('standard', 2, 9);
  const plain = whole('simple', 3, 9);
  const setup = (change: object, record = good) => ({ ...record, setup: { ...record.setup, ...change } });
  const objectives = (change: (columns: string[][]) => void, record = good) => {
    const columns = record.setup.objectives.map(column => [...column]);
    change(columns);
    return setup({ objectives: columns }, record);
  };
  const recolour = (colour: string, record = good) =>
    setup(
      {
        objectives: record.setup.objectives.map(column =>
          column.map(card => (card.startsWith('wild') ? card : card.replace(/^[a-z]+/, colour))),
        ),
      },
      record,
    );
  const instead = (index: number, action: object) => ({
    ...good,
    actions: good.actions.map((each, at) => (at === index ? action : each)),
  });
  const indexOf = (type: string) => good.actions.findIndex(action => action.type === type);
  const changed = (type: string, change: object) =>
    instead(indexOf(type), { ...good.actions[indexOf(type)], ...change });
  const complete = indexOf('complete');

  test.each<[string, unknown, RegExp]>([
    ['one seat', { ...good, seats: ['one'] }, /seats/],
    ['a deck of 30', setup({ deck: good.setup.deck.slice(1) }), /setup[.]deck: 30 cards, not 31/],
    [
      'six black cards',
      setup({ deck: good.setup.deck.map(card => (card === 'x-green' ? 'black' : card)) }),
      /too many cards "black"/,
    ],
    [
      'a card that is not',
      setup({ deck: good.setup.deck.with(0, 'red-anvil') }),
      /there is no card "red-anvil"/,
    ],
    [
      'a card known below one that is not',
      setup({ deck: good.setup.deck.with(3, '?') }),
      /a card below "[?]" is known/,
    ],
    ['tiles missing', setup({ tiles: undefined }), /setup[.]tiles: one for each of the 3 seats/],
    ['two tiles alike', setup({ tiles: ['drop', 'drop', 'wheel'] }), /no symbol is dealt twice/],
    ['an unknown tile', setup({ tiles: ['drop', 'anchor', 'wheel'] }), /there is no symbol "anchor"/],
    [
      'tiles in a simple game',
      setup({ tiles: ['drop', 'arrow', 'wheel'] }, plain),
      /setup[.]tiles: simple has none/,
    ],
    ['an unknown card', objectives(all => all[0]?.splice(0, 1, 'purple-3')), /there is no card "purple-3"/],
    [
      'four columns for three seats',
      setup({ objectives: good.setup.objectives.slice(0, 4) }),
      /6 with 3 seats, not 4/,
    ],
    ['six columns for two seats', setup({ objectives: good.setup.objectives }, two), /4 with 2 seats, not 6/],
    ['other whites', objectives(all => all[0]?.splice(0, 1, 'red-9')), /white cards: there is no card "9"/],
    [
      'whites cut otherwise',
      setup({
        objectives: [good.setup.objectives.slice(0, 2).flat(), [], ...good.setup.objectives.slice(2)],
      }),
      /the white cards are cut as/,
    ],
    [
      'whites that are shuffled again',
      objectives(all => {
        for (const [at, values] of [[4, 6], [3, 1, 5], [2, 2, 1], [1]].entries())
          all[at] = values.map(value => `red-${value}`);
      }),
      /such white cards are shuffled again/,
    ],
    ['another fifth', objectives(all => all[4]?.reverse()), /the fifth is the black 1, 2, 4/],
    ['another sixth', objectives(all => all.splice(5, 1, ['red-6'])), /the sixth is the wild-6/],
    ['a wild card elsewhere', objectives(all => all[0]?.splice(0, 1, 'wild-3')), /an Objective of its own/],
    ['one colour alone', recolour('red'), /on fewer than 2 cards/],
    ['one colour alone, two seats', recolour('red', two), /more than 3 cubes are missing/],
    ['a key too many', instead(0, { ...good.actions[0], card: 1 }), /^action 0: not an action: .*card/],
    [
      'another seat',
      instead(0, { ...good.actions[0], seat: 1 }),
      /^action 0: pick is illegal: not-your-turn [(]seat 2[)]/,
    ],
    [
      'no such colour',
      instead(0, { ...good.actions[0], colour: 'purple' }),
      /^action 0: .*there is no colour "purple"/,
    ],
    ['another phase', instead(0, { seat: 2, type: 'reveal' }), /^action 0: reveal is illegal: wrong-phase/],
    ['cubes of 0', changed('complete', { pay: { red: 0 } }), /not an action: pay[.]red/],
    ['cubes below 0', changed('complete', { pay: { red: -1 } }), /not an action: pay[.]red/],
    ['half a cube', changed('complete', { pay: { red: 1.5 } }), /not an action: pay[.]red/],
    ['cubes of no colour', changed('complete', { pay: { purple: 1 } }), /not an action: .*purple/],
    [
      'nothing paid',
      changed('complete', { pay: {} }),
      new RegExp(`^action ${complete}: complete is illegal: pay-exactly`),
    ],
    ['no such Objective', changed('complete', { objective: 7 }), /no-such-objective/],
    [
      'a boost for nothing',
      instead(complete, { seat: good.actions[complete]?.seat, type: 'buy', colour: 'red', boost: 'red' }),
      /too-dear|boost-needless|pile-empty/,
    ],
    [
      'a reshuffle of another kind',
      { ...good, reshuffles: [{ cause: 'boredom', order: [] }] },
      /reshuffles[.]0[.]cause/,
    ],
  ])('%s', (_what, record, says) => {
    refusedWith(record, says);
    expect(() => verifyRecord(record)).toThrow(RecordError);
  });
});
