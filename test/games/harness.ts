import type { Benched } from '../../bench/commands/games/benched.ts';
import type { Tournament } from '../../bench/players/pairing.ts';
import type { Pressed } from '../../bench/presses/games/pressed.ts';
import type { Exhibit } from '../../tools/gallery/exhibit.ts';
import type { Trainer } from '../../tools/train/trainer.ts';
import type { Table } from '../contract/kit.ts';
import type { Presented } from '../contract/presenter/presented.ts';
import type { Played } from '../harness/chaos/games/played.ts';
import type { Guarded } from '../harness/guard/secrets/guarded.ts';
import type { Attacked } from '../harness/guard/strangers/games/attacked.ts';

/** One game as the tests and benches play it: the contract's tables at once, the rest on demand. */
export interface Harness {
  /** The contract kit's ways to play the game. */
  readonly tables: readonly Table[];
  /** Data of the kit of presenters. */
  presenter?(): Promise<Presented>;
  /** Play in the chaos harness. Absent: random actions, by the general command and by buttons. */
  chaos?(): Promise<Played>;
  /** Typed actions, and possible leaks of secrets. */
  secrets?(): Promise<Guarded>;
  /** Attacks of people who have no right to act. */
  strangers?(): Promise<Attacked>;
  /** Positions for the cost of each request. */
  commands?(): Promise<Benched>;
  /** Positions for the number of presses. */
  presses?(): Promise<Pressed>;
  /** Pairings of the game's bots. */
  players?(): Promise<Tournament>;
  /** Training of the weights by which the bots judge. */
  train?(): Promise<Trainer>;
  /** Pictures of a game of a seed for the gallery. Absent: boards of a game between stand-ins. */
  gallery?(): Promise<(seed: number) => readonly Exhibit[]>;
  /** Options of the tables at which the bots are rated. */
  readonly rated?: readonly unknown[];
}

export type HarnessPart = Exclude<keyof Harness, 'tables' | 'rated'>;
