import { describe, expect, test } from 'vitest';
import type { Strength } from '../../src/core/contract/player.ts';
import { publicContext } from '../../src/discord/context/context.ts';
import { pingMessage } from '../../src/discord/messages/pings.ts';
import { isGone, reachable } from '../../src/discord/messages/reachable.ts';
import { requestMessage } from '../../src/discord/messages/requests.ts';
import { readPlayers } from '../../src/discord/panels/lobby/players.ts';
import { players } from '../../src/games/bots.ts';
import { unescaped } from '../../src/presentation/text/names.ts';
import { type MatchRequest, PING_KINDS, type StandIn } from '../../src/table/match/types.ts';
import { inGame } from '../support/in-game.ts';
import { newTable } from '../support/new-table.ts';
import { roomOf } from '../support/room.ts';
import { slowly } from '../support/slow-thinker.ts';
import { isLong } from '../support/test-form.ts';
import { NO_GUILDS } from '../support/unhurried.ts';
import { last, type Scene, scene, sharedScene } from './kit.ts';

const alike = sharedScene({ paints: isLong || ['lobby'], players });

const withPlayers = (): Promise<Scene> => alike();

describe('who is asked for', () => {
  test.each([
    ['hard', ['hard']],
    ['2 hard', ['hard', 'hard']],
    ['hard x2, easy', ['hard', 'hard', 'easy']],
    ['2 × difícil e fácil', ['hard', 'hard', 'easy']],
    ['Dificil', ['hard']],
    ['쉬움, 보통', ['easy', 'medium']],
    ['easy medium hard', ['easy', 'medium', 'hard']],
    ['9 easy', Array.from({ length: 9 }, () => 'easy')],
    ['', []],
    [' , ', []],
    ['fierce', { unknown: 'fierce' }],
    ['hard, fierce', { unknown: 'fierce' }],
    ['0 hard', { unknown: '0 hard' }],
    ['99 hard', { unknown: '99 hard' }],
    ['<@everyone>', { unknown: '<@everyone>' }],
  ])('%s', (typed, wanted) => {
    expect(readPlayers(typed)).toEqual(wanted);
  });
});

test('whatever asks for everybody pings nobody but people', async () => {
  const { ann, channel, guild, table, quiet } = await withPlayers();
  await ann.command(channel, 'porto new', { variant: 'family', players: 'hard, easy' });
  await quiet();
  const match = await table.live(channel.id);
  if (!match) throw new Error('no game');
  const gone = async () => 'gone' as const;
  const room = await publicContext(roomOf(table, { guilds: { ...NO_GUILDS, member: gone } }), match);
  const seats = match.seats.map(({ seat }) => seat);
  const own = table.seatOf(match, ann.id) ?? -1;
  const notice = { matchId: match.id, rev: match.rev, since: 0, resigned: [], at: 0 };
  const begun = { id: 1, place: 0, attempts: 1, nonce: 'x', oldest: 1 };
  for (const kind of PING_KINDS) {
    for (const seat of seats) {
      const others = seats.filter(other => other !== seat);
      const details = { hours: 1, by: own, others };
      const message = pingMessage(room, match, { ...notice, ...begun, kind, seat, details });
      if (seat !== own) expect([kind, message]).toEqual([kind, undefined]);
      else
        expect([kind, message?.pings, message?.content.includes('player')]).toEqual([kind, [ann.id], false]);
    }
  }
  const question = {
    ...{ id: 1, matchId: match.id, kind: 'pause', seat: own, target: null, status: 'open', undone: [] },
    ...{ asked: seats, agreed: [], refused: [], needed: 3, lapsesAt: 0, settledBy: null },
  } as unknown as MatchRequest;
  const asked = requestMessage(room, match, question, seats);
  expect(asked.pings).toEqual([ann.id]);
  expect(asked.content).not.toContain('<@player');
  const late = { ...question, kind: 'play-until-back', target: own } as const;
  const headOf = (standIn: StandIn, chosen: Strength | null = null) =>
    requestMessage(room, { ...match, standIn }, { ...late, standIn: chosen }, []).content.split('\n')[0];
  expect(headOf('medium')).toBe('**Ann** asks that a medium bot plays for **Ann** until they are back.');
  expect(headOf('steady')).toBe('**Ann** asks that I play for **Ann** by a fixed rule until they are back.');
  for (const standIn of ['medium', 'steady'] as const)
    expect(headOf(standIn, 'easy')).toBe(
      '**Ann** asks that an easy bot plays for **Ann** until they are back.',
    );
  // A bot is no member of a server, so a bot can't have left the server.
  expect(guild.id).toBe(match.guildId);
  expect(await isGone(room, match, 'player:hard:1')).toBe(false);
  expect(await isGone(room, match, ann.id)).toBe(true);
  expect(await reachable(room, match, seats)).toEqual([own]);
});

describe('who thinks', () => {
  test('is reported as long as it does, and has chosen like anybody as soon as it has', async () => {
    const answers: (() => void)[] = [];
    const stage = await scene({ paints: isLong, players, thinker: slowly(answers) });
    const { ann, channel, table } = stage;
    await ann.command(channel, 'porto new', { variant: 'standard', players: 'hard' });
    await stage.quiet();
    const board = last(channel);
    expect(unescaped(board.content)).toContain('🤖 Amélia (hard) is thinking.');
    expect(board.content).not.toContain('has chosen');
    const { content: own } = await ann.command(channel, 'porto board');
    expect(unescaped(own ?? '')).toContain('🤖 Amélia (hard) is thinking.');
    for (const answer of answers.splice(0)) answer();
    await table.thinking.idle();
    await stage.quiet();
    expect(unescaped(last(channel).content)).toContain('🤖 Amélia (hard) has chosen.');
    expect(last(channel).content).not.toContain('thinking');
  });

  test('is reported to who has just acted, in private', async () => {
    const answers: (() => void)[] = [];
    const stage = await scene({ paints: isLong, players, thinker: slowly(answers) });
    const { ann, channel } = stage;
    await newTable(ann, channel, 'porto new', { variant: 'family', seats: 2, order: 'joined' });
    for (const what of ['player hard', 'start']) await inGame(ann, channel, 'porto', what);
    await stage.quiet();
    const drawn = await ann.command(channel, 'porto draw', { cards: '1', now: true });
    expect(unescaped(drawn.content ?? '')).toMatch(/drew .*\n-# 🤖 Amélia \(hard\) is thinking\./);
    for (const answer of answers.splice(0)) answer();
    await stage.table.thinking.idle();
    await stage.quiet();
    expect(unescaped(last(channel).content)).toMatch(/\*\*Ann\*\* drew .*\n\*\*🤖 Amélia \(hard\)\*\* drew /);
  });
});
