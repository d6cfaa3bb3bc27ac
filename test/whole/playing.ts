import type { Answer, Channel, Person } from 'local-discord';
import { expect } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { porto } from '../../src/games/porto/game.ts';
import type { Action, Options, State } from '../../src/games/porto/rules/types.ts';
import type { Match } from '../../src/table/match/types.ts';
import { byCommand } from '../support/acts.ts';
import type { Running } from '../support/bot.ts';
import { truth } from '../support/reads.ts';

export { byButtons, byCommand, live } from '../support/acts.ts';

export interface Play {
  readonly running: Running;
  readonly channel: Channel;
  readonly people: readonly Person[];
}

const personAt = ({ people }: Play, match: Match, seat: number): Person => {
  const id = match.seats.find(each => each.seat === seat)?.id;
  const person = people.find(each => each.id === id);
  if (!person) throw new Error(`nobody at seat ${seat}`);
  return person;
};

const scratch = new SeededDice(new Uint8Array(32));

const gain = (state: State, seat: number, action: Action): number => {
  const done = porto.apply(state, seat, action, new SeededDice(new Uint8Array(32), scratch.counters));
  const after = done.ok ? done.value.state.players[seat]?.score : undefined;
  return (after ?? 0) - (state.players[seat]?.score ?? 0);
};

/**
 * Returns the build with most points if it brings 8 or more, or else the largest draw. For a decision of another kind, returns
 * the first action.
 */
export const greedy = (state: State, seat: number): Action => {
  const actions = porto.legal(state, seat);
  const [first] = actions;
  if (first === undefined) throw new Error(`seat ${seat} can't act`);
  if (first.type === 'timer' || first.type === 'keep') return first;
  const best = actions
    .filter(action => action.type === 'build')
    .map(action => ({ action, points: gain(state, seat, action) }))
    .reduce((one, other) => (other.points > one.points ? other : one), { action: first, points: -1 });
  const draws = actions.filter(action => action.type === 'draw');
  const most = Math.max(...draws.map(action => action.slots.length));
  const draw = draws.find(action => action.slots.length === most);
  return best.points >= 8 || draw === undefined ? best.action : draw;
};

/** Draws one card at a time and never builds, which loses a solo game. */
export const idle = (state: State, seat: number): Action => {
  const [first] = porto.legal(state, seat);
  if (first === undefined) throw new Error(`seat ${seat} can't act`);
  return first;
};

type Act = (play: Play, person: Person, action: Action) => Promise<Answer>;
export interface Manners {
  /** Functions that play an action, by seat. The last function serves all further seats. */
  readonly acts: readonly Act[];
  readonly choose: (state: State, seat: number) => Action;
  /** Revision at which play stops. Default: play goes on to the end. */
  readonly until?: number;
  readonly after?: (match: Match) => void | Promise<void>;
}

export async function playOn(
  play: Play,
  { acts, choose, until = Number.POSITIVE_INFINITY, after }: Manners,
): Promise<void> {
  for (;;) {
    const match = await play.running.table.live(play.channel.id);
    if (!match || match.rev >= until) return;
    const sealed = await play.running.table.sealed(match.id);
    const state = await truth<State>(play.running, match);
    const seat = porto.toAct(state).find(each => !sealed.includes(each));
    if (seat === undefined) throw new Error('nobody is to act');
    const act = acts[Math.min(seat, acts.length - 1)] ?? byCommand;
    const answer = await act(play, personAt(play, match, seat), choose(state, seat));
    expect(answer.ephemeral ?? true).toBe(true);
    await play.running.quiet();
    await after?.(match);
  }
}

/** Plays by commands to the end, or up to a revision. */
export async function playTo(
  running: Running & Pick<Play, 'channel'>,
  people: readonly Person[],
  until?: number,
): Promise<void> {
  const play = { running, channel: running.channel, people };
  await playOn(play, { acts: [byCommand], choose: greedy, ...(until !== undefined && { until }) });
}

/** Returns a seed with which `choose` plays a game to a final state that satisfies `fits`. */
export const seedWhere = (
  options: Options,
  seats: number,
  choose: Manners['choose'],
  fits: (state: State) => boolean,
): Uint8Array => {
  for (let byte = 1; byte < 256; byte++) {
    const seed = new Uint8Array(32).fill(byte);
    const dice = new SeededDice(seed);
    let state = porto.setup(seats, options, dice);
    for (let seat = porto.toAct(state)[0]; seat !== undefined; seat = porto.toAct(state)[0]) {
      const done = porto.apply(state, seat, choose(state, seat), dice);
      if (!done.ok) throw new Error(done.refusal.code);
      state = done.value.state;
    }
    if (fits(state)) return seed;
  }
  throw new Error('no such seed');
};
