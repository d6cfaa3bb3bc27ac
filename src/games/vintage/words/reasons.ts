import type { Difference, ReasonNaming } from '../../../core/contract/reasons.ts';
import { reasonWith, rivalsOf } from '../../../presentation/language/reason-with-points.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { onTheWay } from '../rules/boat.ts';
import { box } from '../rules/box.ts';
import { qualityOf, siteOf, withVine, yieldOf } from '../rules/estates.ts';
import type { Event } from '../rules/events.ts';
import type { Action, Card, Estate, OpenPlayer, PlaceId, View, Vine } from '../rules/types.ts';
import type { VintageWords } from './all.ts';
import { sequel } from './event-sentences.ts';
import { cardText, categoryText, listed, lotsText, lotText, placeText } from './terms.ts';

interface ExplainedAction {
  readonly words: VintageWords;
  readonly player: OpenPlayer;
  readonly action: Action;
  readonly better: boolean;
  /** Name of the only other seat. Undefined with more seats. */
  readonly rival: string | undefined;
}

const plantedBy = (action: Action): { readonly estate: number; readonly vine: Vine } | undefined => {
  if (action.type === 'plant') return action;
  return action.type === 'play' && action.card === 'free-action' && action.deed === 'plant'
    ? action
    : undefined;
};

const placeBought = (action: Action): PlaceId | undefined => {
  if (action.type === 'buy') return action.place;
  if (action.type !== 'play') return undefined;
  if (action.card === 'buying') return action.place;
  return action.card === 'free-action' && action.deed === 'buy' ? action.place : undefined;
};

const ages = (action: Action): boolean =>
  action.type === 'age' ||
  (action.type === 'play' &&
    (action.card === 'ageing-barrel' ||
      action.card === 'ageing-quality' ||
      (action.card === 'free-action' && action.deed === 'age')));

const pointsReason = ({ words: { reasons }, action }: ExplainedAction): string => {
  if (ages(action)) return reasons.ageing;
  if (placeBought(action) !== undefined) return reasons.price;
  const sells = action.type === 'play' && (action.card === 'vintage' || action.card === 'colheita');
  return sells || action.type === 'add' ? reasons.sells : reasons.points;
};

const piecesReason = ({ words, action, better }: ExplainedAction): string => {
  const { reasons, terms } = words;
  const overseer = 'overseer' in action && action.overseer === true;
  if (better) return overseer ? reasons.keepsMarkers : reasons.keepsOverseer;
  if (overseer) return reasons.spendsOverseer;
  const markers = 'circle' in action && action.circle !== undefined ? action.circle : 1;
  return reasons.spends(terms.markers(markers));
};

const estatesReason = ({ words, player, action, better }: ExplainedAction): string => {
  const { reasons, terms } = words;
  if (!better) return reasons.estates;
  const place = placeBought(action);
  if (place !== undefined) {
    const estate: Estate = { place, vines: [], lot: null };
    const name = terms.regions[siteOf(place).region];
    return reasons.estate(name, terms.barrels(yieldOf(estate)), qualityOf(estate));
  }
  const planted = plantedBy(action);
  const estate = planted && player.estates[planted.estate - 1];
  if (!planted || !estate || estate.vines.length >= box.vines.plantedFrom) return reasons.estates;
  const where = placeText(words, estate.place);
  const lacks = box.vines.plantedFrom - withVine(estate, planted.vine).vines.length;
  return lacks > 0 ? reasons.nearer(where, lacks) : reasons.firstHarvest(where);
};

const vinesReason = ({ words, player, action, better }: ExplainedAction): string => {
  const { reasons } = words;
  const planted = plantedBy(action);
  const estate = planted && player.estates[planted.estate - 1];
  if (!planted || !estate || !better) return reasons.vines;
  const where = placeText(words, estate.place);
  if (estate.vines.length === box.vines.slots - 1) return reasons.fullEstate(where, box.vines.slots);
  return planted.vine === 'old' ? reasons.oldVine(where) : reasons.vines;
};

/**
 * Returns the Estate for which an action answers a harvest's question, with the wine and brandy that it gives. Undefined for
 * other actions.
 */
const gatheredBy = ({ words, player, action }: ExplainedAction, view: View) => {
  const estate = action.type === 'gather' ? player.estates[action.estate - 1] : undefined;
  if (action.type !== 'gather' || !estate) return undefined;
  const quality = qualityOf(estate) + (view.chips[view.round - 1] ?? 0);
  return {
    place: placeText(words, estate.place),
    lot: { quality, barrels: action.wine },
    brandy: yieldOf(estate) - action.wine,
  };
};

const brandyReason = (explained: ExplainedAction, view: View): string => {
  const { words, better } = explained;
  const { reasons, terms } = words;
  const gathered = gatheredBy(explained, view);
  if (better)
    return gathered && gathered.brandy > 0
      ? reasons.brandyFrom(terms.brandy(gathered.brandy), gathered.place)
      : reasons.brandy;
  return gathered && gathered.lot.barrels > 0 ? reasons.winePaid(gathered.place) : reasons.lessBrandy;
};

const voyageReason = (explained: ExplainedAction, view: View): string => {
  const { words, player, action, better } = explained;
  const { reasons } = words;
  const gathered = gatheredBy(explained, view);
  if (gathered && better && gathered.lot.barrels > 0)
    return reasons.gathers(lotText(words, gathered.lot), gathered.place);
  if (action.type === 'gather' || action.type === 'harvest') return reasons.wineWaits;
  if (action.type !== 'sail' || !better) return reasons.boat;
  const there = onTheWay(player, action.to).filter(number => action.load?.includes(number));
  const loaded = there.flatMap(number => player.estates[number - 1]?.lot ?? []);
  const home = [...player.boat.lots, ...loaded];
  if (action.to === 'gaia' && home.length > 0) return reasons.bringsHome(lotsText(words, home));
  return loaded.length > 0 ? reasons.takesAboard(lotsText(words, loaded)) : reasons.boat;
};

const cellarReason = ({ words, player, action, better }: ExplainedAction, view: View): string => {
  const { reasons, terms } = words;
  if (ages(action) && !better) return reasons.emptiesCellar;
  const { phase } = view;
  const lot = phase.type === 'unload' ? player.boat.lots[phase.next] : undefined;
  if (action.type === 'unload' && action.to !== 'boat' && lot && better)
    return reasons.ashore(lotText(words, lot), terms.sides[action.to]);
  return reasons.cellar;
};

const cardsReason = ({ words, action, better }: ExplainedAction): string => {
  const { reasons } = words;
  if (better && action.type === 'take')
    return action.card === 'deck' ? reasons.holdsAny : reasons.holds(cardText(words, action.card));
  const gone: Card | undefined =
    action.type === 'play' ? action.card : action.type === 'take' ? action.discard : undefined;
  return !better && gone ? reasons.spendsCard(cardText(words, gone)) : reasons.cards;
};

const why = (explained: ExplainedAction, view: View, term: string): string | undefined => {
  const { words, action, better } = explained;
  const { reasons } = words;
  switch (term) {
    case 'points':
      return pointsReason(explained);
    case 'pieces':
      return piecesReason(explained);
    case 'harvest':
      return better ? reasons.harvest : reasons.harvested;
    case 'brandy':
      return brandyReason(explained, view);
    case 'estates':
      return estatesReason(explained);
    case 'vines':
      return vinesReason(explained);
    case 'voyage':
      return voyageReason(explained, view);
    case 'cellar':
      return (action.type === 'sail' && action.to === 'gaia' ? voyageReason : cellarReason)(explained, view);
    case 'warehouse':
      return action.type === 'add'
        ? reasons.fills(categoryText(words, action.side, action.category))
        : reasons.warehouse;
    case 'cards':
      return cardsReason(explained);
    case 'first':
      return action.type === 'first' && better ? reasons.begins : reasons.order;
    default:
      return undefined;
  }
};

/** Parts of the value that an action improves by a thing with a name, such as a card or an Estate. */
const NAMED: readonly string[] = ['brandy', 'estates', 'vines', 'voyage', 'cellar', 'cards', 'first'];

/**
 * Explains an action by its effects after the seat's next turn. Where the action improves a part by a named thing, the reason
 * is that of the action's immediate effects.
 */
const whyAhead = (explained: ExplainedAction, view: View, term: string): string | undefined => {
  const { words, better } = explained;
  const { reasons } = words;
  if (better && NAMED.includes(term)) return why(explained, view, term);
  switch (term) {
    case 'points':
      return better ? reasons.pointsMore : reasons.pointsLess;
    case 'others':
      return (better ? reasons.othersLess : reasons.othersMore)(explained.rival);
    case 'pieces':
      return reasons.piecesAhead;
    case 'harvest':
      return reasons.harvestAhead;
    case 'brandy':
      return reasons.lessBrandy;
    case 'estates':
    case 'vines':
    case 'cellar':
    case 'warehouse':
    case 'cards':
      return reasons[term];
    case 'voyage':
      return reasons.boat;
    case 'first':
      return reasons.order;
    default:
      return undefined;
  }
};

/** Parts whose sentences already name things of the game. */
const CLEAR: readonly string[] = ['pieces', 'brandy', 'first'];

/** Kinds of events that explain a part of the value. A part without an entry is explained by all of its events. */
const ABOUT: Readonly<Partial<Record<string, readonly Event['type'][]>>> = {
  harvest: ['gathered'],
  estates: ['bought', 'planted', 'gathered'],
  vines: ['planted'],
  voyage: ['sailed', 'gathered'],
  cellar: ['unloaded', 'sailed'],
  warehouse: ['added', 'sold'],
  cards: ['soldAtOnce'],
};

/** Names the things of the events that explain a part of the value. */
function thingsOf(words: VintageWords, name: string, { events, things }: ReasonNaming): string {
  const kinds = ABOUT[name];
  if (!kinds || events.length === 0) return things;
  const about = events.flatMap(event => {
    const own = event as Event;
    return kinds.includes(own.type) ? (sequel(words, own, [])?.thing ?? []) : [];
  });
  return listed(words, [...new Set(about)].slice(0, 2));
}

/**
 * Explains one part of an action's evaluation (bots/features.ts), as in "brings 3 barrels of quality 6 to Gaia: +1.8". The
 * points are compared with another action and rounded to tenths. Undefined where this part explains nothing.
 */
export const reason = (
  words: VintageWords,
  { name, ahead = false, naming, ...part }: Difference,
  view: View,
  seat: number,
  action: Action,
  names: Names,
): string | undefined => {
  const player = view.players[seat];
  if (!player) return undefined;
  const { only: rival } = rivalsOf(names, seat);
  const needed =
    naming && !CLEAR.includes(name)
      ? { ...part, naming: { ...naming, things: thingsOf(words, name, naming) } }
      : part;
  return reasonWith(words, needed, better =>
    (ahead ? whyAhead : why)({ words, player, action, better, rival }, view, name),
  );
};
