import { setImmediate } from 'node:timers/promises';
import { games } from '../../../src/games/registry.ts';
import { harnessed } from '../../../test/games/harnesses.ts';
import { type Metric, median, p99, type Report, type Wishes } from '../report.ts';
import { fittedPlayer } from './fitted.ts';
import { type Pairing, playerNamed, type Tournament } from './pairing.ts';
import { interval, type Played, tournament } from './tournament.ts';
import { treePlayer } from './tree.ts';

export const TOURNAMENTS: Readonly<Record<string, Tournament>> = Object.fromEntries(
  Object.entries(await harnessed('players')).map(([id, { games, pairings }]) => [
    id,
    { games, pairings: [...pairings, ...otherKindsOf(id)] },
  ]),
);

/** Pairings with two players of another kind. Only `--only` measures them. */
function otherKindsOf(id: string): readonly Pairing[] {
  const table = { seats: 2, options: { variant: 'standard' }, isExtra: true };
  const kinds = {
    'the tree': treePlayer(id),
    'the fitted player': fittedPlayer(id, table.seats),
  };
  return (['medium', 'hard'] as const).flatMap(strength =>
    Object.entries(kinds).map(([name, others]) => ({
      ...{ ...table, name: `2 seats: ${strength} against ${name}`, one: playerNamed(id, strength), others },
    })),
  );
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

function metricsOf(name: string, { bar, atMostMs }: Pairing, result: Played): readonly Metric[] {
  const { games: count, wins, decisions } = result;
  const [low, high] = interval(wins, count);
  const percent = (100 * wins) / count;
  const asked = bar && ('atLeast' in bar ? bar.atLeast : bar.atMost);
  const took = (which: string, value: number, most: number | undefined): Metric => ({
    name: `${name}: a decision, ${which}`,
    value: rounded(value),
    unit: 'ms of a core',
    ...(most !== undefined && { bar: most, holds: value <= most }),
  });
  return [
    {
      name: `${name}, of ${count} games${bar && 'atMost' in bar ? ', at most' : ''}`,
      value: rounded(percent),
      unit: '% won',
      spread: [rounded(low), rounded(high)],
      ...(bar &&
        asked !== undefined && { bar: asked, holds: 'atLeast' in bar ? percent >= asked : percent <= asked }),
    },
    {
      name: `${name}: points, over the others`,
      value: rounded(result.margin),
      unit: 'points',
      ...(result.spread && { spread: [rounded(result.spread[0]), rounded(result.spread[1])] as const }),
    },
    took('median', median(decisions), atMostMs?.median),
    took('p99', p99(decisions), atMostMs?.p99),
  ];
}

const SAID_EVERY_MS = 15_000;

async function outcomesOf(
  name: string,
  games: Generator<Played, void>,
  wanted: number,
  isStopped: () => boolean,
): Promise<Played | undefined> {
  let last: Played | undefined;
  let said = performance.now();
  for (const so of games) {
    last = so;
    // Node handles signals only between two iterations of the event loop.
    await setImmediate();
    if (isStopped()) break;
    if (performance.now() - said < SAID_EVERY_MS) continue;
    said = performance.now();
    process.stderr.write(`${name}: ${so.games} of ${wanted} games, ${so.wins} won\n`);
  }
  return last;
}

/**
 * Measures win rates with their 95 % confidence interval, and the time of a decision. After a signal it reports the games so
 * far.
 */
export async function benchPlayers({ games: wanted, game: id, only }: Wishes): Promise<Report> {
  const metrics: Metric[] = [];
  let stopped = false;
  const stop = (): void => {
    stopped = true;
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  for (const [gameId, { games: few, pairings }] of Object.entries(TOURNAMENTS)) {
    const game = games[gameId];
    if (game === undefined || (id !== undefined && id !== gameId)) continue;
    for (const pairing of pairings) {
      const name = `${gameId}, ${pairing.name}`;
      if (only === undefined ? pairing.isExtra : !name.includes(only)) continue;
      const count = wanted ?? few;
      const result = await outcomesOf(name, tournament(game, pairing, count), count, () => stopped);
      if (result) metrics.push(...metricsOf(name, pairing, result));
      if (stopped) return { bench: 'players', metrics };
    }
  }
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return { bench: 'players', metrics };
}
