import type { Names } from '../../../presentation/presenter/presenter.ts';
import { padded, widthOf, wrapped } from '../../../presentation/text/columns.ts';
import { nameInColumns, nameOf, unescaped } from '../../../presentation/text/names.ts';
import { COLOURS, type House, type View } from '../rules/types.ts';
import type { PortoWords } from '../words/all.ts';
import { cardName, cardShort, LETTERS, publicWithVp } from '../words/cards.ts';
import { awaits, progress } from '../words/status.ts';

const WIDTH = 80;
const NAME_WIDTH = 16;
const LABEL_WIDTH = 10;
const CLAIMED_WIDTH = 14;
const EMPTY_SLOT = '–';

const cell = (house: House, storey: number): string => {
  const complete = house.level === house.height;
  if (storey === house.height + 1) return complete ? ' ^ ' : house.roof > 0 ? `(${house.roof})` : '   ';
  if (storey > house.height) return '   ';
  if (house.colour && storey <= house.level) return ` ${LETTERS[house.colour]} `;
  return storey === 1 && house.ground > 0 ? `(${house.ground})` : ' · ';
};

const streets = (view: View): string[] => {
  const sides = ['L', 'R'].map(letter => view.houses.filter(house => house.id.startsWith(letter)));
  const across = (part: (house: House) => string): string =>
    sides.map(side => side.map(house => part(house).padEnd(4)).join('')).join('      ');
  const tallest = Math.max(...view.houses.map(house => house.height));
  const rows: string[] = [];
  for (let storey = tallest + 1; storey >= 1; storey--) {
    rows.push(`     ${storey > tallest ? ' ' : storey}   ${across(house => cell(house, storey))}`);
  }
  rows.push(`         ${across(() => '===')}`, `         ${across(house => `${house.id} `)}`);
  rows.push(`         ${across(house => `${house.level}/${house.height}`)}`);
  return rows.map(row => row.trimEnd());
};

const heading = (words: PortoWords, view: View, names: Names): string => {
  const { placed, end } = view.roofs;
  const who =
    view.phase.type === 'turn' ? `${unescaped(nameOf(names, view.phase.seat, words.language))}: ` : '';
  const left = `PORTO · ${progress(words, view)} · ${who}${awaits(words, view)}`;
  const right = end === null ? words.terminal.roofs(placed) : words.terminal.roofsOf(placed, end);
  return `${padded(left, WIDTH - widthOf(right) - 1)} ${right}`;
};

const labelled = (label: string): string => ` ${padded(label, LABEL_WIDTH)} `;

const contractRows = (words: PortoWords, view: View): string[] => {
  const named = view.contracts.map(
    (contract, index) => `${index + 1}: ${contract === null ? EMPTY_SLOT : publicWithVp(words, contract)}`,
  );
  return wrapped(
    labelled(words.terminal.contracts),
    named.map((text, index) => (index % 2 === 0 ? padded(text, 32) : text)),
  );
};

const POINTS_WIDTH = 10;

const playerRows = (words: PortoWords, view: View, names: Names): string[] =>
  view.players.flatMap((player, seat) => {
    const turn = view.phase.type === 'turn' && view.phase.seat === seat ? '>' : ' ';
    const total = view.result?.seats[seat]?.total ?? player.score;
    const points = ' '.repeat(Math.max(0, 3 - String(total).length)) + words.terminal.points(total);
    const name = padded(nameInColumns(names, seat, words.language, NAME_WIDTH), NAME_WIDTH);
    const claimed = padded(words.terminal.claimed(player.claimed.length), CLAIMED_WIDTH);
    const hand = player.hand.length === 0 ? [words.cards.noCards] : player.hand.map(cardShort);
    return wrapped(`${turn}${name} ${padded(points, POINTS_WIDTH)}  ${claimed}`, hand, ' ');
  });

/**
 * Writes the board in plain text, 80 columns wide. A letter is a storey, · a storey still to build, (n) a token, and ^ a roof.
 */
export const terminal = (words: PortoWords, view: View, names: Names): string => {
  const said = words.terminal;
  const market = view.market.map(
    (card, index) => `${index + 1}: ${card === null ? EMPTY_SLOT : cardName(words, card)}`,
  );
  const supply = COLOURS.map(colour => {
    const { floors, grounds } = view.supply[colour];
    return `${LETTERS[colour]} ${floors}+${grounds}`;
  });
  return [
    heading(words, view, names),
    '',
    ...streets(view),
    '',
    ...wrapped(labelled(said.market), market, '   '),
    ...contractRows(words, view),
    ...wrapped(labelled(said.tiles), [...supply, said.grounds], '   '),
    ...wrapped(
      labelled(said.decks),
      [said.cards(view.deck), said.discarded(view.discards.length), said.publicCards(view.publicDeck)],
      ' · ',
    ),
    '',
    ...playerRows(words, view, names),
  ].join('\n');
};
