import type { Harbour, PhaseType, TableColumn } from '../../rules/types.ts';

/** The board for who does not see it. Short: the description of a picture has 1,024 characters. */
export const alt = {
  head: (round: number, of: number, turn: string) => `Round ${round} of ${of}. ${turn}.`,
  /** What is asked of whose turn it is. */
  asked: {
    turn: name => `${name}’s turn`,
    gather: name => `${name} gathers`,
    sail: name => `${name} may sail on`,
    unload: name => `${name} brings lots ashore`,
    plant: name => `${name} plants on`,
    add: name => `${name} adds a barrel`,
    over: () => 'The game is over',
  } satisfies Record<PhaseType, (name: string) => string>,
  givenUp: (names: string) => `Over: all others gave up. ${names} won`,
  calledOff: 'Over: called off',
  won: (names: string) => `Won: ${names}.`,
  bonus: (chips: string) => `Bonus by round: ${chips}.`,
  looked: (name: string, rounds: string) => `${name} knows that of ${rounds}.`,
  /** Circles that are free, by column. */
  free: (columns: string) => `Free circles: ${columns}.`,
  /** Pieces on the table, by column. */
  pieces: (columns: string) => `Pieces: ${columns}.`,
  columns: {
    buy: 'buy',
    purple: 'purple',
    'green-red': 'green/red',
    'white-yellow': 'white/yellow',
    old: 'old',
    harvest: 'harvest',
    age: 'age',
    card: 'cards',
    first: 'first player',
  } satisfies Record<TableColumn, string>,
  full: 'none',
  overseerOf: (name: string) => `${name} overseer`,
  display: (cards: string) => `Open cards: ${cards}.`,
  piles: (deck: number, used: number) => `Deck ${deck}, used ${used}.`,
  aside: (cards: string) => `Laid aside: ${cards}.`,
  /** "Cima 3 price 4 quality 5". */
  place: (place: string, price: number, quality: number) => `${place} price ${price} quality ${quality}`,
  places: (places: string) => `Free Estates: ${places}.`,
  harbours: {
    gaia: 'Gaia',
    baixo: 'Baixo',
    cima: 'Cima',
    superior: 'Superior',
  } satisfies Record<Harbour, string>,
  /** What was scored, and what it is with what the end would count for Estates and barrels. */
  points: (points: number, total: number, estates: number, barrels: number) =>
    `${points} ${points === 1 ? 'point' : 'points'}, ${total} with Estates ${estates} and barrels ${barrels}`,
  first: 'first',
  markers: (count: number) => (count === 1 ? '1 marker' : `${count} markers`),
  overseer: 'overseer',
  passed: 'passed',
  brandy: (count: number) => `brandy ${count}`,
  cards: (count: number) => (count === 1 ? '1 card' : `${count} cards`),
  known: (cards: string) => `of them ${cards}`,
  bought: 'has bought',
  harvested: 'has harvested',
  enologists: (count: number) => (count === 1 ? 'enologist' : `${count} enologists`),
  /** Vines by their letters, the quality, what waits there. */
  estate: (place: string, vines: string, quality: number) => `${place} ${vines} quality ${quality}`,
  bare: 'bare',
  waiting: (estate: string, lot: string) => `${estate} with ${lot}`,
  boat: (harbour: string) => `boat at ${harbour}`,
  loaded: (boat: string, lots: string) => `${boat} with ${lots}`,
  cellar: (lots: string) => `cellar ${lots}`,
  warehouse: (barrels: string) => `warehouse ${barrels}`,
  sides: { ruby: 'Ruby', tawny: 'Tawny' },
  empty: 'empty',
  /** What the letters and signs mean. */
  key: 'Vines G green, P purple, R red, W white, Y yellow, O old; 6×3: quality 6, 3 barrels.',
  /** Where room is short: letters in every seat's line. */
  letters: {
    key: '8+4+1=13: points, Estates, barrels. M markers, + overseer, A brandy, C cards, Q quality; B Baixo, C Cima, S Superior, G Gaia.',
    markers: 'M',
    overseer: '+',
    passed: '–',
    brandy: 'A',
    cards: 'C',
    quality: 'Q',
    sides: { ruby: 'R', tawny: 'T' },
    boat: (at: string) => `boat ${at}`,
    columns: {
      buy: 'buy',
      purple: 'P',
      'green-red': 'GR',
      'white-yellow': 'WY',
      old: 'O',
      harvest: 'harvest',
      age: 'age',
      card: 'cards',
      first: 'first',
    } satisfies Record<TableColumn, string>,
  },
};
