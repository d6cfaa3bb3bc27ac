import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { greenPortRecords } from '../../../src/games/green-port/notation/record-format.ts';
import { some, times } from '../../support/test-form.ts';
import { GAMES, type Recorded, whole } from './games.ts';
import { OracleGame } from './oracle.ts';

const { legal: legalAfter, verify: verifyRecord } = greenPortRecords;

/**
 * Replays a record with the oracle, and returns the output that `verify` must print.
 * @throws if the oracle does not offer an action
 */
function replayed(record: Recorded) {
  const oracle = new OracleGame(record);
  const course = oracle.play();
  let asked = course.next();
  const actions = record.actions.map((action, index) => {
    if (asked.done) throw new Error(`action ${index}: the game is over`);
    const { seat, actions } = asked.value;
    const offered = actions.some(oracleAction => isDeepStrictEqual({ seat, ...oracleAction }, action));
    if (!offered) throw new Error(`action ${index}: ${JSON.stringify(action)} is not offered`);
    asked = course.next(action);
    return { legal: actions.length, points: oracle.points, cubes: oracle.cubes.map(own => [...own]) };
  });
  const cards = record.seats.map((_, seat) => oracle.cards(seat));
  const cubes = oracle.cubes.map(own => own.reduce((sum, each) => sum + each, 0));
  const result = { points: oracle.points, cubes, cards, bought: oracle.bought, ranks: oracle.ranks() };
  const legal = asked.done ? [] : asked.value.actions.map(action => ({ seat: asked.value?.seat, ...action }));
  return { actions, result: oracle.over ? result : null, legal };
}

const sorted = (actions: readonly object[]) =>
  actions.map(action => JSON.stringify(Object.entries(action).toSorted())).toSorted();

test.each(some(GAMES, 6))('two programs agree on whole games of %s with %i', (variant, seats) => {
  for (const seed of some([21, 22, 23], 1)) {
    const record = whole(variant, seats, seed);
    const { actions, result } = replayed(record);
    expect(verifyRecord(record)).toEqual({ actions, result });
    expect(result).not.toBeNull();
  }
});

test.each(some(GAMES, 4))('and on every legal action after any other, %s with %i', (variant, seats) => {
  const record = whole(variant, seats, 24);
  for (let length = 0; length < record.actions.length; length += times(111, 37)) {
    const actions = record.actions.slice(0, length);
    const before = { ...record, actions };
    const { reshuffles } = record;
    // The record may hold only the shuffles of its own actions, because `verify` refuses a record with more shuffles.
    const enough = reshuffles.findIndex((_, count) => {
      try {
        verifyRecord({ ...before, reshuffles: reshuffles.slice(0, count) });
        return true;
      } catch {
        return false;
      }
    });
    const cut = { ...before, reshuffles: enough < 0 ? reshuffles : reshuffles.slice(0, enough) };
    expect(sorted(legalAfter(cut))).toEqual(sorted(replayed(cut).legal));
  }
});
