import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runRecord } from '../../../src/cli/record/program.ts';
import type { Viewer } from '../../../src/core/game.ts';
import { RecordError } from '../../../src/core/record.ts';
import { formats } from '../../../src/games/formats.ts';
import { greenPort } from '../../../src/games/green-port/rules/index.ts';
import { legalAfter, verifyRecord } from '../../../src/games/green-port/rules/replay.ts';
import { COLOURS, type GreenPortHistory, type Variant } from '../../../src/games/green-port/rules/types.ts';
import { GAMES, game, NAMES } from './games.ts';

interface Recorded {
  readonly format: string;
  readonly variant: string;
  readonly seats: readonly string[];
  readonly setup: {
    readonly objectives: readonly (readonly string[])[];
    readonly deck: readonly string[];
    readonly tiles?: readonly string[];
  };
  readonly reshuffles: readonly { readonly cause: string; readonly order: readonly string[] }[];
  readonly actions: readonly Readonly<Record<string, unknown>>[];
  readonly resigned?: readonly object[];
}

const recorded = (history: GreenPortHistory, viewer: Viewer | 'all' = 'all'): Recorded =>
  JSON.parse(
    JSON.stringify(greenPort.record?.(history, NAMES.slice(0, history.deal.players.length), viewer)),
  );
const whole = (variant: Variant, seats: number, seed: number) => recorded(game(variant, seats, seed));

/** As the command does it. */
const run = (args: readonly string[], json?: unknown) => {
  let [out, err] = ['', ''];
  const status = runRecord(args, formats, {
    read: () => JSON.stringify(json),
    out: text => {
      out += text;
    },
    err: line => {
      err += `${line}\n`;
    },
  });
  return { status, out, err };
};

describe('records of whole games', () => {
  test.each(GAMES)(
    '%s with %i: replayed to the same points and cubes, action by action',
    (variant, seats) => {
      for (const seed of [1, 2]) {
        const history = game(variant, seats, seed);
        const { actions, result } = verifyRecord(recorded(history));
        expect(actions).toHaveLength(history.played.length);
        let before = history.deal;
        for (const [index, { seat, state }] of history.played.entries()) {
          const { players } = greenPort.view(state, 'table');
          expect(actions[index], `action ${index}`).toEqual({
            legal: greenPort.legal(before, seat).length,
            points: players.map(({ points }) => points),
            cubes: players.map(({ cubes }) => COLOURS.map(colour => cubes[colour])),
          });
          before = state;
        }
        const { totals, ranks } = greenPort.outcome(before) ?? {};
        expect(result).toMatchObject({ points: totals, ranks });
        expect(Object.keys(result ?? {})).toEqual(['points', 'cubes', 'cards', 'bought', 'ranks']);
      }
    },
  );

  test.each(GAMES)('%s with %i: as far as any action, and the legal ones after it', (variant, seats) => {
    for (const actions of [0, 1, seats, seats + 1, 20, 60]) {
      const history = game(variant, seats, 3, actions);
      const last = history.played.at(-1)?.state ?? history.deal;
      const [seat = -1] = greenPort.toAct(last);
      const legal = greenPort.legal(last, seat).map(action => ({ seat, ...action }));
      for (const viewer of ['all', 'table', 0] as const) {
        const record = recorded(history, viewer);
        expect(verifyRecord(record).result).toBeNull();
        expect(verifyRecord(record).actions).toHaveLength(history.played.length);
        expect(legalAfter(record)).toEqual(legal);
      }
    }
  });

  test('both causes of a shuffle come up', () => {
    const causes = GAMES.flatMap(([variant, seats]) =>
      whole(variant, seats, 5).reshuffles.map(({ cause }) => cause),
    );
    expect([...new Set(causes)].toSorted()).toEqual(['empty', 'green']);
  });

  test('keys may stand in any order, and other keys at the top are ignored', () => {
    const record = whole('standard', 3, 8);
    const turned = {
      match: 7,
      ...record,
      actions: record.actions.map(action => Object.fromEntries(Object.entries(action).toReversed())),
    };
    expect(verifyRecord(turned)).toEqual(verifyRecord(record));
  });
});

describe('what nobody knows yet', () => {
  test('is `?` for every viewer: all that was never turned up, in older orders too', () => {
    let masked = 0;
    for (const [variant, seats] of GAMES) {
      const history = game(variant, seats, 4, 150);
      const turnedUp = history.played
        .flatMap(({ told }) => told.map(({ event }) => event))
        .flatMap(event => (event.type === 'revealed' ? event.card : []));
      for (const viewer of ['table', 0, 1] as const) {
        const record = recorded(history, viewer);
        const piles = [record.setup.deck, ...record.reshuffles.map(({ order }) => order)];
        expect(piles.flat().filter(card => card !== '?')).toEqual(turnedUp);
        for (const pile of piles)
          expect(pile.indexOf('?'), 'the tail').toBe(pile.filter(card => card !== '?').length);
        masked += record.reshuffles.length;
      }
    }
    expect(masked).toBeGreaterThan(0);
  });

  test('the order of the deck changes nothing in it', () => {
    const history = game('standard', 3, 4, 90);
    const last = history.played.at(-1)?.state;
    if (!last) throw new Error('nothing was played');
    const twin = { ...last, deck: last.deck.toReversed() };
    expect(last.deck.length).toBeGreaterThan(3);
    const played = history.played.with(-1, {
      ...(history.played.at(-1) as (typeof history.played)[0]),
      state: twin,
    });
    expect(recorded({ ...history, played }, 1)).toEqual(recorded(history, 1));
  });

  test('a whole game with a `?` has no result', () => {
    const record = whole('standard', 2, 6);
    const unseen = recorded(game('standard', 2, 6), 'table');
    expect(verifyRecord(unseen).actions).toEqual(verifyRecord(record).actions);
    expect(verifyRecord(unseen).result).toBeNull();
    expect(verifyRecord(record).result).not.toBeNull();
  });

  test('a reveal that needs the card is refused with its index', () => {
    const history = game('standard', 2, 6, 30);
    const first = history.played.findIndex(({ action }) => action.type === 'reveal');
    const record = recorded(history);
    const masked = { ...record, setup: { ...record.setup, deck: record.setup.deck.map(() => '?') } };
    expect(() => verifyRecord(masked)).toThrow(`action ${first}: the card to reveal is unknown ("?")`);
    const before = { ...masked, actions: record.actions.slice(0, first), reshuffles: [] };
    expect(legalAfter(before)).toEqual([{ seat: 0, type: 'reveal' }]);
  });
});

describe('resigning', () => {
  test('changes nothing but the ranks: after all who stayed; several among themselves as usual', () => {
    const record = whole('standard', 4, 11);
    const { actions, result } = verifyRecord(record);
    if (!result) throw new Error('no result');
    const order = [0, 1, 2, 3].toSorted(
      (one, other) => (result.ranks[one] ?? 0) - (result.ranks[other] ?? 0),
    );
    const [first = 0, second = 0, third = 0, fourth = 0] = order;
    const resigned = [
      { seat: second, before: 40 },
      { seat: first, before: 5 },
      { seat: fourth, before: record.actions.length + 1 },
    ];
    const again = verifyRecord({ ...record, resigned });
    expect(again.actions).toEqual(actions);
    const ranks = [first, second, third, fourth].map(seat => again.result?.ranks[seat]);
    expect(ranks).toEqual([3, 4, 1, 2]);
    expect(again.result).toEqual({ ...result, ranks: again.result?.ranks });
    expect(() => verifyRecord({ ...record, resigned: [{ seat: 4, before: 1 }] })).toThrow(
      'there is no seat 4',
    );
  });
});

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
          order:
            all[0]?.order
              .with(0, 'black')
              .with(1, 'black')
              .with(2, 'black')
              .with(3, 'black')
              .with(4, 'black')
              .with(5, 'black') ?? [],
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
    const { status, out, err } = run(['verify', '-'], record);
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(says);
    expect(err.trim().split('\n')).toHaveLength(1);
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
    ['another version', { ...good, version: 2 }, /^not a green-port-record: version/],
    ['another variant', { ...good, variant: 'family' }, /variant/],
    ['one seat', { ...good, seats: ['one'] }, /seats/],
    ['five seats', { ...good, seats: ['a', 'b', 'c', 'd', 'e'] }, /seats/],
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
    ['no action', instead(0, {}), /^action 0: not an action/],
    ['an unknown action', instead(0, { seat: 2, type: 'steal' }), /^action 0: not an action/],
    ['a key too many', instead(0, { ...good.actions[0], card: 1 }), /^action 0: not an action: .*card/],
    [
      'another seat',
      instead(0, { ...good.actions[0], seat: 1 }),
      /^action 0: pick is illegal: not-your-turn [(]seat 2[)]/,
    ],
    ['half a seat', instead(0, { ...good.actions[0], seat: 0.5 }), /^action 0: not an action/],
    [
      'no such seat',
      instead(0, { ...good.actions[0], seat: 7 }),
      /^action 0: pick is illegal: not-your-turn/,
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
      'an action after the end',
      { ...good, actions: [...good.actions, { seat: 0, type: 'reveal' }] },
      new RegExp(`^action ${good.actions.length}: reveal is illegal: game-over`),
    ],
    [
      'a reshuffle of another kind',
      { ...good, reshuffles: [{ cause: 'boredom', order: [] }] },
      /reshuffles[.]0[.]cause/,
    ],
  ])('%s', (_what, record, says) => {
    const { status, out, err } = run(['verify', '-'], record);
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(says);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(() => verifyRecord(record)).toThrow(RecordError);
  });
});

describe('the command', () => {
  const random = (...more: string[]) => run(['random', '--format', 'green-port-record', ...more]);

  test.each(GAMES)('random %s with %i: verified, listed and proved', (variant, seats) => {
    const seed = 'ab'.repeat(32);
    const { out } = random('--variant', variant, '--seats', String(seats), '--seed', seed);
    const record: Recorded = JSON.parse(out);
    expect([record.format, record.variant, record.seats.length]).toEqual([
      'green-port-record',
      variant,
      seats,
    ]);
    expect(JSON.parse(run(['verify', '-'], record).out).result.ranks).toHaveLength(seats);
    expect(run(['legal', '-'], record)).toEqual({ status: 0, out: '', err: '' });
    const prove = (json: unknown) => run(['prove', '-', '--seed', seed, '--salt', 'cd'.repeat(32)], json);
    const proof = prove(record);
    expect(JSON.parse(proof.out)).toMatchObject({ agrees: true });
    const labels = JSON.parse(proof.out).shuffles.map(({ label }: { label: string }) => label);
    const tiles = record.setup.tiles ? ['tiles'] : [];
    const later = record.reshuffles.map((_, index) => `reshuffle/${index + 1}`);
    expect(labels).toEqual(['whites', 'cubes', 'deck', ...tiles, ...later]);
    const other = {
      ...record,
      setup: { ...record.setup, deck: record.setup.deck.toReversed() },
      actions: [],
      reshuffles: [],
    };
    expect(prove(other)).toMatchObject({ status: 1, err: 'not what this seed gives: deck\n' });
    const masked = {
      ...other,
      setup: { ...record.setup, deck: record.setup.deck.map((card, index) => (index < 4 ? card : '?')) },
    };
    expect(prove(masked)).toMatchObject({ status: 0 });
    if (!record.setup.tiles) return;
    const tile = { ...other, setup: { ...record.setup, tiles: record.setup.tiles.toReversed() } };
    expect(prove(tile).err).toBe('not what this seed gives: tiles\n');
  });

  test('a shuffle that the seed does not give is named', () => {
    const seed = 'ab'.repeat(32);
    const record: Recorded = JSON.parse(random('--seats', '3', '--seed', seed).out);
    const last = record.reshuffles.length;
    const order = record.reshuffles.at(-1)?.order.toReversed() ?? [];
    const reshuffles = record.reshuffles.with(-1, { cause: record.reshuffles.at(-1)?.cause ?? '', order });
    const proof = run(['prove', '-', '--seed', seed, '--salt', seed], { ...record, reshuffles });
    expect(proof).toMatchObject({ status: 1, err: `not what this seed gives: reshuffle/${last}\n` });
  });

  test('legal: one canonical object a line', () => {
    const record = recorded(game('standard', 3, 1, 1));
    expect(run(['legal', '-'], record).out.trim().split('\n')[0]).toBe(
      JSON.stringify({ colour: legalAfter(record)[0]?.['colour' as never], seat: 1, type: 'pick' }),
    );
  });

  test('random: five seats are refused', () => {
    expect(random('--seats', '5')).toMatchObject({
      status: 1,
      err: '--seats: Green Port is played by 2 to 4, not 5\n',
    });
  });
});

describe('golden games', () => {
  // A changed golden is a changed game: regenerate with UPDATE_GOLDENS=1 on purpose, and read the diff.
  test.each<[Variant, number]>([
    ['standard', 2],
    ['standard', 3],
    ['standard', 4],
    ['no-tiles', 3],
    ['no-powers', 4],
    ['simple', 2],
  ])('%s with %i', (variant, seats) => {
    const file = new URL(`goldens/${variant}-${seats}.json`, import.meta.url);
    if (process.env.UPDATE_GOLDENS === '1') {
      const record = whole(variant, seats, 40 + seats);
      writeFileSync(file, `${JSON.stringify({ record, result: verifyRecord(record).result })}\n`);
    }
    expect(existsSync(file), 'a golden is missing: UPDATE_GOLDENS=1').toBe(true);
    const { record, result } = JSON.parse(readFileSync(file, 'utf8'));
    expect(verifyRecord(record).result).toEqual(result);
    expect(whole(variant, seats, 40 + seats)).toEqual(record);
  });
});
