import type { Names } from '../../../presentation/presenter/presenter.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import { ageingOutcomes, spreadOf } from '../judgement/odds.ts';
import { canAge } from '../rules/ageing.ts';
import { box } from '../rules/box.ts';
import { estateAt, isPlanted, qualityOf, yieldOf } from '../rules/estates.ts';
import {
  CATEGORIES,
  type Card,
  type Estate,
  type Lot,
  type PlayerView,
  SIDES,
  type Side,
  type View,
} from '../rules/types.ts';
import { lotsShort, meanText } from './actions.ts';
import type { VintageWords } from './all.ts';
import { MARKER_SIGN, OVERSEER_SIGN } from './facts.ts';
import { cardText, categoryText, lotsText, lotText, placeText } from './terms.ts';
import { cardInWords } from './topics.ts';

/** Writes a seat's pieces, as "●●● 3 markers, ♛ the overseer". */
const piecesText = ({ hand }: VintageWords, { markers, overseer }: PlayerView): string =>
  [
    ...(markers > 0 ? [hand.markers(MARKER_SIGN.repeat(markers), markers)] : []),
    ...(overseer ? [hand.overseer(OVERSEER_SIGN)] : []),
  ].join(', ') || hand.noPieces;

const held = (words: VintageWords, lots: readonly Lot[]): string =>
  lots.length === 0 ? words.hand.empty : lotsText(words, lots);

const estateText = (words: VintageWords, estate: Estate): string => {
  const { hand, terms } = words;
  const vines = estate.vines.map(vine => terms.vines[vine]).join(', ') || hand.noVines;
  const lacking = box.vines.plantedFrom - estate.vines.length;
  return [
    hand.estate(placeText(words, estate.place), qualityOf(estate), vines),
    ...(isPlanted(estate) ? [] : [hand.notPlanted(lacking)]),
    ...(estate.lot ? [hand.waits(lotText(words, estate.lot))] : []),
  ].join('; ');
};

/** Lists the rule of each category of a side: its number of spaces (`of`) and the points of its sale (`vp`). */
const rules = (side: Side): readonly { readonly of: number; readonly vp: number }[] => {
  const { bottom, ...others } = box.warehouse[side];
  return [
    { of: bottom.set, vp: bottom.vp },
    ...Object.values(others).map(({ spaces, vp }) => ({ of: spaces, vp })),
  ];
};

const warehouseText = (words: VintageWords, { warehouse }: PlayerView, side: Side): string => {
  const held = CATEGORIES[side].flatMap((category, index) => {
    const barrels = warehouse[side][index] ?? 0;
    const rule = rules(side)[index];
    if (barrels === 0 || !rule) return [];
    return words.hand.category(
      categoryText(words, side, category),
      barrels,
      rule.of,
      words.terms.points(rule.vp),
    );
  });
  return held.join(', ') || words.hand.empty;
};

/**
 * Lists the cards of a hand. Cards that other seats drew are only counted.
 * @param drawn cards that only the viewer knows
 */
const cardsText = (words: VintageWords, { known, hidden }: PlayerView, drawn: readonly Card[]): string =>
  [
    ...drawn.map(card => cardText(words, card)),
    ...known.map(card => words.hand.openly(cardText(words, card))),
    ...(hidden > drawn.length ? [words.hand.hidden(hidden - drawn.length)] : []),
  ].join(', ') || words.hand.noCards;

const openPage = (words: VintageWords, player: PlayerView): readonly string[] => [
  words.hand.pieces(player.passed ? words.hand.passed : piecesText(words, player)),
  words.hand.brandy(player.brandy, box.seat.brandy),
  ...houseText(words, player),
];

/** Describes a seat's Estates, and its wine from the vineyard to the warehouse. */
export const houseText = (words: VintageWords, player: PlayerView): readonly string[] => {
  const { hand, terms } = words;
  return [
    ...player.estates.map(estate => estateText(words, estate)),
    hand.boat(terms.harbours[player.boat.harbour], held(words, player.boat.lots)),
    ...SIDES.map(side => hand.cellar(terms.sides[side], held(words, player.cellar[side]))),
    ...SIDES.filter(side => player.warehouse[side].some(held => held > 0)).map(side =>
      hand.warehouse(terms.sides[side], warehouseText(words, player, side)),
    ),
    ...(canAge(player) ? [hand.ages(meanText(words, spreadOf(ageingOutcomes(player)).mean))] : []),
  ];
};

/** Describes the viewer's own page: its hand, the bonus chips that it has looked at, and the open facts. */
export const ownPage = (words: VintageWords, view: View, seat: number): readonly string[] => {
  const player = view.players[seat];
  if (!player) return [words.hand.noSeat];
  const { hand } = words;
  const drawn = view.drawn ?? [];
  const seen = player.looked.flatMap(round => {
    const bonus = view.chips[round - 1];
    return round > view.round && bonus !== null && bonus !== undefined ? [hand.chip(round, bonus)] : [];
  });
  return [
    hand.cards(cardsText(words, player, drawn)),
    ...[...new Set([...drawn, ...player.known])].map(card => `-# ${cardInWords(words, card)}`),
    ...(seen.length > 0 ? [hand.chips([...new Set(seen)].join(', '))] : []),
    ...openPage(words, player),
  ];
};

/**
 * Describes another seat's page: its name and points, the number of its secret cards, the chips that it has looked at, and the
 * open facts.
 */
export const seatPage = (words: VintageWords, view: View, seat: number, names: Names): readonly string[] => {
  const player = view.players[seat];
  if (!player) return [];
  const points = view.result?.totals[seat] ?? player.vp;
  const looked = [...new Set(player.looked)].filter(round => round > view.round);
  return [
    `**${nameOf(names, seat, words.language)}** · ${words.terms.points(points)}`,
    words.seatPage.cards(cardsText(words, player, [])),
    ...(looked.length > 0
      ? [words.seatPage.chips(looked.map(round => words.seatPage.chip(round)).join(', '))]
      : []),
    ...openPage(words, player),
  ];
};

/** Describes the open facts of a seat in short. */
const holdings = (words: VintageWords, view: View, seat: number): string => {
  const player = view.players[seat];
  if (!player) return '';
  const { hand, terms } = words;
  const lots = [
    ...player.estates.flatMap(({ lot }) => lot ?? []),
    ...player.boat.lots,
    ...SIDES.flatMap(side => player.cellar[side]),
  ];
  const known = player.known.map(card => cardText(words, card));
  return [
    player.estates.map(({ place }) => placeText(words, place)).join(', '),
    terms.brandy(player.brandy),
    ...(lots.length > 0 ? [lotsShort(words, lots)] : []),
    ...known,
    ...(player.hidden > 0 ? [hand.hidden(player.hidden)] : []),
    ...(view.first === seat ? [hand.first] : []),
  ].join('; ');
};

/**
 * Describes the viewer's own page, then the open possessions of the other seats. A viewer without a seat gets the open
 * possessions of all seats.
 */
export const hand = (words: VintageWords, view: View, names: Names): string => {
  const own = view.viewer === 'table' ? [] : ownPage(words, view, view.viewer);
  const others = view.players.flatMap((player, seat) =>
    seat === view.viewer
      ? []
      : words.hand.other(
          nameOf(names, seat, words.language),
          words.terms.points(player.vp),
          holdings(words, view, seat),
        ),
  );
  return [...own, ...others].join('\n');
};

const gatherAsks = (words: VintageWords, view: View, player: PlayerView): readonly string[] => {
  const { phase } = view;
  if (phase.type !== 'gather') return [];
  const { asks } = words.hand;
  const estate = estateAt(player, phase.left[0] ?? 1);
  const quality = qualityOf(estate) + (view.chips[view.round - 1] ?? 0);
  const gives = asks.gather(placeText(words, estate.place), words.terms.barrels(yieldOf(estate)), quality);
  if (phase.once === false) return [gives, asks.paid];
  return [gives, phase.brandy > 0 ? asks.costs(words.terms.barrels(phase.brandy)) : asks.dry];
};

const asked = (words: VintageWords, view: View, player: PlayerView): readonly string[] => {
  const { phase } = view;
  const { asks } = words.hand;
  switch (phase.type) {
    case 'gather':
      return gatherAsks(words, view, player);
    case 'sail': {
      const { lots } = player.boat;
      return [
        ...(lots.length > 0 ? [asks.aboard(lotsText(words, lots))] : []),
        asks.moves(phase.moves ?? player.markers),
      ];
    }
    case 'unload': {
      const lot = player.boat.lots[phase.next];
      const { cellar } = box.seat;
      return lot
        ? [
            asks.unload(
              lotText(words, lot),
              cellar.ruby - player.cellar.ruby.length,
              cellar.tawny - player.cellar.tawny.length,
            ),
          ]
        : [];
    }
    case 'plant':
      return [asks.plant(phase.left)];
    case 'add':
      return [asks.add];
    case 'turn':
    case 'over':
      return [];
  }
};

/**
 * Describes the facts for choosing an action: the pieces with their signs, the round, the brandy. In the middle of an action,
 * it describes the choice of the present step instead.
 */
export const aims = (words: VintageWords, view: View): readonly string[] => {
  const player = view.viewer === 'table' ? undefined : view.players[view.viewer];
  if (!player || view.phase.type === 'over') return [];
  if (view.phase.type !== 'turn') return view.turn === view.viewer ? asked(words, view, player) : [];
  const { hand } = words;
  return [
    [
      piecesText(words, player),
      hand.bonus(view.round, view.chips[view.round - 1] ?? 0),
      hand.store(player.brandy, box.seat.brandy),
    ].join(' · '),
  ];
};

/** Writes the points for each of the six numbers of the die in a line, with the mean. */
export const outcomes = (words: VintageWords, points: readonly number[], mean: number): string =>
  words.hand.outcomes(
    points.map((each, index) => `${DICE[index]} ${each}`).join(' · '),
    meanText(words, mean),
  );
const DICE = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];
