import type { StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import { vintage } from '../../../src/games/vintage/game.ts';
import { commitOf, labels, last, openTurn, publicText, shown } from '../../discord/kit.ts';
import { boardsIn } from '../../support/boards.ts';
import { some } from '../../support/test-form.ts';
import { saying } from '../seated.ts';
import { position } from './position.ts';
import { now, personAt, stateOf, typing, type Valley, valley } from './valley.ts';

const boardOf = (at: Valley): StoredMessage => last(at.stage.channel);

const CELLAR = position({
  seats: 2,
  round: 3,
  me: {
    estates: ['cima-1 green purple old 7x2'],
    boat: 'cima 6x3',
    ruby: '4x2 7x3',
    tawny: '6x4',
    drawn: 'vintage',
  },
});

test('the panel says what an action costs and brings, and the preview of an ageing all six numbers of the die', async () => {
  const at = await valley(2, { position: CELLAR });
  const ann = personAt(at, 0);
  const panel = await openTurn(ann, last(at.stage.channel));
  expect(panel.content).toContain('●●●● 4 markers, ♛ the overseer · harvest 3: quality +2 · brandy 1 of 3');
  const [vintageBarrel] = labels(panel);
  expect(vintageBarrel).toBe('Vintage barrel ● · 4 VP from 4×2');
  expect(labels(panel)).toEqual(
    expect.arrayContaining(['Harvest ● · 3 wine of 8', 'Sail to Gaia ● · 7×2', 'Pass for the round']),
  );
  const age = labels(panel).find(label => label.startsWith('Age, sell ● · '));
  const preview = await ann.press(panel, age ?? '');
  expect(preview.content).toMatch(
    /By the die: ⚀ \d+ · ⚁ \d+ · ⚂ 8 · ⚃ \d+ · ⚄ \d+ · ⚅ \d+ VP; [\d.]+ on average/,
  );
  await ann.press(shown(preview), commitOf(shown(preview))?.customId ?? '');
  await at.stage.quiet();
  expect(last(at.stage.channel).content).toMatch(/\*\*Ann\*\* ages the cellar and rolls a [1-6]/);
});

test('a question about cards tells the effect of each card that can be chosen, and of no other', async () => {
  const at = await valley(2, {
    position: position({ seats: 2, display: 'boat planting', me: { drawn: 'vintage' } }),
  });
  const ann = personAt(at, 0);
  const panel = await openTurn(ann, last(at.stage.channel));
  const { content } = shown(await ann.select(panel, panel.selects[0]?.customId ?? '', ['take']));
  expect(content).toContain('\n-# **Three vines**: plant one to 3 vines of different colours\n');
  expect(content).toContain('\n-# **Rabelo boat**: one to 4 moves without markers');
  expect(content).not.toContain('Vintage');
});

test('a voyage is one message, edited as it goes on; each of its steps one press', async () => {
  const at = await valley(2, { position: CELLAR });
  const ann = personAt(at, 0);
  const boards = boardsIn(at.stage.channel).length;
  await typing(at, 0, ...saying('sail', { to: 'superior', load: 'none', now: true }));
  await at.stage.quiet();
  expect(boardsIn(at.stage.channel)).toHaveLength(boards);
  const panel = await openTurn(ann, last(at.stage.channel));
  const { rev } = await now(at);
  await ann.press(panel, 'Stop here');
  await at.stage.quiet();
  expect((await now(at)).rev).toBe(rev + 1);
  expect(boardsIn(at.stage.channel)).toHaveLength(boards + 1);
  const old = await ann.pressRaw(at.stage.channel, panel, panel.buttons[0]?.customId ?? '');
  expect(old.ephemeral).toBe(true);
  expect((await now(at)).rev).toBe(rev + 1);
});

test('an action that showed nothing is taken back at once, a die only when the other agrees', async () => {
  const at = await valley(2, { position: CELLAR });
  await typing(at, 0, 'harvest', { pay: '1' });
  expect((await stateOf(at)).phase.type).toBe('gather');
  await typing(at, 0, 'undo');
  expect((await stateOf(at)).phase).toEqual({ type: 'turn' });
  expect((await stateOf(at)).players[0]?.harvested).toBe(false);
  await typing(at, 0, ...saying('age', { pay: 'overseer-1', now: true }));
  const { rev } = await now(at);
  const asked = await typing(at, 0, 'undo');
  expect((await now(at)).rev).toBe(rev);
  expect(asked.content).toMatch(/agree|ask/i);
});

test('a card that was drawn is its seat’s alone: no public word, no button and no page of another tells it', async () => {
  const drawn = position({ seats: 2, me: { drawn: 'colheita' }, others: { 1: {} } });
  const other = position({ seats: 2, me: { drawn: 'boat' }, others: { 1: {} } });
  const shownBy = async (state: typeof drawn) => {
    const at = await valley(2, { position: state });
    const board = last(at.stage.channel);
    const page = await typing(at, 1, 'hand');
    return {
      openers: (await now(at)).position.openers(0),
      board: [
        labels(board),
        board.content.replace(/Shuffle \w+|<@\d+>/g, ''),
        board.attachments[0]?.description,
      ],
      page: page.content,
      public: /Colheita/.test(publicText(at.stage.discord)),
    };
  };
  const seen = await shownBy(drawn);
  expect(seen).toEqual(await shownBy(other));
  expect(seen.public).toBe(false);
});

test('another seat’s page is a press away, with its drawn cards face down and nothing of the asker’s own', async () => {
  const wish = (drawn: string) =>
    position({
      seats: 2,
      me: {
        drawn,
        looked: [4],
        known: 'enologist',
        estates: ['cima-1 green purple old 7x2'],
        boat: 'cima 6x3',
      },
      others: { 1: { drawn: 'boat' } },
    });
  const shownBy = async (drawn: string) => {
    const at = await valley(2, { position: wish(drawn) });
    const bob = personAt(at, 1);
    const own = shown(await typing(at, 1, 'hand'));
    const page = shown(await bob.press(own, 'Look at Ann'));
    return { at, bob, page };
  };
  const { at, bob, page } = await shownBy('colheita');
  for (const words of [page.content, page.attachments[0]?.description ?? '']) {
    expect(words).toContain('Ann');
    expect(words).toContain('Cards in hand');
    expect(words).toContain('Enologist (everyone knows), 1 hidden card');
    expect(words).toContain('Cima');
    expect(words).toMatch(/Chips looked at(\*\*)?: harvest 4$/m);
    expect(words).not.toMatch(/Colheita barrel|Boat,|Boat \(/);
  }
  const other = (await shownBy('planting')).page;
  expect([other.content, other.attachments[0]?.description]).toEqual([
    page.content,
    page.attachments[0]?.description,
  ]);
  expect(page.attachments[0]?.filename).toMatch(/seat-1\.png$/);
  // From the page of another seat, a seated person can go to their own page, which shows their cards.
  expect(labels(page)).toEqual(['Hand', 'Board']);
  expect(shown(await bob.press(page, 'Hand')).content).toContain('Boat');
  const { id: match } = await now(at);
  const mine = await personAt(at, 0).pressRaw(at.stage.channel, boardOf(at), `1:${match}:-:seat:0`);
  expect(mine.content).toContain('Colheita');
});

test('a person without a seat sees each seat’s page from the board, and none of the drawn cards', async () => {
  const at = await valley(2, {
    position: position({ seats: 2, me: { drawn: 'colheita' }, others: { 1: { drawn: 'boat' } } }),
  });
  const eve = at.stage.discord.addUser({ name: 'Eve' });
  const board = shown(await eve.command(at.stage.channel, 'vintage board'));
  const seats = labels(board).filter(label => label.startsWith('Look at '));
  expect(seats).toEqual(['Look at Ann', 'Look at Bob']);
  for (const label of seats) {
    const page = shown(await eve.press(board, label));
    expect(page.content).toContain('1 hidden card');
    expect(page.content).not.toMatch(/Colheita|Boat,|Boat$/m);
    expect(labels(page)).toContain('Board');
    expect(labels(page)).not.toContain('Hand');
  }
  const { id } = await now(at);
  const strange = await eve.pressRaw(at.stage.channel, boardOf(at), `1:${id}:-:seat:7`);
  expect(strange.content).toMatch(/button/i);
});

const REFUSED = [
  ['take', { card: 'boat' }, 'is not on display', 'Take'],
  ['play', { card: 'boat' }, 'is not in your hand', 'Take'],
  ['buy', { place: 'cima-3' }, 'costs 4 VP, and you have 3', 'Buy'],
  [
    'plant',
    { estate: '1', vine: 'green' },
    'has its green vine already: all vines of an Estate differ',
    'Plant',
  ],
  ['age', {}, 'The cellar is empty', 'Harvest'],
  ['sail', { to: 'cima' }, 'Upriver the boat moves only to the next harbour', 'Sail'],
  ['harvest', { pay: '2' }, 'Markers take the cheapest free circle', 'Harvest'],
  ['gather', { wine: '2' }, "doesn't belong to this step", 'Harvest'],
] as const;

test.each(some(REFUSED, 3))(
  '%s %o is refused with its rule, and what can be done stands below',
  async (verb, options, rule, way) => {
    const at = await valley(2, { position: position({ seats: 2, me: { drawn: 'vintage' } }) });
    const answer = await typing(at, 0, ...saying(verb, options));
    expect(answer.content).toContain(rule);
    expect(labels(shown(answer)).join(' ')).toContain(way);
    expect((await now(at)).rev).toBe(0);
    expect(vintage.toAct(await stateOf(at))).toEqual([0]);
  },
);
