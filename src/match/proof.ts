import { isDeepStrictEqual as same } from 'node:util';
import { commitmentOf } from '../core/commitment.ts';
import { type Dice, type DiceCounters, SeededDice } from '../core/dice.ts';
import type { AnyGame } from '../core/game.ts';
import type { Store, StoredMatch, StoredMove } from '../store/index.ts';
import { gameOf, type House } from './house.ts';
import { people } from './rows.ts';
import type { CheckedShuffle, Proof, Verification } from './types.ts';

/** Undefined for a game that is older than commitments. The seed leaves the room only when nothing can follow from it. */
export function proofOf({ seed, salt, status, state }: StoredMatch): Proof | undefined {
  if (!salt) return undefined;
  const commitment = commitmentOf(seed, salt);
  const ended = status === 'over' || status === 'cancelled';
  return ended && state !== undefined ? { commitment, seed, salt } : { commitment };
}

interface Shuffle {
  readonly label: string;
  readonly items: number;
}

/** The seed's dice, noting what they shuffle. */
class NotedDice implements Dice {
  readonly noted: Shuffle[] = [];
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
    this.noted.push({ label, items: items.length });
    return this.#dice.shuffle(items, label);
  }
}

/** A position as the seed gives it. */
interface Derived {
  readonly state: unknown;
  readonly dice: DiceCounters;
}

/** One move, from the position before it: a game action is carried out, an undo goes back. */
function next(
  game: AnyGame,
  seed: string,
  line: readonly Derived[],
  move: StoredMove,
): { readonly derived: Derived; readonly noted: readonly Shuffle[] } | undefined {
  if (move.restores !== null) {
    const back = line[move.restores];
    return back && { derived: back, noted: [] };
  }
  const before = line[move.rev - 1];
  const action = game.read(move.action);
  if (!before || action === undefined) return undefined;
  const dice = new NotedDice(seed, before.dice);
  const step = game.apply(before.state, move.seat, action, dice);
  return step.ok
    ? { derived: { state: step.value.state, dice: dice.counters }, noted: dice.noted }
    : undefined;
}

/**
 * The opener came first, so it sits where the seed puts the first. Undefined where nothing was drawn, or somebody else
 * has taken the opener's seat since: then nobody can tell.
 */
function openerSits(match: StoredMatch, order: readonly number[]): boolean | undefined {
  const sits = people(match).some(({ id }) => id === match.openerId);
  if (match.seating === 'joined' || !sits) return undefined;
  return people(match)[order.indexOf(0)]?.id === match.openerId;
}

/** Derives every shuffle of a game that has ended again and holds each position against what was played. */
export async function verify(
  house: Pick<House, 'games'>,
  store: Pick<Store, 'moves'>,
  match: StoredMatch,
): Promise<Verification | undefined> {
  const { commitment, seed, salt } = proofOf(match) ?? {};
  if (commitment === undefined || seed === undefined || salt === undefined) return undefined;
  const game = gameOf(house, match.game);
  const log = await store.moves.list(match.id, 0, match.rev);
  if (log.some(({ rules }) => rules !== game.rules))
    return { commitment, seed, salt, shuffles: [], differs: null, olderRules: true };
  const dice = new NotedDice(seed);
  const order = dice.shuffle([...match.seats.keys()], 'seats');
  const state = game.setup(match.seats.length, match.options, dice);
  const played = await store.moves.states(match.id);
  const dealt = same(state, played[0]);
  const checked = (shuffles: readonly Shuffle[], rev: number, agrees: boolean): CheckedShuffle[] =>
    shuffles.map(shuffle => ({ ...shuffle, rev, agrees }));
  const [seats = [], deal] = [dice.noted.slice(0, 1), dice.noted.slice(1)];
  const sits = openerSits(match, order);
  const shuffles = [...(sits === undefined ? [] : checked(seats, 0, sits)), ...checked(deal, 0, dealt)];
  let differs = shuffles.every(({ agrees }) => agrees) ? null : 0;
  const line: Derived[] = [{ state, dice: dice.counters }];
  for (const move of log) {
    if (differs !== null) break;
    const made = next(game, seed, line, move);
    const agrees = made !== undefined && same(made.derived.state, played[move.rev]);
    shuffles.push(...checked(made?.noted ?? [], move.rev, agrees));
    if (made) line[move.rev] = made.derived;
    if (!agrees) differs = move.rev;
  }
  return { commitment, seed, salt, shuffles, differs, olderRules: false };
}
