import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { inGame } from '../support/in-game.ts';
import { family, last, liveIn, playByChance, playedOut, type Scene, scene, shown } from './kit.ts';

/** Beginning of an answer with a finished time-lapse. */
const DRAWN = 'Here is the game from the deal until now';

const pictureOf = (message: ReturnType<typeof shown>, at = 0) => {
  const picture = message.attachments[at];
  if (!picture) throw new Error(`no picture with: ${message.content}`);
  return picture;
};

/** Waits for a finished time-lapse. Returns the texts that its answer had, the last one last. */
async function toldUntilDrawn({ discord }: Scene, answer: Answer): Promise<readonly string[]> {
  while (!answer.content.startsWith(DRAWN)) await sleep(5);
  const edits = discord.requests.filter(
    ({ method, interaction }) => method === 'PATCH' && interaction === answer.interaction.id,
  );
  return edits.map(({ body }) => (body as { readonly content?: string }).content ?? '');
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
    const [first, other] = await Promise.all([
      inGame(cid, channel, 'porto', 'replay'),
      inGame(stage.ann, channel, 'porto', 'replay'),
    ]);
    for (const asked of [first, other]) {
      const told = await toldUntilDrawn(stage, asked);
      expect(told[0]).toContain('0% done');
      expect(told.at(-1)).toContain(DRAWN);
    }
    const made = shown(first);
    expect(pictureOf(made).filename).toMatch(/-14\.gif$/);
    await playedOut(stage, 7);
    const end = last(channel);
    expect(end.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/-result\.png$/)]);
    expect(pictureOf(end).description).toContain('Points round by round');
    // discord.js makes three attempts. The bot repeats no progress, since the repetition could replace the finished answer.
    stage.discord.fail({ method: 'PATCH', path: /@original/, saying: /80% done/, status: 500, times: 100 });
    const whole = await inGame(cid, channel, 'porto', 'replay');
    const told = await toldUntilDrawn(stage, whole);
    expect(told.filter(content => content.includes('80% done'))).toHaveLength(3);
    expect(pictureOf(shown(whole)).size).toBeLessThan(3_000_000);
  });
});
