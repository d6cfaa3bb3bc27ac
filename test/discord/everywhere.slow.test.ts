import type { StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import { Elsewhere } from '../../proof/guard/secrets/elsewhere.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { labels, last, shown } from './kit.ts';
import { stopsWell } from './own-discord.ts';
import { from, type Placed, type PlacedSeat, playOn, seenBy, startPlaced } from './placed.ts';

const NAMES = ['Quirrel', 'Zygmunt', 'Oxblood'] as const;

interface Town extends Placed {
  readonly home: PlacedSeat;
  readonly away: PlacedSeat;
  readonly alone: PlacedSeat;
}

/** Starts the bot in two servers, with one person in each and one in direct messages. */
async function town(): Promise<Town> {
  const running = await startPlaced({ players });
  stopsWell(running);
  const { discord } = running;
  const inServer = (name: string): PlacedSeat => {
    const guild = discord.addGuild({ name: `Guild${name}` });
    const channel = guild.addChannel({ name: `room-${name.toLowerCase()}` });
    return { person: discord.addUser({ name }), channel, guildId: guild.id };
  };
  const [home, away] = [inServer(NAMES[0]), inServer(NAMES[1])];
  const person = discord.addUser({ name: NAMES[2] });
  const alone = { person, channel: await person.dm(), guildId: null };
  const { porto } = games;
  if (!porto) throw new Error('no game');
  const at = [home, away, alone];
  const elsewhere = new Elsewhere(
    discord,
    at.map(seat => ({ channel: seat.channel, people: [seat.person] })),
  );
  return { ...running, home, away, alone, at, game: porto, id: '', elsewhere };
}

/** Types a command at a person's own place, and returns the answer. */
async function type(stage: Town, own: PlacedSeat, path: string, options = {}): Promise<StoredMessage> {
  const answer = await own.person.command(own.channel, path, options);
  await stage.quiet();
  return shown(answer);
}

async function press(stage: Town, own: PlacedSeat, message: StoredMessage, label: string): Promise<string> {
  const answer = await own.person.press(message, label);
  await stage.quiet();
  return answer.content ?? '';
}

const listed = (stage: Town, own: PlacedSeat, here = false): Promise<StoredMessage> =>
  type(stage, own, 'games open', { everywhere: true, ...(here && { here }) });

const openAt = async (stage: Town, options = {}): Promise<string> => {
  await type(stage, stage.home, 'porto new', { everywhere: true, ...options });
  const { home, table } = stage;
  return (await from(home, () => table.live(home.channel.id)))?.id ?? '';
};

test('a person of another server and one in direct messages sit down by the list, and all three play', async () => {
  const stage = await town();
  const { home, away, alone } = stage;
  const id = await openAt(stage, { seats: 3, pace: 'day' });
  expect(last(home.channel).content).toContain('People of other servers see this table');

  const list = await listed(stage, away, true);
  expect(list.content).toContain('**A table with a seat for you**');
  expect(list.content).toMatch(
    /\*\*Porto\*\*.*\n-# Gathering, 1 of 3, <t:\d+:R> · a day for each turn · rated, so no hints · English/,
  );
  expect(await press(stage, away, list, '1. Sit down')).toBe(
    'You sit at the table, 2 of 3. It follows in this channel.',
  );
  const other = await listed(stage, alone);
  expect(await press(stage, alone, other, '1. Sit down')).toBe(
    'You sit at the table, 3 of 3. It follows in your direct messages with me.',
  );
  for (const own of stage.at) {
    const lobby = last(own.channel);
    expect(lobby.content).toContain(own.person.name);
    expect(lobby.content.match(/Player \d from another server/g)).toHaveLength(2);
    expect(labels(lobby)).toContain('Join');
  }
  expect((await listed(stage, alone)).content).toContain('No table here or in another server');

  await press(stage, alone, last(alone.channel), 'Start');
  const match = { ...stage, id };
  for (const own of stage.at) {
    const seen = await seenBy(match, own);
    expect([seen.status, seen.channelId, seen.shownRev]).toEqual(['running', own.channel.id, seen.rev]);
  }
  await playOn(match, 8);
  for (const own of stage.at)
    expect((await seenBy(match, own)).shownRev).toBe((await seenBy(match, own)).rev);
  expect(match.elsewhere.found).toEqual([]);
}, 300_000);

test('leaving takes the table from the place, and the press of an old list is refused once a switch is off', async () => {
  const stage = await town();
  const { home, away, alone, table } = stage;
  await openAt(stage, { seats: 4 });
  const list = await listed(stage, away, true);
  const [other, older] = [await listed(stage, alone), await listed(stage, away, true)];
  await press(stage, away, list, '1. Sit down');
  const lobby = last(away.channel);
  await press(stage, away, lobby, 'Leave');
  const left = last(away.channel);
  expect([left.id, left.content, labels(left)]).toEqual([
    lobby.id,
    'Nobody here sits at this table of Porto any more.',
    [],
  ]);
  expect(await from(away, () => table.live(away.channel.id))).toBeUndefined();

  await press(stage, alone, other, '1. Sit down');
  const set = (wishes: Readonly<Record<string, string>>) =>
    table.housekeeping.setServer(home.guildId ?? '', { id: home.person.id, name: 'Manager' }, wishes);
  await set({ strangers: 'no' });
  expect(await press(stage, away, older, '1. Sit down')).toContain(
    'This table takes nobody from another server now',
  );
  const closed = await listed(stage, away, true);
  expect(closed.content).toContain('only for members of its server');
  expect(labels(closed).some(label => label.includes('1. Sit down'))).toBe(false);
  await set({ listed: 'no' });
  expect((await listed(stage, away, true)).content).toContain('No table here or in another server');

  await type(stage, home, 'porto leave');
  expect(last(alone.channel).content).toContain('The table was cancelled.');
  expect(stage.elsewhere.found).toEqual([]);
}, 300_000);

test('the opener shows and hides a table by a button', async () => {
  const stage = await town();
  const { home, alone } = stage;
  const opened = await type(stage, home, 'porto new', { seats: 3 });
  expect((await listed(stage, alone)).content).toContain('No table here');
  const said = await press(stage, home, opened, 'Show in other servers');
  expect(said).toContain('People of other servers now see your table');
  expect((await listed(stage, alone)).content).toContain('Gathering, 1 of 3');
  const bots = await home.person.press(last(home.channel), 'Add a bot');
  expect(labels(shown(bots))).toContain('Show only here');
  await press(stage, home, shown(bots), 'Show only here');
  expect(last(home.channel).content).not.toContain('other servers');
  expect((await listed(stage, alone)).content).toContain('No table here');
}, 300_000);

test('a name is shown at other places by choice, without a mention', async () => {
  const stage = await town();
  const { home, away, alone } = stage;
  const settings = await type(stage, away, 'games settings', { name: true });
  expect(settings.content).toContain('Name shown to players of other servers (`name:`): **on**');
  await openAt(stage, { seats: 3 });
  await press(stage, away, await listed(stage, away, true), '1. Sit down');
  await press(stage, alone, await listed(stage, alone), '1. Sit down');
  const lobby = last(home.channel);
  expect(lobby.content).toContain(`2. ${away.person.name}`);
  expect(lobby.content).toContain('3. Player from another server');
  const requests = stage.discord.requests.filter(({ path }) => path.includes(home.channel.id));
  expect(JSON.stringify(requests)).not.toContain(away.person.id);
}, 300_000);
