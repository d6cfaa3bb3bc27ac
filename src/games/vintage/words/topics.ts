import { saidWith } from '../../../stage/catalogue/index.ts';
import { type In, inEach } from '../../../stage/languages.ts';
import { box } from '../rules/box.ts';
import { PLACES, siteOf } from '../rules/estates.ts';
import type { Region } from '../rules/types.ts';
import { vintageWords } from './all.ts';
import { TOPIC_IDS, type TopicId } from './facts.ts';

interface RegionFacts {
  readonly barrels: number;
  /** Of its places, each once, the lowest first. */
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

/** What the places of a region have. */
export const REGION_FACTS: Readonly<Record<Region, RegionFacts>> = {
  baixo: factsOf('baixo'),
  cima: factsOf('cima'),
  superior: factsOf('superior'),
};

const { cards, end, seat, start, vines } = box;
const { ruby, tawny } = box.warehouse;
const { baixo, cima, superior } = REGION_FACTS;

/** Numbers of the rules, as chapters name them. */
const FACTS = {
  rounds: box.rounds,
  chips: box.chips.bonus.length,
  startPoints: start.vp,
  startBrandy: start.brandy,
  startMarkers: start.markers,
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

interface Chapter {
  readonly title: string;
  readonly text: string;
}

/** The whole rules, a chapter each. */
export const TOPICS: In<Readonly<Record<TopicId, Chapter>>> = inEach(language => {
  const { topics } = vintageWords(language);
  const chapter = (id: TopicId): Chapter => ({
    title: topics[id].title,
    text: saidWith(topics[id].text, FACTS),
  });
  return Object.fromEntries(TOPIC_IDS.map(id => [id, chapter(id)])) as Record<TopicId, Chapter>;
});
