import type { Channel, Person, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { isPrivate } from '../../src/table/match/types.ts';
import {
  commitOf,
  family,
  labels,
  playByChance,
  publicText,
  type Scene,
  scene,
  shown,
  waysIn,
} from './kit.ts';

const NOON = Date.UTC(2026, 10, 22, 12);

const daily = async (person: Person, channel: Channel): Promise<StoredMessage> =>
  shown(await person.command(channel, 'porto daily'));

async function presses(person: Person, message: StoredMessage, most = 40): Promise<void> {
  for (let press = 0; press < most; press++) {
    const next = commitOf(message)?.customId ?? waysIn(message)[0];
    if (next === undefined) return;
    await person.press(message, next);
  }
}

async function nearlyPlayed({ store, table }: Scene, person: Person): Promise<void> {
  const [open] = (await store.deals.ofUser(person.id)).attempts.slice(-1);
  const match = open && (await table.get(open.matchId));
  if (!match) throw new Error('nothing is open');
  await playByChance({ table }, match, 2, 26);
}

describe('the deal of the day', () => {
  test('is played in private beside a running game, once; its result tells nothing of it', async () => {
    const stage = await scene({ now: () => NOON });
    const { ann, bob, channel, table } = stage;
    await family(stage);
    const messages = channel.messages.length;

    const page = await daily(ann, channel);
    expect(page.content).toContain('**Porto · Daily No. 1** · 22 November 2026');
    expect(page.content).toContain('You play alone (solo)');
    expect(page.content).not.toMatch(/[0-9a-f]{32}/);
    await ann.press(page, 'Check the shuffle');
    expect(page.content).toMatch(/^Sealed: [0-9a-f]{64}\nTomorrow's: [0-9a-f]{64}\n.*\n.*<t:\d+:R>\.$/);
    await ann.press(page, 'Back');
    expect(labels(page)).toEqual(['Play', 'Archive', 'Check the shuffle']);
    expect(page.attachments[0]?.description).toContain('You alone, the same deal for everybody');
    await ann.press(page, 'Play');
    expect(page.attachments[0]?.filename).toMatch(/turn|choice/);
    expect(labels(page)).not.toContain('Hint');
    await presses(ann, page, 4);
    expect(page.attachments[0]?.filename).toMatch(/turn|choice/);
    const lost = await daily(ann, channel);
    expect(labels(lost)).toEqual(['Play on', 'Archive', 'Check the shuffle']);
    const listed = shown(await ann.command(channel, 'games list'));
    expect(listed.content).toMatch(
      /^\*\*Your 2 games\*\*, [12] waits? for you\n\*\*Your turn\*\*.*\n-# Porto · Daily No\. 1 alone/,
    );
    expect(labels(listed)).toContain('Play on · Daily No. 1');
    await ann.press(listed, 'Play on · Daily No. 1');
    expect(listed.attachments[0]?.filename).toMatch(/turn|choice/);
    expect((await bob.command(channel, 'games list')).content).not.toContain('Daily');
    await nearlyPlayed(stage, ann);
    await ann.press(lost, 'Play on');
    await presses(ann, lost);
    await stage.quiet();

    expect(lost.content).toMatch(/\*\*\d+ points?\*\*/);
    expect(labels(lost)).toEqual(
      'Show here|As text|Round by round|Best line found|Practise|Archive|Check the shuffle'.split('|'),
    );
    expect(lost.content).toMatch(/`1` \*\*Ann\*\*: \d+ point/);
    expect(channel.messages).toHaveLength(messages);
    expect((await table.archive.gamesOf(ann.id)).every(({ match }) => !isPrivate(match))).toBe(true);

    const other = await daily(bob, channel);
    expect(other.content).not.toContain('Ann');
    expect(labels(other)).toEqual(['Play', 'Archive', 'Check the shuffle']);

    await ann.press(lost, 'As text');
    expect(lost.content).toMatch(/Porto · Daily No\. 1 · \d+ points?\n[⬜🟨🟧🟦]+\n```/u);
    await ann.press(lost, 'Back');
    await ann.press(lost, 'Round by round');
    expect(lost.attachments[0]?.description).toContain('You: ');
    await ann.press(lost, 'Back');
    await ann.press(lost, 'Show here');
    await stage.quiet();
    expect(channel.messages).toHaveLength(messages + 1);
    expect(channel.messages.at(-1)?.content).toContain(
      '**Ann** has played it. `/porto daily` deals anybody the same.',
    );

    // A practice game allows undo and hints, and does not change the counted result.
    await ann.press(lost, 'Back');
    const first = /\*\*(\d+) points?\*\*/.exec(lost.content)?.[1];
    await ann.press(lost, 'Practise');
    for (let press = 0; press < 9 && !labels(lost).includes('Undo'); press++) await presses(ann, lost, 1);
    await ann.press(lost, 'Undo');
    expect(lost.content).toContain('~~');
    const back = await daily(ann, channel);
    expect(back.content).toContain(`**${first} point`);
    expect(labels(back)).toContain('Start over');
    await ann.press(back, 'Archive');
    expect(back.content).toContain('No day is over yet');
    expect(publicText(stage.discord)).not.toContain('undefined');
    expect(stage.trouble).toEqual([]);
  });

  test('a challenge goes from hand to hand by its code', async () => {
    const stage = await scene({ paints: false, now: () => NOON });
    const { ann, bob, channel } = stage;
    const made = shown(await ann.command(channel, 'porto challenge'));
    const [, code = ''] = /`\/porto challenge code:([0-9a-z]{8})`/.exec(made.content) ?? [];
    await ann.press(made, 'Play');
    await nearlyPlayed(stage, ann);
    await ann.press(made, commitOf(made)?.customId ?? waysIn(made)[0] ?? '');
    await presses(ann, made);
    expect(made.content).toMatch(/`1` \*\*Ann\*\*/);
    const theirs = shown(await bob.command(channel, 'porto challenge', { code }));
    expect(theirs.content).toContain(`**Porto · Challenge ${code}**`);
    expect(theirs.content).not.toContain('Ann');
    const wrong = shown(await bob.command(channel, 'porto challenge', { code: 'nonesuch' }));
    expect(wrong.content).toContain('no deal by that name');

    await ann.command(channel, 'porto solo');
    await stage.quiet();
    const solo = await stage.table.live(channel.id);
    if (!solo) throw new Error('no solo game');
    await playByChance(stage, solo, 3);
    await stage.quiet();
    const final = channel.messages.at(-1);
    if (!final) throw new Error('no end');
    const taken = shown(await bob.press(final, 'Challenge others'));
    expect(labels(taken)).toEqual(['Play', 'Challenges', 'Check the shuffle']);
    expect(taken.content).not.toContain('Ann');
    expect(taken.content).toContain('This is a new deal: everybody can see the seed');
    const [, another = code] = /Challenge ([0-9a-z]{8})/.exec(taken.content) ?? [];
    expect(another).not.toBe(code);
    await bob.press(taken, 'Challenges');
    expect(taken.content).toContain(another);
    await bob.press(taken, "Today's deal");
    expect(taken.content).toContain('Daily No. 1');
    expect(stage.trouble).toEqual([]);
  });
});
