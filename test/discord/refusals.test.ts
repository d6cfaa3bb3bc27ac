import { describe, expect, test, vi } from 'vitest';
import { isLong } from '../support/test-form.ts';
import { refused } from './clock-and-texts.ts';
import { family, last, readyToBuild, resign, revIn, scene, sharedScene, shown, waysOf } from './kit.ts';

const alike = sharedScene({ paints: isLong });

describe('each is a private sentence, and nothing changes', () => {
  test('not your turn, not seated, no game here', async () => {
    const stage = await alike();
    const [first, second] = await family(stage);
    const { cid, channel, guild } = stage;
    await refused(
      stage,
      () => second.command(channel, 'porto draw', { cards: '1', now: true }),
      'not your turn',
      first.name,
    );
    await refused(stage, () => second.press(last(channel), 'Draw'), 'not your turn', first.name);
    for (const act of ['Draw', 'Hand']) {
      await refused(stage, () => cid.press(last(channel), act), "don't sit at this table");
    }
    await refused(stage, () => cid.command(channel, 'porto draw', { cards: '1', now: true }), "don't sit");
    const elsewhere = guild.addChannel({ name: 'elsewhere' });
    await refused(
      stage,
      () => first.command(elsewhere, 'porto draw', { cards: '1', now: true }),
      'no game in this channel',
    );
  });

  test('a choice against the rules names the rule and what is possible', async () => {
    const stage = await alike();
    const [first] = await family(stage);
    const { channel } = stage;
    const command = (path: string, options: Record<string, string>) => () =>
      first.command(channel, `porto ${path}`, options);
    await refused(stage, command('draw', { cards: '1,2,3' }), '3 at most', 'Possible now: 1:');
    await refused(stage, command('draw', { cards: '9' }), 'slot 9', 'Possible now');
    await refused(
      stage,
      command('build', { number: 'red-3', colour: 'blue-1', house: 'L4' }),
      'not in the hand',
      'What you can do now: Draw',
    );
    await refused(stage, command('keep', { contracts: 'side-1,side-2,houses-red' }), 'What you can do now');
    await refused(stage, command('timer', { number: 'red-3', house: 'L4' }), 'What you can do now');
  });

  test('an old button says so and brings the fresh panel to whose turn it is', async () => {
    const stage = await alike();
    const [first, second] = await family(stage);
    const { channel } = stage;
    const old = last(channel);
    const [draw] = old.buttons.filter(({ label }) => label.startsWith('Draw'));
    if (draw?.customId === undefined) throw new Error('no button to draw');
    const id = draw.customId;
    await first.command(channel, 'porto draw', { cards: '1', now: true });
    await stage.quiet();
    expect(old.buttons).toEqual([]);
    await refused(stage, () => first.pressRaw(channel, old, id), 'moved on', 'not your turn');
    const answer = await second.pressRaw(channel, old, id);
    expect(answer.content).toContain('moved on');
    expect(answer.content).toContain('Which cards do you take');
    expect(waysOf(shown(answer))).toHaveLength(5);
  });

  test('a button that was never ours, of another version, or of a game that is gone', async () => {
    const stage = await alike();
    const [first] = await family(stage);
    const { channel } = stage;
    const match = await stage.table.live(channel.id);
    const press = (id: string) => () => first.pressRaw(channel, last(channel), id);
    await refused(stage, press('hello'), "don't know this button");
    await refused(stage, press('7:abc:0:do:x'), 'another version');
    await refused(stage, press('1:nothere0:0:do:draw 1'), "don't know this button");
    await refused(stage, press('1:nothere0:-:hand'), 'no game');
    await refused(stage, press(`1:${match?.id}:-:do:draw 1`), "don't know this button");
    await refused(stage, press(`1:${match?.id}:0:do:fly`), "“fly” doesn't start an action here");
    await refused(stage, press(`1:${match?.id}:0:do`), "don't know this button");
    // Earlier versions had these verbs on their buttons.
    for (const verb of ['begin', 'back:adraw', 'over'])
      await refused(stage, press(`1:${match?.id}:0:${verb}`), "don't know this button");
    for (const args of ['open:zwhat', 'open:adance', 'pick:q:adraw', 'page:x:adraw', 'pick:b:adraw']) {
      const answer = await first.pressRaw(channel, last(channel), `1:${match?.id}:0:${args}`);
      expect(answer.content).toContain('no longer available');
      expect(await revIn(stage)).toBe(0);
    }
    expect(stage.trouble).toEqual([]);
  });

  test('a button of a finished game is refused in private, and nothing changes', async () => {
    const stage = await alike();
    const [first, second] = await family(stage);
    const { channel } = stage;
    const board = last(channel);
    const id = board.buttons[0]?.customId ?? '';
    await resign(second, channel);
    await stage.quiet();
    const count = channel.messages.length;
    expect((await first.pressRaw(channel, board, id)).content).toContain('over');
    expect((await first.pressRaw(channel, board, id.replace(/open.*/, 'do:draw 1'))).content).toContain(
      'over',
    );
    expect((await first.command(channel, 'porto draw', { cards: '1', now: true })).content).toContain('over');
    await stage.quiet();
    expect(channel.messages).toHaveLength(count);
  });

  test('trouble of ours is one neutral sentence, and the log has it without tokens', async () => {
    const stage = await scene({ paints: isLong });
    const [first] = await family(stage);
    vi.spyOn(stage.table, 'latest').mockRejectedValue(new Error('the disk is full'));
    const answer = await first.command(stage.channel, 'porto hand');
    expect(answer.content).toContain('Something went wrong on my side');
    expect(stage.trouble.join()).toContain('an interaction failed');
    expect(stage.trouble.join()).not.toContain(answer.interaction.token);
  });

  test('a command whose interaction cannot be claimed gets the same sentence, and nothing is done', async () => {
    const stage = await scene({ paints: isLong });
    const [first] = await family(stage);
    vi.spyOn(stage.table, 'claim').mockRejectedValue(new Error('the disk is full'));
    const answer = await first.command(stage.channel, 'porto draw', { cards: '1', now: true });
    expect(answer.content).toContain('Something went wrong on my side');
    expect(stage.trouble.join()).toContain('an interaction failed');
  });
});

test('a name that is none gets the nearest in words, the number of the others, and no list of keys', async () => {
  const stage = await alike();
  const [first] = await readyToBuild(stage);
  const said = async (over: object) =>
    (
      await first.command(stage.channel, 'porto build', {
        number: 'pink-7',
        colour: 'blue-1',
        house: 'L4',
        ...over,
      })
    ).content;
  const namesIn = (content: string) =>
    (/Possible (?:now|with [^:]*): (.*?)(?: and \d+ more)?\.$/m.exec(content)?.[1] ?? '').split(', ');
  const cards = namesIn(await said({}));
  expect(cards.length).toBeLessThanOrEqual(5);
  for (const name of cards) expect(name).toMatch(/^\w+ \d \(\d floors?\)$/);
  const houses = namesIn(await said({ number: 'blue-3', house: 'L44' }));
  expect(houses).toHaveLength(5);
  for (const name of houses) expect(name).toMatch(/^[LR]\d · /);
});
