import { describe, expect, test } from 'vitest';
import type { StoredResult } from '../../../src/store/index.ts';
import { saidIn } from '../../support/in-game.ts';
import { setSettings } from '../../support/menus.ts';
import { accepted, opening } from '../../table/room.ts';
import { type Scene, said, scene } from '../kit.ts';

async function counted(
  { table, store, guild }: Scene,
  people: readonly { readonly id: string; readonly name: string }[],
  over: (seat: number) => Partial<StoredResult>,
  channelId: string,
): Promise<void> {
  const [opener, ...others] = people;
  if (!opener) throw new Error('nobody');
  const alone = others.length === 0;
  const options = alone ? { variant: 'solo', timer: 26 } : { variant: 'family' };
  const args = opening({
    game: 'porto',
    options,
    channelId,
    guildId: guild.id,
    opener,
    seats: people.length,
  });
  const { id: matchId } = accepted(await (alone ? table.openAndStart(args) : table.open(args)));
  for (const { id, name } of others) await table.join(matchId, { id, name });
  await store.results.put(
    people.map(({ id }, seat) => ({
      matchId,
      seat,
      userId: id,
      guildId: guild.id,
      game: 'porto',
      category: alone ? 'solo-26' : 'family',
      seats: people.length,
      points: 60,
      rank: 1,
      won: false,
      level: null,
      colours: null,
      best: 12,
      turns: 20,
      standIns: 0,
      practised: false,
      withPlayers: false,
      counts: true,
      at: 1,
      ...over(seat),
    })),
  );
  await store.standings.refresh();
  await table.cancel(matchId, opener, { moderator: true });
}

async function played(): Promise<Scene> {
  const stage = await scene({ paints: false });
  const { ann, bob, cid } = stage;
  await counted(stage, [ann, bob], seat => ({ won: seat === 0, points: 61 - seat, best: 17 }), 'a');
  await counted(stage, [ann, bob, cid], seat => ({ won: seat === 1, points: 70 + seat }), 'b');
  await counted(stage, [ann], () => ({ points: 1234, won: true }), 'c');
  return stage;
}

describe('statistics, behind /games profile', () => {
  test('your own, in all three languages with their own numbers', async () => {
    const { ann, cid, channel } = await played();
    expect(await saidIn(ann, channel, 'profile stats')).toBe(
      [
        '**Your Porto statistics**',
        '*Family*',
        'Games: **2**, won: **1** (50%)',
        'Points on average: **65.5**',
        'Best move: **17 points**',
        'Timer 26: best **1,234 points**',
      ].join('\n'),
    );
    ann.locale = 'pt-BR';
    const portuguese = await saidIn(ann, channel, `profile stats ${ann.id} porto`);
    expect(portuguese).toContain('Média de pontos: **65,5**');
    expect(portuguese).toContain('Cronômetro de 26: melhor **1.234 pontos**');
    ann.locale = 'ko';
    expect(await saidIn(ann, channel, 'profile stats')).toContain('타이머 26장: 최고 **1,234**점');
    cid.locale = 'ko';
    expect(await saidIn(cid, channel, 'profile stats')).toContain('게임 **1**번, 승리 **0**번 (0%)');
  });

  test('solo games in which something was taken back are listed as practised', async () => {
    const stage = await played();
    const { ann, channel } = stage;
    await counted(stage, [ann], () => ({ points: 71, practised: true }), 'd');
    await counted(stage, [ann], () => ({ points: 68, practised: true }), 'e');
    const textOf = async () => await saidIn(ann, channel, 'profile stats');
    expect(await textOf()).toContain(
      'Timer 26: best **1,234 points**\nTimer 26, practised: 2 games, best 71 points',
    );
    ann.locale = 'ko';
    expect(await textOf()).toContain('타이머 26장, 연습: 2번, 최고 71점');
    ann.locale = 'pt-BR';
    expect(await textOf()).toContain('Cronômetro de 26, treino: 2 partidas, melhor 71 pontos');
  });

  test('the statistics of another person, or of this server alone, are shown unless they do not share them', async () => {
    const { ann, bob, channel, discord } = await played();
    expect(await saidIn(ann, channel, `profile stats ${bob.id}`)).toContain(
      `**Porto** as <@${bob.id}> plays it in this server\n*Family*\nGames: **2**, won: **1** (50%)`,
    );
    const elsewhere = discord.addGuild({ name: 'Gaia' }).addChannel({ name: 'porto' });
    expect(await saidIn(ann, elsewhere, `profile stats ${bob.id}`)).toContain(
      'No game has been counted yet.',
    );
    await setSettings(bob, channel, { stats: false });
    expect(await saidIn(ann, channel, `profile stats ${bob.id}`)).toContain("doesn't share");
    expect(await saidIn(bob, channel, 'profile stats')).toContain('won: **1**');
  });
});

describe('/games leaderboard', () => {
  test('most wins first, solo bests by the size of the Timer; who opted out is hidden', async () => {
    const { ann, bob, cid, channel, discord } = await played();
    const lines = (await said(cid, channel, 'games leaderboard')).split('\n');
    expect(lines.slice(0, 7)).toEqual([
      '**Porto in this server**',
      '*Family*',
      '1. **Ann**: 1 win in 2 games, average 65.5 points, best move 17 points',
      '2. **Bob**: 1 win in 2 games, average 65.5 points, best move 17 points',
      '3. **Cid**: 0 wins in 1 game, average 72 points, best move 12 points',
      '**Alone**',
      'Timer 26, the best: **Ann** 1,234 points',
    ]);
    await setSettings(ann, channel, { stats: false });
    const without = await said(cid, channel, 'games leaderboard');
    expect(without).not.toContain('Ann');
    expect(without).not.toContain('Alone');
    expect(without).toContain('1. **Bob**');
    bob.locale = 'ko';
    expect(await said(bob, channel, 'games leaderboard')).toContain('2번 중 1번 승리');
    bob.locale = 'pt-BR';
    expect(await said(bob, channel, 'games leaderboard')).toContain('1 vitória em 2 partidas');
    const elsewhere = discord.addGuild({ name: 'Gaia' }).addChannel({ name: 'porto' });
    expect(await said(cid, elsewhere, 'games leaderboard')).toBe('No game has been counted yet.');
    expect(await said(cid, elsewhere, 'games leaderboard', { game: 'green-port' })).toBe(
      'No game of Green Port has been counted in this server yet.',
    );
    expect(await said(cid, await cid.dm(), 'games leaderboard')).toContain('works only in a server');
  });

  test('twenty people with the longest names fit', async () => {
    const stage = await scene({ paints: false });
    for (let index = 0; index < 20; index++) {
      const name = `${'_*'.repeat(40)}${index}`;
      await counted(stage, [{ id: `66${index}`, name }], () => ({ points: 99_999 }), `s${index}`);
      await counted(
        stage,
        [
          { id: `66${index}`, name },
          { id: `67${index}`, name },
        ],
        () => ({ points: 99_999.5 }),
        `t${index}`,
      );
    }
    const answer = await stage.ann.command(stage.channel, 'games leaderboard');
    expect(answer.content.length).toBeLessThanOrEqual(2_000);
    expect(answer.content).toContain('`/games settings`');
    expect(answer.content).toContain('9. ');
  });
});
