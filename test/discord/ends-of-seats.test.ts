import { expect, test } from 'vitest';
import { RESERVE_MS } from '../../src/table/match/live-clock.ts';
import { inGames } from '../support/in-game.ts';
import { ownedBy } from './games/owned-by.ts';
import { family, liveIn, resign, type Scene, scene } from './kit.ts';

const lineOf = async ({ cid, channel }: Scene, line: string): Promise<string> =>
  (await cid.command(channel, 'games host', { do: line })).content;

/** Ways in which a seat ends: what brings them about, and how the channel and the operator's lines name them. */
const ENDS = {
  resigned: {
    does: (stage: Scene) => resign(stage.bob, stage.channel),
    announced: '**Bob** has resigned.',
    line: 'resigned',
  },
  left: {
    does: async ({ bob, channel }: Scene) => {
      const asked = await inGames(bob, channel, 'privacy forget');
      await bob.press(asked.message, 'Delete my data for good');
    },
    // The board names nobody whose data are deleted; the result does.
    announced: undefined,
    line: 'left for good',
  },
  outOfTime: {
    does: async (stage: Scene) => {
      const { id, seats } = await liveIn(stage);
      const seat = seats.find(each => each.id === stage.bob.id)?.seat ?? -1;
      await stage.store.seats.change(id, seat, { spentMs: RESERVE_MS });
      await resign(stage.bob, stage.channel);
    },
    announced: '**Bob** has run out of time.',
    line: 'lost by the clock',
  },
} as const;

test.each(Object.entries(ENDS))(
  'a seat that is %s is reported in the channel and to the operator',
  async (_, end) => {
    const stage = await scene({ paints: false });
    ownedBy(stage, stage.cid);
    await family(stage);
    const { id, seats } = await liveIn(stage);
    const bob = seats.find(each => each.id === stage.bob.id)?.seat ?? -1;
    await end.does(stage);
    await stage.quiet();
    const said = stage.channel.messages.map(({ content }) => content).join('\n');
    if (end.announced) expect(said).toContain(end.announced);
    const shown = (await lineOf(stage, `game show ${id}`)).split('\n');
    expect(shown.find(line => line.startsWith(`seat ${bob + 1}:`))).toContain(`, ${end.line})`);
    const others = Object.values(ENDS).filter(each => each !== end);
    for (const { announced, line } of others) {
      if (announced) expect(said).not.toContain(announced);
      expect(shown.join('\n')).not.toContain(`, ${line}`);
    }
    const games = await lineOf(stage, `person ${stage.bob.id}`);
    if (end !== ENDS.left) expect(games).toContain(`seat ${bob + 1}, ${end.line}`);
  },
);
