import { command } from '../facts.ts';
import { counts } from './cards.ts';

export const hand = {
  /** A heading; `size` such as "3 cards", empty for none. */
  own: (size: string, cards: string) => `**Your hand**${size === '' ? '' : ` (${size})`}: ${cards}`,
  other: (name: string, cards: string) => `**${name}** holds ${cards}`,
  contracts: (worth: number) => `**Private contracts** (worth ${counts.points(worth)} as the board stands)`,
  dealt: '**Dealt to you** — keep three:',
  /** Instead, once three of them are sealed: they are ticked. */
  dealtAndSealed: '**Dealt to you** — ✓ marks the three that you have sealed:',
  noContracts: 'A family game has no private contracts.',
  contract: (name: string, meaning: string) => `- **${name}** — ${meaning}.`,
  /** `lacks`: whole sentences. */
  contractNow: (name: string, meaning: string, now: number, lacks: string) =>
    `- **${name}** — ${meaning}. Now: **${counts.points(now)}**. ${lacks}`,
};

/** Kept short: the fullest position has to fit whole. */
export const alt = {
  empty: 'empty',
  done: 'done',
  token: (n: number) => `token ${n}`,
  roof: (n: number) => `roof ${n}`,
  none: 'none',
  choosing: 'choosing private contracts',
  toMove: (name: string) => `${name} to move`,
  player: (name: string, points: number, cards: number, contracts: number) =>
    `${name} ${points} (cards ${cards}, contracts ${contracts})`,
  /** While private contracts are chosen. */
  chooser: (name: string, ready: boolean) => `${name} ${ready ? 'ready' : 'choosing'}`,
  /** At the end: "88 = 70 + 18", the private contracts last. */
  total: (name: string, total: number, score: number, bonus: number) =>
    `${name} ${total} = ${score} + ${bonus}`,
  /** Who won where the others gave up. */
  winner: (name: string) => `${name} wins.`,
  /** Solo: the points that win. */
  goal: (points: number) => `${points} wins.`,
  head: (progress: string, turn: string, roofs: string) => `Porto, ${progress}, ${turn}; ${roofs}.`,
  left: (houses: string) => `Left street: ${houses}.`,
  right: (houses: string) => `Right: ${houses}.`,
  market: (cards: string) => `Market: ${cards}.`,
  contracts: (contracts: string) => `Contracts: ${contracts}.`,
  points: (players: string) => `Points: ${players}.`,
  supply: (tiles: string) => `Floors + ground floors left: ${tiles}.`,
  decks: (cards: number, contracts: number) =>
    `Decks: ${counts.cards(cards)}, ${counts.publicContracts(contracts)}.`,
  /** Solo, slots 1 to 5; such as "35%". */
  timerRisk: (chances: string) => `The Timer discards slots 1 to 5 with a chance of about ${chances}.`,
  /** Every seat's cards, open by the rules: "Ann: blue 1, 3; Ben: red 2". */
  hands: (hands: string) => `Hands: ${hands}.`,
  claimed: (contracts: string) => `Claimed: ${contracts}.`,
  privates: (contracts: string) => `Private contracts: ${contracts}.`,
  discards: (cards: string) => `Discarded: ${cards}.`,
  contractDiscards: (contracts: string) => `Discarded contracts: ${contracts}.`,
  /** Which letter stands for which colour. */
  letters: (colours: string) => `${colours}.`,
  /** Where the claimed contracts are told that have no room. */
  more: `Claimed contracts: ${command('board view:text')}.`,
};
