import { REST } from 'discord.js';
import type { LocalDiscord } from 'local-discord';
import { afterAll, describe, expect, test } from 'vitest';
import { remember } from '../../proof/chaos/board-versions.ts';
import { callsAmong } from '../../proof/chaos/calls.ts';
import { decisionsOf } from '../../proof/chaos/decisions.ts';
import { callsToQuestions } from '../../proof/chaos/questions.ts';
import { repeatedPings } from '../../proof/chaos/repeated-pings.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { Delivery } from '../../src/discord/messages/delivery.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games as registry } from '../../src/games/registry.ts';
import type { Store } from '../../src/store/index.ts';
import type { Person } from '../../src/table/match/types.ts';
import { Table } from '../../src/table/table.ts';
import { patientDiscord } from '../support/bot.ts';
import { emptyStore } from '../support/in-memory.ts';
import { paintingOtherwise } from '../support/painting-otherwise.ts';
import { roomOf } from '../support/room.ts';
import { isLong } from '../support/test-form.ts';
import { accepted, at, running } from '../table/room.ts';
import { toyPresenters } from '../toy/presenter.ts';
import { toys } from '../toy/rules/index.ts';
import { pixel } from './kit.ts';

// These tests kill the bot's process between any two steps and move the clock before the next start. The bot must still ping a
// person only once for each decision and each question.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.parse('2026-05-04T12:00Z');
const games: Readonly<Record<string, AnyGame>> = { ...registry, ...toys };
const unpainted = paintingOtherwise({ ...presenters, ...toyPresenters }, pixel, []);

/** Options with which only one person makes the first decision. */
const OPTIONS: Readonly<Record<string, object>> = { porto: { variant: 'family' } };

class Killed extends Error {}

/** Counts the steps of one bot process. A step is a request that Discord has accepted or a committed transaction. */
class Life {
  readonly #steps: number;
  readonly posts: number[] = [];
  #taken = 0;

  constructor(steps = Number.POSITIVE_INFINITY) {
    this.#steps = steps;
  }

  get taken(): number {
    return this.#taken;
  }

  async step<T>(what: string, work: () => Promise<T>): Promise<T> {
    if (this.#taken >= this.#steps) throw new Killed();
    const done = await work();
    this.#taken += 1;
    if (what === 'post') this.posts.push(this.#taken);
    if (this.#taken >= this.#steps) throw new Killed();
    return done;
  }

  watch<T extends object>(of: T, methods: readonly string[]): T {
    return new Proxy(of, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name, target);
        if (typeof found !== 'function') return found;
        const call = (...given: unknown[]): unknown => found.apply(target, given);
        return methods.includes(String(name))
          ? (...given: unknown[]) => this.step(String(name), async () => call(...given))
          : call;
      },
    });
  }
}

interface Place {
  readonly discord: LocalDiscord;
  readonly store: Store;
  readonly clock: { now: number };
  readonly channelId: string;
  readonly guildId: string;
  readonly people: readonly Person[];
}

function begin({ discord, store, clock }: Place, life: Life) {
  const now = () => clock.now;
  const own = life.watch(store, ['transaction']);
  const table = new Table({
    store: own,
    games,
    now,
    announce: () => {},
    newSeed: () => new Uint8Array(32).fill(7),
  });
  const rest = life.watch(new REST({ api: discord.api, version: '10' }).setToken(discord.token), [
    'post',
    'patch',
    'get',
    'delete',
  ]);
  const kv = {
    get: (key: string) => store.kv.get(key),
    set: (key: string, value: string) => own.transaction(({ kv }) => kv.set(key, value)),
    delete: (key: string) => own.transaction(({ kv }) => kv.delete(key)),
  };
  const delivery = new Delivery({
    context: roomOf(table, { games, presenters: unpainted, now }),
    rest,
    kv,
    self: () => discord.botId,
    now,
  });
  const tell = async (): Promise<void> => {
    await table.dueWork.run();
    for (;;) {
      const [notice] = (await table.outbox.outlook()).notices;
      if (!notice) return;
      clock.now += 100;
      await delivery.deliver(notice);
    }
  };
  return { table, tell };
}

type Bot = ReturnType<typeof begin>;

async function turn({ table }: Bot, id: string): Promise<void> {
  const asked = (await table.get(id))?.position.toAct ?? [];
  for (let match = await table.get(id); match?.position.toAct.join() === asked.join(); ) {
    const { position, game } = match;
    for (const seat of asked) {
      const [action] = position.legal(seat);
      accepted(await table.act(id, at(match, seat), games[game]?.write(action) ?? ''));
    }
    if (asked.length > 1) return;
    match = await table.get(id);
  }
}

interface Trial {
  readonly game: string;
  readonly killedAfter: number;
  /** Hours between the kill and the next start. */
  readonly leap: number;
  readonly change: Change;
}

interface Change {
  /** Changes the game, so that the process has messages to send when it is killed. */
  readonly before: (bot: Bot, match: string, place: Place) => Promise<void>;
  /** Changes the game after the restart, before the new process sends a message. */
  readonly meanwhile?: (bot: Bot, match: string, place: Place) => Promise<void>;
}

const asleep = async ({ table }: Bot, id: string, from: string, to: string): Promise<void> => {
  accepted(await table.people.setSettings(id, { zone: 'UTC', quiet: { from, to } }));
};

/** Resigns a seat that is not to act, so that the bot posts a board. */
async function resigns({ table }: Bot, id: string): Promise<void> {
  const match = await table.get(id);
  const [first] = match?.position.toAct ?? [];
  const other = match?.seats.findLast(({ seat }) => seat !== first);
  if (other) accepted(await table.resign(id, other.id));
}

const CHANGES: Readonly<Record<string, Change>> = {
  'a board calls, and quiet hours begin': {
    before: async (bot, match, { people }) => {
      for (const { id } of people) await asleep(bot, id, '15', '20');
      await turn(bot, match);
    },
  },
  'a question calls, and quiet hours begin': {
    before: async (bot, match, { people: [ann, ...others] }) => {
      for (const { id } of others) await asleep(bot, id, '15', '20');
      accepted(await bot.table.requests.ask(match, ann?.id ?? '', { kind: 'pause' }));
    },
  },
  'a question pings after quiet hours, and others begin': {
    before: async (bot, match, { people: [ann, ...others], clock }) => {
      for (const { id } of others) await asleep(bot, id, '11', '13');
      accepted(await bot.table.requests.ask(match, ann?.id ?? '', { kind: 'pause' }));
      await bot.tell();
      clock.now += 2 * HOUR;
      for (const { id } of others) await asleep(bot, id, '15', '20');
    },
  },
  'a call is made when quiet hours end, and a board comes after it': {
    before: async (bot, match, { people, clock }) => {
      for (const { id } of people) await asleep(bot, id, '11', '13');
      await turn(bot, match);
      await bot.tell();
      clock.now += 2 * HOUR;
    },
    meanwhile: resigns,
  },
  'a reminder is said, and a board comes after it': {
    before: async ({ table }, _match, { clock }) => {
      clock.now += 12 * HOUR;
      await table.dueWork.run();
    },
    meanwhile: resigns,
  },
  'a nudge is said, and a board comes after it': {
    before: async ({ table }, id, { clock }) => {
      clock.now += 2 * HOUR;
      const match = await table.get(id);
      const waits = match?.seats.findLast(({ seat }) => seat !== match.position.toAct[0]);
      if (waits) accepted(await table.pings.nudge(id, waits.id));
    },
    meanwhile: resigns,
  },
  'a question calls, and a board comes after it': {
    before: async (bot, match, { people: [ann] }) => {
      accepted(await bot.table.requests.ask(match, ann?.id ?? '', { kind: 'pause' }));
    },
    meanwhile: (bot, match) => turn(bot, match),
  },
};

const clock = { now: NOON };
const discord = await patientDiscord({ now: () => clock.now });
afterAll(async () => {
  expect(discord.complaints).toEqual([]);
  await discord.close();
});

async function played({ game, killedAfter, leap, change }: Trial) {
  // Message ids grow with the clock, so each trial takes place on a later day.
  clock.now = Math.ceil((clock.now - NOON) / (24 * HOUR)) * 24 * HOUR + NOON;
  const guild = discord.addGuild({ name: 'Ribeira' });
  const { id: channelId } = guild.addChannel({ name: 'table' });
  const people = ['Ann', 'Ben', 'Cat'].map(name => ({ id: discord.addUser({ name }).id, name }));
  const store = await emptyStore();
  const place = { discord, store, clock, channelId, guildId: guild.id, people };
  const seen = remember(discord, () => clock.now);
  const first = begin(place, new Life());
  const options = OPTIONS[game] ?? { ...(games[game]?.defaults as object) };
  const { id } = await running(first, people, { game, options, channelId, guildId: guild.id });
  await first.tell();
  await change.before(first, id, place);
  const life = new Life(killedAfter);
  await begin(place, life)
    .tell()
    .catch(error => {
      if (!(error instanceof Killed)) throw error;
    });
  clock.now += leap * HOUR;
  const next = begin(place, new Life());
  await next.table.outbox.hurry();
  await change.meanwhile?.(next, id, place);
  for (let hour = 0; hour < 11 - leap; hour++) {
    await next.tell();
    clock.now += HOUR;
  }
  await next.tell();
  const decisions = await decisionsOf(store, id, [], games);
  const here = seen.messages.filter(({ channel }) => channel.id === channelId);
  const calls = callsAmong(here, decisions, [], seen.sights);
  const toQuestions = callsToQuestions(here, seen.asked);
  const firstCalls = calls.filter(({ kind }) => kind === 'board' || kind === 'ping');
  const unpinged = decisions.filter(
    each => each.open && firstCalls.every(({ decision }) => decision !== each),
  );
  await store.close();
  return {
    twice: repeatedPings({ calls, toQuestions }),
    unpinged,
    toQuestions,
    steps: life.taken,
    posts: life.posts,
  };
}

describe.each(Object.keys(CHANGES))('%s', name => {
  const change = CHANGES[name];
  if (!change) throw new Error('no action');

  test.each([...Object.keys(registry), 'toy'])('%s: each person is pinged once', async game => {
    const whole = await played({ game, killedAfter: Number.POSITIVE_INFINITY, leap: 0, change });
    expect(whole.posts.length).toBeGreaterThan(0);
    const found: string[] = [];
    const every = Array.from({ length: whole.steps }, (_, index) => index + 1);
    for (const killedAfter of isLong || game === 'toy' ? every : whole.posts)
      for (const leap of isLong && game === 'toy' ? [0, 0.1, 4, 9] : [4]) {
        const { twice, unpinged, toQuestions } = await played({ game, killedAfter, leap, change });
        const where = `killed after ${killedAfter} of ${whole.steps} steps, ${leap} hours`;
        found.push(...twice.map(what => `${where}: ${what}`));
        found.push(...unpinged.map(({ seat, from }) => `${where}: seat ${seat} not pinged for ${from}`));
        const asked = new Set(toQuestions.map(({ userId }) => userId)).size;
        if (
          change.meanwhile === undefined &&
          asked < new Set(whole.toQuestions.map(({ userId }) => userId)).size
        )
          found.push(`${where}: ${asked} people were pinged by the question`);
      }
    expect(found).toEqual([]);
  });
});
