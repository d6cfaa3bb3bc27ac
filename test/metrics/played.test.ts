import { ComponentType, InteractionType } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { commands, menus } from '../../commands/index.ts';
import { games } from '../../src/games/registry.ts';
import { metricsOf } from '../../src/health.ts';
import { family, inTurn, last, openTurn, type Scene, scene, shown } from '../discord/kit.ts';
import { scraped, sumOf } from './scraped.ts';

/** Names that occur nowhere else in the program or the tests. */
const NAMES = ['Quillhaver Zebulon', 'Möbiusine', 'Xanthippe-Ōkami'];

/** Causes events of all kinds that the metrics count: answers, unknown buttons and commands, a closed channel. */
async function evening() {
  const metrics = metricsOf(commands, menus, games);
  const stage = await scene({ metrics });
  const { discord, ann, bob, cid, channel, guild } = stage;
  for (const [index, person] of [ann, bob, cid].entries()) Object.assign(person, { name: NAMES[index] });
  await family(stage);
  const [first, second] = await inTurn(stage);
  await first.command(channel, 'porto draw', { cards: '1', now: true });
  await stage.quiet();
  const board = last(channel);
  const panel = await openTurn(second, board);
  await first.command(channel, 'porto draw', { cards: '1', now: true });
  await second.command(channel, 'porto draw', { cards: '2', now: true });
  await second.press(panel, panel.buttons[0]?.label ?? '');
  await cid.command(channel, 'porto hand');
  await cid.command(channel, 'games profile');
  await first.autocomplete(channel, 'porto do', {}, 'action', 'Quillhaver');
  for (const custom_id of [`1:${first.id}:-:${NAMES[0]}`, `1:${first.id}:-:hand`, `9:${NAMES[1]}`])
    await discord.forge({
      person: cid,
      channel,
      type: InteractionType.MessageComponent,
      data: { custom_id, component_type: ComponentType.Button },
      source: board,
    }).answer;
  await discord.forge({
    person: cid,
    channel,
    type: InteractionType.ApplicationCommand,
    data: { id: '1', name: 'quillhaver', type: 1, options: [{ name: first.id, type: 1, options: [] }] },
  }).answer;
  await stage.quiet();
  return { stage, metrics, guild };
}

async function personal({
  discord,
  channel,
  guild,
  store,
  ann,
  bob,
  cid,
}: Scene): Promise<readonly string[]> {
  const match = (await store.matches.latest(channel.id)) ?? (await store.matches.live(channel.id));
  const words = NAMES.flatMap(name => name.split(/[ -]/));
  const ids = [ann, bob, cid, channel, guild].map(({ id }) => id);
  const messages = channel.messages.flatMap(({ id, content }) => [id, ...content.split('\n')]);
  return [...NAMES, ...words, ...ids, ...messages, match?.id ?? '', match?.seed ?? '', discord.token].filter(
    text => text.length >= 6,
  );
}

test('a played evening is counted, and its metrics name no person', async () => {
  const { stage, metrics } = await evening();
  const text = await metrics.text();
  for (const own of await personal(stage)) expect(text).not.toContain(own);
  const series = scraped(text);
  const count = (labels: Record<string, string>) => sumOf(series, 'boardgames_interactions_total', labels);
  expect(count({ kind: 'command', verb: 'porto draw', outcome: 'answered' })).toBe(2);
  expect(count({ kind: 'command', verb: 'porto draw', outcome: 'refused' })).toBe(1);
  expect(count({ kind: 'command', verb: 'porto hand', outcome: 'refused' })).toBe(1);
  expect(count({ kind: 'command', verb: 'games profile', outcome: 'answered' })).toBe(1);
  expect(count({ kind: 'command', verb: 'other', outcome: 'refused' })).toBe(1);
  expect(count({ kind: 'button', verb: 'open', outcome: 'answered' })).toBe(1);
  expect(count({ kind: 'button', outcome: 'stale' })).toBe(1);
  expect(count({ kind: 'button', verb: 'other', outcome: 'refused' })).toBe(2);
  expect(count({ kind: 'typing', verb: 'porto do', outcome: 'answered' })).toBe(1);
  const timed = (name: string, labels?: Record<string, string>) => sumOf(series, `${name}_count`, labels);
  expect(timed('boardgames_first_answer_seconds')).toBe(count({}));
  expect(timed('boardgames_board_seconds')).toBeGreaterThanOrEqual(3);
  expect(timed('boardgames_database_seconds', { kind: 'transaction' })).toBeGreaterThan(10);
  expect(timed('boardgames_database_seconds', { kind: 'read' })).toBeGreaterThan(10);
  expect(timed('boardgames_database_seconds', { kind: 'write' })).toBeGreaterThan(10);
  expect(sumOf(series, 'boardgames_live_games', { game: 'porto', status: 'running' })).toBe(1);
  expect(sumOf(series, 'boardgames_outbox_rows')).toBe(0);
  expect(sumOf(series, 'boardgames_shards_held')).toBe(1);
  expect(sumOf(series, 'boardgames_shards_connected')).toBe(1);
  const requests = (labels: Record<string, string>) =>
    sumOf(series, 'boardgames_discord_requests_total', labels);
  const own = requests({ route: '/channels/:id/messages', method: 'POST', status: '200', counted: 'yes' });
  expect(own).toBe(stage.channel.messages.length);
  expect(requests({ route: '/interactions/:id/:token/callback', counted: 'no' })).toBe(count({}));
  expect(series.filter(({ labels }) => labels.route === 'other')).toEqual([]);
  expect(shown(await stage.ann.command(stage.channel, 'porto hand')).content).not.toBe('');
});

test('parked and waiting messages are counted with their age, without a database none of them', async () => {
  const metrics = metricsOf(commands, menus, games);
  let ahead = 0;
  const stage = await scene({ metrics, now: () => Date.now() + ahead });
  const { discord, table, channel } = stage;
  const [first, second] = await family(stage);
  const failing = (status: number, body: object) =>
    discord.fail({ method: 'POST', path: /^\/channels\/\d+\/messages$/, status, body });
  failing(403, { code: 50001, message: 'Missing Access' });
  await first.command(channel, 'porto draw', { cards: '1', now: true });
  await stage.quiet();
  const parked = scraped(await metrics.text());
  expect(sumOf(parked, 'boardgames_parked_games')).toBe(1);
  expect(sumOf(parked, 'boardgames_outbox_rows', { state: 'parked' })).toBe(1);
  expect(sumOf(parked, 'boardgames_outbox_oldest_seconds')).toBe(0);
  await stage.bot.stop();
  const match = await table.live(channel.id);
  await table.act(match?.id ?? '', second.id, 'draw 1');
  ahead = 90_000;
  // New metrics read the database again, while the earlier ones would still return cached values.
  const fresh = await metricsAgain(stage, () => Date.now() + ahead);
  expect(sumOf(fresh, 'boardgames_outbox_rows', { state: 'due' })).toBeGreaterThanOrEqual(1);
  expect(sumOf(fresh, 'boardgames_outbox_oldest_seconds')).toBeGreaterThanOrEqual(90);
  expect(sumOf(fresh, 'boardgames_database_up')).toBe(1);
  await stage.stop();
  const closed = await metricsAgain(stage, Date.now);
  expect(sumOf(closed, 'boardgames_database_up')).toBe(0);
  expect(sumOf(closed, 'boardgames_outbox_oldest_seconds')).toBeUndefined();
  expect(sumOf(closed, 'boardgames_live_games')).toBeUndefined();
});

async function metricsAgain({ store }: Scene, now: () => number) {
  const { storedIn } = await import('../../src/health.ts');
  const metrics = metricsOf(commands, menus, games);
  metrics.open({
    stored: () => storedIn(store, now()),
    pictures: () => 0,
    thoughts: () => 0,
    hurried: () => 0,
    shards: () => ({ held: 1, connected: 1, all: 1 }),
  });
  const text = await metrics.text();
  metrics.close();
  return scraped(text);
}
