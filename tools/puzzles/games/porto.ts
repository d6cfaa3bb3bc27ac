import type { Seat } from '../../../src/core/contract/game.ts';
import type { Theme } from '../../../src/core/contract/puzzle.ts';
import { sum } from '../../../src/core/rules/sum.ts';
import type { TERMS } from '../../../src/games/porto/bots/features.ts';
import type { Action, BuiltEvent, Event, State } from '../../../src/games/porto/rules/types.ts';
import { sumOf } from '../../../src/games/porto/words/facts.ts';
import { meanOver, type PuzzleRules } from '../rules.ts';

const THEMES: Readonly<Record<(typeof TERMS)[number], Theme>> = {
  points: 'timing',
  others: 'deny',
  hand: 'prepare',
  cards: 'save',
  'private-contracts': 'contract',
  colours: 'contract',
  opens: 'position',
  rivals: 'deny',
  market: 'deny',
  tokens: 'position',
  time: 'race',
};
const themes: Readonly<Record<string, Theme>> = THEMES;

const pointsOf = ({ points }: BuiltEvent): number => sumOf(points);

/** Points that an answer counts for the end of the game, and for a drawn card. */
const [END, CARD] = [1, 0.6];

const stake = (event: Event): number => {
  if (event.type === 'built') return pointsOf(event);
  if (event.type === 'drew') return event.cards.length * CARD;
  return event.type === 'endTriggered' ? END : 1;
};

/** Share of the variants of a build that claim a contract, above which an answer names the contract. */
const CLAIMED = 0.8;

/** Gives a seat the cards of a build, so that the rules refuse the build only for the house. The rules check the hand first. */
const paid = (state: State, seat: Seat, action: Action): State => {
  if (action.type !== 'build') return state;
  const players = state.players.map((player, at) =>
    at === seat ? { ...player, hand: [...player.hand, action.number, action.colour] } : player,
  );
  return { ...state, players };
};

/** Returns a build with the mean points of its variants, and the contracts that most of them claim. */
const mean: NonNullable<PuzzleRules['mean']> = (event, variants) => {
  const build = event as Event;
  if (build.type !== 'built') return event;
  const over = (of: (build: BuiltEvent) => number): number =>
    meanOver(variants, each => of(each as BuiltEvent));
  const claimed = build.claimed.filter(
    ({ card }) => over(each => Number(each.claimed.some(other => other.card === card))) >= CLAIMED,
  );
  const contracts = sum(claimed.map(({ vp }) => vp));
  const rest = Math.round(over(each => pointsOf(each) - each.points.contracts));
  const points = { house: rest, neighbours: 0, ground: 0, roof: 0, contracts };
  return { ...build, claimed, points };
};

/** Returns a build with only the contracts that it also claims in the other line, in which a contract may be gone. */
const common: NonNullable<PuzzleRules['common']> = (event, other) => {
  const [one, two] = [event as Event, other as Event];
  if (one.type !== 'built' || two.type !== 'built') return event;
  const cards = two.claimed.map(({ card }) => card);
  const claimed = one.claimed.filter(({ card }) => cards.includes(card));
  return { ...one, claimed, points: { ...one.points, contracts: sum(claimed.map(({ vp }) => vp)) } };
};

export const PORTO: PuzzleRules = {
  least: 0.7,
  seats: [2, 2, 3, 2, 2, 4],
  mostOfAKind: 0.5,
  longTurns: 4,
  lineTurns: 3,
  lineWorlds: 24,
  stake: event => stake(event as Event),
  ...{ mean, common },
  isPart: (action, best) => {
    const [fewer, more] = [action as Action, best as Action];
    return (
      fewer.type === 'draw' && more.type === 'draw' && fewer.slots.every(slot => more.slots.includes(slot))
    );
  },
  kind: action => {
    const own = action as Action;
    return own.type === 'draw' ? `draw ${own.slots.length}` : own.type;
  },
  most: { 'draw 2': 0.35 },
  clear: 4,
  tells: {
    all: ['house-full', 'house-other-colour', 'neighbour-colour', 'no-ground-floors'],
    own: ['not-in-hand'],
  },
  paid: (state, seat, action) => paid(state as State, seat, action as Action),
  theme: term => themes[term],
  usual: { contract: 0.3, deny: 3.6, position: 2.4, prepare: 1.6, race: 0.4, save: 3.3, timing: 3.9 },
};
