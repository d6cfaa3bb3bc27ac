import { describe, expect, test } from 'vitest';
import { ask, kinds } from './late-seat.ts';
import { accepted, at, DAY, room, running } from './room.ts';

describe('a player who has vanished', () => {
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
