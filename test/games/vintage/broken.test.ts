import { expect, test } from 'vitest';
import { type AnyGame, redealt } from '../../../src/core/contract/game.ts';
import { vintage } from '../../../src/games/vintage/game.ts';
import type { State } from '../../../src/games/vintage/rules/types.ts';
import { firstFault, tellingAll } from '../../contract/faults.ts';
import { times } from '../../support/test-form.ts';
import { VINTAGE_TABLE as VINTAGE } from './harness.ts';

type Vintage = typeof vintage;
type Done = ReturnType<Vintage['apply']>;

const changing =
  (change: (state: State) => State): Vintage['apply'] =>
  (state, seat, action, dice): Done => {
    const done = vintage.apply(state, seat, action, dice);
    return done.ok ? { ok: true, value: { ...done.value, state: change(done.value.state) } } : done;
  };

/** Versions of Vintage that each break one law, by what the game's own table checks. test/contract breaks the other laws. */
const BROKEN: Readonly<Record<string, readonly [Partial<Vintage>, RegExp]>> = {
  'a drawn card that all hear of': [
    tellingAll(vintage, 'drew'),
    /hears of take deck .* tells a secret that stays one/,
  ],
  'a played card that vanishes': [
    { apply: changing(state => ({ ...state, used: [] })) },
    /the 36 cards are all there/,
  ],
  'markers that nobody gives back': [
    {
      apply: changing(state => ({
        ...state,
        players: state.players.map(player => ({ ...player, markers: player.markers + 1 })),
      })),
    },
    /has no marker too many|legal but refused|what one may do/,
  ],
  'a redeal that leaves the hands': [
    {
      redeal: (state, viewer, dice) => {
        const { deck, players } = state;
        return {
          ...redealt(
            vintage,
            { ...state, players: players.map(each => ({ ...each, drawn: [] })) },
            viewer,
            dice,
          ),
          players,
          deck,
        };
      },
    },
    /redealt for .* is always the same/,
  ],
};

const withEnologists: Vintage['setup'] = (seats, options, dice) => {
  const state = vintage.setup(seats, options, dice);
  const rest = [...state.display, ...state.deck].filter(card => card !== 'enologist');
  const players = state.players.map(player => ({ ...player, known: ['enologist'] as const }));
  return { ...state, display: rest.slice(0, 4), deck: rest.slice(4).filter(card => card !== null), players };
};

const found = (game: AnyGame, games = 80): string => firstFault(game, VINTAGE, games);

test('unbroken, the kit finds nothing', () => {
  expect(found(vintage as AnyGame, times(2, 5))).toBe('the kit found nothing');
});

test.each(Object.entries(BROKEN))('the kit finds %s', (_law, [broken, says]) => {
  expect(found({ ...vintage, ...broken } as AnyGame)).toMatch(says);
});

test("the kit finds an enologist's look that all hear of", () => {
  const quiet = { ...vintage, setup: withEnologists };
  expect(found(quiet as AnyGame, times(2, 5))).toBe('the kit found nothing');
  expect(found({ ...quiet, ...tellingAll(vintage, 'looked') } as AnyGame)).toMatch(
    /hears of play enologist .* tells a secret that stays one/,
  );
});
