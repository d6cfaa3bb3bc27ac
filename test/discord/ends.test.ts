import { describe, expect, test } from 'vitest';
import { finalRows, furtherButtons } from '../../src/discord/messages/final.ts';
import { learn } from '../../src/discord/panels/look/rules.ts';
import type { ComponentRow } from '../../src/discord/ports/answer.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import type { MatchEnding } from '../../src/table/results/final.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { unpainted } from '../support/unpainted.ts';
import { room, running } from '../table/room.ts';

const visit = { ...PLAIN, person: { id: 'u1', name: 'Ann' }, channelId: 'c1', guildId: 'g1' } as never;

const buttonsIn = (rows: readonly ComponentRow[] = []) =>
  rows
    .flatMap(({ components }) => components)
    .flatMap(part => ('label' in part && 'custom_id' in part ? [{ ...part, label: part.label ?? '' }] : []));
const labelsIn = (rows?: readonly ComponentRow[]) => buttonsIn(rows).map(({ label }) => label);

describe.each(Object.keys(games))('%s', id => {
  const house = async () => {
    const here = await room({ games, seed: 3, needs: { players, limits: NO_LIMITS } });
    const match = await running(here, 2, { game: id, options: games[id]?.defaults });
    const over = { ...match, status: 'over' as const };
    return { context: roomOf(here.table), over, match };
  };

  test('an end has a rematch, the review, the card, and all else behind one button', async () => {
    const { context, over } = await house();
    expect(labelsIn(finalRows(context, over, undefined))).toEqual(['Rematch', 'Review', 'Share', 'More…']);
    expect(labelsIn(finalRows(context, { ...over, status: 'cancelled' }, undefined))[0]).toBe('Review');
    const further = furtherButtons(context, over).map(({ label }) => label);
    for (const label of ['Board', 'Replay', 'Log', 'Rules']) expect(further).toContain(label);
  });

  test('a win over a bot leads to the next stronger one, and a loss does not', async () => {
    const { context, over } = await house();
    const [person, other] = over.seats;
    if (!person || !other) throw new Error('no seats');
    const against = (strength: 'easy' | 'medium' | 'hard', ranks: readonly number[]) => {
      const match = { ...over, seats: [person, { ...other, strength }] };
      return labelsIn(finalRows(context, match, { ranks } as unknown as MatchEnding));
    };
    expect(against('easy', [1, 2])).toContain('Play the bot: medium');
    expect(against('medium', [1, 2])).toContain('Play the bot: hard');
    expect(against('hard', [1, 2]).join()).not.toContain('Play the bot');
    expect(against('easy', [2, 1]).join()).not.toContain('Play the bot');
    expect(labelsIn(finalRows(context, over, { ranks: [1, 2] } as unknown as MatchEnding))).toHaveLength(4);
  });

  test('the end of the lesson offers every strength, and two wrong choices in a step mark the right one', async () => {
    const here = await room({ games, seed: 3, needs: { players, limits: NO_LIMITS } });
    const context = roomOf(here.table, { presenters: unpainted() });
    const steps = presenters[id]?.('en').lesson?.steps ?? [];
    const last = await learn(context, visit, id, [steps.length - 1]);
    for (const strength of ['easy', 'medium', 'hard'])
      expect(labelsIn(last.rows)).toContain(`Play the bot: ${strength}`);
    let tried = 0;
    for (const [at, { options }] of steps.entries()) {
      const wrong = options.findIndex(({ next }) => next === at);
      if (wrong < 0) continue;
      tried++;
      const styles = async (before: number) =>
        buttonsIn((await learn(context, visit, id, [at, wrong, before])).rows)
          .slice(0, options.length)
          .map(part => ('style' in part ? part.style : undefined));
      expect(await styles(0)).toEqual(options.map(() => 1));
      expect(await styles(1)).toEqual(options.map(({ next }) => (next === at ? 2 : 3)));
      const { content } = await learn(context, visit, id, [at, wrong, 1]);
      expect(content).toContain('The green choice continues the lesson.');
    }
    expect(tried).toBeGreaterThan(2);
  });
});
