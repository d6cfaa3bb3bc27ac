import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel, Person, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { chooser, playOn } from '../table/porto-room.ts';
import { type Scene, type SceneOptions, scene, shown } from './kit.ts';
import { Clock, HOUR } from './told.ts';

const DAY = 24 * HOUR;
/** A Tuesday. */
const TUESDAY = Date.parse('2026-11-24T12:00Z');

interface Village extends Scene {
  readonly clock: Clock;
  readonly plaza: Channel;
  /** Moves the clock to the next morning, and waits for the bot's messages. */
  morning(): Promise<void>;
}

async function village(options: SceneOptions = {}): Promise<Village> {
  const clock = new Clock();
  clock.at = TUESDAY;
  const stage = await scene({ paints: false, now: clock.now, ...options });
  const plaza = stage.guild.addChannel({ name: 'plaza' });
  stage.ann.manageGuild = true;
  return {
    ...stage,
    clock,
    plaza,
    morning: async () => {
      clock.at = Math.floor((clock.at + 16 * HOUR) / DAY) * DAY + 8 * HOUR;
      stage.bot.refresh();
      await stage.quiet();
    },
  };
}

const labels = ({ buttons }: StoredMessage): readonly string[] => buttons.map(({ label }) => label);

const set = (stage: Village, over: Record<string, string | number | boolean | Channel> = {}) =>
  stage.ann.command(stage.channel, 'games server', { 'morning-channel': stage.plaza, ...over });

async function playDaily({ store, table, guild }: Village, person: Person, seed = 2): Promise<void> {
  const today = await table.deals.today('porto', person, guild.id);
  if (!today.ok) throw new Error(today.refusal.code);
  const begun = await table.deals.begin(today.value.deal.id, person, 'on', guild.id);
  if (!begun.ok) throw new Error(begun.refusal.code);
  await playOn({ table, store } as Parameters<typeof playOn>[0], begun.value, chooser(seed));
}

const only = (channel: Channel): StoredMessage => {
  const [message, ...others] = channel.messages;
  if (!message || others.length > 0) throw new Error(`${channel.messages.length} messages`);
  return message;
};

describe('the morning message', () => {
  test('is set by a moderator, and lists the closed daily, without mentions; a press begins the next one', async () => {
    const stage = await village();
    const { ann, bob, plaza } = stage;
    expect(
      (await bob.command(stage.channel, 'games server', { 'morning-channel': plaza })).content,
    ).toContain('Members with Manage Server');
    const answer = await set(stage);
    expect(answer.content).toContain(`Morning message: **<#${plaza.id}>**`);
    expect(answer.content).toContain('Hour of the morning message: **08:00**');
    expect(answer.content).toContain('The next morning message is due <t:1795593600:f>.');
    await playDaily(stage, ann);
    await playDaily(stage, bob, 3);
    await stage.morning();
    const message = only(plaza);
    expect(message.content).toMatch(/^☀️ \*\*Good morning!\*\* 25 November 2026/);
    expect(message.content).toContain('**Porto · Daily No. 1**');
    expect(message.content).toMatch(/🥇 \*\*(Ann|Bob)\*\*: \d+ points?/u);
    expect(message.content).toMatch(/🥈 \*\*(Ann|Bob)\*\*: \d+ points?/u);
    expect(message.mentions).toEqual([]);
    expect(labels(message)).toEqual(["Play today's Porto"]);
    const begun = shown(await bob.press(message, "Play today's Porto"));
    expect(begun.ephemeral).toBe(true);
    expect(begun.attachments[0]?.filename).toMatch(/turn|choice/);
    expect(stage.trouble).toEqual([]);
  });
});
