import type { AddressedEvent, AnyGame, Game } from '../../src/core/contract/game.ts';
import { playByTheContract, type Table } from './kit.ts';

/** Returns the first fault that the kit finds in random games of three seats, or of two where the game has no third. */
export function firstFault(game: AnyGame, table: Table, games: number): string {
  const seats = Math.min(3, game.seats(table.options).max);
  for (let seed = 0; seed < games; seed++) {
    try {
      playByTheContract(game, table, seats, seed);
    } catch (error) {
      return (error as Error).message;
    }
  }
  return 'the kit found nothing';
}

/** Returns rules that tell events of these types to all, also what only one seat may hear. */
export const tellingAll = <State, Action, Event extends { readonly type: string }, View, Options>(
  rules: Game<State, Action, Event, View, Options>,
  ...types: readonly Event['type'][]
): Pick<typeof rules, 'apply'> => ({
  apply: (...given) => {
    const done = rules.apply(...given);
    if (!done.ok) return done;
    const events = done.value.events.map(
      (each): AddressedEvent<Event> =>
        types.includes(each.event.type) ? { to: 'all', event: each.event } : each,
    );
    return { ok: true, value: { ...done.value, events } };
  },
});
