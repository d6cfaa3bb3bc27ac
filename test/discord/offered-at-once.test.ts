import { expect, test } from 'vitest';
import { idOf } from '../../src/discord/buttons/custom-id.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { presses } from '../../src/discord/panels/requests/seats.ts';
import { games } from '../../src/games/registry.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { NO_GUILDS } from '../support/unhurried.ts';
import { ANN, BEN, CAT, reload, room, running } from '../table/room.ts';

const VISIT: Visit = { ...PLAIN, person: ANN, channelId: 'c1', guildId: 'g1', place: 'server' };

test.each(Object.entries(games))(
  '%s: the seat of a person who has left the server is offered at once, whoever is waited for',
  async (game, { defaults, seats }) => {
    const here = await room({ games });
    const isAsked = seats(defaults).max > 2;
    const match = await running(here, isAsked ? 3 : 2, { game, options: defaults });
    let left = false;
    const asked: string[] = [];
    const member = async (_: string, personId: string) => {
      asked.push(personId);
      return left && personId === BEN.id ? ('gone' as const) : ('unknown' as const);
    };
    const handling = roomOf(here.table, { guilds: { ...NO_GUILDS, member } });
    const at = match.seats.findIndex(({ id }) => id === BEN.id);
    const id = idOf(match.id, 'propose', 'offer', `${at}`);
    const offer = async (person = ANN) =>
      presses.propose({
        ...{ context: handling, visit: { ...VISIT, person }, id, rev: null, args: ['offer', at], chosen: [] },
        ...{ match: await reload(here, match), meanwhile: async () => {} },
      });
    expect((await offer()).content).toContain('is not late');
    left = true;
    asked.length = 0;
    await offer({ id: 'u9', name: 'Eve' });
    expect(asked).toEqual([]);
    const { content } = await offer();
    const seat = match.seats.find(seated => seated.id === BEN.id)?.seat ?? -1;
    if (isAsked) {
      expect(content).toBe('The others are asked.');
      expect((await reload(here, match)).seats[seat]).toMatchObject({ state: 'absent', gone: true });
      const [question] = await here.table.requests.open(match.id);
      await here.table.requests.answer(match.id, CAT.id, true, { request: question?.id });
    }
    expect((await reload(here, match)).seats[seat]).toMatchObject({ state: 'offered' });
    await here.store.close();
  },
);
