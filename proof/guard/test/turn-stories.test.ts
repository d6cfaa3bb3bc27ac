import { afterAll, describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/core/contract/game.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { games as registry } from '../../../src/games/registry.ts';
import { NO_LIMITS } from '../../../src/table/match/limits.ts';
import type { Match, Move } from '../../../src/table/match/types.ts';
import { RecordedChannel } from '../../../test/discord/recorded-channel.ts';
import { roomOf } from '../../../test/support/room.ts';
import { some, times } from '../../../test/support/test-form.ts';
import { at, reload, room, running } from '../../../test/table/room.ts';
import { toyPresenters } from '../../../test/toy/presenter.ts';
import { toys } from '../../../test/toy/rules/index.ts';
import type { Attempt } from '../../chaos/attempt.ts';
import { boardOf, type Sight } from '../../chaos/board-versions.ts';
import { type Call, callsAmong } from '../../chaos/calls.ts';
import { type Decision, decisionsOf } from '../../chaos/decisions.ts';
import { isBareBoard, judgeBoards, type Read } from '../../chaos/expected-lines.ts';
import { GREEN_PORT } from '../../chaos/games/green-port.ts';
import type { Played } from '../../chaos/games/played.ts';
import { VINTAGE } from '../../chaos/games/vintage.ts';
import { judgeOrders, type PlayedGame, undoFaults } from '../../chaos/orders.ts';
import { repeatedPings } from '../../chaos/repeated-pings.ts';
import { resignedIn, turnFaults, turnFigures } from '../../chaos/turn-laws.ts';
import { means, turnsOf } from '../../chaos/verify.ts';
import { Chance } from '../chance.ts';

// These tests check the messages of a game's channel. People play faster than the bot posts, undo actions, delete messages and
// leave standing orders.

const games: Readonly<Record<string, AnyGame>> = { ...registry, ...toys };
// The check takes a game's words from the shared list of presenters, so the toy game is added for this file.
Object.assign(presenters, toyPresenters);
afterAll(() => {
  for (const id of Object.keys(toyPresenters)) Reflect.deleteProperty(presenters, id);
});
const OPTIONS: Readonly<Record<string, object>> = {
  toy: { tiles: 40 },
  porto: { variant: 'family' },
  'green-port': { variant: 'standard' },
  vintage: { variant: 'standard' },
};
const CHOICES: Readonly<Record<string, Played['choose']>> = {
  'green-port': GREEN_PORT.choose,
  vintage: VINTAGE.choose,
};
const MOST = times(110, 160);
const quick = Object.fromEntries(
  Object.entries(presenters).map(([id, voice]) => [
    id,
    (...[language]: Parameters<typeof voice>) => ({
      ...voice(language),
      picture: async (_view: unknown, _names: unknown, _marked: unknown, name: string) => ({
        file: Buffer.alloc(0),
        name,
        alt: '',
      }),
      ending: async () => undefined,
    }),
  ]),
);

interface Channel {
  readonly match: Match;
  readonly log: readonly Move[];
  readonly messages: RecordedChannel['messages'];
  readonly boards: readonly Read[];
  readonly turns: readonly number[];
  readonly sights: readonly Sight[];
  readonly calls: readonly Call[];
  readonly decisions: readonly Decision[];
  readonly played: PlayedGame;
  readonly agreed: readonly { readonly id: string; readonly at: number }[];
}

const channels = new Map<string, Promise<Channel>>();

function channel(game: string, seed: number): Promise<Channel> {
  const name = `${game} ${seed}`;
  const played = channels.get(name) ?? playedIn(game, seed);
  channels.set(name, played);
  return played;
}

async function playedIn(game: string, seed: number): Promise<Channel> {
  const here = await room({ games, seed, needs: { limits: NO_LIMITS } });
  const { table, clock, store } = here;
  const chance = new Chance(seed);
  const recorded = new RecordedChannel(() => clock.now);
  const context = roomOf(table, { games, presenters: quick, now: () => clock.now });
  const delivery = recorded.delivery(context, store);
  const { id } = await running(here, 3, { game, options: OPTIONS[game] ?? {}, guildId: null });
  const tell = async () => {
    for (;;) {
      const [notice] = (await table.outbox.outlook()).notices;
      if (!notice) return;
      clock.now += 1_000;
      await delivery.deliver(notice);
    }
  };
  const agreed: { id: string; at: number }[] = [];
  const takeBack = async (match: Match) => {
    const person = at(match, (await table.undoable(id))?.seats[0] ?? 0);
    await table.requests.askUndo(id, person);
    // If the undo has already been made, no other person had to agree.
    if ((await reload(here, { id })).rev > match.rev) return;
    for (const other of match.seats) {
      if (other.id !== person) agreed.push({ id: other.id, at: clock.now });
      await table.requests.answer(id, other.id, true);
    }
  };
  const attempts: Attempt[] = [];
  const rules = games[game];
  if (!rules) throw new Error(`no game ${game}`);
  for (
    let match = await reload(here, { id });
    match.status === 'running' && match.rev < MOST;
    match = await reload(here, { id })
  ) {
    clock.now += 60_000;
    if (chance.onceIn(2)) await tell();
    const { boardMessageId } = await reload(here, { id });
    if (chance.onceIn(12) && boardMessageId !== null) {
      recorded.delete(boardMessageId);
      await table.outbox.lost(id, boardMessageId);
    }
    if (chance.onceIn(8)) await takeBack(match);
    const { position, rev } = await reload(here, { id });
    const sealed = await table.sealed(id);
    const seat = position.toAct.find(each => !sealed.includes(each)) ?? 0;
    const choose = CHOICES[game] ?? ((_view, _seat, legal) => chance.of(legal));
    const wish = choose(position.view(seat), seat, position.legal(seat), chance.below.bind(chance));
    const orders = game === 'toy' ? [] : (rules.orders?.offered(position.view(seat), seat, wish) ?? []);
    const order = orders.length > 0 && chance.onceIn(2) ? chance.of(orders) : undefined;
    const action = rules.write(wish);
    attempts.push({ match: id, seat, rev, action, answer: 'Done.', ...(order !== undefined && { order }) });
    await table.act(id, at(match, seat), action, {}, order);
  }
  await tell();
  const match = await reload(here, { id });
  const log = await table.moves(id, { since: 0, to: match.rev });
  const messages = recorded.messages.filter(({ attachments }) =>
    attachments[0]?.filename.startsWith(`${game}-`),
  );
  const turns = await turnsOf(store, match);
  const sights = recorded.versions.flatMap(({ filename, ...version }) => {
    const board = boardOf(filename);
    return board ? [{ ...version, ...board }] : [];
  });
  const decisions = await decisionsOf(store, id, [], games);
  const calls = callsAmong(recorded.messages, decisions, [], sights);
  const states = await store.moves.states(id);
  await store.close();
  const played = { id, game: rules, moves: log, states, attempts, withdrawals: [], means };
  return {
    match,
    log,
    messages,
    boards: messages as readonly Read[],
    turns,
    sights,
    calls,
    decisions,
    played,
    agreed,
  };
}

const judged = ({ match, log, boards, turns }: Channel) => judgeBoards(match, log, boards, turns);

const seenIn = ({ match, turns, sights, calls }: Channel) => ({ match: match.id, turns, sights, calls });
const consents = ({ match, log, agreed }: Channel) =>
  undoFaults({ id: match.id, moves: log }, match.seats, (id, from, to) =>
    agreed.some(each => each.id === id && each.at >= from && each.at <= to),
  );

/** Seed of the Green Port game whose turns are checked in detail. */
const TURNS = 5;
const CHANGED = 12;

describe.each(['toy', 'porto', 'green-port', 'vintage'])('%s', game => {
  const first = game === 'green-port' ? times(TURNS, 1) : 1;

  test('each action is reported once, however late, with what was taken back and what was deleted', async () => {
    for (const seed of some([first, 2], 1)) {
      const played = await channel(game, seed);
      const undos = played.log.filter(({ restores }) => restores !== null);
      expect([undos.length > 0, played.boards.some(({ deletedAt }) => deletedAt)]).toEqual([true, true]);
      expect(judged(played)).toEqual({ faults: [], unjudged: [] });
    }
  });

  test('one turn has one message, and nobody is pinged but who must decide', async () => {
    const played = await channel(game, times(first, 5));
    expect([turnFaults(seenIn(played)), repeatedPings(played)]).toEqual([[], []]);
    expect(turnFigures(seenIn(played)).calls).toBeGreaterThan(5);
    expect(consents(played).faults).toEqual([]);
    expect(judgeOrders(played.played).faults).toEqual([]);
  });

  test('a board with a newer picture than its words pings for its own decision; one that is posted twice pings twice', async () => {
    const played = await channel(game, first);
    const { messages, calls, decisions, sights } = played;
    const twice = (among: typeof messages, seen: typeof sights) =>
      repeatedPings({ calls: callsAmong(among, decisions, [], seen) });
    const own = calls.filter(({ kind }) => kind === 'board');
    const pairs = own.flatMap(call => {
      const theirs = decisions.filter(({ userId }) => userId === call.userId);
      const after = theirs.find(({ since }) => since >= (call.decision?.until ?? Number.POSITIVE_INFINITY));
      const next = own.find(({ decision }) => decision === after);
      return next ? [[call, next] as const] : [];
    });
    const [early, late] = pairs[0] ?? [];
    const filename = messages.find(({ id }) => id === late?.messageId)?.attachments[0]?.filename ?? '';
    const newer = messages.map(board =>
      board.id === early?.messageId ? { ...board, attachments: [{ filename }] } : board,
    );
    const seen = sights.map(sight =>
      sight.messageId === early?.messageId ? { ...sight, rev: late?.rev ?? 0 } : sight,
    );
    expect(twice(newer, seen)).toEqual([]);

    const again = messages.flatMap(board =>
      board.id === late?.messageId ? [board, { ...board, id: 'again' }] : [board],
    );
    const seenAgain = sights.flatMap(sight =>
      sight.messageId === late?.messageId ? [sight, { ...sight, messageId: 'again' }] : [sight],
    );
    expect(twice(again, seenAgain)[0]).toMatch('pinged 2 times');
  });

  test('a story that is reported twice, or lost, is found', async () => {
    const played = await channel(game, first);
    const { boards } = played;
    const found = (index: number, changed: readonly Read[]) => {
      expect(judged({ ...played, boards: changed }).faults, `board ${index}`).not.toEqual([]);
    };
    const last = boards.length - 1;
    found(last, boards.slice(0, -1));
    const places = [...boards.keys()].slice(2, last);
    for (const index of some(places, CHANGED)) {
      const [before, board] = [boards[index - 1], boards[index]];
      if (!before || !board || before.deletedAt || board.deletedAt) continue;
      const [first = '', ...rest] = board.content.split('\n');
      found(index, boards.with(index, { ...board, content: rest.join('\n') }));
      found(index, boards.with(index, { ...board, content: `${first}\n${board.content}` }));
      found(index, boards.with(index, { ...board, content: `${before.content}\n${board.content}` }));
    }
  });
});

describe('turns of Green Port', async () => {
  const channelPlayed = await channel('green-port', TURNS);
  const seen = seenIn(channelPlayed);
  const { sights, calls, turns, decisions, played } = channelPlayed;
  const faultsOf = (change: Partial<typeof seen>) => turnFaults({ ...seen, ...change });
  const must = <T>(found: T | undefined): T => {
    if (found === undefined) throw new Error('nothing to change');
    return found;
  };

  test('are edited, ask others aside, and leave orders', () => {
    const { edits, aside } = turnFigures(seen);
    expect([edits > 20, aside > 3]).toEqual([true, true]);
    const { left, carriedOut, faults } = judgeOrders(played);
    expect([faultsOf({}), faults, consents(channelPlayed).faults]).toEqual([[], [], []]);
    expect([left > 3, carriedOut > 0]).toEqual([true, true]);
    expect(consents(channelPlayed).judged).toBeGreaterThan(1);
    expect(decisions.some(({ rests }) => rests.length > 0)).toBe(true);
  });

  test('a second message of one turn is found', () => {
    const edit = must(sights.find(({ posted }) => !posted));
    const again = sights.map(sight =>
      sight === edit
        ? { ...sight, posted: true, messageId: 'another', message: { deletedAt: undefined } }
        : sight,
    );
    expect(faultsOf({ sights: again })[0]).toMatch('a second message of one turn');
  });

  test('a message that is edited in the next turn is found', () => {
    const first = must(sights.find(({ posted }) => posted));
    const later = must(sights.find(({ rev }) => turns[rev] !== turns[first.rev]));
    const edit = { ...later, posted: false, messageId: first.messageId };
    expect(faultsOf({ sights: [...sights, edit] })[0]).toMatch('was edited in another turn');
  });

  test('a ping to who has nothing to decide is found, and to who waits for the others in the own turn', () => {
    const call = must(calls.find(({ kind }) => kind === 'board'));
    expect(faultsOf({ calls: [...calls, { ...call, decision: undefined }] })[0]).toMatch(
      'nobody is waited for',
    );
    const decision = must(decisions.find(({ rests }) => rests.some(({ fromRev, toRev }) => toRev > fromRev)));
    const [rest] = decision.rests;
    const early = { ...call, decision, rev: must(rest).fromRev };
    expect(faultsOf({ calls: [early] })[0]).toMatch('while others are asked');
  });

  test('a second ping in the own turn is found', () => {
    const call = must(calls.find(({ decision }) => (decision?.acts ?? []).length > 0));
    expect(repeatedPings({ calls })).toEqual([]);
    expect(repeatedPings({ calls: [...calls, { ...call, kind: 'ping' }] })[0]).toMatch('pinged 2 times');
  });

  test('an order that nobody left is found, and one that was not carried out', () => {
    const forgotten = played.attempts.map(({ order: _, ...attempt }) => attempt);
    expect(judgeOrders({ ...played, attempts: forgotten }).faults[0]).toMatch('nobody left an order');
    const moves = played.moves.map(move => (move.by === 'order' ? { ...move, by: 'person' as const } : move));
    const asked = must(moves.find(({ by, rev }) => by === 'person' && played.moves[rev - 1]?.by === 'order'));
    const alone = moves.map(move => (move === asked ? { ...move, batch: move.rev - 1 } : move));
    expect(judgeOrders({ ...played, moves: alone }).faults.join()).toMatch('asked though');
  });

  test('a board without its picture is known, since nothing says which revision it tells', () => {
    const [board] = channelPlayed.boards.slice(-1);
    const bare = { ...must(board), attachments: [] };
    const known = (message: Read) =>
      isBareBoard(channelPlayed.match, channelPlayed.log, message, channelPlayed.turns);
    expect([known(bare), known(must(board)), known({ ...bare, content: 'Ann is asked.' })]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a reveal that is taken back without leave is found', () => {
    expect(consents({ ...channelPlayed, agreed: [] }).faults[0]).toMatch(
      'never agreed to take a reveal back',
    );
  });
});

test('each resignation of a turn allows one more message for it, also long afterwards', () => {
  const message = { deletedAt: undefined };
  const sights = [10, 9_000_000, 9_000_001].map((time, index) => ({
    messageId: `${index}`,
    match: 'm',
    rev: 0,
    posted: true,
    at: time,
    content: '',
    message,
  }));
  const faults = (resignedAt: readonly number[]) => {
    const resigned = resignedIn(resignedAt, [0], [0]);
    return turnFaults({ match: 'm', turns: [0], sights, calls: [], resigned });
  };
  expect(faults([500, 600])).toEqual([]);
  expect(faults([500])).toEqual(['m: a second message of one turn, of revisions 0 and 0']);
  expect(faults([500, 9_000_002])).toHaveLength(1);
});
