import { join } from 'node:path';
import type { Person } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { steadyOf } from '../../src/core/contract/player.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { type BoardPageServer, openBoardPages } from '../../src/page/server.ts';
import type { Match } from '../../src/table/match/types.ts';
import type { Table } from '../../src/table/table.ts';
import { chance } from '../contract/tools.ts';
import { pixel, SEED } from '../discord/kit.ts';
import { opened, pressed } from '../support/acts.ts';
import { patientDiscord, type Running, startBot } from '../support/bot.ts';
import { folder } from '../support/folder.ts';
import { paintingOtherwise } from '../support/painting-otherwise.ts';
import { accepted, at, room } from '../table/room.ts';
import { Visitor } from './site.ts';

const PATIENT = { timeout: 900_000 };
/** Number of the action after which it is undone, and of the action at which the process dies. */
const UNDONE = 9;
const KILLED = 14;
/** Number of the action from which on a page and the buttons play each eighth, and the table the others: some games have hundreds. */
const MANY = 60;

/** Act of a person, which the other match repeats by the table alone. */
type Done = readonly [personId: string, action: string];
const UNDO = 'undo';

const logOf = async (table: Table, { id }: Pick<Match, 'id'>): Promise<readonly unknown[]> =>
  (await table.moves(id, { since: 0, to: 9_999 })).map(({ at: _, ...move }) => move);

interface Pages {
  readonly server: BoardPageServer;
  readonly pages: ReadonlyMap<string, Visitor>;
}

/** Opens pages of both people on a bot's table. A page of an earlier process stays open. */
async function pagesOn(
  { table, bot: { voice } }: Running,
  id: string,
  people: readonly Person[],
  before?: Pages,
): Promise<Pages> {
  // Each look at the clock is a second later, so that the limit of requests a minute holds up no whole game.
  let looks = 0;
  const now = () => Date.now() + 1_000 * looks++;
  const server = await openBoardPages({
    ...{ table, games, presenters, host: '127.0.0.1', port: 0, now, log: () => {}, voice },
  });
  const pages = await Promise.all(
    people.map(async ({ id: userId }) => {
      const known = before?.pages.get(userId);
      if (known) return [userId, known.movedTo(server.url)] as const;
      return [
        userId,
        await Visitor.by(server.url, await server.link({ matchId: id, userId, language: 'en' })),
      ] as const;
    }),
  );
  return { server, pages: new Map(pages) };
}

async function undo(table: Table, match: Match, personId: string): Promise<void> {
  if ((await table.undoable(match.id))?.consent === null) accepted(await table.undo(match.id, personId));
  else {
    const { request } = accepted(await table.requests.askUndo(match.id, personId));
    const voter = match.seats.find(({ id }) => id !== personId)?.id ?? '';
    accepted(await table.requests.answer(match.id, voter, true, { request: request?.id }));
  }
}

/** Plays a whole game, every second action on the page, with an undo there and a death of the process in the middle. */
async function playedByHalves(game: AnyGame) {
  const discord = await patientDiscord();
  onTestFinished(() => discord.close());
  const options = {
    ...{ discord, database: join(folder(), 'bot.sqlite'), newSeed: () => SEED },
    presenters: paintingOtherwise(presenters, pixel, []),
  };
  let bot = await startBot(options);
  onTestFinished(() => bot.stop());
  const channel = discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'games' });
  const people = [discord.addUser({ name: 'Ann' }), discord.addUser({ name: 'Bob' })];
  await opened({ channel, quiet: () => bot.quiet() }, people, `${game.id} new`, { seats: 2 });
  const first = await bot.table.live(channel.id);
  if (!first) throw new Error('no game');
  const matchId = first.id;
  let site = await pagesOn(bot, matchId, people);
  onTestFinished(() => site.server.close());
  const [done, below]: [Done[], ReturnType<typeof chance>] = [[], chance(3)];
  const dice = new LightDice(3);
  for (let count = 0; ; count++) {
    const match = await bot.table.get(matchId);
    if (match?.status !== 'running') break;
    const [seat = -1] = await bot.table.awaited(match);
    const legal = match.position.legal(seat);
    // Random actions would not end every game.
    const action =
      count < MANY
        ? legal[below(legal.length)]
        : steadyOf(game.id, players).choose(game, match.position.view(seat), seat, dice);
    const [personId, text] = [at(match, seat), game.write(action)];
    const person = people.find(({ id }) => id === personId);
    const page = site.pages.get(personId);
    if (!person || !page) throw new Error('a strange seat');
    done.push([personId, text]);
    if (count === KILLED) {
      // The act is committed. Neither the board nor the answer leaves the process.
      const heal = discord.fail({ path: /messages/, times: 1_000, status: 503 });
      const ended = expect(page.act('act', { rev: match.rev, action: text })).rejects.toThrow();
      bot.table.pages.seenBy = () => new Promise<never>(() => {}) as never;
      accepted(await bot.table.act(matchId, personId, text, { rev: match.rev }));
      await site.server.close();
      await ended;
      await bot.stop();
      heal();
      bot = await startBot(options);
      site = await pagesOn(bot, matchId, people, site);
    } else if (count >= MANY && count % 8 > 1) {
      accepted(await bot.table.act(matchId, personId, text, { rev: match.rev }));
    } else if (count % 2 === 0) {
      const answer = await page.act('act', { rev: match.rev, action: text });
      expect(answer.said).toBeUndefined();
    } else {
      await bot.quiet();
      await pressed(game, { running: bot, channel }, person, action);
    }
    const mayUndo = count >= UNDONE && !done.some(([, what]) => what === UNDO);
    if (mayUndo && (await bot.table.undoable(matchId))?.seats.includes(seat)) {
      const { state } = await page.press('Undo');
      const voter = people.find(({ id }) => id !== personId)?.id ?? '';
      if (state.cards.length > 0) await site.pages.get(voter)?.press('Agree');
      done.push([personId, UNDO]);
    }
  }
  return { log: await logOf(bot.table, first), first, done };
}

test.each(Object.values(games))(
  '$id played half on the page and half by buttons has the same log',
  PATIENT,
  async game => {
    const { log, first, done } = await playedByHalves(game);
    const { table } = await room({ games, needs: { newSeed: () => SEED } });
    const [ann, ben] = first.seats.toSorted((one, other) =>
      one.id === first.opener.id ? -1 : other.id === first.opener.id ? 1 : 0,
    );
    if (!ann || !ben) throw new Error('two people play');
    const { options, channelId, guildId } = first;
    const { id } = accepted(
      await table.open({ game: game.id, options, channelId, guildId, seats: 2, opener: ann }),
    );
    accepted(await table.join(id, ben));
    const match = accepted(await table.start(id, ann.id));
    for (const [personId, action] of done) {
      if (action === UNDO) await undo(table, match, personId);
      else accepted(await table.act(id, personId, action));
    }
    expect(await logOf(table, match)).toEqual(log);
    expect(done.some(([, what]) => what === UNDO)).toBe(true);
    expect((await table.get(id))?.status).toBe('over');
  },
);
