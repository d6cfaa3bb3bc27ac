import { type Dice, type DiceCounters, SeededDice } from '../../core/dice.ts';
import type { AnyGame, Told } from '../../core/game.ts';
import type { Repositories, StoredMatch, StoredMove } from '../../store/index.ts';
import { gameOf, type Services } from '../services.ts';

interface Shuffle {
  /** Of the stream that it was drawn from. */
  readonly label: string;
  readonly order: readonly unknown[];
}

/** One revision as the seed and the log give it; 0 is the deal. */
export interface Revision {
  readonly state: unknown;
  readonly dice: DiceCounters;
  readonly told: readonly Told<unknown>[];
  readonly shuffles: readonly Shuffle[];
}

/** The log can't be played any further. */
export class ReplayError extends Error {}

/** The seed's dice, noting what they shuffle. */
class NotedDice implements Dice {
  readonly shuffles: Shuffle[] = [];
  readonly #dice: SeededDice;

  constructor(seed: string, counters: DiceCounters = {}) {
    this.#dice = SeededDice.fromHex(seed, counters);
  }

  get counters(): DiceCounters {
    return this.#dice.counters;
  }

  below(n: number, label: string): number {
    return this.#dice.below(n, label);
  }

  shuffle<T>(items: readonly T[], label: string): T[] {
    const order = this.#dice.shuffle(items, label);
    this.shuffles.push({ label, order });
    return order;
  }
}

/** A match from its seed and its log alone, revision by revision. Throws ReplayError. */
export function* replayed(
  game: AnyGame,
  { seed, seats, seating, options }: StoredMatch,
  log: readonly StoredMove[],
): Generator<Revision> {
  const line: Revision[] = [];
  const made = (dice: NotedDice, state: unknown, told: readonly Told<unknown>[]): Revision => {
    const revision = { state, told, dice: dice.counters, shuffles: dice.shuffles };
    line.push(revision);
    return revision;
  };
  const dice = new NotedDice(seed);
  if (seating === 'random') dice.shuffle([...seats.keys()], 'seats');
  yield made(dice, game.setup(seats.length, options, dice), []);
  for (const move of log) {
    const fault = (what: string) => new ReplayError(`revision ${line.length} ${what}`);
    const before = line.at(-1);
    if (!before || move.rev !== line.length) throw fault('is missing');
    if (move.restores !== null) {
      const then = line[move.restores];
      if (move.by !== 'undo' || !then) throw fault('restores nothing');
      yield made(new NotedDice(seed, then.dice), then.state, []);
      continue;
    }
    const action = game.read(move.action);
    if (!action.ok || move.rules !== game.rules) throw fault('is of other rules');
    const next = new NotedDice(seed, before.dice);
    const step = game.apply(before.state, move.seat, action.value, next);
    if (!step.ok) throw fault(`is refused: ${step.refusal.code}`);
    yield made(next, step.value.state, step.value.told);
  }
}

/** Plays a match again and compares each revision with what was saved. Throws at the first difference. */
export async function replay(
  store: Pick<Repositories, 'matches' | 'moves'>,
  games: Services['games'],
  matchId: string,
): Promise<StoredMatch> {
  const match = await store.matches.get(matchId);
  if (!match) throw new Error(`no match ${matchId}`);
  const moves = await store.moves.list(matchId, 0, match.rev);
  let rev = 0;
  let stopped: DiceCounters = {};
  for (const { state, told, dice } of replayed(gameOf({ games }, match.game), match, moves)) {
    const saved = await store.moves.stateAt(matchId, rev);
    if (JSON.stringify(saved?.state) !== JSON.stringify(state)) throw new Error(`revision ${rev} differs`);
    const move = moves[rev - 1];
    if (move?.restores === null && JSON.stringify(told) !== JSON.stringify(move.told))
      throw new Error(`revision ${rev} tells something else`);
    stopped = dice;
    rev += 1;
  }
  if (moves.length !== match.rev) throw new Error(`${moves.length} moves, revision ${match.rev}`);
  const counters = (of: object) => JSON.stringify(Object.entries(of).toSorted());
  if (counters(match.dice) !== counters(stopped)) throw new Error('the dice stopped elsewhere');
  return match;
}
