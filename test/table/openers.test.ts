import { describe, expect, test } from 'vitest';
import { type Dice, SeededDice } from '../../src/core/contract/dice.ts';
import { type AnyGame, redealt, type Seat, type Viewer } from '../../src/core/contract/game.ts';
import { accept } from '../../src/core/contract/result.ts';
import type { StoredMatch } from '../../src/store/index.ts';
import { kindsOf, StoredPosition } from '../../src/table/match/position.ts';
import { begin, chooser, game as porto, press } from './porto-room.ts';
import { opening, type Room, room } from './room.ts';

const CARDS = ['fish', 'wine', 'cork', 'tiles', 'salt', 'gold', 'rope', 'oil'] as const;

interface Hands {
  readonly turn: Seat;
  readonly hands: readonly (readonly string[])[];
}
interface HandsView {
  readonly turn: Seat;
  readonly held: readonly number[];
}

/** A test game in which a seat's legal actions are its hand, which is hidden from other seats. */
const hands = {
  id: 'hands',
  rules: 1,
  defaults: {},
  seats: () => ({ min: 1, max: 4 }),
  setup: (seats: number, _: unknown, dice: Dice): Hands => {
    const deck = dice.shuffle(CARDS, 'deck');
    return { turn: 0, hands: Array.from({ length: seats }, () => deck.splice(0, 2)) };
  },
  toAct: ({ turn }: Hands) => [turn],
  legal: ({ turn, hands: all }: Hands, seat: Seat) => (seat === turn ? (all[seat] ?? []) : []),
  forced: () => undefined,
  apply: (state: Hands) => accept({ state, events: [], reveals: false, chance: [] }),
  view: ({ turn, hands: all }: Hands, _: Viewer): HandsView => ({
    turn,
    held: all.map(({ length }) => length),
  }),
  imagine: ({ turn, held }: HandsView, _: Viewer, dice: Dice): Hands => {
    const deck = dice.shuffle(CARDS, 'imagine');
    return { turn, hands: held.map(count => deck.splice(0, count)) };
  },
  redeal: ({ turn, hands: all }: Hands, _: Viewer, dice: Dice): Hands => {
    const deck = dice.shuffle(CARDS, 'redeal');
    return { turn, hands: all.map(({ length }) => deck.splice(0, length)) };
  },
  outcome: () => undefined,
  fields: (card: string) => [['play', card]],
  write: (card: string) => card,
  read: accept,
} as unknown as AnyGame;

const named = {
  ...hands,
  openers: (_: unknown, __: Seat) => CARDS.map(card => ['play', card]),
} as unknown as AnyGame;

const seeded = (byte: number): SeededDice => new SeededDice(new Uint8Array(32).fill(byte));

function kinds(game: AnyGame, row: StoredMatch) {
  const position = new StoredPosition({ games: { [game.id]: game } }, row);
  return {
    shown: position.toAct.map(seat => position.openers(seat)),
    own: position.toAct.map(seat => kindsOf(game, position.legal(seat))),
  };
}

async function rowOf(here: Room, id: string): Promise<StoredMatch> {
  const row = await here.store.matches.get(id);
  if (!row) throw new Error('no row');
  return row;
}

describe('what everybody is offered', () => {
  test.each([
    ['worlds imagined from the view', hands],
    ['the game names them', named],
  ])('hangs on nothing that is hidden: %s', async (_, game) => {
    const here = await room({ games: { hands: game } });
    const asked = opening({ game: 'hands', seats: 1 });
    const opened = await here.table.openAndStart(asked);
    if (!opened.ok) throw new Error(opened.refusal.code);
    const row = await rowOf(here, opened.value.id);
    const { shown, own } = kinds(game, row);
    const others = Array.from({ length: 20 }, (_row, byte) => {
      const state = redealt(game, row.state, 'table', seeded(byte));
      return kinds(game, { ...row, state });
    });
    expect(
      new Set([own, ...others.map(other => other.own)].map(each => JSON.stringify(each))).size,
    ).toBeGreaterThan(5);
    for (const other of others) expect(other.shown).toEqual(shown);
    expect(opened.value.position.openers(0)).toEqual(shown[0]);
    expect(opened.value.position.openers(1)).toEqual([]);
  });

  test('a game that names them hides no way', async () => {
    const state = hands.setup(1, {}, seeded(1));
    const { shown } = kinds(named, {
      game: 'hands',
      status: 'running',
      seats: [],
      state,
    } as unknown as StoredMatch);
    expect(shown[0]).toHaveLength(CARDS.length);
  });

  test.each([
    [2, { variant: 'standard' }],
    [3, { variant: 'family' }],
    [1, { variant: 'solo', timer: 28 }],
  ] as const)('in Porto it is what the seats have: %s seats', async (seats, options) => {
    const here = await room({ games: { porto } });
    const below = chooser(seats);
    let match = await begin(here, { seats, options });
    const seen = new Set<string>();
    for (let presses = 0; presses < 400 && match.status === 'running'; presses++) {
      const row = await rowOf(here, match.id);
      const { shown, own } = kinds(porto, row);
      expect(shown).toEqual(own);
      for (const [, kind] of own.flat()) seen.add(kind);
      const state = redealt(porto, row.state, 'table', seeded(presses % 256));
      expect(kinds(porto, { ...row, state }).shown).toEqual(shown);
      match = await press(here, match, below);
    }
    expect(match.status).toBe('over');
    expect([...seen]).toEqual(expect.arrayContaining(['draw', 'build']));
  });
});
