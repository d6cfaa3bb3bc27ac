import type { Answer, Channel, Person } from 'local-discord';
import { expect, test } from 'vitest';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import { steadyOf } from '../../../src/core/contract/player.ts';
import { players } from '../../../src/games/bots.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { games } from '../../../src/games/registry.ts';
import { plain } from '../../../src/presentation/text/names.ts';
import { inGame, inGames } from '../../support/in-game.ts';
import { setSettings } from '../../support/menus.ts';
import { newTable } from '../../support/new-table.ts';
import { labels, last, type Scene, scene, shown } from '../kit.ts';

const ALL = Object.keys(games);
const dice = new SeededDice(new Uint8Array(32).fill(9));
const YEAR = new Date().getUTCFullYear();
const title = (game: string): string => presenters[game]?.('en').title ?? '';

/** Plays some decisions of a rated game of two people. Then the second person resigns. */
async function ended(
  { table, quiet }: Scene,
  channel: Channel,
  game: string,
  [one, other]: readonly Person[],
) {
  if (one) await newTable(one, channel, `${game} new`, { seats: 2, order: 'joined' });
  await inGame(other, channel, game, 'join');
  await inGame(one, channel, game, 'start');
  for (let count = 0; count < 24; count++) {
    const match = await table.live(channel.id);
    const sealed = match ? await table.sealed(match.id) : [];
    const seat = match?.position.toAct.find(each => !sealed.includes(each));
    const rules = games[game];
    if (match === undefined || seat === undefined || !rules) break;
    const action = steadyOf(game, players).choose(rules, match.position.view(seat), seat, dice);
    await table.act(match.id, match.seats[seat]?.id ?? '', rules.write(action));
  }
  const match = await table.live(channel.id);
  await table.resign(match?.id ?? '', other?.id ?? '');
  await quiet();
}

const altOf = (answer: Answer): string => shown(answer).attachments[0]?.description ?? '';
const said = ({ content }: Pick<Answer, 'content'>): string => content;

test('a year of games of the whole registry is one picture of a person, and one of the server', async () => {
  const stage = await scene();
  const { ann, bob, cid, guild, channel } = stage;
  expect(said(await inGames(ann, channel, 'year look'))).toMatch(/^You finished no game that counts/);
  expect(said(await inGames(ann, channel, `year look ${YEAR} server`))).toMatch(/^No game that counts/);
  for (const game of ALL) await ended(stage, guild.addChannel({ name: game }), game, [ann, bob]);

  const own = await inGames(ann, channel, 'year look');
  expect(said(own)).toMatch(/^\*\*Your look back\.\*\* Only you see it\./);
  expect(said(own)).toContain('[Best move](https://discord.com/channels/');
  const alt = altOf(own);
  expect(alt).toMatch(new RegExp(`^${YEAR}, Ann\\. ${ALL.length} games, ${ALL.length} won`));
  for (const game of ALL) expect(alt).toContain(`${title(game)}: 1 game`);
  expect(alt).toContain(`Rival: Bob, met in ${ALL.length} games, ahead in ${ALL.length}`);
  expect(alt).toMatch(/Best move: \+\d+, points in one move, /);
  expect(alt).toContain(`Longest streak: ${ALL.length}, wins in a row`);
  expect(alt).toContain('Favourite colour: ');

  const server = altOf(await inGames(cid, channel, `year look ${YEAR} server`));
  expect(server).toContain(`Ribeira. ${ALL.length} games, 2 players`);
  expect(server).toContain(`Longest streak: ${ALL.length}, wins in a row, Ann`);
  ann.locale = 'de';
  expect(altOf(await inGames(ann, channel, 'year look m3'))).toMatch(/^Die letzten 3 Monate, Ann\./);
});

test('a person posts the own look back without games and people of other servers', async () => {
  const stage = await scene();
  const { ann, bob, cid, channel, discord, quiet } = stage;
  const elsewhere = discord.addGuild({ name: 'Gaia' }).addChannel({ name: 'gaia' });
  await ended(stage, channel, 'porto', [ann, bob]);
  for (const game of ['porto', 'green-port']) await ended(stage, elsewhere, game, [ann, cid]);
  const own = await inGames(ann, channel, 'year look');
  expect(altOf(own)).toContain('Rival: Cid');
  expect(altOf(own)).toContain('Green Port');
  expect(said(await ann.press(shown(own), 'Post it here'))).toBe('The picture follows here.');
  await quiet();
  expect(last(channel).content).toContain('**Ann** looks back');
  const posted = last(channel).attachments[0]?.description ?? '';
  expect(posted).toContain('Rival: Bob, met in 1 game');
  expect(posted).not.toMatch(/Cid|Green Port/);
  // Others see the same facts, and only in this server.
  expect(altOf(await inGames(bob, channel, `year look ${YEAR} ${ann.id}`))).toBe(posted);

  const server = shown(await inGames(bob, channel, `year look ${YEAR} server`));
  await bob.press(server, 'Post it here');
  await quiet();
  expect(last(channel).content).toContain('**Bob** shows what this server has played');
  expect(last(channel).attachments[0]?.description).toContain('Ribeira. 1 game, 2 players');
});

test('a person who keeps statistics private, or who deleted their data, is in no look back', async () => {
  const stage = await scene();
  const { ann, bob, cid, channel, table } = stage;
  await ended(stage, channel, 'porto', [ann, bob]);
  const own = shown(await inGames(bob, channel, 'year look'));
  await setSettings(bob, channel, { stats: false });
  expect(said(await inGames(cid, channel, `year look ${YEAR} ${bob.id}`))).toContain(
    "This person doesn't share their statistics.",
  );
  expect(altOf(await inGames(ann, channel, 'year look'))).not.toContain('Bob');
  expect(altOf(await inGames(ann, channel, `year look ${YEAR} server`))).not.toContain('Bob');
  const again = shown(await inGames(bob, channel, 'year look'));
  expect(altOf({ message: again } as Answer)).toContain('Bob. 1 game');
  expect(labels(again)).not.toContain('Post it here');
  // A press on an answer from before the change posts nothing.
  const before = channel.messages.length;
  expect(said(await bob.press(own, 'Post it here'))).toContain('share their statistics');
  expect(channel.messages).toHaveLength(before);
  await table.housekeeping.forget(ann.id);
  expect(said(await inGames(cid, channel, `year look ${YEAR} ${ann.id}`))).toMatch(
    /^<@\d+> finished no game that counts/,
  );
  expect(said(await inGames(cid, channel, `year look ${YEAR} server`))).toMatch(/^No game that counts/);
});

test('where no picture can be drawn, the answer has the facts in words, and nothing is posted', async () => {
  const unpainted = Object.fromEntries(
    Object.entries(presenters).map(([game, of]) => [
      game,
      (language: Parameters<typeof of>[0]) => ({ ...of(language), lookBack: async () => undefined }),
    ]),
  );
  const stage = await scene({ presenters: unpainted });
  const { ann, bob, channel } = stage;
  await ended(stage, channel, 'porto', [ann, bob]);
  const own = shown(await inGames(ann, channel, 'year look'));
  expect(plain(own.content)).toContain('Rival: Bob, met in 1 game');
  expect(labels(own)).not.toContain('Post it here');
  expect(said(await inGames(ann, channel, `year look ${YEAR} server`))).toContain('1 game, 2 players');
});

test('an impossible wish is answered with the possible ones', async () => {
  const { ann, bob, channel } = await scene();
  const possible = `Choose a year from 2020 to ${YEAR}, or the last 1 to 12 months.`;
  for (const wish of [YEAR + 1, 1, 'm0', 'm99']) {
    expect(said(await inGames(ann, channel, `year look ${wish}`))).toContain(possible);
    expect(said(await inGames(ann, channel, `year look ${wish} server`))).toContain(possible);
  }
  const direct = await ann.dm();
  expect(said(await inGames(ann, direct, `year look ${YEAR} server`))).toContain("a server's games");
  expect(said(await inGames(ann, direct, `year look ${YEAR} ${bob.id}`))).toContain("a server's games");
  expect(said(await inGames(ann, direct, 'year look'))).toMatch(/^You finished no game/);
});

test('in January two private answers mention the year before, to people who played in it', async () => {
  const clock = { now: Date.UTC(2026, 11, 30, 12) };
  const stage = await scene({ now: () => clock.now });
  const { ann, bob, cid, channel } = stage;
  await ended(stage, channel, 'porto', [ann, bob]);
  const lines = async (person: Person): Promise<readonly boolean[]> =>
    Promise.all(
      ['games list', 'games profile'].map(async path =>
        said(await person.command(channel, path)).includes(
          'Your year 2026 in games is ready: `/games profile`',
        ),
      ),
    );
  expect(await lines(ann)).toEqual([false, false]);
  clock.now = Date.UTC(2027, 0, 1, 0, 1);
  expect(await lines(ann)).toEqual([true, true]);
  expect(await lines(cid)).toEqual([false, false]);
  expect(altOf(await inGames(ann, channel, 'year look'))).toMatch(/^2026, Ann/);
  expect(said(await inGames(ann, channel, 'year look 2027'))).toMatch(/^You finished no game/);
  clock.now = Date.UTC(2027, 1, 1, 0, 1);
  expect(await lines(ann)).toEqual([false, false]);
});
