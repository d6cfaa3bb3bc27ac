import type { House, View } from '../../../games/porto/types.ts';
import { COLOURS } from '../../../games/porto/types.ts';
import { clipped, nameOf, unescaped } from '../../names.ts';
import type { Names } from '../../presenter.ts';
import { cardName, publicName } from './cards.ts';
import { awaits, progress } from './status.ts';

/** Discord's limit for the description of an attachment. */
export const LONGEST_ALT = 1024;

const houseText = (house: House): string => {
  const built = house.colour
    ? `${house.colour} ${house.level}/${house.height}${house.level === house.height ? ' done' : ''}`
    : `empty 0/${house.height}`;
  const tokens = [
    ...(house.ground > 0 ? [`token ${house.ground}`] : []),
    ...(house.roof > 0 ? [`roof ${house.roof}`] : []),
  ];
  return [house.id, built, ...tokens].join(' ');
};

const street = (view: View, letter: string): string =>
  view.houses
    .filter(house => house.id.startsWith(letter))
    .map(houseText)
    .join(', ');

const row = <Card extends string>(cards: readonly (Card | null)[], name: (card: Card) => string): string =>
  cards.map((card, index) => `${index + 1}: ${card === null ? 'none' : name(card)}`).join(', ');

const turn = (view: View, name: (seat: number) => string): string => {
  switch (view.phase.type) {
    case 'keep':
      return 'choosing private contracts';
    case 'turn':
      return `${name(view.phase.seat)} to move`;
    case 'timer':
    case 'over':
      return awaits(view);
  }
};

const written = (view: View, names: Names, longestName: number): string => {
  const name = (seat: number): string =>
    clipped(unescaped(nameOf(names, seat)), longestName, longestName * 2);
  const { placed, end } = view.roofs;
  const players = view.players.map((player, seat) => {
    const points = view.result?.seats[seat]?.total ?? player.score;
    return `${name(seat)} ${points} (cards ${player.hand.length}, contracts ${player.claimed.length})`;
  });
  const supply = COLOURS.map(colour => {
    const { floors, grounds } = view.supply[colour];
    return `${colour} ${floors}+${grounds}`;
  });
  return [
    `Porto, ${progress(view)}, ${turn(view, name)}; roofs ${placed}${end === null ? '' : ` of ${end}`}.`,
    `Left street: ${street(view, 'L')}.`,
    `Right: ${street(view, 'R')}.`,
    `Market: ${row(view.market, cardName)}.`,
    `Contracts: ${row(view.contracts, publicName)}.`,
    `Points: ${players.join(', ')}.`,
    `Floors + ground floors left: ${supply.join(', ')}.`,
    `Decks: ${view.deck} cards, ${view.publicDeck} contracts.`,
  ].join('\n');
};

/** The whole position in words; names give way when it is long. */
export const alt = (view: View, names: Names): string => {
  for (const longestName of [24, 16, 10, 6]) {
    const text = written(view, names, longestName);
    if (text.length <= LONGEST_ALT) return text;
  }
  return clipped(written(view, [], 6), LONGEST_ALT, LONGEST_ALT);
};
