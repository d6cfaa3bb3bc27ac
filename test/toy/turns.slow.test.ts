import { expect, test } from 'vitest';
import { commitOf, last, openTurn, publicText, shown, waysOf } from '../discord/kit.ts';
import { called, labels } from '../discord/told.ts';
import { boardsIn } from '../support/boards.ts';
import { bid, now, personAt, press, quay, seedWhere, stateOf } from './kit.ts';
import { TOY_WORDS } from './presenter.ts';
import { STORM } from './rules/types.ts';

const CALM = seedWhere(2, ({ deck }) => !deck.slice(0, 3).includes(STORM));
const calm = { newSeed: () => CALM };
const NO_TILE = TOY_WORDS.en.refusals['toy-no-tile']('3');

test('two bids for one tile: nothing is done, the later seat alone hears it and bids again', async () => {
  const at = await quay(2, { tiles: 1 });
  const { stage } = at;
  const [ann, bob] = at.people;
  await press(at, 1, 'bid 3');
  const before = called(stage.discord, stage.channel).length;
  const answer = await press(at, 0, 'bid 3');
  expect(answer.content).toContain('Bid 3');
  expect(answer.content).not.toContain(NO_TILE);
  const { id, rev } = await now(at);
  expect(rev).toBe(0);
  expect(await stage.table.sealed(id)).toEqual([0]);
  expect(called(stage.discord, stage.channel).slice(before)).toContain(bob?.id);
  expect(publicText(stage.discord)).not.toMatch(/bids \d|tile 3/);
  const panel = shown((await bob?.press(last(stage.channel), 'Bid')) ?? answer);
  expect(panel.content).toContain(NO_TILE);
  expect(ann?.ephemerals.map(({ content }) => content).join()).not.toContain(NO_TILE);
  await press(at, 1, 'bid 2');
  expect(await stateOf(at)).toMatchObject({ bids: [3, 2], tiles: [1, 0, 0] });
  expect(last(stage.channel).content).toMatch(/bids 3\..*bids 2\./s);
});

test('a seat that bids last and too much is refused at once', async () => {
  const at = await quay(2, { tiles: 1 });
  await press(at, 0, 'bid 3');
  const answer = await press(at, 1, 'bid 3');
  expect(answer.content).toContain(NO_TILE);
  const { id, rev } = await now(at);
  expect([rev, await at.stage.table.sealed(id)]).toEqual([0, [0]]);
});

test('the stand-in of a seat that resigned takes a tile that is left', async () => {
  const at = await quay(3, { tiles: 1 });
  const { stage } = at;
  const asked = shown(await personAt(at, 2).command(stage.channel, 'toy resign'));
  await personAt(at, 2).press(asked, labels(asked)[0] ?? '');
  await stage.quiet();
  await bid(at, 3, 2);
  expect(await stateOf(at)).toMatchObject({ bids: [3, 2, 1], phase: { type: 'pick', seat: 0 } });
});

test('a turn that goes on edits its board and calls nobody again; its end is a new board', async () => {
  const at = await quay(2, {}, calm);
  const { stage } = at;
  await bid(at, 3, 1);
  const [boards, calls] = [boardsIn(stage.channel).length, called(stage.discord, stage.channel).length];
  await press(at, 0, 'reveal');
  const board = last(stage.channel);
  await press(at, 0, 'reveal');
  await press(at, 0, `load ${(await stateOf(at)).quay[0]}`);
  expect(boardsIn(stage.channel)).toHaveLength(boards);
  expect(last(stage.channel)).toBe(board);
  expect(board.content.match(/reveals: /g)).toHaveLength(2);
  expect(board.content).toContain('by cargo');
  expect(called(stage.discord, stage.channel)).toHaveLength(calls);
  await press(at, 0, 'take');
  expect(boardsIn(stage.channel)).toHaveLength(boards + 1);
  expect(called(stage.discord, stage.channel).slice(calls).sort()).toEqual(
    at.people.map(({ id }) => id).sort(),
  );
});

test('the panel goes on by itself in a turn of several decisions, and ends with it', async () => {
  const at = await quay(2, {}, calm);
  const { stage } = at;
  await bid(at, 3, 1);
  const ann = personAt(at, 0);
  const panel = await openTurn(ann, last(stage.channel));
  expect(panel.content).toMatch(/^\*\*Your turn\*\*/);
  await ann.press(panel, TOY_WORDS.en.types.reveal);
  await ann.press(panel, commitOf(panel)?.customId ?? '');
  const { quay: revealed } = await stateOf(at);
  expect(panel.content).toMatch(new RegExp(`^.*reveals: ${revealed[0]}\\.\n\\*\\*Your turn\\*\\*`));
  await ann.press(panel, TOY_WORDS.en.deeds.load(revealed[0] ?? 0));
  await ann.press(panel, commitOf(panel)?.customId ?? '');
  expect((await stateOf(at)).quay).toEqual([]);
  expect(panel.content).toContain('**Your turn**');
  await ann.press(panel, TOY_WORDS.en.deeds.takeUnseen);
  await ann.press(panel, commitOf(panel)?.customId ?? '');
  // The next round begins with bids of all seats, so the bot asks the same seat at once.
  expect(await stateOf(at)).toMatchObject({ round: 2, phase: { type: 'bid' } });
  expect(panel.content).toContain(`**${TOY_WORDS.en.types.bid}**`);
  expect(waysOf(panel).length).toBeGreaterThan(1);
});
