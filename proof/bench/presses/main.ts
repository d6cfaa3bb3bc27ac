import type { AnyGame } from '../../../src/core/contract/game.ts';
import { games as shelf } from '../../../src/games/registry.ts';
import { NO_LIMITS } from '../../../src/table/match/limits.ts';
import { harnessedFor } from '../../../test/games/harnesses.ts';
import { opened } from '../../../test/support/acts.ts';
import { startBot } from '../../../test/support/bot.ts';
import { unpainted } from '../painting.ts';
import { type Metric, metric, type Report, type Wishes } from '../report.ts';
import { ByButtons } from './by-buttons.ts';
import { type PressedGame, play } from './game.ts';
import type { Pressed, PressedKind } from './games/pressed.ts';

function pressedByAnyone(game: AnyGame): Pressed {
  const { min, max } = game.seats(game.defaults);
  return {
    game,
    kinds: [...new Set([min, max])].map(seats => ({
      name: `${seats} seats`,
      path: 'new',
      options: { seats },
      seats,
    })),
    games: 2,
    every: 4,
    sought: () => [],
    wanted: (_match, _seat, random) => [random],
  };
}

/** Number of decisions that the short form plays of each game. */
const FEW = 8;

/** Maximum number of presses with which a player can reach every legal action from the public board. */
const ANY_AT_MOST = 6;

export const PRESSED: Readonly<Record<string, Pressed>> = await harnessedFor(
  'presses',
  shelf,
  pressedByAnyone,
);

const worst = (name: string, counts: readonly number[], bar: number): Metric => ({
  name: `${name} (${counts.length} tried), at most`,
  value: Math.max(...counts),
  unit: 'presses',
  spread: [Math.min(...counts), Math.max(...counts)],
  bar,
  holds: Math.max(...counts) <= bar,
});

function metricsOf(kind: PressedKind, name: string, games: readonly PressedGame[]): readonly Metric[] {
  const any = games.flatMap(game => game.any);
  const whole = games.flatMap(game => game.whole ?? []);
  const broken = games.length - whole.length;
  return [
    ...(any.length > 0
      ? [
          worst(`${name}: any of the legal actions`, any, ANY_AT_MOST),
          metric(`${name}: any of the legal actions`, 'presses', any),
        ]
      : []),
    ...(whole.length > 0
      ? [
          metric(
            `${name}: a whole game, all seats, the panel left open`,
            'presses',
            whole,
            kind.whole === undefined ? {} : { atMost: kind.whole },
          ),
          metric(
            `${name}: the same game on the page`,
            'presses',
            games.flatMap(game => (game.whole === undefined ? [] : game.onPage)),
          ),
        ]
      : []),
    ...(broken > 0
      ? [{ name: `${name}: games without an end, not judged`, value: broken, unit: 'games' }]
      : []),
  ];
}

function soughtMetrics(id: string, games: readonly PressedGame[]): readonly Metric[] {
  const sought = games.flatMap(game => game.sought);
  const bars = new Map(sought.map(({ wish }) => [wish.name, wish.atMost]));
  return [...bars].map(([name, bar]) => {
    const counts = sought.flatMap(({ wish, presses }) => (wish.name === name ? presses : []));
    return worst(`${id}: ${name}`, counts, bar);
  });
}

/** Counts the presses of a person who wants one action and uses only buttons, from the public board to the committed action. */
export async function benchPresses({ games, game, short = false, step }: Wishes): Promise<Report> {
  const running = await startBot({ limits: NO_LIMITS, presenters: unpainted });
  try {
    const guild = running.discord.addGuild({ name: 'Presses' });
    const people = ['Ann', 'Bela', 'Carl', 'Dora'].map(name => running.discord.addUser({ name }));
    const metrics: Metric[] = [];
    for (const [id, pressed] of Object.entries(PRESSED)) {
      if (game !== undefined && game !== id) continue;
      const all: PressedGame[] = [];
      const own: Metric[] = [];
      for (const kind of short ? pressed.kinds.slice(0, 1) : pressed.kinds) {
        const played: PressedGame[] = [];
        for (let seed = 1; seed <= (short ? 1 : (games ?? pressed.games)); seed++) {
          const channel = guild.addChannel({ name: `${id}-${kind.name.replaceAll(/\W+/g, '-')}-${seed}` });
          const seated = people.slice(0, kind.seats);
          await opened({ ...running, channel }, seated, `${id} ${kind.path}`, kind.options);
          const player = new ByButtons(running, pressed.game, channel);
          played.push(await play(people, player, pressed, seed, short ? FEW : undefined));
        }
        all.push(...played);
        own.push(...metricsOf(kind, `${id}, ${kind.name}`, played));
        step?.(`${id}, ${kind.name}`);
      }
      metrics.push(...soughtMetrics(id, all), ...own);
    }
    return { bench: 'presses', metrics };
  } finally {
    await running.stop();
  }
}
