import type { Person } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { players } from '../../src/games/bots.ts';
import { unescaped } from '../../src/presentation/text/names.ts';
import { slowly } from '../support/slow-thinker.ts';
import { isLong } from '../support/test-form.ts';
import { HOUR, pinged, play, seated, timed } from './clock-and-texts.ts';
import { boardIn, drawNow, labels, last, said, shown } from './kit.ts';

const three = ([one, two, three]: readonly Person[]): readonly [Person, Person, Person] => {
  if (!one || !two || !three) throw new Error('three are needed');
  return [one, two, three];
};

describe('a pause', () => {
  test('needs all; then nothing is played and nobody pinged until most go on', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, cid, channel, discord } = stage;
    const table = await seated(stage, [ann, bob, cid]);
    const [first, second, third] = three(table.people);
    expect(await said(first, channel, 'porto table pause')).toBe('The others are asked.');
    await stage.quiet();
    const vote = last(channel);
    expect(vote.content).toContain(`**${first.name}** asks to pause the game.`);
    expect([...vote.mentions].sort()).toEqual([second.id, third.id].sort());
    // A message of an earlier version has buttons with the verb `vote`.
    const ids = vote.components.flatMap(row => ('components' in row ? row.components : []));
    const [agree] = ids.flatMap(button => ('custom_id' in button ? button.custom_id : []));
    const older = agree?.replace(':agree:', ':vote:') ?? '';
    expect((await second.pressRaw(channel, vote, older)).content).toMatch(/know/);
    expect((await second.pressRaw(channel, vote, `${older}:yes`)).content).toBe('You agree.');
    expect((await second.press(vote, 'Agree')).content).toBe('You agree.');
    await stage.quiet();
    expect(vote.content).toContain('2 of 3 so far');
    expect(last(channel)).toBe(vote);
    expect((await third.press(vote, 'Agree')).content).toBe('Agreed: it is done.');
    await stage.quiet();
    const board = boardIn(channel);
    expect(board.content).toContain('This game is paused.');
    expect(labels(board)).toEqual(['Go on', 'Hand', 'What is what', 'Rules']);
    const refusal = await drawNow(first, channel);
    expect(refusal.content).toContain('This game is paused');
    const before = pinged(discord, channel).length;
    await stage.pass(30);
    expect(pinged(discord, channel)).toHaveLength(before);
    // A refused vote changes nothing: this game stays paused, and does not go on.
    await second.press(board, 'Go on');
    await stage.quiet();
    const kept = last(channel);
    for (const other of [first, third]) await other.press(kept, 'Refuse');
    await stage.quiet();
    expect(kept.content).toContain('**Refused**: nothing changes.');
    expect(board.content).toContain('This game is paused.');
    await second.press(board, 'Go on');
    await stage.quiet();
    await third.press(last(channel), 'Agree');
    await stage.quiet();
    expect(last(channel).mentions).toEqual([first.id]);
    expect(labels(last(channel))).toContain('Draw cards');
  });

  test('fails by one no, is withdrawn by who asked, and lapses', async () => {
    const stage = await timed({ paints: isLong });
    const { ann, bob, channel } = stage;
    const { people } = await seated(stage, [ann, bob]);
    const [first, second] = people;
    if (!first || !second) throw new Error('two');
    const ask = async () => {
      await first.command(channel, 'porto table pause');
      await stage.quiet();
      return last(channel);
    };
    const refused = await ask();
    expect((await second.press(refused, 'Refuse')).content).toBe('You refused.');
    await stage.quiet();
    expect(refused.content).toContain('Refused');
    expect((await second.pressRaw(channel, refused, 'nonsense')).content).toContain("don't know this button");
    const withdrawn = await ask();
    expect((await first.press(withdrawn, 'Refuse')).content).toBe('You withdrew it.');
    await stage.quiet();
    expect(withdrawn.content).toContain(`**${first.name}** withdrew it`);
    const lapsed = await ask();
    const [agree] = lapsed.buttons;
    stage.clock.at += 48 * HOUR;
    await stage.table.dueWork.run();
    await stage.quiet();
    expect(lapsed.content).toContain('Not decided within 48 hours');
    expect(lapsed.buttons).toEqual([]);
    const late = await second.pressRaw(channel, lapsed, agree?.customId ?? '');
    expect(late.content).toContain('This vote is settled');
  });
});

describe('who is late', () => {
  test.runIf(isLong)(
    'may be played for once or until they are back, by buttons; they come back by acting',
    async () => {
      const stage = await timed({ paints: isLong });
      const { ann, bob, cid, channel, table } = stage;
      const { people, match } = await seated(stage, [ann, bob, cid], { pace: 'day' });
      const [first, second, third] = three(people);
      const early = await second.command(channel, 'porto table play-for', { person: first });
      expect(early.content).toContain(`${first.name} is not late.`);
      const stranger = stage.discord.addUser({ name: 'Dan' });
      const other = await second.command(channel, 'porto table offer', { person: stranger });
      expect(other.content).toContain("doesn't sit at this table");
      await stage.pass(24);
      const overdue = channel.messages.find(({ content }) => content.includes('longer than 24 hours'));
      expect(overdue?.mentions).toEqual([]);
      expect(labels(overdue ?? last(channel))).toEqual([
        'Play this turn for them',
        'Play until they are back',
        'Offer the seat',
      ]);
      expect((await first.press(overdue, 'Play this turn')).content).toContain('your own seat');
      await second.press(overdue, 'Play this turn');
      await stage.quiet();
      const vote = last(channel);
      expect(vote.mentions).toEqual([third.id]);
      await third.press(vote, 'Agree');
      await stage.quiet();
      expect(last(channel).content).toContain(`(played for ${first.name})`);
      expect(overdue?.deleted).toBe(true);
      await play(stage, match.id);
      await play(stage, match.id);
      await stage.pass(24);
      await second.command(channel, 'porto table play-for', { person: first, how: 'play-until-back' });
      await third.command(channel, 'porto table play-for', { person: first, how: 'play-until-back' });
      await stage.quiet();
      expect((await table.get(match.id))?.seats[0]?.state).toBe('absent');
      expect(await said(first, channel, 'porto back')).toBe('You play your seat yourself.');
      await stage.quiet();
      expect(last(channel).content).toBe(`**${first.name}** is back and plays again.`);
      expect((await table.get(match.id))?.seats[0]?.state).toBe('player');
    },
  );

  test('is played for by whom the others choose: from the late message, or by the command', async () => {
    const answers: (() => void)[] = [];
    const stage = await timed({ paints: isLong, players, thinker: slowly(answers) });
    const { ann, bob, cid, channel, table } = stage;
    const { people } = await seated(stage, [ann, bob, cid], { pace: 'day' });
    const [first, second, third] = three(people);
    await stage.pass(24);
    const overdue = channel.messages.find(({ content }) => content.includes('longer than 24 hours'));
    expect((await first.press(overdue, 'Choose who plays')).content).toContain('your own seat');
    second.locale = 'pt-BR';
    const choice = shown(await second.press(overdue, 'Choose who plays'));
    expect(choice.content).toContain(`Quem joga por **${first.name}**?`);
    expect(choice.content).toContain('- **difícil** experimenta');
    expect(labels(choice)).toEqual(
      ['Este turno', 'Até que volte'].flatMap(way =>
        ['fácil', 'médio', 'difícil'].map(name => `${way}: ${name}`),
      ),
    );
    await second.press(choice, 'Este turno: difícil');
    await stage.quiet();
    const vote = last(channel);
    expect(vote.content).toContain(
      `**${second.name}** asks that a hard bot plays this turn for **${first.name}**.`,
    );
    const other = await third.command(channel, 'porto table play-for', { person: first, player: 'easy' });
    expect(other.content).toContain(`${second.name} has already asked for another player`);
    await third.press(vote, 'Agree');
    await stage.quiet();
    expect(unescaped((await said(third, channel, 'porto board')) ?? '')).toContain(
      `the bot for ${first.name} is thinking`,
    );
    for (const answer of answers.splice(0)) answer();
    await table.thinking.idle();
    await stage.quiet();
    expect(last(channel).content).toContain(`(played for ${first.name})`);
  });

  test('ends the vote by acting; a second agreement comes too late', async () => {
    const stage = await timed({ paints: isLong });
    stage.guild.preferredLocale = 'ko';
    await stage.discord.idle(40);
    const { ann, bob, cid, channel } = stage;
    const { people, match } = await seated(stage, [ann, bob, cid], { pace: 'day' });
    const [, second, third] = three(people);
    await stage.pass(24);
    const overdue = channel.messages.find(({ content }) => content.includes('24시간을 넘겼습니다'));
    await second.press(overdue, '이번 차례만');
    await stage.quiet();
    const vote = last(channel);
    expect(vote.content).toContain('대신 진행하자고 합니다');
    await play(stage, match.id);
    expect(vote.content).toContain('이제 필요하지 않게 되었습니다.');
    expect(vote.buttons).toEqual([]);
    const seatless = await third.command(channel, 'porto table take');
    expect(seatless.content).toContain('already sit');
  });
});
