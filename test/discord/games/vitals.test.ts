import { expect, test } from 'vitest';
import { commands, menus } from '../../../commands/index.ts';
import { games } from '../../../src/games/registry.ts';
import { metricsOf } from '../../../src/health.ts';
import { inGames } from '../../support/in-game.ts';
import { family, type Scene, scene } from '../kit.ts';
import { ownedBy } from './owned-by.ts';

const FOR_OWNERS = /for its operator|운영하는 분께|para quem o administra/;

const counted = () => scene({ paints: false, metrics: metricsOf(commands, menus, games) });

const asked = async ({ channel }: Scene, person: Scene['ann']) => {
  const { content, message } = await inGames(person, channel, 'doctor');
  expect(message?.ephemeral).toBe(true);
  return content;
};

test('the bot’s owner is informed in private how all of it does, in their language', async () => {
  const stage = await counted();
  await family(stage);
  ownedBy(stage, stage.ann);
  const said = await asked(stage, stage.ann);
  expect(said.length).toBeLessThan(2_000);
  for (const line of [
    /^\*\*Bot status, for its operator\.\*\* This process started <t:\d+:R>\.$/m,
    /^Interactions: \*\*\d+\*\* answered, 0 refused, .* 0 failed/m,
    /^First answer: half within [\d.]+ m?s, 95% within [\d.]+ m?s\.$/m,
    /^Board in its channel after a move: half within [\d.]+ m?s, 95% within [\d.]+ m?s\.$/m,
    /^Messages to be posted: 0 at once, 0 again after a failure, 0 at their hour, 0 when their channel opens/m,
    /^Games under way: Porto 1 \(lobbies 0\)\. In closed channels: 0\.$/m,
    /^Pictures: 0 under way, 0 failed\. Finished: none in the last hour\.$/m,
    /^Decisions of bots: 0 under way, 0 moves made in a hurry, 0 failed\. Finished: none in the last hour\.$/m,
    /^Transactions of the database: half within [\d.]+ m?s/m,
    /^Event loop: late by [\d.]+ m?s at most in 99% of checks, [\d.]+ m?s at worst\.$/m,
    /^Requests that Discord counts: [\d.]+ a second in the last minute, at most 50 allowed\. Discord's limits caused \d+ waits?/m,
    /^Shards that this process holds: 1 of 1\.$/m,
  ])
    expect(said).toMatch(line);
  expect(said).not.toMatch(/NaN|undefined|null/);
  for (const [locale, words] of [
    ['ko', '진행 중인 게임: '],
    ['pt-BR', 'Partidas em andamento: '],
  ] as const) {
    stage.ann.locale = locale;
    const text = await asked(stage, stage.ann);
    expect(text).toMatch(FOR_OWNERS);
    expect(text).toContain(words);
    expect(text).not.toMatch(/NaN|undefined|null/);
    expect(text.length).toBeLessThan(2_000);
  }
  expect(stage.channel.messages.some(({ content }) => FOR_OWNERS.test(content))).toBe(false);
});

test('a moderator who does not own it sees what everybody sees', async () => {
  const stage = await counted();
  const { ann, bob } = stage;
  bob.manageGuild = true;
  ownedBy(stage, ann);
  const plain = await asked(stage, bob);
  expect(plain).toMatch(/All is well here/);
  expect(plain).not.toMatch(FOR_OWNERS);
  expect(plain).not.toContain('Interactions');
  expect(await asked(stage, ann)).toMatch(FOR_OWNERS);
  expect(await asked(stage, bob)).not.toMatch(FOR_OWNERS);
});

test('all members of a team are owners; a person who was only invited, and the server’s owner, are not', async () => {
  const stage = await counted();
  const { ann, bob, cid } = stage;
  ownedBy(stage, ann, [
    [ann, 2],
    [bob, 1],
  ]);
  expect(await asked(stage, bob)).not.toMatch(FOR_OWNERS);
  expect(await asked(stage, cid)).not.toMatch(FOR_OWNERS);
  expect(await asked(stage, ann)).toMatch(FOR_OWNERS);
});

test('where Discord does not tell whose it is, no person is informed; the next one asks again', async () => {
  const stage = await counted();
  const { ann, discord, trouble } = stage;
  discord.fail({
    method: 'GET',
    path: /^\/applications\/@me$/,
    status: 403,
    body: { code: 50001, message: 'x' },
  });
  expect(await asked(stage, ann)).not.toMatch(FOR_OWNERS);
  expect(trouble.join()).toContain('whose bot this is, is not known');
  ownedBy(stage, ann);
  expect(await asked(stage, ann)).toMatch(FOR_OWNERS);
});
