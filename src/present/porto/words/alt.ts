import type { House, View } from '../../../games/porto/types.ts';
import { COLOURS } from '../../../games/porto/types.ts';
import { grammar } from '../../grammar.ts';
import { clipped, nameOf, unescaped } from '../../names.ts';
import type { Names } from '../../presenter.ts';
import { timerRisk } from '../risk.ts';
import { cardName, publicName } from './cards.ts';
import type { PortoWords } from './catalog.ts';
import { awaits, progress } from './status.ts';

/** Kept short: the fullest position has to fit whole. */
export interface AltWords {
  readonly empty: string;
  readonly done: string;
  token(n: number): string;
  roof(n: number): string;
  readonly none: string;
  readonly choosing: string;
  toMove(name: string): string;
  player(name: string, points: number, cards: number, contracts: number): string;
  head(progress: string, turn: string, roofs: string): string;
  left(houses: string): string;
  right(houses: string): string;
  market(cards: string): string;
  contracts(contracts: string): string;
  points(players: string): string;
  supply(tiles: string): string;
  decks(cards: number, contracts: number): string;
  /** Solo, slots 1 to 5; such as "35%". */
  timerRisk(chances: string): string;
}

/** Discord's limit for the description of an attachment. */
export const LONGEST_ALT = 1024;

const houseText = ({ alt, cards }: PortoWords, house: House): string => {
  const colour = house.colour ? cards.colours[house.colour] : alt.empty;
  return [
    `${house.id} ${colour} ${house.level}/${house.height}`,
    ...(house.level === house.height ? [alt.done] : []),
    ...(house.ground > 0 ? [alt.token(house.ground)] : []),
    ...(house.roof > 0 ? [alt.roof(house.roof)] : []),
  ].join(' ');
};

const street = (words: PortoWords, view: View, letter: string): string =>
  view.houses
    .filter(house => house.id.startsWith(letter))
    .map(house => houseText(words, house))
    .join(', ');

const row = <Card extends string>(
  { alt }: PortoWords,
  cards: readonly (Card | null)[],
  name: (card: Card) => string,
): string => cards.map((card, index) => `${index + 1}: ${card === null ? alt.none : name(card)}`).join(', ');

const turn = (words: PortoWords, view: View, name: (seat: number) => string): string => {
  switch (view.phase.type) {
    case 'keep':
      return words.alt.choosing;
    case 'turn':
      return words.alt.toMove(name(view.phase.seat));
    case 'timer':
    case 'over':
      return awaits(words, view);
  }
};

/** What lies open for everybody: the market, the public contracts. */
export const open = (words: PortoWords, view: View): readonly string[] => [
  words.alt.market(row(words, view.market, card => cardName(words, card))),
  words.alt.contracts(row(words, view.contracts, card => publicName(words, card))),
];

const written = (words: PortoWords, view: View, names: Names, longestName: number): string => {
  const { alt, terminal, cards } = words;
  const name = (seat: number): string =>
    clipped(unescaped(nameOf(names, seat, words.language)), longestName, longestName * 2);
  const { placed, end } = view.roofs;
  const risk = timerRisk(view);
  const players = view.players.map((player, seat) => {
    const points = view.result?.seats[seat]?.total ?? player.score;
    return alt.player(name(seat), points, player.hand.length, player.claimed.length);
  });
  const supply = COLOURS.map(colour => {
    const { floors, grounds } = view.supply[colour];
    return `${cards.colours[colour]} ${floors}+${grounds}`;
  });
  const roofs = end === null ? terminal.roofs(placed) : terminal.roofsOf(placed, end);
  return [
    alt.head(progress(words, view), turn(words, view, name), roofs),
    alt.left(street(words, view, 'L')),
    alt.right(street(words, view, 'R')),
    ...open(words, view),
    alt.points(players.join(', ')),
    alt.supply(supply.join(', ')),
    ...(risk ? [alt.timerRisk(risk.map(grammar(words.language).percent).join(', '))] : []),
    alt.decks(view.deck, view.publicDeck),
  ].join('\n');
};

/** The whole position in words; names give way when it is long. */
export const alt = (words: PortoWords, view: View, names: Names): string => {
  for (const longestName of [24, 16, 10, 6]) {
    const text = written(words, view, names, longestName);
    if (text.length <= LONGEST_ALT) return text;
  }
  return clipped(written(words, view, [], 6), LONGEST_ALT, LONGEST_ALT);
};
