import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, expect, test } from 'vitest';
import { type ButtonVerb, makeId, SHAPES } from '../../src/discord/buttons/custom-id.ts';
import { Delivery } from '../../src/discord/messages/delivery.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { PORTO, proposed } from '../support/acts.ts';
import { family, last, liveIn, scene } from './kit.ts';

const { prepare } = Handle.prototype;
const { deliver } = Delivery.prototype;
const delivering = new AsyncLocalStorage<true>();
let reads = 0;
afterEach(() => {
  Handle.prototype.prepare = prepare;
  Delivery.prototype.deliver = deliver;
});

/** Counts the reads of a press. A board's delivery, which may run at the same time, reads the match too and is not counted. */
function count(): void {
  Delivery.prototype.deliver = function (...args) {
    return delivering.run(true, () => deliver.apply(this, args));
  };
  Handle.prototype.prepare = function (text) {
    if (text.startsWith('select "matches".*, ') && !delivering.getStore()) reads += 1;
    return prepare.call(this, text);
  };
}

async function begun() {
  const stage = await scene({ newSeed: () => new Uint8Array(32) });
  const [person, next] = await family(stage);
  const match = await liveIn(stage);
  const place = { running: stage, channel: stage.channel };
  const { panel, commit } = await proposed(PORTO, place, person, match.position.legal(0)[0]);
  count();
  reads = 0;
  await person.press(panel, commit);
  return { ...stage, person: next };
}

test('a press that commits reads the match once before its transaction, and once in it', async () => {
  await begun();
  expect(reads).toBe(2);
});

const READING: Readonly<Partial<Record<ButtonVerb, readonly string[]>>> = {
  hand: [],
  board: [],
  recap: [],
  log: [],
  share: [],
  parts: ['1'],
  orders: [],
  substitute: ['0'],
  open: [],
};

test('a press that only shows something reads the match once', async () => {
  const stage = await begun();
  await stage.quiet();
  const board = last(stage.channel);
  const match = await liveIn(stage);
  const found: Record<string, number> = {};
  for (const [verb, args] of Object.entries(READING) as [ButtonVerb, readonly string[]][]) {
    await stage.quiet();
    await stage.discord.idle(100);
    reads = 0;
    const rev = SHAPES[verb].rev ? match.rev : null;
    await stage.person.pressRaw(stage.channel, board, makeId({ match: match.id, rev, verb, args }));
    found[verb] = reads;
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(READING).map(verb => [verb, 1])));
});
