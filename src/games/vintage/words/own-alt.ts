import type { Names } from '../../../presentation/presenter/presenter.ts';
import { linesAsAlt } from '../../../presentation/text/alt.ts';
import { type AgeingHelp, ageingOutcomes, spreadOf } from '../judgement/odds.ts';
import { circlesOf } from '../rules/circles.ts';
import type { Event } from '../rules/events.ts';
import {
  type Cellar,
  type PlayerView,
  SIDES,
  type Side,
  type TableColumn,
  type View,
} from '../rules/types.ts';
import type { VintageWords } from './all.ts';
import { boardLines, choiceLines } from './alt.ts';
import { aims, houseText, outcomes, ownPage, seatPage } from './hand.ts';
import { story } from './story.ts';
import { cardText, listed, lotText } from './terms.ts';

type Ageing = Pick<PlayerView, 'warehouse' | 'cellar' | 'enologists'>;

const odds = (words: VintageWords, player: Ageing, help: AgeingHelp = null): string => {
  const all = ageingOutcomes(player, help);
  return outcomes(
    words,
    all.map(({ points }) => points),
    spreadOf(all).mean,
  );
};

export const handAlt = (words: VintageWords, view: View, seat: number): string =>
  linesAsAlt(ownPage(words, view, seat));

export const seatAlt = (words: VintageWords, view: View, seat: number, names: Names): string =>
  linesAsAlt(seatPage(words, view, seat, names));

/**
 * Describes the picture for choosing an action: the means to pay, the free circles and the open cards, then the seat's hand,
 * Estates and wine, with the points for each number of the die. Then follows the rest of the board.
 */
export const turnAlt = (words: VintageWords, view: View, names: Names): string => {
  const { viewer } = view;
  const player = viewer === 'table' ? undefined : view.players[viewer];
  if (viewer === 'table' || !player) return linesAsAlt(boardLines(words, view, names, []));
  const aged = SIDES.some(side => player.cellar[side].length > 0);
  return linesAsAlt(
    choiceLines(words, view, names, {
      seat: viewer,
      aims: aims(words, view),
      cards: ownPage(words, view, viewer)[0] ?? '',
      house: [...houseText(words, player), ...(aged ? [odds(words, player)] : [])],
    }),
  );
};

/** Describes a preview: the foreseen events, the points for each number of a die to be rolled, and the present board. */
export const previewAlt = (
  words: VintageWords,
  view: View,
  names: Names,
  foreseen: readonly Event[],
  help?: AgeingHelp,
): string => {
  const player = view.players[view.turn];
  return linesAsAlt(
    boardLines(words, view, names, [
      `${words.own.preview} ${story(words, foreseen, names).join(' ')}`,
      ...(player && help !== undefined ? [odds(words, player, help)] : []),
      words.own.boardNow,
    ]),
  );
};

/**
 * Describes a column's free circles and the seat's means to pay. For an ageing, it also describes the points for each number of
 * the die.
 */
export const paymentAlt = (
  words: VintageWords,
  view: View,
  column: TableColumn,
  help: AgeingHelp | undefined,
): string => {
  const { own, terms } = words;
  const player = view.players[view.turn];
  const free = circlesOf(view.players.length, column).filter((_, at) => view.table[column][at] === null);
  const name = terms.columns[column];
  return linesAsAlt([
    free.length > 0 ? own.circles(name, listed(words, [...new Set(free)].map(String))) : own.noCircle(name),
    ...aims(words, view),
    ...(player && help !== undefined ? [odds(words, player, help)] : []),
  ]);
};

/** Describes the cards that can be taken, and the seat's own hand. */
export const cardsAlt = (words: VintageWords, view: View, seat: number): string => {
  const open = view.display.flatMap(card => (card === null ? [] : cardText(words, card)));
  return linesAsAlt([
    words.own.open(open.length > 0 ? open.join(', ') : words.terms.none),
    words.own.deck(words.terms.cardsOf(view.deck)),
    ...ownPage(words, view, seat).slice(0, 1),
  ]);
};

/** Describes the boat's next lot, and the points for each number of the die with the lot on either side of the cellar. */
export const landingAlt = (
  words: VintageWords,
  view: View,
  seat: number,
  sides: readonly (readonly [Side, Cellar])[],
): string => {
  const player = view.players[seat];
  const lot = view.phase.type === 'unload' ? player?.boat.lots[view.phase.next] : undefined;
  if (!player || !lot) return handAlt(words, view, seat);
  return linesAsAlt([
    words.own.lands(lotText(words, lot)),
    ...aims(words, view),
    ...sides.map(([side, cellar]) => words.own.onSide[side](odds(words, { ...player, cellar }))),
    ...ownPage(words, view, seat).slice(-5),
  ]);
};

/** Describes the Estate that the harvest asks about and the means to pay for its wine, then the seat's page. */
export const gatherAlt = (words: VintageWords, view: View, seat: number): string =>
  linesAsAlt([...aims(words, view), ...ownPage(words, view, seat).slice(1)]);
