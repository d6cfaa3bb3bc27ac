import { box } from '../rules/box.ts';
import { priceOf } from '../rules/buying.ts';
import { canPlant, estateAt, isPlanted, qualityOf, siteOf, yieldOf } from '../rules/estates.ts';
import {
  type Action,
  type ActionOf,
  type Card,
  type CardPlay,
  type Estate,
  GRAPES,
  type OpenPlayer,
  type PlaceId,
  type View,
  type Vine,
} from '../rules/types.ts';
import { bestVoyage } from './voyage.ts';
import { ageingWorth, barrelWorth, carried } from './wine.ts';

/** Estimated value of a marker in points. */
export const MARKER = 0.45;
/** Estimated value of the overseer in points. The overseer can pay on any circle, once a round. */
const OVERSEER = 0.7;

/** Facts of a position on which the bot bases a seat's choice. */
export interface SeatOutlook {
  readonly view: View;
  readonly player: OpenPlayer;
  /** Number of rounds to play, the present one included. */
  readonly roundsLeft: number;
}

const harvestsOf = (estate: Estate, rounds: number): number =>
  Math.max(0, rounds) * (yieldOf(estate) - 0.5) * barrelWorth(qualityOf(estate) + 1) * 0.7;

const buyGain = ({ roundsLeft }: SeatOutlook, place: PlaceId, discount: boolean): number => {
  const estate: Estate = { place, vines: [], lot: null };
  const planting = MARKER * box.vines.plantedFrom;
  const markers = MARKER * (roundsLeft - 1);
  const kept = roundsLeft > 2 ? siteOf(place).price : 0;
  return kept - priceOf(place, discount) + harvestsOf(estate, roundsLeft - 2) + markers - planting;
};

/** Returns the gain of planting a vine. A vine brings an Estate nearer to its first harvest, or makes its wine better. */
export const vineGain = ({ player, roundsLeft }: SeatOutlook, number: number, vine: Vine): number => {
  const estate = estateAt(player, number);
  const { plantedFrom, slots, qualityForOld, qualityForFull } = box.vines;
  const better = (quality: number) => quality * 0.15 * yieldOf(estate) * Math.max(0, roundsLeft - 1) * 0.8;
  const old = vine === 'old' ? better(qualityForOld) : 0;
  const lacking = plantedFrom - estate.vines.length;
  if (lacking > 0) {
    const inTime = lacking <= player.markers + (player.overseer ? 1 : 0) || roundsLeft > 1;
    const worth = siteOf(estate.place).price + harvestsOf(estate, roundsLeft - (player.harvested ? 1 : 0));
    return old + (inTime ? worth / lacking : 0);
  }
  const missing = slots - estate.vines.length;
  return old + (box.end.fullEstate + better(qualityForFull)) / (missing + 0.2);
};

const bestVine = (outlook: SeatOutlook, vines: readonly Vine[]): number => {
  const { view, player } = outlook;
  let best = 0;
  for (const [index, estate] of player.estates.entries())
    for (const vine of vines)
      if (canPlant(view.players, estate, vine)) best = Math.max(best, vineGain(outlook, index + 1, vine));
  return best;
};

const isFree = (player: OpenPlayer, estate: Estate): boolean =>
  estate.lot === null || player.boat.harbour === siteOf(estate.place).region;

const harvestGain = ({ view, player, roundsLeft }: SeatOutlook): number => {
  const bonus = view.chips[view.round - 1] ?? 0;
  const planted = player.estates.filter(isPlanted);
  const free = planted.filter(estate => isFree(player, estate));
  const worths = free
    .map(estate => yieldOf(estate) * barrelWorth(qualityOf(estate) + bonus) * carried(roundsLeft))
    .sort((one, other) => other - one);
  const wine = worths.slice(0, player.brandy).reduce((sum, worth) => sum + worth, 0);
  const brandy = roundsLeft > 1 ? (worths.length - player.brandy) * 0.8 : 0;
  const waiting = planted.length - free.length;
  return wine + Math.max(0, brandy) + (roundsLeft > 1 ? 0.7 : 0) - waiting;
};

/** Returns the gain of ageing now. The gain is smaller where more lots can still be unloaded in this round. */
const ageGain = ({ player, roundsLeft }: SeatOutlook, more = 0): number => {
  const worth = ageingWorth(player, player.cellar, roundsLeft, { more });
  const columns = player.cellar.ruby.length + player.cellar.tawny.length;
  const all = box.seat.cellar.ruby + box.seat.cellar.tawny;
  if (columns === all || (player.boat.harbour === 'gaia' && player.boat.lots.length > 0)) return worth;
  const voyage = bestVoyage(player, player.markers, roundsLeft, MARKER);
  const onItsWay = voyage !== undefined && voyage.moves < player.markers + (player.overseer ? 1 : 0);
  if (onItsWay) return worth * 0.3;
  return roundsLeft === 1 ? worth : worth * (columns > 1 ? 0.8 : 0.35);
};

/** Estimated value in points of each kind of card in hand. */
const CARD_WORTH: Readonly<Record<Card, number>> = {
  vintage: 2.8,
  colheita: 2.4,
  'two-barrels': 1.5,
  enologist: 1.2,
  planting: 1.3,
  boat: 1.4,
  harvesting: 0.8,
  'free-action': 0.9,
  buying: 0.6,
  'ageing-barrel': 0.9,
  'ageing-quality': 0.8,
};
const UNSEEN = 1.2;

const cardWorth = (card: Card, roundsLeft: number): number => {
  if (card === 'buying' && roundsLeft < 4) return 0;
  if (card === 'planting' && roundsLeft < 3) return 0.2;
  return CARD_WORTH[card];
};

const takeGain = ({ roundsLeft, player }: SeatOutlook, { card, discard }: ActionOf<'take'>): number => {
  const pieces = player.markers + (player.overseer ? 1 : 0);
  const late = roundsLeft > 1 ? 1 : pieces > 1 ? 0.5 : 0;
  const worth = card === 'deck' ? UNSEEN : cardWorth(card, roundsLeft);
  return (worth - (discard === undefined ? 0 : cardWorth(discard, roundsLeft) + 0.3)) * late;
};

/**
 * Returns the gain of a card that sells barrels straight from the cellar: the card's points, less the estimated value of those
 * barrels.
 */
const soldAtOnceGain = (
  { player }: SeatOutlook,
  action: Extract<CardPlay, { card: 'vintage' | 'colheita' }>,
): number => {
  const columns = action.card === 'vintage' ? [action.column] : action.columns;
  const lots = player.cellar[action.card === 'vintage' ? 'ruby' : 'tawny'];
  const lost = columns.reduce((sum, column) => sum + barrelWorth(lots[column - 1]?.quality ?? 0), 0);
  return box.cards[action.card].vp - lost;
};

const playGain = (outlook: SeatOutlook, action: CardPlay): number => {
  const { player, roundsLeft } = outlook;
  switch (action.card) {
    case 'vintage':
    case 'colheita':
      return soldAtOnceGain(outlook, action);
    case 'buying': {
      const vine = action.bonus === 'discount' ? 0 : 0.8;
      return buyGain(outlook, action.place, action.bonus === 'discount') + vine;
    }
    case 'harvesting':
      return harvestGain(outlook) + 0.4 * Math.max(0, player.estates.filter(isPlanted).length - 1);
    case 'planting':
      return bestVine(outlook, GRAPES) * 2;
    case 'two-barrels': {
      const { lot } = estateAt(player, action.estate);
      return 2 * barrelWorth(lot?.quality ?? 0) * carried(roundsLeft);
    }
    case 'free-action': {
      const { deed: free, ...rest } = action;
      return gainOf(outlook, { ...rest, type: free } as Action);
    }
    case 'enologist': {
      const enologists = player.enologists + 1;
      const helped = ageingWorth(player, player.cellar, roundsLeft, { enologists });
      const lots = player.cellar.ruby.length + player.cellar.tawny.length;
      const pays = player.markers + (player.overseer ? 1 : 0) > 1 && lots > 1;
      return pays ? helped - ageingWorth(player, player.cellar, roundsLeft) : 0;
    }
    case 'boat': {
      const voyage = bestVoyage(player, box.cards.moves, roundsLeft, 0);
      return voyage && voyage.moves > 1 ? voyage.net : 0;
    }
    case 'ageing-barrel':
      return ageGain(outlook) + 0.5;
    case 'ageing-quality':
      return ageGain(outlook, box.cards.moreQuality);
  }
};

/** Returns the gain of taking the first player's token, which gives cheap circles and the first choice of cards. */
const firstGain = ({ view, roundsLeft }: SeatOutlook): number => {
  if (roundsLeft === 1) return 0;
  return view.first === view.turn ? 0.35 : 0.8;
};

/** Returns the points that an action of the action table should bring, before its cost. */
export const gainOf = (outlook: SeatOutlook, action: Action): number => {
  switch (action.type) {
    case 'buy':
      return buyGain(outlook, action.place, false);
    case 'plant':
      return vineGain(outlook, action.estate, action.vine);
    case 'harvest':
      return harvestGain(outlook);
    case 'age':
      return ageGain(outlook);
    case 'first':
      return firstGain(outlook);
    case 'take':
      return takeGain(outlook, action);
    case 'play':
      return playGain(outlook, action);
    default:
      return 0;
  }
};

export const costOf = (action: Action): number => {
  if (!('circle' in action) || action.circle === undefined) return 0;
  return action.overseer ? OVERSEER : action.circle * MARKER;
};
