import { join } from 'node:path';
import type { Answer } from 'local-discord';
import { expect, onTestFinished, test, vi } from 'vitest';
import { commands } from '../../commands/index.ts';
import { type ButtonVerb, makeId, SHAPES } from '../../src/discord/buttons/custom-id.ts';
import { isReading, READING_ACTIONS } from '../../src/discord/buttons/games-ids.ts';
import { spokenIn } from '../../src/discord/words/index.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { Handle } from '../../src/store/dialect/sqlite.ts';
import { BusyError } from '../../src/store/index.ts';
import { folder } from '../support/folder.ts';
import { inGame } from '../support/in-game.ts';
import { labels, last, liveIn, playByChance, type Scene, scene, shown, startGame } from './kit.ts';

type ReadingVerb = {
  [V in ButtonVerb]: (typeof SHAPES)[V] extends { readonly reads: true } ? V : never;
}[ButtonVerb];

/** Arguments of a press of each verb that only shows something. */
const READING: Readonly<Record<ReadingVerb, readonly string[]>> = {
  hand: [],
  board: [],
  seat: ['0'],
  recap: [],
  touch: [],
  learn: [],
  rules: [],
  parts: ['1'],
  log: [],
  game: [],
  open: [],
  pick: ['a'],
  orders: [],
  substitute: ['0'],
  replay: [],
  another: [],
  review: [],
  hint: [],
};

/** Lets another program lock the database. Returns a function that ends the lock. */
function held(path: string): () => void {
  const other = new Handle(path, 1_000);
  onTestFinished(() => other.close());
  other.prepare('begin immediate').run();
  return () => void other.prepare('rollback').run();
}

async function stageOnDisk() {
  const database = join(folder(), 'porto.sqlite');
  return { database, stage: await scene({ database, paints: false, players }) };
}

const { busy, neutral, tryAgain } = spokenIn('en', ['porto'], []).words.errors;
const isRefused = ({ content }: Answer): boolean => content.includes(busy) || content.includes(neutral);

/** Uses everything that only reads as a person whom the bot has never met, and returns what failed. */
async function refusedReads(stage: Scene, game: string): Promise<readonly string[]> {
  const { channel, discord } = stage;
  const reader = discord.addUser({ name: 'Rui' });
  const match = await liveIn(stage);
  const board = last(channel);
  const shown: (readonly [string, Promise<Answer>])[] = [];
  for (const { name, game: of = game, subcommands } of commands)
    for (const [sub, { reads }] of Object.entries(subcommands))
      if (reads !== undefined && of === game)
        shown.push([`/${name} ${sub}`, reader.command(channel, `${name} ${sub}`)]);
  for (const [verb, args] of Object.entries(READING) as [ReadingVerb, readonly string[]][]) {
    const of = { match: match.id, game, none: '-', deal: '', league: '', duplicate: '' }[SHAPES[verb].of];
    const id = { match: of, rev: SHAPES[verb].rev ? match.rev : null, verb, args };
    expect(isReading(id)).toBe(true);
    shown.push([verb, reader.pressRaw(channel, board, makeId(id))]);
  }
  for (const action of READING_ACTIONS) {
    const id = makeId({ match: '-', rev: null, verb: 'games', args: action.split(' ') });
    shown.push([`games ${action}`, reader.pressRaw(channel, board, id)]);
  }
  const answers = await Promise.all(shown.map(async ([what, answer]) => [what, await answer] as const));
  return answers.flatMap(([what, answer]) => (isRefused(answer) ? [`${what}: ${answer.content}`] : []));
}

test('all that only reads is answered while another program has locked the database', async () => {
  const { database, stage } = await stageOnDisk();
  for (const game of Object.keys(games)) {
    const channel = stage.guild.addChannel({ name: game });
    const here = { ...stage, channel };
    await startGame(here, [stage.ann, stage.bob], { rated: false }, game);
    // The secret of a game's dailies is stored before its hash is shown to anybody.
    if (stage.table.deals.forms(game).length > 0) await stage.ann.command(channel, `${game} daily`);
    const release = held(database);
    const refused = await refusedReads(here, game);
    release();
    expect(refused).toEqual([]);
    await stage.quiet();
  }
});

test.each(Object.keys(games))(
  '%s: a hint that can not be counted is not shown, and its button shows it once the lock has ended',
  async game => {
    const { database, stage } = await stageOnDisk();
    const { ann, bob, channel, table } = stage;
    await startGame(stage, [ann, bob], { rated: false }, game);
    await stage.quiet();
    const match = await liveIn(stage);
    const acts = match.seats[match.position.toAct[0] ?? 0]?.id === ann.id ? ann : bob;
    const release = held(database);
    const answer = await acts.command(channel, `${game} hint`);
    expect(answer.content).toBe(busy);
    expect(labels(shown(answer))).toEqual([tryAgain]);
    release();
    await stage.quiet();
    expect((await table.hints.used(match.id)).size).toBe(0);
    await acts.press(shown(answer), tryAgain);
    expect(isRefused({ content: shown(answer).content } as Answer)).toBe(false);
    expect([...(await table.hints.used(match.id)).values()]).toEqual([1]);
  },
);

test('a deal of the day, its rounds and a review are shown while another program locks the database', async () => {
  const { database, stage } = await stageOnDisk();
  const { ann, bob, channel, guild, store, table } = stage;
  await startGame(stage, [ann, bob], { variant: 'family', rated: false });
  const match = await liveIn(stage);
  await table.resign(match.id, bob.id);
  const page = await ann.command(guild.addChannel({ name: 'deals' }), 'porto daily');
  await ann.press(shown(page), 'Play');
  const [open] = (await store.deals.ofUser(ann.id)).attempts;
  const attempt = open && (await table.get(open.matchId));
  if (!attempt) throw new Error('no attempt');
  await playByChance(stage, attempt, 2);
  await stage.quiet();
  const release = held(database);
  const done = await ann.command(channel, 'porto daily');
  expect(isRefused(done)).toBe(false);
  for (const label of ['Round by round', 'Back', 'As text']) {
    await ann.press(shown(done), label);
    expect(isRefused({ content: shown(done).content } as Answer), label).toBe(false);
  }
  const review = await inGame(ann, channel, 'porto', 'review');
  expect(isRefused(review)).toBe(false);
  release();
  await stage.quiet();
  expect((await ann.command(channel, 'porto daily')).content).toMatch(/`1` \*\*Ann\*\*/);
});

test('what writes waits for the lock, and counts once', async () => {
  const { database, stage } = await stageOnDisk();
  const release = held(database);
  const opened = stage.ann.command(stage.channel, 'porto new', { seats: 2 });
  const list = await stage.bob.command(stage.channel, 'games list');
  expect(isRefused(list)).toBe(false);
  expect(await stage.table.live(stage.channel.id)).toBeUndefined();
  release();
  expect(isRefused(await opened)).toBe(false);
  expect(await stage.store.matches.ids()).toHaveLength(1);
  await stage.quiet();
});

test('who meets a lock that lasts too long is informed, with one line in the log', async () => {
  const { stage } = await stageOnDisk();
  vi.spyOn(stage.store, 'transaction').mockRejectedValue(new BusyError('held by another program'));
  await expect(stage.ann.command(stage.channel, 'porto new')).resolves.toMatchObject({ content: busy });
  vi.restoreAllMocks();
  expect(stage.trouble.filter(line => line.startsWith('an interaction failed'))).toHaveLength(1);
});
