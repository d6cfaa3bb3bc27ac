import type { Answer, Channel, Person, StoredMessage } from 'local-discord';
import type { AnyGame, Seat } from '../../src/core/contract/game.ts';
import { parseId } from '../../src/discord/buttons/custom-id.ts';
import type { Move, Seated } from '../../src/table/match/types.ts';
import { withIds } from '../../test/support/walk.ts';
import type { Attempt } from './attempt.ts';
import type { Random } from './random.ts';

export interface Withdrawal {
  readonly match: string;
  readonly seat: Seat;
  readonly order: string;
  readonly sentAt: number;
  /** Time at which the bot confirmed that the order was taken back. Undefined: no confirmation came. */
  doneAt?: number;
}

/**
 * Returns the button that gives a standing order for the action in the panel. Undefined: the action allows no standing order.
 */
export async function alwaysOn(
  panel: StoredMessage,
  person: Person,
  chance: Random,
): Promise<string | undefined> {
  const alwaysHere = () => withIds(panel.buttons).filter(({ id }) => id.verb === 'always');
  const [first] = alwaysHere();
  if (first === undefined || first.id.args[1] !== undefined) return first?.customId;
  await person.press(panel, first.customId);
  const ways = alwaysHere();
  return ways.length === 0 ? undefined : chance.among(ways).customId;
}

/** Returns the one of the offered standing orders that a button gives, or undefined. */
export function orderLeft(customId: string, offered: readonly string[]): string | undefined {
  const parsed = parseId(customId);
  return parsed.ok && parsed.id.verb === 'always' ? offered[Number(parsed.id.args[1])] : undefined;
}

/** Takes back the first standing order on a person's hand page. Undefined: the page has no order. */
export async function takeBackOrder(
  person: Person,
  channel: Channel,
  command: string,
): Promise<Answer | undefined> {
  const { message } = await person.command(channel, command);
  const way = withIds(message?.buttons ?? []).find(({ id }) => id.verb === 'withdraw');
  return message && way ? person.press(message, way.customId) : undefined;
}

export interface PlayedGame {
  readonly id: string;
  readonly game: AnyGame;
  readonly moves: readonly Move[];
  readonly states: readonly unknown[];
  readonly attempts: readonly Attempt[];
  readonly withdrawals: readonly Withdrawal[];
  means(attempt: Attempt, move: Move): boolean;
}

/** Standing order that is in effect, as far as the trial knows. */
interface Standing {
  readonly seat: Seat;
  readonly order: string;
  /** Revision of the action with which the person gave the order. An undo of that action takes back the order. */
  readonly rev: number;
  readonly at: number;
  /** False if a press that gave or took back the order was doubled, or if such a press got no known answer. */
  readonly certain: boolean;
}

function leftBy({ attempts, means }: PlayedGame, move: Move): readonly Standing[] {
  const meant = attempts.filter(attempt => means(attempt, move));
  const { seat, batch: rev, at } = move;
  const orders = new Set(meant.flatMap(({ order }) => order ?? []));
  const certain = meant.every(({ order }) => order !== undefined) && orders.size === 1;
  return [...orders].map(order => ({ seat, order, rev, at, certain }));
}

const again = (one: Standing, other: Standing): boolean =>
  one.seat === other.seat && one.order === other.order;

function afterWithdrawals(
  standing: readonly Standing[],
  { withdrawals }: PlayedGame,
  at: number,
): readonly Standing[] {
  return standing.flatMap(order => {
    const taken = withdrawals.filter(
      each => again({ ...order, ...each }, order) && each.sentAt <= at && (each.doneAt ?? at) >= order.at,
    );
    if (taken.some(each => each.doneAt !== undefined && each.doneAt <= at && each.sentAt >= order.at))
      return [];
    return taken.length > 0 ? [{ ...order, certain: false }] : [order];
  });
}

export interface JudgedOrders {
  readonly left: number;
  readonly carriedOut: number;
  readonly faults: readonly string[];
}

const doneBy = ({ game }: PlayedGame, state: unknown, { seat, order }: Standing): string | undefined => {
  const action = game.orders?.applied(game.view(state, seat), seat, order);
  return action === undefined ? undefined : game.write(action);
};

/** Checks that the bot carries out each standing order where it applies, and no order that a person did not give. */
export function judgeOrders(played: PlayedGame): JudgedOrders {
  const { id, game, moves, states } = played;
  const faults: string[] = [];
  let standing: readonly Standing[] = [];
  let left = 0;
  let carriedOut = 0;
  for (const move of moves) {
    const { rev, seat, action, by, batch, at, restores } = move;
    const where = `${id}, revision ${rev}, seat ${seat}`;
    const own = afterWithdrawals(standing, played, at).filter(order => order.seat === seat);
    const before = states.slice(batch, rev).reverse();
    const wouldDo = (order: Standing) => before.map(state => doneBy(played, state, order));
    if (by === 'order') {
      carriedOut += 1;
      if (!own.some(order => wouldDo(order).includes(action)))
        faults.push(`${where}: nobody left an order to "${action}"`);
    }
    const asked = game.toAct(states[batch]);
    if (by === 'person' && asked.length === 1 && asked[0] === seat) {
      const missed = own.find(order => order.certain && doneBy(played, states[batch], order) !== undefined);
      if (missed) faults.push(`${where}: asked though "${missed.order}" stands`);
    }
    if (restores !== null) standing = standing.filter(order => order.rev < restores);
    if (by !== 'person') continue;
    const added = leftBy(played, move);
    left += added.length;
    // A repeated order replaces the older one only if the repeated order is certain.
    const kept = standing.filter(order => !added.some(each => each.certain && again(each, order)));
    standing = [...added, ...kept];
  }
  return { left, carriedOut, faults };
}

/**
 * Reports undos of revealing actions to which another person has not agreed.
 * @param agreed returns true if a person agreed between two times
 */
export function undoFaults(
  { id, moves }: Pick<PlayedGame, 'id' | 'moves'>,
  seats: readonly Pick<Seated, 'seat' | 'id' | 'resigned' | 'strength'>[],
  agreed: (personId: string, from: number, to: number) => boolean,
): { readonly judged: number; readonly faults: readonly string[] } {
  let judged = 0;
  const people = seats.filter(({ strength }) => strength === null);
  const faults = moves.flatMap(({ rev, seat, at, restores }) => {
    if (restores === null || people.length === 1) return [];
    const since = moves.filter(move => move.rev > restores && move.rev < rev);
    const revealed = since.find(({ reveals }) => reveals);
    if (!revealed) return [];
    judged += 1;
    return people
      .filter(other => other.seat !== seat && !other.resigned && !agreed(other.id, revealed.at, at))
      .map(other => `${id}, revision ${rev}: seat ${other.seat} never agreed to take a reveal back`);
  });
  return { judged, faults };
}
