import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import type { Match } from '../../src/table/match/types.ts';
import { ANN, accepted, at, BEN, CAT, DAY, HOUR, MINUTE, reload } from '../table/room.ts';
import { labelsIn, site } from './site.ts';

const GAMES = Object.keys(games);
const [GAME = ''] = GAMES;

type Site = Awaited<ReturnType<typeof site>>;

/** Plays legal actions by the table, until the match has this many moves more. */
async function played({ table }: Pick<Site, 'table'>, match: Match, moves: number): Promise<Match> {
  const end = match.rev + moves;
  for (let now = match; ; now = await reload({ table }, match)) {
    if (now.rev >= end || now.status !== 'running') return now;
    const [seat = -1] = await table.awaited(now);
    const [action] = now.position.legal(seat);
    accepted(await table.act(now.id, at(now, seat), games[now.game]?.write(action) ?? ''));
  }
}

const logOf = async ({ table }: Pick<Site, 'table'>, { id }: Match): Promise<readonly unknown[]> =>
  (await table.moves(id, { since: 0, to: 999 })).map(({ at: _, ...move }) => move);

/** Opens the pages of both people. `mover`: the person of the seat to act, in a position in which one seat acts alone. */
async function bothPages(here: Site) {
  let now = here.match;
  while (now.position.toAct.length > 1) now = await played(here, now, 1);
  const mover = await here.awaited(now);
  const other = mover === ANN.id ? BEN.id : ANN.id;
  return { now, mover: await here.visit(mover), other: await here.visit(other), moverId: mover };
}

describe.each(GAMES)('a request on the page of %s', game => {
  test('an undo writes the same log as by a button, and asks the others where they must agree', async () => {
    const here = await site(game);
    const { now, mover, other, moverId } = await bothPages(here);
    const { state } = await mover.state();
    const action = games[game]?.write(now.position.legal(now.position.toAct[0] ?? -1)[0]) ?? '';
    await mover.act('act', { rev: state.rev, action });
    const asks = (await here.table.undoable(now.id))?.consent !== null;
    const undone = await mover.press('Undo');
    if (asks) {
      expect(undone.said).toBe('The others are asked.');
      expect(undone.labels).toContain('Withdraw the request');
      expect((await other.press('Agree')).said).toBe('Agreed: the proposal takes effect.');
    }
    const twin = await site(game);
    const again = (await bothPages(twin)).now;
    accepted(await twin.table.act(again.id, moverId, action));
    if (asks) {
      const { request } = accepted(await twin.table.requests.askUndo(again.id, moverId));
      const voter = moverId === ANN.id ? BEN.id : ANN.id;
      accepted(await twin.table.requests.answer(again.id, voter, true, { request: request?.id }));
    } else accepted(await twin.table.undo(again.id, moverId));
    expect(await logOf(here, now)).toEqual(await logOf(twin, again));
    expect((await reload(here, now)).rev).toBeGreaterThan(now.rev);
  });

  test('a pause is asked for, refused, agreed to, and ended', async () => {
    const here = await site(game);
    const { now, mover, other } = await bothPages(here);
    expect((await mover.press('Pause')).said).toBe('The others are asked.');
    const card = (await other.state()).state.cards[0];
    expect(card?.lines[0]).toContain('asks to pause the game');
    expect((await other.press('Refuse')).labels).not.toContain('Agree');
    here.clock.now += 25 * HOUR;
    await mover.press('Pause');
    expect((await other.press('Agree')).state.status).toBe('paused');
    expect((await reload(here, now)).pausedAt).not.toBeNull();
    const { ways } = (await mover.state()).state;
    expect(ways.filter(({ rare }) => !rare).map(({ label }) => label)).toContain('Go on');
    await mover.press('Go on');
    await other.press('Agree');
    expect((await reload(here, now)).pausedAt).toBeNull();
  });

  test('a game is called off by all, and a vote is withdrawn by playing on', async () => {
    const here = await site(game);
    const { now, mover, other, moverId } = await bothPages(here);
    const person = now.seats.find(({ id }) => id === moverId) ?? ANN;
    await mover.press('Cancel the game');
    expect((await mover.state()).state.cards[0]?.lines).toEqual([expect.stringContaining('1 of 2')]);
    await other.press('Play on');
    expect((await other.state()).state.cards).toEqual([]);
    here.clock.now += 25 * HOUR;
    accepted(await here.table.cancel(now.id, person, { moderator: false }));
    expect((await other.press('Agree to cancel')).state).toMatchObject({
      status: 'cancelled',
      lines: expect.arrayContaining(['This game was cancelled.']),
      cards: [],
      ways: [],
    });
  });

  test('every page says that a seat has resigned while a stand-in plays it', async () => {
    const { table, visitTo } = await site(game);
    const opening = { game, options: games[game]?.defaults ?? {}, channelId: 'c2', guildId: 'g1', seats: 3 };
    const { id } = accepted(await table.open({ ...opening, opener: ANN }));
    for (const person of [BEN, CAT]) accepted(await table.join(id, person));
    accepted(await table.start(id, ANN.id));
    accepted(await table.resign(id, BEN.id));
    for (const person of [ANN, BEN, CAT])
      expect((await (await visitTo({ id }, person.id)).state()).state.lines).toContain(
        'Ben resigned and ranks last.',
      );
  });

  test('a nudge mentions the seat to act, once, and who resigns loses', async () => {
    const here = await site(game);
    const { now, mover, other, moverId } = await bothPages(here);
    expect(labelsIn((await other.state()).state)).not.toContain('Nudge');
    here.clock.now += 2 * HOUR;
    expect(labelsIn((await mover.state()).state)).not.toContain('Nudge');
    expect((await other.press('Nudge')).said).toContain(now.seats.find(({ id }) => id === moverId)?.name);
    expect((await other.press('Nudge')).said).toContain('You can nudge again in 12 hours');
    expect((await other.press('Resign…')).state.status).toBe('over');
    expect(await reload(here, now)).toMatchObject({ status: 'over', endedBy: 'resignation' });
  });

  test('the others act for a late seat, and its person comes back', async () => {
    const here = await site(game, { wishes: { pace: 'day' } });
    const { now, mover, other } = await bothPages(here);
    here.clock.now += 3 * DAY;
    await other.press('Play until they are back');
    const away = await mover.state();
    expect(away.state.ways.map(({ label }) => label)).toContain('I am back');
    expect((await mover.press('I am back')).labels).not.toContain('I am back');
    expect((await reload(here, now)).seats.every(({ state }) => state === 'player')).toBe(true);
  });

  test('an ended game shows its account, and two people open the rematch', async () => {
    const here = await site(game);
    const { now, mover, other, moverId } = await bothPages(here);
    await played(here, now, 40);
    accepted(await here.table.resign(now.id, moverId));
    const { state } = await other.state();
    expect([state.status, state.lines.at(-1)]).toEqual(['over', expect.stringMatching(/ wins/)]);
    expect(state.cards.flatMap(({ lines }) => lines).length).toBeGreaterThan(0);
    expect((await other.press('Rematch')).said).toContain('open in the channel');
    await mover.press('Rematch');
    const lobby = await here.table.live('c1');
    expect(lobby?.seats.map(({ id }) => id).toSorted()).toEqual([ANN.id, BEN.id]);
  });

  test('a watcher sees the public view and can do nothing', async () => {
    const here = await site(game);
    const watcher = await here.visit(CAT.id);
    const { state } = await watcher.state();
    expect(state).toMatchObject({ status: 'waiting', cards: [], ways: [], touch: { actions: [] } });
    expect(state.svg).toContain('<svg');
    const [seat = -1] = here.match.position.toAct;
    const action = games[game]?.write(here.match.position.legal(seat)[0]) ?? '';
    const before = await logOf(here, here.match);
    expect((await watcher.act('act', { rev: here.match.rev, action })).said).toBeTruthy();
    expect((await watcher.act('way', { rev: here.match.rev, way: 'propose-pause' })).said).toBeTruthy();
    expect((await watcher.act('next', {})).go).toBeUndefined();
    expect((await watcher.act('review', {})).review).toBeUndefined();
    expect(await logOf(here, here.match)).toEqual(before);
    expect(await here.table.requests.open(here.match.id)).toEqual([]);
  });
});

describe('a page', () => {
  test('shows a sealed choice to its seat alone, and lets its person choose again', async () => {
    const sealing = await Promise.all(GAMES.map(async game => ({ game, here: await site(game) })));
    for (const { game, here } of sealing.filter(({ here }) => here.match.position.toAct.length > 1)) {
      const [ann, ben] = await Promise.all([here.visit(ANN.id), here.visit(BEN.id)]);
      const { state } = await ann.state();
      const [one, other] = state.touch.actions;
      const sealed = await ann.act('act', { rev: state.rev, action: one?.text });
      expect(sealed.state.status).toBe('sealed');
      expect(sealed.state.lines.join(' ')).toContain('Sealed: ');
      const seen = await ben.state();
      expect(seen.state.status).toBe('yours');
      expect(JSON.stringify(seen)).not.toContain('Sealed: ');
      await ann.act('act', { rev: state.rev, action: other?.text });
      const seat = here.table.seatOf(here.match, ANN.id) ?? -1;
      expect(await here.table.sealedOf(here.match.id, seat), game).toBe(other?.text);
    }
    expect(sealing.some(({ here }) => here.match.position.toAct.length > 1)).toBe(true);
  });

  test('counts the clock of a live game', async () => {
    const here = await site(GAME, { wishes: { pace: 'live' } });
    const page = await here.visit(ANN.id);
    const { state, now } = await page.state();
    expect(now).toBe(here.clock.now);
    for (const clock of state.clocks)
      expect(clock).toMatchObject({ minuteEnds: now + MINUTE, losesAt: now + 6 * MINUTE });
    expect(state.clocks.length).toBeGreaterThan(0);
  });

  test('opens the next game that waits for its person, and ends with the first page', async () => {
    const here = await site(GAME);
    const opening = { game: GAME, options: here.match.options, guildId: 'g1', seats: 2, opener: ANN };
    const { id } = accepted(await here.table.open({ ...opening, channelId: 'c2' }));
    accepted(await here.table.join(id, BEN));
    const second = accepted(await here.table.start(id, ANN.id));
    const person = await here.awaited(second);
    const page = await here.visit(person);
    const answer = await page.post('next', {});
    const { go } = (await answer.json()) as { go: string };
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    const next = page.at(go, cookie);
    expect((await next.state()).state.rev).toBe(second.rev);
    const [first, other] = await here.store.boardPages.ofUser(person);
    expect(other?.expiresAt).toBe(first?.expiresAt);
    await page.post('close', {});
    expect((await next.get('state')).status).toBe(401);
  });

  test.each([
    ['a game of direct messages', { guildId: null }, false],
    ['a game whose channel is closed to the person', {}, true],
  ])('of a watcher does not open for %s', async (_, wishes, isOut) => {
    const here = await site(GAME, { wishes, needs: { isShutOut: async () => isOut } });
    expect((await (await here.visit(CAT.id)).get('state')).status).toBe(410);
  });

  test('of a watcher does not open while other tables play the same deal, or people of other places play', async () => {
    const here = await site(GAME);
    expect(await here.table.pages.mayWatch(here.match, CAT.id)).toBe(true);
    expect(await here.table.pages.mayWatch({ ...here.match, withheld: true }, CAT.id)).toBe(false);
    expect(await here.table.pages.mayWatch({ ...here.match, places: 2 }, CAT.id)).toBe(false);
  });

  test('refuses a way that its seat does not have now', async () => {
    const here = await site(GAME);
    const page = await here.visit(ANN.id);
    for (const way of ['rematch', 'answer-1-true', 'propose-unpause', 'nonsense', 'cancel'])
      expect((await page.act('way', { rev: here.match.rev, way })).said).toContain('moved on');
    expect((await page.post('way', { way: 'undo' })).status).toBe(400);
    expect(labelsIn((await page.state()).state)).not.toContain('Undo');
  });
});
