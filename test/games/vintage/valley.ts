import type { Answer, Person } from 'local-discord';
import { expect } from 'vitest';
import { SeededDice } from '../../../src/core/dice.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { games } from '../../../src/games/registry.ts';
import { steady } from '../../../src/games/vintage/player/steady.ts';
import { vintagePresenter } from '../../../src/games/vintage/presenter/index.ts';
import { vintage } from '../../../src/games/vintage/rules/index.ts';
import type { Action, ActionType, State } from '../../../src/games/vintage/rules/types.ts';
import type { Language } from '../../../src/stage/language/languages.ts';
import type { Presenters } from '../../../src/stage/presenter.ts';
import { last, type Scene, scene } from '../../discord/kit.ts';
import { pressed } from '../../support/acts.ts';
import { truth } from '../../support/truth.ts';

/** Makes a presenter without painting, which would take minutes. The look of the board does not matter here. */
const unpainted = (language: Language) => vintagePresenter(language, async () => Buffer.from('a picture'));

/** A game of Vintage in a channel, begun. */
export interface Valley {
  readonly stage: Scene;
  /** People in the order of seats. */
  readonly people: readonly Person[];
}

export interface ValleyOptions {
  readonly seed?: Uint8Array;
  /** The position that the game begins with; default: a deal. */
  readonly position?: State;
}

export async function valley(seats: number, { seed, position }: ValleyOptions = {}): Promise<Valley> {
  const begun = { ...vintage, setup: () => position } as unknown as AnyGame;
  const stage = await scene({
    presenters: { ...presenters, vintage: unpainted as unknown as Presenters[string] },
    ...(seed && { newSeed: () => seed }),
    ...(position && { games: { ...games, vintage: begun } }),
  });
  const { channel, table, discord } = stage;
  const people = [stage.ann, stage.bob, stage.cid, discord.addUser({ name: 'Dot' })].slice(0, seats);
  const [opener, ...others] = people;
  await opener?.command(channel, 'vintage new', { seats, order: 'joined' });
  await stage.quiet();
  for (const person of others) await person.press(last(channel), 'Join');
  await stage.quiet();
  if ((await table.live(channel.id))?.status === 'lobby') await opener?.press(last(channel), 'Start');
  await stage.quiet();
  return { stage, people };
}

export const now = async ({ stage }: Valley) => {
  const match = await stage.table.latest(stage.channel.id);
  if (!match) throw new Error('no game');
  return match;
};

export const stateOf = async (at: Valley): Promise<State> => truth<State>(at.stage, await now(at));

export const personAt = ({ people }: Valley, seat: number): Person => {
  const person = people[seat];
  if (!person) throw new Error(`nobody at seat ${seat}`);
  return person;
};

type Options = Readonly<Record<string, string | boolean>>;

const GROUPS: Readonly<Partial<Record<ActionType, string>>> = {
  ...Object.fromEntries(['buy', 'plant', 'take', 'play', 'first', 'pass'].map(type => [type, 'act'])),
  ...Object.fromEntries(['gather', 'leave', 'unload', 'add', 'stop'].map(type => [type, 'step'])),
};
/** Done without a preview, and so without the option to leave it out. */
const AT_ONCE: readonly ActionType[] = ['harvest', 'gather', 'leave', 'unload', 'add', 'stop'];

/** An action as its own verb is typed, all of it. */
export function verbOf(action: Action): readonly [verb: string, options: Options] {
  const { type } = action;
  const group = GROUPS[type];
  const typed = vintage
    .fields(action)
    .filter(([name]) => name !== 'type' && !(name === 'estate' && (type === 'gather' || type === 'leave')));
  return [
    group ? `${group} ${type}` : type,
    { ...Object.fromEntries(typed), ...(!AT_ONCE.includes(type) && { now: true }) },
  ];
}

export const typing = (at: Valley, seat: number, verb: string, options: Options = {}): Promise<Answer> =>
  personAt(at, seat).command(at.stage.channel, `vintage ${verb}`, options);

const dice = new SeededDice(new Uint8Array(32).fill(3));

/** Chooses the first legal action of a kind that was never done, or else the stand-in's action. */
export function chosen(state: State, done: ReadonlySet<string>): Action {
  const [seat = -1] = vintage.toAct(state);
  const fresh = vintage
    .legal(state, seat)
    .find(({ type }) => !done.has(type) && !['pass', 'stop'].includes(type));
  return fresh ?? steady.choose(vintage, vintage.view(state, seat), seat, dice);
}

const GAME = vintage as unknown as AnyGame;

/** Presses the asked person's way to an action. */
export const byButtons = async (at: Valley, action: Action): Promise<void> => {
  const [seat = -1] = vintage.toAct(await stateOf(at));
  const place = { running: at.stage, channel: at.stage.channel };
  const answer = await pressed(GAME, place, personAt(at, seat), action);
  expect(answer.ephemeral).toBe(true);
  await at.stage.quiet();
};

/** Or types it. */
export const byCommands = async (at: Valley, action: Action): Promise<void> => {
  const { rev } = await now(at);
  const [seat = -1] = vintage.toAct(await stateOf(at));
  const answer = await typing(at, seat, ...verbOf(action));
  expect(answer.ephemeral).toBe(true);
  expect((await now(at)).rev, `${vintage.write(action)}: ${answer.content}`).toBeGreaterThan(rev);
};

/** A whole game; gives the kinds of action that were done. */
export async function playedBy(doing: (at: Valley, action: Action) => Promise<void>, seats: number) {
  const at = await valley(seats);
  const kinds = new Set<string>();
  for (let decisions = 0; decisions < 600; decisions++) {
    if ((await now(at)).status !== 'running') break;
    const action = chosen(await stateOf(at), kinds);
    kinds.add(action.type);
    await doing(at, action);
  }
  await at.stage.quiet();
  expect(await now(at)).toMatchObject({ status: 'over', endedBy: 'rules' });
  expect(at.stage.trouble).toEqual([]);
  return { at, kinds };
}
