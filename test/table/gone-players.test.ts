import { describe, expect, test } from 'vitest';
import { toy } from '../toy/rules/index.ts';
import { ask, kinds, late } from './late-seat.ts';
import { accepted, at, DAY, HOUR, type Room, reload, room, running } from './room.ts';

describe('a player who has left the server', () => {
  test('alone: the game waits', async () => {
    const here = await room();
    const match = await running(here, 1, { options: { solo: true } });
    expect(accepted(await here.table.seatChanges.gone(match.id, 0))).toMatchObject({
      status: 'running',
      rev: match.rev,
    });
    here.clock.now += 500 * HOUR;
    for (const { id, kind } of await here.store.outbox.waiting()) {
      await here.store.outbox.delivered({ matchId: match.id, place: 0, kind, upTo: id }, 0);
    }
    await here.table.dueWork.run();
    expect(await kinds(here)).toEqual([]);
  });
});

test('an undo that comes back to a seat that is played for by now: it is played again', async () => {
  const here = await room();
  const match = await running(here, 3);
  for (const [seat, bid] of ['bid 3', 'bid 1', 'bid 1'].entries()) {
    accepted(await here.table.act(match.id, at(match, seat), bid));
  }
  accepted(await here.table.act(match.id, at(match, 0), 'roll'));
  accepted(await here.table.requests.askUndo(match.id, at(match, 0)));
  accepted(await here.table.seatChanges.gone(match.id, 0));
  accepted(await here.table.requests.answer(match.id, at(match, 1), true));
  const { done, match: now } = accepted(await here.table.requests.answer(match.id, at(match, 2), true));
  expect(done).toBe(true);
  const since = await here.table.moves(match.id, { since: 5, to: now.rev });
  expect(since.map(({ seat, by }) => [seat, by])).toEqual([
    [0, 'undo'],
    [0, 'stand-in'],
    [1, 'forced'],
  ]);
  expect((await here.table.waiting(match.id)).map(({ seat }) => seat)).toEqual([1, 2]);
});

describe('a player who has vanished', () => {
  async function silence(here: Room): Promise<void> {
    here.clock.now += 48 * HOUR;
    await here.table.dueWork.run();
  }

  test('three seats, two vanished: after 48 hours the given votes decide, and the last player ends the game', async () => {
    const { here, match, last } = await late(3);
    const { request } = accepted(await ask(here, match, 0, 'play-until-back', last));
    expect(request).toMatchObject({ status: 'open', agreed: [0], needed: 2 });
    await silence(here);
    expect((await reload(here, match)).seats[last]?.state).toBe('absent');
    for (let asked = 0; asked < 20; asked++) {
      const now = await reload(here, match);
      const [seat] = await here.table.awaited(now);
      if (seat === 1) break;
      const [action] = now.position.legal(0);
      accepted(await here.table.act(match.id, at(match, 0), toy.write(action as never)));
    }
    here.clock.now += 25 * HOUR;
    await here.table.dueWork.run();
    expect(accepted(await ask(here, match, 0, 'play-until-back', 1)).request.status).toBe('agreed');
    await silence(here);
    const person = { id: at(match, 0), name: 'Ann' };
    accepted(await here.table.cancel(match.id, person, { moderator: false }));
    expect((await reload(here, match)).status).not.toBe('running');
  });

  test('an absence that is renewed again and again stops the clock of a decision for 30 days, then it runs on', async () => {
    const here = await room();
    const match = await running(here, 2, { pace: 'day' });
    const [other, vanished] = [at(match, 0), at(match, 1)];
    accepted(await here.table.act(match.id, other, 'bid 3'));
    let days = 0;
    for (; days < 60 && (await here.table.waiting(match.id))[0]?.late !== true; days++) {
      const awayUntil = here.clock.now + 21 * DAY;
      accepted(await here.table.people.setSettings(vanished, { awayUntil }));
      const due = await here.table.dueWork.nextAt();
      expect(due).toBeDefined();
      here.clock.now += DAY;
      await here.table.dueWork.run();
    }
    expect(days).toBe(31);
    expect(await kinds(here)).not.toContain('reminder');
    expect(accepted(await ask(here, match, 0, 'play-until-back', 1)).request.status).toBe('agreed');
  });
});
