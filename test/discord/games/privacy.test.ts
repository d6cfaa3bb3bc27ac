import { describe, expect, test } from 'vitest';
import { games } from '../../../src/games/registry.ts';
import { inGames, saidIn } from '../../support/in-game.ts';
import { setSettings } from '../../support/menus.ts';
import { quickPlayers } from '../../support/slow-thinker.ts';
import { family, labels, last, scene, sharedScene, shown } from '../kit.ts';

const alike = sharedScene({ paints: false });

describe('my data, behind /games settings', () => {
  test('shows in short what is stored, in all three languages', async () => {
    const stage = await alike();
    const { ann, bob, cid, channel } = stage;
    await family(stage);
    await setSettings(ann, channel, { block: cid.id });
    const answer = shown(await inGames(ann, channel, 'privacy'));
    expect(answer.ephemeral).toBe(true);
    expect(answer.content).toContain('The name last seen: Ann');
    expect(answer.content).toContain('Seats in games: **1**; in games that are going on: **1**');
    expect(answer.content).toContain('people you blocked: **1**');
    expect(labels(answer)).toEqual(['Export', 'Delete my data…']);
    bob.locale = 'ko';
    expect(await saidIn(bob, channel, 'privacy')).toContain('참가한 게임: **1**개');
    bob.locale = 'pt-BR';
    expect(await saidIn(bob, channel, 'privacy')).toContain('Lugares em partidas: **1**');
    expect((await inGames(cid, channel, 'privacy')).text).not.toContain(ann.id);
  });

  test('counts begun attempts at deals of every game among the games that are going on', async () => {
    const { ann, channel } = await scene({ paints: false, players: quickPlayers });
    for (const [index, game] of Object.keys(games).entries()) {
      const deal = shown(await ann.command(channel, `${game} daily`));
      await ann.press(deal, 'Play');
      const counted = `Seats in games: **${index + 1}**; in games that are going on: **${index + 1}**`;
      expect(await saidIn(ann, channel, 'privacy')).toContain(counted);
      expect((await inGames(ann, channel, 'privacy forget')).content).toContain(`**The ${index + 1} game`);
    }
  });

  test('exports all of it as a file that nobody else sees', async () => {
    const stage = await alike();
    const { ann, channel, table, discord } = stage;
    await family(stage);
    const answer = shown(await inGames(ann, channel, 'privacy export'));
    expect(answer.ephemeral).toBe(true);
    const [file] = answer.attachments;
    expect(file?.filename).toBe('about-you.json');
    const about = JSON.parse(file?.data.toString() ?? '');
    expect(about).toEqual(JSON.parse(JSON.stringify(await table.archive.about(ann.id))));
    expect(about).toMatchObject({ id: ann.id, name: 'Ann', seats: [{ game: 'porto', status: 'running' }] });
    expect(JSON.stringify(discord.payloads)).not.toContain('about-you');
  });

  test('forgets after a confirmation, in the middle of a game, and changes its newest message', async () => {
    const stage = await alike();
    const { channel, guild, table, store, quiet } = stage;
    const [first, second] = await family(stage);
    const other = guild.addChannel({ name: 'gaia' });
    await first.command(other, 'porto new');
    const dm = await first.dm();
    first.locale = 'ko';
    await setSettings(first, dm, { stats: false });
    first.locale = 'en-US';
    await quiet();
    const asked = shown(await inGames(first, channel, 'privacy forget'));
    expect(asked.content).toContain('The 2 games that are going on are resigned or left.');
    expect(asked.content).toContain('older messages stay');
    await first.press(asked, 'Keep everything');
    expect(asked.content).toBe('Nothing was changed.');
    expect((await table.live(channel.id))?.status).toBe('running');
    const sure = shown(await inGames(first, channel, 'privacy forget'));
    await first.press(sure, 'Delete my data for good');
    expect(sure.content).toContain('you were removed from 2 games.');
    await quiet();
    expect(await table.live(channel.id)).toBeUndefined();
    expect(await table.live(other.id)).toBeUndefined();
    const ended = await table.latest(channel.id);
    expect(ended?.seats.map(({ name }) => name)).toEqual(['Player 1', second.name]);
    expect(last(channel).content).toContain('Player 1');
    expect(last(channel).content).not.toContain(first.name);
    expect(await store.kv.get(`locale:${first.id}`)).toBeUndefined();
    expect((await table.people.settings(first.id)).stats).toBe(true);
    await first.pressRaw(channel, sure, '1:-:-:games:privacy:forget:sure');
    expect(sure.content).toContain('from 0 games');
    expect(stage.trouble).toEqual([]);
  });
});
