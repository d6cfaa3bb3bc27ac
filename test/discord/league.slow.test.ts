import type { Channel, Person, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { inLeague } from '../support/in-game.ts';
import { newLeague } from '../support/new-league.ts';
import { isLong } from '../support/test-form.ts';
import { Clock } from './clock-and-texts.ts';
import { labels, type Scene, scene, shown } from './kit.ts';

const NIGHT = Date.UTC(2026, 10, 22, 2);

interface Hall extends Scene {
  readonly dan: Person;
  readonly eve: Person;
  readonly four: readonly Person[];
}

async function hall(options: Parameters<typeof scene>[0] = {}): Promise<Hall> {
  const stage = await scene({ paints: isLong || ['leagueCard'], ...options });
  const [dan, eve] = [stage.discord.addUser({ name: 'Dan' }), stage.discord.addUser({ name: 'Eve' })];
  return { ...stage, dan, eve, four: [stage.ann, stage.bob, stage.cid, dan] };
}

function board(channel: Channel): StoredMessage {
  const found = channel.messages.find(({ buttons }) =>
    labels({ buttons } as StoredMessage).includes('Standings'),
  );
  if (!found) throw new Error('no league stands there');
  return found;
}

async function opened({ ann, channel, quiet }: Hall, over: Record<string, string | number | boolean> = {}) {
  const options = { game: 'porto', name: 'Autumn', seats: 2, rounds: 1, ...over };
  const answer = shown(await newLeague(ann, channel, options));
  await quiet();
  return answer;
}

async function gathered(stage: Hall, over: Record<string, string | number | boolean> = {}): Promise<void> {
  await opened(stage, over);
  for (const person of [stage.bob, stage.cid]) await person.press(board(stage.channel), 'Join');
  await inLeague(stage.dan, stage.channel, 'join');
  await stage.quiet();
}

const threads = ({ guild }: Hall, live = true): readonly Channel[] =>
  guild.threads.filter(({ messages }) => !live || messages.length > 0);

async function endAll(stage: Hall): Promise<readonly string[]> {
  const winners: string[] = [];
  for (const thread of threads(stage)) {
    const match = await stage.table.live(thread.id);
    const [first, second] = match?.seats ?? [];
    if (!match || !first || !second) continue;
    await stage.table.resign(match.id, first.id);
    winners.push(second.name);
  }
  await stage.quiet();
  return winners;
}

describe('a league', () => {
  test('a message whose answer was lost is not posted again: by its nonce, and looked for when that is forgotten', async () => {
    const clock = new Clock();
    const stage = await hall({ now: clock.now });
    const { channel, discord, ann } = stage;
    await gathered(stage);
    const path = new RegExp(`^/channels/${channel.id}/messages$`);
    // Four requests reach Discord, but the bot gets no response. The next request does not reach Discord.
    discord.fail({ method: 'POST', path, drop: true, afterwards: true, times: 4 });
    discord.fail({ method: 'POST', path, drop: true });
    const rounds = () => channel.messages.filter(({ content }) => content.includes('· Round 1 of 1'));
    await ann.press(board(channel), 'Start');
    await expect.poll(() => rounds().length).toBe(1);
    await expect.poll(async () => (await stage.table.leagues.outlook()).nextAt).toBeGreaterThan(clock.at);
    for (const message of channel.messages) Object.assign(message, { nonce: undefined });
    clock.at += 600_000;
    await expect.poll(async () => (await stage.table.leagues.outlook()).due).toEqual([]);
    await stage.quiet();
    expect(rounds()).toHaveLength(1);
    expect(threads(stage)).toHaveLength(2);
  });

  test('rings for nobody who sleeps: neither as it starts nor as the next round opens', async () => {
    const stage = await hall({ now: () => NIGHT });
    await gathered(stage, { rounds: 2 });
    for (const { id } of stage.four) {
      const set = await stage.table.people.setSettings(id, { zone: 'UTC', quiet: { from: '22', to: '7' } });
      if (!set.ok) throw new Error('not set');
    }
    await stage.ann.press(board(stage.channel), 'Start');
    await stage.quiet();
    await endAll(stage);
    expect(threads(stage)).toHaveLength(4);
    const said = [stage.channel, ...threads(stage)].flatMap(({ messages }) => messages);
    expect(said.flatMap(({ mentions }) => mentions)).toEqual([]);
  });

  test('tells whoever is forgotten and joins again that nobody comes back, by command and by button', async () => {
    const stage = await hall();
    const { channel, ann, bob, eve, table } = stage;
    await gathered(stage);
    await ann.press(board(channel), 'Start');
    await stage.quiet();
    await eve.press(board(channel), 'Join');
    for (const person of [bob, eve]) await table.housekeeping.forget(person.id);
    await stage.quiet();
    for (const answer of [await bob.press(board(channel), 'Join'), await inLeague(bob, channel, 'join')])
      expect(answer.text).toContain("You have left this league: you can't rejoin the same season.");
    expect((await eve.press(board(channel), 'Join')).text).not.toContain('rejoin the same season');
    expect(board(channel).content).not.toContain('Bob');
  });
});
