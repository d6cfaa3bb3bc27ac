import { expect, test } from 'vitest';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import type { Refusal } from '../../../src/core/contract/result.ts';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { greenPortPresenter } from '../../../src/games/green-port/presenter/index.ts';
import { unitColour } from '../../../src/games/green-port/rules/cards.ts';
import { pinged } from '../../discord/clock-and-texts.ts';
import { last, openTurn } from '../../discord/kit.ts';
import { boardsIn } from '../../support/boards.ts';
import { harbour, now, personAt, press, stateOf } from './harbour.ts';

function calmSeed(): Uint8Array {
  for (let byte = 1; byte < 256; byte++) {
    const seed = new Uint8Array(32).fill(byte);
    const { deck } = greenPort.setup(2, { variant: 'no-tiles' }, new SeededDice(seed));
    if (deck.slice(0, 3).every(card => unitColour(card))) return seed;
  }
  throw new Error('no such seed');
}

test('a turn is one message, and pings nobody but who must decide', async () => {
  const at = await harbour(2, { variant: 'no-tiles', seed: calmSeed() });
  const { stage } = at;
  const { channel, discord } = stage;
  await press(at, { type: 'pick', colour: 'red' });
  await press(at, { type: 'pick', colour: 'blue' });
  const [boards, calls] = [boardsIn(channel).length, pinged(discord, channel).length];
  await press(at, { type: 'reveal' });
  await press(at, { type: 'reveal' });
  const { pool } = await stateOf(at);
  expect(pool).toHaveLength(2);
  expect(boardsIn(channel)).toHaveLength(boards);
  expect(pinged(discord, channel)).toHaveLength(calls);
  expect(last(channel).content).toMatch(/reveals 2 cards\./);
});

test('the panel says the odds of a reveal and what each hire brings', async () => {
  const at = await harbour(2, { variant: 'no-tiles', seed: calmSeed() });
  const { stage } = at;
  await press(at, { type: 'pick', colour: 'red' });
  await press(at, { type: 'pick', colour: 'blue' });
  await press(at, { type: 'reveal' });
  await press(at, { type: 'reveal' });
  const panel = await openTurn(personAt(at, 0), last(stage.channel));
  const state = await stateOf(at);
  const ways = panel.buttons.map(({ label }) => label);
  const blacks = state.deck.filter(card => card === 'black').length;
  const share = Math.round((100 * blacks) / state.deck.length);
  expect(ways).toContain(`Reveal · ${share}% bust`);
  expect(ways.filter(way => /^Hire \d \w+$/.test(way)).length).toBeGreaterThan(0);
  expect(panel.content).toMatch(/These act at once, without a preview: .*Reveal/);
});

test('a start cube is one press in the open panel, the first reveal one on the public board', async () => {
  const at = await harbour(2, { variant: 'no-tiles', seed: calmSeed() });
  const { stage } = at;
  const rev = async () => (await now(at)).rev;
  for (const seat of [1, 0]) {
    const person = personAt(at, seat);
    const panel = await openTurn(person, last(stage.channel));
    const before = await rev();
    await person.press(panel, seat === 0 ? 'red' : 'blue');
    expect(await rev()).toBe(before + 1);
    await stage.quiet();
  }
  const first = personAt(at, 0);
  const board = last(stage.channel);
  const before = await rev();
  const strange = await personAt(at, 1).press(board, 'Reveal · no risk');
  expect([strange.ephemeral, await rev()]).toEqual([true, before]);
  expect(strange.content).toContain('not your turn');
  const answer = await first.press(board, 'Reveal · no risk');
  expect(await rev()).toBe(before + 1);
  expect(answer.ephemeral).toBe(true);
  const panel = answer.message;
  if (!panel) throw new Error('no panel');
  await first.press(panel, 'Reveal');
  expect((await stateOf(at)).pool).toHaveLength(2);
});

test('a value that cannot help is answered with the reason of the rules, and a taken Objective with no number of a seat', async () => {
  const at = await harbour(2, { variant: 'no-tiles', seed: calmSeed() });
  const { channel } = at.stage;
  const ask = async (seat: number, action: string) =>
    (await personAt(at, seat).command(channel, 'green-port do', { action })).content;
  expect(await ask(1, 'refer red pay blue')).toMatch(/^That doesn't belong to this step/);
  expect(await ask(1, 'buy green boost red')).toMatch(/^That doesn't belong to this step/);
  const view = greenPort.view(await stateOf(at), 0);
  const said = (code: string, details: Refusal['with']) =>
    greenPortPresenter('en').refusal({ code, with: details }, view);
  expect(said('objective-taken', { objective: 1, seat: 0, possible: [2] })).toBe(
    'Objective 1 is completed already. Possible: Objective 2.',
  );
  expect(said('not-enough-cubes', { colour: 'red', needed: 9, has: 1 })).toBe(
    'There are not enough red cubes: 9 would be needed, and you have 1.',
  );
});
