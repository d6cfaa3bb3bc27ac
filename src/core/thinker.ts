import { createHash } from 'node:crypto';
import { SeededDice } from './dice.ts';
import type { Term } from './evaluation.ts';
import type { AnyGame, Seat } from './game.ts';
import { type Budget, type Players, playerOf, type Strength } from './player.ts';

/** What a player of the bot is to think about: what its seat sees, and nothing else. */
export interface Thought {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly strength: Strength;
  /** Of the dice for imagined worlds: the same thought with the same seed has the same answer. */
  readonly seed: string;
  readonly priority: 'play' | 'hint' | 'review';
  readonly budget?: Budget;
}

/** A line with its action in the game's notation. */
export interface WrittenLine {
  readonly action: string;
  readonly value: number;
  readonly terms: readonly Term[];
}

/** Where players of the bot think. Rejects where the game has none. */
export interface Thinker {
  choose(thought: Thought): Promise<string>;
  lines(thought: Thought): Promise<readonly WrittenLine[]>;
}

const diceOf = (seed: string): SeededDice => new SeededDice(createHash('sha256').update(seed).digest());

/** Thinks in this very process. */
export function thinkerHere({
  games,
  players,
}: {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly players: Players;
}): Thinker {
  const known = ({ game: id, strength }: Thought) => {
    const game = Object.hasOwn(games, id) ? games[id] : undefined;
    const player = playerOf(id, players, strength);
    if (!game || !player) throw new Error(`${id} has no ${strength} player`);
    return { game, player };
  };
  return {
    async choose(thought) {
      const { game, player } = known(thought);
      const { view, seat, seed, budget } = thought;
      return game.write(player.choose(game, view, seat, diceOf(seed), budget));
    },
    async lines(thought) {
      const { game, player } = known(thought);
      const { view, seat, seed, budget } = thought;
      const lines = player.lines?.(game, view, seat, diceOf(seed), budget) ?? [];
      return lines.map(({ action, value, terms }) => ({ action: game.write(action), value, terms }));
    },
  };
}
