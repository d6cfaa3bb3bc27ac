import { grammar } from '../../../../stage/grammar.ts';
import type { FinaleWords } from '../finale.ts';
import type { ForeseenWords } from '../foreseen.ts';
import type { StoryWords, Work } from '../story.ts';
import { counts } from './cards.ts';

const { plural, ordinal, listed } = grammar('en');

const work = ({ floors, colour, house, completed, cards }: Work): string =>
  `${floors} ${colour} on ${house}${completed ? ', completing it' : ''} (${cards})`;

export const story: StoryWords = {
  shares: {
    house: 'house',
    neighbours: 'neighbours',
    ground: 'ground token',
    roof: 'roof token',
    contracts: 'contracts',
  },
  built: (name, done, points, shares) => `**${name}** built ${work(done)}: **${points}** — ${shares}.`,
  timerBuilt: done => `The Timer built ${work(done)}, for no points.`,
  tokenTo: (points, roof) => `The ground token (${points}) moves to the roof of ${roof}.`,
  tokenLeaves: points => `No roof is free, so the ground token (${points}) leaves the game.`,
  roofTokenLost: points => `The token on its roof (${points}) is lost.`,
  dealt: (name, contracts) => `**${name}** was dealt ${contracts}.`,
  kept: (name, contracts) => `**${name}** kept ${contracts}.`,
  keptUnseen: name => `**${name}** has chosen three private contracts.`,
  drew: (name, cards) => `**${name}** drew ${cards}.`,
  passed: name => `**${name}** passed: no card is on the market and nothing can be built.`,
  timerDiscarded: (cards, gone) => `The Timer turned up ${cards}. Discarded: ${gone}.`,
  timerDiscardedNothing: cards => `The Timer turned up ${cards}; there was nothing to discard.`,
  timerIdle: cards => `The Timer's ${cards} fit on no house and are discarded.`,
  reshuffledCards: n =>
    `The ${plural(n, { one: '# discarded card', other: '# discarded cards' })} became the new deck.`,
  reshuffledContracts: n =>
    `The ${plural(n, { one: '# contract', other: '# contracts' })} that the Timer discarded became the new contract deck.`,
  refilled: cards => `New: ${cards}.`,
  inMarket: slots => `market ${slots}`,
  inContracts: (n, slots) => `${n === 1 ? 'contract' : 'contracts'} ${slots}`,
  endTriggered: (roofs, lastRound) =>
    `The ${ordinal(roofs)} roof is on: this round is played to its end, then round ${lastRound} is the last.`,
  ended: 'The game is over.',
};

export const foreseen: ForeseenWords = {
  work: done => `${work(done)}.`,
  timerWork: done => `${work(done)}, for no points.`,
  points: (points, shares) => `**${points}**: ${shares}.`,
  drew: cards => `Into your hand: ${cards}.`,
  preview: 'Preview, not done yet:',
  boardNow: 'The board now:',
  noProspects: 'With that hand nothing can be built yet.',
  prospects: 'With that hand, as the board stands, you could:',
};

export const finale: FinaleWords = {
  levels: { apprentice: 'Apprentice', builder: 'Builder', 'master-builder': 'Master Builder' },
  soloLost: (name, score, goal) =>
    `**${name}** lost: ${counts.points(score)} before private contracts, and ${goal} were needed.`,
  soloWon: (name, total, level) => `**${name}** won with ${counts.points(total)} and is **${level}**.`,
  wins: (name, total) => `**${name}** wins with ${counts.points(total)}.`,
  winsByContracts: (name, total) =>
    `**${name}** wins with ${counts.points(total)}; the tie is broken by more public contracts.`,
  winsByTurn: (name, total) =>
    `**${name}** wins with ${counts.points(total)}; the tie is broken by the later seat.`,
  claimed: contracts => `${contracts} claimed`,
  resigned: names => `${listed(names)} resigned and ${names.length === 1 ? 'ranks' : 'rank'} last.`,
  counted: (score, bonus, contracts) => `${score} + private contracts ${bonus}: ${contracts}`,
  uncounted: (bonus, contracts) => `private contracts would have brought ${bonus}: ${contracts}`,
};
