import type { Names } from '../../../presentation/presenter/presenter.ts';
import { padded, wrapped } from '../../../presentation/text/columns.ts';
import { nameInColumns } from '../../../presentation/text/names.ts';
import type { View } from '../rules/types.ts';
import type { GreenPortWords } from '../words/all.ts';
import { objectivesText, pilesText } from '../words/alt.ts';
import { decider, riskOf } from '../words/choices.ts';
import { holdings } from '../words/hand.ts';
import { awaits, progress } from '../words/status.ts';
import { cardName, cardsShortly } from '../words/terms.ts';

const NAME_WIDTH = 16;
const LABEL_WIDTH = 10;

const labelled = (label: string): string => ` ${padded(label, LABEL_WIDTH)} `;

const heading = (words: GreenPortWords, view: View, called: (seat: number) => string): string => {
  const isOver = view.stopped !== null || view.phase.type === 'over';
  const who = isOver ? '' : `${called(decider(view))}: `;
  const risk = view.phase.type === 'hire' ? riskOf(words, view) : undefined;
  return [
    `GREEN PORT · ${progress(words, view)}`,
    `${who}${awaits(words, view)}`,
    ...(risk === undefined ? [] : [words.board.risk(risk)]),
  ].join(' · ');
};

const seatRows = (words: GreenPortWords, view: View, called: (seat: number) => string): readonly string[] =>
  view.players.flatMap((player, seat) => {
    const active = view.phase.type !== 'over' && view.turn.seat === seat ? '>' : ' ';
    const points = String(player.points).padStart(3);
    return wrapped(
      `${active}${padded(called(seat), NAME_WIDTH)} ${points}  `,
      holdings(words, player).split('; '),
      '; ',
    );
  });

/** Writes the board in plain text, 80 columns wide. */
export const terminal = (words: GreenPortWords, view: View, names: Names): string => {
  const said = words.terminal;
  const called = (seat: number): string => nameInColumns(names, seat, words.language, NAME_WIDTH);
  const pool = view.pool.map(card => cardName(words, card));
  return [
    ...wrapped('', heading(words, view, called).split(' '), ' '),
    '',
    ...wrapped(labelled(said.objectives), objectivesText(words, view, called), '   '),
    ...wrapped(labelled(said.piles), pilesText(words, view), '   '),
    ...wrapped(labelled(said.pool), pool.length > 0 ? pool : [words.terms.none], ' · '),
    ...wrapped(labelled(said.deck), cardsShortly(words, view.unseen).split(', '), ', '),
    ...wrapped(labelled(said.discards), cardsShortly(words, view.discards).split(', '), ', '),
    ...(view.offered.length > 0
      ? wrapped(' ', [words.board.offered(view.offered.map(each => words.terms.colours[each]).join(', '))])
      : []),
    '',
    ...seatRows(words, view, called),
  ].join('\n');
};
