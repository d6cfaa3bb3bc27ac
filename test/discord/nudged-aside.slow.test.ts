import { expect, test } from 'vitest';
import { pingMessage } from '../../src/discord/messages/pings.ts';
import { games } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { roomOf } from '../support/room.ts';
import { chooser, press } from '../table/any-game.ts';
import { reload, room, running } from '../table/room.ts';

/** Games that ask other people a question in a person's turn. */
const ASIDE = ['green-port'];

test.each(Object.keys(games))(
  '%s: a nudge says that it is the turn of whoever has it, and of others what they are asked',
  async id => {
    const here = await room({ games, seed: 4 });
    const below = chooser(9);
    let match = await running(here, 3, { game: id, options: games[id]?.defaults ?? {} });
    const found = { turn: 0, aside: 0 };
    for (let done = 0; match.status === 'running' && done < 300 && found.aside < 3; done++) {
      const [seat = -1, ...others] = await here.table.awaited(match);
      const notice = { matchId: match.id, rev: match.rev, since: 0, resigned: [], at: 0, details: { by: 1 } };
      const begun = { id: 1, place: 0, attempts: 1, nonce: 'x', oldest: 1, kind: 'nudge', seat } as const;
      const own = match.turn.seat === seat || match.turn.seat === null;
      for (const language of others.length > 0 ? [] : LANGUAGES) {
        const handling = roomOf(here.table, { language });
        const asked = handling.presenters[id]?.(language).awaits(
          match.position.view('table'),
          match.position.openers(seat).map(([, kind]) => kind),
        );
        const said = pingMessage(handling, match, { ...notice, ...begun })?.content ?? '';
        if (own && language === 'en') expect(said).toContain('it is your turn');
        if (!own) expect(said).toContain(asked);
        if (!own && language === 'en') expect(said).not.toContain('your turn');
      }
      if (others.length === 0) found[own ? 'turn' : 'aside'] += 1;
      match = await press(here, await reload(here, match), below);
    }
    expect(found.turn).toBeGreaterThan(0);
    expect(found.aside > 0).toBe(ASIDE.includes(id));
    await here.store.close();
  },
);
