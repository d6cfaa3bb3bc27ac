import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TOP = fileURLToPath(new URL('../..', import.meta.url));

/** Feature of the project. A file belongs to the first feature that names its folder, or one of the words in its path. */
export interface Feature {
  readonly name: string;
  readonly folders?: readonly string[];
  /** Words between blanks. */
  readonly words?: string;
}

/** Features, the particular ones before the general ones. */
export const FEATURES: readonly Feature[] = [
  {
    name: 'stand-in for Discord, playground',
    folders: ['packages', 'test/browser'],
    words: 'playground contact',
  },
  {
    name: 'board in a browser',
    folders: ['src/page', 'test/page', 'src/presentation/svg'],
    words: 'board-pages touch touching narrowing',
  },
  { name: 'proof by kills, faults and long runs', folders: ['proof/chaos', 'proof/test', 'test/whole'] },
  { name: 'proof of rights and secrets', folders: ['proof/guard'] },
  { name: 'measurements', folders: ['proof/bench'] },
  { name: 'rules written twice', folders: ['proof/oracle'] },
  {
    name: 'contract kit, sample of a new game',
    folders: ['test/contract', 'test/toy', 'scripts/new-game'],
    words: 'new',
  },
  { name: 'puzzles', words: 'puzzle puzzles' },
  { name: 'leagues', words: 'league leagues cup season' },
  { name: 'duplicates', words: 'duplicate duplicates' },
  { name: 'deals of the day, challenges, duels', words: 'deal deals daily duel duels challenges' },
  { name: 'contests of all kinds', words: 'contest contests' },
  { name: 'mornings of a server', words: 'morning mornings' },
  { name: 'look back', words: 'year years lookback look-back' },
  { name: 'reviews and coach', words: 'review reviews coach' },
  { name: 'hints', words: 'hint hints' },
  {
    name: 'statistics, ratings, profiles',
    words: 'rating ratings rated profile profiles leaderboards streak stats tournament',
  },
  {
    name: 'records, replay, time-lapse, log',
    words: 'record records replay lapse timelapse archive archives proof commitment history log recap share',
  },
  { name: 'finding games', words: 'find finding pairing seeks lists list subscriptions open-tables' },
  {
    name: 'matches across servers',
    words: 'places placed place apart everywhere elsewhere reachable unreachable strangers',
  },
  {
    name: 'undo and votes',
    words: 'undo vote votes voting request requests pause pauses cancel seat-changes offered',
  },
  { name: 'standing orders', words: 'orders' },
  {
    name: 'clocks, pings, absence, quiet hours',
    words:
      'ping pings pinged nudge nudged reminder reminders quiet wait waits waiting clock live away due hours pace',
  },
  {
    name: 'personal data and blocks',
    words: 'personal privacy forget forgotten block blocks retention housekeeping whose hidden',
  },
  { name: 'watching', words: 'watch watching watched' },
  {
    name: 'operator: host lines, doctor, alerts, release',
    folders: ['tools/deploy'],
    words: 'host doctor report reports reporter alert alerts deploy release audit smoke',
  },
  { name: 'metrics', words: 'metric metrics health instruments' },
  { name: 'shards, leases, PostgreSQL', words: 'shard shards lease leases postgres dialect rivals instance' },
  {
    name: 'backups, damage, strange values',
    words: 'backup backups damage damaged strange bad lost known trouble upkeep',
  },
  { name: 'lessons and pages of rules', words: 'lesson lessons topics rules-page board-parts named' },
  {
    name: 'bots and their process',
    words: 'bots thinking thinker search train trial worlds players player playouts',
  },
  {
    name: 'previews, menus, typed actions',
    words:
      'preview previews typing typed question questions menu menus choosing autocomplete picking turn-panel question-panel',
  },
  {
    name: 'words in seven languages',
    words:
      'language languages catalogue catalogues words plurals grammar sentences public second spoken misspoken said',
  },
  { name: 'Porto', words: 'porto' },
  { name: 'Green Port', words: 'green-port' },
  { name: 'Vintage', words: 'vintage' },
  { name: 'pictures of all games', words: 'presentation picture pictures gallery painter painting drawing' },
  { name: 'store', words: 'store' },
  { name: 'terminal', words: 'cli' },
  { name: 'match: lobby, moves, end', words: 'table' },
  { name: 'Discord: gateway, panels, messages', folders: ['commands'], words: 'discord' },
  { name: 'core, registry of games', folders: ['src/core', 'src/games', 'test/core', 'test/games'] },
  { name: 'the house: start, settings, scripts, documents', folders: ['src', 'test', 'scripts', 'tools'] },
];

/** Returns the words of a path, and each pair of neighbours: "seat-ends.ts" has seat, ends, ts, seat-ends and ends-ts. */
function wordsOf(path: string): ReadonlySet<string> {
  const single = path.toLowerCase().split(/[/._-]/);
  return new Set([...single, ...single.slice(1).map((word, index) => `${single[index]}-${word}`)]);
}

export function featureOf(path: string): Feature | undefined {
  const found = wordsOf(path);
  return FEATURES.find(
    ({ folders = [], words = '' }) =>
      folders.some(folder => path.startsWith(`${folder}/`)) || words.split(' ').some(word => found.has(word)),
  );
}

const ROOMS = ['bot', 'tests', 'proof', 'words', 'rest'] as const;
export type Price = { readonly name: string } & Record<(typeof ROOMS)[number], number>;

const roomOf = (path: string): (typeof ROOMS)[number] => {
  if (path.endsWith('.ftl')) return 'words';
  const [top = ''] = path.split('/');
  return ({ src: 'bot', commands: 'bot', test: 'tests', proof: 'proof' } as const)[top] ?? 'rest';
};

const ROOMS_OF_CODE = ['src', 'commands', 'test', 'proof', 'tools', 'packages', 'scripts'];
const isGenerated = (path: string): boolean =>
  /(^|\/)((node_modules|dist)\/|words\/[\w-]+\.d\.ftl\.ts$)/.test(path);

/** Returns the paths of all files of code and of all English catalogues. A copy of the project without git has them too. */
export const countedFiles = (): readonly string[] =>
  ROOMS_OF_CODE.flatMap(room =>
    readdirSync(join(TOP, room), { recursive: true, encoding: 'utf8' }).map(path =>
      `${room}/${path}`.replaceAll('\\', '/'),
    ),
  )
    .filter(path => /\.(ts|mjs)$|\/en\.ftl$/.test(path) && !isGenerated(path))
    .toSorted();

/** Returns the lines of a file by feature. The sentences of a catalogue belong to the features that their ids name. */
function linesOf(path: string): readonly (readonly [Feature | undefined, number])[] {
  const text = readFileSync(join(TOP, path), 'utf8');
  if (!path.endsWith('.ftl')) return [[featureOf(path), text.split('\n').length - 1]];
  return text.split(/\n(?=-?[a-z])/i).map(entry => {
    const id = /^-?[\w-]+(?= =)/m.exec(entry)?.[0] ?? '';
    return [featureOf(path.replace('words/en.ftl', `${id}/words`)), entry.split('\n').length] as const;
  });
}

/** Returns the lines of each feature, in the order of the features. */
export function prices(): readonly Price[] {
  const found = new Map(
    FEATURES.map(({ name }) => [name, { name, bot: 0, tests: 0, proof: 0, words: 0, rest: 0 }]),
  );
  for (const path of countedFiles())
    for (const [feature, lines] of linesOf(path)) {
      const price = found.get(feature?.name ?? '');
      if (!price) throw new Error(`no feature has the file ${path}`);
      price[roomOf(path)] += lines;
    }
  return [...found.values()];
}

const TITLES = ['feature', ...ROOMS, 'all', 'most of it'] as const;
const MOST_FOLDERS = 3;

/** Returns the folders that have most of each feature's lines: of the bot, or of all rooms where the bot has none. */
function foldersOf({ name, bot }: Price): string {
  const lines = new Map<string, number>();
  for (const path of countedFiles().filter(path => bot === 0 || roomOf(path) === 'bot'))
    if (featureOf(path)?.name === name) {
      const count = readFileSync(join(TOP, path), 'utf8').split('\n').length;
      lines.set(dirname(path), (lines.get(dirname(path)) ?? 0) + count);
    }
  const most = [...lines].toSorted(([, one], [, other]) => other - one).slice(0, MOST_FOLDERS);
  return most.map(([folder]) => `\`${folder}\``).join(' ');
}

/** Returns a table of all features with their lines, the most expensive first. */
export function featuresTable(found: readonly Price[] = prices()): string {
  const sum = (price: Price): number => ROOMS.reduce((all, room) => all + price[room], 0);
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
  const rows = found
    .toSorted((one, other) => sum(other) - sum(one))
    .map(price => line([price.name, ...ROOMS.map(room => price[room]), sum(price), foldersOf(price)]));
  const all = ROOMS.map(room => found.reduce((total, price) => total + price[room], 0));
  const last = line(['**all**', ...all, all.reduce((total, count) => total + count, 0), '']);
  return `${[line(TITLES), line(TITLES.map(() => '---')), ...rows, last].join('\n')}\n`;
}
