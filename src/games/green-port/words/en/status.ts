import type { PhaseType, Variant } from '../../rules/types.ts';

export const status = {
  title: 'Green Port',
  about: {
    line: 'Turn over cards as long as you dare, hire one colour, and send your crew after the best jobs in port.',
    credits: 'A game by Pedro Dias, for the Green Box of Games.',
  },
  variants: {
    standard: 'standard',
    'no-tiles': 'without tiles',
    'no-powers': 'without powers',
    simple: 'simple: no tiles, no powers',
  } satisfies Record<Variant, string>,
  /** What is awaited, without a name. */
  awaits: {
    pick: 'pick a start cube',
    hire: 'reveal or hire',
    bust: 'flip the tile or go bust',
    lose: 'lose half of the cubes',
    bonus: 'choose an underdog cube',
    refer: 'take a colour for a cube, or pass',
    utilise: 'spend cubes or end the turn',
    over: 'the game is over',
  } satisfies Record<PhaseType, string>,
  revealOnly: 'reveal a card',
  /** A line below what is awaited. */
  stake: {
    /** `risk` such as "22%": how probable the bust was that came. */
    unlucky: (risk: string) => `The chance of that bust was ${risk}.`,
    lastObjective: 'One Objective is left: whoever completes it brings the end of the game.',
    lastRound: 'No Objective is left: this round is the last. In the end most cubes of a colour buy first.',
  },
  round: (number: number) => `round ${number}`,
  lastRound: (number: number) => `round ${number}, the last`,
};

/** The board in words: lines without markdown. */
export const board = {
  head: (round: string, turn: string) => `Green Port, ${round}; ${turn}.`,
  turn: (name: string, awaited: string) => `${name}: ${awaited}`,
  objectives: (objectives: string) => `Objectives: ${objectives}.`,
  taken: (name: string) => `taken by ${name}`,
  piles: (piles: string) => `Headquarters left (price): ${piles}.`,
  pile: (pile: string, price: number) => `${pile} (${price})`,
  soldOut: 'sold out',
  seat: (name: string, points: number, cubes: string) => `${name} ${points}: ${cubes}`,
  pool: (cards: string) => `Pool: ${cards}.`,
  /** `risk` such as "22%". */
  deck: (count: string, cards: string) => `Deck ${count}: ${cards}.`,
  risk: (risk: string) => `Bust at the next reveal: ${risk}.`,
  discards: (cards: string) => `Discarded: ${cards}.`,
  offered: (colours: string) => `Start cubes: ${colours}.`,
  winner: (name: string) => `${name} wins.`,
};

/** The terminal board's words: the labels take 10 columns at most. */
export const terminal = {
  objectives: 'Objectives',
  piles: 'HQs left',
  pool: 'Pool',
  deck: 'Deck',
  discards: 'Discards',
  legend:
    'Objectives and Headquarters are told by colour and value; in brackets stands\nthe price in cubes of that colour.',
};

/** A seat's own page. */
export const hand = {
  own: (cubes: string, count: string) => `**Your crew** (${count}): ${cubes}`,
  tile: (tile: string) => `**Tile**: ${tile}`,
  headquarters: (list: string) => `**Headquarters**: ${list}`,
  reach: '**Within reach**',
  can: (what: string, points: string) => `- ${what} (${points}): **in reach**.`,
  /** `count`: how many cubes these are. */
  lacks: (what: string, points: string, cubes: string, _count: number) =>
    `- ${what} (${points}): lacks ${cubes}.`,
  /** "Objective 3 (4 points)". */
  aim: (what: string, points: string) => `${what} (${points})`,
  aimLacks: (aim: string, cubes: string, _count: number) => `${aim} lacks ${cubes}`,
  within: (aims: string) => `In reach: **${aims}**.`,
  nearest: (aims: string) => `Nearest: ${aims}.`,
  /** Before what a picture shows as ghosts, and before the board as it is. */
  preview: 'Not done yet:',
  boardNow: 'The board now:',
  /** After an action that is weighed. */
  withinThen: (aims: string) => `In reach after that: ${aims}.`,
  /** Who is asked, in a sentence. */
  asked: {
    bust: 'A black card: flip your tile and begin anew, or hire nobody this turn.',
    lose: (count: number, all: number, limit: number) =>
      `You have ${all} cubes, more than ${limit}: ${count} of them go.`,
    refer: 'You may take all cards of one colour from the pool, for one of your cubes.',
  },
  ofOneColour: (count: number) => `${count} of one colour`,
  other: (name: string, points: string, holds: string) => `**${name}** ${points}: ${holds}`,
  noSeat: 'You have no seat here: all but the order of the deck is open.',
  limit: (limit: number) => `More than ${limit} cubes are halved when the orange X comes up.`,
};
