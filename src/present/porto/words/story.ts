import type { Event, Kind, Placed, PublicContract, Slotted } from '../../../games/porto/types.ts';
import { nameOf } from '../../names.ts';
import type { Names } from '../../presenter.ts';
import { cardName, privateName, publicName, publicWithVp } from './cards.ts';
import { listed, ordinal, plural } from './grammar.ts';
import { sumOf } from './points.ts';

type Built = Extract<Event, { type: 'built' }>;

const SHARE = ['house', 'neighbours', 'ground', 'roof', 'contracts'] as const;
const SHARE_NAMES = {
  house: 'house',
  neighbours: 'neighbours',
  ground: 'ground token',
  roof: 'roof token',
  contracts: 'contracts',
} as const;

/** The points of a build, part by part. */
export const share = (event: Built): string =>
  SHARE.filter(part => event.points[part] > 0)
    .map(part => {
      const named = `${SHARE_NAMES[part]} ${event.points[part]}`;
      if (part !== 'contracts') return named;
      return `${named} (${event.claimed.map(claim => publicName(claim.card)).join(', ')})`;
    })
    .join(', ');

export const tokenMoved = (placed: Placed): string => {
  if (placed.ground === 0) return '';
  if (placed.tokenTo === null) return ' No roof is free, so the ground token leaves the game.';
  return ` The ground token (${placed.ground}) moves to the roof of ${placed.tokenTo}.`;
};

export const floorsOn = (placed: Placed): string => {
  const done = placed.completed ? ', completing it' : '';
  return `${placed.floors} ${placed.colour} on ${placed.house}${done}`;
};

const builtLine = (event: Built, names: Names): string => {
  const cards = `${cardName(event.number)} + ${cardName(event.colour)}`;
  const total = plural(sumOf(event.points), 'point');
  return (
    `**${nameOf(names, event.seat)}** built ${floorsOn(event.placed)} (${cards}): **${total}** — ` +
    `${share(event)}.${tokenMoved(event.placed)}`
  );
};

const timerBuiltLine = (event: Extract<Event, { type: 'timerBuilt' }>): string => {
  const { placed } = event;
  const lost = event.tokenLost > 0 ? ` The token on its roof (${event.tokenLost}) is lost.` : '';
  const moved =
    placed.ground > 0 && placed.tokenTo !== null
      ? ` The ground token (${placed.ground}) moves to the roof of ${placed.tokenTo}.`
      : '';
  const gone = placed.ground > 0 && placed.tokenTo === null ? ' The ground token leaves the game.' : '';
  return `The Timer built ${floorsOn(placed)} (${cardName(event.number)} + ${cardName(event.colour)}), for no points.${moved}${gone}${lost}`;
};

const slotted = <Card extends Kind | PublicContract>(
  cards: readonly Slotted<Card>[],
  name: (card: Card) => string,
): string => cards.map(({ slot, card }) => `${slot}: ${name(card)}`).join(', ');

const bothRows = (
  market: readonly Slotted<Kind>[],
  contracts: readonly Slotted<PublicContract>[],
): string[] => [
  ...(market.length > 0 ? [`market ${slotted(market, cardName)}`] : []),
  ...(contracts.length > 0
    ? [`${contracts.length === 1 ? 'contract' : 'contracts'} ${slotted(contracts, publicWithVp)}`]
    : []),
];

const line = (event: Event, names: Names): string | undefined => {
  switch (event.type) {
    case 'dealt':
      return `**${nameOf(names, event.seat)}** was dealt ${listed(event.contracts.map(privateName))}.`;
    case 'kept':
      return event.contracts
        ? `**${nameOf(names, event.seat)}** kept ${listed(event.contracts.map(privateName))}.`
        : `**${nameOf(names, event.seat)}** has chosen three private contracts.`;
    case 'drew':
      return `**${nameOf(names, event.seat)}** drew ${listed(event.cards.map(({ card }) => cardName(card)))}.`;
    case 'built':
      return builtLine(event, names);
    case 'passed':
      return `**${nameOf(names, event.seat)}** passed: no card is on the market and nothing can be built.`;
    case 'timerDiscarded': {
      const gone = bothRows(event.market, event.contracts);
      const cards = event.timer.map(cardName).join(' and ');
      return gone.length > 0
        ? `The Timer turned up ${cards}. Discarded: ${gone.join('; ')}.`
        : `The Timer turned up ${cards}; there was nothing to discard.`;
    }
    case 'timerBuilt':
      return timerBuiltLine(event);
    case 'timerIdle':
      return `The Timer's ${event.timer.map(cardName).join(' and ')} fit on no house and are discarded.`;
    case 'reshuffled':
      return event.pile === 'construction'
        ? `The ${plural(event.cards, 'discarded card')} became the new deck.`
        : `The ${plural(event.cards, 'contract')} that the Timer discarded became the new contract deck.`;
    case 'refilled': {
      const rows = bothRows(event.market, event.contracts);
      return rows.length > 0 ? `New: ${rows.join('; ')}.` : undefined;
    }
    case 'endTriggered':
      return `The ${ordinal(event.roofs)} roof is on: this round is played to its end, then round ${event.lastRound} is the last.`;
    case 'ended':
      return 'The game is over.';
  }
};

/** What happened, a line an event that people care about. */
export const story = (events: readonly Event[], names: Names): readonly string[] =>
  events.map(event => line(event, names)).filter(told => told !== undefined);
