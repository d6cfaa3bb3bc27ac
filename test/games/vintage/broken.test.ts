import { expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { vintage } from '../../../src/games/vintage/rules/index.ts';
import type { State } from '../../../src/games/vintage/rules/types.ts';
import { playByTheContract } from '../../contract/kit.ts';
import { times } from '../../support/form.ts';
import { VINTAGE_TABLE as VINTAGE } from './harness.ts';

type Vintage = typeof vintage;
type Done = ReturnType<Vintage['apply']>;

const changing =
  (change: (state: State) => State): Vintage['apply'] =>
  (state, seat, action, dice): Done => {
    const done = vintage.apply(state, seat, action, dice);
    return done.ok ? { ok: true, value: { ...done.value, state: change(done.value.state) } } : done;
  };

/**
 * Versions of Vintage that each break one law. The third value is the seed with which the short form starts, because the fault
 * is rare.
 */
const BROKEN: Readonly<Record<string, readonly [Partial<Vintage>, RegExp, since?: number]>> = {
  "a view that shows another's hand": [
    {
      view: (state, viewer, aside) => ({
        ...vintage.view(state, viewer, aside),
        players: vintage
          .view(state, viewer, aside)
          .players.map((player, seat) => ({ ...player, drawn: state.players[seat]?.drawn })),
      }),
    },
    /sees|tells a secret/,
  ],
  "a world imagined in the deck's true order": [
    {
      view: (state, viewer, aside) => ({ ...vintage.view(state, viewer, aside), order: state.deck }) as never,
      imagine: (view, viewer, dice) => ({
        ...vintage.imagine(view, viewer, dice),
        deck: (view as unknown as { order: State['deck'] }).order,
      }),
    },
    /tells a secret|cards are all there/,
  ],
  'a view of the chips to come': [
    { view: (state, viewer, aside) => ({ ...vintage.view(state, viewer, aside), chips: state.chips }) },
    /sees|tells a secret|imagines different worlds/,
  ],
  'a drawn card that all hear of': [
    {
      apply: (state, seat, action, dice): Done => {
        const done = vintage.apply(state, seat, action, dice);
        if (!done.ok) return done;
        const told = done.value.told.map(each =>
          each.event.type === 'drew' ? { to: 'all' as const, event: each.event } : each,
        );
        return { ok: true, value: { ...done.value, told } };
      },
    },
    /hears of take deck .* tells a secret that stays one/,
  ],
  'a roll that is told as certain': [
    {
      apply: (state, seat, action, dice): Done => {
        const done = vintage.apply(state, seat, action, dice);
        return done.ok ? { ok: true, value: { ...done.value, chance: [] } } : done;
      },
    },
    /tells what chance decided as certain/,
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
  'a pass that is forced though the next round comes of it': [
    {
      forced: (state, seat) => {
        const [only, ...others] = vintage.legal(state, seat);
        return others.length === 0 ? only : undefined;
      },
    },
    /what is forced reveals/,
    12,
  ],
  'a redeal that leaves the hands': [
    {
      redeal: (state, viewer, dice) => {
        const { deck, players } = state;
        return {
          ...vintage.redeal(
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

const firstFault = (game: AnyGame, games = 80, since = 0): string => {
  for (let seed = since; seed < since + games; seed++) {
    try {
      playByTheContract(game, VINTAGE, 3, seed);
    } catch (error) {
      return (error as Error).message;
    }
  }
  return 'the kit found nothing';
};

test('unbroken, the kit finds nothing', () => {
  expect(firstFault(vintage as AnyGame, times(2, 5))).toBe('the kit found nothing');
});

test.each(Object.entries(BROKEN))('the kit finds %s', (_law, [broken, says, since = 0]) => {
  expect(firstFault({ ...vintage, ...broken } as AnyGame, 80, times(since, 0))).toMatch(says);
});

test("the kit finds an enologist's look that all hear of", () => {
  const loud: Vintage['apply'] = (state, seat, action, dice) => {
    const done = vintage.apply(state, seat, action, dice);
    if (!done.ok) return done;
    const told = done.value.told.map(each =>
      each.event.type === 'looked' ? { to: 'all' as const, event: each.event } : each,
    );
    return { ok: true, value: { ...done.value, told } };
  };
  const quiet = { ...vintage, setup: withEnologists };
  expect(firstFault(quiet as AnyGame, times(2, 5))).toBe('the kit found nothing');
  expect(firstFault({ ...quiet, apply: loud } as AnyGame)).toMatch(
    /hears of play enologist .* tells a secret that stays one/,
  );
});
