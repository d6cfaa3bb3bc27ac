import { expect, test } from 'vitest';
import type { Visit } from '../../src/discord/context/visit.ts';
import { recap } from '../../src/discord/panels/look/recap.ts';
import { commit } from '../../src/discord/panels/turn/commit.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { WORDS } from '../support/locales.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { ANN, accepted, room } from '../table/room.ts';

const VISIT: Visit = { ...PLAIN, person: ANN, channelId: 'c1', guildId: 'g1', place: 'server' };

test.each(Object.values(games))(
  'an easy bot of $id answers at once: the panel and the recap tell its moves',
  async game => {
    const here = await room({ games, needs: { limits: NO_LIMITS, players } });
    const context = roomOf(here.table, { games, presenters, language: 'en' });
    const opening = {
      game: game.id,
      options: game.defaults,
      channelId: 'c1',
      guildId: 'g1',
      opener: ANN,
      seats: 2,
    };
    let match = accepted(await here.table.openAndStart({ ...opening, players: ['easy'] }));
    const seat = match.seats.find(({ id }) => id === ANN.id)?.seat ?? -1;
    let told = 0;
    for (let turn = 0; turn < 40 && told < 3 && match.status === 'running'; turn++) {
      const before = match.rev;
      const action = game.write(match.position.legal(seat)[0]);
      const { content } = await commit(context, { match, seat }, ANN, action, { rev: match.rev });
      match = (await here.table.get(match.id)) ?? match;
      const moves = await here.table.moves(match.id, { since: before, to: match.rev });
      const last = moves.at(-1);
      if (last?.seat === seat || !match.position.toAct.includes(seat)) continue;
      told++;
      expect(content).toContain('🤖');
      const shown = (await recap(context, VISIT, match)).content;
      expect(shown).toContain('🤖');
      expect(shown).not.toContain(WORDS.en.history.nothingSince);
    }
    expect(told).toBeGreaterThan(0);
  },
);
