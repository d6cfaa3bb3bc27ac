import type { Channel, Person } from 'local-discord';
import { expect, test } from 'vitest';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import { steadyOf } from '../../../src/core/contract/player.ts';
import { players } from '../../../src/games/bots.ts';
import { games } from '../../../src/games/registry.ts';
import { inGame, inGames, saidIn } from '../../support/in-game.ts';
import { isLong } from '../../support/test-form.ts';
import { type Scene, scene, shown } from '../kit.ts';

const dice = new SeededDice(new Uint8Array(32).fill(9));

/** Opens a table, which stays a lobby with only one person. With more people the game starts. */
async function table(
  { quiet }: Scene,
  channel: Channel,
  [opener, ...others]: readonly Person[],
  path: 'porto new' | 'green-port new',
  options: Readonly<Record<string, string | number | boolean>> = {},
): Promise<void> {
  const game = path.replace(' new', '');
  await opener?.command(channel, path, { ...options, seats: Math.max(2, others.length + 1) });
  for (const other of others) await inGame(other, channel, game, 'join');
  if (others.length > 0) await inGame(opener, channel, game, 'start');
  await quiet();
}

async function play(
  { table, quiet }: Scene,
  channel: Channel,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  for (let count = 0; count < most; count++) {
    const match = await table.live(channel.id);
    const sealed = match ? await table.sealed(match.id) : [];
    const seat = match?.position.toAct.find(each => !sealed.includes(each));
    if (match === undefined || seat === undefined) break;
    const game = games[match.game];
    if (!game) throw new Error(match.game);
    const action = steadyOf(match.game, players).choose(game, match.position.view(seat), seat, dice);
    const done = await table.act(match.id, match.seats[seat]?.id ?? '', game.write(action));
    if (!done.ok) throw new Error(done.refusal.code);
  }
  await quiet();
}

const said = async (person: Person, channel: Channel, path: string, options = {}): Promise<string> =>
  shown(await person.command(channel, path, options)).content;

/** Sets up games of Porto and Green Port on two servers, in every status that a game can have. */
async function house() {
  const stage = await scene({ paints: isLong });
  const { ann, bob, cid, guild, channel: porto, discord } = stage;
  const gaia = discord.addGuild({ name: 'Gaia' });
  const places = {
    porto,
    harbour: guild.addChannel({ name: 'harbour' }),
    simple: guild.addChannel({ name: 'simple' }),
    given: guild.addChannel({ name: 'given' }),
    off: guild.addChannel({ name: 'off' }),
    lobby: gaia.addChannel({ name: 'lobby' }),
    far: gaia.addChannel({ name: 'far' }),
  };
  await table(stage, places.porto, [ann, bob], 'porto new', { variant: 'family' });
  await table(stage, places.harbour, [ann, bob, cid], 'green-port new');
  await play(stage, places.harbour, 12);
  await inGame(cid, places.harbour, 'green-port', 'game resign').then(answer =>
    cid.press(shown(answer), 'Resign for good'),
  );
  await stage.quiet();
  await table(stage, places.simple, [ann, bob], 'green-port new', { variant: 'simple' });
  await play(stage, places.simple);
  await table(stage, places.given, [ann, bob], 'green-port new', { rated: false });
  await play(stage, places.given, 4);
  await inGame(bob, places.given, 'green-port', 'game resign').then(answer =>
    bob.press(shown(answer), 'Resign for good'),
  );
  await table(stage, places.off, [ann, bob], 'green-port new');
  for (const person of [ann, bob])
    await person.press(
      shown(await inGame(person, places.off, 'green-port', 'game cancel')),
      'Cancel the game',
    );
  await table(stage, places.lobby, [ann], 'green-port new', { variant: 'no-tiles' });
  await table(stage, places.far, [ann, bob], 'porto new', { variant: 'family' });
  await play(stage, places.far);
  await stage.quiet();
  return { ...stage, places };
}

const listed = (text: string): readonly string[] =>
  text
    .split('\n')
    .slice(1)
    .map(line => line.replace(/<t:\d+:R>/, '…').replace(/\]\(\S+\)/, ']'));

const RATED = '-# The number behind a name is the rating. It has a question mark until ten rated games.';
const HIDDEN = '-# You can leave this list in `/games settings`.';

test('list, glance, stats, leaderboard and doctor tell both games apart, in every state of a game', async () => {
  const { ann, bob, cid, places, trouble, discord } = await house();
  const { porto, harbour, simple, lobby, far } = places;

  const own = await said(ann, far, 'games list');
  expect(own).toMatch(/^\*\*Your 3 games\*\*/);
  expect(listed(own).filter(line => line.startsWith('-#'))).toEqual(
    expect.arrayContaining([
      `-# [Porto] <#${porto.id}> with Bob`,
      expect.stringMatching(`^-# \\[Green Port\\] <#${harbour.id}> with (Cid and Bob|Bob and Cid)$`),
      `-# [Green Port] <#${lobby.id}>`,
    ]),
  );
  expect(own).toContain('Gathering, 1 of 2');
  const none = await said(cid, porto, 'games list');
  const [final, ...others] = Object.keys(games)
    .map(id => `\`/${id} new\``)
    .toReversed();
  expect(none).toBe(
    `You have no game under way. ${others.toReversed().join(', ')} or ${final} opens a table, and \`/porto solo\` starts a game alone.`,
  );

  const glance = shown(await cid.command(simple, 'games watch'));
  const offered = glance.selects[0]?.options.map(({ label }) => label.replace(/:.*/, ''));
  expect(offered?.toSorted()).toEqual(['Green Port', 'Porto']);
  const looked = shown(await cid.command(simple, 'games watch', { game: `<#${harbour.id}>` }));
  expect(looked.content).toContain(`**Green Port** <#${harbour.id}>`);
  expect(looked.attachments[0]?.description).toContain('Headquarters');
  for (const typed of ['green', 'Green Port', 'green-port', 'Green Port: ']) {
    const suggested = await cid.autocomplete(simple, 'games watch', {}, 'game', typed);
    expect(suggested.map(({ name }) => name)).toEqual([expect.stringMatching(/^Green Port: /)]);
  }

  // The statistics have a section for each game and variant. They leave out cancelled games and games with an early
  // resignation.
  const stats = (await saidIn(ann, porto, 'profile stats')).replace(/\d+ points/g, 'points');
  expect(stats.split('\n').filter(line => !line.startsWith('Points'))).toEqual([
    '**Your Porto statistics**',
    '*Family*',
    expect.stringMatching(/^Games: \*\*1\*\*, won: \*\*[01]\*\*/),
    'Best move: **points**',
    '**Your Green Port statistics**',
    '*Simple: no tiles, no powers*',
    expect.stringMatching(/^Games: \*\*1\*\*, won: \*\*[01]\*\*/),
    'Best move: **points**',
  ]);
  const one = await saidIn(ann, porto, `profile stats ${ann.id} green-port`);
  expect(one).toMatch(/^\*\*Your Green Port statistics\*\*\n/);
  expect(one).not.toContain('Porto**\n*Family');
  expect(await saidIn(bob, porto, `profile stats ${ann.id}`)).toMatch(
    /^\*\*Green Port\*\* as <@\d+> plays it/,
  );
  expect(await saidIn(cid, porto, 'profile stats')).toBe('No game has been counted yet.');
  const here = (await said(cid, porto, 'games leaderboard')).split('\n');
  expect(here).toEqual([
    '**Green Port in this server**',
    '*Simple: no tiles, no powers*',
    expect.stringMatching(/^1\. .*: 1 win in 1 game/),
    expect.stringMatching(/^2\. .*: 0 wins in 1 game/),
    RATED,
    HIDDEN,
  ]);
  expect(await said(cid, far, 'games leaderboard')).toMatch(
    /^\*\*Porto in this server\*\*\n\*Family\*\n1\. /,
  );
  expect(await said(cid, porto, 'games leaderboard', { game: 'porto' })).toBe(
    'No game of Porto has been counted in this server yet.',
  );

  ann.locale = 'ko';
  expect(await saidIn(ann, porto, 'profile stats')).toContain('**내 그린 포트 게임**');
  ann.locale = 'pt-BR';
  expect(await said(ann, far, 'games list')).toContain('[Green Port]');

  const painted = async (channel: Channel) =>
    shown(await inGames(bob, channel, 'doctor')).attachments[0]?.filename;
  expect(await painted(harbour)).toBe('green-port-test.png');
  expect(await painted(porto)).toBe('porto-test.png');
  expect(await painted(simple)).toBe('porto-test.png');

  expect(await saidIn(bob, porto, 'privacy')).toContain('in games that are going on: **2**');
  const file = shown(await inGames(bob, porto, 'privacy export')).attachments[0];
  const about = JSON.parse(String(discord.attachment(file?.id ?? '')?.data));
  expect(new Set(about.results.map(({ game }: { game: string }) => game))).toEqual(
    new Set(['porto', 'green-port']),
  );
  expect(trouble).toEqual([]);
});

test.runIf(isLong)('variants of one game stand apart, the most played first', async () => {
  const stage = await scene({ paints: isLong });
  const { ann, bob, guild, channel } = stage;
  for (const [index, variant] of ['standard', 'simple', 'simple'].entries()) {
    const place = guild.addChannel({ name: `table-${index}` });
    await table(stage, place, [ann, bob], 'green-port new', { variant });
    await play(stage, place);
  }
  const lines = (await said(ann, channel, 'games leaderboard', { game: 'green-port' })).split('\n');
  expect(lines.filter(line => !/^\d/.test(line))).toEqual([
    '**Green Port in this server**',
    '*Simple: no tiles, no powers*',
    '*Standard*',
    RATED,
    HIDDEN,
  ]);
  expect(lines.filter(line => / in 2 games/.test(line))).toHaveLength(2);
  expect(lines.filter(line => / in 1 game,/.test(line))).toHaveLength(2);
  const stats = await saidIn(ann, channel, 'profile stats');
  expect(stats.match(/^\*.*\*$/gm)).toEqual([
    '**Your Green Port statistics**',
    '*Simple: no tiles, no powers*',
    '*Standard*',
  ]);
});
