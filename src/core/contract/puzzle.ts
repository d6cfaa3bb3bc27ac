import { z } from 'zod';
import { SeededDice } from './dice.ts';
import type { AnyGame } from './game.ts';
import type { Contrast } from './sequels.ts';

/** Ideas of puzzles. Each puzzle has one: the part of the game that the best action is about. */
const THEMES = ['prepare', 'deny', 'contract', 'race', 'risk', 'timing', 'save', 'position'] as const;
export type Theme = (typeof THEMES)[number];

const part = z.object({ name: z.string(), value: z.number(), ahead: z.boolean().optional() }).readonly();

const detail = z.union([z.string(), z.number()]);

const refusal = z
  .object({ code: z.string(), with: z.record(z.string(), z.union([detail, z.array(detail).readonly()])) })
  .readonly();

const contrast = z
  .object({
    event: z.unknown(),
    one: z.number(),
    other: z.number(),
    instead: z.unknown().optional(),
    why: refusal.optional(),
  })
  .readonly() satisfies z.ZodType<Contrast>;

const events = z.array(z.unknown()).readonly();

/** Points at the end of two lines of play: after the best action, and after another one. */
const both = z.tuple([z.number(), z.number()]).readonly();

const choice = z
  .object({
    /** The action, in the game's notation. */
    action: z.string(),
    /** Points of final margin by which the action is worse than the best one, a mean over imagined worlds. 0: the best. */
    behind: z.number().nonnegative(),
    /** Standard error of `behind`, in points. */
    error: z.number().nonnegative(),
    /** Parts in which the best action's value exceeds this action's value, the largest difference first. */
    reasons: z.array(part).readonly(),
    /** Events that decide between the best action (`one`) and this one (`other`). Absent: none are known. */
    deciding: z.array(contrast).readonly().optional(),
    /** Both lines of play in one imagined world: the events after the best action, and those after this one. */
    lines: z.tuple([events, events]).readonly().optional(),
    /** Points of the seat, and the mean of the other seats, at the end of these lines of play. */
    scores: z.object({ own: both, others: both }).readonly().optional(),
  })
  .readonly();

export const puzzle = z
  .object({
    /** Id that no other puzzle of any game has: letters, digits and hyphens, 20 at most. */
    id: z.string().regex(/^[a-z\d-]{1,20}$/),
    seats: z.int().positive(),
    /** Seed of the deal, 64 hexadecimal digits. */
    seed: z.string().regex(/^[\da-f]{64}$/),
    /** Actions before the decision, in the game's notation. */
    log: z.array(z.string()).readonly(),
    seat: z.int().nonnegative(),
    /** Three to five actions, the best first, then in ascending order of `behind`. */
    choices: z.array(choice).min(3).max(5).readonly(),
    theme: z.enum(THEMES),
    /** Number of worlds in which the choices were played on. */
    worlds: z.int().positive(),
    /** Estimate of the difficulty, on the scale of people's ratings. */
    rating: z.number(),
  })
  .readonly();

export type PuzzleChoice = z.infer<typeof choice>;

/** A decision in a played game, with one action that is proven to be the best. */
export type Puzzle = z.infer<typeof puzzle>;

/** Shape of data/<game>/puzzles.json. */
export const puzzlesFile = z.array(puzzle).readonly();

/** Plays the log of a puzzle again, and returns the state in which its seat decides. Throws where the rules refuse the log. */
export function stateOf(
  game: AnyGame,
  { id, seats, seed, log }: Pick<Puzzle, 'id' | 'seats' | 'seed' | 'log'>,
): unknown {
  const dice = SeededDice.fromHex(seed);
  let state = game.setup(seats, game.defaults, dice);
  for (const text of log) {
    const action = game.read(text);
    const [seat = -1] = game.toAct(state);
    const step = action.ok ? game.apply(state, seat, action.value, dice) : action;
    if (!step.ok) throw new Error(`puzzle ${id} of ${game.id}: ${text}: ${step.refusal.code}`);
    state = step.value.state;
  }
  return state;
}

/** Function that returns the puzzles of a game. Empty where the game has none. */
export type PuzzlesOf = (gameId: string) => readonly Puzzle[];
