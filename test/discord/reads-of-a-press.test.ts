import type { Channel, Person } from 'local-discord';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { type ButtonVerb, makeId, SHAPES } from '../../src/discord/buttons/custom-id.ts';
import { games } from '../../src/games/registry.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { proposed } from '../support/acts.ts';
import { type Running, startBot } from '../support/bot.ts';
import { startGame } from './kit.ts';

const { prepare } = Handle.prototype;
let reads = 0;
afterEach(() => {
  Handle.prototype.prepare = prepare;
});

function count(): void {
  Handle.prototype.prepare = function (text) {
    if (text.startsWith('select "matches".*, ')) reads += 1;
    return prepare.call(this, text);
  };
}

interface Begun {
  readonly running: Running;
  readonly channel: Channel;
  readonly person: Person;
  readonly matchId: string;
}

async function begun(): Promise<Begun> {
  const running = await startBot({ newSeed: () => new Uint8Array(32) });
  onTestFinished(() => running.stop());
  const channel = running.discord.addGuild({ name: 'Ribeira' }).addChannel({ name: 'porto' });
  const ann = running.discord.addUser({ name: 'Ann' });
  const bela = running.discord.addUser({ name: 'Bela' });
  await startGame({ ...running, channel }, [ann, bela], { variant: 'family' });
  const match = await running.table.live(channel.id);
  const seat = match?.position.toAct[0] ?? 0;
  const [person, next] = match?.seats[seat]?.id === ann.id ? [ann, bela] : [bela, ann];
  if (!match || !games.porto) throw new Error('no game');
  const { panel, commit } = await proposed(
    games.porto,
    { running, channel },
    person,
    match.position.legal(seat)[0],
  );
  count();
  reads = 0;
  await person.press(panel, commit);
  return { running, channel, person: next, matchId: match.id };
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
  const { running, channel, person, matchId } = await begun();
  await running.quiet();
  const board = channel.messages.at(-1);
  const match = await running.table.get(matchId);
  if (!board || !match) throw new Error('no board');
  const found: Record<string, number> = {};
  for (const [verb, args] of Object.entries(READING) as [ButtonVerb, readonly string[]][]) {
    await running.quiet();
    await running.discord.idle(100);
    reads = 0;
    const rev = SHAPES[verb].rev ? match.rev : null;
    await person.pressRaw(channel, board, makeId({ match: matchId, rev, verb, args }));
    found[verb] = reads;
  }
  expect(found).toEqual(Object.fromEntries(Object.keys(READING).map(verb => [verb, 1])));
});
