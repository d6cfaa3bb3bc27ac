import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Canvas, createCanvas } from 'canvas';
import { boardScene as greenPortScene } from '../../src/games/green-port/picture/board.ts';
import { boardScene } from '../../src/games/porto/picture/board.ts';
import { HEIGHT, WIDTH } from '../../src/games/porto/picture/style/layout.ts';
import type { Options } from '../../src/games/porto/rules/types.ts';
import { boardScene as vintageScene } from '../../src/games/vintage/picture/board.ts';
import { paint } from '../../src/presentation/drawing/paint.ts';
import type { Scene } from '../../src/presentation/shapes/scene.ts';
import { openStudio } from './painting.ts';
import { greenPortPositions, type Position, positionsOf, vintagePositions } from './positions.ts';
import { type Metric, median, metric, p99, type Report, type Wishes } from './report.ts';

const HOUSES = ['#c0392b', '#2980b9', '#f1c40f', '#27ae60', '#8e44ad', '#d35400', '#16a085'];

function referencePicture(width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  const sky = context.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, '#7fb4d8');
  sky.addColorStop(1, '#fbe3c0');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  const pitch = width / HOUSES.length;
  for (const [row, base] of [0.45, 0.85].entries())
    for (const [index, colour] of HOUSES.entries()) {
      const high = height * (0.18 + 0.03 * ((index + row) % 4));
      const [x, y] = [index * pitch + 6, base * height - high];
      context.fillStyle = colour;
      context.fillRect(x, y, pitch - 12, high);
      context.fillStyle = '#fdf6e3';
      for (let window = 0; window < 6; window++)
        context.fillRect(
          x + 18 + (window % 2) * (pitch / 2 - 10),
          y + 24 + Math.floor(window / 2) * 60,
          30,
          36,
        );
      context.fillStyle = '#222222';
      context.font = '28px sans-serif';
      context.fillText(`${row === 0 ? 'L' : 'R'}${index + 1}`, x + pitch / 2 - 22, base * height + 32);
    }
  context.font = '40px sans-serif';
  context.fillText('Round 9 · Joana 21 · Miguel 24', 30, 56);
  return canvas;
}

const encodedByDefault = (canvas: Canvas): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    canvas.toBuffer((error, png) => (error ? reject(error) : resolve(png)), 'image/png');
  });

const TIMED = 400;
const WARM = 20;
/** Numbers of the short form. */
const FEW = { timed: 2, warm: 0, renders: 20, burst: 4, bursts: 1 };
const RENDERS = 10_000;
const NAMES = ['Joana', 'Miguel', 'Beatriz', 'Tomás'];
const MB = 1024 * 1024;
/** Growth of memory in MB that garbage collection can explain. Only growth beyond this amount counts. */
const BREATH_MB = 10;

const TABLES: readonly (readonly [seats: number, options: Options])[] = [
  [2, { variant: 'standard' }],
  [3, { variant: 'standard' }],
  [4, { variant: 'family' }],
  [1, { variant: 'solo', timer: 28 }],
];

async function timed<T>(work: () => Promise<T>): Promise<readonly [milliseconds: number, made: T]> {
  const start = performance.now();
  const made = await work();
  return [performance.now() - start, made];
}

/**
 * Compares drawing and encoding of the bot's boards with encoding of the reference picture. Measurements alternate, so that
 * other load affects both.
 */
async function besideReference<V, E>(
  title: string,
  game: readonly Position<V, E>[],
  sceneOf: (view: V, names: readonly string[], marked: readonly E[]) => Scene,
  { timed: count, warm } = { timed: TIMED, warm: WARM },
): Promise<Metric[]> {
  const third = Math.floor(game.length / 3);
  const midGame = game.slice(third, 2 * third);
  const reference = referencePicture(WIDTH, HEIGHT);
  const [ours, drawing, theirs, bytes]: number[][] = [[], [], [], []];
  for (let turn = 0; turn < warm + count; turn++) {
    const { view, marked } = midGame[turn % midGame.length] as Position<V, E>;
    const begun = performance.now();
    const scene = sceneOf(view, NAMES, marked);
    const sceneMade = performance.now() - begun;
    const [painted, png] = await timed(() => paint(scene));
    const [encoded] = await timed(() => encodedByDefault(reference));
    if (turn < warm) continue;
    ours?.push(sceneMade + painted);
    drawing?.push(sceneMade);
    theirs?.push(encoded);
    bytes?.push(png.length);
  }
  return [
    metric(
      `${title}, drawn and encoded against the reference encoded`,
      'times',
      [median(ours ?? []) / median(theirs ?? [])],
      {
        atMost: 0.6,
      },
    ),
    metric(`${title}, a mid-game board, drawn and encoded`, 'ms', ours ?? []),
    metric('the same, p99', 'ms', [p99(ours ?? [])]),
    metric('of it, laying out', 'ms', drawing ?? []),
    metric('the reference, encoded by default', 'ms', theirs ?? []),
    metric('the same, p99', 'ms', [p99(theirs ?? [])]),
    metric(`${title}, largest mid-game board`, 'KB', [Math.max(...(bytes ?? [])) / 1024], { atMost: 350 }),
  ];
}

async function manyRenders(renders: number, step: Wishes['step']): Promise<Metric[]> {
  const games = TABLES.flatMap(([seats, options], table) => [
    positionsOf(seats, options, 10 + table),
    positionsOf(seats, options, 20 + table),
  ]);
  const studio = openStudio();
  const { porto } = studio.presenters;
  if (!porto) throw new Error('nobody paints Porto');
  const eye = porto('en');
  const [round, rss, bytes]: number[][] = [[], [], []];
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  for (let turn = 0; turn < renders; turn++) {
    const game = games[turn % games.length] as readonly Position[];
    const { view, marked } = game[Math.floor(turn / games.length) % game.length] as Position;
    const [milliseconds, picture] = await timed(() => eye.picture(view, NAMES, marked, 'board.png'));
    round?.push(milliseconds);
    rss?.push((studio.rss[0] ?? 0) / MB);
    bytes?.push(picture.file.length / 1024);
    if ((turn + 1) % 1_000 === 0) step?.(`${turn + 1} of ${renders} renders`);
  }
  loop.disable();
  studio.close();
  const tenth = Math.ceil(renders / 10);
  const early = median((rss ?? []).slice(2 * tenth, 3 * tenth));
  const late = median((rss ?? []).slice(-tenth));
  return [
    metric(`peak memory of the painter, ${renders} renders`, 'MB', [Math.max(...(rss ?? []))], {
      atMost: 160,
    }),
    metric('its growth from the third tenth to the last', 'MB', [late - early], { atMost: BREATH_MB }),
    metric('its memory', 'MB', rss ?? []),
    metric('the bot’s event loop held up meanwhile, p99', 'ms', [loop.percentile(99) / 1e6], { atMost: 50 }),
    metric('boards of eight games, from asking to having', 'ms', round ?? []),
    metric('the same, p99', 'ms', [p99(round ?? [])]),
    metric('largest of all boards', 'KB', [Math.max(...(bytes ?? []))], { atMost: 350 }),
  ];
}

/** Number of boards that the bot requests at the same time, as after an outage. */
const BURST = 60;
const BURSTS = 6;

async function bursts(
  { burst, bursts: count } = { burst: BURST, bursts: BURSTS },
): Promise<readonly Metric[]> {
  const positions = positionsOf(4, { variant: 'standard' }, 3);
  const studios = [1, 2].map(painters => openStudio(painters));
  const taken: { all: number; newest: number }[][] = studios.map(() => []);
  for (let turn = 0; turn <= count; turn++)
    for (const [which, studio] of studios.entries()) {
      const eye = studio.presenters.porto?.('en');
      if (!eye) throw new Error('nobody paints Porto');
      const start = performance.now();
      const made = Array.from({ length: burst }, async (_, at) => {
        const { view, marked } = positions[at % positions.length] as Position;
        await eye.picture(view, NAMES, marked, 'board.png');
        return performance.now() - start;
      });
      const times = await Promise.all(made);
      if (turn > 0) taken[which]?.push({ all: Math.max(...times), newest: times.at(-1) ?? 0 });
    }
  const rss = studios.map(studio => studio.rss.map(bytes => bytes / MB));
  for (const studio of studios) studio.close();
  const [one = [], two = []] = taken;
  const pairs = one.map(({ all }, at) => all / (two[at]?.all ?? all));
  return [
    metric(`${burst} boards at once, two painters against one`, 'times as fast', pairs),
    ...[one, two].flatMap((times, at) => [
      metric(
        `${burst} boards at once, ${at + 1} painting`,
        'ms',
        times.map(({ all }) => all),
      ),
      metric(
        `the newest of them, ${at + 1} painting`,
        'ms',
        times.map(({ newest }) => newest),
      ),
      metric(`memory of each painter, ${at + 1} painting`, 'MB', rss[at] ?? []),
    ]),
  ];
}

export async function benchRender({ short = false, renders, step }: Wishes): Promise<Report> {
  const before = loadavg()[0] ?? 0;
  const few = short ? FEW : undefined;
  const porto = positionsOf(4, { variant: 'standard' }, 3);
  const metrics: Metric[] = [];
  const parts: Readonly<Record<string, () => Promise<readonly Metric[]>>> = {
    Porto: () => besideReference('Porto', porto, boardScene, few),
    'Green Port': () => besideReference('Green Port', greenPortPositions(4, 3), greenPortScene, few),
    Vintage: () => besideReference('Vintage', vintagePositions(4, 3), vintageScene, few),
    'many renders': () => manyRenders(renders ?? few?.renders ?? RENDERS, step),
    bursts: () => bursts(few),
  };
  for (const [name, measure] of Object.entries(parts)) {
    metrics.push(...(await measure()));
    step?.(name);
  }
  const load = metric('load average of the machine, before and after', '', [before, loadavg()[0] ?? 0]);
  return { bench: 'render', metrics: [...metrics, load] };
}
