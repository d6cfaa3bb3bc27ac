import { placesToAdd } from '../rules/ageing.ts';
import { reachable } from '../rules/boat.ts';
import { waysToPay } from '../rules/circles.ts';
import { freePlaces } from '../rules/estates.ts';
import { columnOf } from '../rules/planting.ts';
import { type ActionType, GRAPES, type TableColumn, VINES, type View } from '../rules/types.ts';

type Given = Readonly<Record<string, string>>;

/** Fields of a card play that only the card for a free action has. */
const OF_FREE_ACTION = ['deed', 'vine'] as const;

/** Fields that a person may type for each kind of action. */
const FIELDS: Readonly<Record<ActionType, readonly string[]>> = {
  buy: ['place', 'pay'],
  plant: ['estate', 'vine', 'pay'],
  harvest: ['pay'],
  age: ['pay'],
  first: ['pay'],
  take: ['card', 'discard', 'pay'],
  play: ['card', ...OF_FREE_ACTION, 'place', 'bonus', 'estate', 'round', 'column', 'columns', 'pay'],
  sail: ['to', 'load'],
  gather: ['wine'],
  unload: ['to'],
  add: ['side', 'category'],
  leave: [],
  stop: [],
  pass: [],
};

const own = (view: View) => view.players[view.viewer === 'table' ? view.turn : view.viewer];

/** Returns the seat's first way to pay in a column, or "1" where it can't pay. */
const payFor = (view: View, column: TableColumn): string => {
  const player = own(view);
  const [way] = player ? waysToPay(view, player, column) : [];
  if (!way) return '1';
  return way.overseer ? `overseer-${way.circle}` : String(way.circle);
};

/** Writes the parts of a card's action. The function fills in parts that the person did not type. */
const playTextOf = (card: string, given: Given, view: View): string => {
  const player = own(view);
  const place = given.place ?? freePlaces(view.players)[0] ?? 'cima-1';
  const lots = player?.estates.findIndex(({ lot }) => lot !== null) ?? -1;
  switch (card) {
    case 'buying':
      return ` ${place} ${given.bonus ?? 'discount'}`;
    case 'two-barrels':
      return ` ${given.estate ?? Math.max(0, lots) + 1}`;
    case 'free-action': {
      const free = given.deed ?? (given.place ? 'buy' : given.vine || given.estate ? 'plant' : 'harvest');
      if (free === 'buy') return ` buy ${place}`;
      return free === 'plant' ? ` plant ${given.estate ?? '1'} ${given.vine ?? GRAPES[0]}` : ` ${free}`;
    }
    case 'enologist': {
      const next = view.round < view.chips.length ? ` ${view.round + 1}` : '';
      return given.round === undefined ? next : ` ${given.round}`;
    }
    case 'vintage':
      return ` ${given.column ?? '1'}`;
    case 'colheita':
      return ` ${given.columns ?? ((player?.cellar.tawny.length ?? 0) > 1 ? '1,2' : '1,1')}`;
    default:
      return '';
  }
};

/**
 * Returns the card of an action. If the person typed no card, a typed part that belongs to only one card decides. If there is
 * no such part either, the function returns a card of the hand.
 */
const cardFor = (given: Given, view: View): string => {
  if (given.card !== undefined) return given.card;
  if (given.bonus !== undefined) return 'buying';
  if (OF_FREE_ACTION.some(field => given[field] !== undefined)) return 'free-action';
  if (given.round !== undefined) return 'enologist';
  if (given.column !== undefined) return 'vintage';
  if (given.columns !== undefined) return 'colheita';
  return view.drawn?.[0] ?? own(view)?.known[0] ?? 'boat';
};

/**
 * Writes an action in the game's notation from its typed parts. The function fills in the other parts, so that the rules refuse
 * a wrong part and never a missing part.
 */
const write = (type: string, given: Given, view: View): string => {
  const { phase } = view;
  const player = own(view);
  const pay = (column: TableColumn): string => `pay ${given.pay ?? payFor(view, column)}`;
  switch (type) {
    case 'pass':
    case 'stop':
      return type;
    case 'buy':
      return `buy ${given.place ?? freePlaces(view.players)[0] ?? 'cima-1'} ${pay('buy')}`;
    case 'plant': {
      const vine = VINES.find(each => each === given.vine) ?? GRAPES[0];
      const planting = `plant ${given.estate ?? '1'} ${given.vine ?? vine}`;
      return phase.type === 'plant' && given.pay === undefined
        ? planting
        : `${planting} ${pay(columnOf(vine))}`;
    }
    case 'harvest':
    case 'age':
    case 'first':
      return `${type} ${pay(type)}`;
    case 'take': {
      const card = given.card ?? view.display.find(each => each !== null) ?? 'deck';
      const full = player && player.known.length + (view.drawn?.length ?? 0) > 1;
      const drop = given.discard ?? (full ? (view.drawn?.[0] ?? player.known[0]) : undefined);
      return `take ${card}${drop === undefined ? '' : ` discard ${drop}`} ${pay('card')}`;
    }
    case 'play': {
      const card = cardFor(given, view);
      return `play ${card}${playTextOf(card, given, view)} ${pay('card')}`;
    }
    case 'sail': {
      const to = given.to ?? (player && reachable(player.boat.harbour)[0]) ?? 'gaia';
      return given.load === undefined || given.load === 'none'
        ? `sail ${to}`
        : `sail ${to} load ${given.load}`;
    }
    case 'gather': {
      const asked = phase.type === 'gather' ? phase.left[0] : 1;
      return `gather ${given.estate ?? asked ?? 1} wine ${given.wine ?? '0'}`;
    }
    case 'leave':
      return `leave ${given.estate ?? (phase.type === 'gather' ? phase.left[0] : 1) ?? 1}`;
    case 'unload':
      return `unload ${given.to ?? 'ruby'}`;
    case 'add': {
      const place =
        player && placesToAdd(player.warehouse).find(({ side }) => !given.side || side === given.side);
      return `add ${given.side ?? place?.side ?? 'ruby'} ${given.category ?? place?.category ?? 'reserva'}`;
    }
    default:
      return type;
  }
};

export const whole = { fields: FIELDS, write };
