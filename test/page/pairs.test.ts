import { describe, expect, test } from 'vitest';
import type { Players } from '../../src/core/contract/player.ts';
import { dayAt } from '../../src/core/values/days.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { plain } from '../../src/presentation/text/names.ts';
import { dailyId } from '../../src/table/deals/daily.ts';
import type { Match } from '../../src/table/match/types.ts';
import { seriesOf } from '../support/series.ts';
import { hear } from '../table/passing-time.ts';
import { ANN, accepted, at, BEN, CAT, HOUR, MINUTE, reload } from '../table/room.ts';
import { site, type Visitor } from './site.ts';

const [GAME = ''] = Object.keys(games);
const START = Date.parse('2026-05-04T12:00Z');

type Site = Awaited<ReturnType<typeof site>>;

const movesOf = ({ table }: Pick<Site, 'table'>, { id }: Pick<Match, 'id'>) =>
  table.moves(id, { since: 0, to: 9_999 });

const textOf = (match: Match, seat: number): string =>
  games[match.game]?.write(match.position.legal(seat)[0]) ?? '';

/** Returns the id of a seat's person from the database, since the table's match names nobody of another place. */
const personAt = async ({ store }: Site, { id }: Pick<Match, 'id'>, seat: number): Promise<string> =>
  (await store.matches.get(id))?.seats[seat]?.userId ?? '';

/** Plays the first legal action on the page of the seat to act. */
async function touchedOn(
  here: Site,
  pages: ReadonlyMap<string, Visitor>,
  match: Pick<Match, 'id'>,
): Promise<Match> {
  const now = await reload(here, match);
  const [seat = -1] = await here.table.awaited(now);
  const page = pages.get(await personAt(here, match, seat));
  const answer = await page?.act('act', { rev: now.rev, action: textOf(now, seat) });
  if (!answer || answer.said !== undefined) throw new Error(`not played: ${answer?.said}`);
  return reload(here, match);
}

/** Opens the pages of both people. `mover`: the person of the seat that acts alone. */
async function opened(game = GAME, options: Parameters<typeof site>[1] = {}) {
  const here = await site(game, { now: START, ...options });
  const pages = new Map([
    [ANN.id, await here.visit(ANN.id)],
    [BEN.id, await here.visit(BEN.id)],
  ]);
  let now = here.match;
  while (now.position.toAct.length > 1) now = await touchedOn(here, pages, now);
  const moverId = await here.awaited(now);
  const otherId = moverId === ANN.id ? BEN.id : ANN.id;
  const [mover, other] = [pages.get(moverId), pages.get(otherId)];
  if (!mover || !other) throw new Error('no page');
  return { here, pages, now, moverId, otherId, mover, other };
}

describe('an act on the page', () => {
  test('is refused where the position changed after the preview: by an undo, by a pause, by another act', async () => {
    const { here, now, mover, other, moverId } = await opened();
    const action = textOf(now, now.position.toAct[0] ?? -1);
    const previewed = async () => {
      const { rev } = (await mover.state()).state;
      return { rev, preview: await mover.preview(rev, action) };
    };
    const { rev, preview } = await previewed();
    expect(preview.label).toBeTruthy();
    accepted(await here.table.act(now.id, moverId, action));
    if ((await here.table.undoable(now.id))?.consent === null)
      accepted(await here.table.undo(now.id, moverId));
    else {
      await mover.press('Undo');
      await other.press('Agree');
    }
    const before = await movesOf(here, now);
    expect(before.length).toBeGreaterThan(now.rev + 1);
    expect((await mover.act('act', { rev, action })).said).toContain('moved on');
    const again = await previewed();
    await mover.press('Pause');
    await other.press('Agree');
    const paused = await mover.act('act', { rev: again.rev, action });
    expect([paused.state.status, paused.said]).toEqual(['paused', expect.stringContaining('paused')]);
    expect(await movesOf(here, now)).toEqual(before);
  });

  test.each(Object.keys(games))('of %s is no news for the other seat once it is taken back', async id => {
    const { here, now, mover, other, moverId } = await opened(id);
    const [seat = -1] = now.position.toAct;
    const kinds = now.position.openers(seat).map(([, value]) => value);
    const asked = presenters[id]?.('en').awaits(now.position.view('table'), [...new Set(kinds)]);
    expect(plain((await mover.state()).state.ask ?? '')).toBe(`Your turn: ${asked}`);
    accepted(await here.table.act(now.id, moverId, textOf(now, seat)));
    expect((await other.state()).state.news).toBeGreaterThan(0);
    const { consent } = (await here.table.undoable(now.id)) ?? {};
    await mover.press('Undo');
    if (consent !== null) await other.press('Agree');
    expect((await other.state()).state.news).toBe(0);
  });

  test('wakes a standing order that its person left by a button', async () => {
    const found: string[] = [];
    for (const [id, game] of Object.entries(games).filter(([, { orders }]) => orders)) {
      const { here, pages, now: first } = await opened(id);
      let now = first;
      let left = false;
      for (let count = 0; count < 120 && now.status === 'running'; count++) {
        const [seat = -1] = await here.table.awaited(now);
        const view = now.position.view(seat);
        const action = now.position.legal(seat).find(each => game.orders?.offered(view, seat, each).length);
        const [order] = action === undefined ? [] : (game.orders?.offered(view, seat, action) ?? []);
        if (!left && order !== undefined) {
          accepted(await here.table.act(now.id, at(now, seat), game.write(action), {}, order));
          left = true;
          now = await reload(here, now);
        } else now = await touchedOn(here, pages, now);
        if ((await movesOf(here, now)).some(({ by }) => by === 'order')) {
          found.push(id);
          break;
        }
      }
    }
    expect(found.length).toBeGreaterThan(0);
  });

  test('after both have sealed comes too late', async () => {
    const sealing = await Promise.all(Object.keys(games).map(async game => site(game)));
    const here = sealing.find(({ match }) => match.position.toAct.length > 1);
    if (!here) throw new Error('no game with sealed choices');
    const [ann, ben] = await Promise.all([here.visit(ANN.id), here.visit(BEN.id)]);
    const { rev, touch } = (await ann.state()).state;
    const [one, other] = touch.actions.map(({ text }) => text);
    await ann.act('act', { rev, action: one });
    const bens = (await ben.state()).state.touch.actions[0]?.text;
    await ben.act('act', { rev, action: bens });
    const before = await movesOf(here, here.match);
    expect(before.length).toBeGreaterThan(1);
    const late = await ann.act('act', { rev, action: other });
    expect(late.said).toContain('moved on');
    expect(late.state.rev).toBeGreaterThan(rev);
    expect(await movesOf(here, here.match)).toEqual(before);
  });
});

describe('a nudge', () => {
  test.each([
    ['en', 'in 12 hours', 'in 20 minutes'],
    ['de', 'in 12 Stunden', 'in 20 Minuten'],
    ['ja', '12 時間後', '20 分後'],
  ])('that is refused says when it is possible, in %s', async (language, again, soon) => {
    const { here, otherId } = await opened();
    const page = await here.visit(otherId, language);
    here.clock.now += 2 * HOUR;
    const { ways, rev } = (await page.state()).state;
    expect(ways.map(({ name }) => name)).toContain('nudge');
    await page.act('way', { rev, way: 'nudge' });
    expect((await page.act('way', { rev, way: 'nudge' })).said).toContain(again);
    here.clock.now += 12 * HOUR - 20 * MINUTE;
    expect((await page.act('way', { rev, way: 'nudge' })).said).toContain(soon);
  });

  test('waits for the end of the quiet hours of its person', async () => {
    const { here, other, moverId } = await opened();
    accepted(await here.table.people.setSettings(moverId, { zone: 'UTC', quiet: { from: '11', to: '16' } }));
    await hear(here);
    here.clock.now += 2 * HOUR;
    expect((await other.press('Nudge')).said).toContain('Nudged: ');
    expect(await hear(here)).toEqual([]);
    here.clock.now += 2 * HOUR;
    expect(await hear(here)).toMatchObject([{ kind: 'nudge' }]);
  });
});

describe('a person whom the operator has shut out', () => {
  test('neither sees nor changes a game on the page', async () => {
    const { here, now, mover, moverId } = await opened();
    await here.store.transaction(({ host }) =>
      host.block({ kind: 'person', id: moverId, reason: null, at: START }),
    );
    await here.table.host.blocks.refresh();
    const before = await movesOf(here, now);
    const action = textOf(now, now.position.toAct[0] ?? -1);
    for (const answer of [
      await mover.get('state'),
      await mover.post('act', { rev: now.rev, action }),
      await mover.post('way', { rev: now.rev, way: 'return' }),
      await mover.post('next', {}),
    ])
      expect([answer.status, await answer.json()]).toEqual([
        403,
        { said: expect.stringContaining('operator') },
      ]);
    expect(await movesOf(here, now)).toEqual(before);
  });
});

describe('a block between two people', () => {
  test('keeps the blocked person from the rematch, of which the page says nothing', async () => {
    const { here, mover, other, moverId, otherId } = await opened();
    accepted(await here.table.people.block(moverId, otherId));
    await other.press('Resign…');
    expect((await mover.press('Rematch')).said).toContain('open in the channel');
    expect((await here.table.live('c1'))?.seats.map(({ id }) => id)).toEqual([moverId]);
    const kept = await other.press('Rematch');
    expect(kept.said).not.toContain('open in the channel');
    expect(kept.said).not.toMatch(/block/);
    expect((await here.table.live('c1'))?.seats.map(({ id }) => id)).toEqual([moverId]);
  });
});

describe('a game of direct messages', () => {
  test('is played against a bot, given up and begun again on the page', async () => {
    const here = await site(GAME, { now: START, needs: { players } });
    const { options } = here.match;
    const opening = { game: GAME, options, channelId: 'dm', guildId: null, opener: ANN, seats: 2 };
    const match = accepted(await here.table.openAndStart({ ...opening, players: ['easy'] }));
    const page = await here.visitTo(match, ANN.id);
    const { state } = await page.state();
    expect(state.status).toBe('yours');
    const acted = await page.act('act', { rev: state.rev, action: state.touch.actions[0]?.text });
    expect(acted.state.rev).toBeGreaterThan(state.rev);
    expect((await page.press('Resign…')).state.status).toBe('over');
    const { go } = await page.press('Rematch');
    expect(go).toBeTruthy();
    expect((await here.table.live('dm'))?.status).toBe('running');
  });
});

/** The games' bots, with a hard bot that is as quick as the easy one. */
const QUICK: Players = Object.fromEntries(
  Object.entries(players).map(([id, { strengths, ...rest }]) => [
    id,
    { ...rest, ...(strengths && { strengths: { ...strengths, hard: strengths.easy } }) },
  ]),
);

describe.each(Object.values(games).flatMap(seriesOf))('a deal of $game, $form', series => {
  test('is played and given up on the page of its person alone', async () => {
    const here = await site(series.game, { now: START, needs: { players: QUICK } });
    accepted(await here.table.deals.today(series, ANN, 'g1'));
    const match = accepted(await here.table.deals.begin(dailyId(series, dayAt(START, 0)), ANN));
    const page = await here.visitTo(match, ANN.id);
    expect((await (await here.visitTo(match, BEN.id)).get('state')).status).toBe(410);
    for (let acts = 0; acts < 6; acts++) {
      const { state } = await page.state();
      const answer = await page.act('act', { rev: state.rev, action: state.touch.actions[0]?.text });
      expect([answer.said, state.status]).toEqual([undefined, 'yours']);
      expect(answer.state.rev).toBeGreaterThan(state.rev);
      await here.table.answers(match.id);
    }
    const left = await page.press('Resign…');
    expect(left.state.status).toBe('over');
    expect(left.labels).not.toContain('Rematch');
    expect((await reload(here, match)).endedBy).toBe('resignation');
    expect(await here.table.deals.playedAt(match.id)).toMatchObject({ userId: ANN.id });
  });
});

describe('a game of two places', () => {
  test('shows nobody of the other place on a page, also in votes, nudges and the end', async () => {
    const here = await site(GAME, { now: START });
    const places = ['home', 'away'].map((channelId, at) => ({
      channelId,
      guildId: `g${at}`,
      language: null,
    }));
    const people = [ANN, BEN].map((person, place) => ({ ...person, place }));
    const opening = { game: GAME, options: here.match.options, pace: 'day', rated: false } as const;
    const match = accepted(await here.table.lobby.begin({ ...opening, places, people }));
    const pages = new Map([
      [ANN.id, await here.visitTo(match, ANN.id)],
      [BEN.id, await here.visitTo(match, BEN.id)],
    ]);
    const seen = new Map<string, string[]>([...pages.keys()].map(id => [id, []]));
    const look = async (): Promise<void> => {
      for (const [id, page] of pages) seen.get(id)?.push(JSON.stringify(await page.state()));
    };
    const press = async (id: string, label: string): Promise<void> => {
      seen.get(id)?.push(JSON.stringify(await pages.get(id)?.press(label)));
      await look();
    };
    while ((await reload(here, match)).position.toAct.length > 1) await touchedOn(here, pages, match);
    await press(ANN.id, 'Pause');
    await press(BEN.id, 'Refuse');
    const [seat] = await here.table.awaited(await reload(here, match));
    const isAnns = (await personAt(here, match, seat ?? -1)) === ANN.id;
    const [mover, other] = isAnns ? [ANN, BEN] : [BEN, ANN];
    here.clock.now += 2 * HOUR;
    await press(other.id, 'Nudge');
    await press(mover.id, 'Resign…');
    await press(other.id, 'Rematch');
    expect(seen.get(BEN.id)?.join('\n')).not.toMatch(/\bAnn\b|"u1"/);
    expect(seen.get(ANN.id)?.join('\n')).not.toMatch(/\bBen\b|"u2"/);
    expect(seen.get(ANN.id)?.join('\n')).toMatch(/Nudged: |asked/);
    expect((await (await here.visitTo(match, CAT.id)).get('state')).status).toBe(410);
  });
});

describe('leaving', () => {
  test.each(['resign', 'cancel'])('by %s fails where the game has ended meanwhile', async way => {
    const { here, now, mover, otherId } = await opened();
    accepted(await here.table.resign(now.id, otherId));
    const answer = await mover.act('way', { rev: now.rev, way: way === 'cancel' ? 'cancel-vote' : way });
    expect([answer.state.status, answer.said]).toEqual(['over', expect.stringContaining('moved on')]);
    expect(await reload(here, now)).toMatchObject({ status: 'over', endedBy: 'resignation' });
  });
});
