import { expect, test } from 'vitest';
import { isLong, times } from '../support/test-form.ts';
import { playTo } from '../whole/playing.ts';
import { choosing, drawNow, family, keepFirst, last, type Scene, sharedScene, shown, waysOf } from './kit.ts';

const alike = sharedScene({ paints: isLong });

const AWAITED: Readonly<Record<string, string>> = {
  'Your turn': 'draw or build',
  'Draw cards': 'draw',
  'Build floors': 'build',
};

const lines = (stage: Scene): readonly string[] => last(stage.channel).content.split('\n');

test('a move is one line with its points, then the scores, then who is next and what may be done', async () => {
  const stage = await alike();
  const { ann, bob, cid } = stage;
  const [first, second] = await family(stage);
  expect(lines(stage).slice(0, 2)).toEqual([
    `**${first.name}** 0 points · **${second.name}** 0 points`,
    `<@${first.id}>: draw`,
  ]);
  for (let until = 1; until < times(12, 30); until++) {
    await playTo(stage, [ann, bob, cid], until);
    await stage.quiet();
    const [move, scores, next, ...rest] = lines(stage);
    expect(move).toMatch(
      /^\*\*(Ann|Bob)\*\* (drew .+\.|built \d \w+ on [LR]\d(, completing it)?: \*\*\d+ points?\*\*\.( Claimed: .+\.)?)$/,
    );
    expect(scores).toMatch(/^\*\*(Ann|Bob)\*\* \d+ points? · \*\*(Ann|Bob)\*\* \d+ points?$/);
    const [opener, ...others] = waysOf(last(stage.channel));
    expect(others).toEqual([]);
    expect(next?.replace(/^<@\d+>: /, '')).toBe(AWAITED[opener ?? '']);
    expect(rest).toEqual([]);
  }
});

test.runIf(isLong)('the stakes are in the message near the end', async () => {
  const stage = await alike();
  const { ann, bob, cid, channel } = stage;
  await family(stage);
  await playTo(stage, [ann, bob, cid]);
  await stage.quiet();
  // The test reads each message as first posted, because the bot shortens a message when its turn is over.
  const said = stage.discord.requests.flatMap(({ method, path, body }) =>
    method === 'POST' && path === `/channels/${channel.id}/messages`
      ? [String((body as { readonly content?: string }).content ?? '')]
      : [],
  );
  expect(
    said.filter(text => text.includes('One more roof brings on the last rounds.')).length,
  ).toBeGreaterThan(0);
  const turns = said.filter(text => text.includes('Last turn: '));
  expect(turns).toHaveLength(2);
  for (const text of turns) {
    const [, one, other] = /\*\* (\d+) points? · \*\*\w+\*\* (\d+) points?/.exec(text) ?? [];
    const ahead = Math.abs(Number(one) - Number(other));
    expect(text).toMatch(
      new RegExp(
        `Last turn: (\\w+ leads by ${ahead} points?|${ahead + 1} points? needed to overtake \\w+)\\.$`,
      ),
    );
  }
});

test('a private answer after an action is one line', async () => {
  const stage = await alike();
  const [first] = await family(stage);
  const answer = await drawNow(first, stage.channel);
  expect(answer.content).toMatch(/^\*\*\w+\*\* drew \w+ \d\.$/);
});

test('the people who have chosen, and those who still choose, are in the message at once', async () => {
  const stage = await alike();
  await choosing(stage);
  const { ann, bob, channel } = stage;
  const board = last(channel);
  expect(board.content).not.toContain('has chosen');
  await keepFirst(ann, channel);
  await stage.quiet();
  expect(last(channel)).toBe(board);
  expect(board.content).toContain('Ann has chosen. Bob: choose 3 of 5 private contracts');
  await keepFirst(bob, channel);
});

test('the shuffle takes one short line, whose whole commitment `verify` tells before the end', async () => {
  const stage = await alike();
  const { ann, cid, channel, table } = stage;
  await ann.command(channel, 'porto new', { seats: 2 });
  await stage.quiet();
  const { commitment } = (await table.live(channel.id)) ?? {};
  const line = last(channel).content.split('\n').at(-1);
  expect(line).toBe(`-# Shuffle ${commitment?.slice(0, 32)} · \`/porto game verify\``);
  expect((await cid.command(channel, 'porto game verify')).content).toContain(`\`${commitment}\``);
});

test('alone the score is reported with its goal', async () => {
  const stage = await alike();
  await stage.ann.command(stage.channel, 'porto solo');
  await stage.quiet();
  expect(last(stage.channel).content).toContain('**Ann** 0 of 60');
  expect(shown(await stage.ann.command(stage.channel, 'porto board')).content).toContain('**Ann** 0 of 60');
});
