import type { Answer, Channel, Person } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { porto } from '../../src/games/porto/game.ts';
import type { Action } from '../../src/games/porto/rules/types.ts';
import { LIMITS } from '../../src/table/match/limits.ts';
import { AGAIN } from '../../src/table/waiting/decision-pings.ts';
import { byCommand } from '../support/acts.ts';
import { isLong, times } from '../support/test-form.ts';
import { pinged, posts, type Timed, timed } from './clock-and-texts.ts';
import { last, readyToBuild } from './kit.ts';

const HURRIED = /<t:\d+:R>/;

/** Returns the index of the first action that was refused as too fast, or `often` if none was. */
async function flood(often: number, once: (time: number) => Promise<Answer>): Promise<number> {
  let refused = often;
  for (let time = 0; time < often; time++) {
    const { content } = await once(time);
    if (HURRIED.test(content)) refused = Math.min(refused, time);
  }
  return refused;
}

const posted = ({ discord }: Timed, channel: Channel): number => posts(discord, channel).length;

const callsOf = (here: Timed, channel: Channel, { id }: Person): number =>
  pinged(here.discord, channel).filter(user => user === id).length;

describe('one person at the pace of a program', () => {
  test('a build that is taken back and made again pings the next player once, and again when it is still due', async () => {
    // This test is about the limit of undos, not about the limit of commands, which counts real seconds.
    const undo = { times: times(12, LIMITS.undo.times), minutes: LIMITS.undo.minutes };
    const here = await timed({ paints: isLong, limits: { ...LIMITS, undo } });
    const [builder, next] = await readyToBuild(here);
    const { channel } = here;
    const match = await here.table.live(channel.id);
    const legal = match ? (match.position.legal(0) as readonly Action[]) : [];
    const build = legal.find(action => /^build(?!.*claim)/.test(porto.write(action)));
    if (!build) throw new Error('nothing to build');
    const before = callsOf(here, channel, next);
    const messages = posted(here, channel);
    const first = await flood(undo.times + 5, async () => {
      await byCommand({ running: here, channel }, builder, build);
      await here.quiet();
      const undone = await builder.command(channel, 'porto undo');
      await here.quiet();
      return undone;
    });
    expect(first).toBe(undo.times);
    expect(callsOf(here, channel, next) - before).toBe(1);
    expect(posted(here, channel) - messages).toBeLessThanOrEqual(2 * undo.times + 1);
    here.clock.at += AGAIN;
    await here.table.dueWork.run();
    await here.quiet();
    expect(callsOf(here, channel, next) - before).toBe(2);
    expect(last(channel).content).toBe(`<@${next.id}>, it is your turn.`);
  });
});
