import { grammar } from '../../../presentation/language/grammar.ts';
import { clipped } from '../../../presentation/text/names.ts';
import { ageingBy, ageingOutcomes, spreadOf } from '../judgement/odds.ts';
import { box } from '../rules/box.ts';
import { priceOf } from '../rules/buying.ts';
import { estateAt, isFull, isPlanted, qualityOf, siteOf, withVine, yieldOf } from '../rules/estates.ts';
import { harvestedNow } from '../rules/harvest.ts';
import type {
  Action,
  ActionOf,
  CardPlay,
  HARBOURS,
  Lot,
  OpenPlayer,
  PlaceId,
  Spend,
  View,
  Vine,
} from '../rules/types.ts';
import { sold, withBarrel } from '../rules/warehouse.ts';
import type { VintageWords } from './all.ts';
import { MARKER_SIGN, type ManyWays, OVERSEER_SIGN } from './facts.ts';
import { cardText, categoryText, listed, lotsText, lotText, placeText } from './terms.ts';

const LONGEST_ACTION_TEXT = 80;
const LONGEST_SHORT = 40;
export const cutTo = (text: string, longest: number): string => clipped(text.trim(), longest, longest);

const fitting = (longest: number, ...said: readonly string[]): string =>
  said.find(text => text.length <= longest) ?? cutTo(said.at(-1) ?? '', longest);

const actor = (view: View): OpenPlayer | undefined => view.players[view.turn];

/** Writes the pieces spent on a circle as signs, such as "●●" for two markers and "♛" for the overseer. */
export const costSigns = ({ circle, overseer }: Partial<Spend>): string => {
  if (circle === undefined) return '';
  return overseer ? OVERSEER_SIGN : MARKER_SIGN.repeat(circle);
};

const payText = ({ terms, actions }: VintageWords, { circle, overseer }: Partial<Spend>): string => {
  if (circle === undefined) return '';
  return overseer ? actions.withOverseer(circle) : terms.markers(circle);
};

const paid = (words: VintageWords, actionText: string, spend: Partial<Spend>): string =>
  spend.circle === undefined ? actionText : words.actions.for(actionText, payText(words, spend));

/** Writes a place for an Estate in short: "Cima 2". */
export const placeShort = ({ terms, actions }: VintageWords, place: PlaceId): string =>
  terms.place(actions.regions[siteOf(place).region], Number(place.split('-')[1]));

/** Writes a lot in short, as on the board: "6×3" is quality 6, three barrels. */
export const lotShort = ({ actions }: VintageWords, { quality, barrels }: Lot): string =>
  actions.lot(barrels, quality);

export const lotsShort = (words: VintageWords, lots: readonly Lot[]): string =>
  lots.map(lot => lotShort(words, lot)).join(' + ');

/** Writes a mean number of points with at most one decimal: "8", "7.5". */
export const meanText = ({ language }: VintageWords, mean: number): string =>
  grammar(language).number(Math.round(mean * 10) / 10);

interface Crop {
  readonly wine: readonly Lot[];
  readonly brandy: number;
}

/** Returns the best harvest that is possible now: as much wine as brandy pays for, and brandy from the other Estates. */
const bestCrop = (view: View, player: OpenPlayer, once: boolean): Crop => {
  const bonus = view.chips[view.round - 1] ?? 0;
  const asked = harvestedNow(player)
    .map(number => estateAt(player, number))
    .map(estate => ({ barrels: yieldOf(estate), quality: qualityOf(estate) + bonus }))
    .sort((one, other) => other.barrels * other.quality - one.barrels * one.quality);
  const payable = once && player.brandy > 0 ? asked.length : player.brandy;
  const rest = asked.slice(payable);
  return { wine: asked.slice(0, payable), brandy: rest.reduce((sum, { barrels }) => sum + barrels, 0) };
};

const cropText = (words: VintageWords, { wine, brandy }: Crop): string => {
  const { actions } = words;
  const barrels = wine.reduce((sum, lot) => sum + lot.barrels, 0);
  const qualities = [...new Set(wine.map(({ quality }) => quality))].sort((one, other) => one - other);
  const said = barrels > 0 ? actions.wine(barrels, listed(words, qualities.map(String))) : '';
  if (brandy === 0) return said || actions.noWine;
  return said ? actions.crop(said, actions.brandy(brandy)) : actions.brandy(brandy);
};

/** Writes the yield of the best harvest now, as "5 wine of quality 6 and 7, 1 brandy". */
const harvestText = (words: VintageWords, view: View, once = false): string => {
  const player = actor(view);
  return player ? cropText(words, bestCrop(view, player, once)) : '';
};

const vineBrings = ({ actions }: VintageWords, view: View, number: number, vine: Vine): string => {
  const player = actor(view);
  const before = player?.estates[number - 1];
  if (!before) return '';
  const estate = { ...before, ...withVine(before, vine) };
  if (isFull(estate)) return actions.fiveVines(qualityOf(estate));
  if (!isPlanted(estate)) return actions.toGo(box.vines.plantedFrom - estate.vines.length);
  if (!isPlanted(before)) return actions.planted;
  return qualityOf(estate) > qualityOf(before) ? actions.better(qualityOf(estate)) : '';
};

const spreadText = (words: VintageWords, view: View, action: Action) => {
  const player = actor(view);
  const ageing = ageingBy(action);
  if (!player || !ageing) return undefined;
  const { mean, least, most } = spreadOf(ageingOutcomes(player, ageing.help));
  return { mean: meanText(words, mean), least, most };
};

export const cargoOf = (view: View, load: readonly number[] = []): readonly Lot[] =>
  load.flatMap(number => actor(view)?.estates[number - 1]?.lot ?? []);

/** Describes the effect of a card. Empty where the card's name is enough. */
const cardDoes = (words: VintageWords, view: View, action: CardPlay): string => {
  const { actions } = words;
  const player = actor(view);
  if (!player) return '';
  const spread = spreadText(words, view, action);
  if (spread) return actions.ages(spread.mean, spread.least, spread.most);
  const soldFrom = (lots: readonly Lot[], columns: readonly number[], vp: number): string => {
    const from = [...new Set(columns)].flatMap(column => lots[column - 1] ?? []);
    return actions.sellsFrom(actions.points(vp), lotsShort(words, from));
  };
  switch (action.card) {
    case 'buying': {
      const place = placeShort(words, action.place);
      const price = actions.points(priceOf(action.place, action.bonus === 'discount'));
      return action.bonus === 'discount'
        ? actions.discount(place, price)
        : actions.gift(place, price, action.bonus);
    }
    case 'harvesting':
      return harvestText(words, view, true);
    case 'two-barrels': {
      const lot = player.estates[action.estate - 1]?.lot;
      return lot
        ? actions.joins(lotShort(words, { ...lot, barrels: lot.barrels + box.cards.moreBarrels }))
        : '';
    }
    case 'free-action':
      switch (action.deed) {
        case 'buy':
          return actions.discount(
            placeShort(words, action.place),
            actions.points(priceOf(action.place, false)),
          );
        case 'plant':
          return actions.plantFree(action.vine, shortEstate(words, view, action.estate));
        case 'harvest':
          return harvestText(words, view);
        case 'age':
          return words.choices.freeActions.age;
      }
      return '';
    case 'enologist':
      return action.round === undefined ? actions.noLook : actions.look(action.round);
    case 'vintage':
      return soldFrom(player.cellar.ruby, [action.column], box.cards.vintage.vp);
    case 'colheita':
      return soldFrom(player.cellar.tawny, action.columns, box.cards.colheita.vp);
    case 'boat':
      return actions.moves(box.cards.moves);
    case 'planting':
    case 'ageing-barrel':
    case 'ageing-quality':
      return '';
  }
};

export const shortEstate = (words: VintageWords, view: View, number: number): string => {
  const estate = actor(view)?.estates[number - 1];
  return estate ? placeShort(words, estate.place) : String(number);
};
const wholeEstate = (words: VintageWords, view: View, number: number): string => {
  const estate = actor(view)?.estates[number - 1];
  return estate ? placeText(words, estate.place) : String(number);
};

const sharedOut = (words: VintageWords, view: View, { estate: number, wine }: ActionOf<'gather'>): string => {
  const player = actor(view);
  const estate = player?.estates[number - 1];
  if (!player || !estate) return '';
  const quality = qualityOf(estate) + (view.chips[view.round - 1] ?? 0);
  return cropText(words, {
    wine: wine > 0 ? [{ quality, barrels: wine }] : [],
    brandy: yieldOf(estate) - wine,
  });
};

const landing = (view: View): Lot | undefined =>
  view.phase.type === 'unload' ? actor(view)?.boat.lots[view.phase.next] : undefined;

const unloadText = (words: VintageWords, view: View, to: ActionOf<'unload'>['to'], short: boolean) => {
  const lot = landing(view);
  const said = lot ? (short ? lotShort(words, lot) : lotText(words, lot)) : '';
  if (to === 'boat') return words.actions.stays(said);
  const side = words.terms.sides[to];
  return short ? words.actions.unloadShort(side, said) : words.actions.unload(said, side);
};

/** Writes the points that a card's added barrel brings, for the end of a label. Empty without points. */
const addGain = ({ actions }: VintageWords, view: View, action: ActionOf<'add'>): string => {
  const player = actor(view);
  if (!player) return '';
  const { points } = sold(withBarrel(player.warehouse, action.side, action.category));
  return points > 0 ? ` · ${actions.points(points)}` : '';
};

const sailCost = ({ phase }: View): string =>
  phase.type === 'sail' && phase.moves !== null ? '' : MARKER_SIGN;

export const harbourShort = ({ actions }: VintageWords, to: (typeof HARBOURS)[number]): string =>
  to === 'gaia' ? actions.gaia : actions.regions[to];

/** Writes `more` behind a text, after a dot. Without `more`, the text stays unchanged. */
export const behind = (said: string, more: string): string => (more ? `${said} · ${more}` : said);

/** Names an action for a list, in at most 40 characters: its cost in signs, then its gain. */
export const describeActionBriefly = (words: VintageWords, action: Action, view: View): string => {
  const { actions } = words;
  const longest = LONGEST_SHORT;
  switch (action.type) {
    case 'pass':
      return actions.passShort;
    case 'buy': {
      const price = actions.points(priceOf(action.place, false));
      return fitting(longest, actions.buyShort(placeShort(words, action.place), costSigns(action), price));
    }
    case 'plant': {
      const place = shortEstate(words, view, action.estate);
      const said = actions.plantShort(actions.vines[action.vine], place, costSigns(action)).trim();
      return fitting(longest, behind(said, vineBrings(words, view, action.estate, action.vine)), said);
    }
    case 'harvest': {
      const cost = costSigns(action);
      return fitting(
        longest,
        actions.harvestShort(cost, harvestText(words, view)),
        `${words.choices.types.harvest} ${cost}`,
      );
    }
    case 'age': {
      const { mean = '', least = 0, most = 0 } = spreadText(words, view, action) ?? {};
      const cost = costSigns(action);
      return fitting(
        longest,
        actions.ageShort(cost, mean, least, most),
        behind(cost, actions.ages(mean, least, most)),
      );
    }
    case 'first':
      return actions.firstShort(costSigns(action));
    case 'take': {
      const card = action.card === 'deck' ? actions.deck : actions.cards[action.card];
      const cost = costSigns(action);
      const said = actions.takeShort(card, cost);
      if (action.discard === undefined) return fitting(longest, said);
      const drop = actions.cards[action.discard];
      return fitting(
        longest,
        actions.dropping(said, drop),
        behind(actions.playShort(card, cost), `−${drop}`),
        actions.droppingOne(said),
      );
    }
    case 'play': {
      const said = actions.playShort(actions.cards[action.card], costSigns(action));
      const does = cardDoes(words, view, action);
      return fitting(longest, behind(said, does), does, said);
    }
    case 'sail': {
      const said = actions.sailShort(harbourShort(words, action.to), sailCost(view)).trim();
      return fitting(longest, behind(said, lotsShort(words, cargoOf(view, action.load))), said);
    }
    case 'gather':
      return fitting(longest, sharedOut(words, view, action));
    case 'leave':
      return fitting(longest, actions.leave(shortEstate(words, view, action.estate)));
    case 'stop':
      return actions.stop;
    case 'unload':
      return fitting(longest, unloadText(words, view, action.to, true));
    case 'add':
      return fitting(
        longest,
        actions.addShort(categoryText(words, action.side, action.category)) + addGain(words, view, action),
      );
  }
};

const describeWhole = (words: VintageWords, action: Action, view: View): string => {
  const { actions, terms } = words;
  switch (action.type) {
    case 'pass':
      return actions.pass;
    case 'buy': {
      const price = terms.points(priceOf(action.place, false));
      return paid(words, actions.buy(placeText(words, action.place), price), action);
    }
    case 'plant': {
      const place = wholeEstate(words, view, action.estate);
      return paid(words, actions.plant(action.vine, place), action);
    }
    case 'harvest':
      return paid(words, actions.harvest(harvestText(words, view)), action);
    case 'age': {
      const { mean = '', least = 0, most = 0 } = spreadText(words, view, action) ?? {};
      return actions.age(mean, least, most);
    }
    case 'first':
      return paid(words, actions.first, action);
    case 'take': {
      const said = actions.take(action.card === 'deck' ? terms.deck : cardText(words, action.card));
      const whole = paid(words, said, action);
      return action.discard === undefined ? whole : actions.dropping(whole, cardText(words, action.discard));
    }
    case 'play': {
      const said = actions.play(cardText(words, action.card));
      const does = cardDoes(words, view, action);
      return paid(words, does ? actions.does(said, does) : said, action);
    }
    case 'sail': {
      const to = terms.harbours[action.to];
      const cargo = cargoOf(view, action.load);
      if (cargo.length === 0) return actions.sail(to);
      return actions.sailWith(to, lotsText(words, cargo));
    }
    case 'gather':
      return actions.gather(wholeEstate(words, view, action.estate), sharedOut(words, view, action));
    case 'leave':
      return actions.leave(wholeEstate(words, view, action.estate));
    case 'stop':
      return actions.stop;
    case 'unload':
      return unloadText(words, view, action.to, false);
    case 'add':
      return actions.add(categoryText(words, action.side, action.category)) + addGain(words, view, action);
  }
};

/** Names an action as its button does, in at most 80 characters. */
export const describeAction = (words: VintageWords, action: Action, view: View): string =>
  fitting(
    LONGEST_ACTION_TEXT,
    describeWhole(words, action, view),
    describeActionBriefly(words, action, view),
  );

/** Labels the button that leads to all actions of a kind, or to other payments. Undefined: that kind has no such button. */
export const another = ({ actions }: VintageWords, kind: string): string | undefined =>
  Object.hasOwn(actions.another, kind) ? actions.another[kind as ManyWays] : undefined;

const landed = (words: VintageWords, lot: Lot, to: ActionOf<'unload'>['to']): string =>
  to === 'boat'
    ? words.actions.stays(lotShort(words, lot))
    : `${lotShort(words, lot)} → ${words.terms.sides[to]}`;

/**
 * Labels the button for a series of steps of a voyage. The label names the harbours with the cost and the cargo, or each lot
 * with its side of the cellar.
 */
export const runText = (words: VintageWords, actions: readonly Action[], view: View): string => {
  const { actions: offered } = words;
  const moves = actions.filter(action => action.type === 'sail');
  const [first] = actions;
  if (first?.type === 'sail') {
    const [top, home] = [moves.findLast(({ to }) => to !== 'gaia'), moves.at(-1)];
    const to = [top, home === top ? undefined : home].flatMap(move =>
      move ? harbourShort(words, move.to) : [],
    );
    const said = offered.sailShort(to.join(' → '), sailCost(view).repeat(moves.length)).trim();
    return fitting(LONGEST_ACTION_TEXT, behind(said, lotsShort(words, cargoOf(view, home?.load))));
  }
  const lots = view.phase.type === 'unload' ? (actor(view)?.boat.lots.slice(view.phase.next) ?? []) : [];
  const said = actions.flatMap((action, at) => {
    const lot = lots[at];
    if (action.type === 'stop') return offered.stop;
    return action.type === 'unload' && lot ? landed(words, lot, action.to) : [];
  });
  return fitting(LONGEST_ACTION_TEXT, said.join(' · '));
};
