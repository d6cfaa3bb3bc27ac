import { describe, expect, test, vi } from 'vitest';
import { choose, family, last, readyToBuild, scene, shown } from './kit.ts';
import { labels } from './told.ts';

describe('a panel', () => {
  test('leads through a build, back and over, and commits with one press', async () => {
    const stage = await scene();
    const [first] = await readyToBuild(stage);
    const panel = shown(await first.press(last(stage.channel), 'Build'));
    expect(panel.ephemeral).toBe(true);
    expect(panel.content).toContain('number of floors?');
    await choose(first, panel);
    expect(panel.content).toContain('colour?');
    await choose(first, panel);
    expect(panel.content).toContain('house?');
    await first.press(panel, 'Back');
    expect(panel.content).toContain('colour?');
    await first.press(panel, 'Start over');
    expect(panel.content).toContain('number of floors?');
    for (let step = 0; panel.selects.length > 0; step++) {
      expect(step).toBeLessThan(6);
      await choose(first, panel);
    }
    expect(panel.content).toContain('Not done yet');
    const [deed] = panel.buttons;
    expect(deed?.label).toMatch(/^Build \d \w+ on \w\d for \d+/);
    await first.press(panel, deed?.label ?? '');
    expect(panel.content).toContain('points**');
    expect(panel.components).toEqual([]);
    await stage.quiet();
    const points = /for (\d+)/.exec(deed?.label ?? '')?.[1];
    expect(last(stage.channel).content).toContain(`**${first.name}** ${points} points ·`);
  });

  test('is opened by a build without its roof, with everything else filled in', async () => {
    const stage = await scene();
    const [first] = await readyToBuild(stage);
    const { channel } = stage;
    const [number] = await first.autocomplete(channel, 'porto build', {}, 'number', '');
    const options = { number: String(number?.value) };
    const [colour] = await first.autocomplete(channel, 'porto build', options, 'colour', '');
    const built = { ...options, colour: String(colour?.value), house: 'l 5' };
    const panel = shown(await first.command(channel, 'porto build', built));
    expect(panel.content).toContain('roof');
    expect(panel.content).toContain('House: L5');
    await first.press(panel, 'Back');
    expect(panel.content).toContain('house?');
    await choose(first, panel, 'L5');
    await choose(first, panel, 'R1');
    await first.press(panel, 'Build');
    const match = await stage.table.live(channel.id);
    const [move] = await stage.table.moves(match?.id ?? '', { since: 8, to: 9 });
    expect(move?.action).toContain(`build ${number?.value} ${colour?.value} L5 roof R1`);
  });

  test('a needless roof is refused in words, and not offered', async () => {
    const stage = await scene();
    const [first, second] = await readyToBuild(stage);
    const { channel } = stage;
    const start = { number: 'blue-1', colour: 'blue-2', house: 'L3' };
    await first.command(channel, 'porto build', { ...start, roof: 'R1', now: true });
    const onTop = { number: 'green-2', colour: 'blue-3', house: 'L3' };
    expect(await second.autocomplete(channel, 'porto build', onTop, 'roof', '')).toEqual([]);
    const answer = await second.command(channel, 'porto build', { ...onTop, roof: 'R2' });
    expect(answer.content).toContain('token');
    expect((await stage.table.live(channel.id))?.rev).toBe(9);
    await second.command(channel, 'porto build', { ...onTop, now: true });
    expect((await stage.table.live(channel.id))?.rev).toBe(10);
  });

  test('claims all that is met, unless told otherwise', async () => {
    const stage = await scene();
    const [first] = await readyToBuild(stage);
    const { channel } = stage;
    const build = { number: 'blue-1', colour: 'blue-2', house: 'L3', roof: 'R1' };
    const refused = await first.command(channel, 'porto build', { ...build, claim: '2' });
    expect(refused.content).toContain('Possible with');
    await first.command(channel, 'porto build', { ...build, now: true });
    const match = await stage.table.live(channel.id);
    const [move] = await stage.table.moves(match?.id ?? '', { since: 8, to: 9 });
    expect(move?.action).toBe('build blue-1 blue-2 L3 roof R1 claim 1');
  });

  test("places the Timer's cards in solo, by command and by panel", async () => {
    const { ann, channel, table, quiet } = await scene();
    await ann.command(channel, 'porto solo', { timer: 24 });
    const [kept] = await ann.autocomplete(channel, 'porto keep', {}, 'contracts', '');
    await ann.command(channel, 'porto keep', { contracts: String(kept?.value) });
    await ann.command(channel, 'porto draw', { cards: '1', now: true });
    await quiet();
    expect(last(channel).mentions).toEqual([]);
    expect(last(channel).buttons[0]?.label).toContain('Timer');
    const suggest = async (options: Record<string, string>, option: string): Promise<string> => {
      const [offer] = await ann.autocomplete(channel, 'porto timer', options, option, '');
      return String(offer?.value);
    };
    const number = await suggest({}, 'number');
    const lacking = await ann.command(channel, 'porto timer', { now: true });
    expect(lacking.content).toMatch(/^`number` is missing\. Possible now: .*\d/);
    expect(lacking.content).toContain(number.replace('-', ' '));
    expect(labels(shown(lacking)).length).toBeGreaterThan(0);
    const further = await ann.command(channel, 'porto timer', { number });
    expect(further.content).toMatch(/^`house` is missing\. Possible with .*[LR]\d/);
    expect((await ann.command(channel, 'porto timer', { number: 'plaid' })).content).toContain('plaid');
    const options = { number, house: await suggest({ number }, 'house') };
    const panel = shown(await ann.command(channel, 'porto timer', options));
    expect(panel.content).toContain('roof');
    const wrong = await ann.command(channel, 'porto timer', { ...options, house: 'L9' });
    expect(wrong.content).toContain('`house`');
    const before = (await table.live(channel.id))?.rev ?? 0;
    await ann.command(channel, 'porto timer', {
      ...options,
      roof: await suggest(options, 'roof'),
      now: true,
    });
    expect((await table.live(channel.id))?.rev).toBe(before + 1);
    const early = await ann.command(channel, 'porto timer');
    expect(early.content).toContain('What you can do now');
    await ann.command(channel, 'porto draw', { cards: '1', now: true });
    await quiet();
    const own = shown(await ann.press(last(channel), 'Build with the Timer'));
    for (let step = 0; own.selects.length > 0 && step < 6; step++) await choose(ann, own);
    await ann.press(own, 'Timer:');
    expect(own.content).toContain('Timer built');
  });

  test('keeping is sealed, can be replaced, and takes effect when the last is in', async () => {
    const stage = await scene();
    const { ann, bob, channel, quiet } = stage;
    await ann.command(channel, 'porto new', { seats: 2 });
    await bob.command(channel, 'porto join');
    await ann.command(channel, 'porto start');
    await quiet();
    const board = last(channel);
    expect(board.mentions.toSorted()).toEqual([ann.id, bob.id].toSorted());
    const panel = shown(await ann.press(board, 'Keep'));
    const [menu] = panel.selects;
    expect([menu?.options.length, menu?.min, menu?.max]).toEqual([5, 3, 3]);
    for (const { description } of menu?.options ?? []) expect(description).toMatch(/^\d+ .*(for|if) /);
    const mark = (from: number) =>
      ann.select(panel, panel.selects[0]?.customId ?? '', dealt.slice(from, from + 3));
    const dealt = menu?.options.map(({ value }) => value) ?? [];
    await mark(0);
    for (const { label, description } of menu?.options.slice(0, 3) ?? []) {
      expect(panel.content).toContain(`- **${label}** — ${description}`);
    }
    await ann.press(panel, 'Back');
    await mark(1);
    await ann.press(panel, 'Keep');
    expect(panel.content).toContain('Sealed');
    expect(panel.content).toContain('Bob');
    await ann.press(panel, 'Choose again');
    await mark(2);
    await ann.press(panel, 'Keep');
    const chosen = dealt.slice(2).sort().join(',');
    const listed = await ann.autocomplete(channel, 'porto keep', {}, 'contracts', '');
    expect(listed.map(({ value }) => value)).toContain(chosen);
    expect(listed).toHaveLength(10);
    expect(channel.messages).toHaveLength(2);
    const [bobs] = await bob.autocomplete(channel, 'porto keep', {}, 'contracts', '');
    const typed = String(bobs?.value).split(',').reverse().join(' , ').toUpperCase();
    const answer = await bob.command(channel, 'porto keep', { contracts: typed });
    expect(answer.ephemeral).toBe(true);
    await quiet();
    expect(channel.messages).toHaveLength(3);
    expect(last(channel).mentions).toHaveLength(1);
    const match = await stage.table.live(channel.id);
    const moves = await stage.table.moves(match?.id ?? '', { since: 0, to: 2 });
    expect(moves.map(({ action }) => action)).toContain(`keep ${chosen}`);
    expect(moves.map(({ action }) => action)).toContain(`keep ${bobs?.value}`);
  });
});

describe('suggestions', () => {
  test('fit what is typed and what the other options leave', async () => {
    const stage = await scene();
    const [first, second] = await readyToBuild(stage);
    const { channel, cid } = stage;
    const ask = (options: Record<string, string>, focused: string, text = '') =>
      first.autocomplete(channel, 'porto build', options, focused, text);
    const numbers = await ask({}, 'number');
    expect(numbers.length).toBeGreaterThan(1);
    const number = String(numbers[0]?.value);
    const colours = await ask({ number }, 'colour');
    const mixed = await ask({ number: number.toUpperCase().replace('-', ' ') }, 'colour');
    expect(mixed).toEqual(colours);
    expect((await ask({}, 'number', number.slice(0, 4))).map(({ value }) => value)).toContain(number);
    expect(await ask({}, 'number', 'xyzzy')).toEqual([]);
    expect(await ask({ number: 'pink-7' }, 'colour')).toEqual([]);
    const claims = (await ask({ number }, 'claim')).map(({ value }) => value);
    expect(claims[0]).toBe('all');
    expect(claims).toContain('none');
    const points = numbers.map(({ name }) => Number(/ · (?:up to )?(\d+)(?: points?)?$/.exec(name)?.[1]));
    expect(points[0]).toBeGreaterThan(0);
    expect(points).toEqual(points.toSorted((one, other) => other - one));
    expect((await ask({ number, claim: 'all' }, 'house')).length).toBeGreaterThan(0);
    expect(await second.autocomplete(channel, 'porto build', {}, 'number', '')).toEqual([]);
    expect(await cid.autocomplete(channel, 'porto build', {}, 'number', '')).toEqual([]);
    expect(await first.autocomplete(channel, 'porto timer', {}, 'number', '')).toEqual([]);
  });

  test('are an empty list when something is wrong, and always an answer', async () => {
    const stage = await scene();
    const [first] = await family(stage);
    vi.spyOn(stage.table, 'live').mockRejectedValue(new Error('the disk is full'));
    expect(await first.autocomplete(stage.channel, 'porto draw', {}, 'cards', '')).toEqual([]);
    expect(stage.trouble).toHaveLength(1);
  });
});
