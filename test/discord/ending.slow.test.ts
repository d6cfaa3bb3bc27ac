import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Person } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { verifyRecord } from '../../src/games/porto/notation/replay.ts';
import type { Match } from '../../src/table/match/types.ts';
import { folder } from '../support/folder.ts';
import { isLong } from '../support/test-form.ts';
import {
  cancel,
  FINAL_LABELS,
  labels,
  last,
  playedOut,
  type Scene,
  said,
  scene,
  shown,
  startGame,
} from './kit.ts';

const run = promisify(execFile);

async function whole(
  stage: Scene,
  people: readonly Person[],
  variant: string,
  order?: string,
): Promise<Match> {
  await startGame(stage, people, { variant, ...(order !== undefined && { order }) });
  return playedOut(stage, people.length);
}

describe('the final message', () => {
  test('tells totals part by part, private contracts, nothing veiled, the best turn; rematch and log are a press away', async () => {
    const stage = await scene({ paints: isLong });
    const match = await whole(stage, [stage.ann, stage.bob, stage.cid], 'standard');
    const ending = await stage.table.archive.ending(match.id);
    const final = last(stage.channel);
    const { content } = final;
    expect(content.length).toBeLessThanOrEqual(2000);
    for (const { seat, name } of match.seats) {
      const total = ending?.outcome?.totals[seat];
      const medal = ['🥇', '🥈', '🥉'][(ending?.ranks?.[seat] ?? 0) - 1];
      const parts = ending?.summary?.parts.map(({ points }) => points[seat]) ?? [];
      const named = ['floors', 'neighbours', 'tokens', 'public contracts', 'private contracts']
        .map((part, at) => [part, parts[at]] as const)
        .filter(([, points]) => points !== 0);
      expect(content).toContain(
        `${medal} **${name}** **${total}** = ${named.map(part => part.join(' ')).join(' + ')}\n`,
      );
      for (const { part, points, places } of ending?.summary?.scored[seat] ?? []) {
        if (part !== 'privateContracts') continue;
        expect(content).toMatch(
          points === 0 ? /[^·]+: nothing/ : new RegExp(`[^·]+: ${points} points? for ${places[0]}`),
        );
      }
    }
    expect(content).not.toContain('||');
    expect(content).toMatch(/Best turn: \*\*\w+\*\*, \d+ points?\./);
    expect(content).toContain('Check the shuffle: `/porto game verify`');
    expect(labels(final)).toEqual(FINAL_LABELS);
    expect(final.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^porto-.*-result\.png$/),
    ]);
    const board = shown(await stage.bob.press(final, 'Board'));
    expect(board.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^porto-.*-\d+\.png$/),
    ]);
    expect(final.mentions).toEqual([]);
    const log = shown(await stage.bob.press(final, 'Log'));
    expect(log.content).toContain('The game so far');
  });

  test('is in the language of the server', async () => {
    const stage = await scene({ paints: isLong });
    stage.guild.preferredLocale = 'ko';
    await stage.discord.idle(40);
    await whole(stage, [stage.ann, stage.bob], 'standard');
    expect(last(stage.channel).content).toMatch(/🥇 \*\*\w+\*\* \*\*\d+\*\* = 건물 \d+ \+ 이웃 \d+/);
    expect(last(stage.channel).content).toContain('최고의 차례');
    expect(labels(last(stage.channel))).toEqual(
      '다시 하기|다른 게임|게임보드|다시보기|공유|기록|그림 설명|규칙'.split('|'),
    );
    stage.guild.preferredLocale = 'pt-BR';
    await stage.discord.idle(40);
    await whole(stage, [stage.ann, stage.bob], 'family');
    expect(last(stage.channel).content).toMatch(
      /= andares \d+ \+ vizinhas \d+ \+ fichas \d+ \+ contratos públicos \d+\n/,
    );
    expect(last(stage.channel).content).not.toContain('||');
  });
});

describe('the record', () => {
  test('is a file that npm run record -- verify accepts; before the end it holds what the reader may know', async () => {
    const stage = await scene({ paints: isLong });
    const { ann, bob, cid, channel } = stage;
    expect(await said(ann, channel, 'porto game record')).toContain('no game in this channel');
    await ann.command(channel, 'porto new', { seats: 2 });
    expect(await said(ann, channel, 'porto game record')).toContain('not started');
    expect(await said(ann, channel, 'porto game verify')).toContain('SHA-256');
    await bob.command(channel, 'porto join');
    await ann.command(channel, 'porto start');
    await stage.quiet();
    const running = shown(await cid.command(channel, 'porto game record'));
    expect(running.ephemeral).toBe(true);
    expect(running.content).toContain('The game so far');
    expect(running.attachments[0]?.filename).toMatch(/^porto-\w+\.json$/);
    expect(await said(ann, channel, 'porto game verify')).toContain('when the game has ended');
    await cancel(ann, channel);
    await cancel(bob, channel);
    await stage.quiet();
    await whole(stage, [ann, bob], 'standard', 'joined');
    const complete = shown(await cid.command(channel, 'porto game record'));
    const data = complete.attachments[0]?.data ?? Buffer.alloc(0);
    expect(() => verifyRecord(JSON.parse(data.toString()))).not.toThrow();
    const file = join(folder(), 'record.json');
    await writeFile(file, data);
    const { stdout } = await run(process.execPath, ['--import', 'tsx', 'src/cli/record.ts', 'verify', file]);
    expect(JSON.parse(stdout)).toBeTypeOf('object');
    expect(await said(cid, channel, 'porto game verify')).toMatch(/^Checked: all \d+ shuffles/);
  });
});
