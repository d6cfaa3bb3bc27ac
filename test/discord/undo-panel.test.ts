import { expect, test } from 'vitest';
import type { Visit } from '../../src/discord/context/visit.ts';
import { undoHere } from '../../src/discord/panels/requests/undo.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { WORDS } from '../support/locales.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { ANN, accepted, room } from '../table/room.ts';

const VISIT: Visit = { ...PLAIN, person: ANN, channelId: 'c1', guildId: 'g1', place: 'server' };

test.each(Object.values(games))(
  'a person who takes back an action of $id gets the panel of the turn in the same answer',
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
    accepted(await here.table.act(match.id, ANN.id, game.write(match.position.legal(seat)[0])));
    // The first press of a game with bots alone asks; the typed command takes back at once afterwards.
    accepted(await here.table.undo(match.id, ANN.id));
    match = (await here.table.get(match.id)) ?? match;
    accepted(await here.table.act(match.id, ANN.id, game.write(match.position.legal(seat)[0])));
    const { content, rows } = await undoHere(context, VISIT);
    expect(content).toContain(WORDS.en.undo.done);
    match = (await here.table.get(match.id)) ?? match;
    expect(match.position.toAct).toContain(seat);
    expect(rows?.length).toBeGreaterThan(0);
  },
);
