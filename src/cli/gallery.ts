import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { SeededDice } from '../core/dice.ts';
import type { Told } from '../core/game.ts';
import { porto } from '../games/porto/index.ts';
import type { Event, Options, State } from '../games/porto/types.ts';
import { boardPicture } from '../present/porto/picture/board.ts';

/** Paints boards from random games: every number of seats, from the first card to the end. */
interface Moment {
  readonly name: string;
  readonly state: State;
  readonly told: readonly Event[];
}

const TABLES: readonly (readonly [seats: number, options: Options])[] = [
  [2, { variant: 'standard' }],
  [3, { variant: 'standard' }],
  [4, { variant: 'family' }],
  [1, { variant: 'solo', timer: 28 }],
];
const NAMES = ['Joana', 'Miguel', 'Beatriz', 'Tomás'];
const LONG_NAMES = [
  'Maximiliana da Ribeira do Porto',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
  '김민수',
  '👩‍👩‍👧‍👦 Ω família',
];

const publicly = (told: readonly Told<Event>[]): readonly Event[] =>
  told.flatMap(({ event, ...rest }) => {
    if (rest.to === 'all') return [event];
    return rest.others ? [rest.others] : [];
  });

/** Every state of a game in which four of five decisions are builds, where one is legal. */
const play = (seats: number, options: Options, seed: number): readonly Moment[] => {
  const dice = new SeededDice(Buffer.alloc(32, seed));
  const name = options.variant === 'solo' ? 'solo' : `${seats}`;
  const moments: Moment[] = [{ name, state: porto.setup(seats, options, dice), told: [] }];
  for (;;) {
    const state = moments.at(-1)?.state;
    const seat = state && porto.toAct(state)[0];
    if (state === undefined || seat === undefined) return moments;
    const all = porto.legal(state, seat);
    const builds = all.filter(action => action.type === 'build');
    const among = builds.length > 0 && dice.below(5, 'gallery') > 0 ? builds : all;
    const action = among[dice.below(among.length, 'gallery')];
    const step = action && porto.apply(state, seat, action, dice);
    if (!step?.ok) throw new Error(`${porto.id}: a legal action was refused`);
    moments.push({ name, state: step.value.state, told: publicly(step.value.told) });
  }
};

/** A few moments of a game that look different. */
const worthSeeing = (moments: readonly Moment[]): readonly Moment[] => {
  const builds = moments.filter(({ told }) =>
    told.some(({ type }) => type === 'built' || type === 'timerBuilt'),
  );
  const chosen = new Map<string, Moment | undefined>([
    ['0-dealt', moments[0]],
    ['1-early', builds[Math.floor(builds.length * 0.2)]],
    ['2-middle', builds[Math.floor(builds.length * 0.5)]],
    [
      '3-timer',
      moments.find(({ state }, index) => index > moments.length / 2 && state.phase.type === 'timer'),
    ],
    ['4-late', builds[Math.floor(builds.length * 0.85)]],
    [
      '5-last-round',
      moments.findLast(({ state }) => state.lastRound === state.round && state.phase.type !== 'over'),
    ],
    ['6-over', moments.at(-1)],
  ]);
  return [...chosen].flatMap(([stage, moment]) =>
    moment ? [{ ...moment, name: `${moment.name}-${stage}` }] : [],
  );
};

const page = (files: readonly string[]): string =>
  `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{font-family:sans-serif;background:#313338;color:#fff}figure{display:inline-block;margin:8px}img{width:360px}</style>${files
    .map(file => `<figure><img src="${file}" alt="${file}"><figcaption>${file}</figcaption></figure>`)
    .join('\n')}\n`;

const command = new Command('gallery')
  .description('Boards of random games as pictures, with an index page.')
  .option('--folder <folder>', 'where to', 'gallery')
  .option('--seed <number>', 'another set of games, 0 to 255', Number, 7)
  .action(async ({ folder, seed }: { folder: string; seed: number }) => {
    await mkdir(folder, { recursive: true });
    const files: string[] = [];
    for (const [seats, options] of TABLES) {
      for (const [index, { name, state, told }] of worthSeeing(play(seats, options, seed)).entries()) {
        const names = index % 3 === 1 ? LONG_NAMES : NAMES;
        const { file } = await boardPicture(porto.view(state, 'table'), names, told, `${name}.png`);
        files.push(`${name}.png`);
        await writeFile(join(folder, `${name}.png`), file);
        console.log(`${name}.png ${Math.round(file.length / 1024)} KB`);
      }
    }
    await writeFile(join(folder, 'index.html'), page(files));
  });

await command.parseAsync();
