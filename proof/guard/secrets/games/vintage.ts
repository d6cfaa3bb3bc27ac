import { games } from '../../../../commands/games/index.ts';
import { vintageCommands } from '../../../../commands/vintage/index.ts';
import type { AnyGame } from '../../../../src/core/contract/game.ts';
import { vintage } from '../../../../src/games/vintage/game.ts';
import type { Event } from '../../../../src/games/vintage/rules/events.ts';
import {
  CARDS,
  CATEGORIES,
  type Card,
  GRAPES,
  HARBOURS,
  type PlayerState,
  SIDES,
  type State,
  VINES,
} from '../../../../src/games/vintage/rules/types.ts';
import { busily } from '../../../bench/vintage.ts';
import type { Chance } from '../../chance.ts';
import { type Guarded, type Kind, many, nonsense } from '../guarded.ts';
import { presentersWith } from '../pictures.ts';

/** Returns a kind of game that the guard does not play a second time: the displayed cards come from the hidden deck. */
const kind = (seats: number): Kind => ({
  name: 'standard',
  seats,
  options: { variant: 'standard' },
  twice: false,
});

const PLACES = ['baixo-2', 'cima-1', 'cima-3', 'superior-1', 'superior-4'] as const;
const PAYS = ['1', '2', 'overseer-1', 'overseer-3'] as const;

const anyAction = (chance: Chance): string => {
  const pay = `pay ${chance.of(PAYS)}`;
  const estate = 1 + chance.below(3);
  return chance.of([
    'pass',
    'stop',
    `buy ${chance.of(PLACES)} ${pay}`,
    `plant ${estate} ${chance.of(VINES)} ${pay}`,
    `harvest ${pay}`,
    `age ${pay}`,
    `first ${pay}`,
    `take ${chance.of(CARDS)} ${pay}`,
    `take deck discard ${chance.of(CARDS)} ${pay}`,
    `play vintage 1 ${pay}`,
    `play enologist 7 ${pay}`,
    `play buying ${chance.of(PLACES)} ${chance.of(GRAPES)} ${pay}`,
    `sail ${chance.of(HARBOURS)}`,
    `sail gaia load ${estate}`,
    `gather ${estate} wine ${chance.below(5)}`,
    `leave ${estate}`,
    `unload ${chance.of(SIDES)}`,
    'add tawny reserva',
  ]);
};

function shownBy(seat: number, known: readonly Card[], since: readonly Event[]): readonly Card[] {
  const openly = [...known];
  const shown: Card[] = [];
  for (const event of since) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'took') openly.push(event.card);
    if (event.type !== 'played' && event.type !== 'discarded') continue;
    const at = openly.indexOf(event.card);
    if (at >= 0) openly.splice(at, 1);
    else shown.push(event.card);
  }
  return shown;
}

/**
 * Returns an earlier position. Other seats' old cards have a random order that fits the imagined world and everything shown
 * since.
 */
const past: Guarded['past'] = (course, viewer) => {
  const { then, now, world } = course as { readonly then: State; readonly now: State; readonly world: State };
  const since = course.since as readonly Event[];
  const draws = since.filter(({ type }) => type === 'drewHidden').length;
  const came = since.flatMap(event => (event.type === 'roundBegan' ? event.display : [])).length + draws;
  const isSame = then.reshuffles === now.reshuffles;
  // If an undo has removed some of these events, the bot shows the position only as people saw it then.
  if (isSame && came + now.deck.length !== then.deck.length) return undefined;
  const queues = then.players.map((player, seat): Card[] => {
    if (seat === viewer) return [];
    return [...shownBy(seat, player.known, since), ...(world.players[seat]?.drawn ?? [])];
  });
  const players = then.players.map((player, seat): PlayerState => {
    if (seat === viewer) return player;
    const drawn = queues[seat]?.splice(0, player.drawn.length) ?? [];
    return { ...player, drawn: drawn.toSorted((one, other) => CARDS.indexOf(one) - CARDS.indexOf(other)) };
  });
  const deck: Card[] = [];
  for (const event of since) {
    if (event.type === 'reshuffled') break;
    if (event.type === 'roundBegan') deck.push(...event.display);
    if (event.type !== 'drewHidden') continue;
    const card = event.seat === viewer ? then.deck[deck.length] : queues[event.seat]?.shift();
    if (card) deck.push(card);
  }
  const left = then.deck.length - deck.length;
  const rest = isSame ? world.deck : then.deck.slice(deck.length).toSorted();
  return { ...then, players, chips: world.chips, deck: [...deck, ...rest.slice(0, left)] } satisfies State;
};

export const VINTAGE: Guarded = {
  game: vintage as unknown as AnyGame,
  kinds: [kind(2), kind(3), kind(4)],
  commands: [vintageCommands.command, games],
  menus: [],
  turns: ['do', 'harvest', 'sail', 'age'],
  types: ['buy', 'plant', 'harvest', 'age', 'take', 'play', 'sail', 'gather'],
  options: ['place', 'estate', 'vine', 'card', 'pay', 'load', 'wine'],
  presenters: presentersWith,
  choose: (state, seat, chance) => busily(vintage.legal(state as State, seat), chance.below.bind(chance)),
  hidden(state, viewer) {
    const { deck, chips, round, players } = state as State;
    const looked = viewer === 'table' ? [] : (players[viewer]?.looked ?? []);
    const others = players.flatMap(({ drawn }, seat) => (seat === viewer ? [] : drawn));
    return {
      deck: many(deck),
      // The last chips can be equal in any order, so the comparison leaves them out.
      chips: many(chips.filter((_, index) => index >= round && !looked.includes(index + 1))),
      // Two small random hands are often equal by chance, so the comparison leaves them out.
      hands: others.length < 3 || deck.length < 9 ? undefined : others.join(),
    };
  },
  telling: [],
  past,
  byHand(chance, option) {
    switch (option) {
      case 'action':
        return anyAction(chance);
      case 'pay':
        return chance.of(PAYS);
      case 'place':
        return chance.of(PLACES);
      case 'card':
      case 'discard':
        return chance.of(CARDS);
      case 'vine':
      case 'bonus':
        return chance.of(GRAPES);
      case 'to':
        return chance.of([...HARBOURS, ...SIDES, 'boat']);
      case 'side':
        return chance.of(SIDES);
      case 'category':
        return chance.of(CATEGORIES.ruby);
      case 'estate':
      case 'wine':
      case 'round':
      case 'column':
      case 'load':
        return `${1 + chance.below(4)}`;
      case 'columns':
        return chance.of(['1,2', '1,1', '2,2']);
      case 'deed':
        return chance.of(['buy', 'plant', 'harvest', 'age']);
      default:
        return nonsense(chance);
    }
  },
  spelled: anyAction,
};
