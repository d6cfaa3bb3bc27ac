import { describe, expect, test } from 'vitest';
import { LIMITS } from '../../../src/table/match/limits.ts';
import { isLong } from '../../support/test-form.ts';
import { accepted, opening } from '../../table/room.ts';
import { drawNow, family, labels, said, sharedScene, shown } from '../kit.ts';

const alike = sharedScene({ paints: isLong });

describe('/games list', () => {
  test('nothing yet, in all three languages', async () => {
    const { ann, channel } = await alike();
    expect(await said(ann, channel, 'games list')).toContain('You have no game under way.');
    ann.locale = 'ko';
    expect(await said(ann, channel, 'games list')).toContain('진행 중인 게임이 없습니다');
    ann.locale = 'pt-BR';
    expect(await said(ann, channel, 'games list')).toContain('Você não tem partida em andamento');
  });

  test('games of every channel, yours to act first, each with a link to its newest board', async () => {
    const stage = await alike();
    const { guild, channel, table, ann, quiet } = stage;
    const other = guild.addChannel({ name: 'gaia' });
    const [mover, later] = await family(stage);
    await family({ ...stage, channel: other });
    const dm = await ann.dm();
    await ann.command(dm, 'porto solo');
    const third = guild.addChannel({ name: 'lobby' });
    await ann.command(third, 'porto new');
    await quiet();
    await drawNow(mover, channel);
    await quiet();
    const answer = shown(await later.command(third, 'games list'));
    expect(answer.ephemeral).toBe(true);
    const match = await table.live(channel.id);
    const link = `https://discord.com/channels/${guild.id}/${channel.id}/${match?.boardMessageId}`;
    expect(match?.boardMessageId).toBe(channel.messages.at(-1)?.id);
    expect(answer.content).toContain(`[Porto](${link}) <#${channel.id}> with ${mover.name}`);
    const mine = await said(ann, third, 'games list');
    expect(mine).toMatch(/^\*\*Your 4 games\*\*, \d waits? for you/);
    expect(mine).toContain(`https://discord.com/channels/@me/${dm.id}/`);
    expect(mine).toMatch(/@me\/\d+\/\d+\) alone\n/);
    expect(mine).toMatch(/Gathering, 1 of 4, <t:\d+:R>\n-# \[Porto\]\(.*\) <#\d+>$/);
    const turns = mine
      .split('\n')
      .filter(line => !line.startsWith('-#'))
      .slice(1);
    const yours = turns.map(line => line.startsWith('**Your turn**'));
    expect(yours).toEqual([...yours].sort((one, two) => Number(two) - Number(one)));
    ann.locale = 'ko';
    expect(await said(ann, third, 'games list')).toMatch(/내 차례\*\*, <t:\d+:R>부터/);
    ann.locale = 'pt-BR';
    expect(await said(ann, third, 'games list')).toMatch(/Sua vez\*\*, <t:\d+:R>/);
  });

  test('as many games as one person may play, with the longest names, are paged within what Discord takes', async () => {
    const stage = await alike();
    const { table, ann, bob, channel, guild } = stage;
    const people = [0, 1, 2].map(index => ({ id: `77${index}`, name: '_*'.repeat(40) + index }));
    for (let index = 0; index < LIMITS.liveGames; index++) {
      const opener = index === 0 ? { id: ann.id, name: 'Ann' } : { id: `88${index}`, name: 'Opener' };
      const place = { channelId: `1234567890123456${index + 10}`, guildId: guild.id, opener };
      const asked = opening({ game: 'porto', options: { variant: 'family' }, ...place });
      const { id } = accepted(await table.open(asked));
      if (index > 0) await table.join(id, { id: ann.id, name: 'Ann' });
      for (const person of people.slice(0, 2)) await table.join(id, person);
    }
    const answer = shown(await ann.command(channel, 'games list'));
    expect(answer.content).toContain(`**Your ${LIMITS.liveGames} games** · page 1 of`);
    const pages = Number(/of (\d+)/.exec(answer.content)?.[1]);
    expect(pages).toBeGreaterThan(3);
    let entries = 0;
    for (let page = 1; page <= pages; page++) {
      expect(answer.content).toContain(`page ${page} of ${pages}`);
      expect(answer.content.length).toBeLessThanOrEqual(2_000);
      entries += answer.content.split('\n').filter(line => line.startsWith('Gathering')).length;
      if (page < pages) await ann.press(answer, 'Later');
    }
    expect(entries).toBe(LIMITS.liveGames);
    await ann.press(answer, '◀ Earlier');
    expect(answer.content).toContain(`page ${pages - 1} of ${pages}`);
    expect(await said(bob, channel, 'games list')).toContain('no game under way');
  });
});

describe('after a turn', () => {
  test('the way to the next game that waits for you; none where no other does', async () => {
    const stage = await alike();
    const { guild, channel, table, quiet } = stage;
    const [mover, opponent] = await family(stage);
    const alone = shown(await drawNow(mover, channel));
    expect(alone.buttons).toEqual([]);
    const other = guild.addChannel({ name: 'gaia' });
    await mover.command(other, 'porto solo', { timer: 26 });
    await quiet();
    await drawNow(opponent, channel, '2');
    await quiet();
    const answer = shown(await drawNow(mover, channel));
    expect(labels(answer)).toEqual(['Next game']);
    const board = (await table.live(other.id))?.boardMessageId;
    expect(JSON.stringify(answer.components)).toContain(
      `https://discord.com/channels/${guild.id}/${other.id}/${board}`,
    );
  });
});
