import { expect, test } from 'vitest';
import { actTyped } from '../../src/discord/panels/typing/typed-action.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { Turns } from '../support/turns.ts';
import { chooser, press } from '../table/any-game.ts';
import { at, room, running } from '../table/room.ts';

/** Most states that the bot imagines for one typed text, however many actions are legal. */
const WORLDS = 12;
/** Least number of legal actions in the tested position, by game. Random play soon reaches such a position. */
const MANY: Readonly<Record<string, number>> = { porto: 20, vintage: 20 };
const FEW = 4;

test.each(gamesFrom('shown'))(
  '%s: what is typed is understood without holding the event loop',
  async name => {
    const game = games[name];
    if (!game) throw new Error(`no game ${name}`);
    const here = await room({ games });
    const wanted = MANY[game.id] ?? FEW;
    const turns = new Turns();
    const noted = {
      ...game,
      imagine: (...given: Parameters<typeof game.imagine>) => {
        turns.did();
        return game.imagine(...given);
      },
    };
    const chance = chooser(3);
    let channel = 0;
    const deal = () =>
      running(here, 2, { game: game.id, options: game.defaults, channelId: `c${++channel}` });
    let match = await deal();
    const asked = () => (match.position.toAct.length === 1 ? match.position.toAct[0] : undefined);
    const many = () => (asked() === undefined ? 0 : match.position.legal(asked() ?? 0).length);
    for (let tries = 0; tries < 500 && many() < wanted; tries++)
      match = match.status === 'running' ? await press(here, match, chance) : await deal();
    expect(many()).toBeGreaterThanOrEqual(wanted);
    const person = { id: at(match, asked() ?? 0), name: 'Ann' };
    const visit = {
      ...PLAIN,
      place: 'server' as const,
      person,
      channelId: match.channelId,
      guildId: match.guildId,
      sentAt: Date.now(),
    };
    const own = roomOf(here.table, { games: { ...games, [game.id]: noted } });
    const { all } = await turns.during(() => actTyped(own, visit, 'no such thing', false));
    expect(all).toBeLessThanOrEqual(WORLDS);
    await here.store.close();
  },
);
