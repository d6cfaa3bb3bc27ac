import type { Dice } from '../../../core/contract/dice.ts';
import type { Game, Seat } from '../../../core/contract/game.ts';
import type { PlayerOf } from '../../../core/contract/player.ts';
import {
  type Action,
  type Card,
  COLOURS,
  type Colour,
  type Cubes,
  type Event,
  type Options,
  type Payment,
  type PlayerView,
  type State,
  type View,
} from '../rules/types.ts';

type ActionOf<T extends Action['type']> = Extract<Action, { readonly type: T }>;

export const isOfType =
  <T extends Action['type']>(type: T) =>
  (action: Action): action is ActionOf<T> =>
    action.type === type;

/** Returns the item of the greatest value, or the first such item if several are equal. Undefined for an empty list. */
export const bestOf = <T>(items: readonly T[], value: (item: T) => number): T | undefined => {
  let best: { readonly item: T; readonly value: number } | undefined;
  for (const item of items) {
    const found = value(item);
    if (!best || found > best.value) best = { item, value: found };
  }
  return best?.item;
};

type GreenPort = Game<State, Action, Event, View, Options>;
type Amounts = Readonly<Record<Colour, number>>;

/** Value of a cube that no Objective asks for. A cube that an Objective asks for has the value 1. */
const SPARE = 0.5;
/** Value of a bust while the seat's tile is up, in cubes: flipping the tile saves the turn. */
const AFTER_FLIP = 2;
/** Factor above 1 that favours a reveal over a hire. By measurement it makes games half a round shorter. */
const DARING = 1.02;

const unitOf = (card: Card): { readonly colour: Colour; readonly symbol: string } | undefined => {
  const [name, symbol = ''] = card.split('-');
  const colour = COLOURS.find(each => each === name);
  return colour && { colour, symbol };
};

const demand = ({ objectives }: View): Amounts => {
  const asked = { blue: 0, green: 0, red: 0, yellow: 0 };
  for (const { by, cards } of objectives)
    if (by === null) for (const { colour, value } of cards) if (colour) asked[colour] += value;
  return asked;
};

/** Returns the value of one more cube of a colour: 1 while Objectives ask for more than the seat has, else `SPARE`. */
const worthOf = (asked: Amounts, { cubes }: PlayerView, colour: Colour): number =>
  cubes[colour] < asked[colour] ? 1 : SPARE;

const paidWorth = (asked: Amounts, player: PlayerView, payment: Payment): number => {
  const after = (colour: Colour) => player.cubes[colour] - (payment[colour] ?? 0);
  const cubes: Cubes = {
    blue: after('blue'),
    green: after('green'),
    red: after('red'),
    yellow: after('yellow'),
  };
  const kept = (held: Cubes) =>
    COLOURS.reduce((sum, colour) => {
      const needed = Math.min(held[colour], asked[colour]);
      return sum + needed + (held[colour] - needed) * SPARE;
    }, 0);
  return kept(player.cubes) - kept(cubes);
};

/** Computes the values of hires from a pool. Cubes that Objectives ask for count more. */
class Hopes {
  readonly #view: View;
  readonly #player: PlayerView;
  readonly #asked: Amounts;

  constructor(view: View, player: PlayerView) {
    this.#view = view;
    this.#player = player;
    this.#asked = demand(view);
  }

  /** Returns the value of the cubes that hiring the colour brings, without the bonus In Sync. */
  gain(pool: readonly Card[], colour: Colour): number {
    const { tile, headquarters } = this.#player;
    const units = pool.map(unitOf).filter(unit => unit?.colour === colour);
    const symbol = tile?.up && units.some(unit => unit?.symbol === tile.symbol) ? 1 : 0;
    const boosts = headquarters.filter(({ boost }) => boost === colour).length;
    return (units.length + symbol + boosts) * worthOf(this.#asked, this.#player, colour);
  }

  hire(pool: readonly Card[], colour: Colour): number {
    const there = COLOURS.filter(each => pool.some(card => unitOf(card)?.colour === each));
    const sync = there.length === COLOURS.length ? there.filter(each => each !== colour) : [];
    const extra = sync.reduce((sum, each) => sum + worthOf(this.#asked, this.#player, each), 0);
    return this.gain(pool, colour) + extra;
  }

  best(pool: readonly Card[]): number {
    const there = COLOURS.filter(each => pool.some(card => unitOf(card)?.colour === each));
    return Math.max(0, ...there.map(colour => this.hire(pool, colour)));
  }

  /** Returns the mean value of the best hire after one more card. Each possible card is equally likely. */
  afterReveal(): number {
    const { pool, unseen, discards } = this.#view;
    const next = unseen.length > 0 ? unseen : discards;
    const harmful = pool.some(card => unitOf(card));
    const bust = this.#player.tile?.up ? AFTER_FLIP : 0;
    const worths = new Map<Card, number>();
    let sum = 0;
    for (const card of next) {
      const worth = worths.get(card) ?? (card === 'black' && harmful ? bust : this.best([...pool, card]));
      worths.set(card, worth);
      sum += worth;
    }
    return sum / next.length;
  }
}

function inHire(view: View, seat: Seat, legal: readonly Action[]): Action | undefined {
  const player = view.players[seat] as PlayerView;
  const hopes = new Hopes(view, player);
  const reveal = legal.find(isOfType('reveal'));
  const hires = legal.filter(isOfType('hire'));
  const best = bestOf(hires, ({ colour }) => (colour ? hopes.hire(view.pool, colour) : 0));
  if (!best || !reveal) return best ?? reveal;
  const now = best.colour ? hopes.hire(view.pool, best.colour) : 0;
  return now === 0 || hopes.afterReveal() * DARING > now ? reveal : best;
}

function inRefer(view: View, seat: Seat, legal: readonly Action[]): Action | undefined {
  const player = view.players[seat] as PlayerView;
  const hopes = new Hopes(view, player);
  const asked = demand(view);
  const net = ({ colour, pay }: ActionOf<'refer'>) =>
    hopes.gain(view.pool, colour) - paidWorth(asked, player, { [pay]: 1 });
  const best = bestOf(legal.filter(isOfType('refer')), net);
  return best && net(best) > 0 ? best : legal.find(isOfType('pass'));
}

/** Returns the trade that makes a completion possible immediately and gives up least; undefined without such a trade. */
function usefulTrade(
  game: GreenPort,
  world: State,
  seat: Seat,
  trades: readonly ActionOf<'specialise'>[],
  lost: (pay: Payment) => number,
  dice: Dice,
): Action | undefined {
  const useful = trades.filter(trade => {
    const done = game.apply(world, seat, trade, dice);
    return done.ok && game.legal(done.value.state, seat).some(isOfType('complete'));
  });
  return bestOf(useful, ({ pay }) => -lost(pay));
}

/**
 * Chooses an action in Utilise: a completion, else a trade that makes one possible, else a purchase, else turning the tile up.
 */
function inUtilise(
  game: GreenPort,
  world: State,
  view: View,
  seat: Seat,
  legal: readonly Action[],
  dice: Dice,
): Action | undefined {
  const player = view.players[seat] as PlayerView;
  const asked = demand(view);
  const lost = (pay: Payment) => paidWorth(asked, player, pay);
  const brings = (action: ActionOf<'complete'>) =>
    (game.worth?.(view, seat, action) ?? 0) * 100 - lost(action.pay);
  return (
    bestOf(legal.filter(isOfType('complete')), brings) ??
    usefulTrade(game, world, seat, legal.filter(isOfType('specialise')), lost, dice) ??
    bestOf(legal.filter(isOfType('buy')), ({ boost }) => (boost ? asked[boost] : 0)) ??
    bestOf(legal.filter(isOfType('unflip')), ({ pay }) => -lost(pay)) ??
    legal.find(isOfType('end'))
  );
}

/**
 * Public rule by which a stand-in plays Green Port for an absent person. It looks one card ahead, completes and buys what it
 * can, trades where a trade makes a completion possible, and never plans.
 */
export const greedy: PlayerOf<State, Action, Event, View, Options> = {
  choose(game, view, seat, dice: Dice) {
    const world = game.imagine(view, seat, dice);
    const legal = game.legal(world, seat);
    const player = view.players[seat] as PlayerView;
    const asked = demand(view);
    const choice = (): Action | undefined => {
      switch (view.phase.type) {
        case 'pick':
          return bestOf(legal.filter(isOfType('pick')), ({ colour }) => asked[colour]);
        case 'bonus':
          return bestOf(
            legal.filter(isOfType('bonus')),
            ({ colour }) => asked[colour] - player.cubes[colour],
          );
        case 'hire':
          return inHire(view, seat, legal);
        case 'lose':
          return (
            legal.find(isOfType('flip')) ??
            bestOf(legal.filter(isOfType('lose')), ({ cubes }) => -paidWorth(asked, player, cubes))
          );
        case 'refer':
          return inRefer(view, seat, legal);
        case 'utilise':
          return inUtilise(game, world, view, seat, legal, dice);
        case 'bust':
        case 'over':
          return legal[0];
      }
    };
    const chosen = choice() ?? legal[0];
    if (chosen === undefined) throw new Error(`seat ${seat} has nothing to choose`);
    return chosen;
  },
};
