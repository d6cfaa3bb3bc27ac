import { describe, expect, test } from 'vitest';
import { vintage } from '../../../src/games/vintage/game.ts';
import { runsOf } from '../../../src/games/vintage/judgement/runs.ts';
import type { State } from '../../../src/games/vintage/rules/types.ts';
import { game, SEATS } from './games.ts';
import { position, step, type Wish, ways } from './position.ts';

const ownRuns = (state: State): readonly (readonly string[])[] =>
  runsOf(vintage.view(state, state.turn)).map(actions => actions.map(action => vintage.write(action)));

const played: readonly State[] = SEATS.flatMap((seats, at) =>
  game(seats, at + 2).played.map(({ state }) => state),
).filter(({ phase }) => phase.type !== 'over');

const quay = (boat: string, cellar: Wish['me'] = {}, markers = 2): State =>
  position({
    seats: 2,
    phase: { type: 'unload', next: 0, moves: null, sailing: true },
    me: { boat, markers, ...cellar },
  });

const ends = (state: State, turn = state.turn): ReadonlySet<string> => {
  const player = state.players[turn];
  if (state.turn !== turn || state.phase.type === 'turn')
    return new Set([JSON.stringify([player?.cellar, player?.boat])]);
  const texts = state.phase.type === 'sail' ? ['stop'] : ways(state);
  return new Set(texts.flatMap(text => [...ends(step(state, text).state, turn)]));
};

const led = (state: State, run: readonly string[]): State =>
  run.reduce((at, text) => step(at, text).state, state);

describe('steps that one press does', () => {
  test('are two or more, and each is legal when its turn comes', () => {
    let found = 0;
    for (const state of played)
      for (const run of ownRuns(state)) {
        found += 1;
        expect(run.length).toBeGreaterThan(1);
        let at = state;
        for (const text of run) {
          expect([at.turn, ways(at)]).toEqual([state.turn, expect.arrayContaining([text])]);
          at = step(at, text).state;
        }
      }
    expect(found).toBeGreaterThan(100);
  });

  test('no other seat has these steps, and a turn of another seat has none', () => {
    for (const state of played.filter((_, at) => at % 20 === 0)) {
      for (const viewer of ['table', (state.turn + 1) % state.players.length] as const)
        expect(runsOf(vintage.view(state, viewer))).toEqual([]);
    }
  });

  test('a press does the steps of a voyage: up to the farthest lot, and home with all that wait', () => {
    const lots = ['baixo-1 green purple yellow 2x2', 'cima-1 green purple white 5x3'];
    expect(ownRuns(position({ seats: 2, me: { estates: lots } }))).toEqual([
      ['sail baixo', 'sail cima', 'sail gaia load 1,2'],
    ]);
    // With two markers the boat can't sail home to Gaia.
    expect(ownRuns(position({ seats: 2, me: { estates: lots, markers: 2 } }))).toEqual([
      ['sail baixo', 'sail cima'],
    ]);
    // A run needs several moves, a lot to fetch and enough holds. A single move has its own button.
    expect(ownRuns(position({ seats: 2, me: { estates: lots, boat: 'superior' } }))).toEqual([]);
    expect(ownRuns(position({ seats: 2 }))).toEqual([]);
    expect(ownRuns(position({ seats: 2, me: { estates: lots, boat: 'gaia 3x1 3x1' } }))).toEqual([
      ['sail baixo', 'sail cima'],
    ]);
  });

  test('a press does the steps of a landing: every way to where the lots can lie', () => {
    for (const state of [
      quay('gaia 6x3 5x2'),
      quay('gaia 6x3 5x2 4x1'),
      quay('gaia 6x3 5x2 4x1', { ruby: '2x2 3x1', tawny: '3x3' }),
      quay('gaia 6x3 5x2', { ruby: '2x2 3x1' }, 0),
      quay('gaia 6x3 6x3'),
    ]) {
      const reached = ownRuns(state).map(run => {
        const { cellar, boat } = led(state, run).players[0] as State['players'][number];
        return JSON.stringify([cellar, boat]);
      });
      expect(new Set(reached)).toEqual(ends(state));
      expect(new Set(reached).size).toBe(reached.length);
    }
    expect(ownRuns(quay('gaia 6x3', {}, 0))).toEqual([]);
  });
});
