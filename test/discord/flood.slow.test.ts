import type { Answer, Channel, Person } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { PACE } from '../../src/discord/gateway/press-rate-limit.ts';
import { porto } from '../../src/games/porto/game.ts';
import type { Action } from '../../src/games/porto/rules/types.ts';
import { LIMITS } from '../../src/table/match/limits.ts';
import { AGAIN } from '../../src/table/waiting/decision-pings.ts';
import { byCommand } from '../support/acts.ts';
import { inGame } from '../support/in-game.ts';
import { newTable } from '../support/new-table.ts';
import { isLong, times } from '../support/test-form.ts';
import { pinged, play, posts, seated, type Timed, timed } from './clock-and-texts.ts';
import { last, readyToBuild, resign, said, shown } from './kit.ts';

const HURRIED = /<t:\d+:R>/;
const stage = (): Promise<Timed> => timed({ paints: isLong, pace: PACE });

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
  test('threads that are opened and called off', async () => {
    const here = await stage();
    const { ann, channel, guild } = here;
    const first = await flood(15, async () => {
      const opened = await ann.command(channel, 'porto new', { thread: true });
      const thread = guild.threads.at(-1);
      if (thread && opened.content.includes(thread.id)) await inGame(ann, thread, 'porto', 'cancel');
      return opened;
    });
    await here.quiet();
    expect(first).toBe(LIMITS.thread.times);
    expect(guild.threads).toHaveLength(LIMITS.thread.times);
    const refused = await ann.command(channel, 'porto new', { thread: true });
    expect(refused.content).toContain('can open 3 threads for games in a server within 10 minutes');
    expect(refused.content).toContain(`<t:${(here.clock.at + 600_000) / 1_000}:R>`);
    here.clock.at += 600_000;
    expect(await said(ann, channel, 'porto new', { thread: true })).toContain('is open');
  });

  test('invitations and challenges that ping the same people again and again', async () => {
    const here = await stage();
    const { ann, bob, channel, discord } = here;
    const dan = discord.addUser({ name: 'Dan' });
    await flood(15, async time => {
      const opened =
        time % 2 === 0
          ? await newTable(ann, channel, 'porto new', { invited: time % 4 === 0 ? bob : dan }).catch(
              ({ message }: Error) => ({ content: message }) as Answer,
            )
          : await ann.menu(channel, 'Challenge to Porto', bob);
      await here.quiet();
      await inGame(ann, channel, 'porto', 'cancel');
      return opened;
    });
    await here.quiet();
    expect(callsOf(here, channel, bob)).toBe(LIMITS['invite-one'].times);
    expect(pinged(discord, channel).length).toBeLessThanOrEqual(LIMITS.invite.times);
    expect(posted(here, channel)).toBeLessThanOrEqual(LIMITS.open.times + LIMITS.invite.times);
  });

  test('a rematch that is opened and called off', async () => {
    const here = await stage();
    const { ann, bob, channel } = here;
    await seated(here, [ann, bob]);
    await resign(ann, channel);
    await here.quiet();
    const ended = last(channel);
    const before = callsOf(here, channel, bob);
    const first = await flood(8, async () => {
      const opened = await ann.press(ended, 'Rematch');
      await here.quiet();
      await inGame(ann, channel, 'porto', 'cancel');
      return opened;
    });
    // The opening of the first game also counts for a limit, so the refusal may come earlier.
    expect(first).toBeLessThanOrEqual(LIMITS['invite-one'].times);
    expect(callsOf(here, channel, bob) - before).toBeLessThanOrEqual(LIMITS['invite-one'].times);
  });

  test('a pause and an undo that are asked for and withdrawn', async () => {
    const here = await stage();
    const { ann, bob, channel } = here;
    const { match, people } = await seated(here, [ann, bob]);
    await play(here, match.id);
    const [asker, other] = people;
    if (!asker || !other) throw new Error('two');
    const before = callsOf(here, channel, other);
    const messages = posted(here, channel);
    const first = await flood(8, async time => {
      const asked =
        time % 2 === 0
          ? await inGame(asker, channel, 'porto', 'propose pause')
          : await asker.command(channel, 'porto undo').then(answer => {
              const ask = shown(answer).buttons.find(({ label }) => label === 'Ask the others');
              return ask ? asker.press(answer.message, ask.label) : answer;
            });
      await here.quiet();
      const question = channel.messages.findLast(({ buttons }) =>
        buttons.some(({ label }) => label === 'Refuse'),
      );
      if (question) await asker.press(question, 'Refuse');
      await here.quiet();
      return asked;
    });
    expect(first).toBe(LIMITS.ask.times);
    expect(callsOf(here, channel, other) - before).toBe(LIMITS.ask.times);
    expect(posted(here, channel) - messages).toBe(LIMITS.ask.times);
  });

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
