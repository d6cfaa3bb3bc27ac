import { describe, expect, test } from 'vitest';
import { standingMoves } from '../../src/table/match/log.ts';
import { isLong } from '../support/test-form.ts';
import { byButtons, greedy, playOn, playTo } from '../whole/playing.ts';
import {
  choosing,
  family,
  labels,
  last,
  liveIn,
  readyToBuild,
  revIn,
  said,
  sharedScene,
  shown,
} from './kit.ts';

const alike = sharedScene({ paints: isLong });

describe('the log', () => {
  test('tells every turn with its points, a page at a time, to anybody', async () => {
    const stage = await alike();
    await family(stage);
    await playTo(stage, [stage.ann, stage.bob], 30);
    const newest = shown(await stage.cid.command(stage.channel, 'porto game log'));
    expect(newest.content).toContain('page 3 of 3');
    expect(newest.content).toContain('`30`');
    expect(labels(newest)).toEqual(['◀ Earlier']);
    await stage.cid.press(newest, '◀ Earlier');
    await stage.cid.press(newest, '◀ Earlier');
    expect(newest.content).toContain('page 1 of 3');
    expect(newest.content.startsWith('**The game so far**')).toBe(true);
    expect(newest.content).toContain('`1` ');
    expect(labels(newest)).toEqual(['Later ▶']);
    const first = shown(await stage.ann.command(stage.channel, 'porto game log', { page: 1 }));
    expect(first.content).toBe(newest.content);
    const all = await stage.table.moves((await liveIn(stage)).id, { since: 0, to: 30 });
    const built = all.find(({ action }) => action.startsWith('build'));
    expect(built).toBeDefined();
    const beyond = shown(await stage.ann.command(stage.channel, 'porto game log', { page: 99 }));
    expect(beyond.content).toContain('page 3 of 3');
    const points = [1, 2, 3].map(page => said(stage.ann, stage.channel, 'porto game log', { page }));
    expect((await Promise.all(points)).join('\n').match(/\*\*\d+ points?\*\*/g)?.length).toBe(
      all.filter(({ action }) => action.startsWith('build')).length,
    );
  });

  test('strikes through what was taken back, and numbers the undo', async () => {
    const stage = await alike();
    const [first] = await readyToBuild(stage);
    const build = { number: 'blue-1', colour: 'blue-2', house: 'L3', roof: 'R1', claim: 'none', now: true };
    await first.command(stage.channel, 'porto build', build);
    await stage.quiet();
    await first.command(stage.channel, 'porto undo');
    const { content } = shown(await stage.cid.command(stage.channel, 'porto game log', { page: 1 }));
    expect(content).toMatch(new RegExp(`\`9\` ~~\\*\\*${first.name}\\*\\* built`));
    expect(content).toContain(`\`10\` **${first.name}** took back 9.`);
    const moves = await stage.table.moves((await liveIn(stage)).id, { since: 0, to: 10 });
    expect(standingMoves(moves)).toHaveLength(8);
  });

  test('says so before the first turn and without a game', async () => {
    const stage = await alike();
    const none = await stage.ann.command(stage.channel, 'porto game log');
    expect(none.content).toContain('no game');
    await family(stage);
    const fresh = await stage.ann.command(stage.channel, 'porto game log');
    expect(fresh.content).toContain('Nothing has been played yet');
  });
});

describe('the recap', () => {
  test('tells in private what happened since one acted, by the button of the ping and by the command', async () => {
    const stage = await alike();
    const [first, second] = await family(stage);
    await first.command(stage.channel, 'porto draw', { cards: '1', now: true });
    await second.command(stage.channel, 'porto draw', { cards: '2', now: true });
    await stage.quiet();
    const answer = await first.press(last(stage.channel), 'Recap');
    expect(answer.ephemeral).toBe(true);
    expect(answer.content).toContain('Since you last acted');
    expect(answer.content).toContain(`**${second.name}** drew`);
    expect(answer.content).not.toContain(`**${first.name}** drew`);
    expect(labels(shown(answer))).toContain('Draw cards');
    const typed = await first.command(stage.channel, 'porto recap');
    expect(typed.content).toBe(answer.content);
    const idle = await second.command(stage.channel, 'porto recap');
    expect(idle.content).toContain('Nothing has happened since you last acted');
    const stranger = await stage.cid.command(stage.channel, 'porto recap');
    expect(stranger.content).toContain("You don't sit at this table");
    expect(stranger.content).toContain('`2` ');
  });

  test('never tells another seat’s secrets: only what was heard', async () => {
    const stage = await alike();
    await choosing(stage);
    const play = { running: stage, channel: stage.channel, people: [stage.ann, stage.bob] };
    await playOn(play, { acts: [byButtons], choose: greedy, until: 8 });
    const match = await liveIn(stage);
    const [one, two] = match.seats.map(seat => play.people.find(({ id }) => id === seat.id));
    const kept = JSON.stringify(match.position.view(1)).match(/"contract":"([a-z-0-9]+)"/g) ?? [];
    expect(kept.length).toBeGreaterThan(0);
    const seen = (await one?.command(stage.channel, 'porto recap'))?.content ?? '';
    const log = (await one?.command(stage.channel, 'porto game log'))?.content ?? '';
    const own = (await two?.command(stage.channel, 'porto hand'))?.content ?? '';
    const names = own.match(/^- \*\*([^*]+)\*\*/gm) ?? [];
    expect(names).toHaveLength(3);
    for (const name of names) {
      expect(seen).not.toContain(name);
      expect(log).not.toContain(name);
    }
  });
});

describe('the board', () => {
  test('the board of any turn so far is shown, as picture or as text; of no other', async () => {
    const stage = await alike();
    await family(stage);
    await playTo(stage, [stage.ann, stage.bob], 10);
    const then = shown(await stage.cid.command(stage.channel, 'porto board', { turn: 3 }));
    expect(then.content).toContain('after turn 3 of 10');
    expect(then.attachments[0]?.filename).toMatch(/-3\.png$/);
    const deal = shown(await stage.cid.command(stage.channel, 'porto board', { turn: 0, view: 'text' }));
    expect(deal.content).toContain('as it was dealt');
    expect(deal.content).toContain('Left street: ');
    expect(deal.attachments).toEqual([]);
    const now = shown(await stage.cid.command(stage.channel, 'porto board', { view: 'wide' }));
    expect(now.attachments[0]?.filename).toMatch(/-10-wide\.png$/);
    const none = await stage.cid.command(stage.channel, 'porto board', { turn: 11 });
    expect(none.content).toContain('no turn 11: the newest is 10');
  });
});

describe('a complete command', () => {
  test('shows what it would bring, and one press does it', async () => {
    const stage = await alike();
    const [first] = await readyToBuild(stage);
    const build = { number: 'blue-1', colour: 'blue-2', house: 'L3', roof: 'R1' };
    const panel = shown(await first.command(stage.channel, 'porto build', build));
    expect(panel.content).toContain('Not done yet');
    expect(panel.attachments[0]?.filename).toMatch(/-preview\.png$/);
    expect(await revIn(stage)).toBe(8);
    await first.press(panel, 'Build 1 blue on L3 for');
    expect(await revIn(stage)).toBe(9);
  });
});
