import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { standing } from '../../src/table/match/position.ts';
import { last, publicText, shown } from '../discord/kit.ts';
import { called, labels, timed } from '../discord/told.ts';
import { patientDiscord, startBot } from '../support/bot.ts';
import { bid, now, offered, personAt, press, type Quay, quay, seedWhere, stateOf, WITH_TOY } from './kit.ts';
import { TOY_WORDS } from './presenter.ts';
import { STORM } from './rules/types.ts';

/** Seed of a deal whose first three cards are cargo, not storms. */
const CALM = seedWhere(2, ({ deck }) => !deck.slice(0, 3).includes(STORM));
const calm = { newSeed: () => CALM };

test('a turn of several decisions: the same seat reveals, saves and takes, and is offered what is possible then', async () => {
  const at = await quay(2, {}, calm);
  const { stage } = at;
  await bid(at, 3, 1);
  expect((await stateOf(at)).phase).toMatchObject({ type: 'pick', seat: 0 });
  expect(labels(last(stage.channel))).toEqual(['Your turn', 'Recap', 'Hand', 'Rules']);
  expect(await offered(at, 0)).toEqual([
    'Take the first card of the deck unseen',
    'Roll the die',
    'Reveal a card',
  ]);
  const { deck } = await stateOf(at);
  await press(at, 0, 'reveal');
  expect(last(stage.channel).content).toContain(`reveals: ${deck[0]}.`);
  const open = await offered(at, 0);
  for (const deed of [/^Take 1 card for /, /^Reveal a card$/, /^Save the card /, /^Play the letter /])
    expect(open.some(label => deed.test(label))).toBe(true);
  expect(open).not.toContain('Roll the die');
  await press(at, 0, 'reveal');
  await press(at, 0, `load ${deck[1]}`);
  await press(at, 0, 'take');
  const state = await stateOf(at);
  expect(state).toMatchObject({ phase: { type: 'bid' }, round: 2, quay: [] });
  expect(state.scores).toEqual([(deck[0] ?? 0) + (deck[1] ?? 0), 0]);
  expect(last(stage.channel).content).toContain('passes. The round is over.');
});

test('another seat, and an action that is not possible now, are refused in words', async () => {
  const at = await quay(2, {}, calm);
  const { stage } = at;
  const first = last(stage.channel);
  const old = first.buttons.find(({ label }) => label === 'Bid')?.customId ?? '';
  await bid(at, 3, 1);
  const board = last(stage.channel);
  const other = await personAt(at, 1).press(board, 'Your turn');
  expect(other.ephemeral).toBe(true);
  expect(other.content).toContain('Ann');
  const stranger = await stage.discord.addUser({ name: 'Eve' }).press(board, 'Your turn');
  expect(stranger.content).toContain("don't sit");
  const late = await personAt(at, 0).pressRaw(stage.channel, first, old);
  expect(late.content).toContain('moved on');
  const acted = await stage.table.act((await now(at)).id, personAt(at, 0).id, 'load 12');
  expect(acted).toMatchObject({ ok: false, refusal: { code: 'toy-not-now' } });
});

test('undo of one decision in mid-turn: saved cards lie open again, and the same seat goes on', async () => {
  const at = await quay(2, {}, calm);
  const { stage } = at;
  await bid(at, 3, 1);
  await press(at, 0, 'reveal');
  const before = await stateOf(at);
  const [card] = before.quay;
  await press(at, 0, `load ${card}`);
  expect((await stateOf(at)).quay).toEqual([]);
  const answer = await personAt(at, 0).press(last(stage.channel), 'Undo');
  await stage.quiet();
  expect(answer.ephemeral).toBe(true);
  expect(await stateOf(at)).toEqual(before);
  expect(last(stage.channel).content).toContain('took back');
  expect((await offered(at, 0)).some(label => label.startsWith('Save the card '))).toBe(true);
  await press(at, 0, 'take');
  expect((await stateOf(at)).scores).toEqual([card, 0]);
});

test('undo of a revealed card needs the others, and the same card comes again', async () => {
  const at = await quay(2, {}, calm);
  const { stage } = at;
  const [ann, bob] = [personAt(at, 0), personAt(at, 1)];
  await bid(at, 3, 1);
  const before = await stateOf(at);
  await press(at, 0, 'reveal');
  const { quay: revealed } = await stateOf(at);
  expect(labels(last(stage.channel))).not.toContain('Undo');
  const asked = await ann.command(stage.channel, 'toy undo');
  expect(asked.content).toContain('all others agree');
  await ann.press(shown(asked), labels(shown(asked))[0] ?? '');
  await stage.quiet();
  await bob.command(stage.channel, 'toy undo', { answer: 'agree' });
  await stage.quiet();
  expect(await stateOf(at)).toEqual(before);
  await press(at, 0, 'reveal');
  expect((await stateOf(at)).quay).toEqual(revealed);
});

async function restarted(during: (at: Quay) => Promise<void>): Promise<{ at: Quay }> {
  const folder = await mkdtemp(join(tmpdir(), 'toy-'));
  const discord = await patientDiscord();
  const options = { ...WITH_TOY, ...calm, discord, database: join(folder, 'toy.sqlite') };
  const at = await quay(3, {}, options);
  await during(at);
  await at.stage.stop();
  const again = await startBot({ ...options, now: at.stage.clock.now });
  onTestFinished(async () => {
    await again.stop();
    expect(again.trouble).toEqual([]);
    expect(discord.complaints).toEqual([]);
    await discord.close();
    await rm(folder, { recursive: true });
  });
  await again.quiet();
  return { at: { people: at.people, stage: { ...at.stage, ...again } } };
}

test('a restart in mid-turn: the same seat goes on from the board that stands there', async () => {
  let before: unknown;
  const { at } = await restarted(async at => {
    await bid(at, 3, 1, 2);
    await press(at, 0, 'reveal');
    before = await stateOf(at);
  });
  expect(await stateOf(at)).toEqual(before);
  await press(at, 0, 'reveal');
  await press(at, 0, 'take');
  expect(await stateOf(at)).toMatchObject({ phase: { type: 'bid' }, round: 2 });
});

test('a restart while bids are sealed: they stand, can be changed, and are made when the last is in', async () => {
  const { at } = await restarted(async at => {
    await press(at, 0, 'bid 3');
    await press(at, 2, 'bid 2');
  });
  const { stage } = at;
  const { id, rev } = await now(at);
  expect(rev).toBe(0);
  expect([...(await stage.table.sealed(id))].sort()).toEqual([0, 2]);
  const hand = await personAt(at, 0).press(last(stage.channel), 'Hand');
  expect(hand.content).toContain('Bid 3');
  await press(at, 2, 'bid 1');
  expect(publicText(stage.discord)).not.toMatch(/bids \d/);
  await press(at, 1, 'bid 2');
  expect((await stateOf(at)).bids).toEqual([3, 2, 1]);
  expect(last(stage.channel).content).toMatch(/bids 3\..*bids 2\..*bids 1\./s);
});

test('a late person is reminded, in the sealed phase and in mid-turn', async () => {
  const at = await quay(3, { pace: 'day' }, calm);
  const { stage } = at;
  const [ann, , cid] = at.people;
  await press(at, 0, 'bid 3');
  await press(at, 1, 'bid 2');
  const before = called(stage.discord, stage.channel).length;
  await stage.pass(12);
  expect(called(stage.discord, stage.channel).slice(before)).toEqual([cid?.id]);
  await press(at, 2, 'bid 1');
  await press(at, 0, 'reveal');
  const mid = called(stage.discord, stage.channel).length;
  await stage.pass(12);
  expect(called(stage.discord, stage.channel).slice(mid)).toEqual([ann?.id]);
  const reminder = last(stage.channel);
  expect(labels(reminder)).toContain('Your turn');
});

test('a seat that resigns in mid-turn is played for to the end, and ranks last', async () => {
  const at = await quay(3, { tiles: 40 }, calm);
  const { stage } = at;
  await bid(at, 3, 1, 2);
  await press(at, 0, 'reveal');
  const asked = shown(await personAt(at, 0).command(stage.channel, 'toy resign'));
  await personAt(at, 0).press(asked, labels(asked)[0] ?? '');
  await stage.quiet();
  // The stand-in of the resigned seat has ended the turn.
  expect(await stateOf(at)).toMatchObject({ round: 2, phase: { type: 'bid' }, quay: [] });
  expect((await now(at)).status).toBe('running');
  for (let rounds = 0; rounds < 12 && (await now(at)).status === 'running'; rounds++) {
    for (const seat of [1, 2]) {
      const { lastBids } = await stateOf(at);
      await press(at, seat, lastBids[seat] === 1 ? 'bid 2' : 'bid 1');
    }
    const { phase } = await stateOf(at);
    if (phase.type === 'pick') await press(at, phase.seat, 'roll');
  }
  const match = await now(at);
  expect(match).toMatchObject({ status: 'over', endedBy: 'rules' });
  expect(standing(match, match.position.outcome)[0]).toBe(3);
  const moves = await stage.table.moves(match.id, { since: 0, to: match.rev });
  expect(moves.filter(({ by }) => by === 'stand-in').map(({ seat }) => seat)).toContain(0);
  expect(last(stage.channel).content).toMatch(/3\. \**Ann/);
});

test('in Korean the same table is told in its words; in a language that the game does not bring, in English', async () => {
  for (const [locale, bid] of [
    ['ko', '입찰'],
    ['pt-BR', TOY_WORDS.en.types.bid],
  ] as const) {
    const at = await quay(2, {}, calm);
    for (const person of at.people) person.locale = locale;
    const panel = await personAt(at, 0).press(last(at.stage.channel), 'Bid');
    expect(panel.content).toContain(`**${bid}**`);
  }
});

test('its lobby bears its title and the variant in its own words', async () => {
  const stage = await timed(WITH_TOY);
  const { ann, channel } = stage;
  await ann.command(channel, 'toy new', { seats: 2, tiles: 3 });
  await stage.quiet();
  expect(last(channel).content).toContain(`**${TOY_WORDS.en.rules.title}** (${TOY_WORDS.en.tilesOfEach(3)})`);
  await ann.command(channel, 'toy leave');
  await ann.command(channel, 'toy new', { seats: 2 });
  await stage.quiet();
  expect(last(channel).content).toContain(
    `**${TOY_WORDS.en.rules.title}** · 14 days for each turn · rated, so no hints\n`,
  );
});
