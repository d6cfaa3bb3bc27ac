import { Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { PORTO as GUARDED } from '../../proof/guard/secrets/games/porto.ts';
import { leaksIn, picksIn } from '../../proof/guard/secrets/logbook.ts';
import type { State } from '../../src/games/porto/rules/types.ts';
import { makeLog } from '../../src/log/log.ts';
import { patientDiscord, type Running, startBot } from '../support/bot.ts';
import { drawNow, openTurn, startGame } from './kit.ts';

const Line = z.looseObject({
  msg: z.string(),
  interactionId: z.string().optional(),
  matchId: z.string().optional(),
  shard: z.number().optional(),
  channelId: z.string().optional(),
  error: z.looseObject({ route: z.string().optional() }).optional(),
});

/** Log lines about the bot itself, which name no match. */
const OF_NOBODY = [
  'logged in',
  'this instance acts from now on',
  'registered the commands',
  'a rejection nobody handled',
];

interface Played extends Running {
  readonly text: () => string;
  readonly lines: () => readonly z.infer<typeof Line>[];
}

async function talkative(): Promise<Played> {
  const discord = await patientDiscord();
  let text = '';
  const to = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const log = makeLog({ level: 'trace', secrets: [discord.token], to });
  const running = await startBot({ discord, log });
  onTestFinished(async () => {
    await running.stop();
    await discord.close();
  });
  const lines = () =>
    text
      .trim()
      .split('\n')
      .map(line => Line.parse(JSON.parse(line)));
  return { ...running, text: () => text, lines };
}

/** Plays two games of the same two people at the same time, while Discord refuses many requests. */
async function evening() {
  const stage = await talkative();
  const { discord, store, table, quiet } = stage;
  const guild = discord.addGuild({ name: 'Ribeira' });
  const channels = ['one', 'two'].map(name => guild.addChannel({ name }));
  const [first, second] = channels;
  const people = [discord.addUser({ name: 'Ann' }), discord.addUser({ name: 'Bob' })] as const;
  if (!first || !second) throw new Error('no channels');
  await startGame({ channel: first, quiet }, people);
  await startGame({ channel: second, quiet }, people, { variant: 'family' });
  const picked: string[] = [];
  for (const person of people) {
    const [choice] = await person.autocomplete(first, 'porto do', {}, 'action', '');
    const action = String(choice?.value);
    picked.push(action);
    await person.command(first, 'porto do', { action, now: true });
  }
  await quiet();
  const refused = (path: RegExp, status: number, code: number) =>
    discord.fail({ path, status, body: { code, message: 'Invalid Form Body' } });
  for (let turn = 0; turn < 4; turn++) {
    if (turn < 3) refused(/^\/channels\/\d+\/messages$/, 400, 50035);
    else refused(/^\/channels\/\d+\/messages$/, 403, 50001);
    if (turn % 2 === 0) refused(/^\/webhooks\/\d+\/:token\/messages/, 400, 50035);
    // Each person acts in both channels at the same time. The bot carries out the actions of one person one after the other.
    await Promise.all(people.flatMap(person => channels.map(channel => drawNow(person, channel))));
    // In the last turn Discord denies access and the bot parks the message, so the test waits only for Discord to be idle.
    await (turn < 3 ? quiet() : discord.idle(200));
  }
  for (const channel of channels)
    for (const person of people) {
      const board = channel.messages.findLast(({ buttons }) => buttons.length > 0);
      if (board) await openTurn(person, board).catch(() => undefined);
      await person.command(channel, 'porto hand');
    }
  await people[0].command(first, 'games profile');
  await discord.idle(200);
  const matches = await Promise.all(channels.map(channel => table.live(channel.id)));
  const stored = await Promise.all(matches.map(match => store.matches.get(match?.id ?? '')));
  return { stage, channels, stored: stored.flatMap(match => match ?? []), picked };
}

test('every line about a match names it, its interaction and its shard, and none tells a secret', async () => {
  const { stage, channels, stored, picked } = await evening();
  const matchIn = new Map(stored.map(({ channelId, id }) => [channelId, id]));
  expect(matchIn.size).toBe(channels.length);
  const ids = new Set(matchIn.values());
  const found = { ofInteractions: 0, ofNotices: 0, refused: 0 };
  for (const line of stage.lines()) {
    const { msg, interactionId, matchId, shard, channelId, error } = line;
    if (OF_NOBODY.includes(msg)) continue;
    const text = JSON.stringify(line);
    expect(shard, text).toBe(0);
    expect(ids.has(matchId ?? ''), text).toBe(true);
    if (error) found.refused += 1;
    const there = channelId ?? /^\/api\/v10\/channels\/(\d+)\//.exec(error?.route ?? '')?.[1];
    if (interactionId === undefined) found.ofNotices += 1;
    else found.ofInteractions += 1;
    if (there !== undefined) expect(matchId, text).toBe(matchIn.get(there));
  }
  expect(found.ofInteractions).toBeGreaterThan(30);
  expect(found.ofNotices).toBeGreaterThan(10);
  expect(found.refused).toBeGreaterThan(4);

  const text = stage.text();
  const written = text.trim().split('\n');
  const typed = picked.filter(value => value.length > 3);
  expect(typed.length).toBeGreaterThan(0);
  expect(picksIn(written, typed)).toEqual([]);
  for (const match of stored) {
    expect(match.salt ?? '').toHaveLength(64);
    expect(leaksIn(written, match, GUARDED.telling)).toEqual([]);
    const { players, deck } = match.state as State;
    for (const cards of [deck.slice(0, 4), ...players.map(({ hand }) => hand)])
      if (cards.length > 1) expect(text).not.toContain(JSON.stringify(cards).slice(1, -1));
  }
  expect(text).not.toContain(stage.discord.token);
  expect(text).not.toMatch(/aW50ZXJhY3Rpb24|"token"/);
});
