import type { OrderKind, Seat, StandingOrders } from '../../../core/contract/game.ts';
import { isColour, unitColour } from '../rules/cards.ts';
import { lossOf } from '../rules/hire.ts';
import { askedSeat, isLastTurn } from '../rules/turn.ts';
import {
  type Action,
  COLOURS,
  type Colour,
  type Payment,
  type PlayerView,
  type View,
} from '../rules/types.ts';

/** Standing order: a decision that a seat makes before another seat's turn. */
type Order =
  /** Order to pass at every Refer, up to and including the round `lastRound`. */
  | { readonly type: 'pass'; readonly lastRound: number }
  /** Order to refer the colour if at least `atLeast` of its cards are in the pool. It ends after the round `lastRound`. */
  | {
      readonly type: 'refer';
      readonly colour: Colour;
      readonly pay: Colour;
      readonly atLeast: number;
      readonly lastRound: number;
    }
  /**
   * Rule for the whole game: gains a cube of the first of these colours of which the seat has fewer cubes than Objectives ask
   * for.
   */
  | { readonly type: 'bonus'; readonly colours: readonly Colour[] }
  /** Rule for the whole game: loses all cubes of the first colour before any of the next. */
  | { readonly type: 'lose'; readonly colours: readonly Colour[] };

/** Least number of a colour's cards for which a refer brings more than it costs. */
const WORTH_IT = 2;

export function writeOrder(order: Order): string {
  switch (order.type) {
    case 'pass':
      return `pass to ${order.lastRound}`;
    case 'refer':
      return `refer ${order.colour} pay ${order.pay} from ${order.atLeast} to ${order.lastRound}`;
    case 'bonus':
    case 'lose':
      return `${order.type} ${order.colours.join(',')}`;
  }
}

const coloursOf = (text: string): readonly Colour[] | undefined => {
  const colours = text.split(',');
  return new Set(colours).size === colours.length && colours.every(isColour) ? colours : undefined;
};

/** Reads an order in the spelling of `writeOrder`; undefined for any other text. */
export function readOrder(text: string): Order | undefined {
  const [, type = '', list = ''] = /^(bonus|lose) ([a-z,]+)$/.exec(text) ?? [];
  const colours = coloursOf(list);
  if (type === 'bonus' && colours) return { type, colours };
  if (type === 'lose' && colours?.length === COLOURS.length) return { type, colours };
  const passed = /^pass to ([1-9]\d{0,2})$/.exec(text)?.[1];
  if (passed !== undefined) return { type: 'pass', lastRound: Number(passed) };
  const [, colour, pay, atLeast, lastRound] =
    /^refer ([a-z]+) pay ([a-z]+) from ([1-9]\d?) to ([1-9]\d{0,2})$/.exec(text) ?? [];
  if (!isColour(colour) || !isColour(pay)) return undefined;
  return { type: 'refer', colour, pay, atLeast: Number(atLeast), lastRound: Number(lastRound) };
}

const cardsOf = ({ pool }: View, colour: Colour): number =>
  pool.filter(card => unitColour(card) === colour).length;

/** Counts the cubes of a colour that the remaining Objectives ask for beyond the seat's own. */
const lacking = ({ objectives }: View, { cubes }: PlayerView, colour: Colour): number =>
  objectives
    .filter(({ by }) => by === null)
    .flatMap(({ cards }) => cards)
    .reduce((sum, card) => sum + (card.colour === colour ? card.value : 0), -cubes[colour]);

function losing(player: PlayerView, colours: readonly Colour[]): Payment {
  let left = lossOf(player);
  const lost: { -readonly [C in Colour]?: number } = {};
  const taken = new Map<Colour, number>();
  for (const colour of colours) {
    const count = Math.min(left, player.cubes[colour]);
    left -= count;
    taken.set(colour, count);
  }
  for (const colour of COLOURS) {
    const count = taken.get(colour) ?? 0;
    if (count > 0) lost[colour] = count;
  }
  return lost;
}

/** Returns the action that an order makes in the present phase; undefined where the order does not apply. */
function actionOf(view: View, player: PlayerView, order: Order): Action | undefined {
  const { type } = view.phase;
  switch (order.type) {
    case 'pass':
      return type === 'refer' ? { type: 'pass' } : undefined;
    case 'refer': {
      const { colour, pay, atLeast } = order;
      const fits = type === 'refer' && player.cubes[pay] > 0 && cardsOf(view, colour) >= atLeast;
      return fits ? { type: 'refer', colour, pay } : undefined;
    }
    case 'bonus': {
      const [first] = order.colours;
      const colour = order.colours.find(each => lacking(view, player, each) > 0) ?? first;
      return type === 'bonus' && colour ? { type: 'bonus', colour } : undefined;
    }
    case 'lose':
      return type === 'lose' && lossOf(player) > 0
        ? { type: 'lose', cubes: losing(player, order.colours) }
        : undefined;
  }
}

const isOver = ({ round, phase }: View, order: Order): boolean =>
  phase.type === 'over' || ('lastRound' in order && round > order.lastRound);

function applied(view: View, seat: Seat, text: string): Action | undefined {
  const order = readOrder(text);
  const player = view.players[seat];
  if (!order || !player || isOver(view, order) || askedSeat(view) !== seat) return undefined;
  return actionOf(view, player, order);
}

/** Sorts the colours by weight, the highest weight first. Colours of equal weight stay in the order of the box. */
const by = (weight: (colour: Colour) => number): readonly Colour[] =>
  COLOURS.toSorted((one, other) => weight(other) - weight(one));

function candidates(view: View, player: PlayerView, action: Action): readonly Order[] {
  const { round: lastRound } = view;
  switch (action.type) {
    case 'pass':
      return [{ type: 'pass', lastRound }];
    case 'refer': {
      const { colour, pay } = action;
      const there = cardsOf(view, colour);
      const least = new Set([Math.min(there, WORTH_IT), there]);
      return [...least].map(atLeast => ({ type: 'refer', colour, pay, atLeast, lastRound }));
    }
    case 'bonus': {
      const others = by(colour => lacking(view, player, colour)).filter(colour => colour !== action.colour);
      return [
        { type: 'bonus', colours: [action.colour] },
        { type: 'bonus', colours: [action.colour, ...others] },
      ];
    }
    case 'lose': {
      // Colours of which all cubes are lost come first, then colours of which some are lost, then the others.
      const lost = (colour: Colour) => action.cubes[colour] ?? 0;
      const whole = (colour: Colour) => (lost(colour) === player.cubes[colour] ? 1 : 0);
      const rank = (colour: Colour) => (lost(colour) > 0 ? 100 + 100 * whole(colour) : 0);
      return [{ type: 'lose', colours: by(colour => rank(colour) + player.cubes[colour] / 100) }];
    }
    default:
      return [];
  }
}

/**
 * True where another seat has a later turn in this round. With two seats, a seat is asked to refer once a round, so an order
 * given then would never apply.
 */
const isAskedAgain = ({ turn, players }: View, seat: Seat): boolean =>
  players.some((_, other) => other > turn.seat && other !== seat);

/** True where the seat can still be asked to refer in this round. */
const mayRefer = (view: View, seat: Seat): boolean => {
  const { phase, turn } = view;
  const isAsked = phase.type === 'refer' ? phase.seats.includes(seat) : phase.type !== 'utilise';
  return isAskedAgain(view, seat) || (isAsked && turn.seat !== seat);
};

const orderings = (all: readonly Colour[]): readonly (readonly Colour[])[] =>
  all.length < 2
    ? [all]
    : all.flatMap(first => orderings(all.filter(each => each !== first)).map(rest => [first, ...rest]));

/** Least numbers of cards that a standing order to refer can ask for, in the order of the menu. */
const LEASTS = [WORTH_IT, WORTH_IT + 1, 1];

/** Lists the kinds of standing orders that a seat can give. Orders to pass or to refer end with this round. */
function kinds(view: View, seat: Seat): readonly OrderKind[] {
  const player = view.players[seat];
  if (!player || view.phase.type === 'over') return [];
  const { round: lastRound } = view;
  const kind = (name: string, orders: readonly Order[]): OrderKind => ({
    kind: name,
    orders: orders.map(writeOrder),
  });
  const wanted = by(colour => lacking(view, player, colour));
  const payable = by(colour => player.cubes[colour]);
  const refers = [
    kind('pass', [{ type: 'pass', lastRound }]),
    ...COLOURS.map(colour =>
      kind(
        `refer-${colour}`,
        LEASTS.flatMap(atLeast =>
          payable.map((pay): Order => ({ type: 'refer', colour, pay, atLeast, lastRound })),
        ),
      ),
    ),
  ];
  return [
    ...(mayRefer(view, seat) ? refers : []),
    kind(
      'bonus',
      wanted.map((colour): Order => ({ type: 'bonus', colours: [colour] })),
    ),
    kind(
      'bonus-lacking',
      orderings(wanted).map((colours): Order => ({ type: 'bonus', colours })),
    ),
    kind(
      'lose',
      orderings(wanted.toReversed()).map((colours): Order => ({ type: 'lose', colours })),
    ),
  ];
}

/** Lets a seat decide before another seat's turn: to pass, to refer, which cube to gain, which cubes to lose. */
export const orders: StandingOrders<View, Action> = {
  offered(view, seat, action) {
    const player = view.players[seat];
    const isOfRound = action.type === 'pass' || action.type === 'refer';
    if (!player || (isOfRound ? !isAskedAgain(view, seat) : isLastTurn(view))) return [];
    const wanted = JSON.stringify(action);
    return candidates(view, player, action)
      .map(writeOrder)
      .filter(text => JSON.stringify(applied(view, seat, text)) === wanted);
  },
  kinds,
  applied,
  isSpent(view, _seat, text) {
    const order = readOrder(text);
    return order === undefined || isOver(view, order);
  },
};
