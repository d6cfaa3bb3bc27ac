import type { Names } from '../../../presentation/presenter/presenter.ts';
import { linesAsAlt } from '../../../presentation/text/alt.ts';
import { type AgeingHelp, ageingOutcomes, landings, spreadOf } from '../judgement/odds.ts';
import type { Event } from '../rules/events.ts';
import { type PlayerView, SIDES, type View } from '../rules/types.ts';
import type { VintageWords } from './all.ts';
import { boardLines, choiceLines } from './alt.ts';
import { aims, houseText, outcomes, ownPage, seatPage } from './hand.ts';
import { story } from './story.ts';

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
 * Describes the picture for choosing an action. First come the means to pay, the free circles and the open cards. Then come the
 * seat's hand, Estates and wine, with the points for each number of the die, or on each side of the cellar. The rest of the
 * board is last.
 */
export const turnAlt = (words: VintageWords, view: View, names: Names): string => {
  const { viewer } = view;
  const player = viewer === 'table' ? undefined : view.players[viewer];
  if (viewer === 'table' || !player) return linesAsAlt(boardLines(words, view, names, []));
  const aged = SIDES.some(side => player.cellar[side].length > 0);
  const { phase } = view;
  const sides = phase.type === 'unload' && view.turn === viewer ? landings(player, phase) : [];
  return linesAsAlt(
    choiceLines(words, view, names, {
      seat: viewer,
      aims: aims(words, view),
      cards: ownPage(words, view, viewer)[0] ?? '',
      house: [
        ...houseText(words, player),
        ...sides.map(([side, cellar]) => words.own.onSide[side](odds(words, { ...player, cellar }))),
        ...(aged && sides.length === 0 ? [odds(words, player)] : []),
      ],
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
