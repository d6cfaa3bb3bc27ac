import type { Person, StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import type { Action, State } from '../../../src/games/green-port/rules/types.ts';
import { commitOf, labels, last, openTurn } from '../../discord/kit.ts';
import { type Harbour, harbour, now, personAt, stateOf } from './harbour.ts';
import { cubeText, legalTexts, position, SOLD, type Wish } from './position.ts';

interface Asked {
  readonly at: Harbour;
  readonly person: Person;
  readonly panel: StoredMessage;
}

async function asked(wish: Wish): Promise<Asked> {
  const begun: State = position({ seats: 2, piles: SOLD, ...wish });
  const at = await harbour(2, { position: begun });
  const [seat = -1] = greenPort.toAct(begun);
  const person = personAt(at, seat);
  return { at, person, panel: await openTurn(person, last(at.stage.channel)) };
}

const altOf = ({ attachments }: StoredMessage): string => attachments[0]?.description ?? '';
const crewOf = async (at: Harbour, seat: number): Promise<string> => {
  const player = (await stateOf(at)).players[seat];
  return player ? cubeText(player.cubes) : '';
};
const proposedIn = async (at: Harbour, seat: number): Promise<readonly string[]> =>
  (await now(at)).position.legal(seat).map(action => greenPort.write(action as Action));

test('an Objective with a single way to pay is two presses from the open panel', async () => {
  const { at, person, panel } = await asked({
    objectives: ['red-3', 'green-5'],
    cubes: ['r4 b1', 'y1'],
    phase: { type: 'utilise' },
  });
  expect(panel.content).toContain('In reach: **Objective 1 (3 points)**.');
  expect(panel.content).toContain('Nearest: Objective 2 (5 points) needs 5 more green.');
  expect(altOf(panel)).toContain('In reach: Objective 1 (3 points).');
  const preview = await person.press(panel, 'Complete Objective 1 · 3 points');
  if (!preview.message) throw new Error('no preview');
  expect(altOf(preview.message)).toMatch(/^Preview, not done yet: .*completes Objective 1 with 3 red/);
  expect(labels(preview.message)).toEqual(['Complete Objective 1 with 3 red: 3 points', 'Back']);
  await person.press(preview.message, commitOf(preview.message)?.customId ?? '');
  await at.stage.quiet();
  expect((await stateOf(at)).objectives[0]?.by).toBe(0);
  expect(await crewOf(at, 0)).toBe('b1 r1');
});

test('the way to pay that hurts least is proposed, and others can be chosen', async () => {
  const { at, person, panel } = await asked({
    objectives: ['red-2 blue-2', 'red-5'],
    headquarters: ['blue-1 blue-1'],
    cubes: ['r3 b2', 'y1'],
    phase: { type: 'utilise' },
  });
  const preview = await person.press(panel, 'Complete Objective 1 · 4 points');
  if (!preview.message) throw new Error('no preview');
  expect(labels(preview.message)).toEqual([
    'Complete Objective 1 with 2 blue: 4 points',
    'Other cubes',
    'Back',
  ]);
  expect(preview.message.content).toContain('In reach after that: Objective 2 (5 points).');
  const others = await person.press(preview.message, 'Other cubes');
  if (!others.message) throw new Error('no question');
  const ways = labels(others.message).slice(0, 3);
  expect(ways.map(label => label.split(' · ')[0])).toEqual(['2 blue', '1 blue + 1 red', '2 red']);
  const second = await person.press(others.message, ways[2] ?? '');
  if (!second.message) throw new Error('no preview');
  await person.press(second.message, 'Complete Objective 1 with 2 red: 4 points');
  await at.stage.quiet();
  expect(await crewOf(at, 0)).toBe('b2 r1');
});

test('cubes to lose are proposed in one order: buttons, completion, the list itself', async () => {
  const { at, person, panel } = await asked({
    objectives: ['red-4', 'green-5 blue-5'],
    cubes: ['', 'r4 y3 b2'],
    phase: { type: 'lose', seats: [1] },
    pool: 'x-orange',
  });
  const order = await proposedIn(at, 1);
  expect(order[0]).toBe('lose blue-1,yellow-3');
  expect([...order].sort()).toEqual([...legalTexts(await stateOf(at))].sort());
  expect(labels(panel)[0]).toBe('Lose 1 blue + 3 yellow');
  const found = await person.autocomplete(at.stage.channel, 'green-port do', {}, 'action', '');
  expect(found.map(({ value }) => value)).toEqual(order.slice(0, 25));
  const others = await person.press(panel, 'Other cubes');
  if (!others.message) throw new Error('no question');
  expect(altOf(others.message)).toContain('2 blue + 4 red + 3 yellow');
  const left = await person.press(others.message, 'no blue');
  if (!left.message) throw new Error('no question');
  const preview = await person.press(left.message, '4 red');
  if (!preview.message) throw new Error('no preview');
  await person.press(preview.message, 'Lose 4 red');
  await at.stage.quiet();
  expect(await crewOf(at, 1)).toBe('b2 y3');
});

test('a hire says what it brings into reach, a Refer is proposed with cubes that are spare', async () => {
  const { at, person, panel } = await asked({
    objectives: ['red-3', 'green-2'],
    cubes: ['r1', 'g1 y1'],
    pool: 'red-drop red-wheel green-drop',
  });
  expect(labels(panel)).toEqual(
    expect.arrayContaining(['Hire 2 red → Objective 1', 'Hire 1 green', 'Reveal · 18% bust']),
  );
  await person.press(panel, 'Hire 2 red → Objective 1');
  await at.stage.quiet();
  const other = await openTurn(personAt(at, 1), last(at.stage.channel));
  expect(labels(other)[0]).toBe('Take 1 green, pay 1 yellow → Objective 2');
  await personAt(at, 1).press(other, 'Take 1 green, pay 1 yellow → Objective 2');
  await at.stage.quiet();
  expect(await crewOf(at, 1)).toBe('g2');
});

test('the hand page shows the crew to its seat alone', async () => {
  const { at, person } = await asked({ cubes: ['r2', 'b3'], phase: { type: 'utilise' } });
  const page = await person.command(at.stage.channel, 'green-port hand');
  expect(page.ephemeral).toBe(true);
  expect(altOf(page.message as StoredMessage)).toContain('Your crew (2 cubes): 2 red');
});

test('among many trades the way to other cubes stands there once', async () => {
  const { at, person, panel } = await asked({
    objectives: ['green-6'],
    headquarters: ['red-2'],
    cubes: ['b2 r3 y2', 'y1'],
    pool: 'red-drop',
  });
  const [first = ''] = labels(panel).filter(label => label.startsWith('Trade'));
  const preview = await person.press(panel, first);
  if (!preview.message) throw new Error('no preview');
  expect(labels(preview.message)).toEqual([first, 'Back']);
  const back = await person.press(preview.message, 'Back');
  expect(back.message && labels(back.message)).toContain('2 red');
  expect(at.stage.trouble).toEqual([]);
});

test('a person who is asked in another’s turn learns what it is about', async () => {
  const lose = await asked({ cubes: ['', 'r5 b4'], phase: { type: 'lose', seats: [1] }, pool: 'x-orange' });
  expect(lose.panel.content).toContain('You have 9 cubes, more than 7: you lose 4 of them.');
  const refer = await asked({ cubes: ['', 'r1'], phase: { type: 'refer', seats: [1] }, pool: 'red-drop' });
  expect(refer.panel.content).toContain('You may take all cards of one colour from the pool');
  const empty = await asked({ pool: 'x-green' });
  expect(labels(empty.panel).slice(0, 2)).toEqual(['Reveal · no risk', 'Hire nobody']);
});
