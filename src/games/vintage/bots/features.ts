import { box } from '../rules/box.ts';
import { circlesOf } from '../rules/circles.ts';
import { bearsOld, isFull, isPlanted, oldVines, qualityOf, siteOf, yieldOf } from '../rules/estates.ts';
import { barrelsOf, endPoints } from '../rules/scoring.ts';
import {
  CARDS,
  type Estate,
  HARBOURS,
  type Lot,
  type PlayerState,
  SIDES,
  type State,
  type TableColumn,
} from '../rules/types.ts';
import { barrelOf, prospectOf, waitingOf } from './outlook.ts';

/** Names of the parts of a position's value. The file words/reasons.ts has a sentence for each. */
export const TERMS = [
  'points',
  'others',
  'pieces',
  'harvest',
  'brandy',
  'estates',
  'vines',
  'voyage',
  'cellar',
  'warehouse',
  'cards',
  'first',
] as const;
type VintageTerm = (typeof TERMS)[number];

/**
 * Features of a seat's position, each with the part of the value that it belongs to. The seat's features are compared with the
 * mean of the other seats.
 */
const JUDGED = {
  markers: 'pieces',
  'markers beyond two': 'pieces',
  overseer: 'pieces',
  'wine to harvest': 'harvest',
  'brandy to harvest': 'harvest',
  'harvest to come': 'harvest',
  'circle for it': 'harvest',
  'one brandy': 'brandy',
  'two brandy': 'brandy',
  'three brandy': 'brandy',
  'brandy for wine': 'brandy',
  barrels: 'estates',
  quality: 'estates',
  'one vine lacks': 'estates',
  'two vines lack': 'estates',
  'three vines lack': 'estates',
  'price to come': 'estates',
  'second Estate': 'estates',
  'third Estate': 'estates',
  'four vines': 'vines',
  'old vine to come': 'vines',
  'lots waiting': 'voyage',
  'barrels waiting': 'voyage',
  aboard: 'voyage',
  'home this round': 'voyage',
  'aged this round': 'voyage',
  'moves to go': 'voyage',
  'moves short': 'voyage',
  upriver: 'voyage',
  'beside Estates': 'voyage',
  'ageing brings': 'cellar',
  'ageing leaves': 'cellar',
  'ageing nearly fills': 'cellar',
  'can age': 'cellar',
  'worth in the cellar': 'cellar',
  'columns in use': 'cellar',
  'no column free': 'cellar',
  'waits in the warehouse': 'warehouse',
  'nearly full': 'warehouse',
  'two cards': 'cards',
  token: 'first',
  'turns to wait': 'first',
} as const satisfies Record<string, VintageTerm>;
type Judged = keyof typeof JUDGED;

const JUDGED_NAMES = Object.keys(JUDGED) as readonly Judged[];
export const FEATURES: readonly string[] = [...JUDGED_NAMES, ...CARDS];
export const SIZE = FEATURES.length;
const TERM_OF: readonly VintageTerm[] = [
  ...JUDGED_NAMES.map(name => JUDGED[name]),
  ...CARDS.map(() => 'cards' as const),
];
const AT = Object.fromEntries(JUDGED_NAMES.map((name, index) => [name, index])) as Record<Judged, number>;
const FIRST_CARD = JUDGED_NAMES.length;

export interface JudgedScene {
  readonly state: State;
  /** Bonus of this round's harvest. Where the deciding seat did not know the bonus chip, this is the expected value. */
  readonly bonus: number;
  readonly old: number;
  readonly harvestCircle: number;
  readonly ageCircle: number;
}

/** Returns the number of a column's cheapest free circle; 9 where no circle is free. */
const cheapest = ({ table, players }: State, column: TableColumn): number => {
  const numbers = circlesOf(players.length, column);
  const at = table[column].indexOf(null);
  return at < 0 ? NO_CIRCLE : (numbers[at] as number);
};
const NO_CIRCLE = 9;

/**
 * Returns the mean bonus of the chips that are still unknown.
 * @param round last round with a known chip
 */
const bonusToCome = ({ chips }: State, round: number): number => {
  const all = box.chips.bonus;
  let sum = 0;
  for (const bonus of all) sum += bonus;
  for (let index = 0; index < round; index++) sum -= chips[index] as number;
  return sum / (all.length - round);
};

/**
 * Returns the facts of a position that do not depend on the seat.
 * @param shown number of the last round whose bonus chip the deciding seat has seen
 */
export const sceneOf = (state: State, shown: number): JudgedScene => ({
  state,
  bonus: state.round > shown ? bonusToCome(state, shown) : (state.chips[state.round - 1] as number),
  old: box.vines.old - oldVines(state.players),
  harvestCircle: cheapest(state, 'harvest'),
  ageCircle: cheapest(state, 'age'),
});

/**
 * Counts a seat's points as if the game ended now. Before the last round, barrels that are too few for a point count as a
 * fraction.
 */
export const pointsNow = (player: PlayerState, round: number): number => {
  const { estates, vineyards, barrels } = endPoints(player);
  const left = round < box.rounds ? barrelsOf(player) / box.end.barrelsForAPoint : barrels;
  return player.vp + estates + vineyards + left;
};

const lotWorth = ({ quality, barrels }: Lot): number => barrels * barrelOf(quality);

const canPay = ({ passed, markers, overseer }: PlayerState, circle: number): boolean =>
  !passed && circle < NO_CIRCLE && (overseer || markers >= circle);

const harbourOf = ({ place }: Estate): number => 1 + REGION_AT[siteOf(place).region];
const REGION_AT = { baixo: 0, cima: 1, superior: 2 } as const;

const addPieces = (into: number[], { passed, markers, overseer }: PlayerState): void => {
  if (passed) return;
  into[AT.markers] = markers;
  into[AT['markers beyond two']] = Math.max(0, markers - 2);
  into[AT.overseer] = Number(overseer);
};

const addHarvest = (into: number[], player: PlayerState, { bonus, harvestCircle }: JudgedScene): void => {
  if (player.harvested || !canPay(player, harvestCircle)) return;
  const worths: number[] = [];
  let barrels = 0;
  const at = HARBOURS.indexOf(player.boat.harbour);
  let free = box.seat.holds - player.boat.lots.length;
  for (const estate of player.estates) {
    if (!isPlanted(estate)) continue;
    if (estate.lot !== null) {
      if (free === 0 || harbourOf(estate) !== at) continue;
      free -= 1;
    }
    worths.push(yieldOf(estate) * barrelOf(Math.round(qualityOf(estate) + bonus)));
    barrels += yieldOf(estate);
  }
  if (worths.length === 0) return;
  worths.sort((one, other) => other - one);
  let wine = 0;
  for (let index = 0; index < Math.min(player.brandy, worths.length); index++)
    wine += worths[index] as number;
  into[AT['wine to harvest']] = wine;
  into[AT['brandy to harvest']] = player.brandy < worths.length ? Math.min(box.seat.brandy, barrels) : 0;
  into[AT['harvest to come']] = 1;
  into[AT['circle for it']] = harvestCircle;
};

const addEstates = (into: number[], player: PlayerState, { old }: JudgedScene): void => {
  const { estates } = player;
  // No harvest needs more than one barrel of brandy for each Estate.
  const brandy = Math.min(player.brandy, estates.length);
  let planted = 0;
  for (const estate of estates) {
    const { length } = estate.vines;
    const barrels = yieldOf(estate);
    if (isPlanted(estate)) {
      planted += 1;
      into[AT.barrels] = (into[AT.barrels] as number) + barrels;
      into[AT.quality] = (into[AT.quality] as number) + barrels * barrelOf(qualityOf(estate) + 1);
      if (length === box.vines.slots - 1) into[AT['four vines']] = (into[AT['four vines']] as number) + 1;
    } else {
      const lack =
        length === 2 ? AT['one vine lacks'] : length === 1 ? AT['two vines lack'] : AT['three vines lack'];
      into[lack] = (into[lack] as number) + barrels * barrelOf(qualityOf(estate) + 1);
      into[AT['price to come']] = (into[AT['price to come']] as number) + siteOf(estate.place).price;
    }
    if (old > 0 && bearsOld(estate) && !isFull(estate) && !estate.vines.includes('old'))
      into[AT['old vine to come']] = 1;
  }
  into[AT['second Estate']] = Number(estates.length > 1);
  into[AT['third Estate']] = Number(estates.length > 2);
  into[AT['one brandy']] = Number(brandy > 0);
  into[AT['two brandy']] = Number(brandy > 1);
  into[AT['three brandy']] = Number(brandy > 2);
  into[AT['brandy for wine']] = Math.min(brandy, planted);
};

/** Adds the features of lots that are on the boat, and of lots that the boat can still fetch with the moves left. */
const addVoyage = (into: number[], player: PlayerState, { ageCircle }: JudgedScene): void => {
  const { boat, estates, passed } = player;
  const at = HARBOURS.indexOf(boat.harbour);
  const markers = passed ? 0 : player.markers;
  let [aboard, waiting, barrels, top, last] = [0, 0, 0, at, 0];
  for (const lot of boat.lots) {
    aboard += lotWorth(lot);
    barrels += lot.barrels;
  }
  for (const estate of estates) {
    const harbour = harbourOf(estate);
    last = Math.max(last, harbour);
    if (harbour === at) into[AT['beside Estates']] = (into[AT['beside Estates']] as number) + 1;
    if (estate.lot === null) continue;
    waiting += lotWorth(estate.lot);
    barrels += estate.lot.barrels;
    top = Math.max(top, harbour);
  }
  into[AT['lots waiting']] = waiting;
  into[AT['barrels waiting']] = barrels;
  into[AT.aboard] = aboard;
  into[AT.upriver] = at;
  if (waiting === 0 && (boat.lots.length === 0 || at === 0)) return;
  const moves = top === 0 ? 0 : top - at + 1;
  into[AT['moves to go']] = moves;
  into[AT['moves short']] = Math.max(0, moves - markers);
  let [home, aged] = [0, 0];
  for (let turn = at; turn <= top; turn++) {
    const needed = turn === 0 ? 0 : turn - at + 1;
    if (needed > markers) break;
    let free = box.seat.holds - boat.lots.length;
    let worth = aboard;
    for (let index = estates.length - 1; index >= 0 && free > 0; index--) {
      const estate = estates[index] as Estate;
      if (estate.lot === null || harbourOf(estate) > turn) continue;
      worth += lotWorth(estate.lot);
      free -= 1;
    }
    home = Math.max(home, worth);
    if (player.overseer || markers - needed >= ageCircle) aged = Math.max(aged, worth);
  }
  into[AT['home this round']] = home;
  into[AT['aged this round']] = aged;
};

const addCellar = (into: number[], player: PlayerState, { ageCircle }: JudgedScene): void => {
  const { warehouse, cellar, enologists } = player;
  const prospect = prospectOf(warehouse, cellar, enologists);
  into[AT['ageing brings']] = prospect.points;
  into[AT['ageing leaves']] = prospect.shares;
  into[AT['ageing nearly fills']] = prospect.nearly;
  let columns = 0;
  let worth = 0;
  for (const side of SIDES)
    for (const lot of cellar[side]) {
      columns += 1;
      worth += lotWorth(lot);
    }
  if (columns > 0 && canPay(player, ageCircle)) into[AT['can age']] = prospect.points;
  into[AT['worth in the cellar']] = worth;
  into[AT['columns in use']] = columns;
  into[AT['no column free']] = Number(columns === box.seat.cellar.ruby + box.seat.cellar.tawny);
  const waiting = waitingOf(warehouse);
  into[AT['waits in the warehouse']] = waiting.shares;
  into[AT['nearly full']] = waiting.nearly;
};

const addCards = (into: number[], { known, drawn }: PlayerState): void => {
  for (const hand of [known, drawn])
    for (const card of hand) {
      const at = FIRST_CARD + CARDS.indexOf(card);
      into[at] = (into[at] as number) + 1;
    }
  into[AT['two cards']] = Number(known.length + drawn.length > 1);
};

/** Zeros to copy for a seat's features. V8 stores them as numbers with fractions, and so never converts a copy. */
const NONE: readonly number[] = Array<number>(SIZE).fill(0.5).fill(0);

export const featuresOf = (scene: JudgedScene, seat: number): readonly number[] => {
  const into = NONE.slice();
  const { players, first, round } = scene.state;
  const player = players[seat] as PlayerState;
  addPieces(into, player);
  addHarvest(into, player, scene);
  addEstates(into, player, scene);
  addVoyage(into, player, scene);
  addCellar(into, player, scene);
  addCards(into, player);
  if (round < box.rounds) {
    into[AT.token] = Number(first === seat);
    into[AT['turns to wait']] = ((seat - first + players.length) % players.length) / (players.length - 1);
  }
  return into;
};

/** Returns the index of the feature that counts a kind of card in hand. */
export const cardFeature = (card: (typeof CARDS)[number]): number => FIRST_CARD + CARDS.indexOf(card);

/** Indices of the features that belong to each part of the value. */
export const FEATURES_OF: Readonly<Record<VintageTerm, readonly number[]>> = Object.fromEntries(
  TERMS.map(term => [term, TERM_OF.flatMap((of, index) => (of === term ? [index] : []))]),
) as unknown as Record<VintageTerm, readonly number[]>;
