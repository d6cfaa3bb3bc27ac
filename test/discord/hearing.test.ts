import { EventEmitter } from 'node:events';
import { type Client, Events } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { Hearing } from '../../src/discord/gateway/shards.ts';

const SECOND = 1_000;

/** Follows a client whose events the test sends. `clock.wall` also runs while the process is frozen. */
function following() {
  const clock = { now: 0, recorded: 0 };
  const hearing = new Hearing({ now: () => clock.now, wallClock: () => clock.recorded });
  const client = new EventEmitter();
  hearing.follow(client as unknown as Client, 0);
  onTestFinished(() => hearing.close());
  const pass = (milliseconds: number): void => {
    clock.now += milliseconds;
    clock.recorded += milliseconds;
    hearing.beat();
  };
  return { hearing, client, clock, pass };
}

test('before the connection, and of an unknown shard, the process hears nothing', () => {
  const { hearing, client } = following();
  expect(hearing.since(0)).toBeNull();
  client.emit(Events.ClientReady);
  expect(hearing.since(0)).toBe(0);
  expect(hearing.since(1)).toBeNull();
});

test.each([Events.ShardDisconnect, Events.ShardReconnecting])(
  'after %s the time begins anew with the connection',
  lost => {
    const { hearing, client, pass } = following();
    client.emit(Events.ClientReady);
    pass(10 * SECOND);
    client.emit(lost);
    expect(hearing.since(0)).toBeNull();
    pass(10 * SECOND);
    client.emit(Events.ShardResume);
    expect(hearing.since(0)).toBe(20 * SECOND);
  },
);

test('a frozen machine is a break, a busy one is not', () => {
  const { hearing, client, clock, pass } = following();
  client.emit(Events.ClientReady);
  pass(15 * SECOND);
  expect(hearing.since(0)).toBe(0);
  clock.now += 60 * SECOND;
  clock.recorded += 60 * SECOND;
  expect(hearing.since(0)).toBe(75 * SECOND);
});
