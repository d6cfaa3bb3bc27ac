import type { Names } from '../../../presentation/presenter/presenter.ts';
import { padded, wrapped } from '../../../presentation/text/columns.ts';
import { nameInColumns } from '../../../presentation/text/names.ts';
import { circlesOf } from '../rules/circles.ts';
import { freePlaces, qualityOf, siteOf } from '../rules/estates.ts';
import { endPoints } from '../rules/scoring.ts';
import { COLUMNS, type Lot, type PlayerView, SIDES, type TableColumn, type View } from '../rules/types.ts';
import { costSigns, placeShort } from '../words/actions.ts';
import type { VintageWords } from '../words/all.ts';
import { lotSign, lotSigns } from '../words/alt.ts';
import { awaits, progress } from '../words/status.ts';
import { cardText } from '../words/terms.ts';

const NAME_WIDTH = 16;
const LABEL_WIDTH = 10;
const POINTS_WIDTH = 10;

const labelled = (label: string): string => ` ${padded(label, LABEL_WIDTH)} `;

const lotsSign = ({ terminal }: VintageWords, lots: readonly Lot[]): string =>
  lotSigns(lots) || terminal.none;

/** Writes a column's circles: the cost of each free circle, and the seat on each taken circle. */
const columnText = (words: VintageWords, view: View, column: TableColumn): string => {
  const circles = circlesOf(view.players.length, column).map((number, index) => {
    const piece = view.table[column][index] ?? null;
    return piece === null ? String(number) : `[${piece.overseer ? 'o' : ''}${piece.seat + 1}]`;
  });
  const free = circles.filter(circle => !circle.startsWith('['));
  // More than four free circles of equal cost are written in short, as their number and their cost: "5×1".
  const alike = free.length > 4 && new Set(free).size === 1;
  const shown = alike
    ? [...circles.filter(circle => circle.startsWith('[')), `${free.length}×${free[0]}`]
    : circles;
  return `${words.terms.columns[column]} ${shown.join(' ')}`;
};

const places = (words: VintageWords, view: View): readonly string[] =>
  freePlaces(view.players).map(place => {
    const { price, quality } = siteOf(place);
    return words.actions.site(placeShort(words, place), words.actions.points(price), quality);
  });

/**
 * Writes a seat's points as a sum, "8+4+1=13": points scored so far, final points for Estates and vineyards, and final points
 * for barrels.
 */
const pointsSum = (player: PlayerView): string => {
  const { barrels, estates, vineyards } = endPoints(player);
  const planted = estates + vineyards;
  return `${player.vp}+${planted}+${barrels}=${player.vp + planted + barrels}`;
};

const vineSigns = ({ vines }: PlayerView['estates'][number]): string => vines.map(vine => vine[0]).join('');

const seatRows = (words: VintageWords, view: View, seat: number, name: string): readonly string[] => {
  const player = view.players[seat];
  if (!player) return [];
  const said = words.terminal;
  const active = view.phase.type !== 'over' && view.turn === seat ? '>' : ' ';
  const token = view.first === seat ? '*' : ' ';
  const pieces = player.passed
    ? words.hand.passed
    : `${costSigns({ circle: player.markers })}${player.overseer ? costSigns({ circle: 1, overseer: true }) : ''}`;
  const cards = [
    ...player.known.map(card => cardText(words, card)),
    ...(player.hidden > 0 ? [words.hand.hidden(player.hidden)] : []),
  ];
  const estates = player.estates.map(
    estate =>
      `${placeShort(words, estate.place)} ${qualityOf(estate)} ${vineSigns(estate) || '-'}${estate.lot ? ` ${lotSign(estate.lot)}` : ''}`,
  );
  const { harbour, lots } = player.boat;
  const at = `${said.boat} ${words.terms.harbours[harbour]}: ${lotsSign(words, lots)}`;
  const sides = SIDES.map(
    side =>
      `${words.terms.sides[side]} ${said.cellar} ${lotsSign(words, player.cellar[side])}, ${said.warehouse} ${player.warehouse[side].join(' ')}`,
  );
  const head = `${active}${token}${padded(name, NAME_WIDTH)} ${pointsSum(player).padStart(POINTS_WIDTH)}  `;
  return [
    ...wrapped(head, [pieces, words.terms.brandy(player.brandy), ...cards].filter(Boolean), '; '),
    ...wrapped('      ', [...estates, at, ...sides], '; '),
  ];
};

/** Draws the board as plain text, 80 columns wide. */
export const terminal = (words: VintageWords, view: View, names: Names): string => {
  const said = words.terminal;
  const called = (seat: number): string => nameInColumns(names, seat, words.language, NAME_WIDTH);
  const isOver = view.stopped !== null || view.phase.type === 'over';
  const awaited = isOver ? awaits(words, view) : `${called(view.turn)}: ${awaits(words, view)}`;
  const chips = view.chips.map((bonus, index) => {
    const shown = bonus === null ? '?' : `+${bonus}`;
    return index + 1 === view.round ? `[${shown}]` : shown;
  });
  const open = view.display.flatMap(card => (card === null ? [] : cardText(words, card)));
  const used = view.used.length + view.aside.length;
  return [
    ...wrapped('', `VINTAGE · ${progress(words, view)} · ${awaited}`.split(' '), ' '),
    '',
    ...wrapped(labelled(said.chips), chips, ' '),
    ...wrapped(
      labelled(said.table),
      COLUMNS.map(column => columnText(words, view, column)),
      '; ',
    ),
    ...wrapped(labelled(said.cards), [...open, said.deck(view.deck, used)], ', '),
    ...wrapped(labelled(said.places), places(words, view), '; '),
    '',
    ...view.players.flatMap((_, seat) => seatRows(words, view, seat, called(seat))),
  ].join('\n');
};
