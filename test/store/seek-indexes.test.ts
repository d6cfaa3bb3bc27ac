import { expect, onTestFinished, test } from 'vitest';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { openStore } from '../../src/store/index.ts';

test('a list of requests for games, and a person’s matches of several places, read matches only by their id or channel', async () => {
  const texts: string[] = [];
  const { prepare } = Handle.prototype;
  const store = await openStore(':memory:');
  let handle: Handle | undefined;
  onTestFinished(async () => {
    Handle.prototype.prepare = prepare;
    await store.close();
  });
  Handle.prototype.prepare = function (text) {
    texts.push(text);
    handle = this;
    return prepare.call(this, text);
  };
  await store.seeks.of(['u1']);
  await store.listings.betweenPlaces('u1');
  Handle.prototype.prepare = prepare;
  expect(texts).toHaveLength(2);
  const details = texts.flatMap(text => {
    const plan = handle?.prepare(`explain query plan ${text}`);
    const rows = plan?.all(...Array(text.split('?').length - 1).fill(null)) ?? [];
    return (rows as readonly { readonly detail: string }[]).map(({ detail }) => detail);
  });
  const ofMatches = details.filter(detail => /^(SCAN|SEARCH) matches/.test(detail));
  expect(ofMatches.length).toBeGreaterThan(2);
  expect(ofMatches.filter(detail => !/\((id|channel_id)=\?/.test(detail))).toEqual([]);
});
