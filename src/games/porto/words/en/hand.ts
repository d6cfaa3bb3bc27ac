import type { AltWords } from '../alt.ts';
import type { HandWords } from '../hand.ts';
import { counts } from './cards.ts';

export const hand: HandWords = {
  own: (size, cards) => `**Your hand**${size === '' ? '' : ` (${size})`}: ${cards}`,
  other: (name, cards) => `**${name}** holds ${cards}`,
  contracts: worth => `**Private contracts** (worth ${worth} as the board stands)`,
  dealt: '**Dealt to you** — keep three:',
  dealtAndSealed: '**Dealt to you** — ✓ marks the three that you have sealed:',
  noContracts: 'A family game has no private contracts.',
  contract: (name, meaning) => `- **${name}** — ${meaning}.`,
  contractNow: (name, meaning, now, lacks) => `- **${name}** — ${meaning}. Now: **${now}**. ${lacks}`,
};

export const alt: AltWords = {
  empty: 'empty',
  done: 'done',
  token: n => `token ${n}`,
  roof: n => `roof ${n}`,
  none: 'none',
  choosing: 'choosing private contracts',
  toMove: name => `${name} to move`,
  player: (name, points, cards, contracts) => `${name} ${points} (cards ${cards}, contracts ${contracts})`,
  chooser: (name, ready) => `${name} ${ready ? 'ready' : 'choosing'}`,
  total: (name, total, score, bonus) => `${name} ${total} = ${score} + ${bonus}`,
  winner: name => `${name} wins.`,
  goal: points => `${points} wins.`,
  head: (progress, turn, roofs) => `Porto, ${progress}, ${turn}; ${roofs}.`,
  left: houses => `Left street: ${houses}.`,
  right: houses => `Right: ${houses}.`,
  market: cards => `Market: ${cards}.`,
  contracts: contracts => `Contracts: ${contracts}.`,
  points: players => `Points: ${players}.`,
  supply: tiles => `Floors + ground floors left: ${tiles}.`,
  decks: (cards, contracts) => `Decks: ${counts.cards(cards)}, ${counts.publicContracts(contracts)}.`,
  timerRisk: chances => `The Timer discards slots 1 to 5 with a chance of about ${chances}.`,
  hands: hands => `Hands: ${hands}.`,
  claimed: contracts => `Claimed: ${contracts}.`,
  privates: contracts => `Private contracts: ${contracts}.`,
  discards: cards => `Discarded: ${cards}.`,
  contractDiscards: contracts => `Discarded contracts: ${contracts}.`,
  letters: colours => `${colours}.`,
  more: 'Claimed contracts: /porto board view:text.',
};
