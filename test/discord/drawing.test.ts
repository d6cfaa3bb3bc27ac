import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { View } from '../../src/games/porto/rules/types.ts';
import { isLong, times } from '../support/test-form.ts';
import { family, inTurn, liveIn, type Scene, sharedScene } from './kit.ts';

const alike = sharedScene({ paints: isLong });

async function standing(stage: Scene): Promise<{ rev: number; market: View['market'] }> {
  const { rev, position } = await liveIn(stage);
  return { rev, market: (position.view('table') as View).market };
}

describe('drawing by command', () => {
  test('whatever is typed with now, the cards drawn are those it names or none', async () => {
    const stage = await alike();
    await family(stage);
    const parts = fc.constantFrom(...'1|2|3|12| |,|red|blue|azul 2|R|x|@|-|과'.split('|'));
    const texts = fc.sample(fc.array(parts, { minLength: 1, maxLength: 4 }), {
      numRuns: times(25, 60),
      seed: 7,
    });
    let drawn = 0;
    for (const text of texts.map(pieces => pieces.join(''))) {
      const [first] = await inTurn(stage);
      const { rev, market } = await standing(stage);
      const match = await stage.table.live(stage.channel.id);
      const mover =
        match && match.position.toAct[0] === 0 ? first : first === stage.ann ? stage.bob : stage.ann;
      await mover.command(stage.channel, 'porto draw', { cards: text, now: true });
      const after = await standing(stage);
      if (after.rev === rev) continue;
      drawn++;
      const moves = await stage.table.moves(match?.id ?? '', { since: rev, to: after.rev });
      const slots = (moves[0]?.action ?? '').replace('draw ', '').split(',');
      const runs = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
      const cards = slots.map(slot => market[Number(slot) - 1]);
      if (runs.every(run => /^\d+$/.test(run))) expect(runs.toSorted()).toEqual(slots);
      else for (const card of cards) expect(text.toLowerCase()).toMatch(new RegExp(`${card?.[0]}|azul`));
    }
    expect(drawn).toBeGreaterThan(3);
  });
});
