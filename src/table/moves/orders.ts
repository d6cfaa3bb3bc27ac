import { type AnyGame, gameOf, type Seat } from '../../core/contract/game.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import type { Repositories, StoredMatch } from '../../store/index.ts';
import { seatOf } from '../match/rows.ts';
import { refuseAtTable, type UnitOfWork } from '../match/services.ts';

/** Maximum number of standing orders of a seat, so that one page can list all of them with a button each. */
const MOST = 10;

/**
 * Lists the standing orders (decisions in advance) of a seat that may still apply, newest first. Only the seat's person may see
 * them.
 */
export async function ordersOf(
  { orders }: Pick<Repositories, 'orders'>,
  { orders: kinds }: AnyGame,
  { id, status }: Pick<StoredMatch, 'id' | 'status'>,
  seat: Seat,
  viewOf: (seat: Seat) => unknown,
): Promise<readonly string[]> {
  if (!kinds || status !== 'running') return [];
  const seen = viewOf(seat);
  const left = await orders.list(id, seat);
  return left.map(({ order }) => order).filter(order => !kinds.isSpent(seen, seat, order));
}

/** Checks that the game offers the standing order with this action, and that the seat's orders still fit on a page. */
export async function mayLeave(
  { repositories, services }: Pick<UnitOfWork, 'repositories' | 'services'>,
  match: StoredMatch,
  { seat, action, order }: { readonly seat: Seat; readonly action: unknown; readonly order: string },
): Promise<Result<void, Refusal>> {
  const game = gameOf(services, match.game);
  // An illegal action is accepted here and refused later, since the game offers orders only for legal actions.
  const text = game.write(action);
  if (!game.legal(match.state, seat).some(legal => game.write(legal) === text)) return accept(undefined);
  const offered = game.orders?.offered(game.view(match.state, seat), seat, action) ?? [];
  if (!offered.includes(order)) return refuseAtTable('no-such-order', { order });
  return hasRoom(repositories, game, match, { seat, order });
}

/** Checks that the game offers the standing order without an action, and that the seat's orders still fit on a page. */
export async function mayLeaveAlone(
  { repositories, services }: Pick<UnitOfWork, 'repositories' | 'services'>,
  match: StoredMatch,
  { seat, order }: { readonly seat: Seat; readonly order: string },
): Promise<Result<void, Refusal>> {
  const game = gameOf(services, match.game);
  const kinds = game.orders?.kinds?.(game.view(match.state, seat), seat) ?? [];
  return kinds.some(({ orders }) => orders.includes(order))
    ? hasRoom(repositories, game, match, { seat, order })
    : refuseAtTable('no-such-order', { order });
}

async function hasRoom(
  repositories: Pick<Repositories, 'orders'>,
  game: AnyGame,
  match: StoredMatch,
  { seat, order }: { readonly seat: Seat; readonly order: string },
): Promise<Result<void, Refusal>> {
  const standing = await ordersOf(repositories, game, match, seat, viewer => game.view(match.state, viewer));
  return standing.length < MOST || standing.includes(order)
    ? accept(undefined)
    : refuseAtTable('too-many-orders', { limit: MOST });
}

/** Withdraws a standing order. Moves that the order has already made are not undone. */
export async function withdrawOrder(
  { repositories }: Pick<UnitOfWork, 'repositories'>,
  match: StoredMatch,
  { personId, order }: { readonly personId: string; readonly order: string },
): Promise<Result<void, Refusal>> {
  const seat = seatOf(match, personId);
  if (seat === undefined) return refuseAtTable('not-seated');
  return (await repositories.orders.remove(match.id, seat, order))
    ? accept(undefined)
    : refuseAtTable('no-such-order', { order });
}
