import type { AnyGame, Seat, StandingOrders } from '../../src/core/contract/game.ts';
import type { Course } from './course.ts';
import { canonical, demand, freezePlain, JUNK, leavesOf, mutate, pick, same } from './tools.ts';

const ACTIONS_TRIED = 30;
const JOINT_TRIES = 4;

/** Checks that a seat has legal actions exactly if it is to act. A forced action must be the only one, and reveal nothing. */
export function checkSeats(course: Course, awaited: readonly Seat[]): void {
  const { game, state } = course;
  demand(new Set(awaited).size === awaited.length, 'a seat is to act once');
  demand(game.outcome(state) === undefined, 'no outcome while somebody is to act');
  for (const seat of course.everySeat) {
    const legal = game.legal(state, seat);
    demand(legal.length > 0 === awaited.includes(seat), `seat ${seat} can act exactly if it is to act`);
    checkOpeners(course, seat, legal);
    const forced = game.forced(state, seat);
    if (forced === undefined) continue;
    same(legal, [forced], 'what is forced is the only action');
    demand(!course.tried(state, seat, forced).reveals, `what is forced reveals: ${game.write(forced)}`);
  }
  if (awaited.length > 1) checkJoint(course, awaited);
}

/** Checks that the openers of a game with openers have the kind of each legal action. */
function checkOpeners({ game, state }: Course, seat: Seat, legal: readonly unknown[]): void {
  if (!game.openers || legal.length === 0) return;
  const kinds = game.openers(game.view(state, 'table'), seat).map(kind => kind.join('='));
  const lacking = legal.find(action => !kinds.includes(game.fields(action)[0]?.join('=') ?? ''));
  const text = lacking === undefined ? '' : game.write(lacking);
  demand(lacking === undefined, `openers of seat ${seat} lack the kind of ${text}`);
}

/**
 * Checks a position in which several seats choose at the same time. Each seat must have a legal action, whatever the seats
 * listed before it have chosen.
 */
function checkJoint(course: Course, awaited: readonly Seat[]): void {
  const { game } = course;
  for (let tries = 0; tries < JOINT_TRIES; tries++) {
    const dice = course.sameDice();
    let { state } = course;
    let before: string | undefined;
    for (const seat of awaited) {
      demand(game.toAct(state).includes(seat), `seat ${seat} is still to act after the choices before it`);
      const legal = game.legal(state, seat);
      demand(legal.length > 0, `seat ${seat} has a choice left after those before it`);
      // In half of the tries all seats make the same choice, because a supply could run out for the later seats.
      const alike = tries % 2 === 0 && legal.find(action => game.write(action) === before);
      const action = alike || pick(legal, course.below);
      before = game.write(action);
      state = course.tried(state, seat, action, dice).state;
    }
  }
}

/** Checks that legal actions are accepted and have unique names. Other actions must be refused and change nothing. */
export function checkPosition(course: Course, awaited: readonly Seat[]): void {
  const { game, state, everySeat } = course;
  const before = JSON.stringify(state);
  same(JSON.parse(before), state, 'the state survives JSON');
  for (const seat of awaited) checkActions(course, seat);
  const borrowed = pick(game.legal(state, pick(awaited, course.below)), course.below);
  const idle = everySeat.filter(seat => !awaited.includes(seat));
  for (const stranger of [-1, course.seats, 0.5, Number.NaN, ...idle]) {
    same(game.legal(state, stranger), [], `nothing is legal for seat ${stranger}`);
    same(game.forced(state, stranger), undefined, `nothing is forced on seat ${stranger}`);
    expectRefused(course, stranger, borrowed, 'out of turn');
  }
  demand(JSON.stringify(state) === before, 'refusals leave the state');
}

function checkActions(course: Course, seat: Seat): void {
  const { game, state } = course;
  const legal = game.legal(state, seat);
  same(game.legal(state, seat), legal, 'a fixed order');
  const texts = new Set(legal.map(action => game.write(action)));
  const parts = new Set(legal.map(action => JSON.stringify(game.fields(action))));
  same([texts.size, parts.size], [legal.length, legal.length], 'notation and fields are unique');
  checkProposed(course, seat, legal);
  const tried =
    legal.length <= ACTIONS_TRIED
      ? legal
      : Array.from({ length: ACTIONS_TRIED }, () => pick(legal, course.below));
  const leaves = [...new Set(tried.flatMap(leavesOf))];
  const allowed = new Set(legal.map(canonical));
  for (const action of tried) {
    const names = game.fields(action).map(([name]) => name);
    demand(new Set(names).size === names.length, 'each field once');
    checkNotation(course, action, leaves);
    checkWorth(course, seat, action, course.tried(state, seat, action).state);
    const mutant = mutate(action, leaves, course.below);
    if (!allowed.has(canonical(mutant))) expectRefused(course, seat, mutant, 'not legal');
  }
  for (const junk of [...JUNK, undefined])
    if (!allowed.has(canonical(junk))) expectRefused(course, seat, junk, 'junk');
  for (const other of course.everySeat)
    if (other !== seat)
      for (const action of game.legal(state, other).slice(0, 5))
        if (!allowed.has(canonical(action))) expectRefused(course, seat, action, "another seat's");
}

function checkNotation({ game, below }: Course, action: unknown, leaves: readonly unknown[]): void {
  const text = game.write(action);
  same(game.read(text), { ok: true, value: action }, 'read is the inverse of write');
  const words = text.split(' ');
  const strange = String(pick([...leaves, ...JUNK], below));
  const others = [
    text.slice(0, below(text.length)),
    words.with(below(words.length), strange).join(' '),
    [...words, strange].join(' '),
    `${text} `,
  ];
  for (const other of others) checkText(game, other);
}

/** Checks that a text is refused with a plain reason, or is the exact text of the action that it reads as. */
export function checkText(game: AnyGame, text: string): void {
  const read = game.read(text);
  if (read.ok) {
    same(game.write(read.value), text, 'only the canonical spelling is read');
    return;
  }
  demand(/^[a-z][a-z/-]+$/.test(read.refusal.code), `a refusal's code: ${read.refusal.code}`);
  freezePlain(read.refusal, new WeakSet(), 'refusal');
}

const LONGEST_ORDER = 60;
const MOST_ORDERS = 25;
const ORDERS_KEPT = 16;
/** Number of states of which one has its kinds of standing orders checked, since these are many and hardly change. */
const KINDS_ONCE_IN = 16;

function checkKinds(
  course: Course,
  { kinds, applied, isSpent }: StandingOrders<unknown, unknown>,
  view: unknown,
  seat: Seat,
): void {
  const allowed = new Set(course.game.legal(course.state, seat).map(canonical));
  for (const { kind, orders } of kinds?.(view, seat) ?? []) {
    demand(/^[a-z0-9-]{1,30}$/.test(kind), `a kind of orders has a short name: ${kind}`);
    demand(orders.length > 0 && orders.length <= MOST_ORDERS, `${kind}: as many orders as fit in a menu`);
    demand(new Set(orders).size === orders.length, `${kind}: no order twice`);
    for (const text of orders) {
      demand(text.length <= LONGEST_ORDER && /^[^\n:~]+$/.test(text), `an order is a short line: ${text}`);
      demand(!isSpent(view, seat, text), `${text} may be left and is spent`);
      const action = applied(view, seat, text);
      demand(action === undefined || allowed.has(canonical(action)), `${text} does what is not legal`);
    }
    course.orders.push({ seat, text: pick(orders, course.below), spent: false });
  }
}

/**
 * Checks that an order offered for an action applies as that action. Earlier orders apply as a legal action or not at all, and
 * a spent order stays spent.
 */
export function checkOrders(course: Course): void {
  const { game, state } = course;
  const { orders } = game;
  if (!orders) return;
  for (const seat of course.everySeat) {
    const view = game.view(state, seat);
    const legal = game.legal(state, seat);
    const allowed = new Set(legal.map(canonical));
    for (const kept of course.orders.filter(order => order.seat === seat)) {
      const action = orders.applied(view, seat, kept.text);
      const spent = orders.isSpent(view, seat, kept.text);
      demand(action === undefined || allowed.has(canonical(action)), `${kept.text} does what is not legal`);
      demand(!spent || action === undefined, `${kept.text} is spent and applies`);
      demand(spent || !kept.spent, `${kept.text} was spent and is not any more`);
      kept.spent = spent;
    }
    if (orders.kinds && course.below(KINDS_ONCE_IN) === 0) checkKinds(course, orders, view, seat);
    if (legal.length === 0) continue;
    const action = pick(legal, course.below);
    for (const text of orders.offered(view, seat, action)) {
      demand(text.length <= LONGEST_ORDER && /^[^\n:~]+$/.test(text), `an order is a short line: ${text}`);
      same(orders.applied(view, seat, text), action, `what ${text} does where it is offered`);
      demand(!orders.isSpent(view, seat, text), `${text} is offered and spent`);
      course.orders.push({ seat, text, spent: false });
    }
    for (const junk of ['', 'x', `${game.write(action)} x`])
      same(orders.applied(view, seat, junk), undefined, `what the order “${junk}” does`);
  }
  course.orders.splice(0, course.orders.length - ORDERS_KEPT);
}

function checkWorth({ game, table, state }: Course, seat: Seat, action: unknown, after: unknown): void {
  if (game.worth === undefined) return;
  const { points } = table;
  if (points === undefined) throw new Error('a game that tells worth needs a table that tells points');
  const gained = (points(after)[seat] ?? 0) - (points(state)[seat] ?? 0);
  const view = game.view(state, seat);
  const worth = game.worth(view, seat, action);
  if (worth !== undefined) same(worth, gained, `what ${game.write(action)} is worth`);
  const prospects = game.prospects?.(view, seat, action) ?? [];
  const worths = prospects.map(prospect => game.worth?.(view, seat, prospect) ?? 0);
  same(
    worths,
    worths.toSorted((one, other) => other - one),
    'prospects come best first',
  );
}

function checkProposed({ game, state }: Course, seat: Seat, legal: readonly unknown[]): void {
  if (!game.proposed) return;
  const view = game.view(state, seat);
  const proposed = game.proposed(view, seat, legal);
  const texts = (actions: readonly unknown[]) => actions.map(action => game.write(action)).toSorted();
  same(texts(proposed), texts(legal), 'what is proposed is what is legal');
  const kindOf = (action: unknown): string => game.fields(action)[0]?.[1] ?? '';
  const brings = (action: unknown): readonly number[] =>
    [action, ...(game.prospects?.(view, seat, action) ?? [])].map(
      each => game.worth?.(view, seat, each) ?? 0,
    );
  for (const [at, action] of proposed.entries()) {
    const before = proposed[at - 1];
    if (before === undefined || kindOf(before) !== kindOf(action)) continue;
    const [own = 0, first = 0] = brings(action);
    const [ownBefore = 0, firstBefore = 0] = brings(before);
    demand(
      ownBefore > own || (ownBefore === own && firstBefore >= first),
      `${game.write(action)} brings more than what is proposed before it`,
    );
  }
}

/**
 * Checks that the game refuses an action and leaves the dice as they were.
 * @param why reason in the error message
 */
export function expectRefused(course: Course, seat: Seat, action: unknown, why: string): void {
  const { state, dice, game } = course;
  const { counters } = dice;
  const result = game.apply(state, seat, action, dice);
  if (result.ok) throw new Error(`accepted, though ${why}: seat ${seat}, ${JSON.stringify(action)}`);
  demand(/^[a-z][a-z/-]+$/.test(result.refusal.code), `a refusal's code: ${result.refusal.code}`);
  freezePlain(result.refusal, new WeakSet(), 'refusal');
  same(dice.counters, counters, 'a refusal leaves the dice');
}
