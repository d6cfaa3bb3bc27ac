import { games } from '../../../../commands/games/index.ts';
import { greenPortCommands } from '../../../../commands/green-port/index.ts';
import type { AnyGame } from '../../../../src/core/contract/game.ts';
import { greenPort } from '../../../../src/games/green-port/game.ts';
import {
  type Card,
  COLOURS,
  type Event,
  type State,
  type Variant,
} from '../../../../src/games/green-port/rules/types.ts';
import { mostlyGreedy } from '../../../bench/green-port.ts';
import type { Chance } from '../../chance.ts';
import { type Guarded, type Kind, many, nonsense } from '../guarded.ts';
import { presentersWith } from '../pictures.ts';

/**
 * Returns a kind of game that the guard does not play a second time: another order of the hidden deck would change the game.
 */
const kind = (seats: number, variant: Variant): Kind => ({
  name: variant,
  seats,
  options: { variant },
  twice: false,
});

const anyAction = (chance: Chance): string => {
  const colour = chance.of(COLOURS);
  const other = chance.of(COLOURS);
  return chance.of([
    'reveal',
    `hire ${colour}`,
    'flip',
    'bust',
    `lose ${colour}-2`,
    `bonus ${colour}`,
    `refer ${colour} pay ${other}`,
    'pass',
    `complete 2 pay ${colour}-5`,
    `buy ${colour}`,
    `unflip pay ${colour}-2`,
    `specialise ${colour} pay ${other}-3`,
    'end',
  ]);
};

/** Returns an earlier position. The cards revealed since then are on top of its deck, in their order. */
const past: Guarded['past'] = course => {
  const { then, now, world } = course as { readonly then: State; readonly now: State; readonly world: State };
  const since = course.since as readonly Event[];
  const shuffled = since.findIndex(({ type }) => type === 'reshuffled');
  const isSame = shuffled < 0;
  const came = (isSame ? since : since.slice(0, shuffled)).flatMap(event =>
    event.type === 'revealed' ? event.card : [],
  );
  // If an undo has removed some of these events, the bot shows the position only as people saw it then.
  if (isSame && came.length + now.deck.length !== then.deck.length) return undefined;
  const rest = came.reduce<readonly Card[]>((left, card) => left.toSpliced(left.indexOf(card), 1), then.deck);
  return { ...then, deck: [...came, ...(isSame ? world.deck : rest.toSorted())] } satisfies State;
};

export const GREEN_PORT: Guarded = {
  game: greenPort as unknown as AnyGame,
  kinds: [kind(2, 'standard'), kind(3, 'simple'), kind(4, 'no-powers'), kind(2, 'no-tiles')],
  commands: [greenPortCommands.command, games],
  menus: [],
  turns: ['do', 'reveal', 'hire', 'end'],
  types: ['pick', 'reveal', 'hire', 'lose', 'bonus', 'refer', 'complete', 'buy'],
  options: ['colour', 'pay', 'objective'],
  presenters: presentersWith,
  choose: (state, seat, chance) =>
    mostlyGreedy(
      greenPort.view(state as State, seat),
      seat,
      greenPort.legal(state as State, seat),
      chance.below.bind(chance),
    ),
  hidden: state => ({ deck: many((state as State).deck) }),
  telling: [],
  past,
  byHand(chance, option) {
    if (option === 'action') return anyAction(chance);
    if (option === 'colour' || option === 'boost') return chance.of(COLOURS);
    if (option === 'objective') return `${1 + chance.below(6)}`;
    if (option === 'pay') return `${1 + chance.below(3)} ${chance.of(COLOURS)}`;
    return COLOURS.some(colour => colour === option) ? `${chance.below(5)}` : nonsense(chance);
  },
  spelled: anyAction,
};
