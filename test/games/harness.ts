import type { Benched } from '../../proof/bench/commands/games/benched.ts';
import type { Tournament } from '../../proof/bench/players/pairing.ts';
import type { Pressed } from '../../proof/bench/presses/games/pressed.ts';
import type { Played } from '../../proof/chaos/games/played.ts';
import type { Guarded } from '../../proof/guard/secrets/guarded.ts';
import type { Attacked } from '../../proof/guard/strangers/games/attacked.ts';
import type { Dice } from '../../src/core/contract/dice.ts';
import type { PuzzleRules } from '../../tools/puzzles/rules.ts';
import type { Trainer } from '../../tools/train/trainer.ts';
import type { Table } from '../contract/kit.ts';
import type { Presented } from '../contract/presenter/presented.ts';

/** Positions of one game with their numbers of lines (sequences of actions), counted by hand or by other rules. */
export interface Perft<State = unknown> {
  /** Returns dice for one action. They fall the same way each time, so that the counts do not change. */
  dice(): Dice;
  /** `lines`: numbers of lines with 1, 2, … actions. `why` explains the first number. */
  readonly positions: readonly {
    readonly name: string;
    readonly state: State;
    readonly lines: readonly number[];
    readonly why: string;
  }[];
  /** Counts the lines by rules that share no code with the game's. */
  oracle?(state: State, depth: number): number;
}

/** Parts of one game for the tests and benches. Parts other than `tables` and `rated` are loaded when they are needed. */
export interface Harness {
  /** Options and laws of the game for the contract kit, which checks its rules in random games. */
  readonly tables: readonly Table[];
  presenter?(): Promise<Presented>;
  /** Positions whose lines of play the contract kit counts. */
  perft?(): Promise<Perft>;
  /** Plays the game for the chaos harness. Absent: random actions, by the command `do` and by buttons. */
  chaos?(): Promise<Played>;
  /** Typed actions that could leak secrets. */
  secrets?(): Promise<Guarded>;
  /** Attacks by people who have no right to act. */
  strangers?(): Promise<Attacked>;
  commands?(): Promise<Benched>;
  presses?(): Promise<Pressed>;
  players?(): Promise<Tournament>;
  /** Training of the weights with which the bots judge positions. */
  train?(): Promise<Trainer>;
  /** Search for puzzles in played games. */
  puzzles?(): Promise<PuzzleRules>;
  /** Options of the games with which the bots' ratings are measured. */
  readonly rated?: readonly unknown[];
}

export type HarnessPart = Exclude<keyof Harness, 'tables' | 'rated'>;
