import { SeededDice } from '../../src/core/contract/dice.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { AT_ONCE, type Budget } from '../../src/core/contract/player.ts';
import type { Puzzle } from '../../src/core/contract/puzzle.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { type Decision, decisionIn, strong } from './decision.ts';
import type { PuzzleRules } from './rules.ts';

/** Budget of the hard player in these games. It is smaller than the usual budget. */
const QUICK: Budget = { candidates: 4, playouts: 12, turns: 2 };
/** One decision in `STRAYING` is a random choice among the `GOOD` best actions. */
const [STRAYING, GOOD] = [10, 4];
/** Number of games of which one, at random, has the hard player in seat 0. */
const HARD_IN = 2;
const MOST_MOVES = 2_000;
/** Number of first moves that are not searched. Many games begin alike, so their openings would give the same puzzle. */
export const OPENING = 8;

/** Deal of the search. The series and the number of a deal are in its seed. */
export interface Deal {
  readonly series: number;
  readonly number: number;
}

const HALF = 32;

export const seedOf = ({ series, number }: Deal): string =>
  [series, number].map(part => part.toString(16).padStart(HALF, '0')).join('');

export const dealOf = ({ seed }: Pick<Puzzle, 'seed'>): Deal => ({
  series: Number.parseInt(seed.slice(0, HALF), 16),
  number: Number.parseInt(seed.slice(HALF), 16),
});

/** Decision with its place in the game. */
export interface PlayedDecision extends Decision, Pick<Puzzle, 'seats' | 'seed' | 'log'> {}

/** Plays a deal between bots, and lists its decisions. The same deal gives the same decisions. */
export function decisionsOf(
  game: AnyGame,
  deal: Deal,
  { seats: numbers }: Pick<PuzzleRules, 'seats'>,
): readonly PlayedDecision[] {
  const seed = seedOf(deal);
  const seats = numbers[deal.number % numbers.length] ?? game.seats(game.defaults).min;
  const dice = SeededDice.fromHex(seed);
  const chance = new LightDice(deal.series * 1_000_003 + deal.number);
  const isHard = chance.below(HARD_IN) === 0;
  const found: PlayedDecision[] = [];
  const log: string[] = [];
  let state = game.setup(seats, game.defaults, dice);
  for (let move = 0; move < MOST_MOVES && game.outcome(state) === undefined; move++) {
    const [seat = 0] = game.toAct(state);
    const forced = game.forced(state, seat);
    const isSearched = forced === undefined && move >= OPENING;
    const decision = isSearched ? decisionIn(game, state) : undefined;
    if (decision) found.push({ ...decision, seats, seed, log: [...log] });
    const view = game.view(state, seat);
    const action = forced ?? chosenBy(game, view, seat, isHard && seat === 0, chance);
    const step = game.apply(state, seat, action, dice);
    if (!step.ok) throw new Error(`${game.id}: ${game.write(action)}: ${step.refusal.code}`);
    state = step.value.state;
    log.push(game.write(action));
  }
  return found;
}

function chosenBy(game: AnyGame, view: unknown, seat: number, isHard: boolean, chance: LightDice): unknown {
  const strays = chance.below(STRAYING) === 0;
  const dice = new LightDice(chance.below(2 ** 31));
  if (!strays)
    return isHard
      ? strong(game, 'hard').choose(game, view, seat, dice, QUICK)
      : strong(game, 'medium').choose(game, view, seat, dice);
  const lines = strong(game, 'medium').lines?.(game, view, seat, dice, AT_ONCE) ?? [];
  const good = lines.slice(0, GOOD);
  return good[chance.below(Math.max(1, good.length))]?.action;
}
