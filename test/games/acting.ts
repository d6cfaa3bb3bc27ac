import { expect } from 'vitest';
import type { Dice } from '../../src/core/contract/dice.ts';
import type { AnyGame, Game, Seat, Step } from '../../src/core/contract/game.ts';
import type { Player } from '../../src/core/contract/player.ts';
import type { Refusal } from '../../src/core/contract/result.ts';

/**
 * Returns functions that act in positions of a game, by actions or by their texts. The first seat to act acts.
 * @param dice makes the dice of a step that gets no others
 */
export function acting<State, Action, Event, View, Options>(
  rules: Game<State, Action, Event, View, Options>,
  dice: () => Dice,
) {
  const awaited = (state: State): Seat => rules.toAct(state)[0] ?? -1;
  const actionOf = (action: string | Action): Action => {
    if (typeof action !== 'string') return action;
    const read = rules.read(action);
    if (!read.ok) throw new Error(`${action}: ${JSON.stringify(read.refusal)}`);
    return read.value;
  };
  /** Lists the legal actions in notation that start with `begin`. */
  const legalTexts = (state: State, begin = '', seat = awaited(state)): readonly string[] =>
    rules
      .legal(state, seat)
      .map(action => rules.write(action))
      .filter(text => text.startsWith(begin));
  const step = (
    state: State,
    action: string | Action,
    given = dice(),
    seat = awaited(state),
  ): Step<State, Event> => {
    const done = rules.apply(state, seat, actionOf(action), given);
    if (!done.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(done.refusal)}`);
    expect(legalTexts(state, '', seat)).toContain(rules.write(actionOf(action)));
    return done.value;
  };
  const played = (state: State, texts: readonly string[], given = dice()): State =>
    texts.reduce((before, text) => step(before, text, given).state, state);
  /** Returns the refusal of an action or a text. Checks that the refusal changes nothing and that the action is not legal. */
  const refusal = (state: State, action: string | Action, seat = awaited(state)): Refusal => {
    const before = JSON.stringify(state);
    const read = typeof action === 'string' ? rules.read(action) : ({ ok: true, value: action } as const);
    const done = read.ok ? rules.apply(state, seat, read.value, dice()) : read;
    if (done.ok) throw new Error(`${JSON.stringify(action)} is legal`);
    expect(JSON.stringify(state)).toBe(before);
    if (read.ok) expect(rules.legal(state, seat)).not.toContainEqual(read.value);
    return done.refusal;
  };
  const eventsOf = ({ events }: Step<State, Event>): readonly Event[] => events.map(({ event }) => event);
  /** Returns the choice of a player as text. */
  const chosen = (player: Player, state: State, given = dice()): string => {
    const seat = awaited(state);
    return rules.write(
      player.choose(rules as unknown as AnyGame, rules.view(state, seat), seat, given) as Action,
    );
  };
  return { actionOf, legalTexts, step, played, refusal, eventsOf, chosen };
}
