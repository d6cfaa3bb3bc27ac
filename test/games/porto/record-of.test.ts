import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import type { History, Viewer } from '../../../src/core/contract/game.ts';
import { porto } from '../../../src/games/porto/game.ts';
import { portoRecords } from '../../../src/games/porto/notation/record-format.ts';
import { PRIVATE_DECK } from '../../../src/games/porto/rules/cards.ts';
import type { Action, Event, Options, PrivateContract, State } from '../../../src/games/porto/rules/types.ts';
import { playing } from '../playing.ts';

const { verify: verifyRecord } = portoRecords;

type PortoHistory = History<State, Action, Event>;
const NAMES = ['one', 'two', 'three', 'four'];

/** Plays a random game for this many actions. A high `eager` means many draws, so that the piles run out. */
function played(seats: number, options: Options, seed: number, actions: number, eager = 0.5): PortoHistory {
  const dice = new SeededDice(new Uint8Array(32).fill(seed));
  return playing(porto)(
    porto.setup(seats, options, dice),
    dice,
    legal => {
      const draws = legal.filter(({ type }) => type === 'draw' || type === 'timer');
      const from = draws.length > 0 && dice.below(100, 'play') < eager * 100 ? draws : legal;
      return from[dice.below(from.length, 'play')] as Action;
    },
    actions,
  );
}

const reshuffledIn = (events: PortoHistory['played'][number]['events'], pile: string): boolean =>
  events.some(({ event }) => event.type === 'reshuffled' && event.pile === pile);

/** Event that the viewer does not see. Every read of a field throws. */
const SECRET = new Proxy({} as Event, {
  get(_, key) {
    throw new Error(`a secret event was looked at: ${String(key)}`);
  },
});

/**
 * Returns another history that looks the same to the viewer. Face-down cards have other places, and other seats have other
 * contracts.
 */
function twin(history: PortoHistory, viewer: Viewer): PortoHistory {
  const dice = new SeededDice(new Uint8Array(32).fill(99));
  const last = history.played.at(-1)?.state ?? history.deal;
  const down = {
    deck: dice.shuffle(last.deck, 'deck'),
    publicDeck: dice.shuffle(last.publicDeck, 'public'),
    timer: dice.shuffle(last.timer, 'timer'),
  };
  const newest = (pile: string) => history.played.findLastIndex(({ events }) => reshuffledIn(events, pile));
  const since = { deck: newest('construction'), publicDeck: newest('public') };
  const own = viewer === 'table' ? [] : (last.players[viewer]?.dealt ?? []);
  const unseen = dice.shuffle(
    PRIVATE_DECK.filter(card => !own.includes(card)),
    'private',
  );
  const others = last.players.map(({ dealt }, seat): readonly PrivateContract[] =>
    seat === viewer ? dealt : unseen.slice(seat * 5, seat * 5 + dealt.length),
  );
  const keptBy = (seat: number) => (others[seat] ?? []).slice(0, 3).sort();
  const otherwise = <Card>(cards: readonly Card[], end: readonly Card[]): readonly Card[] => [
    ...cards.slice(0, cards.length - end.length),
    ...end,
  ];
  const world = (state: State, index: number): State => ({
    ...state,
    deck: index >= since.deck ? otherwise(state.deck, down.deck) : state.deck,
    publicDeck: index >= since.publicDeck ? otherwise(state.publicDeck, down.publicDeck) : state.publicDeck,
    timer: otherwise(state.timer, down.timer),
    players: state.players.map((player, seat) =>
      seat === viewer || state.variant === 'family'
        ? player
        : { ...player, dealt: others[seat] ?? [], kept: player.kept && keptBy(seat) },
    ),
  });
  return {
    deal: world(history.deal, -1),
    resigned: [],
    played: history.played.map(({ seat, action, events, state }, index) => ({
      seat,
      action: action.type === 'keep' && seat !== viewer ? { ...action, contracts: keptBy(seat) } : action,
      events: events.map(each =>
        each.to === 'all' || each.to === viewer ? each : { ...each, event: SECRET },
      ),
      state: world(state, index),
    })),
  };
}

const GAMES: readonly [name: string, seats: number, options: Options][] = [
  ['standard for 2', 2, { variant: 'standard' }],
  ['standard for 3', 3, { variant: 'standard' }],
  ['family for 4', 4, { variant: 'family' }],
  ['solo', 1, { variant: 'solo', timer: 28 }],
];

describe.each(GAMES)('%s', (_name, seats, options) => {
  test.each([0, 1, seats, 10, 40])(
    'after %i actions a record holds nothing that its viewer can not know',
    actions => {
      for (const seed of [1, 2, 3]) {
        const history = played(seats, options, seed, actions);
        if (porto.toAct(history.played.at(-1)?.state ?? history.deal).length === 0) continue;
        for (const viewer of ['table', ...Array.from({ length: seats }, (_, seat) => seat)] as const) {
          const other = twin(history, viewer);
          expect(porto.record?.(other, NAMES.slice(0, seats), viewer)).toEqual(
            porto.record?.(history, NAMES.slice(0, seats), viewer),
          );
          const whole = porto.record?.(history, NAMES.slice(0, seats), 'all');
          expect(porto.record?.(other, NAMES.slice(0, seats), 'all')).not.toEqual(whole);
          expect(verifyRecord(whole).result).toBeNull();
        }
      }
    },
  );
});

test('reshuffled piles: known as far as they were drawn', () => {
  let seen = 0;
  for (let seed = 1; seed <= 12; seed++) {
    for (const actions of [60, 75, 90]) {
      const history = played(4, { variant: 'standard' }, seed, actions, 0.6);
      const last = history.played.at(-1)?.state;
      if (!last || last.phase.type === 'over' || last.reshuffles === 0 || last.deck.length < 2) continue;
      seen += 1;
      for (const viewer of ['table', 2] as const) {
        const record = porto.record?.(history, NAMES, viewer);
        expect(porto.record?.(twin(history, viewer), NAMES, viewer)).toEqual(record);
        expect(verifyRecord(record).actions).toHaveLength(history.played.length);
      }
      const whole = porto.record?.(history, NAMES, 'all');
      expect(porto.record?.(twin(history, 'table'), NAMES, 'all')).not.toEqual(whole);
      expect(verifyRecord(whole).actions).toHaveLength(history.played.length);
    }
  }
  expect(seen).toBeGreaterThan(5);
});
