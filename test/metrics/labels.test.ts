import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commands, menus } from '../../commands/index.ts';
import { games } from '../../src/games/registry.ts';
import { metricsOf } from '../../src/health.ts';
import { scraped } from './scraped.ts';

const ANY = fc.string({ minLength: 1, maxLength: 40 });

test('whatever the rooms tell, labels are of closed lists: no more series than these, and nothing strange in them', async () => {
  const metrics = metricsOf(commands, menus, games);
  const tell = fc.property(ANY, ANY, fc.integer(), (one, other, number) => {
    const [text, more] = [`§${one}`, `§${other}`];
    metrics.handled(text as 'button', more, text as 'failed');
    metrics.firstAnswered(more as 'button', 1);
    metrics.requested(text, more, number);
    metrics.rateLimited(text, 1);
    metrics.delivered(text, 1);
    metrics.painted(text, 1);
    metrics.unpainted(text);
    metrics.thought(more, 1);
    metrics.unthought(more);
    metrics.restarted(text, more);
    metrics.stalled(text);
    metrics.unsaid(text, more);
  });
  fc.assert(tell, { numRuns: 500 });
  const stored = {
    outbox: { due: 0, retrying: 0, later: 0, parked: 0, oldest: null },
    parkedGames: 0,
    live: { '§ whatever': { lobby: 1, running: 1 } },
  };
  metrics.open({
    stored: async () => stored,
    pictures: () => 0,
    thoughts: () => 0,
    hurried: () => 0,
    shards: () => ({ held: 0, connected: 0, all: 1 }),
  });
  const text = await metrics.text();
  metrics.close();
  expect(text).not.toContain('§');
  const series = scraped(text);
  const named = (name: string) => series.filter(each => each.name === `boardgames_${name}`);
  expect(named('interactions_total').map(({ labels }) => labels)).toEqual([
    { kind: 'other', verb: 'other', outcome: 'other' },
  ]);
  expect(named('discord_requests_total').every(({ labels }) => labels.route === 'other')).toBe(true);
  expect(named('live_games').map(({ labels }) => labels.game)).toEqual(['other', 'other']);
  expect(series.length).toBeLessThan(1_000);
});

test('every command, menu and button that there is has a verb of its own', async () => {
  const metrics = metricsOf(commands, menus, games);
  const known = commands.flatMap(({ name, subcommands }) =>
    Object.keys(subcommands).map(sub => `${name} ${sub}`),
  );
  for (const verb of known) metrics.handled('command', verb, 'answered');
  const series = scraped(await metrics.text()).filter(({ name }) => name === 'boardgames_interactions_total');
  expect(series.map(({ labels }) => labels.verb).sort()).toEqual(known.sort());
  expect(known.length).toBeGreaterThan(30);
});
