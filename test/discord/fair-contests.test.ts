import type { Channel, Person, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { HOUR, timed } from './clock-and-texts.ts';
import { labels, newChallenge, playByChance, type Scene, shown } from './kit.ts';

const page = async (person: Person, channel: Channel, what: string, options = {}): Promise<StoredMessage> =>
  shown(await person.command(channel, `porto ${what}`, options));

async function ends({ store, table }: Scene, person: Person, how: 'plays' | 'resigns'): Promise<void> {
  const match = await table.get((await store.deals.ofUser(person.id)).attempts.at(-1)?.matchId ?? '');
  if (!match) throw new Error('nothing is open');
  if (how === 'plays') await playByChance({ table }, match, 2);
  else expect((await table.resign(match.id, person.id)).ok).toBe(true);
}

describe('the table of a deal', () => {
  test('the deal of the day lists people who resigned or left the first attempt as not finished, and tells them that they practise', async () => {
    const stage = await timed({ paints: false });
    const { ann, bob, cid, channel, clock } = stage;
    for (const person of [ann, bob, cid]) await person.press(await page(person, channel, 'daily'), 'Play');
    await ends(stage, bob, 'plays');
    await ends(stage, ann, 'resigns');

    const given = await page(ann, channel, 'daily');
    expect(given.content).toContain('Your first attempt is over. From now on you practise');
    expect(labels(given)).toEqual(['Practise', 'Archive', 'Check the shuffle']);
    expect(given.content).not.toContain('Bob');
    const done = await page(bob, channel, 'daily');
    const rows = () => done.content.split('\n').filter(line => /`[–\d]+` (\*\*)?(Ann|Bob|Cid)/.test(line));
    expect(rows()).toEqual([
      expect.stringMatching(/^`1` \*\*Bob\*\*: \d+ points?$/),
      '`–` Ann: not finished',
    ]);
    expect(done.content).toContain('None of the 2 players has done better than you.');
    await ann.press(given, 'Practise');
    await ends(stage, ann, 'plays');
    const practised = await page(ann, channel, 'daily');
    expect(practised.content).toContain('`–` **Ann**: not finished');
    expect(practised.content).not.toContain('Better than');

    clock.at += 14 * HOUR;
    await bob.press(done, 'As text');
    await bob.press(done, 'Back');
    expect(rows()).toHaveLength(3);
    expect(rows().slice(1).toSorted()).toEqual(['`–` Ann: not finished', '`–` Cid: not finished']);
    expect(stage.trouble).toEqual([]);
  });

  test('the table of a challenge marks first attempts that had undo or a hint, and those alone', async () => {
    const stage = await timed({ paints: false });
    const { ann, bob, cid, channel, clock, store, table } = stage;
    const made = await newChallenge(ann, channel, 'porto');
    const [, code = ''] = /code:([0-9a-z]{8})/.exec(made.content) ?? [];
    await ann.press(made, 'Play');
    await ends(stage, ann, 'plays');
    // This step stores an unfair first attempt. Older versions stored one when a person made a finished game a challenge.
    await bob.command(channel, 'porto solo');
    const solo = await table.live(channel.id);
    const old = { matchId: solo?.id ?? '', begunAt: clock.at, endedAt: clock.at, course: [], against: null };
    const own = { dealId: code, userId: bob.id, name: bob.name, number: 1, fair: false, points: 99 };
    await store.deals.begin({ ...own, ...old });
    await cid.press(await page(cid, channel, 'daily', { code }), 'Play');
    await ends(stage, cid, 'resigns');
    const { content } = await page(ann, channel, 'daily', { code });
    expect(content).toContain('`1` Bob: 99 points (with undo or a hint)');
    expect(content).toMatch(/^`2` \*\*Ann\*\*: \d+ points?$/m);
    expect(content).toMatch(/^`–` Cid: not finished$/m);
    const theirs = await page(bob, channel, 'daily', { code });
    expect(theirs.content).toContain('You used undo or a hint in this attempt.');
    expect(content).not.toContain('This attempt used undo');
  });
});
