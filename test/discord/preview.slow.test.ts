import type { StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import { porto } from '../../src/games/porto/game.ts';
import type { State } from '../../src/games/porto/rules/types.ts';
import { StoredPosition } from '../../src/table/match/position.ts';
import { patientDiscord, startBot } from '../support/bot.ts';
import { sharedDatabase } from '../support/postgres.ts';
import { roomOf } from '../support/room.ts';
import { isLong } from '../support/test-form.ts';
import {
  commitOf,
  family,
  follow,
  inTurn,
  last,
  openTurn,
  readyToBuild,
  type Scene,
  SEED,
  sharedScene,
  shown,
  waysIn,
  waysOf,
} from './kit.ts';

const painted = sharedScene();
const alike = sharedScene({ paints: isLong });

/** Returns the highest points on each button, such as 8 for "L4 · 5–8 points" and 15 for "L4 · 3 purple · 15 points". */
const promises = (labels: readonly string[]): number[] =>
  labels.flatMap(label => {
    const [, points] = / · (?:then |\d+–)?(\d+) points?$/.exec(label) ?? [];
    return points === undefined ? [] : [Number(points)];
  });

const descending = (points: readonly number[]): readonly number[] =>
  points.toSorted((one, other) => other - one);

const builds = (panel: StoredMessage): readonly string[] =>
  waysOf(panel).filter(label => /^[LR]\d · \d .+ · \d+ points?$/.test(label));

const revOf = async ({ table, channel }: Scene): Promise<number | undefined> =>
  (await table.live(channel.id))?.rev;

describe('building by panel', () => {
  test('offers the best first, keeps its promise, and shows the ghosts until one goes back', async () => {
    const stage = await painted();
    const [first] = await readyToBuild(stage);
    const panel = await openTurn(first, last(stage.channel));
    const best = builds(panel);
    const promised = promises(best);
    expect(promised).toHaveLength(3);
    expect(promised).toEqual(descending(promised));
    await first.press(panel, 'Another build');
    const houses = promises(waysOf(panel).slice(0, -1));
    expect(houses).toHaveLength(10);
    expect(houses).toEqual(descending(houses));
    expect(houses[0]).toBe(promised[0]);
    await first.press(panel, 'Back');
    await first.press(panel, best[0] ?? '');
    const commit = commitOf(panel);
    expect(commit?.label).toContain(` for ${promised[0]}`);
    expect(panel.content).toContain(`**${promised[0]} points**: house `);
    expect(panel.content).not.toContain('New:');
    const [picture, ...more] = panel.attachments;
    expect(more).toEqual([]);
    expect(picture?.description).toMatch(/^Preview, not done yet: \d \w+ on \w\d/);
    expect([picture?.width, picture?.height]).toEqual([1080, 1334]);
    expect(picture?.filename).toMatch(/-8-preview\.png$/);
    await first.press(panel, 'Back');
    expect(commitOf(panel)).toBeUndefined();
    expect(panel.attachments.map(({ filename }) => filename?.endsWith('-turn.png'))).toEqual([true]);
    await follow(first, panel);
    expect(panel.attachments[0]?.data.equals(picture?.data ?? Buffer.alloc(0))).toBe(true);
    await first.press(panel, commit?.label ?? '');
    expect(panel.attachments).toEqual([]);
    expect(panel.components).toEqual([]);
  });

  test('another begins with a house, and then asks which cards reach it, each with what it brings', async () => {
    const stage = await alike();
    const [first] = await readyToBuild(stage);
    const { channel } = stage;
    const panel = await openTurn(first, last(channel));
    await first.press(panel, 'Another build');
    expect(panel.content).toContain('On which house?');
    await first.press(panel, 'R2');
    expect(panel.content).toContain('House: R2');
    expect(panel.content).toContain('number of floors?');
    const points = promises(waysOf(panel).slice(0, -1));
    expect(points).toEqual(descending(points));
    const cards = panel.buttons.flatMap(
      ({ customId = '' }) => /:cR2:d([^:]+):e([^:]+)$/.exec(customId)?.slice(1).join() ?? [],
    );
    const numbers = await first.autocomplete(channel, 'porto build', { house: 'R2' }, 'number', '');
    const pairs = await Promise.all(
      numbers.map(async ({ value }) => {
        const typed = { house: 'R2', number: `${value}` };
        const colours = await first.autocomplete(channel, 'porto build', typed, 'colour', '');
        return colours.map(colour => `${value},${colour.value}`);
      }),
    );
    expect(cards.toSorted()).toEqual(pairs.flat().toSorted());
    await follow(first, panel);
    expect(commitOf(panel)?.label).toMatch(/^Build \d \w+ on R2 for \d+/);
    for (let step = 0; step < 4; step++) await first.press(panel, 'Back');
    expect(panel.content).not.toContain('R2');
    expect(panel.content).toContain('Your turn');
  });

  test('goes on where it was after a restart', async () => {
    const database = await sharedDatabase();
    const discord = await patientDiscord();
    let bot = await startBot({ database, discord, newSeed: () => SEED });
    try {
      const guild = discord.addGuild({ name: 'Ribeira' });
      const people = { ann: discord.addUser({ name: 'Ann' }), bob: discord.addUser({ name: 'Bob' }) };
      const channel = guild.addChannel({ name: 'porto' });
      const stage = { ...bot, guild, channel, ...people, cid: people.bob };
      const [first] = await readyToBuild(stage);
      const panel = await openTurn(first, last(channel));
      await first.press(panel, 'Another build');
      for (let step = 0; commitOf(panel) === undefined; step++) {
        expect(step).toBeLessThan(4);
        await bot.stop();
        bot = await startBot({ database, discord });
        await first.press(panel, waysIn(panel)[0] ?? '');
      }
      expect(panel.attachments).toHaveLength(1);
      await bot.stop();
      bot = await startBot({ database, discord });
      await first.press(panel, 'Build');
      expect((await bot.table.live(channel.id))?.rev).toBe(9);
      expect(discord.complaints).toEqual([]);
    } finally {
      await bot.stop();
      await discord.close();
    }
  });

  test('overtaken by the game says so and keeps what is still possible', async () => {
    const stage = await alike();
    const [first, second] = await readyToBuild(stage);
    const { channel } = stage;
    const half = await openTurn(first, last(channel));
    await first.press(half, 'Another build');
    await first.press(half, 'R3');
    const whole = await openTurn(first, last(channel));
    await first.press(whole, builds(whole)[0] ?? '');
    const commit = commitOf(whole);
    await first.command(channel, 'porto draw', { cards: '1', now: true });
    await second.command(channel, 'porto draw', { cards: '1', now: true });
    await stage.quiet();
    await first.pressRaw(channel, whole, commit?.customId ?? '');
    expect(whole.content).toContain('moved on');
    expect(commitOf(whole)?.label).toBe(commit?.label);
    expect(whole.attachments).toHaveLength(1);
    await first.press(half, waysIn(half)[0] ?? '');
    expect(half.content).toContain('moved on');
    expect(half.content).toContain('House: R3');
    expect(await revOf(stage)).toBe(10);
    await first.press(whole, 'Build');
    await second.command(channel, 'porto draw', { cards: '2', now: true });
    await stage.quiet();
    await follow(first, half);
    expect(half.content).toContain('Not done yet');
  });
});

test('a preview hangs on nothing that its seat does not see', async () => {
  const stage = await alike();
  await readyToBuild(stage);
  const match = await stage.table.live(stage.channel.id);
  if (!match) throw new Error('no game');
  const room = roomOf(stage.table);
  const row = await stage.store.matches.get(match.id);
  if (!row) throw new Error('no row');
  const truth = row.state as State;
  const view = porto.view(truth, 0);
  const worlds = [
    truth,
    ...[1, 2, 3].map(byte => porto.imagine(view, 0, new SeededDice(SEED.map(() => byte)))),
  ];
  expect(new Set(worlds.map(({ deck }) => deck.join())).size).toBe(worlds.length);
  const actions = porto.legal(truth, 0);
  for (const action of [actions[0], actions.at(-1)]) {
    if (!action) throw new Error('nothing legal');
    const answers = await Promise.all(
      worlds.map(state =>
        panel(
          room,
          { match: { ...match, position: new StoredPosition(room, { ...row, state }) }, seat: 0 },
          porto.fields(action),
        ),
      ),
    );
    // A comparison of pictures as text takes much less time than a comparison of byte arrays.
    const plain = answers.map(answer => ({
      ...answer,
      file: answer.file && { ...answer.file, data: answer.file.data.toString('base64') },
    }));
    for (const answer of plain) expect(answer).toEqual(plain[0]);
  }
});

describe('drawing by panel', () => {
  test('tells what the hand could then build', async () => {
    const stage = await painted();
    const [first, second] = await family(stage);
    const { channel } = stage;
    const panel = await openTurn(first, last(channel));
    await first.press(panel, waysIn(panel)[0] ?? '');
    expect(panel.content).toContain('nothing can be built yet');
    expect(panel.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/-preview\.png$/),
    ]);
    await first.press(panel, 'Draw');
    await second.command(channel, 'porto draw', { cards: '1', now: true });
    await stage.quiet();
    const again = await openTurn(first, last(channel));
    await first.press(again, waysIn(again)[0] ?? '');
    const lines = again.content.split('\n').filter(line => line.startsWith('- Build'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(3);
    const points = lines.map(line => Number(/\*\*(\d+) points?\*\*$/.exec(line)?.[1]));
    expect(points).toEqual(descending(points));
    await first.press(again, 'Draw');
    await second.command(channel, 'porto draw', { cards: '1', now: true });
    await stage.quiet();
    const third = await openTurn(first, last(channel));
    expect(promises(builds(third))[0]).toBe(points[0]);
    const then = waysOf(third).filter(label => label.includes(' · then '));
    expect(promises(then)).toEqual(descending(promises(then)));
    // A draw tells only points that no build brings already.
    expect(promises(then).filter(each => each <= (points[0] ?? 0))).toEqual([]);
    await first.press(third, then[0] ?? '');
    expect(third.content.split('\n').find(line => line.startsWith('- Build'))).toContain(
      `**${promises(then)[0]} points**`,
    );
  });
});

describe('the Timer by panel', () => {
  test('shows its ghosts too, for no points', async () => {
    const { ann, channel, quiet } = await painted();
    await ann.command(channel, 'porto solo', { timer: 24 });
    const [kept] = await ann.autocomplete(channel, 'porto keep', {}, 'contracts', '');
    await ann.command(channel, 'porto keep', { contracts: String(kept?.value) });
    await ann.command(channel, 'porto draw', { cards: '1', now: true });
    await quiet();
    const panel = shown(await ann.press(last(channel), 'Build with the Timer'));
    expect(promises(waysOf(panel))).toEqual([]);
    await follow(ann, panel);
    expect(panel.content).toContain('for no points');
    expect(panel.attachments[0]?.description).toContain('Preview, not done yet');
  });
});

describe('a refusal', () => {
  test('brings the nearest legal build, to be looked at first', async () => {
    const stage = await alike();
    const [first] = await readyToBuild(stage);
    const { channel } = stage;
    const [number] = await first.autocomplete(channel, 'porto build', {}, 'number', '');
    const given = { number: String(number?.value) };
    const [colour] = await first.autocomplete(channel, 'porto build', given, 'colour', '');
    const answer = shown(
      await first.command(channel, 'porto build', { ...given, colour: String(colour?.value), house: 'L1' }),
    );
    expect(answer.content).toContain('L1 is not in this game');
    expect(answer.buttons[0]?.label).toMatch(/^Preview: Build \d \w+ on \w\d for \d+/);
    expect(answer.buttons.map(({ label }) => label)).toContain('Draw cards');
    expect(await revOf(stage)).toBe(8);
    await first.press(answer, 'Preview');
    expect(answer.content).toContain(
      `(${given.number.replace('-', ' ')} + ${String(colour?.value).replace('-', ' ')})`,
    );
    expect(answer.attachments).toHaveLength(1);
    await first.press(answer, 'Build');
    expect(await revOf(stage)).toBe(9);
  });

  test('a refused draw leads to a draw, and a refused build without cards to the possible actions', async () => {
    const stage = await alike();
    const [first] = await family(stage);
    const { channel } = stage;
    const draw = shown(await first.command(channel, 'porto draw', { cards: '1,2,3,4', now: true }));
    expect(draw.buttons[0]?.label).toMatch(/^Preview: Draw /);
    const typo = shown(await first.command(channel, 'porto draw', { cards: 'those', now: true }));
    expect(typo.content).toContain('is not valid for');
    expect(typo.buttons[0]?.label).toMatch(/^Preview: Draw /);
    const build = { number: 'red-3', colour: 'blue-1', house: 'L4' };
    const none = shown(await first.command(channel, 'porto build', build));
    expect(none.buttons.map(({ label }) => label)).toEqual(['Draw cards']);
    await first.press(none, 'Draw cards');
    expect(waysOf(none)).toHaveLength(5);
  });

  test('out of turn brings the board; at a lobby, a seat', async () => {
    const stage = await alike();
    const { ann, bob, cid, channel, table } = stage;
    await ann.command(channel, 'porto new', { variant: 'family', seats: 2 });
    const stranger = shown(await bob.command(channel, 'porto draw', { cards: '1', now: true }));
    await bob.press(stranger, 'Join');
    await ann.command(channel, 'porto start');
    await stage.quiet();
    expect((await table.live(channel.id))?.seats).toHaveLength(2);
    const [, second] = await inTurn(stage);
    for (const [person, sentence] of [
      [second, 'not your turn'],
      [cid, "don't sit"],
    ] as const) {
      const answer = shown(await person.press(last(channel), 'Draw'));
      expect(answer.content).toContain(sentence);
      await person.press(answer, 'Board');
      expect(answer.attachments[0]?.description).toContain('Porto, round 1');
    }
  });
});
