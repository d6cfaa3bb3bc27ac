import type { Told } from '../../../src/core/game.ts';
import type { Event } from '../../../src/games/vintage/rules/events.ts';
import { vintage } from '../../../src/games/vintage/rules/index.ts';
import {
  COLUMNS,
  type Lot,
  type PlayerState,
  SIDES,
  type State,
} from '../../../src/games/vintage/rules/types.ts';
import { game } from './games.ts';

const lotText = (lot: Lot | null): string => (lot ? `${lot.quality}x${lot.barrels}` : '');
const list = (parts: readonly string[]): string => parts.filter(part => part !== '').join(' ') || '–';

const estatesText = ({ estates }: PlayerState): string =>
  estates.map(({ place, vines, lot }) => list([place, ...vines, lotText(lot)])).join(', ');

const seatText = (player: PlayerState, seat: number): string[] => {
  const { vp, brandy, markers, overseer, boat, cellar, warehouse, known, drawn } = player;
  const pieces = `${markers} markers${overseer ? ' and the overseer' : ''}${player.passed ? ', passed' : ''}`;
  const cards = `known ${list(known)}, drawn ${list(drawn)}`;
  const sides = SIDES.map(
    side => `${side} ${list(cellar[side].map(lotText))} | ${warehouse[side].join(' ')}`,
  );
  return [
    `  seat ${seat}    ${vp} points, ${brandy} brandy, ${pieces}; ${cards}`,
    `  Estates   ${seat}: ${estatesText(player)}`,
    `  wine      ${seat}: ${boat.harbour} ${list(boat.lots.map(lotText))}; ${sides.join('; ')}`,
  ];
};

const boardText = (state: State): string[] => [
  `  chips     ${state.chips.slice(0, state.round).join(' ')}   token ${state.first}`,
  `  display   ${state.display.map(card => card ?? '–').join(' ')}   deck ${state.deck.length}, used ${state.used.length}`,
  `  table     ${COLUMNS.map(column => `${column} ${state.table[column].map(piece => (piece ? `${piece.overseer ? 'o' : ''}${piece.seat}` : '.')).join('')}`).join(' ')}`,
  ...state.players.flatMap(seatText),
];

const toldText = (told: Told<Event>): string => {
  const { type, ...rest } = told.event;
  const hidden =
    told.to !== 'all' && told.others !== undefined ? ` | others: ${JSON.stringify(told.others)}` : '';
  return `  ${told.to === 'all' ? '' : `to ${told.to}: `}${type} ${JSON.stringify(rest)}${hidden}`;
};

/** A whole game in words, of the board what changed. */
export const playthrough = (seats: number, seed: number): string => {
  const { deal, played } = game(seats, seed);
  let before = deal;
  let board = boardText(deal);
  const lines = [`${seats} seats`, ...board];
  for (const [count, { seat, action, told, state }] of played.entries()) {
    const legal = vintage.legal(before, seat).length;
    lines.push('', `${count}. round ${before.round}, seat ${seat}: ${vintage.write(action)} (of ${legal})`);
    const now = boardText(state);
    lines.push(...told.map(toldText), ...now.filter((line, index) => line !== board[index]));
    board = now;
    before = state;
  }
  return `${[...lines, '', JSON.stringify(vintage.outcome(before))].join('\n')}\n`;
};
