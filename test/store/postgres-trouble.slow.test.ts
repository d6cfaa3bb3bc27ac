import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { openStore, StoreError, UnreachableError } from '../../src/store/index.ts';
import { asAdmin, asAdminOf, database } from '../support/postgres.ts';

const PASSWORD = 'hunter2-hunter2';

async function stranger(): Promise<string> {
  const name = `user_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create role ${name} login password '${PASSWORD}'`);
  onTestFinished(async () => {
    await asAdmin(`drop role ${name}`);
  });
  return name;
}

const changed = (url: string, change: (url: URL) => void): string => {
  const other = new URL(url);
  change(other);
  return other.href;
};

async function refusal(url: string): Promise<string> {
  const error: unknown = await openStore(url).then(
    store => store.close(),
    reason => reason,
  );
  if (!(error instanceof StoreError) || error instanceof UnreachableError) throw new Error(`${error}`);
  const { protocol, host, pathname } = new URL(url);
  expect(error.message).toContain(`${protocol}//${host}${pathname}`);
  expect(error.message).not.toContain('\n');
  expect(error.message).not.toMatch(/@|wrong|hunter2/);
  return error.message.replace(/postgres:\/\/[^/]*\/\w+/, 'NAME');
}

test('a wrong password, none, an unknown user, an unknown database', async () => {
  const [url, user] = [await database(), await stranger()];
  const as = (username: string, password: string) =>
    changed(url, address => Object.assign(address, { username, password }));
  expect(await refusal(as(user, 'wrong-wrong'))).toBe('NAME refuses this user or its password');
  expect(await refusal(as(`nobody_${user}`, 'wrong-wrong'))).toBe('NAME refuses this user or its password');
  // The server's way to ask for passwords decides the message.
  const none = /^NAME (asks for a password, and none is given|refuses this user or its password)$/;
  expect(await refusal(as(user, ''))).toMatch(none);
  const nowhere = changed(url, address => {
    address.pathname = '/nowhere_at_all';
  });
  expect(await refusal(nowhere)).toBe('NAME is not there: the server knows no database of that name');
});

test('a user who may not create tables', async () => {
  const [url, user] = [await database({ tables: false }), await stranger()];
  await asAdminOf(url, 'revoke create on schema public from public');
  const address = changed(url, to => Object.assign(to, { username: user, password: PASSWORD }));
  expect(await refusal(address)).toBe('NAME does not let this user create or change tables');
});

test("a newer program's database, and another program's", async () => {
  const newer = await database();
  await asAdminOf(newer, `insert into kysely_migration values ('9999-future', '2026-01-01')`);
  expect(await refusal(newer)).toBe(
    'the database NAME was made by a newer version of this program (9999-future): update the program',
  );
  const other = await database({ tables: false });
  await asAdminOf(other, 'create table diary (page text)');
  expect(await refusal(other)).toBe('the database NAME belongs to another program');
});
