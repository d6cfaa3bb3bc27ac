import { games } from '../../src/games/registry.ts';
import { type Metric, median, p99, type Report } from '../report.ts';
import { GREEN_PORT } from './games/green-port.ts';
import { PORTO } from './games/porto.ts';
import type { Pairing, Tournament } from './pairing.ts';
import { interval, type Played, tournament } from './tournament.ts';

/** By the game's id. */
export const TOURNAMENTS: Readonly<Record<string, Tournament>> = {
  porto: PORTO,
  'green-port': GREEN_PORT,
};

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
    { name: `${name}: points, over the others`, value: rounded(result.margin), unit: 'points' },
    took('median', median(decisions), atMostMs?.median),
    took('p99', p99(decisions), atMostMs?.p99),
  ];
}

export interface PlayersWishes {
  /** Of each pairing; default: few. */
  readonly games?: number | undefined;
  /** Default: all. */
  readonly game?: string | undefined;
  /** Pairings whose name holds this. */
  readonly only?: string | undefined;
}

/** Who wins how often, with the interval that 95 of 100 such tournaments would be in, and how long a decision takes. */
export function benchPlayers({ games: wanted, game: id, only }: PlayersWishes = {}): Report {
  const metrics: Metric[] = [];
  for (const [gameId, { games: few, pairings }] of Object.entries(TOURNAMENTS)) {
    const game = games[gameId];
    if (game === undefined || (id !== undefined && id !== gameId)) continue;
    for (const pairing of pairings) {
      const name = `${gameId}, ${pairing.name}`;
      if (only !== undefined && !name.includes(only)) continue;
      metrics.push(...metricsOf(name, pairing, tournament(game, pairing, wanted ?? few)));
    }
  }
  return { bench: 'players', metrics };
}
