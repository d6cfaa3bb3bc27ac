import { grammar } from '../../../../stage/grammar.ts';
import type { PhaseType, Variant } from '../../rules/types.ts';

const { plural, listed } = grammar('en');

export const status = {
  title: 'Vintage',
  about: {
    line: 'Buy quintas and plant vines up the Douro, sail each harvest down to Gaia, and age it into Port that sells.',
    credits: 'A game by Gil d’Orey, published by MESAboardgames (2011).',
  },
  variants: { standard: 'standard' } satisfies Record<Variant, string>,
  /** What is awaited, without a name. */
  awaits: {
    turn: 'choose an action, or pass',
    gather: 'say how much wine an Estate gives',
    sail: 'sail on, or stop',
    unload: 'choose a cellar for a lot',
    plant: 'plant the next vine',
    add: 'add a barrel to the warehouse',
    over: 'the game is over',
  } satisfies Record<PhaseType, string>,
  /** How far the game is. */
  progress: (round: number, rounds: number) => `harvest ${round} of ${rounds}`,
  lastRound: (round: number) => `harvest ${round}, the last`,
  /** Near the end: a line below what is awaited. */
  stake: {
    lastButOne: 'One harvest is left after this one.',
    /** `barrels` such as "4 barrels". */
    last: (barrels: string) => `The last harvest: what stays unsold counts 1 point for ${barrels}.`,
  },
  /** `standing` such as "Ann 21, Bo 18". */
  now: (standing: string) => `If it ended now: ${standing}.`,
};

/** A seat's own page, and what it reads beside a question. */
export const hand = {
  cards: (cards: string) => `**Your cards**: ${cards}`,
  noCards: 'none in hand',
  /** Behind a card that all saw taken. */
  openly: (card: string) => `${card} (all know it)`,
  chips: (chips: string) => `**Chips you saw**: ${chips}`,
  chip: (round: number, bonus: number) => `harvest ${round}: +${bonus}`,
  pieces: (pieces: string) => `**Pieces left**: ${pieces}`,
  noPieces: 'none',
  markers: (signs: string, count: number) =>
    `${signs} ${plural(count, { one: '# marker', other: '# markers' })}`,
  overseer: (sign: string) => `${sign} the overseer`,
  estate: (place: string, quality: number, vines: string) => `**${place}** (quality ${quality}): ${vines}`,
  noVines: 'no vine yet',
  notPlanted: (lacking: number) =>
    `not planted: ${plural(lacking, { one: '# vine', other: '# vines' })} to go`,
  waits: (lot: string) => `${lot} waiting`,
  boat: (harbour: string, cargo: string) => `**Boat** at ${harbour}: ${cargo}`,
  cellar: (side: string, lots: string) => `**${side} cellar**: ${lots}`,
  warehouse: (side: string, categories: string) => `**${side} warehouse**: ${categories}`,
  /** "Ruby Reserva 2 of 3 → 2 points". */
  category: (name: string, held: number, of: number, points: string) =>
    `${name} ${held} of ${of} → ${points}`,
  empty: 'empty',
  brandy: (held: number, most: number) => `**Brandy**: ${held} of ${most}`,
  bonus: (round: number, bonus: number) => `harvest ${round}: quality +${bonus}`,
  store: (held: number, most: number) => `brandy ${held} of ${most}`,
  passed: 'rests for this round',
  first: 'first player token',
  other: (name: string, points: string, holds: string) => `**${name}** ${points}: ${holds}`,
  hidden: (count: number) =>
    plural(count, { one: '# card nobody else saw', other: '# cards nobody else saw' }),
  noSeat: 'You have no seat here: all but hands, the deck and chips to come is open.',
  /** Beside a question. */
  asks: {
    gather: (place: string, barrels: string, quality: number) =>
      `${place} gives ${barrels}: wine of quality ${quality}, the rest brandy.`,
    costs: (brandy: string) => `Its wine costs 1 barrel of brandy; ${brandy} can pay.`,
    paid: 'Its wine costs nothing more: the card has paid.',
    dry: 'No brandy is left to pay for wine.',
    unload: (lot: string, ruby: number, tawny: number) =>
      `To come ashore: ${lot}. Free columns: Ruby ${ruby}, Tawny ${tawny}.`,
    aboard: (cargo: string) => `Aboard: ${cargo}.`,
    moves: (count: number) => plural(count, { one: '# move is left.', other: '# moves are left.' }),
    plant: (count: number) => plural(count, { one: '# vine more at most.', other: '# vines more at most.' }),
    add: 'One barrel joins a side that has some, not above its highest; then what is full is sold.',
  },
  /** The die's outcomes: "⚀ 3 · ⚁ 5 …". */
  outcomes: (list: string, mean: string) => `By the die: ${list} VP; ${mean} on average.`,
  ages: (mean: string) => `Ageing now brings ${mean} VP on average.`,
};

/** What happened since the viewer's last turn, as far as it touches the viewer. */
export const recap = {
  dearer: (column: string, circle: number) => `For ${column} the cheapest free circle is ${circle} now.`,
  full: (column: string) => `For ${column} no circle is left this round.`,
  lostToken: (name: string) => `**${name}** took the first player token from you.`,
};

/** The terminal board's words: the labels take 10 columns at most. */
export const terminal = {
  table: 'Actions',
  cards: 'Display',
  chips: 'Bonus',
  places: 'For sale',
  deck: (deck: number, used: number) => `deck ${deck}, used ${used}`,
  estates: 'Estates',
  boat: 'boat',
  cellar: 'cellar',
  warehouse: 'store',
  none: 'none',
  legend:
    'Actions: free circles stand as numbers, taken ones as the number of the seat\n(o: its overseer). 6×3: quality 6, three barrels. Vines: g p r w y, o is old.\nA warehouse is told from its lowest category up.\n8+4+1=13: points, what the end counts for Estates and for barrels, the total.',
};

export const finale = {
  wins: (name: string, points: string) => `**${name}** wins with ${points}.`,
  /** Points were equal: what decided. */
  winsBy: {
    estates: (name: string, points: string) =>
      `**${name}** wins with ${points}; the tie is broken by more Estates.`,
    quality: (name: string, points: string) =>
      `**${name}** wins with ${points}; the tie is broken by the better Estates.`,
  },
  shared: (names: readonly string[], points: string) => `${listed(names)} share the win with ${points}.`,
  winner: (name: string) => `${name} wins.`,
  /** The parts of a total: each stands before its number. */
  parts: {
    start: (points: number) => `at the start ${points}`,
    estate: (points: number) => `spent on Estates ${points}`,
    warehouse: (points: number) => `Port sold ${points}`,
    card: (points: number) => `cards that sell ${points}`,
    barrels: (points: number) => `barrels left ${points}`,
    estates: (points: number) => `planted Estates ${points}`,
    vineyards: (points: number) => `five vines ${points}`,
  },
  tie: {
    estates: (first: string, second: string) => `${first} is ahead of ${second} by more Estates.`,
    quality: (first: string, second: string) => `${first} is ahead of ${second} by the better Estates.`,
  },
};
