import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { View } from '../../src/games/porto/rules/types.ts';
import { isLong, times } from '../support/test-form.ts';
import { family, inTurn, liveIn, readyToBuild, type Scene, sharedScene, shown } from './kit.ts';

const alike = sharedScene({ paints: isLong });

async function standing(stage: Scene): Promise<{ rev: number; market: View['market'] }> {
  const { rev, position } = await liveIn(stage);
  return { rev, market: (position.view('table') as View).market };
}

const plain = (text: string): string => text.replaceAll('-', ' ');

describe('drawing by command', () => {
  test('shows what it would bring; one press does it', async () => {
    const stage = await alike();
    const [first] = await family(stage);
    const { rev, market } = await standing(stage);
    const [card = null] = market;
    if (card === null) throw new Error('no card');
    const answer = shown(await first.command(stage.channel, 'porto draw', { cards: plain(card) }));
    expect(answer.content).toContain('Not done yet');
    expect(answer.buttons[0]?.label).toContain(`Draw ${plain(card)}`);
    expect((await standing(stage)).rev).toBe(rev);
    await first.press(answer, 'Draw');
    expect(answer.content).toContain('drew');
    expect((await standing(stage)).rev).toBe(rev + 1);
  });

  test('a card that is not there draws no other, with now or without', async () => {
    const stage = await alike();
    const [first] = await family(stage);
    const { rev, market } = await standing(stage);
    const missing = ['blue-2', 'red-2', 'green-2', 'purple-2', 'yellow-2'].find(
      card => !market.some(each => each === card),
    );
    if (missing === undefined) throw new Error('all are there');
    for (const now of [true, false]) {
      for (const cards of [plain(missing), '@everyone <@1>', '1 or 2', '12', '1-2']) {
        const answer = shown(await first.command(stage.channel, 'porto draw', { cards, now }));
        expect(answer.content).toContain('The market holds 1: ');
        expect(answer.buttons[0]?.label).toMatch(/^Preview: Draw /);
      }
    }
    expect((await standing(stage)).rev).toBe(rev);
  });

  test('the suggestions for a number are slots, the exact ones first', async () => {
    const stage = await alike();
    const [first] = await family(stage);
    const offered = async (typed: string): Promise<string[]> =>
      (await first.autocomplete(stage.channel, 'porto draw', {}, 'cards', typed)).map(
        ({ value }) => `${value}`,
      );
    for (const slot of ['1', '2', '3', '4', '5']) {
      const values = await offered(slot);
      expect(values[0]).toBe(slot);
      expect(values.every(value => value.split(',').includes(slot))).toBe(true);
    }
    const { market } = await standing(stage);
    for (const [index, card] of market.entries()) {
      if (card === null) continue;
      const [value = ''] = await offered(plain(card));
      expect(market[Number(value) - 1]).toBe(card);
      const [byLetter = ''] = await offered(`${card[0]}${card.at(-1)}`);
      expect(market[Number(byLetter) - 1]).toBe(card);
      expect(index).toBeGreaterThanOrEqual(0);
    }
  });

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

const UNKNOWN = [
  ['claim', '3 blue floors please'],
  ['claim', 'slot seven 1'],
  ['claim', '13'],
  ['claim', '1-3'],
  ['house', 'L44'],
  ['house', 'somewhere L4'],
  ['roof', 'R'],
  ['number', '3'],
  ['number', 'not red 3'],
  ['colour', 'blue'],
] as const;

test('an unknown part of a build is refused, and no other is taken for it', async () => {
  const stage = await alike();
  const [first] = await readyToBuild(stage);
  const picked: Record<string, string> = {};
  for (const name of ['number', 'colour', 'house', 'roof']) {
    const [choice] = await first.autocomplete(stage.channel, 'porto build', picked, name, '');
    if (choice) picked[name] = `${choice.value}`;
  }
  const { rev } = await standing(stage);
  for (const [field, text] of UNKNOWN) {
    const answer = await first.command(stage.channel, 'porto build', { ...picked, [field]: text, now: true });
    expect(answer.content, `${field} ${text}`).toContain('is not a valid');
    expect((await standing(stage)).rev, `${field} ${text}`).toBe(rev);
  }
});
