import { type Seat, visibleEvents } from '../../src/core/contract/game.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import type { Decision } from './decision.ts';

/** Returns the seat of an event. Undefined: the event has none. */
export const seatOf = (event: unknown): unknown => (event as { readonly seat?: unknown } | undefined)?.seat;

/** Action in an imagined world, with its effect. */
export interface Ply {
  readonly seat: Seat;
  readonly action: unknown;
  /** State in which the seat decides. */
  readonly before: unknown;
  /** Events that the deciding seat of the puzzle sees. The first action has only the events that the seat can't foresee. */
  readonly events: readonly unknown[];
  /** Number of turns that the seat has begun. For the deciding seat, the puzzle's own turn does not count. */
  readonly turn: number;
}

/**
 * Plays the actions of an imagined world again.
 * @param seed seed of the world, and of all chance in it
 * @param actions the first action, and the actions that followed
 */
export function pliesOf(
  { game, view, seat: viewer }: Pick<Decision, 'game' | 'view' | 'seat'>,
  seed: number,
  actions: readonly unknown[],
): readonly Ply[] {
  let state = game.imagine(view, viewer, new LightDice(seed));
  const turns = new Map<Seat, number>();
  let isInTurn = true;
  return actions.map((action, number) => {
    const [seat = viewer] = number === 0 ? [viewer] : game.toAct(state);
    const step = game.apply(state, seat, action, new LightDice(seed + number));
    if (!step.ok) throw new Error(`${game.id}: ${game.write(action)}: ${step.refusal.code}`);
    const { events, chance, goesOn } = step.value;
    const seen = number === 0 ? events.filter((_, place) => chance.includes(place)) : events;
    const turn = (turns.get(seat) ?? 0) + Number(!isInTurn);
    turns.set(seat, turn);
    const ply = { seat, action, before: state, events: visibleEvents(seen, viewer), turn };
    state = step.value.state;
    isInTurn = goesOn;
    return ply;
  });
}
