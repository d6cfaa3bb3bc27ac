import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import type { Players } from '../../src/core/contract/player.ts';
import { players } from '../../src/games/bots.ts';
import type { Match } from '../../src/table/match/types.ts';
import { inGame } from '../support/in-game.ts';
import { isLong, times } from '../support/test-form.ts';
import { cancel, family, labels, last, playedOut, type Scene, scene, shown } from './kit.ts';

const { porto } = players;
if (!porto?.coach) throw new Error('nobody judges Porto');

function judging(): { readonly players: Players; readonly asked: { count: number } } {
  const asked = { count: 0 };
  const { strengths, coach } = porto ?? {};
  const hard = strengths?.hard;
  if (!strengths || !coach || !hard?.lines) throw new Error('nobody judges Porto');
  const counting = {
    ...hard,
    lines: (...given: Parameters<NonNullable<typeof hard.lines>>) => {
      asked.count += 1;
      return hard.lines?.(...given) ?? [];
    },
  };
  return {
    asked,
    players: {
      porto: {
        ...porto,
        strengths: { ...strengths, hard: counting },
        coach: { ...coach, playouts: 150, worlds: times(10, coach.worlds) },
      },
    } as Players,
  };
}

async function ended(stage: Scene): Promise<Match> {
  await family(stage);
  return playedOut(stage, 3);
}

async function made(stage: Scene, answer: Answer): Promise<StoredMessage> {
  while (shown(answer).attachments.length === 0) await sleep(25);
  await stage.quiet();
  return shown(answer);
}

const pointsIn = (line: string | undefined): number =>
  Number(
    /\*\*([+−]?[\d.,]+)\*\*/u
      .exec(line ?? '')?.[1]
      ?.replace('−', '-')
      .replace(',', '.'),
  );

describe('the review of a game', () => {
  test('is a press away at its end: a curve, parts that add up, the costliest turns with both boards; made once; private until shared', async () => {
    const { players: house, asked } = judging();
    const stage = await scene({ paints: isLong || ['curve', 'compared'], players: house });
    const { ann, bob, cid, channel } = stage;
    const match = await ended(stage);
    const final = last(channel);
    expect(labels(final)).toContain('Review');
    const messages = channel.messages.length;

    const answer = await ann.press(final, 'Review');
    expect(answer.ephemeral).toBe(true);
    const page = await made(stage, answer);
    const first = page.content;
    const lines = first.split('\n');
    expect(lines[0]).toBe('**Review: Ann**');
    expect(lines[1]).toMatch(/^Accuracy: \*\*\d{1,3}\*\* of 100, in \d+ decisions\./);
    const [start, own, others, luck, end] = lines.slice(2, 7).map(pointsIn);
    expect([start, own, others, luck].every(points => Number.isFinite(points))).toBe(true);
    expect((start ?? 0) + (own ?? 0) + (others ?? 0) + (luck ?? 0)).toBeCloseTo(end ?? Number.NaN, 0);
    const seat = match.seats.findIndex(({ id }) => id === ann.id);
    const { totals = [] } = match.position.outcome ?? {};
    expect(end).toBe((totals[seat] ?? 0) - (totals[1 - seat] ?? 0));
    const [curve] = page.attachments;
    expect(curve?.description).toContain('How it went for Ann');
    expect(curve?.data.length).toBeLessThanOrEqual(350 * 1024);
    const turns = labels(page).filter(label => /^Turn \d+: −[\d.]+$/u.test(label));
    expect(labels(page)).toEqual(['Overview', ...turns, 'Share']);
    // The weights decide which turns the review criticises, but a game like this always has a mistake.
    expect([1, 2, 3]).toContain(turns.length);

    const thoughts = asked.count;
    expect(thoughts).toBeGreaterThan(20);
    const [, dearest = ''] = labels(page);
    await ann.press(page, dearest);
    const turn = page.content;
    expect(turn).toMatch(/^\*\*Turn \d+: final result −[\d.]+\*\*\nPlayed: .+\nBetter: \*\*.+\*\*\n/u);
    expect(turn).toContain('Chance of winning in games like this: ');
    expect(page.attachments[0]?.data.length).toBeLessThanOrEqual(350 * 1024);
    expect(page.attachments[0]?.description).toMatch(/^Played: .+ Better: /);
    await ann.press(page, 'Overview');
    expect(page.content).toBe(first);
    await made(stage, await bob.press(final, 'Review'));
    expect(asked.count).toBe(thoughts);

    expect((await cid.press(final, 'Review')).content).toContain('Nobody has shared a review of this game');
    expect(channel.messages).toHaveLength(messages);
    await ann.press(page, 'Share');
    await stage.quiet();
    const message = last(channel);
    expect(message.content).toMatch(
      /^\*\*Ann\*\* shares how this game went, with an accuracy of \*\*\d+\*\* of 100:$/,
    );
    expect(message.attachments).toHaveLength(1);
    expect(message.buttons).toEqual([]);
    const looked = shown(await inGame(cid, channel, 'porto', 'review'));
    expect(looked.content).toBe(first);
    expect(labels(looked)).not.toContain('Share');
    expect(stage.trouble).toEqual([]);
  });

  test.runIf(isLong)('is in the language of the reader, and of the channel where it is shared', async () => {
    const stage = await scene({ paints: isLong || ['curve', 'compared'], players: judging().players });
    const { ann, bob, channel } = stage;
    await ended(stage);
    ann.locale = 'ko';
    bob.locale = 'pt-BR';
    const korean = await made(stage, await inGame(ann, channel, 'porto', 'review'));
    expect(korean.content).toMatch(/^\*\*복기: Ann 님\*\*\n정확도: /);
    expect(korean.content).not.toMatch(/points|Accuracy|Luck/);
    expect(korean.attachments[0]?.description).toContain('Ann 님의 흐름');
    await ann.press(korean, labels(korean)[1] ?? '');
    expect(korean.content).toContain('더 나은 선택: ');
    await ann.press(korean, '전체');
    await ann.press(korean, '공유');
    await stage.quiet();
    expect(last(channel).content).toMatch(/^\*\*Ann\*\* shares/);
    const portuguese = await made(stage, await inGame(bob, channel, 'porto', 'review'));
    expect(portuguese.content).toMatch(/^\*\*Análise: Bob\*\*\nPrecisão: /);
    expect(portuguese.content).toMatch(/Sorte: \*\*[+−]?\d+(,\d)?\*\*/u);
  });
});

describe('there is none', () => {
  test('a game that runs, one that was called off before any choice, and one without a judge have no review', async () => {
    const stage = await scene({ paints: isLong || ['curve', 'compared'], players: judging().players });
    const { ann, bob, channel } = stage;
    expect((await inGame(ann, channel, 'porto', 'review')).content).toContain('no game');
    await family(stage);
    expect((await inGame(ann, channel, 'porto', 'review')).content).toContain('still being played');
    await cancel(ann, channel);
    await cancel(bob, channel);
    await stage.quiet();
    expect((await inGame(ann, channel, 'porto', 'review')).content).toContain('There is nothing to review');

    const alone = await scene({ paints: isLong });
    await family(alone);
    await cancel(alone.ann, alone.channel);
    await cancel(alone.bob, alone.channel);
    await alone.quiet();
    expect(labels(last(alone.channel))).not.toContain('Review');
    expect((await inGame(alone.ann, alone.channel, 'porto', 'review')).content).toContain("I can't review");
  });
});
