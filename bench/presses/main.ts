import { porto } from '../../src/games/porto/rules/index.ts';
import { presenters } from '../../src/games/presenters.ts';
import { NO_LIMITS } from '../../src/table/limits.ts';
import { startBot } from '../../test/support/bot.ts';
import { unpainted } from '../commands/unpainted.ts';
import { type Metric, metric, type Report } from '../report.ts';
import { ByButtons } from './by-buttons.ts';
import { type Kind, openTable, type PressedGame, play } from './game.ts';

const GAMES = 20;
const BEST = { atMost: 3 };
const ANY = { atMost: 6 };
const SOLO = { atMost: 75 };

const KINDS: Readonly<Record<string, Kind>> = {
  solo: { path: 'porto solo', options: { timer: 24 }, seats: 1 },
  two: { path: 'porto new', options: { seats: 2 }, seats: 2 },
  three: { path: 'porto new', options: { seats: 3 }, seats: 3 },
  four: { path: 'porto new', options: { seats: 4 }, seats: 4 },
  'family of two': { path: 'porto new', options: { seats: 2, variant: 'family' }, seats: 2 },
};

/** The worst of all counts, which a bar holds for each of them. */
const worst = (name: string, counts: readonly number[], bar: { readonly atMost: number }): Metric => ({
  name,
  value: Math.max(...counts),
  unit: 'presses',
  spread: [Math.min(...counts), Math.max(...counts)],
  bar: bar.atMost,
  holds: Math.max(...counts) <= bar.atMost,
});

function metricsOf(kind: string, games: readonly PressedGame[]): readonly Metric[] {
  const best = games.flatMap(game => game.best);
  const any = games.flatMap(game => game.any);
  return [
    metric(`${kind}: a best build or draw`, 'presses', best, BEST),
    worst(`${kind}: any of the legal actions (${any.length} tried), at most`, any, ANY),
    metric(`${kind}: any of the legal actions`, 'presses', any),
    ...(kind === 'solo'
      ? [
          metric(
            'a whole solo, the panel left open',
            'presses',
            games.map(({ whole }) => whole),
            SOLO,
          ),
        ]
      : [
          metric(
            `${kind}: a whole game, all seats`,
            'presses',
            games.map(({ whole }) => whole),
          ),
        ]),
  ];
}

/** Presses of a player who wants a given action, by buttons alone, from the public board to the committed action. */
export async function benchPresses(games = GAMES): Promise<Report> {
  const running = await startBot({ limits: NO_LIMITS, presenters: unpainted(presenters) });
  try {
    const guild = running.discord.addGuild({ name: 'Presses' });
    const people = ['Ann', 'Bela', 'Carl', 'Dora'].map(name => running.discord.addUser({ name }));
    const metrics: Metric[] = [];
    for (const [name, kind] of Object.entries(KINDS)) {
      const played: PressedGame[] = [];
      for (let seed = 1; seed <= games; seed++) {
        const table = await openTable(running, guild, people, kind, `${name.replaceAll(' ', '-')}-${seed}`);
        played.push(await play(table, new ByButtons(running, porto, table.channel), seed));
      }
      metrics.push(...metricsOf(name, played));
    }
    return { bench: 'presses', metrics };
  } finally {
    await running.stop();
  }
}
