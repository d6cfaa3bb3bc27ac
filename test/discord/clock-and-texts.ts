import { PermissionFlagsBits } from 'discord.js';
import type { Answer, Channel, LocalDiscord, Person, ShownPayload } from 'local-discord';
import { expect } from 'vitest';
import type { Match } from '../../src/table/match/types.ts';
import { PORTO } from '../support/acts.ts';
import { accepted, at } from '../table/room.ts';
import { liveIn, type Scene, type SceneOptions, scene, startGame } from './kit.ts';

export const HOUR = 3_600_000;

export class Clock {
  at = Date.parse('2026-05-04T12:00Z');
  readonly now = (): number => this.at;
}

export interface Timed extends Scene {
  readonly clock: Clock;
  /** Moves the clock by this many hours, one at a time, and sends all due messages. */
  pass(hours: number): Promise<void>;
}

export async function timed(options: SceneOptions = {}): Promise<Timed> {
  const clock = new Clock();
  const stage = await scene({ now: clock.now, ...options });
  return {
    ...stage,
    clock,
    pass: async hours => {
      for (let hour = 0; hour < hours; hour++) {
        clock.at += HOUR;
        if (!(await isDue(stage, clock.at)) && hour < hours - 1) continue;
        await stage.table.dueWork.run();
        await stage.quiet();
      }
    },
  };
}

/** Returns true if the bot has work by now. */
async function isDue({ table }: Scene, now: number): Promise<boolean> {
  const { dueWork, outbox, directMessages, leagues, duplicates, mornings } = table;
  const next = [
    await dueWork.nextAt(),
    ...(
      await Promise.all([outbox, directMessages, leagues, duplicates, mornings].map(each => each.outlook()))
    ).map(({ nextAt }) => nextAt),
  ];
  return next.some(at => at !== undefined && at <= now);
}

export interface Table {
  readonly match: Match;
  readonly people: readonly Person[];
}

/** Starts a family game of these people. Returns the match and the people in turn order. */
export async function seated(
  stage: Scene,
  people: readonly Person[],
  options: { readonly pace?: string; readonly thread?: boolean; readonly rated?: boolean } = {},
): Promise<Table> {
  await startGame(stage, people, { variant: 'family', ...options });
  const match = await liveIn(stage);
  return { match, people: match.seats.map(({ id }) => named(people, id)) };
}

const named = (people: readonly Person[], id: string): Person => {
  const found = people.find(person => person.id === id);
  if (!found) throw new Error(`nobody is ${id}`);
  return found;
};

export async function play(stage: Scene, matchId: string): Promise<void> {
  const match = await stage.table.get(matchId);
  const [seat] = match ? match.position.toAct : [];
  if (!match || seat === undefined) throw new Error('nobody is to act');
  const [action] = match.position.legal(seat);
  accepted(await stage.table.act(match.id, at(match, seat), PORTO.write(action)));
  await stage.quiet();
}

/** Returns the ids of all people that a channel's messages pinged, oldest first, including deleted messages. */
export function pinged(discord: LocalDiscord, channel: Channel): readonly string[] {
  return posts(discord, channel).flatMap(({ body }) => {
    if (typeof body !== 'object' || body === null || !('allowed_mentions' in body)) return [];
    const { users = [] } = body.allowed_mentions as { users?: readonly string[] };
    return users;
  });
}

/** Returns the posts of a channel, including deleted messages. Edits do not count, since an edit pings no person. */
export function posts(discord: LocalDiscord, { id }: Channel): readonly ShownPayload[] {
  const seen = new Set<string>();
  return discord.payloads.filter(({ channelId, messageId }) => {
    const isNew = !seen.has(messageId);
    seen.add(messageId);
    return isNew && channelId === id;
  });
}

/** Lets only the bot and these people see a channel from now on. */
export function hide(discord: LocalDiscord, channel: Channel, ...people: readonly Person[]): void {
  const see = PermissionFlagsBits.ViewChannel.toString();
  discord.dispatch('CHANNEL_UPDATE', {
    ...{ id: channel.id, type: 0, guild_id: channel.guild?.id, name: channel.name, position: 0 },
    permission_overwrites: [
      { id: channel.guild?.id, type: 0, allow: '0', deny: see },
      ...[discord.botId, ...people.map(({ id }) => id)].map(id => ({ id, type: 1, allow: see, deny: '0' })),
    ],
  });
}

/** Expects a private answer with these words, and that it changes nothing. */
export async function refused(stage: Scene, act: () => Promise<Answer>, ...words: string[]): Promise<Answer> {
  const standing = async () => [
    (await stage.table.latest(stage.channel.id))?.rev,
    stage.channel.messages.length,
  ];
  await stage.quiet();
  const before = await standing();
  const answer = await act();
  await stage.quiet();
  expect(answer.ephemeral).toBe(true);
  for (const word of words) expect(answer.content).toContain(word);
  expect(await standing()).toEqual(before);
  return answer;
}
