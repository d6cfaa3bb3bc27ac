import type { PlayerOf } from '../../../core/contract/player.ts';
import { box } from '../rules/box.ts';
import { estateAt, isPlanted, yieldOf } from '../rules/estates.ts';
import type { Event } from '../rules/events.ts';
import {
  type Action,
  type ActionOf,
  type ActionType,
  HARBOURS,
  type OpenPlayer,
  type Options,
  type State,
  type View,
} from '../rules/types.ts';

export type VintagePlayer = PlayerOf<State, Action, Event, View, Options>;

/**
 * Fewest barrels in the cellar with which the bot chooses to age. With fewer barrels it ages only where it has no other action.
 */
const MANY = 5;
/** Number of barrels waiting on Estates with which the bot prefers a voyage to the planting of its new Estate. */
const WORTH_A_VOYAGE = 3;
/** Number of rounds after the present one that must be left for the bot to buy an Estate. */
const LATE = 3;

export const isOf =
  <T extends ActionType>(type: T) =>
  (action: Action): action is ActionOf<T> =>
    action.type === type;

/** Picks the action with the cheapest circle. On equal circles, the bot prefers markers to the overseer. */
const cheapest = <T extends Action>(actions: readonly T[]): T | undefined => {
  const priceOf = (action: Action): number =>
    'circle' in action && action.circle !== undefined ? action.circle + (action.overseer ? 0.5 : 0) : 0;
  return actions.toSorted((one, other) => priceOf(one) - priceOf(other))[0];
};

const largest = (buys: readonly ActionOf<'buy'>[]): Action | undefined => {
  const barrelsAt = ({ place }: ActionOf<'buy'>): number => yieldOf({ place, vines: [], lot: null });
  const most = Math.max(...buys.map(barrelsAt));
  return cheapest(buys.filter(buy => barrelsAt(buy) === most));
};

const inCellar = ({ cellar }: OpenPlayer): number =>
  [...cellar.ruby, ...cellar.tawny].reduce((sum, { barrels }) => sum + barrels, 0);

/**
 * Picks the next move of the boat: one harbour upriver while a lot waits farther up and a hold is free, otherwise down to Gaia.
 */
const homewards = ({ boat, estates }: OpenPlayer, sails: readonly ActionOf<'sail'>[]): Action | undefined => {
  const at = HARBOURS.indexOf(boat.harbour);
  const lies = estates.filter(({ lot }) => lot !== null);
  const above = lies.some(({ place }) => HARBOURS.findIndex(harbour => place.startsWith(harbour)) > at);
  const full = boat.lots.length >= box.seat.holds;
  const to =
    above && !full ? HARBOURS[at + 1] : at > 0 && boat.lots.length + lies.length > 0 ? 'gaia' : undefined;
  const ways = sails.filter(sail => sail.to === to);
  return ways.toSorted((one, other) => (other.load?.length ?? 0) - (one.load?.length ?? 0))[0];
};

const inTurn = (view: View, player: OpenPlayer, legal: readonly Action[]): Action | undefined => {
  const roundsLeft = box.rounds - view.round;
  const harvest = cheapest(legal.filter(isOf('harvest')));
  const age = cheapest(legal.filter(isOf('age')));
  const unplanted = player.estates.findIndex(estate => !isPlanted(estate)) + 1;
  const buy = unplanted === 0 && roundsLeft >= LATE ? largest(legal.filter(isOf('buy'))) : undefined;
  const plant = cheapest(
    legal.filter(isOf('plant')).filter(({ estate }) => unplanted === 0 || estate === unplanted),
  );
  const waiting = player.estates.reduce((sum, { lot }) => sum + (lot?.barrels ?? 0), 0);
  const sail = homewards(player, legal.filter(isOf('sail')));
  const card = legal.filter(isOf('play')).find(({ card: each }) => each === 'vintage' || each === 'colheita');
  const take = legal
    .filter(isOf('take'))
    .find(({ card: each, discard }) => (each === 'vintage' || each === 'colheita') && discard === undefined);
  if (buy || harvest || card) return buy ?? harvest ?? card;
  if (age && inCellar(player) >= MANY) return age;
  if (unplanted > 0 && plant && waiting < WORTH_A_VOYAGE) return plant;
  return take ?? sail ?? plant ?? age ?? legal.find(isOf('pass'));
};

/** Returns the side with more lots in the cellar. The bot prefers to unload on the other side. */
const lastSide = ({ cellar }: OpenPlayer) => (cellar.ruby.length > cellar.tawny.length ? 'ruby' : 'tawny');

/**
 * Bot of strength "easy", a friendly beginner. It harvests, buys an Estate and plants it, fetches waiting lots, and ages them.
 * It ignores the die and the quality of wine. It keeps brandy only for its next wine. It takes only the two cards that sell
 * barrels immediately. It never takes the first player's token, and ignores the other seats.
 */
export const easy: VintagePlayer = {
  choose(game, view, seat, dice) {
    const legal = game.legal(game.imagine(view, seat, dice), seat);
    const player = view.players[seat];
    const [first] = legal;
    if (first === undefined || player === undefined) throw new Error(`seat ${seat} has nothing to choose`);
    const { phase } = view;
    const choice = (): Action | undefined => {
      switch (phase.type) {
        case 'turn':
          return inTurn(view, player, legal);
        case 'gather': {
          const [number = 1] = phase.left;
          const barrels = yieldOf(estateAt(player, number));
          const larger = phase.left.slice(1).filter(each => yieldOf(estateAt(player, each)) > barrels);
          const spare = phase.left.length === 1 && phase.gained === 0 && phase.brandy < 2;
          const wine = larger.length >= phase.brandy ? 0 : barrels - Number(spare && view.round < box.rounds);
          const gathers = legal.filter(isOf('gather'));
          return gathers.find(each => each.wine === wine) ?? gathers.at(-1);
        }
        case 'sail':
          return homewards(player, legal.filter(isOf('sail'))) ?? legal.find(isOf('stop'));
        case 'unload':
          return legal.find(each => each.type === 'unload' && each.to !== lastSide(player));
        case 'plant':
          return legal.find(isOf('plant'));
        case 'add':
          return legal.at(-1);
        case 'over':
          return undefined;
      }
    };
    return choice() ?? first;
  },
};
