import { expect, test } from 'vitest';
import { now, personAt, press, type Quay, quay, seedWhere, stateOf } from '../toy/kit.ts';
import { TOY_WORDS } from '../toy/presenter.ts';
import { LAST_ROUND, STORM } from '../toy/rules/types.ts';
import { commitOf, labels, last, openTurn, waysOf } from './kit.ts';

/** Seed of a deal whose first three cards are cargo, not storms. */
const CALM = seedWhere(2, ({ deck }) => !deck.slice(0, 3).includes(STORM));
const calm = { newSeed: () => CALM };
const TO_THREE = 'bid 2 up to round 3';
const TO_THE_END = `bid 2 up to round ${LAST_ROUND}`;

async function proposed(at: Quay, seat: number, bid: RegExp) {
  const panel = await openTurn(personAt(at, seat), last(at.stage.channel));
  const way = labels(panel).find(label => bid.test(label)) ?? '';
  await personAt(at, seat).press(panel, way);
  return panel;
}

/**
 * Makes a bid now and again in later rounds, by buttons.
 * @param order label of one of the offered standing orders
 */
async function always(at: Quay, seat: number, bid: RegExp, order: string) {
  const panel = await proposed(at, seat, bid);
  expect(labels(panel)).toContain('Always this…');
  await personAt(at, seat).press(panel, 'Always this…');
  expect(labels(panel)).toEqual([TO_THREE, TO_THE_END, 'Back']);
  const answer = await personAt(at, seat).press(panel, order);
  await at.stage.quiet();
  return answer;
}

async function takes(at: Quay, seat: number): Promise<void> {
  await press(at, seat, 'reveal');
  await press(at, seat, 'take');
}

test('two presses more leave an order; it bids when the next rounds ask, and says so in public', async () => {
  const at = await quay(2, {}, calm);
  const { stage } = at;
  const answer = await always(at, 1, /^2 /, TO_THREE);
  expect(answer.content).toContain(`Standing order: ${TO_THREE}.`);
  expect(answer.content).toContain('Sealed: **Bid 2**');
  await press(at, 0, 'bid 3');
  await takes(at, 0);
  // In the second round no seat may repeat its bid. The standing order does not fit, so the bot asks the person.
  expect(await stage.table.sealed((await now(at)).id)).toEqual([]);
  await press(at, 1, 'bid 3');
  await press(at, 0, 'bid 1');
  await takes(at, 1);
  // In the third round the standing order fits, and the bot seals its bid before it asks anybody.
  const { id, round } = { ...(await now(at)), ...(await stateOf(at)) };
  expect([round, await stage.table.sealed(id)]).toEqual([3, [1]]);
  await press(at, 0, 'bid 3');
  expect(last(stage.channel).content).toMatch(/bids 2\. \(by standing order\)/);
  expect((await stage.table.moves(id, { since: 0, to: 99 })).filter(({ by }) => by === 'order')).toHaveLength(
    1,
  );
  await takes(at, 0);
  expect(await stage.table.ordersOf(id, 1)).toEqual([]);
});

test('an old button leaves nothing, and a forged place is refused', async () => {
  const at = await quay(2, {}, calm);
  const { stage } = at;
  const bob = personAt(at, 1);
  const panel = await proposed(at, 1, /^2 /);
  const id = panel.buttons.find(({ label }) => label === 'Always this…')?.customId ?? '';
  const forged = await bob.pressRaw(stage.channel, panel, `${id}:7`);
  expect(forged.content).toContain('no longer active');
  expect(await stage.table.sealed((await now(at)).id)).toEqual([]);
  await press(at, 1, 'bid 1');
  await press(at, 0, 'bid 3');
  const late = await bob.pressRaw(stage.channel, panel, `${id}:0`);
  expect(late.content).toContain('moved on');
  expect(await stage.table.ordersOf((await now(at)).id, 1)).toEqual([]);
});

test('the panel goes on by itself in a turn of several decisions, offers no order there, and asks again after the turn', async () => {
  const at = await quay(2, {}, calm);
  const { stage } = at;
  await press(at, 0, 'bid 3');
  await press(at, 1, 'bid 1');
  const ann = personAt(at, 0);
  const panel = await openTurn(ann, last(stage.channel));
  expect(panel.content).toMatch(/^\*\*Bob\*\* bids 1\.\n\*\*Your turn\*\*/);
  const choose = async (label: string) => {
    await ann.press(panel, label);
    expect(labels(panel).join()).not.toContain('Always');
    await ann.press(panel, commitOf(panel)?.customId ?? '');
  };
  await choose(TOY_WORDS.en.types.reveal);
  const [card = 0] = (await stateOf(at)).quay;
  expect(panel.content).toMatch(new RegExp(`^.*reveals: ${card}\\.\n\\*\\*Your turn\\*\\*`));
  await choose(TOY_WORDS.en.actions.load(card));
  expect((await stateOf(at)).quay).toEqual([]);
  expect(panel.content).toContain('**Your turn**');
  await choose(TOY_WORDS.en.actions.takeUnseen);
  // The next round begins with bids of all seats, so the bot asks the same seat at once.
  expect(await stateOf(at)).toMatchObject({ round: 2, phase: { type: 'bid' } });
  expect(panel.content).toContain(`**${TOY_WORDS.en.types.bid}**`);
  expect(waysOf(panel).length).toBeGreaterThan(1);
});
