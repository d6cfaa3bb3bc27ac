import type { Person, StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import { players } from '../../../src/games/bots.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { startBot } from '../../support/bot.ts';
import { soughtHere, wish } from '../../support/in-game.ts';
import { setServer } from '../../support/menus.ts';
import { labels, last, shown } from '../kit.ts';
import { stopsWell } from '../own-discord.ts';

async function town() {
  const running = await startBot({ players });
  stopsWell(running);
  const { discord } = running;
  const [ann, bob] = [discord.addUser({ name: 'Quirrel' }), discord.addUser({ name: 'Zygmunt' })];
  const [north, south] = [discord.addGuild({ name: 'North' }), discord.addGuild({ name: 'South' })];
  const [here, there] = [north.addChannel({ name: 'here' }), south.addChannel({ name: 'there' })];
  const pair = async (): Promise<number> => {
    const games = await running.table.finding.pair();
    await running.quiet();
    return games;
  };
  return { ...running, trouble: running.trouble as string[], ann, bob, north, south, here, there, pair };
}

const idOf = ({ buttons }: StoredMessage, sought: string): string =>
  buttons.find(({ label }) => label === sought)?.customId ?? '';
const texts = async (person: Person): Promise<string> =>
  (await person.dm()).messages.map(({ content }) => content).join('\n');

test('a person without a request is offered the games, and joins by one press', async () => {
  const { ann, here } = await town();
  const page = shown(await ann.command(here, 'games find'));
  expect(page.ephemeral).toBe(true);
  expect(page.content).toContain("You aren't looking for a game now");
  const titles = Object.values(presenters).map(presenter => presenter('en').title);
  const live = titles.map(title => `${title} live`);
  expect(titles[0]).toBe('Porto');
  const tables = ['Open tables here: 0', 'Open tables in other servers'];
  expect(labels(page)).toEqual([...tables, ...titles, ...live]);
  const joined = shown(await ann.press(page, 'Porto'));
  expect(joined.content).toMatch(/\*\*Porto\*\*, since <t:\d+:R>/);
  expect(joined.content).toContain('any time limit · any number of people · rated or not');
  expect(joined.content).toContain('Nobody else looks for this game yet.');
  expect(joined.content).toContain('in your direct messages with me');
  expect(labels(joined)).toEqual([
    ...tables,
    'Meanwhile a bot: Porto',
    'Wishes for Porto…',
    "Don't look for Porto",
    ...titles.slice(1),
    ...live,
  ]);
  expect(await texts(ann)).toContain('Here I show you the game');
  const late = shown(await ann.command(here, 'games find'));
  expect(shown(await ann.press(joined, "Don't look")).content).toContain('You no longer look for Porto.');
  expect(shown(await ann.press(late, "Don't look")).content).toContain("You don't look for Porto any more");
});

test('two people of two servers find each other: each is informed at their place, and neither learns who the other is', async () => {
  const { ann, bob, here, there, north, south, pair, table, discord, trouble } = await town();
  await soughtHere(ann, here, { game: 'porto', pace: 'day' });
  await bob.command(there, 'games find', { game: 'porto' });
  for (const [menu, value] of [
    ['seats', '2'],
    ['rated', 'yes'],
  ] as const)
    await wish(bob, there, menu, value);
  const page = shown(await bob.command(there, 'games find'));
  expect(page.content).toContain('any time limit · 2 people · rated. 2 people look for this game');
  expect(await pair()).toBe(1);
  const match = await table.live(here.id);
  expect(match).toMatchObject({ status: 'running', pace: 'day', rated: true });
  expect(last(here).attachments).toHaveLength(1);
  const text = await texts(bob);
  expect(text).toContain('**Porto: I have found people for you.**');
  expect(text).toContain('Player from another server, no rating shown');
  expect(text).toContain('a day for each turn · rated');
  const directMessage = (await bob.dm()).messages.find(({ content }) =>
    content.includes('found people for you'),
  );
  const fellows = shown(await bob.press(directMessage as StoredMessage, 'The other players'));
  expect(labels(fellows)).toEqual([
    ...'Hello!|Good luck!|Nice move!|Well played!|Sorry, I was away.'.split('|'),
    "I have little time right now, so I'll be slower.",
    ...'Thanks for the game!|Hide phrases'.split('|'),
    ...['Block', 'Report'].map(action => `${action}: Player from another server`),
  ]);
  const blocked = shown(await bob.press(fellows, 'Block:'));
  expect(blocked.content).toContain('Player from another server is blocked');
  const reported = shown(await bob.press(blocked, 'Report:'));
  expect(reported.content).toContain('reported to the operator');
  expect((await table.host.run('log', 'operator')).text).toContain(`person ${ann.id}`);
  expect(trouble.splice(0)).toEqual([expect.stringContaining('a player was reported')]);
  const again = shown(await bob.command(there, 'games find'));
  expect(labels(again)).toContain('Players of Porto');
  const settings = shown(await bob.command(there, 'games settings'));
  const shownToBob = [directMessage, fellows, blocked, reported, again, settings];
  const secrets = (of: Person, guild: { id: string; name: string }) => [of.id, of.name, guild.id, guild.name];
  const inDirect = JSON.stringify((await bob.dm()).allMessages);
  for (const secret of [...secrets(ann, north), here.id])
    expect(inDirect + JSON.stringify(shownToBob)).not.toContain(secret);
  for (const secret of [...secrets(bob, south), (await bob.dm()).id])
    expect(JSON.stringify(here.allMessages)).not.toContain(secret);
  expect(discord.complaints).toEqual([]);
});

test('the wishes of a request are menus, and change neither its time nor its place', async () => {
  const { ann, here, table } = await town();
  await soughtHere(ann, here, { game: 'porto', pace: 'day' });
  const [before] = await table.finding.of(ann.id);
  const menus = await wish(ann, here, 'seats', '3');
  expect(menus.content).toContain('a day for each turn · 3 people · rated or not');
  await wish(ann, here, 'language', 'fr');
  await wish(ann, here, 'rated', 'no');
  const after = { ...before, seats: 3, language: 'fr', rated: false };
  expect(await table.finding.of(ann.id)).toEqual([after]);
  await ann.command(here, 'games find', { game: 'porto', pace: 'three-days' });
  expect(await table.finding.of(ann.id)).toEqual([{ ...after, pace: 'three-days' }]);
  for (const forged of ['1', '9', 'yes', 'xx', '']) await wish(ann, here, 'seats', forged);
  await wish(ann, here, 'language', 'xx');
  await wish(ann, here, 'seats', 'any');
  await ann.press(shown(await wish(ann, here, 'rated', 'any')), 'Play in direct messages instead');
  expect(await table.finding.of(ann.id)).toMatchObject([
    { seats: null, rated: null, language: 'fr', pace: 'three-days', guildId: null, since: before?.since },
  ]);
  const late = shown(await wish(ann, here, 'language', 'any'));
  await table.finding.leave(ann.id, { game: 'porto', live: false });
  const gone = shown(await ann.select(late, 'Any number of people', ['2']));
  expect(gone.content).toContain("You don't look for Porto any more");
  expect(await table.finding.of(ann.id)).toEqual([]);
});

test('what a request must have is typed with it, since it may be met at once', async () => {
  const { ann, bob, here, there, pair, table } = await town();
  await ann.command(here, 'games find', { game: 'porto', seats: 3, here: true });
  await bob.command(there, 'games find', { game: 'porto', seats: 2, rated: false, here: true });
  expect(await table.finding.of(ann.id)).toMatchObject([{ seats: 3, rated: null, channelId: here.id }]);
  expect(await table.finding.of(bob.id)).toMatchObject([{ seats: 2, rated: false, channelId: there.id }]);
  expect(await pair()).toBe(0);
});

test('requests of all kinds have their buttons, the fifth row included', async () => {
  const { ann, here, table } = await town();
  for (const game of Object.keys(presenters))
    for (const pace of ['live', 'day']) await soughtHere(ann, here, { game, pace });
  const page = shown(await ann.command(here, 'games find'));
  expect(labels(page).filter(label => label.startsWith('Wishes for'))).toHaveLength(6);
  const menus = shown(await ann.press(page, 'Wishes for Vintage live…'));
  await ann.press(menus, "Don't look for Vintage live");
  expect(await table.finding.of(ann.id)).toHaveLength(5);
});

test('a person whom the bot can not write to is informed at once, and what is possible', async () => {
  const { bob, there, table } = await town();
  bob.acceptsDms = false;
  const answer = shown(await bob.command(there, 'games find', { game: 'porto' }));
  expect(answer.content).toContain("I can't write to you");
  expect(await table.finding.of(bob.id)).toEqual([]);
  await bob.press(answer, 'Play in this channel instead');
  expect(await table.finding.of(bob.id)).toMatchObject([{ channelId: there.id }]);
});

test('the channel of the request must be open to the bot and to its member', async () => {
  const { ann, here, table } = await town();
  ann.manageGuild = true;
  await setServer(ann, here, { mayOpen: 'manage-server' });
  ann.manageGuild = false;
  const refused = shown(await soughtHere(ann, here, { game: 'porto' }));
  expect(refused.content).toMatch(/open/);
  expect(await table.finding.of(ann.id)).toMatchObject([{ guildId: null }]);
});

test('while one waits, a press plays against a bot', async () => {
  const { ann, here, table } = await town();
  const page = shown(await ann.command(here, 'games find', { game: 'porto' }));
  await ann.press(page, 'Meanwhile a bot');
  const match = await table.live(here.id);
  expect(match?.seats.map(({ strength }) => strength).sort()).toEqual(['medium', null].sort());
  expect(await table.finding.of(ann.id)).toHaveLength(1);
});

test('each place reads a phrase in its own language, and no press passes on anything else', async () => {
  const { ann, bob, here, there, south, pair, table, quiet, discord } = await town();
  south.preferredLocale = 'fr';
  for (const [person, channel] of [
    [ann, here],
    [bob, there],
  ] as const)
    await soughtHere(person, channel, { game: 'porto' });
  expect(await pair()).toBe(1);
  const { id } = (await table.live(here.id)) ?? { id: '' };
  const page = shown(await ann.press(last(here), '💬 Say something'));
  expect(page.content).toContain('A phrase stands below the board, for everybody in their own language');
  await ann.press(page, 'Good luck!');
  await quiet();
  expect(last(there).content).toContain('💬 **Joueur d’un autre serveur**\u202f: Bonne chance\u202f!');
  const ways = labels(page);
  const hasty = shown(await ann.press(page, 'Hello!'));
  expect(labels(hasty), 'a refused phrase keeps the buttons').toEqual(ways);
  expect(hasty.content).toMatch(/You can say a phrase once within 2 minutes\. .*<t:\d+:R>/);
  const raw = async (person: Person, ...args: readonly (string | number)[]) =>
    shown(await person.pressRaw(here, last(here), ['1', '-', '-', 'games', 'find', ...args].join(':')));
  for (const forged of ['8', '0', '-1', 'Hello', '1e0', ''])
    expect((await raw(ann, 'say', id, forged)).content).toContain('There is no such phrase.');
  expect((await raw(ann, 'say', 'nothing', 1)).content).toContain('There is no game');
  for (const forged of ['toString', 'constructor', 'chess'])
    for (const action of ['join', 'leave', 'bot'])
      expect((await raw(ann, action, forged)).content).toContain('People to play with');
  const eve = discord.addUser({ name: 'Eve' });
  for (const action of ['say', 'phrases', 'players'])
    expect((await raw(eve, action, id, 1)).content).toContain("You don't sit at this table");
  const before = last(there).content;
  const hidden = shown(await bob.press(shown(await bob.press(last(there), '💬 Dire')), 'Hide phrases'));
  expect(hidden.content).toContain('no longer shown to you in this game');
  await quiet();
  expect(last(there).content).not.toContain('💬');
  await bob.press(hidden, 'Show phrases');
  await quiet();
  expect(last(there).content).toBe(before);
});

test('where the found game would begin, a person who waits is offered what does not occupy the channel', async () => {
  const { ann, here, table, quiet } = await town();
  const page = shown(await soughtHere(ann, here, { game: 'porto' }));
  expect(labels(page)).not.toContain('Meanwhile a bot: Porto');
  expect(labels(page).slice(2, 5)).toEqual(["Play today's Porto", 'Solve a puzzle', 'Wishes for Porto…']);
  expect(page.content).not.toContain('Another game is played there');
  expect(shown(await ann.press(page, 'Solve a puzzle')).ephemeral).toBe(true);
  const again = shown(await ann.command(here, 'games find'));
  expect(shown(await ann.press(again, "Play today's Porto")).ephemeral).toBe(true);
  expect(await table.live(here.id)).toBeUndefined();
  await ann.command(here, 'porto new', { seats: 2, players: 'easy' });
  await quiet();
  const later = shown(await ann.command(here, 'games find'));
  expect(later.content).toContain('Another game is played there now. Yours begins after it.');
});

test('a live game is sought beside a slow one, for ten minutes', async () => {
  const { ann, bob, here, there, pair, table } = await town();
  const page = shown(await soughtHere(ann, here, { game: 'porto', pace: 'live' }));
  expect(page.content).toContain('**Porto live**, since');
  expect(page.content).toContain('live: a minute for each decision · any number of people');
  expect(page.content).toContain('even in your quiet hours');
  expect(page.content).toContain('Nobody else looks for this game yet.');
  const both = shown(await ann.pressRaw(here, page, idOf(page, 'Porto')));
  expect(labels(both)).toContain("Don't look for Porto live");
  expect(await table.finding.of(ann.id)).toMatchObject([{ live: true }, { live: false }]);
  await soughtHere(bob, there, { game: 'porto' });
  expect(await table.finding.of(bob.id)).toMatchObject([{ live: false, people: 2 }]);
  const offered = shown(await bob.command(there, 'games find'));
  const joined = shown(await bob.press(offered, 'Porto live'));
  expect(joined.content).toContain('2 people look for this game, and you are one of them');
  const left = shown(await bob.press(joined, "Don't look for Porto live"));
  expect(left.content).toContain('You no longer look for Porto live.');
  await soughtHere(bob, there, { game: 'porto', pace: 'live' });
  expect(await pair()).toBe(1);
  expect(await table.live(there.id)).toMatchObject({ status: 'running', pace: 'live', places: 2 });
});
