import { expect } from 'vitest';
import { games as house } from '../../commands/games/index.ts';
import { SeededDice } from '../../src/core/dice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import type { Player } from '../../src/core/player.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import type { Match } from '../../src/table/match/types.ts';
import { last, openTurn, type Scene, SEED, waysOf } from '../discord/kit.ts';
import { type Timed, timed } from '../discord/told.ts';
import { pressed } from '../support/acts.ts';
import type { RunningOptions } from '../support/bot.ts';
import { truth } from '../support/truth.ts';
import { toyCommand } from './command.ts';
import { cautious } from './player.ts';
import { TOY_WORDS, toyPresenters } from './presenter.ts';
import { toy, toys } from './rules/index.ts';
import type { Action, State } from './rules/types.ts';

export type Person = Scene['ann'];
type Answer = Awaited<ReturnType<Person['press']>>;

export const WITH_TOY = {
  games: { ...games, ...toys },
  presenters: { ...presenters, ...toyPresenters },
  players: { toy: { steady: cautious as unknown as Player } },
  commands: [toyCommand, house],
  newSeed: () => SEED,
} satisfies RunningOptions;

export interface Quay {
  readonly stage: Timed;
  readonly people: readonly Person[];
}

export async function seated(
  stage: Timed,
  seats: number,
  options: Readonly<Record<string, string | number | boolean>> = {},
): Promise<Quay> {
  const dan = stage.discord.addUser({ name: 'Dan' });
  const people = [stage.ann, stage.bob, stage.cid, dan].slice(0, seats);
  const [opener, ...others] = people;
  await opener?.command(stage.channel, 'toy new', { seats, order: 'joined', ...options });
  await stage.quiet();
  for (const person of others) await person.press(last(stage.channel), 'Join');
  await stage.quiet();
  if ((await stage.table.live(stage.channel.id))?.status === 'lobby')
    await opener?.press(last(stage.channel), 'Start');
  await stage.quiet();
  return { stage, people };
}

export const quay = async (
  seats: number,
  options: Readonly<Record<string, string | number | boolean>> = {},
  running: RunningOptions = {},
): Promise<Quay> => seated(await timed({ ...WITH_TOY, ...running }), seats, options);

export const now = async ({ stage }: Quay): Promise<Match> => {
  const match = await stage.table.latest(stage.channel.id);
  if (!match) throw new Error('no game');
  return match;
};

export const stateOf = async (at: Quay): Promise<State> => truth<State>(at.stage, await now(at));

export const personAt = ({ people }: Quay, seat: number): Person => {
  const person = people[seat];
  if (!person) throw new Error(`nobody at seat ${seat}`);
  return person;
};

export const read = (text: string): Action => {
  const action = toy.read(text);
  if (!action.ok) throw new Error(`no action: ${text}`);
  return action.value;
};

/**
 * Presses from the button under the newest board to the button that commits the action, and waits until the bot has sent all
 * messages.
 */
export async function press(at: Quay, seat: number, text: string): Promise<Answer> {
  const action = read(text);
  const place = { running: at.stage, channel: at.stage.channel };
  const answer = await pressed(toy as unknown as AnyGame, place, personAt(at, seat), action);
  expect(answer.ephemeral).toBe(true);
  await at.stage.quiet();
  return answer;
}

export const offered = async (at: Quay, seat: number): Promise<readonly string[]> =>
  waysOf(await openTurn(personAt(at, seat), last(at.stage.channel)));

/** Makes every seat bid. The first seat with the highest bid gets the turn. */
export async function bid(at: Quay, ...amounts: readonly number[]): Promise<void> {
  for (const [seat, amount] of amounts.entries()) await press(at, seat, `bid ${amount}`);
}

export function seedWhere(seats: number, fits: (deal: State) => boolean): Uint8Array {
  for (let byte = 1; byte < 256; byte++) {
    const seed = new Uint8Array(32).fill(byte);
    if (fits(toy.setup(seats, {}, new SeededDice(seed)))) return seed;
  }
  throw new Error('no such seed');
}

/** Returns a seat's hand in words. The bot must not show this text to any other person. */
export const handWords = ({ hands }: State, seat: number): string =>
  TOY_WORDS.en.hand.letters((hands[seat] ?? []).join(', '));
