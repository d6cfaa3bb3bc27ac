import { describe, expect, test } from 'vitest';
import { greenPort } from '../../../src/games/green-port/rules/index.ts';
import { legalAfter, verifyRecord } from '../../../src/games/green-port/rules/replay.ts';
import { COLOURS } from '../../../src/games/green-port/rules/types.ts';
import { GAMES, game } from './games.ts';
import { recorded, whole } from './record-kit.ts';

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
      { seat: fourth, before: record.actions.length },
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
