import { expect, test } from 'vitest';
import { recap } from '../../src/discord/panels/look/recap.ts';
import { commit } from '../../src/discord/panels/turn/commit.ts';
import { againstEasyBot, WITH_BOTS } from '../support/against-easy-bot.ts';
import { WORDS } from '../support/locales.ts';
import { ANN } from '../table/room.ts';

test.each(WITH_BOTS)(
  'an easy bot of $id answers at once: the panel and the recap tell its moves',
  async game => {
    const { table, context, match: begun, seat, visit } = await againstEasyBot(game);
    let match = begun;
    let count = 0;
    for (let turn = 0; turn < 40 && count < 3 && match.status === 'running'; turn++) {
      const before = match.rev;
      const action = game.write(match.position.legal(seat)[0]);
      const { content } = await commit(context, { match, seat }, ANN, action, { rev: match.rev });
      match = (await table.get(match.id)) ?? match;
      const moves = await table.moves(match.id, { since: before, to: match.rev });
      const last = moves.at(-1);
      if (last?.seat === seat || !match.position.toAct.includes(seat)) continue;
      count++;
      expect(content).toContain('🤖');
      const shown = (await recap(context, visit, match)).content;
      expect(shown).toContain('🤖');
      expect(shown).not.toContain(WORDS.en.history.nothingSince);
    }
    expect(count).toBeGreaterThan(0);
  },
);
