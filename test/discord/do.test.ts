import type { Person } from 'local-discord';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { porto } from '../../src/games/porto/rules/index.ts';
import type { State } from '../../src/games/porto/rules/types.ts';
import { chance, pick } from '../contract/tools.ts';
import { truth } from '../support/reads.ts';
import { isLong } from '../support/test-form.ts';
import {
  choosing,
  family,
  publicText,
  readyToBuild,
  revIn,
  type Scene,
  scene,
  sharedScene,
  shown,
  waysOf,
} from './kit.ts';

const alike = sharedScene({ paints: isLong });

const typing = async ({ channel }: Scene, person: Person, soFar: string) =>
  (await person.autocomplete(channel, 'porto do', {}, 'action', soFar)).map(({ name, value }) => ({
    name,
    value: String(value),
  }));

describe('/porto do', () => {
  test('draws: the list holds what is legal, words narrow it, a preview comes first, `now` does it at once', async () => {
    const stage = await alike();
    const [first, second] = await family(stage);
    const { channel } = stage;
    const offers = await typing(stage, first, '');
    for (const { value } of offers) {
      const answer = await first.command(channel, 'porto do', { action: value });
      expect(answer.content, value).toContain('Not done yet');
    }
    const before = await revIn(stage);
    const narrowed = await typing(stage, first, 'draw 2');
    expect(narrowed.length).toBeGreaterThan(0);
    expect(narrowed.length).toBeLessThan(offers.length);
    const [draw] = narrowed;
    const preview = await first.command(channel, 'porto do', { action: draw?.value ?? '' });
    expect(preview.content).toContain('Not done yet');
    expect(await revIn(stage)).toBe(before);
    await first.press(shown(preview), shown(preview).buttons[0]?.label ?? '');
    expect(await revIn(stage)).toBe(before + 1);
    const [other] = await typing(stage, second, 'draw');
    await second.command(channel, 'porto do', { action: other?.value ?? '', now: true });
    expect(await revIn(stage)).toBe(before + 2);
  });

  test('the name of a choice does what the choice does', async () => {
    const stage = await alike();
    const [first] = await family(stage);
    const [draw] = await typing(stage, first, 'draw');
    await first.command(stage.channel, 'porto do', { action: draw?.name ?? '', now: true });
    expect(await revIn(stage)).toBe(1);
  });

  test('builds: where much is possible a part of an action is offered, and opens the panel there', async () => {
    const stage = await alike();
    const [first] = await readyToBuild(stage);
    const { channel } = stage;
    const offers = await typing(stage, first, 'build');
    expect(offers.length).toBeGreaterThan(0);
    expect(offers.length).toBeLessThanOrEqual(25);
    const part = offers.find(({ value }) => value.startsWith('type=build;'));
    const panel = await first.command(channel, 'porto do', { action: part?.value ?? 'build', now: true });
    expect(panel.content).toContain('**Build floors**\nHouse: ');
    expect(waysOf(shown(panel)).length).toBeGreaterThan(1);
    const whole = offers.find(({ value }) => value.startsWith('build '));
    const before = await revIn(stage);
    await first.command(channel, 'porto do', { action: whole?.value ?? '', now: true });
    expect(await revIn(stage)).toBe(before + 1);
    expect(first.ephemerals.at(-1)?.content).toMatch(/built|builds/);
  });

  test('keeps contracts in secret: each sees only what is possible with their own', async () => {
    const stage = await alike();
    await choosing(stage);
    const { ann, bob, channel, table } = stage;
    const [own, others] = [await typing(stage, ann, ''), await typing(stage, bob, '')];
    expect(own).toHaveLength(10);
    expect(own.map(({ value }) => value).toSorted()).not.toEqual(others.map(({ value }) => value).toSorted());
    expect(await typing(stage, stage.cid, '')).toEqual([]);
    await ann.command(channel, 'porto do', { action: own[0]?.value ?? '', now: true });
    expect(ann.ephemerals.at(-1)?.content).toContain('Sealed: ');
    await stage.quiet();
    const match = await table.live(channel.id);
    const seat = match && table.seatOf(match, ann.id);
    expect(await table.sealedOf(match?.id ?? '', seat ?? -1)).toBe(own[0]?.value);
    const wrong = await bob.command(channel, 'porto do', { action: own[0]?.value ?? '' });
    expect(wrong.content).toContain('Possible now: ');
    for (const { name } of own.slice(0, 3)) expect(wrong.content).not.toContain(name);
  });

  test("places the Timer's cards", async () => {
    const stage = await alike();
    const { ann, channel, quiet } = stage;
    await ann.command(channel, 'porto solo', { timer: 24 });
    const [kept] = await typing(stage, ann, '');
    await ann.command(channel, 'porto do', { action: kept?.value ?? '', now: true });
    await ann.command(channel, 'porto do', { action: 'draw 1', now: true });
    await quiet();
    const offers = await typing(stage, ann, 'L');
    expect(offers.every(({ value }) => value.startsWith('timer ') || value.startsWith('type=timer'))).toBe(
      true,
    );
    const before = await revIn(stage);
    const whole = offers.find(({ value }) => value.startsWith('timer '));
    await ann.command(channel, 'porto do', { action: whole?.value ?? '', now: true });
    expect(await revIn(stage)).toBe(before + 1);
  });

  test('answers what it does not understand with the nearest that is possible, in the words of the reader', async () => {
    const stage = await alike();
    const [first, second] = await family(stage);
    const { channel } = stage;
    const [draw] = await typing(stage, first, 'draw');
    const typo = (draw?.name ?? '').replace('Draw', 'Darw');
    const answer = await first.command(channel, 'porto do', { action: typo, now: true });
    expect(answer.content).toContain("You can't do “Darw” now.\nWhat you can do now: Draw cards.");
    expect(answer.content).toContain(`Possible now: **${(draw?.name ?? '?').replace(/ · .*$/, '')}`);
    const [, nearest = '?'] = /Possible now: \*\*([^(*]+) \(/.exec(answer.content) ?? [];
    expect(shown(answer).buttons[0]?.label).toMatch(new RegExp(`^Preview: ${nearest}`));
    expect(await revIn(stage)).toBe(0);
    first.locale = 'ko';
    const korean = await first.command(channel, 'porto do', { action: 'xyz' });
    expect(korean.content).toMatch(/\p{Script=Hangul}/u);
    expect(korean.content).not.toContain('Draw');
    const late = await second.command(channel, 'porto do', { action: 'draw 1', now: true });
    expect(late.content).toContain('not your turn');
    expect(await typing(stage, second, '')).toEqual([]);
  });

  test('a word that fits several actions names those alone, with a button each; one inside a word of another language fits nothing', async () => {
    const stage = await alike();
    const [first] = await family(stage);
    const say = (action: string) => first.command(stage.channel, 'porto do', { action });
    const blue = await say('draw blue');
    expect(blue.content).toBe(
      '“draw blue” can mean more than one action.\nPossible now: **Draw blue 2 (slot 3)**, **Draw blue 3 (slot 5)**.',
    );
    expect(waysOf(shown(blue))).toEqual(['Preview: Draw blue 2 (slot 3)', 'Preview: Draw blue 3 (slot 5)']);
    // The bot must not find "red" inside the French words "prendre des cartes".
    expect((await say('draw red')).content).toContain('Into your hand: red 2.');
    const typed = await first.command(stage.channel, 'porto draw', { cards: 'purple' });
    const [why, possible = ''] = typed.content.split('\nPossible now: ');
    expect(why).toContain('“purple” is not valid for `cards`');
    expect(possible).toMatch(/^1: purple 2, /);
    expect(possible.split(', '), 'the whole market').toHaveLength(5);
    expect(await revIn(stage)).toBe(0);
  });

  test('says which part of a text can not be read, and what is possible there', async () => {
    const stage = await alike();
    const [first] = await family(stage);
    const say = async (action: string, now: boolean) =>
      (await first.command(stage.channel, 'porto do', { action, now })).content;
    for (const now of [true, false]) {
      expect(await say('build red-9', now)).toMatch(
        /^You can't do “build” now\.\nWhat you can do now: Draw cards\.\nPossible now: /,
      );
      expect(await say('build red-9', now)).not.toContain('no card');
      expect(await say('draw 0', now)).toMatch(
        /^“0” doesn't name slots: .*The market holds .*\nPossible now: /s,
      );
    }
    first.locale = 'pt-BR';
    expect(await say('draw 0', true)).toMatch(/^“0” não indica espaços: /);
    expect(await revIn(stage)).toBe(0);
  });

  test('tells the rule that an action breaks, and what is possible', async () => {
    const stage = await scene({ paints: isLong });
    const [first] = await family(stage);
    const answer = await first.command(stage.channel, 'porto do', {
      action: 'build red-1 red-1 L3',
      now: true,
    });
    expect(answer.content).not.toContain("don't know");
    expect(answer.content).toContain('Possible now: ');
    expect(await revIn(stage)).toBe(0);
    expect(publicText(stage.discord)).not.toContain('Possible now');
  });
});

/** Returns the kind of a typed action. The Timer action that builds nothing counts as a kind of its own, `idle`. */
const kindOf = (text: string): string => (text === 'timer' ? 'idle' : (text.split(' ')[0] ?? ''));

/** Seed of a solo game in which the Timer sometimes can build nothing. */
const IDLE = new Uint8Array(32).fill(41);

test.runIf(isLong)('a whole solo game by `/porto do` alone, an idle Timer by `/porto timer`', async () => {
  const stage = await scene({ newSeed: () => IDLE });
  const { ann, channel, table } = stage;
  await ann.command(channel, 'porto solo', { timer: 28 });
  const below = chance(5);
  const kinds = new Set<string>();
  for (let match = await table.live(channel.id); match; match = await table.live(channel.id)) {
    const legal = porto.legal(await truth<State>(stage, match), 0).map(porto.write);
    const fresh = legal.filter(text => !kinds.has(kindOf(text)));
    const action = pick(fresh.length > 0 ? fresh : legal, below);
    // The Timer action that builds nothing has a command of its own, without options.
    const answer = await (action === 'timer'
      ? ann.command(channel, 'porto timer', { now: true })
      : ann.command(channel, 'porto do', { action, now: true }));
    expect(answer.ephemeral, answer.content).toBe(true);
    kinds.add(kindOf(action));
  }
  await stage.quiet();
  expect([...kinds].sort()).toEqual(['build', 'draw', 'idle', 'keep', 'timer']);
  expect(await table.latest(channel.id)).toMatchObject({ status: 'over', endedBy: 'rules' });
  expect(stage.trouble).toEqual([]);
});

test('a pass that ends the game is typed, and offered while it is typed', async () => {
  const bare: AnyGame = {
    ...(porto as unknown as AnyGame),
    setup(seats, options, dice) {
      const deal = porto.setup(seats, { variant: 'family', ...(options as object) }, dice);
      return { ...deal, market: deal.market.map(() => null), deck: [] } satisfies State;
    },
  };
  const stage = await scene({ games: { porto: bare } });
  const people = await family(stage);
  const { channel, table } = stage;
  // The table makes the first pass by itself, since that pass reveals nothing.
  expect(await table.live(channel.id)).toMatchObject({ rev: 1 });
  const [, second] = people;
  const offers = await second.autocomplete(channel, 'porto do', {}, 'action', '');
  expect(offers.map(({ value }) => value)).toEqual(['pass']);
  const asked = await second.command(channel, 'porto draw', { cards: '1' });
  expect(asked.content).toContain('What you can do now: Pass');
  await second.command(channel, 'porto do', { action: 'pass', now: true });
  await stage.quiet();
  expect(await table.latest(channel.id)).toMatchObject({ status: 'over', rev: 2 });
  expect(stage.trouble).toEqual([]);
});
