import type { Answer, Person } from 'local-discord';
import { expect } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import type { AnyGame, Game, Seat } from '../../src/core/contract/game.ts';
import { steadyOf } from '../../src/core/contract/player.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import type { Presenters } from '../../src/presentation/presenter/presenter.ts';
import { last, type Scene, scene } from '../discord/kit.ts';
import { pressed } from '../support/acts.ts';
import type { RunningOptions } from '../support/bot.ts';
import { newTable } from '../support/new-table.ts';
import { truth } from '../support/reads.ts';

type Options = Readonly<Record<string, string | number | boolean>>;
export type Typed = readonly [verb: string, options: Options];

/** Types an action in words, by the names of its fields: `buy place Cima 2 pay 1`. */
export const saying = (kind: string, { now, ...fields }: Options = {}): Typed => [
  'do',
  { action: [kind, ...Object.entries(fields).flat()].join(' '), ...(now !== undefined && { now }) },
];

export interface Seated<State> {
  readonly stage: Scene;
  readonly people: readonly Person[];
  readonly again: (position?: State) => Promise<Seated<State>>;
}

export interface SeatedOptions<State> {
  readonly variant?: string;
  /** Further options of the command that opens the table. */
  readonly settings?: Options;
  readonly seed?: Uint8Array;
  readonly running?: RunningOptions;
  /** Position at which the game begins. Absent: a normal deal. */
  readonly position?: State;
}

/** Returns presenters that paint nothing for this game, since painting would take minutes. */
const unpainted = (id: string, given: Presenters): Presenters => {
  const { [id]: presenterIn } = given;
  if (!presenterIn) throw new Error(`${id} has no presenter`);
  return { ...given, [id]: language => presenterIn(language, async () => Buffer.from('a picture')) };
};

/** Returns functions that seat people at a game and act for them. @param verbOf returns the verb and options for an action */
export function seating<State, Action, Event, View, GameOptions>(
  rules: Game<State, Action, Event, View, GameOptions>,
  verbOf: (action: Action) => Typed,
) {
  type Place = Seated<State>;
  const { id } = rules;

  async function seated(seats: number, options: SeatedOptions<State> = {}): Promise<Place> {
    const { variant, settings, seed, position, running = {} } = options;
    let next = position;
    const setup: typeof rules.setup = (...deal) => next ?? rules.setup(...deal);
    const stage = await scene({
      ...running,
      presenters: unpainted(id, running.presenters ?? presenters),
      ...(seed && { newSeed: () => seed }),
      games: { ...games, [id]: { ...rules, setup } as unknown as AnyGame },
    });
    const people = [stage.ann, stage.bob, stage.cid, stage.discord.addUser({ name: 'Dot' })].slice(0, seats);
    const begin = async (here: Scene): Promise<Place> => {
      const { channel, table } = here;
      const [opener, ...others] = people;
      const wish = { seats, ...(variant && { variant }), order: 'joined', ...settings } as const;
      if (opener) await newTable(opener, channel, `${id} new`, wish);
      await here.quiet();
      for (const person of others) await person.press(last(channel), 'Join');
      await here.quiet();
      if ((await table.live(channel.id))?.status === 'lobby') await opener?.press(last(channel), 'Start');
      await here.quiet();
      return { stage: here, people, again };
    };
    const again = (other?: State): Promise<Place> => {
      next = other;
      return begin({ ...stage, channel: stage.guild.addChannel({ name: id }) });
    };
    return begin(stage);
  }

  const now = async ({ stage }: Place) => {
    const match = await stage.table.latest(stage.channel.id);
    if (!match) throw new Error('no game');
    return match;
  };
  const stateOf = async (at: Place): Promise<State> => truth<State>(at.stage, await now(at));
  const personAt = ({ people }: Place, seat: Seat): Person => {
    const person = people[seat];
    if (!person) throw new Error(`nobody at seat ${seat}`);
    return person;
  };
  const typing = (at: Place, seat: Seat, verb: string, options: Options = {}): Promise<Answer> =>
    personAt(at, seat).command(at.stage.channel, `${id} ${verb}`, options);

  async function byButtons(at: Place, action: Action, by?: Seat): Promise<void> {
    const [seat = -1] = by === undefined ? rules.toAct(await stateOf(at)) : [by];
    const place = { running: at.stage, channel: at.stage.channel };
    const answer = await pressed(rules as unknown as AnyGame, place, personAt(at, seat), action);
    expect(answer.ephemeral).toBe(true);
    await at.stage.quiet();
  }

  async function byCommands(at: Place, action: Action): Promise<void> {
    const { rev } = await now(at);
    const [seat = -1] = rules.toAct(await stateOf(at));
    const answer = await typing(at, seat, ...verbOf(action));
    expect(answer.ephemeral).toBe(true);
    expect((await now(at)).rev, `${rules.write(action)}: ${answer.content}`).toBeGreaterThan(rev);
  }

  return { rules, seated, now, stateOf, personAt, typing, byButtons, byCommands, verbOf };
}

const MOST_DECISIONS = 900;

/**
 * Plays a whole game through `doing`, and returns the game with the kinds of its actions. A legal action of a new kind comes
 * before the stand-in's choice.
 * @param others kinds that get no such preference
 */
export async function playedBy<State, Action>(
  { rules, seated, now, stateOf }: ReturnType<typeof seating<State, Action, unknown, unknown, unknown>>,
  doing: (at: Seated<State>, action: Action) => Promise<void>,
  others: readonly string[],
  seats: number,
  variant?: string,
) {
  const at = await seated(seats, variant === undefined ? {} : { variant });
  const steady = steadyOf(rules.id, players);
  const dice = new SeededDice(new Uint8Array(32).fill(3));
  const kinds = new Set<string>();
  const kindOf = (action: Action): string => rules.fields(action)[0]?.[1] ?? '';
  for (let count = 0; count < MOST_DECISIONS && (await now(at)).status === 'running'; count++) {
    const state = await stateOf(at);
    const [seat = -1] = rules.toAct(state);
    const fresh = rules
      .legal(state, seat)
      .findLast(action => !kinds.has(kindOf(action)) && !others.includes(kindOf(action)));
    const action =
      fresh ?? (steady.choose(rules as unknown as AnyGame, rules.view(state, seat), seat, dice) as Action);
    kinds.add(kindOf(action));
    await doing(at, action);
  }
  await at.stage.quiet();
  expect(await now(at)).toMatchObject({ status: 'over', endedBy: 'rules' });
  expect(at.stage.trouble).toEqual([]);
  return { at, kinds };
}
