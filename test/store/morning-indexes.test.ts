import { expect, onTestFinished, test } from 'vitest';
import { DAY_MS } from '../../src/core/values/days.ts';
import { games } from '../../src/games/registry.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { chooser, playOn } from '../table/porto-room.ts';
import { ANN, accepted, PEOPLE, room, running } from '../table/room.ts';

const GUILD = '900000000000000001';
/** Tables that grow with the number of games or people. A full scan of one of them would hold the main loop. */
const LARGE = [
  'matches',
  'results',
  'seats',
  'moves',
  'attempts',
  'appearances',
  'deals',
  'waits',
  'people',
  'servers',
  'mornings',
];

/** Index that contains only messages that wait to be posted, so that a scan of it reads no other rows. */
const INDEX_USED = 'USING INDEX mornings_untold';

// This test is about SQLite's query planner.
test.skipIf(process.env.TEST_DATABASE === 'postgres')(
  'a morning message reads no large table from its beginning to its end',
  async () => {
    const here = await room({ games });
    onTestFinished(() => here.store.close());
    const { table, clock } = here;
    // 1 June 2026 is a Monday.
    clock.now = Date.parse('2026-05-31T12:00Z');
    for (const person of PEOPLE) await table.people.seen(person, 'en');
    accepted(await table.housekeeping.setServer(GUILD, ANN, { morningChannel: '900000000000000002' }));
    for (const channelId of ['c1', 'c2']) {
      const game = { game: 'porto', options: { variant: 'family' }, rated: false };
      const match = await running(here, 2, { ...game, channelId, guildId: GUILD });
      if (channelId === 'c1') await playOn(here, match, chooser(4));
    }
    const { deal } = accepted(await table.deals.today({ game: 'porto', form: 'solo' }, ANN, GUILD));
    const attempt = accepted(await table.deals.begin(deal.id, ANN, 'on', GUILD));
    accepted(await table.resign(attempt.id, ANN.id));
    clock.now += DAY_MS;
    const texts = new Set<string>();
    let handle: Handle | undefined;
    const { prepare } = Handle.prototype;
    onTestFinished(() => {
      Handle.prototype.prepare = prepare;
    });
    Handle.prototype.prepare = function (text) {
      texts.add(text);
      handle = this;
      return prepare.call(this, text);
    };
    const { due } = await table.mornings.outlook();
    Handle.prototype.prepare = prepare;
    expect(due).toHaveLength(1);
    const read = [...texts].filter(text => /^(select|update|delete)/i.test(text));
    expect(read.length).toBeGreaterThan(20);
    const plans = read.flatMap(text => {
      const statement = handle && prepare.call(handle, `explain query plan ${text}`);
      const values = Array(text.split('?').length - 1).fill(null);
      return (statement?.all(...values) ?? []) as readonly { readonly detail: string }[];
    });
    const details = plans.map(({ detail }) => detail);
    const scans = details.filter(detail => {
      const [, table] = /^SCAN (\w+)/.exec(detail) ?? [];
      return table !== undefined && LARGE.includes(table) && !detail.endsWith(INDEX_USED);
    });
    expect(scans).toEqual([]);
    // Rows of one server are read only within a span of time, or in the order of points until the first match.
    const ofServer = details.filter(detail => /^SEARCH (results|matches) USING .*\(guild_id=\?/.test(detail));
    expect([...new Set(ofServer)].toSorted()).toEqual([
      'SEARCH matches USING COVERING INDEX matches_by_change (guild_id=? AND status=? AND updated_at>? AND updated_at<?)',
      'SEARCH matches USING INDEX matches_by_change (guild_id=? AND status=? AND updated_at>?)',
      'SEARCH results USING INDEX results_by_points (guild_id=? AND game=? AND category=? AND points>?)',
      'SEARCH results USING INDEX results_by_time (guild_id=? AND at>? AND at<?)',
    ]);
  },
);
