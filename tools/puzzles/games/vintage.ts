import type { Seat } from '../../../src/core/contract/game.ts';
import type { Theme } from '../../../src/core/contract/puzzle.ts';
import { sum } from '../../../src/core/rules/sum.ts';
import type { TERMS } from '../../../src/games/vintage/bots/features.ts';
import { ageingBy, ageingOutcomes, spreadOf } from '../../../src/games/vintage/judgement/odds.ts';
import type { Event } from '../../../src/games/vintage/rules/events.ts';
import type { Action, State, View } from '../../../src/games/vintage/rules/types.ts';
import { meanOver, type PuzzleRules } from '../rules.ts';

const THEMES: Readonly<Record<(typeof TERMS)[number], Theme>> = {
  points: 'prepare',
  others: 'deny',
  pieces: 'save',
  harvest: 'timing',
  brandy: 'save',
  estates: 'position',
  vines: 'prepare',
  voyage: 'timing',
  cellar: 'prepare',
  warehouse: 'prepare',
  cards: 'contract',
  first: 'race',
};
const themes: Readonly<Record<string, Theme>> = THEMES;

/** Stakes of a barrel: in its cellar or Estate, on its way, and of brandy. */
const [LANDED, MOVED, BRANDY] = [0.8, 0.3, 0.5];
/** Stake of a step of an ageing. The sale has the points of the ageing. */
const STEP = 0.2;
/**
 * Part of its stake that an event without points keeps if another seat causes it. A reader cares little about the steps of
 * another seat's plan.
 */
const OTHERS = 0.5;

const stakeOf = (event: Event): number => {
  switch (event.type) {
    case 'sold':
    case 'soldAtOnce':
      return event.points;
    case 'unloaded':
      return event.lot.barrels * (event.to === 'boat' ? MOVED : LANDED);
    case 'gathered':
      return (event.wine?.barrels ?? 0) * LANDED + event.brandy * BRANDY;
    case 'sailed':
      return MOVED + sum(event.loaded.map(({ lot }) => lot.barrels)) * MOVED;
    case 'bought':
      return 2;
    case 'planted':
      return 0.6;
    case 'played':
    case 'took':
      return 0.5;
    case 'rolled':
    case 'raised':
      return STEP;
    default:
      return 1;
  }
};

const isSale = ({ type }: Event): boolean => type === 'sold' || type === 'soldAtOnce';

const stake = (event: Event, isOwn: boolean): number =>
  stakeOf(event) * (isOwn || isSale(event) ? 1 : OTHERS);

/** Returns a sale with the mean points of its variants. */
const mean: NonNullable<PuzzleRules['mean']> = (event, variants) => {
  const sale = event as Event;
  if (sale.type !== 'sold') return event;
  const points = meanOver(variants, each => (each as typeof sale).points);
  return { ...sale, sales: [], points: Math.round(points) };
};

/** Gives a seat the card that it plays, so that the rules, which check the hand first, refuse only the card's effect. */
const paid = (state: State, seat: Seat, action: Action): State => {
  if (action.type !== 'play') return state;
  const players = state.players.map((player, at) =>
    at === seat ? { ...player, known: [...player.known, action.card] } : player,
  );
  return { ...state, players };
};

export const VINTAGE: PuzzleRules = {
  least: 0.6,
  seats: [2, 2, 3, 2, 2, 4],
  mostOfAKind: 0.4,
  means: ['pay'],
  longTurns: 9,
  lineTurns: 4,
  lineWorlds: 20,
  stake: (event, isOwn) => stake(event as Event, isOwn),
  mean,
  meanWorth: (view, seat, action) => {
    const [player, ageing] = [(view as View).players[seat], ageingBy(action as Action)];
    return player && ageing && spreadOf(ageingOutcomes(player, ageing.help)).mean;
  },
  step: view => {
    const { type } = (view as View).phase;
    return type === 'turn' ? undefined : type;
  },
  clear: 1.2,
  // Refusals that only follow from other actions, such as an empty cellar, are no reasons: readers found each of sixteen untrue.
  tells: {
    all: ['circle-taken', 'column-full', 'not-open', 'overseer-used', 'place-taken', 'side-full'],
    own: [
      'bought-already',
      'hand-empty',
      'harvested-already',
      'no-brandy',
      'not-enough-markers',
      'not-in-hand',
    ],
  },
  paid: (state, seat, action) => paid(state as State, seat, action as Action),
  fetches: (action, { code }, missing) => {
    const [own, play] = [action as Action, missing as Action];
    const isMissing = code === 'not-in-hand' || code === 'hand-empty';
    return isMissing && own.type === 'take' && play.type === 'play' && own.card === play.card;
  },
  theme: term => themes[term],
  usual: { contract: 0.7, deny: 0.1, position: 0.8, prepare: 2.8, race: 0.1, save: 0.8, timing: 0.3 },
};
