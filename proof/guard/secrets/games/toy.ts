import { games } from '../../../../commands/games/index.ts';
import type { AnyGame } from '../../../../src/core/contract/game.ts';
import { toyCommand } from '../../../../test/toy/command.ts';
import { TOY_WORDS, toyPresenters } from '../../../../test/toy/presenter.ts';
import { toy } from '../../../../test/toy/rules/index.ts';
import type { State } from '../../../../test/toy/rules/types.ts';
import type { Chance } from '../../chance.ts';
import { type Guarded, type Kind, many, nonsense } from '../guarded.ts';
import { presentersWith } from '../pictures.ts';

/** Number of tiles with which no seat plays letters, so that no choice depends on a hand. */
const SILENT = 40;
const LOUD = 41;

const anyAction = (chance: Chance): string =>
  chance.of(['bid 3', 'take', 'roll', 'reveal', 'load 7', 'play 2', 'pass']);

const kind = (seats: number, tiles: number): Kind => ({
  name: tiles === SILENT ? 'silent' : 'loud',
  seats,
  options: { tiles },
  twice: tiles === SILENT,
});

/** Toy game of the tests. It differs from Porto, so that the search for leaks can't rely on facts about one game. */
export const TOY: Guarded = {
  game: toy as unknown as AnyGame,
  kinds: [kind(2, SILENT), kind(3, LOUD), kind(4, SILENT), kind(2, LOUD), kind(3, SILENT), kind(4, LOUD)],
  commands: [toyCommand, games],
  menus: [],
  turns: ['do'],
  types: ['bid', 'take', 'roll', 'reveal', 'load', 'play'],
  options: ['amount', 'card', 'letter'],
  presenters: painted => presentersWith(painted, toyPresenters),
  choose(given, seat, chance) {
    const state = given as State;
    const legal = toy.legal(state, seat).filter(({ type }) => type !== 'play' || state.box === LOUD);
    return chance.of(legal);
  },
  hidden(state, viewer) {
    const { deck, hands, letters } = state as State;
    const others = hands.filter((_, seat) => seat !== viewer).flat();
    return { deck: many(deck), letters: many([...others, ...letters]) };
  },
  telling: Object.values(TOY_WORDS).map(({ hand }) => (hand.letters('|').split('|')[0] ?? '').toLowerCase()),
  otherSealed(world, seat, action) {
    const others = toy.legal(world as State, seat).map(toy.write);
    return others.find(other => other !== action) ?? action;
  },
  dealtOtherwise(given, seenBy) {
    const state = given as State;
    const pool = state.hands
      .flatMap((hand, seat) => (seat === seenBy ? [] : hand))
      .concat(state.letters)
      .toReversed();
    const hands = state.hands.map((hand, seat) =>
      seat === seenBy ? hand : pool.splice(0, hand.length).toSorted(),
    );
    return { ...state, hands, letters: pool } satisfies State;
  },
  byHand: (chance, option) => (option === 'action' ? anyAction(chance) : nonsense(chance)),
  spelled: anyAction,
};
