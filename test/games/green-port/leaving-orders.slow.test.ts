import type { StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import type { State } from '../../../src/games/green-port/rules/types.ts';
import { labels, last, openTurn, publicText, shown } from '../../discord/kit.ts';
import { type Harbour, harbour, now, personAt, stateOf, typing } from './harbour.ts';
import { held, position } from './position.ts';

const from = (state: State): Promise<Harbour> => harbour(2, { position: state });

async function opened(at: Harbour, seat: number): Promise<StoredMessage> {
  const person = personAt(at, seat);
  const page = shown(await person.command(at.stage.channel, 'green-port hand'));
  await person.press(page, 'Standing orders…');
  return page;
}

async function leave(at: Harbour, seat: number, kind: string, order?: string): Promise<StoredMessage> {
  const person = personAt(at, seat);
  const page = await opened(at, seat);
  await person.press(page, kind);
  if (order === undefined) return page;
  const [select] = page.selects;
  if (select === undefined) await person.press(page, order);
  else {
    const option = select.options.find(({ label }) => label === order);
    await person.select(page, select.customId ?? '', [option?.value ?? '']);
  }
  await at.stage.quiet();
  return page;
}

const moves = async (at: Harbour): Promise<readonly string[]> =>
  (await at.stage.table.moves((await now(at)).id, { since: 0, to: 99 })).map(
    ({ seat, action, by }) => `${seat} ${action} ${by}`,
  );

const HIRE = position({
  seats: 2,
  pool: 'red-drop red-wheel blue-drop green-drop',
  cubes: ['r3', 'b1 y2'],
  objectives: ['red-1 blue-4', 'green-1 red-1 blue-1 red-5'],
});
const many = (...cubes: readonly string[]): State =>
  position({ seats: 2, pool: 'red-drop', deck: 'x-orange', cubes });

describe('the page of standing orders', () => {
  test('lists the kinds that the game offers; each leads to its orders in words, and back', async () => {
    const at = await from(HIRE);
    const bob = personAt(at, 1);
    const page = await opened(at, 1);
    expect(page.content).toContain('without asking');
    expect(labels(page)).toEqual([
      'pass every Refer of round 1',
      'Refer: take blue…',
      'Refer: take green…',
      'Refer: take red…',
      'Refer: take yellow…',
      'Underdog cube: one colour…',
      'Underdog cube: in this order…',
      'Lose these first…',
      'Back',
    ]);
    await bob.press(page, 'Refer: take red…');
    const options = page.selects[0]?.options.map(({ label }) => label) ?? [];
    // The first proposal takes the colour of which the seat has most.
    expect(options[0]).toBe('round 1: take red from 2 cards on, pay yellow');
    expect(options).toContain('round 1: take any red, pay green');
    await bob.press(page, 'Back');
    await bob.press(page, 'Lose these first…');
    expect(page.selects[0]?.options).toHaveLength(24);
    await bob.press(page, 'Back');
    await bob.press(page, 'Back');
    expect(labels(page)).toContain('Standing orders…');
  });

  test('is nobody else’s, and gone with the game', async () => {
    const at = await from(HIRE);
    const page = await opened(at, 1);
    const eve = at.stage.discord.addUser({ name: 'Eve' });
    const id = page.buttons[0]?.customId ?? '';
    expect((await eve.pressRaw(at.stage.channel, page, id)).content).toContain("don't sit");
    expect((await now(at)).rev).toBe(0);
    await at.stage.table.resign((await now(at)).id, personAt(at, 0).id);
    const late = await personAt(at, 1).pressRaw(at.stage.channel, page, id);
    expect(late.content).toMatch(/over/);
    expect(labels(shown(await personAt(at, 1).command(at.stage.channel, 'green-port hand')))).toEqual([]);
  });
});

describe('an order that was left before anybody asked', () => {
  test('passes every Refer of the round, and says so in public', async () => {
    const at = await from(HIRE);
    const page = await leave(at, 1, 'pass every Refer of round 1');
    expect(page.content).toMatch(/^Standing order: pass every Refer of round 1\./);
    expect(page.content).toContain('**Your standing orders**\n- pass every Refer of round 1');
    expect(publicText(at.stage.discord)).not.toMatch(/standing order|pass every/i);
    await typing(at, 0, 'hire', { colour: 'blue' });
    await at.stage.quiet();
    expect(await moves(at)).toEqual(['0 hire blue person', '1 pass order']);
    expect(publicText(at.stage.discord)).toContain('(by standing order)');
  });

  test('takes a colour from so many cards on and pays what it says; with fewer the person is asked', async () => {
    const order = 'round 1: take red from 2 cards on, pay yellow';
    const at = await from(HIRE);
    await leave(at, 1, 'Refer: take red…', order);
    await typing(at, 0, 'hire', { colour: 'blue' });
    expect(await moves(at)).toEqual(['0 hire blue person', '1 refer red pay yellow order']);
    expect(held(await stateOf(at))).toEqual(['b1 r3 y1', 'b1 r2 y1']);
    const few = await at.again(position({ seats: 2, pool: 'red-drop blue-drop', cubes: ['', 'b1 y2'] }));
    await leave(few, 1, 'Refer: take red…', order);
    await typing(few, 0, 'hire', { colour: 'blue' });
    expect(await moves(few)).toEqual(['0 hire blue person']);
    expect((await stateOf(few)).phase).toEqual({ type: 'refer', seats: [1] });
  });

  test('an order for cubes loses the named colours first', async () => {
    const at = await from(many('', 'b5 g5 r3 y3'));
    await leave(at, 1, 'Lose these first…', 'lose first: yellow, red, green, blue');
    await typing(at, 0, 'reveal');
    expect((await moves(at)).slice(0, 2)).toEqual(['0 reveal person', '1 lose green-2,red-3,yellow-3 order']);
  });

  test('answers at once what is asked just now', async () => {
    const at = await from({ ...HIRE, phase: { type: 'refer', seats: [1] } });
    const page = await leave(at, 1, 'pass every Refer of round 1');
    expect(page.content).toContain('passes');
    expect(await moves(at)).toEqual(['1 pass order']);
    await at.stage.quiet();
    expect(publicText(at.stage.discord)).toContain('(by standing order)');
  });

  test('a question whose answers each have orders has one button to all of them', async () => {
    const at = await from(many('b9', ''));
    await typing(at, 0, 'reveal');
    const panel = await openTurn(personAt(at, 1), last(at.stage.channel));
    expect(labels(panel)).toContain('yellow');
    expect(labels(panel).filter(label => /always|order/i.test(label))).toEqual(['Standing orders…']);
    await personAt(at, 1).press(panel, 'Standing orders…');
    await personAt(at, 1).press(panel, 'Underdog cube: one colour…');
    await personAt(at, 1).press(panel, 'underdog cube: yellow');
    expect(await moves(at)).toContain('1 bonus yellow order');
  });

  test('an order of another round is refused with the current ones', async () => {
    const at = await from(HIRE);
    const page = await opened(at, 1);
    const id = page.buttons[0]?.customId ?? '';
    const forged = await personAt(at, 1).pressRaw(
      at.stage.channel,
      page,
      id.replace('pass to 1', 'pass to 9'),
    );
    expect(forged.content).toContain('no longer active');
    expect(labels(shown(forged))).toContain('pass every Refer of round 1');
    expect(await at.stage.table.ordersOf((await now(at)).id, 1)).toEqual([]);
  });
});
