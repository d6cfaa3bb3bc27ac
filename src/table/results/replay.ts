import { setImmediate as breath } from 'node:timers/promises';
import { type Dice, type DiceCounters, SeededDice } from '../../core/contract/dice.ts';
import { type AddressedEvent, type AnyGame, gameOf } from '../../core/contract/game.ts';
import { SLICE } from '../../core/work/slices.ts';
import type { Repositories, StoredMatch, StoredMove } from '../../store/index.ts';
import type { Services } from '../match/services.ts';

interface Shuffle {
  readonly label: string;
  readonly order: readonly unknown[];
}

/** Revision that a replay from seed and log has made. Revision 0 is the deal. */
export interface Revision {
  readonly state: unknown;
  readonly dice: DiceCounters;
  readonly events: readonly AddressedEvent<unknown>[];
  readonly shuffles: readonly Shuffle[];
}

export class ReplayError extends Error {}

/** Returns undefined for a ReplayError, after which deleted states can't be computed again. Throws any other error. */
export function noneWhereGone(error: unknown): undefined {
  if (!(error instanceof ReplayError)) throw error;
}

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

/** Match from which a replay can begin. */
export interface Replayable extends Pick<StoredMatch, 'seed' | 'seating' | 'options'> {
  readonly seats: readonly unknown[];
}

export type ReplayableMove = Pick<StoredMove, 'rev' | 'seat' | 'action' | 'by' | 'restores'>;

/** Replays a match from its seed and its log alone, revision by revision. Throws ReplayError. */
export function* replayed(
  game: AnyGame,
  { seed, seats, seating, options }: Replayable,
  log: readonly ReplayableMove[],
): Generator<Revision> {
  const line: Revision[] = [];
  const made = (dice: NotedDice, state: unknown, events: readonly AddressedEvent<unknown>[]): Revision => {
    const revision = { state, events, dice: dice.counters, shuffles: dice.shuffles };
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
    if (!action.ok) throw fault('is of other rules');
    const next = new NotedDice(seed, before.dice);
    const step = game.apply(before.state, move.seat, action.value, next);
    if (!step.ok) throw fault(`is refused: ${step.refusal.code}`);
    yield made(next, step.value.state, step.value.events);
  }
}

/**
 * Replays a match, and compares each move's events with the log. Other work runs between the revisions, since the whole replay
 * takes tenths of a second.
 */
async function* checkedReplay(
  game: AnyGame,
  match: StoredMatch,
  log: readonly StoredMove[],
): AsyncGenerator<Revision> {
  let rev = 0;
  for (const revision of replayed(game, match, log)) {
    const move = log[rev - 1];
    if (move?.restores === null && JSON.stringify(revision.events) !== JSON.stringify(move.events))
      throw new ReplayError(`match ${match.id}: revision ${rev} tells something else`);
    yield revision;
    rev += 1;
    if (rev % SLICE === 0) await breath();
  }
}

/**
 * Recomputes the deleted states of an ended match by the present rules, beginning with the deal. Throws ReplayError if the
 * events or the final state differ from the stored ones, for example after a change of the rules.
 */
export const remade =
  ({ games }: Pick<Services, 'games'>) =>
  async (match: StoredMatch, log: readonly StoredMove[]): Promise<readonly unknown[]> => {
    const states: unknown[] = [];
    for await (const { state } of checkedReplay(gameOf({ games }, match.game), match, log))
      states.push(state);
    if (JSON.stringify(states.at(-1)) !== JSON.stringify(match.state))
      throw new ReplayError(`match ${match.id} comes to another end`);
    return states;
  };

/** Replays a match, and compares each revision with the stored one. Throws at the first difference. */
export async function replay(
  store: Pick<Repositories, 'matches' | 'moves'>,
  games: Services['games'],
  matchId: string,
): Promise<StoredMatch> {
  const match = await store.matches.get(matchId);
  if (!match) throw new Error(`no match ${matchId}`);
  const moves = await store.moves.list(matchId, 0, match.rev);
  const saved = await store.moves.states(matchId);
  let rev = 0;
  let stopped: DiceCounters = {};
  for await (const { state, dice } of checkedReplay(gameOf({ games }, match.game), match, moves)) {
    if (JSON.stringify(saved[rev]) !== JSON.stringify(state)) throw new Error(`revision ${rev} differs`);
    stopped = dice;
    rev += 1;
  }
  if (moves.length !== match.rev) throw new Error(`${moves.length} moves, revision ${match.rev}`);
  const counters = (of: object) => JSON.stringify(Object.entries(of).toSorted());
  if (counters(match.dice) !== counters(stopped)) throw new Error('the dice stopped elsewhere');
  return match;
}
