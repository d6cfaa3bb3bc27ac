import { LocalDiscord } from 'local-discord';
import { NO_LIMITS } from '../../../src/table/match/limits.ts';
import { startBot } from '../../../test/support/bot.ts';
import { unpainted } from '../painting.ts';
import { GREEN_PORT } from '../presses/games/green-port.ts';
import { PORTO } from '../presses/games/porto.ts';
import { VINTAGE } from '../presses/games/vintage.ts';
import { type Metric, metric, type Report, type Wishes } from '../report.ts';
import { type Counts, isFree, RequestCounter } from './counter.ts';
import { BY_THE_DAY, type CountedGame, type CountedKind, LIVE, type Pace, playCounted } from './play.ts';

/**
 * Maximum number of requests for each move: the new board, the removal of the old board's buttons, and a share of the game's
 * other requests.
 */
const AT_MOST = 2;

/** Rate limit that the bot never reaches, so that no request waits. This benchmark only counts requests. */
const UNHELD = 10_000;

const KINDS: readonly CountedKind[] = [
  { name: 'porto, solo', pressed: PORTO, path: 'solo', options: { timer: 24 }, seats: 1 },
  { name: 'porto, two', pressed: PORTO, path: 'new', options: { seats: 2 }, seats: 2 },
  {
    name: 'porto, two, one message that is edited',
    pressed: PORTO,
    path: 'new',
    options: { seats: 2 },
    seats: 2,
    edited: true,
  },
  {
    name: 'porto, four in a thread',
    pressed: PORTO,
    path: 'new',
    options: { seats: 4, thread: true },
    seats: 4,
  },
  {
    name: 'green-port, two',
    pressed: GREEN_PORT,
    path: 'new',
    options: { seats: 2, variant: 'standard' },
    seats: 2,
  },
  { name: 'vintage, two', pressed: VINTAGE, path: 'new', options: { seats: 2 }, seats: 2 },
];

const sum = (counts: Counts, which: (route: string) => boolean): number =>
  [...counts].reduce((total, [route, count]) => total + (which(route) ? count : 0), 0);

const counted = (route: string): boolean => !isFree(route);

const perMove = (games: readonly CountedGame[], which: (route: string) => boolean): number =>
  games.reduce((total, { counts }) => total + sum(counts, which), 0) /
  games.reduce((total, { moves }) => total + moves, 0);

function metricsOf(
  name: string,
  games: readonly CountedGame[],
  bar: { readonly atMost?: number } = {},
): readonly Metric[] {
  const each = games.map(({ moves, counts }) => sum(counts, counted) / moves);
  const routes = [...new Set(games.flatMap(({ counts }) => [...counts.keys()]))]
    .map(route => ({ route, share: perMove(games, other => other === route) }))
    .sort((one, other) => Number(isFree(one.route)) - Number(isFree(other.route)) || other.share - one.share);
  return [
    metric(`${name}: counted, each move`, 'requests', [perMove(games, counted), ...each], bar),
    metric(`${name}: beside the limit, each move`, 'requests', [perMove(games, isFree)]),
    ...routes.map(({ route, share }) => metric(`${name}: ${route}`, 'requests', [share])),
  ];
}

async function count(kind: CountedKind, pace: Pace, games: number): Promise<readonly CountedGame[]> {
  let now = Date.now();
  const discord = await LocalDiscord.start({ now: () => now, forgetFiles: true });
  const running = await startBot({
    discord,
    now: () => now,
    limits: NO_LIMITS,
    presenters: unpainted,
    requestsPerSecond: UNHELD,
  });
  try {
    const guild = discord.addGuild({ name: 'Requests' });
    const people = ['Ann', 'Bela', 'Carl', 'Dora'].map(name => discord.addUser({ name }));
    const [moderator] = people;
    if (kind.edited && moderator)
      await running.table.housekeeping.setServer(guild.id, moderator, { place: 'edited' });
    const counter = new RequestCounter(discord);
    const pass = (milliseconds: number): void => {
      now += milliseconds;
    };
    const played: CountedGame[] = [];
    for (let seed = 1; seed <= games; seed++)
      played.push(await playCounted({ running, guild, people, counter, pass }, kind, pace, seed));
    if (running.trouble.length > 0) throw new Error(running.trouble.join('\n'));
    return played;
  } finally {
    await running.stop();
    await discord.close();
  }
}

export async function benchRequests({ games = 1, game, short = false, step }: Wishes): Promise<Report> {
  const metrics: Metric[] = [];
  for (const pace of short ? [LIVE] : [LIVE, BY_THE_DAY]) {
    const all: CountedGame[] = [];
    const own: Metric[] = [];
    for (const kind of short ? KINDS.slice(0, 1) : KINDS) {
      if (game !== undefined && game !== kind.pressed.game.id) continue;
      const played = await count(kind, pace, games);
      if (!kind.edited) all.push(...played);
      own.push(...metricsOf(`${pace.name}, ${kind.name}`, played));
      step?.(`${pace.name}, ${kind.name}`);
    }
    metrics.push(...metricsOf(pace.name, all, { atMost: AT_MOST }), ...own);
  }
  return { bench: 'requests', metrics };
}
