import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { inGame } from '../support/in-game.ts';
import { isLong } from '../support/test-form.ts';
import {
  choosing,
  family,
  labelFrom,
  last,
  liveIn,
  openTurn,
  playByChance,
  playedOut,
  scene,
  shown,
} from './kit.ts';

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

describe('pictures of one’s own', () => {
  test('the five private contracts are shown to choose from, then what is picked, then the hand', async () => {
    const stage = await scene();
    const { ann, channel } = stage;
    await choosing(stage);
    const panel = await openTurn(ann, last(channel));
    const five = pictureOf(panel);
    expect(five.filename).toContain('turn');
    for (const number of [1, 2, 3, 4, 5]) expect(five.description).toContain(`\n${number}. `);
    await ann.press(panel, labelFrom(panel, '1 + 2 + 3'));
    expect(panel.content).toContain('Not done yet');
    const hand = pictureOf(shown(await ann.command(channel, 'porto hand')));
    expect(hand.filename).toContain('hand');
    expect(hand.description).toContain('Your hand');
    expect(JSON.stringify(channel.messages.map(({ attachments }) => attachments))).not.toContain('✓');
  });
});

describe('the lobby', () => {
  test('shows who sits where, again whenever a seat changes', async () => {
    const stage = await scene();
    const { ann, bob, channel } = stage;
    await ann.command(channel, 'porto new', { seats: 3 });
    await stage.quiet();
    const lobby = last(channel);
    expect(pictureOf(lobby).description).toContain('1: Ann, 2: free seat, 3: free seat');
    await inGame(bob, channel, 'porto', 'join');
    await stage.quiet();
    expect(lobby.attachments).toHaveLength(1);
    expect(pictureOf(lobby).description).toContain('2: Bob, 3: free seat');
    await inGame(ann, channel, 'porto', 'start');
    await stage.quiet();
    expect(pictureOf(lobby).description).not.toContain('free seat');
  });
});

describe('chapters of the rules', () => {
  test('come with their pictures', async () => {
    const stage = await scene();
    const first = shown(await stage.ann.command(stage.channel, 'porto rules'));
    expect(pictureOf(first).filename).toBe('porto-rules-overview.png');
    const points = shown(await stage.ann.command(stage.channel, 'porto rules', { topic: 'points' }));
    expect(pictureOf(points).description).toContain('Points of a build');
  });
});

describe('a game to be shown', () => {
  test.runIf(isLong)(
    'a card and a replay, of a running game to whoever asks, and of an ended one; the end has its own picture',
    async () => {
      const stage = await scene({ paints: isLong || ['share', 'ending'] });
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
      expect(end.attachments.map(({ filename }) => filename)).toEqual([
        expect.stringMatching(/-result\.png$/),
      ]);
      expect(pictureOf(end).description).toContain('Points round by round');
      const whole = await inGame(cid, channel, 'porto', 'replay');
      await saidUntilDone(whole);
      expect(pictureOf(shown(whole)).size).toBeLessThan(3_000_000);
    },
  );

  test('nothing to show is said in words', async () => {
    const stage = await scene();
    const { ann, channel } = stage;
    for (const what of ['share', 'replay']) {
      expect((await inGame(ann, channel, 'porto', what)).content).toContain('no game');
    }
    await ann.command(channel, 'porto new', { seats: 2 });
    for (const what of ['share', 'replay']) {
      expect((await inGame(ann, channel, 'porto', what)).content).toContain('not started');
    }
  });
});
