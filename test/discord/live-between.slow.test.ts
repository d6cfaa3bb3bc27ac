import type { StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import { Elsewhere } from '../../proof/guard/secrets/elsewhere.ts';
import { games } from '../../src/games/registry.ts';
import { soughtHere } from '../support/in-game.ts';
import { boardIn, openTurn } from './kit.ts';
import { stopsWell } from './own-discord.ts';
import { nextChoice, type Placed, type PlacedSeat, playOn, press, startPlaced } from './placed.ts';

const SECOND = 1_000;
const START = Date.parse('2026-05-04T12:00Z');

/** Begins a live game of two people of two servers who have looked for one. */
async function found() {
  const clock = { now: START };
  const running = await startPlaced({ now: () => clock.now });
  stopsWell(running);
  const { discord, table, store, quiet } = running;
  const at: PlacedSeat[] = [];
  for (const name of ['Quirrel', 'Zygmunt']) {
    const guild = discord.addGuild({ name: `Guild${name}` });
    const channel = guild.addChannel({ name: `room-${name.toLowerCase()}` });
    const person = discord.addUser({ name });
    at.push({ person, channel, guildId: guild.id });
    await soughtHere(person, channel, { game: 'porto', pace: 'live' });
  }
  const places = at.map(({ person, channel }) => ({ channel, people: [person] }));
  const elsewhere = new Elsewhere(discord, places);
  expect(await table.finding.pair()).toBe(1);
  await quiet();
  const [id = ''] = await store.matches.ids();
  const game = games.porto;
  if (!game) throw new Error('no Porto');
  const match: Placed = { ...running, at, game, id, elsewhere };
  const pass = async (seconds: number): Promise<void> => {
    clock.now += seconds * SECOND;
    await table.dueWork.run();
    await quiet();
  };
  return { match, pass };
}

const contents = ({ channel }: PlacedSeat): string =>
  channel.messages.map(({ content }) => content).join('\n');
const opens = ({ buttons }: StoredMessage): boolean =>
  buttons.some(({ customId }) => customId?.includes(':open:'));

test('two servers find a live game: each has one edited message, and pings its person once', async () => {
  const { match } = await found();
  await playOn(match, 8);
  for (const { channel, person } of match.at) {
    expect(channel.messages).toHaveLength(1);
    expect(channel.messages[0]?.content).toMatch(/⏱️ \*\*.+\*\*: the minute ends <t:\d+:R>/);
    const pings = match.discord.payloads.filter(({ body }) =>
      (body as { allowed_mentions?: { users?: string[] } }).allowed_mentions?.users?.includes(person.id),
    );
    expect(pings).toHaveLength(1);
  }
  expect(match.elsewhere.found).toEqual([]);
});

test('the panel of one server opens by itself after the move of the other', async () => {
  const { match } = await found();
  await playOn(match, 2);
  const choice = await nextChoice(match);
  const other = match.at.find(own => own !== choice?.own);
  if (!choice || !other) throw new Error('two people');
  const panel = await openTurn(other.person, boardIn(other.channel));
  expect([opens(panel), panel.content]).toEqual([
    false,
    '-# Waiting for Player from another server. Your panel opens here when it is your turn.',
  ]);
  for (let next = await nextChoice(match); next?.own === choice.own; next = await nextChoice(match))
    await press(match, next);
  expect(opens(panel)).toBe(true);
  expect(panel.content).toContain('Player from another server');
});

test('both servers see that the reserve runs, only the own one pings the person, and the other wins', async () => {
  const { match, pass } = await found();
  await playOn(match, 2);
  const choice = await nextChoice(match);
  const other = match.at.find(own => own !== choice?.own);
  if (!choice || !other) throw new Error('two people');
  const late = choice.own;
  await pass(60);
  expect(contents(late)).toContain(`⏳ **${late.person.name}**: the minute is over and the reserve runs.`);
  expect(contents(other)).toContain(
    '⏳ **Player from another server**: the minute is over and the reserve runs.',
  );
  await pass(180);
  expect(contents(late)).toContain(`⏳ <@${late.person.id}>, your reserve ends`);
  expect(contents(other)).not.toContain('your reserve ends');
  await pass(120);
  expect(contents(late)).toContain(`**${late.person.name}** has run out of time.`);
  expect(contents(late)).not.toContain('your reserve ends');
  expect(contents(other)).toContain('**Player from another server** has run out of time.');
});
