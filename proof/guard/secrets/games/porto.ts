import { games } from '../../../../commands/games/index.ts';
import { portoCommands } from '../../../../commands/porto/index.ts';
import type { AnyGame } from '../../../../src/core/contract/game.ts';
import { porto } from '../../../../src/games/porto/game.ts';
import { CONSTRUCTION_DECK, PRIVATE_DECK } from '../../../../src/games/porto/rules/cards.ts';
import {
  type Action,
  type Event,
  HOUSE_IDS,
  type Options,
  type PrivateContract,
  type State,
} from '../../../../src/games/porto/rules/types.ts';
import { portoWords } from '../../../../src/games/porto/words/all.ts';
import { privateName, privateShort } from '../../../../src/games/porto/words/cards.ts';
import { LANGUAGES } from '../../../../src/presentation/language/languages.ts';
import type { Chance } from '../../chance.ts';
import { type Guarded, type Kind, many, nonsense } from '../guarded.ts';
import { presentersWith } from '../pictures.ts';

const kind = (seats: number, options: Options): Kind => ({
  name: options.variant,
  seats,
  options,
  twice: options.variant === 'standard',
});

/** All ways to write the name of a private contract. */
const CONTRACTS: readonly string[] = PRIVATE_DECK.flatMap(contract => [
  contract,
  ...LANGUAGES.flatMap(language => [
    privateName(portoWords(language), contract),
    privateShort(portoWords(language), contract),
  ]),
]).map(spelling => spelling.toLowerCase());

const KINDS = [...new Set<string>(CONSTRUCTION_DECK)];
const SLOTS = ['1', '2', '5', '1,2', '1,3,4', '2,3,5', 'all', 'none'];
const three = (chance: Chance): string =>
  [chance.of(PRIVATE_DECK), chance.of(PRIVATE_DECK), chance.of(PRIVATE_DECK)].toSorted().join(',');

function anyAction(chance: Chance): string {
  const house = chance.of(HOUSE_IDS);
  return chance.of([
    `keep ${three(chance)}`,
    `draw ${chance.of(SLOTS)}`,
    `build ${chance.of(KINDS)} ${chance.of(KINDS)} ${house}`,
    `timer ${chance.of(KINDS)} ${chance.of(KINDS)} ${house}`,
    'pass',
  ]);
}

function otherChoice(world: unknown, seat: number, action: string): string {
  if (!action.startsWith('keep ')) return action;
  const [, , ...contracts] = (world as State).players[seat]?.dealt ?? [];
  return porto.write({ type: 'keep', contracts: contracts.toSorted() });
}

const past: Guarded['past'] = (course, viewer) => {
  const { then, now, world } = course as { readonly then: State; readonly now: State; readonly world: State };
  const since = course.since as readonly Event[];
  const shuffled = (pile: string): boolean =>
    since.some(event => event.type === 'reshuffled' && event.pile === pile);
  // If an undo has removed some of these events, the bot shows the position only as people saw it then.
  if (then.deck.length < now.deck.length && !shuffled('construction')) return undefined;
  const pile = <Card>(cards: readonly Card[], left: readonly Card[], name: string): readonly Card[] =>
    shuffled(name) ? cards : [...cards.slice(0, cards.length - left.length), ...left];
  return {
    ...then,
    deck: pile(then.deck, world.deck, 'construction'),
    timer: pile(then.timer, world.timer, 'timer'),
    publicDeck: pile(then.publicDeck, world.publicDeck, 'public'),
    players: then.players.map((player, seat) => {
      const dealt = world.players[seat]?.dealt ?? [];
      const kept = player.kept && dealt.slice(0, player.kept.length).toSorted();
      return seat === viewer ? player : { ...player, dealt, kept };
    }),
  } satisfies State;
};

export const PORTO: Guarded = {
  game: porto as unknown as AnyGame,
  kinds: [
    kind(1, { variant: 'solo', timer: 28 }),
    kind(2, { variant: 'standard' }),
    kind(3, { variant: 'standard' }),
    kind(4, { variant: 'standard' }),
    kind(2, { variant: 'family' }),
    kind(3, { variant: 'family' }),
    kind(4, { variant: 'family' }),
    kind(1, { variant: 'solo', timer: 24 }),
  ],
  commands: [portoCommands.command, games],
  menus: portoCommands.menus,
  turns: ['build', 'draw'],
  types: ['keep', 'draw', 'build', 'timer'],
  options: ['number', 'house', 'cards', 'claim'],
  presenters: presentersWith,
  choose(given, seat, chance) {
    const state = given as State;
    const legal = porto.legal(state, seat);
    const builds = legal.filter(({ type }) => type === 'build');
    const pick = chance.below(1_000_000);
    const from = builds.length > 0 && pick % 4 > 0 ? builds : legal;
    const action = from[pick % from.length];
    if (action?.type !== 'keep') return action;
    const dealt = state.players[seat]?.dealt ?? [];
    const first = pick % 3;
    return { type: 'keep', contracts: dealt.slice(first, first + 3).toSorted() } satisfies Action;
  },
  hidden(state, viewer) {
    const { deck, timer, publicDeck, players, variant } = state as State;
    const others = players.filter((_, seat) => seat !== viewer).flatMap(({ dealt }) => dealt);
    return {
      deck: many(deck),
      timer: many(timer),
      'public contracts': many(publicDeck),
      'private contracts': variant === 'family' || others.length === 0 ? undefined : others.join(),
    };
  },
  telling: CONTRACTS,
  otherMove: otherChoice,
  otherSealed: otherChoice,
  past,
  dealtOtherwise(given, seenBy) {
    const state = given as State;
    if (state.variant === 'family') return state;
    const kept = typeof seenBy === 'number' ? (state.players[seenBy]?.dealt ?? []) : [];
    const dealt = state.players.flatMap((player, seat) => (seat === seenBy ? [] : player.dealt));
    const fresh = PRIVATE_DECK.filter(contract => !kept.includes(contract) && !dealt.includes(contract));
    // Unused contracts come first, so that as many contracts as possible differ.
    const pool: PrivateContract[] = [...fresh, ...dealt.toReversed()];
    const players = state.players.map((player, seat) =>
      seat === seenBy ? player : { ...player, dealt: pool.splice(0, player.dealt.length) },
    );
    return { ...state, players } satisfies State;
  },
  byHand(chance, option) {
    switch (option) {
      case 'number':
      case 'colour':
        return chance.of(KINDS);
      case 'house':
      case 'roof':
        return chance.of(HOUSE_IDS);
      case 'cards':
      case 'claim':
        return chance.of(SLOTS);
      case 'action':
        return chance.onceIn(3)
          ? chance.of(['build', 'draw', 'L4', 'keep', 'type=build'])
          : anyAction(chance);
      default:
        return nonsense(chance);
    }
  },
  spelled: anyAction,
};
