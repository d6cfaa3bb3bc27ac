import type { Term } from './evaluation.ts';
import type { AnyGame, Seat } from './game.ts';
import { LabelledDice, LightDice } from './light-dice.ts';
import { type Budget, type Player, type Players, playerOf, type Strength } from './player.ts';

/** A thought's place in the queue: many people wait for a move, one person for a hint, and a review is in no hurry. */
export type Priority = 'play' | 'hint' | 'review';

/** A decision to think about, as plain JSON. It holds a view, so what is hidden from the seat stays at the table. */
export interface Thought {
  readonly game: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly strength: Strength;
  /** Seed of the imagined worlds: the same thought with the same seed has the same answer. */
  readonly seed: number;
  readonly priority: Priority;
  /** default: the budget of the strength; for a hint the game's own, where it has one */
  readonly budget?: Budget;
  /** Legal actions in notation, for `lines`: they are weighed instead of those that the player thinks worth a look. */
  readonly among?: readonly string[];
}

/** A line whose action is in the game's notation. */
export interface WrittenLine {
  readonly action: string;
  /** Points of the final margin over the mean of the others; solo: of the final score. */
  readonly value: number;
  readonly terms: readonly Term[];
  /** Worlds in which it was played on; the terms are means of what these ended with. */
  readonly playouts: number;
}

/** A seat's deal in one world, to be played to the end twice: with its own cards, and from what everybody saw. */
export interface DealThought
  extends Pick<Thought, 'game' | 'view' | 'seat' | 'strength' | 'seed' | 'priority'> {
  /** View with what everybody could see. */
  readonly open: unknown;
}

/** The seat's final margins in one world. */
export interface RolledOut {
  readonly dealt: number;
  /** Margin with its own hidden cards dealt again. */
  readonly redealt: number;
  /** True where the two worlds differ. */
  readonly hides: boolean;
}

/** Thinks for bots, hints and reviews. All methods throw where the game has no bot of that strength. */
export interface Thinker {
  /** Chooses a legal action, in notation. */
  choose(thought: Thought): Promise<string>;
  /** Lists actions worth a look, the best first; none where the player can't tell. */
  lines(thought: Thought): Promise<readonly WrittenLine[]>;
  /** Rolls a deal out; undefined where the player can't. */
  rollOut(thought: DealThought): Promise<RolledOut | undefined>;
}

/** The games that a thinker knows, and their bots. */
export interface Thinkers {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly players: Players;
}

function asked(
  { games, players }: Thinkers,
  { game: id, strength }: Pick<Thought, 'game' | 'strength'>,
): [AnyGame, Player] {
  const game = Object.hasOwn(games, id) ? games[id] : undefined;
  const player = playerOf(id, players, strength);
  if (!game || !player) throw new Error(`nobody plays ${id} with the strength ${strength}`);
  return [game, player];
}

export function chosen(thinkers: Thinkers, thought: Thought): string {
  const [game, player] = asked(thinkers, thought);
  const { view, seat, seed, budget } = thought;
  return game.write(player.choose(game, view, seat, new LightDice(seed), budget));
}

export function linesOf(thinkers: Thinkers, thought: Thought): readonly WrittenLine[] {
  const [game, player] = asked(thinkers, thought);
  const { view, seat, seed, priority, among } = thought;
  const usual = priority === 'hint' ? thinkers.players[thought.game]?.hint : undefined;
  const budget = thought.budget ?? usual;
  const wanted = among?.map(text => {
    const action = game.read(text);
    if (!action.ok) throw new Error(`${thought.game}: nobody can read ${text}`);
    return action.value;
  });
  const lines = player.lines?.(game, view, seat, new LightDice(seed), budget, wanted);
  return (lines ?? []).map(({ action, ...line }) => ({ ...line, action: game.write(action) }));
}

/** Rolls out both worlds with the same chance, so that they differ by the seat's own cards alone. */
export function rolledOut(thinkers: Thinkers, thought: DealThought): RolledOut | undefined {
  const [game, player] = asked(thinkers, thought);
  const { view, open, seat, seed } = thought;
  const dealt = player.rollOut?.(game, view, seat, seat, seed);
  if (dealt === undefined) return undefined;
  const worlds = [
    game.imagine(view, seat, new LabelledDice(seed)),
    game.imagine(open, 'table', new LabelledDice(seed)),
  ];
  const [own, other] = worlds.map(world => JSON.stringify(world));
  const hides = own !== other;
  return {
    dealt,
    redealt: hides ? (player.rollOut?.(game, open, 'table', seat, seed) ?? dealt) : dealt,
    hides,
  };
}

/** Thinks at once, in this process: for a terminal and for tests. */
export const thinkerHere = (thinkers: Thinkers): Thinker => ({
  choose: async thought => chosen(thinkers, thought),
  lines: async thought => linesOf(thinkers, thought),
  rollOut: async thought => rolledOut(thinkers, thought),
});
