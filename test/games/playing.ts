import type { Dice } from '../../src/core/contract/dice.ts';
import type { Game, History, PlayedAction, Seat } from '../../src/core/contract/game.ts';

export type Choose<State, Action> = (legal: readonly Action[], state: State, seat: Seat) => Action;

/**
 * Returns a function that plays a game from its deal, and returns its history.
 * @param choose chooses each action of the first seat to act
 * @param most number of actions after which the game stops. Absent: it is played to its end.
 */
export const playing =
  <State, Action, Event, View, Options>(rules: Game<State, Action, Event, View, Options>) =>
  (
    deal: State,
    dice: Dice,
    choose: Choose<State, Action>,
    most = Number.POSITIVE_INFINITY,
  ): History<State, Action, Event> => {
    const played: PlayedAction<State, Action, Event>[] = [];
    let state = deal;
    for (
      let [seat] = rules.toAct(state);
      seat !== undefined && played.length < most;
      [seat] = rules.toAct(state)
    ) {
      const action = choose(rules.legal(state, seat), state, seat);
      const done = rules.apply(state, seat, action, dice);
      if (!done.ok) throw new Error(`${rules.write(action)}: ${done.refusal.code}`);
      state = done.value.state;
      played.push({ seat, action, events: done.value.events, state });
    }
    return { deal, played, resigned: [] };
  };

/** Returns the states of a running game that are the first of their phase, and every so many others. */
export function kindsAndEvery<State extends { readonly phase: { readonly type: string } }>(
  every: number,
  states: readonly State[],
): readonly State[] {
  const seen = new Set<string>();
  return states.filter(({ phase: { type } }, at) => {
    const isFirst = !seen.has(type);
    seen.add(type);
    return type !== 'over' && (isFirst || at % every === 0);
  });
}
