import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { inGame } from '../support/in-game.ts';
import { family, last, liveIn, playByChance, playedOut, scene, shown } from './kit.ts';

const pictureOf = (message: ReturnType<typeof shown>, at = 0) => {
  const picture = message.attachments[at];
  if (!picture) throw new Error(`no picture with: ${message.content}`);
  return picture;
};

async function saidUntilDone(answer: Answer): Promise<readonly string[]> {
  const said = new Set<string>();
  for (;;) {
    said.add(answer.content);
    if (!answer.content.includes('% done')) return [...said];
    await sleep(5);
  }
}

describe('a game to be shown', () => {
  test('a card and a replay, of a running game to whoever asks, and of an ended one; the end has its own picture', async () => {
    const stage = await scene({ paints: ['share', 'ending'] });
    const { channel, cid } = stage;
    await family(stage);
    await playByChance(stage, await liveIn(stage), 7, 14);
    await stage.quiet();
    const card = shown(await inGame(cid, channel, 'porto', 'share'));
    expect(pictureOf(card).filename).toMatch(/-14-card\.png$/);
    const { promise: delay, resolve: goOn } = Promise.withResolvers<void>();
    const before = stage.discord.requests.length;
    stage.discord.fail({ method: 'PATCH', path: /@original/, delay });
    const first = inGame(cid, channel, 'porto', 'replay');
    const shows = () => stage.discord.requests.slice(before).some(({ method }) => method === 'PATCH');
    await expect.poll(shows).toBe(true);
    const other = await inGame(stage.ann, channel, 'porto', 'replay');
    expect(other.content).toContain('being drawn');
    goOn();
    const replay = await first;
    const said = await saidUntilDone(replay);
    expect(said.filter(content => content.includes('% done')).length).toBeGreaterThan(0);
    const made = shown(replay);
    expect(made.content).toContain('from the deal until now');
    expect(pictureOf(made).filename).toMatch(/-14\.gif$/);
    await playedOut(stage, 7);
    const end = last(channel);
    expect(end.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/-result\.png$/)]);
    expect(pictureOf(end).description).toContain('Points round by round');
    const whole = await inGame(cid, channel, 'porto', 'replay');
    await saidUntilDone(whole);
    expect(pictureOf(shown(whole)).size).toBeLessThan(3_000_000);
  });
});
