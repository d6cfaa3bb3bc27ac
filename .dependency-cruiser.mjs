// Who may import whom. test/architecture.test.ts holds the project to it.

const OURS = '(^(src|commands|data|test|proof)|(^|/)packages)/';
const CONFIG = '^src/config[.]ts$';
const LOG = '^src/log/log[.]ts$';
/** Found by its name, through node_modules, wherever the importing file lies. */
const LOCAL_DISCORD = '(^|/)packages/local-discord/';
/** Joins the rooms to who counts, for main. */
const SEEN = '^src/health[.]ts$';
/** It alone uses them. */
const PARTS_OF_MAIN = '^src/(compose|exit)[.]ts$';
/** Makes the log with its reporters, for main. */
const REPORTING = '^src/reporting[.]ts$';
const PLAYGROUND = '^src/playground([.]ts$|/)';

/** Folders of a game above its rules: what a seat sees, actions and games as text, and what a position is worth. */
const BESIDE = 'views|notation|judgement';

/** Files under `from` may import of ours nothing but `allowed` (their own room included there). */
function room(name, from, ...allowed) {
  return {
    name: `room-${name}`,
    severity: 'error',
    from: { path: from },
    to: { path: OURS, pathNot: allowed },
  };
}

/** These packages are for these places alone. Tests and proof programs take what they need. */
function packages(name, names, ...places) {
  return {
    name: `package-${name}`,
    severity: 'error',
    from: { path: '^(src|commands)/', pathNot: places },
    to: { path: names.flatMap(text => [`(^|/)node_modules/${text}/`, `^${text}(/|$)`]) },
  };
}

const rooms = [
  room('core', '^src/core/', '^src/core/'),
  room('rules', '^src/games/([^/]+)/rules/', '^src/core/', '^src/games/$1/rules/', '^data/$1/'),
  room('beside-rules', `^src/games/([^/]+)/(${BESIDE})/`, '^src/core/', '^src/games/$1/(rules|$2)/'),
  room('game', '^src/games/([^/]+)/game[.]ts$', '^src/core/', `^src/games/$1/(rules|${BESIDE})/`),
  room(
    'player',
    '^src/games/([^/]+)/bots/',
    '^src/core/',
    `^src/games/$1/(rules|${BESIDE}|bots)/`,
    '^src/games/$1/game[.]ts$',
    '^data/$1/',
  ),
  {
    name: 'player-sees-no-deal',
    comment: 'A player chooses from a view: worlds are imagined from it, never dealt or looked up.',
    severity: 'error',
    from: { path: '^src/games/([^/]+)/bots/' },
    to: {
      path: '^src/games/[^/]+/(rules/setup|views/view|notation/[^/]+)[.]ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  room(
    'words-and-pictures',
    '^src/games/([^/]+)/(words|picture|presenter)/',
    '^src/core/',
    '^src/presentation/',
    `^src/games/$1/(rules|${BESIDE}|words|picture|presenter)/`,
    '^src/games/$1/game[.]ts$',
    '^data/$1/',
  ),
  {
    name: 'presenter-no-rules',
    comment: 'Words and pictures are made from a view; of the rules they use types and static data.',
    severity: 'error',
    from: { path: '^src/games/[^/]+/(words|picture|presenter)/' },
    to: {
      path: '^src/games/[^/]+/(rules/(apply|build|legal|setup|solo)|views/imagine)[.]',
      dependencyTypesNot: ['type-only'],
    },
  },
  room(
    'registry',
    '^src/games/[^/]+$',
    '^src/core/',
    '^src/games/',
    '^src/presentation/(presenter/presenter|painter/serve-pictures|timelapse/serve-time-lapse)[.]ts$',
    '^src/thinking/serve-thoughts[.]ts$',
  ),
  {
    name: 'registry-loads-later',
    comment: 'The table loads no picture by asking for the rules of the games.',
    severity: 'error',
    from: { path: '^src/games/registry[.]ts$' },
    to: {
      path: '^src/games/[^/]+/(words|picture|presenter|bots)',
      dependencyTypesNot: ['dynamic-import'],
    },
  },
  room('store', '^src/store/', '^src/core/', '^src/store/', LOG),
  room('table', '^src/table/', '^src/core/', '^src/store/', '^src/table/', LOG),
  room('workers', '^src/workers/', '^src/workers/'),
  room('thinking', '^src/thinking/', '^src/core/', '^src/workers/', '^src/thinking/'),
  room('presentation', '^src/presentation/', '^src/core/', '^src/workers/', '^src/presentation/'),
  room(
    'page',
    '^src/page/',
    '^src/core/',
    '^src/table/',
    '^src/presentation/',
    '^src/workers/',
    '^src/page/',
    LOG,
  ),
  room('discord', '^src/discord/', '^src/core/', '^src/table/', '^src/presentation/', '^src/discord/', LOG),
  room(
    'commands',
    '^commands/',
    '^src/core/',
    '^src/table/',
    '^src/presentation/',
    '^src/discord/',
    '^src/games/[^/]+/(presenter|words)/',
    '^src/games/registry[.]ts$',
    '^commands/',
    LOG,
  ),
  room('local-discord', LOCAL_DISCORD, LOCAL_DISCORD),
  {
    name: 'contact-judges-any-discord',
    comment:
      'It asks a Discord over the network alone, so that it judges this package as it judges the real one.',
    severity: 'error',
    from: { path: '^packages/local-discord/src/contact/' },
    to: { path: '^packages/local-discord/src/(?!contact/)' },
  },
  {
    name: 'judge-alone',
    comment: 'The judge needs no server, no gateway and no page.',
    severity: 'error',
    from: { path: '^packages/local-discord/src/(judge[.]ts$|rules/)' },
    to: { path: ['^packages/local-discord/src/(?!rules/)', '(^|/)node_modules/(ws|busboy)/'] },
  },
  {
    name: 'local-discord-users',
    severity: 'error',
    from: {
      path: '^(src|commands)/',
      pathNot: ['^src/main[.]ts$', PLAYGROUND, '^src/cli/'],
    },
    to: { path: LOCAL_DISCORD },
  },
  {
    name: 'local-discord-by-name',
    comment: 'It is a package: its exports say what may be used.',
    severity: 'error',
    from: { path: '^(src|commands|test|proof|tools)/' },
    to: { path: LOCAL_DISCORD, dependencyTypes: ['local'] },
  },
  room('playground', PLAYGROUND, LOCAL_DISCORD, PLAYGROUND, '^src/(core|presentation)/', '^src/clock[.]ts$'),
  {
    name: 'playground-users',
    comment: 'It is not in the image: main alone opens it, and only when it is needed.',
    severity: 'error',
    from: { path: '^(src|commands)/', pathNot: ['^src/main[.]ts$', PLAYGROUND] },
    to: { path: PLAYGROUND },
  },
  {
    name: 'playground-when-needed',
    severity: 'error',
    from: { path: '^src/main[.]ts$' },
    to: {
      path: [LOCAL_DISCORD, PLAYGROUND],
      dependencyTypesNot: ['dynamic-import', 'type-only'],
    },
  },
  {
    name: 'room-cli',
    severity: 'error',
    from: { path: '^src/cli/' },
    to: { path: '^(src/discord|commands|test|proof|tools)/' },
  },
  room('metrics', '^src/metrics/', '^src/metrics/', '^src/discord/ports/ports[.]ts$'),
  {
    name: 'metrics-users',
    comment: 'The rooms tell of their work through ports of their own, and know nobody who counts.',
    severity: 'error',
    from: {
      path: '^(src|commands)/',
      pathNot: ['^src/main[.]ts$', PARTS_OF_MAIN, SEEN, REPORTING, '^src/metrics/'],
    },
    to: { path: ['^src/metrics/', SEEN] },
  },
  room('upkeep', '^src/upkeep/', '^src/core/', '^src/store/', '^src/upkeep/', LOG),
  room('reports', '^src/reports/', '^src/reports/'),
  {
    name: 'reports-users',
    comment: 'They read lines of the log, so all other code only logs.',
    severity: 'error',
    from: { path: '^(src|commands)/', pathNot: ['^src/main[.]ts$', REPORTING, '^src/reports/'] },
    to: { path: ['^src/reports/', REPORTING] },
  },
  room('config', CONFIG),
  room('log', LOG, '^src/core/work/queues[.]ts$'),
  {
    name: 'no-way-back-to-main',
    severity: 'error',
    from: { path: '^(src|commands)/', pathNot: '^src/start[.]ts$' },
    to: { path: ['^src/(main|start)[.]ts$', '^(test|proof|tools)/'] },
  },
  {
    name: 'parts-of-main',
    severity: 'error',
    from: { path: '^(src|commands)/', pathNot: ['^src/main[.]ts$', PARTS_OF_MAIN] },
    to: { path: PARTS_OF_MAIN },
  },
];

/** Inner folders from the lowest up: none imports a folder of a line below it. Folders of one line may import each other one way. */
const FLOORS = {
  'src/presentation': [
    ['language', 'shapes', 'choosing'],
    ['catalogue', 'presenter'],
    ['words'],
    ['text'],
    ['drawing'],
    ['painter', 'svg', 'timelapse', 'widgets'],
    ['pictures'],
    ['make-presenter'],
  ],
  'src/table': [
    ['match'],
    ['moves', 'waiting'],
    ['outbox', 'people'],
    ['results'],
    ['actors', 'lobby', 'puzzles'],
    ['requests', 'deals'],
    ['contests', 'mornings'],
    ['duplicates', 'leagues'],
    ['pings'],
    ['personal-data'],
    ['finding', 'host'],
  ],
  'src/discord': [
    ['ports', 'words'],
    ['rest'],
    ['context'],
    ['buttons'],
    ['messages'],
    ['panels'],
    ['gateway'],
  ],
  'packages/local-discord/src': [
    ['rules'],
    ['resources'],
    ['world'],
    ['gateway', 'posting'],
    ['people', 'rest'],
    ['routes', 'saving', 'switches'],
    ['page', 'contact'],
    ['cli'],
  ],
};
const floors = Object.entries(FLOORS).flatMap(([folder, levels]) =>
  levels.slice(0, -1).map((level, at) => ({
    name: 'floors',
    severity: 'error',
    from: { path: `^${folder}/(${level.join('|')})/` },
    to: {
      path: `^${folder}/(${levels
        .slice(at + 1)
        .flat()
        .join('|')})/`,
    },
  })),
);

const outside = [
  packages('discord', ['discord[.]js', '@discordjs/[^/]+'], '^src/discord/', '^commands/', '^src/main[.]ts$'),
  packages('discord-types', ['discord-api-types'], '^src/discord/', '^commands/', '^src/main[.]ts$'),
  packages('metrics', ['prom-client'], '^src/metrics/'),
  packages('canvas', ['canvas'], '^src/presentation/'),
  packages('sql', ['better-sqlite3', '@types/better-sqlite3', 'kysely'], '^src/store/'),
  {
    name: 'no-development-packages',
    comment: 'They are not in the image. An optional package is loaded only where it is there.',
    severity: 'error',
    from: { path: '^(src|commands|packages/[^/]+/src)/' },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only', 'npm-peer'],
      pathNot: LOCAL_DISCORD,
    },
  },
];

export default {
  forbidden: [
    ...rooms,
    ...floors,
    ...outside,
    {
      name: 'no-cycles',
      comment: 'Types included: two files that know each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)packages/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
