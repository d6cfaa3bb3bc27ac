import type { Seat } from '../../../core/contract/game.ts';
import { box, hasPowers } from '../rules/box.ts';
import { coloursIn, unitColour } from '../rules/cards.ts';
import { lesserOf, minus, plus, waysToTake } from '../rules/cubes.ts';
import { gainOf } from '../rules/hire.ts';
import { askedBy, type Buyer, isWild, type Market, priceOfHeadquarters } from '../rules/prices.ts';
import { type Action, COLOURS, type Colour, type Cubes, type PlayerView, type View } from '../rules/types.ts';
import { type Aim, aimsOf, standingOf } from './aims.ts';
import { worth } from './worth.ts';

export interface AfterAction {
  readonly market: Market;
  readonly holder: Buyer;
}

const hired = (view: View, player: PlayerView, colour: Colour): Cubes => {
  const cards = view.pool.filter(card => unitColour(card) === colour);
  const gain = gainOf(view, player, colour, cards);
  return plus(player.cubes, colour, gain.cards + gain.tile + gain.boosts);
};

const inSync = (view: View, cubes: Cubes, hiredColour: Colour): Cubes =>
  coloursIn(view.pool).length < COLOURS.length
    ? cubes
    : COLOURS.filter(colour => colour !== hiredColour).reduce(
        (sum, colour) => plus(sum, colour, box.gains.inSync),
        cubes,
      );

/** Returns the seat's cubes and the market after an action; undefined for an action that moves no cubes of its seat. */
export const outlookAfter = (
  view: View,
  player: PlayerView,
  action: Action,
  seat: Seat,
): AfterAction | undefined => {
  const { cubes, headquarters } = player;
  const holding = (left: Cubes): AfterAction => ({ market: view, holder: { cubes: left, headquarters } });
  switch (action.type) {
    case 'pick':
    case 'bonus':
      return holding(plus(cubes, action.colour));
    case 'hire': {
      const { colour } = action;
      return colour && holding(inSync(view, hired(view, player, colour), colour));
    }
    case 'refer':
      return holding(minus(hired(view, player, action.colour), { [action.pay]: box.prices.refer }));
    case 'specialise':
      return holding(plus(minus(cubes, action.pay), action.colour));
    case 'lose':
      return holding(minus(cubes, action.cubes));
    case 'unflip':
      return holding(minus(cubes, action.pay));
    case 'complete': {
      const objectives = view.objectives.map((each, index) =>
        index + 1 === action.objective ? { ...each, by: seat } : each,
      );
      return { market: { ...view, objectives }, holder: { cubes: minus(cubes, action.pay), headquarters } };
    }
    case 'buy': {
      const { colour, boost = null } = action;
      const [value = 0, ...rest] = view.piles[colour];
      return {
        market: { ...view, piles: { ...view.piles, [colour]: rest } },
        holder: {
          cubes: minus(cubes, { [colour]: priceOfHeadquarters(view, colour) }),
          headquarters: [...headquarters, { colour, value, boost }],
        },
      };
    }
    case 'reveal':
    case 'flip':
    case 'bust':
    case 'pass':
    case 'end':
      return undefined;
  }
};

/** True for a refer that takes one cube of a colour and pays one of the same colour. Trades never pay what they gain. */
export const isIdle = (view: View, seat: Seat, action: Action): boolean => {
  const player = view.players[seat];
  if (!player || action.type !== 'refer' || action.colour !== action.pay) return false;
  return hired(view, player, action.colour)[action.pay] - player.cubes[action.pay] === box.prices.refer;
};

const canPay = ({ gap }: Aim): boolean => gap === 0;

const demand = ({ objectives }: Pick<Market, 'objectives'>, colour: Colour): number =>
  objectives.reduce((sum, objective) => sum + (objective.by === null ? askedBy(objective)[colour] : 0), 0);

/** Returns the action that spends cubes on an aim, with the first possible payment. The seat must be able to pay. */
const actionFor = ({ market, holder }: AfterAction, { of, price }: Aim): Action | undefined => {
  if (typeof of !== 'number') {
    if (of !== 'green' || !hasPowers(market.variant)) return { type: 'buy', colour: of };
    const boost = COLOURS.toSorted((one, other) => demand(market, other) - demand(market, one))[0];
    return boost && { type: 'buy', colour: of, boost };
  }
  const objective = market.objectives[of - 1];
  if (!objective) return undefined;
  const alike = COLOURS.find(colour => holder.cubes[colour] >= price);
  const pay = isWild(objective)
    ? alike && (price > 0 ? { [alike]: price } : {})
    : waysToTake(lesserOf(askedBy(objective), holder.cubes), price)[0];
  return pay && { type: 'complete', objective: of, pay };
};

/** Actions that bring cubes. Their prospects are only the aims that the seat could not pay for before. */
const GAINING: readonly Action['type'][] = ['pick', 'bonus', 'hire', 'refer', 'specialise'];

const inReach = (view: View, player: PlayerView, action: Action, after: AfterAction): readonly Aim[] => {
  // After a purchase, its pile is left out: the next Headquarters brings fewer points than the sold one, which `view` still has
  // on top.
  const sold = action.type === 'buy' ? action.colour : undefined;
  const reached = aimsOf(after.market, after.holder).filter(aim => canPay(aim) && aim.of !== sold);
  if (!GAINING.includes(action.type)) return reached;
  const before = aimsOf(view, player).filter(canPay);
  const lost = before.filter(aim => !reached.some(({ of }) => of === aim.of));
  const gained = reached.filter(aim => !before.some(({ of }) => of === aim.of));
  // A trade that loses an aim as good as the gained one has no prospects.
  return gained.some(aim => lost.every(({ points }) => points < aim.points)) ? gained : [];
};

/**
 * Lists the completions and purchases that an action brings into reach, most points first. Undefined: the action moves no cubes
 * of the seat.
 */
export const prospects = (view: View, seat: Seat, action: Action): readonly Action[] | undefined => {
  const player = view.players[seat];
  const after = player && outlookAfter(view, player, action, seat);
  return after && inReach(view, player, action, after).flatMap(aim => actionFor(after, aim) ?? []);
};

/** Number of prospects that are compared, as many as a turn's first buttons show. */
const COMPARED = 3;

/**
 * Returns keys to sort actions of one kind. They are its points, the points then in reach, a rating of the cubes left, and the
 * demand for the boosted colour.
 */
const keysOf = (view: View, seat: Seat, action: Action): readonly number[] => {
  const player = view.players[seat];
  const after = player && outlookAfter(view, player, action, seat);
  if (!after) return [worth(view, seat, action)];
  const reached = inReach(view, player, action, after);
  const later = Array.from({ length: COMPARED }, (_, at) => reached[at]?.points ?? 0);
  const boosted = action.type === 'buy' && action.boost ? demand(view, action.boost) : 0;
  return [worth(view, seat, action), ...later, standingOf(after.market, after.holder), boosted];
};

/** Ratings that differ by less are equal. Sums may differ a little, since floating-point addition depends on the order. */
const ALIKE = 1e-9;

interface Keyed {
  readonly action: Action;
  readonly keys: readonly number[];
}

const byKeys = (one: Keyed, other: Keyed): number => {
  for (const [at, key] of other.keys.entries()) {
    const gap = key - (one.keys[at] ?? 0);
    if (Math.abs(gap) > ALIKE) return gap;
  }
  return 0;
};

/** True for hiring no card, which is the last resort: a reveal comes before it. */
const isEmpty = (action: Action): boolean => action.type === 'hire' && action.colour === undefined;

/**
 * Sorts the actions by kind, in the order of the kinds in `legal`. Within a kind, the best actions come first. Actions that
 * only bring back what they cost come last.
 */
export const proposed = (view: View, seat: Seat, legal: readonly Action[]): readonly Action[] => {
  const last = (action: Action): number => Number(isEmpty(action));
  const kinds = [...new Set(legal.toSorted((one, other) => last(one) - last(other)).map(({ type }) => type))];
  return legal
    .map(
      (action): Keyed => ({
        action,
        keys: [
          -kinds.indexOf(action.type),
          -Number(isIdle(view, seat, action)),
          ...keysOf(view, seat, action),
        ],
      }),
    )
    .sort(byKeys)
    .map(({ action }) => action);
};
