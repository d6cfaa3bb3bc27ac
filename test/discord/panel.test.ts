import { describe, expect, test, vi } from 'vitest';
import { isLong } from '../support/test-form.ts';
import {
  choosing,
  commitOf,
  drawNow,
  family,
  follow,
  keepFirst,
  labels,
  last,
  openTurn,
  readyToBuild,
  said,
  scene,
  sharedScene,
  shown,
  startGame,
  walkTo,
  waysOf,
} from './kit.ts';

const alike = sharedScene({ paints: isLong });

describe('a panel', () => {
  test('opens on the best of each kind, asks for another and goes back, and commits with one press', async () => {
    const stage = await scene({ paints: isLong || ['turnPicture', 'asking'] });
    const [first] = await readyToBuild(stage);
    const panel = await openTurn(first, last(stage.channel));
    expect(panel.ephemeral).toBe(true);
    expect(panel.content).toMatch(/^\*\*\w+\*\* drew .*\n\*\*Your turn\*\*\n/);
    expect(panel.selects).toEqual([]);
    const opened = waysOf(panel);
    const builds = opened.filter(label => /^[LR]\d · \d \w+ · \d+ points?$/.test(label));
    expect(builds).toHaveLength(3);
    expect(opened.filter(label => /^\w+ \d( \+ \w+ \d)?( · then \d+ points?)?$/.test(label))).toHaveLength(3);
    const pointsOf = (label: string) => Number(/(\d+) points?$/.exec(label)?.[1]);
    const most = Math.max(...builds.map(pointsOf));
    // A draw tells only points that no build brings already.
    expect(opened.filter(label => label.includes(' · then ') && pointsOf(label) <= most)).toEqual([]);
    expect(opened.filter(label => label.startsWith('Another '))).toEqual(['Another build', 'Another draw']);
    expect(opened).toHaveLength(8);
    const [picture] = panel.attachments;
    expect(picture?.filename).toMatch(/-8-turn\.png$/);
    expect(picture?.description).toMatch(/^Your hand \(4 cards\): blue 1, 2 · purple 2 · red 3/);
    await first.press(panel, 'Another build');
    expect(panel.content).toBe('**Build floors**\nOn which house?');
    expect(waysOf(panel)).toHaveLength(11);
    await first.press(panel, 'R2');
    expect(panel.content).toContain('House: R2');
    expect(panel.content).toMatch(/number of floors\?\nWhich card gives their colour\?$/);
    await first.press(panel, 'Back');
    expect(panel.content).toBe('**Build floors**\nOn which house?');
    await first.press(panel, 'Back');
    expect(waysOf(panel)).toEqual(opened);
    await first.press(panel, opened.find(label => /^[LR]\d · \d/.test(label)) ?? '');
    expect(panel.content).toContain('Not done yet');
    const deed = commitOf(panel);
    expect(deed?.label).toMatch(/^Build \d \w+ on \w\d for \d+/);
    await first.press(panel, deed?.label ?? '');
    expect(panel.content).toContain('points**');
    expect(panel.components).toEqual([]);
    await stage.quiet();
    const points = /for (\d+)/.exec(deed?.label ?? '')?.[1];
    expect(last(stage.channel).content).toContain(`**${first.name}** ${points} points ·`);
  });

  test('leads to any legal action by buttons alone, past what stands there as best', async () => {
    const stage = await alike();
    const [first] = await readyToBuild(stage);
    const steps: number[] = [];
    for (const action of [
      'build red-3 blue-1 L5 roof R1',
      'build purple-2 red-3 R5 roof L3',
      'draw 2,4',
      'draw 5',
    ]) {
      const panel = await openTurn(first, last(stage.channel));
      steps.push((await walkTo(stage, first, panel, action, true)).length);
      expect(panel.selects).toEqual([]);
    }
    // A build takes at most six presses: one on the board, four in the panel, and one that commits.
    expect(steps).toEqual([4, 4, 2, 2]);
  });

  test('is opened by a build without its roof, with everything else filled in', async () => {
    const stage = await alike();
    const [first] = await readyToBuild(stage);
    const { channel } = stage;
    const [number] = await first.autocomplete(channel, 'porto build', {}, 'number', '');
    const options = { number: String(number?.value) };
    const [colour] = await first.autocomplete(channel, 'porto build', options, 'colour', '');
    const built = { ...options, colour: String(colour?.value), house: 'l 5' };
    const panel = shown(await first.command(channel, 'porto build', built));
    expect(panel.content).toContain('roof');
    expect(panel.content).toContain('House: L5');
    expect(waysOf(panel).slice(0, -1)).toHaveLength(10);
    await first.press(panel, 'token to R1');
    await first.press(panel, 'Build');
    const match = await stage.table.live(channel.id);
    const [move] = await stage.table.moves(match?.id ?? '', { since: 8, to: 9 });
    expect(move?.action).toContain(`build ${number?.value} ${colour?.value} L5 roof R1`);
  });

  test('a needless roof is refused in words, and not offered', async () => {
    const stage = await alike();
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
    const stage = await alike();
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
    const { ann, channel, table, quiet } = await alike();
    await ann.command(channel, 'porto solo', { timer: 24 });
    await keepFirst(ann, channel);
    await drawNow(ann, channel);
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
    expect(await said(ann, channel, 'porto timer', { number: 'plaid' })).toContain('plaid');
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
    await drawNow(ann, channel);
    await quiet();
    const own = shown(await ann.press(last(channel), 'Build with the Timer'));
    expect(await follow(ann, own)).toMatch(/^Timer: /);
    await ann.press(own, 'Timer:');
    expect(own.content).toContain('Timer built');
  });

  test('goes on after each decision of a solo, in the same message, headed by what is asked', async () => {
    const { ann, channel, table, quiet } = await alike();
    await ann.command(channel, 'porto solo', { timer: 24 });
    await quiet();
    const panel = await openTurn(ann, last(channel));
    const privately = ann.ephemerals.length;
    const told: string[] = [];
    for (const asked of ['Draw cards', "Build with the Timer's cards: blue 2, blue 3", 'Draw cards']) {
      await follow(ann, panel);
      await ann.press(panel, commitOf(panel)?.customId ?? '');
      const [done = '', heading, question] = panel.content.split('\n');
      told.push(done);
      expect(heading).toBe(`**${asked}**`);
      expect(question).toMatch(/\?$|^-# Most points now first/);
      expect(commitOf(panel)).toBeUndefined();
      expect(waysOf(panel).length).toBeGreaterThan(1);
      expect(waysOf(panel)).not.toContain('Back');
    }
    expect(told[0]).toMatch(/^\*\*Ann\*\* kept /);
    expect(told[1]).toMatch(/^\*\*Ann\*\* drew /);
    expect(told[2]).toMatch(/^The Timer built |Timer built /);
    expect(ann.ephemerals).toHaveLength(privately);
    expect((await table.live(channel.id))?.rev).toBe(3);
  });

  test('keeping is sealed, can be replaced, and takes effect when the last is in', async () => {
    const stage = await scene({ paints: isLong || ['turnPicture', 'asking'] });
    const { ann, bob, channel, quiet } = stage;
    await startGame({ channel, quiet }, [ann, bob]);
    const board = last(channel);
    expect(board.mentions.toSorted()).toEqual([ann.id, bob.id].toSorted());
    expect(waysOf(board)).toEqual(['Keep three private contracts']);
    const panel = await openTurn(ann, board);
    // The buttons have the numbers of the contracts in the picture, which also explains each contract.
    const five = numbered(panel.attachments[0]?.description);
    expect(five.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    for (const { told } of five) expect(told).toMatch(/ — \d+ .*(for|if) /);
    expect(waysOf(panel)).toEqual(threes([1, 2, 3, 4, 5]));
    await ann.press(panel, '1 + 2 + 3');
    const lines = panel.content.split('\n').filter(line => line.startsWith('- '));
    expect(lines.map(line => line.replaceAll(/^- |\*/g, '').toLowerCase()).toSorted()).toEqual(
      five
        .slice(0, 3)
        .map(({ told }) => told.replace(/\.$/, '').toLowerCase())
        .toSorted(),
    );
    await ann.press(panel, 'Back');
    await ann.press(panel, '2 + 3 + 4');
    await ann.press(panel, 'Keep');
    expect(panel.content).toContain('Sealed');
    expect(panel.content).toContain('Bob');
    await ann.press(panel, 'Choose again');
    await ann.press(panel, '3 + 4 + 5');
    const chosen = commitOf(panel)?.customId.split(':do:keep ')[1];
    await ann.press(panel, 'Keep');
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

  test('are kept by the numbers of the picture, and the answer to other numbers lists choices that can be told apart', async () => {
    const stage = await alike();
    const { ann, channel } = stage;
    await choosing(stage);
    const keep = (contracts: string) => said(ann, channel, 'porto keep', { contracts });
    const lists = /\sPossible now: (\*\*[^*,]+, [^*,]+, [^*,]+\*\*(, )?){5} and 5 more\.$/;
    expect(await keep('1,2')).toMatch(/^Exactly 3 different private contracts /);
    for (const wrong of ['1,2', '1,2,2', '1,2,9', 'plaid']) expect(await keep(wrong), wrong).toMatch(lists);
    for (const right of ['1,3,5', '5 + 1 + 3', '3 1 5'])
      expect(await keep(right), right).toMatch(/^Sealed: \*\*Keep 1 \+ 3 \+ 5 \(/);
  });
});

/** Reads the numbered contracts from the picture's alt text, such as "✓ 3. blue ends — 2 / 5 / 9 …". */
const numbered = (description = ''): readonly { readonly number: number; readonly told: string }[] =>
  [...description.matchAll(/^(?:✓ )?(\d)\. (.+)$/gm)].map(([, number, told = '']) => ({
    number: Number(number),
    told,
  }));

const threes = (all: readonly number[]): readonly string[] =>
  all.flatMap((one, first) =>
    all
      .slice(first + 1)
      .flatMap((two, second) => all.slice(first + second + 2).map(three => `${one} + ${two} + ${three}`)),
  );

describe('suggestions', () => {
  test('fit what is typed and what the other options leave', async () => {
    const stage = await alike();
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
    const stage = await alike();
    const [first] = await family(stage);
    vi.spyOn(stage.table, 'live').mockRejectedValue(new Error('the disk is full'));
    expect(await first.autocomplete(stage.channel, 'porto draw', {}, 'cards', '')).toEqual([]);
    expect(stage.trouble).toHaveLength(1);
  });
});
