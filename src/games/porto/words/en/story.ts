import { grammar } from '../../../../stage/grammar.ts';
import type { Level, Points } from '../../rules/types.ts';
import type { Work } from '../facts.ts';
import { counts } from './cards.ts';

const { plural, ordinal } = grammar('en');

const placed = ({ floors, colour, house, completed }: Omit<Work, 'cards'>): string =>
  `${floors} ${colour} on ${house}${completed ? ', completing it' : ''}`;

const work = ({ cards, ...done }: Work): string => `${placed(done)} (${cards})`;

/** A line an event; names and lists come ready to print. */
export const story = {
  /** The parts of a build's points: each stands before its number. */
  shares: {
    house: 'house',
    neighbours: 'neighbours',
    ground: 'ground token',
    roof: 'roof token',
    contracts: 'contracts',
  } satisfies Record<keyof Points, string>,
  built: (name: string, done: Work, points: string, shares: string) =>
    `**${name}** built ${work(done)}: **${points}** — ${shares}.`,
  timerBuilt: (done: Work) => `The Timer built ${work(done)}, for no points.`,
  /** In one line of a public message: the board shows the rest. */
  builtBriefly: (name: string, done: Work, points: string) =>
    `**${name}** built ${placed(done)}: **${points}**.`,
  timerBuiltBriefly: (done: Work) => `The Timer built ${placed(done)}.`,
  claimedBriefly: (contracts: string) => `Claimed: ${contracts}.`,
  tokenTo: (points: number, roof: string) => `The ground token (${points}) moves to the roof of ${roof}.`,
  tokenLeaves: (points: number) => `No roof is free, so the ground token (${points}) leaves the game.`,
  roofTokenLost: (points: number) => `The token on its roof (${points}) is lost.`,
  dealt: (name: string, contracts: string) => `**${name}** was dealt ${contracts}.`,
  kept: (name: string, contracts: string) => `**${name}** kept ${contracts}.`,
  keptUnseen: (name: string) => `**${name}** has chosen three private contracts.`,
  drew: (name: string, cards: string) => `**${name}** drew ${cards}.`,
  passed: (name: string) => `**${name}** passed: no card is on the market and nothing can be built.`,
  timerDiscarded: (cards: string, gone: string) => `The Timer turned up ${cards}. Discarded: ${gone}.`,
  timerDiscardedNothing: (cards: string) => `The Timer turned up ${cards}; there was nothing to discard.`,
  timerIdle: (cards: string) => `The Timer's ${cards} fit on no house and are discarded.`,
  reshuffledCards: (n: number) =>
    `The ${plural(n, { one: '# discarded card', other: '# discarded cards' })} became the new deck.`,
  reshuffledContracts: (n: number) =>
    `The ${plural(n, { one: '# contract', other: '# contracts' })} that the Timer discarded became the new contract deck.`,
  refilled: (cards: string) => `New: ${cards}.`,
  /** Slots and their cards: "market 1: red 2, 3: blue 1". */
  inMarket: (slots: string) => `market ${slots}`,
  inContracts: (n: number, slots: string) => `${n === 1 ? 'contract' : 'contracts'} ${slots}`,
  endTriggered: (roofs: number, lastRound: number) =>
    `The ${ordinal(roofs)} roof is on: this round is played to its end, then round ${lastRound} is the last.`,
  ended: 'The game is over.',
};

export const foreseen = {
  work: (done: Work) => `${work(done)}.`,
  timerWork: (done: Work) => `${work(done)}, for no points.`,
  points: (points: string, shares: string) => `**${points}**: ${shares}.`,
  drew: (cards: string) => `Into your hand: ${cards}.`,
  /** Begins the text twin of a preview. */
  preview: 'Preview, not done yet:',
  boardNow: 'The board now:',
  noProspects: 'With that hand nothing can be built yet.',
  /** Above a list of builds. */
  prospects: 'With that hand, as the board stands, you could:',
};

export const finale = {
  levels: {
    apprentice: 'Apprentice',
    builder: 'Builder',
    'master-builder': 'Master Builder',
  } satisfies Record<Level, string>,
  soloLost: (name: string, score: number, goal: number) =>
    `**${name}** lost: ${counts.points(score)} before private contracts, and ${goal} were needed.`,
  soloWon: (name: string, total: number, level: string) =>
    `**${name}** won with ${counts.points(total)} and is **${level}**.`,
  wins: (name: string, total: number) => `**${name}** wins with ${counts.points(total)}.`,
  /** Points were equal: more public contracts decided. */
  winsByContracts: (name: string, total: number) =>
    `**${name}** wins with ${counts.points(total)}; the tie is broken by more public contracts.`,
  /** Points and public contracts were equal: the later seat won. */
  winsByTurn: (name: string, total: number) =>
    `**${name}** wins with ${counts.points(total)}; the tie is broken by the later seat.`,
  /** In brackets behind a seat: "3 public contracts claimed". */
  claimed: (contracts: string) => `${contracts} claimed`,
  /** A sentence about everybody who gave up. */
  /** How a total came about, after "92 =". */
  counted: (score: number, bonus: number, contracts: string) =>
    `${score} + private contracts ${bonus}: ${contracts}`,
  /** A lost solo game: what the private contracts would have added. */
  uncounted: (bonus: number, contracts: string) =>
    `private contracts would have brought ${bonus}: ${contracts}`,
};
