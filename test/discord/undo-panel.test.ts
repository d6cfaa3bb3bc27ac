import { expect, test } from 'vitest';
import { undoHere } from '../../src/discord/panels/requests/undo.ts';
import { againstEasyBot, WITH_BOTS } from '../support/against-easy-bot.ts';
import { WORDS } from '../support/locales.ts';
import { ANN, accepted } from '../table/room.ts';

test.each(WITH_BOTS)(
  'a person who takes back an action of $id gets the panel of the turn in the same answer',
  async game => {
    const { table, context, match, seat, visit } = await againstEasyBot(game);
    const act = async () => {
      const now = (await table.get(match.id)) ?? match;
      accepted(await table.act(now.id, ANN.id, game.write(now.position.legal(seat)[0])));
    };
    // The bot asks before the first undo of such a match, and not before the second.
    await act();
    accepted(await table.undo(match.id, ANN.id));
    await act();
    const { content, rows } = await undoHere(context, visit);
    expect(content).toContain(WORDS.en.undo.done);
    expect((await table.get(match.id))?.position.toAct).toContain(seat);
    expect(rows?.length).toBeGreaterThan(0);
  },
);
