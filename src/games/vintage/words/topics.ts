import { saidWith } from '../../../presentation/catalogue/index.ts';
import { chapters } from '../../../presentation/make-presenter/voice.ts';
import { box, DECK } from '../rules/box.ts';
import { PLACES, siteOf } from '../rules/estates.ts';
import { CARDS, type Card, type Region, SEATS } from '../rules/types.ts';
import type { VintageWords } from './all.ts';
import { TOPIC_IDS } from './facts.ts';

interface RegionFacts {
  readonly barrels: number;
  /** Prices of the region's places without repetitions, the lowest first. */
  readonly prices: readonly number[];
  readonly qualities: readonly number[];
}

const each = (numbers: readonly number[]): readonly number[] =>
  [...new Set(numbers)].sort((one, other) => one - other);

const factsOf = (region: Region): RegionFacts => {
  const sites = PLACES.map(siteOf).filter(site => site.region === region);
  return {
    barrels: box.regions[region].barrels,
    prices: each(sites.map(({ price }) => price)),
    qualities: each(sites.map(({ quality }) => quality)),
  };
};

export const REGION_FACTS: Readonly<Record<Region, RegionFacts>> = {
  baixo: factsOf('baixo'),
  cima: factsOf('cima'),
  superior: factsOf('superior'),
};

const { cards, end, seat, start, vines } = box;
const { ruby, tawny } = box.warehouse;
const { baixo, cima, superior } = REGION_FACTS;

const bonuses = each(box.chips.bonus);
const [fewer, fewerOfFour] = [start.oneMarkerLess[2], start.oneMarkerLess[4]];

/** Numbers of the rules, under the names that chapters and other sentences use. */
export const FACTS = {
  least: SEATS.min,
  most: SEATS.max,
  rounds: box.rounds,
  chips: box.chips.bonus.length,
  unseen: box.chips.bonus.length - box.rounds,
  bonuses,
  ofEachBonus: box.chips.bonus.filter(bonus => bonus === bonuses[0]).length,
  deckSize: DECK.length,
  startPoints: start.vp,
  startBrandy: start.brandy,
  startMarkers: start.markers,
  startVines: start.vines.length,
  fewer: fewer.map(seat => seat + 1),
  fewerOfFour: fewerOfFour.filter(seat => !fewer.includes(seat)).map(seat => seat + 1),
  markersForAnEstate: start.markersForAnEstate,
  mostEstates: seat.estates,
  mostBrandy: seat.brandy,
  mostCards: seat.hand,
  holds: seat.holds,
  rubyColumns: seat.cellar.ruby,
  tawnyColumns: seat.cellar.tawny,
  baixoPrices: baixo.prices,
  baixoQualities: baixo.qualities,
  baixoBarrels: baixo.barrels,
  cimaPrices: cima.prices,
  cimaQualities: cima.qualities,
  cimaBarrels: cima.barrels,
  superiorPrices: superior.prices,
  superiorQualities: superior.qualities,
  superiorBarrels: superior.barrels,
  vineSlots: vines.slots,
  plantedFrom: vines.plantedFrom,
  oldVineyards: vines.old,
  qualityForOld: vines.qualityForOld,
  qualityForFull: vines.qualityForFull,
  rubyVintageSpaces: ruby.vintage.spaces,
  rubyVintagePoints: ruby.vintage.vp,
  rubyLbvFrom: ruby.lbv.from,
  rubyLbvSpaces: ruby.lbv.spaces,
  rubyLbvPoints: ruby.lbv.vp,
  rubyReservaFrom: ruby.reserva.from,
  rubyReservaSpaces: ruby.reserva.spaces,
  rubyReservaPoints: ruby.reserva.vp,
  rubySet: ruby.bottom.set,
  rubySetPoints: ruby.bottom.vp,
  tawnyColheitaFrom: tawny.colheita.from,
  tawnyColheitaSpaces: tawny.colheita.spaces,
  tawnyColheitaPoints: tawny.colheita.vp,
  tawnyAgedFrom: tawny.aged.from,
  tawnyAgedSpaces: tawny.aged.spaces,
  tawnyAgedPoints: tawny.aged.vp,
  tawnyReservaFrom: tawny.reserva.from,
  tawnyReservaSpaces: tawny.reserva.spaces,
  tawnyReservaPoints: tawny.reserva.vp,
  tawnySet: tawny.bottom.set,
  tawnySetPoints: tawny.bottom.vp,
  openCards: cards.display,
  discount: cards.discount,
  plantings: cards.plantings,
  moves: cards.moves,
  moreBarrels: cards.moreBarrels,
  moreQuality: cards.moreQuality,
  vintageBarrels: cards.vintage.barrels,
  vintagePoints: cards.vintage.vp,
  colheitaBarrels: cards.colheita.barrels,
  colheitaPoints: cards.colheita.vp,
  barrelsForAPoint: end.barrelsForAPoint,
  fullEstatePoints: end.fullEstate,
};

/** Writes a card's name and effect in one line. */
export const cardInWords = ({ cards }: Pick<VintageWords, 'cards'>, card: Card): string =>
  saidWith(cards[card], FACTS);

const cardInShort = ({ cards }: VintageWords, card: Card): string =>
  saidWith(
    Object.hasOwn(cards.short, card) ? cards.short[card as keyof typeof cards.short] : cards[card],
    FACTS,
  );

/** Describes the effects of the cards that a question offers, one short line each. */
export const described = (
  words: VintageWords,
  field: string,
  values: readonly string[],
): readonly string[] =>
  field === 'card' || field === 'discard'
    ? CARDS.filter(card => values.includes(card)).map(card => `-# ${cardInShort(words, card)}`)
    : [];

export function topics(words: VintageWords) {
  const facts = { ...FACTS, effects: CARDS.map(card => `- ${cardInWords(words, card)}`).join('\n') };
  return chapters(TOPIC_IDS, words.topics, () => facts);
}
