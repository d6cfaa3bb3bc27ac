import { type AnyGame, gameOf, type Seat } from '../contract/game.ts';
import {
  type Budget,
  judgeOf,
  type Line,
  type Player,
  type Players,
  playerOf,
  type Strength,
} from '../contract/player.ts';
import { LabelledDice, LightDice } from './light-dice.ts';

/**
 * Priority of a request to the thinking process. `play` comes first, since many people wait for a move; a hint has one person
 * waiting, and a review is not urgent.
 */
export type Priority = 'play' | 'hint' | 'review';

/**
 * Request to think about a decision, as plain JSON. The request has a view instead of the state, so the process never gets
 * secrets.
 */
export interface Thought {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  /** Seed of the imagined worlds: the same request with the same seed has the same answer. */
  readonly seed: number;
  readonly priority: Priority;
}

export interface MoveThought extends Thought {
  readonly strength: Strength;
  /** Budget of the search. Absent: the bot's own budget. */
  readonly budget?: Budget;
  /**
   * True where no weaker bot may answer instead, so that the answer is the same at any load. The request waits for its turn,
   * however long that takes.
   */
  readonly exact?: boolean;
}

/** A request to value actions. The game's judge answers it. */
export interface ValueThought extends Thought {
  /**
   * Budget of the search. Absent: the game's budget for hints, if it has one and the request is for a hint; otherwise the
   * judge's own budget.
   */
  readonly budget?: Budget;
  /** Legal actions in notation. Absent: the actions that the judge considers. */
  readonly among?: readonly string[];
}

/** Action in the game's notation, with its value. */
export type WrittenLine = Line<string>;

/**
 * A request to measure a seat's deal in one imagined world. The world is played to its end twice: with the seat's own hidden
 * cards, and with other possible cards.
 */
export interface DealThought extends Thought {
  /** View of the table, with all facts that every seat could see. */
  readonly open: unknown;
}

/** Final margins of a seat in one imagined world, in points. */
export interface RolledOut {
  readonly dealt: number;
  /** Final margin with the seat's own hidden cards dealt again at random. */
  readonly redealt: number;
  /** True where the two worlds differ, since the seat was dealt something hidden. */
  readonly hides: boolean;
}

/** Thinks for bots, hints and reviews. All methods throw where the game has no such bot. */
export interface Thinker {
  /** Chooses a legal action, and returns it in the game's notation. */
  choose(thought: MoveThought): Promise<string>;
  /** Lists actions worth considering, the best first; empty where the judge can't value actions. */
  lines(thought: ValueThought): Promise<readonly WrittenLine[]>;
  /** Plays a seat's deal to the end, with its own cards and with other cards; undefined if the judge can't do so. */
  rollOut(thought: DealThought): Promise<RolledOut | undefined>;
}

export interface Thinkers {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly players: Players;
}

function judgeIn({ players }: Thinkers, id: string): Player {
  const judge = judgeOf(id, players);
  if (!judge) throw new Error(`no bot judges ${id}`);
  return judge;
}

export function chosen(thinkers: Thinkers, thought: MoveThought): string {
  const { view, seat, strength, seed, budget } = thought;
  const game = gameOf(thinkers, thought.game);
  const player = playerOf(game.id, thinkers.players, strength);
  if (!player) throw new Error(`no bot plays ${game.id} with the strength ${strength}`);
  return game.write(player.choose(game, view, seat, new LightDice(seed), budget));
}

export function linesOf(thinkers: Thinkers, thought: ValueThought): readonly WrittenLine[] {
  const game = gameOf(thinkers, thought.game);
  const judge = judgeIn(thinkers, game.id);
  const { view, seat, seed, priority, among } = thought;
  const usual = priority === 'hint' ? thinkers.players[thought.game]?.hint : undefined;
  const budget = thought.budget ?? usual;
  const wanted = among?.map(text => {
    const action = game.read(text);
    if (!action.ok) throw new Error(`${thought.game}: nobody can read ${text}`);
    return action.value;
  });
  const lines = judge.lines?.(game, view, seat, new LightDice(seed), budget, wanted);
  return (lines ?? []).map(({ action, ...line }) => ({ ...line, action: game.write(action) }));
}

/** Plays both worlds of a deal to the end with the same chance, so that only the seat's own cards differ. */
export function rolledOut(thinkers: Thinkers, thought: DealThought): RolledOut | undefined {
  const game = gameOf(thinkers, thought.game);
  const judge = judgeIn(thinkers, game.id);
  const { view, open, seat, seed } = thought;
  const dealt = judge.rollOut?.(game, view, seat, seat, seed);
  if (dealt === undefined) return undefined;
  const worlds = [
    game.imagine(view, seat, new LabelledDice(seed)),
    game.imagine(open, 'table', new LabelledDice(seed)),
  ];
  const [own, other] = worlds.map(world => JSON.stringify(world));
  const hides = own !== other;
  return {
    dealt,
    redealt: hides ? (judge.rollOut?.(game, open, 'table', seat, seed) ?? dealt) : dealt,
    hides,
  };
}

/** Makes a thinker that works immediately and in this process. The terminal and tests use it. */
export const thinkerHere = (thinkers: Thinkers): Thinker => ({
  choose: async thought => chosen(thinkers, thought),
  lines: async thought => linesOf(thinkers, thought),
  rollOut: async thought => rolledOut(thinkers, thought),
});
