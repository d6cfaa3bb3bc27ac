import { generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { lessonText } from '../../src/table/people/board-pages.ts';
import { labels, last, liveIn, scene, shown, startGame } from '../discord/kit.ts';
import { patientDiscord } from '../support/bot.ts';
import { inGames } from '../support/in-game.ts';
import { linkedBoards } from '../support/linked-boards.ts';
import { ANN, accepted, BEN, CAT, MINUTE } from '../table/room.ts';
import { site } from './site.ts';

const [GAME = ''] = Object.keys(games);
const DISCORD = 'https://discord.com';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const activityKey = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex');

/** Returns the headers of Discord's proxy for a person. */
function signed(userId: string, until: number, key = privateKey): Record<string, string> {
  const payload = Buffer.from(JSON.stringify({ user_id: userId, expires_at: until / 1_000 }));
  return {
    'x-discord-proxy-payload': payload.toString('base64'),
    'x-signature-ed25519': sign(null, payload, key).toString('base64'),
    origin: 'https://1.discordsays.com',
    'content-type': 'application/json',
  };
}

async function activity() {
  const own = await site(GAME, {}, { activityKey, framedBy: [DISCORD] });
  const { server, clock } = own;
  const enter = (headers: Record<string, string>, channel = 'c1'): Promise<Response> =>
    fetch(`${server.url}/seat`, { method: 'POST', headers, body: JSON.stringify({ channel, held: true }) });
  return { ...own, enter, soon: clock.now + MINUTE };
}

describe('the board as an Activity', () => {
  test('opens the game of the person whom Discord names, and holds no cookie', async () => {
    const { enter, server, soon, match, awaited } = await activity();
    const answer = await enter(signed(await awaited(match), soon));
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    const { page, secret } = (await answer.json()) as { page: string; secret: string };
    const get = (given: string) =>
      fetch(`${server.url}/b/${page}/state`, {
        headers: { authorization: `Bearer ${given}`, origin: 'https://1.discordsays.com' },
      });
    expect(await (await get(secret)).json()).toMatchObject({ state: { status: 'yours', rev: match.rev } });
    expect((await get('x'.repeat(32))).status).toBe(401);
  });

  test('opens nothing for a forged or an old signature, for a stranger, and without its key', async () => {
    const { enter, soon, clock } = await activity();
    const forged = generateKeyPairSync('ed25519').privateKey;
    expect((await enter(signed(ANN.id, soon, forged))).status).toBe(403);
    const other = {
      ...signed(ANN.id, soon),
      'x-discord-proxy-payload': signed(BEN.id, soon)['x-discord-proxy-payload'] ?? '',
    };
    expect((await enter(other)).status).toBe(403);
    expect((await enter(signed(ANN.id, clock.now - 1_000))).status).toBe(403);
    expect((await enter(signed(CAT.id, soon))).status).toBe(403);
    const { server } = await site(GAME);
    const headers = signed(ANN.id, soon);
    expect((await fetch(`${server.url}/seat`, { method: 'POST', headers, body: '{}' })).status).toBe(403);
  });

  test('opens the game of the last press, in whichever channel it is', async () => {
    const { enter, soon, table, match } = await activity();
    const opening = { game: GAME, options: match.options, guildId: 'g1', seats: 2, opener: ANN };
    const { id } = accepted(await table.open({ ...opening, channelId: 'c2' }));
    accepted(await table.join(id, BEN));
    accepted(await table.start(id, ANN.id));
    const entered = async (): Promise<string | undefined> => {
      const { secret } = (await (await enter(signed(ANN.id, soon))).json()) as { secret: string };
      return (await table.pages.of(secret))?.matchId ?? undefined;
    };
    expect(await entered()).toBe(match.id);
    await table.pages.expect({ matchId: id, userId: ANN.id, language: 'en' });
    expect(await entered()).toBe(id);
  });

  test('opens the puzzle or the lesson of the last press, and a game again on a later day', async () => {
    const { enter, soon, table, match, clock } = await activity();
    const entered = async (until: number) => {
      const { secret } = (await (await enter(signed(ANN.id, until))).json()) as { secret: string };
      return table.pages.of(secret);
    };
    const exercise = lessonText(GAME, [1]);
    await table.pages.expect({ matchId: match.id, userId: ANN.id, language: 'en' });
    await table.pages.expect({ exercise, userId: ANN.id, language: 'de' });
    expect(await entered(soon)).toEqual({ exercise, userId: ANN.id, language: 'de' });
    clock.now += 24 * 60 * MINUTE;
    expect((await entered(clock.now + MINUTE))?.matchId).toBe(match.id);
  });

  test('opens by the button of a panel, a lesson and a puzzle, and a link stands in where Discord refuses to open it', async () => {
    const discord = await patientDiscord({ activity: 'http://127.0.0.1:1' });
    onTestFinished(() => discord.close());
    const launched: unknown[][] = [];
    const { wanted, boardLink } = linkedBoards();
    const expects = async (...of: unknown[]) => void launched.push(of);
    const launchBoard = { label: () => 'Open the board', expect: expects };
    const stage = await scene({ discord, paints: false, boards: { boardLink, launchBoard } });
    const { ann, bob, channel } = stage;
    await startGame(stage, [ann, bob], {}, GAME);
    const match = await liveIn(stage);
    const person = match.seats[match.position.toAct[0] ?? 0]?.id === ann.id ? ann : bob;
    const places = [
      [{ matchId: match.id }, await person.press(last(channel), labels(last(channel))[0] ?? '')],
      [
        { exercise: lessonText(GAME, []) },
        await person.command(channel, `${GAME} rules`, { topic: 'learn' }),
      ],
      [{ exercise: expect.stringMatching(/ 0$/) }, await inGames(person, channel, `puzzle next ${GAME} 0`)],
    ] as const;
    for (const [subject, answer] of places) {
      const panel = shown(answer);
      const { activity: opened } = await person.press(panel, 'Open the board');
      expect([opened?.people, launched.splice(0), wanted]).toEqual([
        [person],
        [[subject, person.id, 'en']],
        [],
      ]);
      discord.fail({ path: /callback/, times: 1, status: 403 });
      const instead = shown(await person.press(panel, 'Open the board'));
      expect(JSON.stringify(instead.components)).toContain('http://127.0.0.1/#x');
      expect([wanted.splice(0), launched.splice(0)]).toEqual([[subject], [[subject, person.id, 'en']]]);
    }
  });

  test('stands in frames of Discord only', async () => {
    const { server } = await activity();
    const { headers } = await fetch(`${server.url}/`);
    expect(headers.get('content-security-policy')).toContain(`frame-ancestors ${DISCORD}`);
    expect(headers.get('x-frame-options')).toBe(null);
  });
});
