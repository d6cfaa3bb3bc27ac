import { SlashCommandBuilder } from '@discordjs/builders';
import { type SlashCommand, type Subcommand, text, whole } from '../../src/discord/context/command.ts';
import { doctor } from '../../src/discord/panels/games-command/doctor.ts';
import { help } from '../../src/discord/panels/games-command/help.ts';
import { host } from '../../src/discord/panels/games-command/host.ts';
import { list } from '../../src/discord/panels/games-command/list.ts';
import { openTables, tablesEverywhere } from '../../src/discord/panels/games-command/open-tables.ts';
import { privacy } from '../../src/discord/panels/games-command/privacy.ts';
import { profile } from '../../src/discord/panels/games-command/profile.ts';
import { puzzle } from '../../src/discord/panels/games-command/puzzle.ts';
import { glance, suggestGames } from '../../src/discord/panels/games-command/show-elsewhere.ts';
import { leaderboard, stats } from '../../src/discord/panels/games-command/stats.ts';
import { year } from '../../src/discord/panels/games-command/year.ts';
import { everywhere } from '../definitions/everywhere.ts';
import { anyGame, choice, described, verb } from '../definitions/games-words.ts';
import { MOVED } from '../definitions/moved.ts';
import { flag, number, oneOf, person, suggested, textUpTo } from '../definitions/verb.ts';
import { find } from './find.ts';
import { league, newLeague } from './league.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';

/** Longest command line of an operator, with room for an announcement of 1,500 characters and its options. */
const LONGEST_LINE = 2_000;
const ACTIONS = ['show', 'export', 'forget'] as const;

/** Subcommands of /games, in the order in which Discord lists them. */
const subcommands: Readonly<Record<string, Subcommand>> = {
  help: {
    definition: verb('help', words => words.help),
    reads: true,
    run: async (_visit, _typed, context) => help(context),
  },
  list: {
    definition: verb('list', words => words.list),
    reads: true,
    run: (visit, _typed, context) => list(context, visit),
  },
  open: {
    definition: verb('open', words => words.open, { everywhere: flag, here: flag }),
    reads: true,
    run: (visit, typed, context) =>
      typed.everywhere === true
        ? tablesEverywhere(context, visit, typed.here === true ? 'here' : 'dm')
        : openTables(context, visit),
  },
  find,
  watch: {
    definition: verb('watch', words => words.watch, { game: suggested }),
    reads: true,
    run: (visit, typed, context) => glance(context, visit, { wanted: text(typed, 'game') }),
    suggest: (visit, typed, focused, context) => suggestGames(context, visit, text(typed, focused) ?? ''),
  },
  stats: {
    definition: verb('stats', ({ stats, game }) => ({ ...stats, game }), { person, game: anyGame }),
    reads: true,
    run: (visit, typed, context) =>
      stats(context, visit, { personId: text(typed, 'person'), game: text(typed, 'game') }),
  },
  leaderboard: {
    definition: verb('leaderboard', ({ leaderboard, game }) => ({ ...leaderboard, game }), {
      game: anyGame,
      everywhere: flag,
    }),
    reads: true,
    run: (visit, typed, context) =>
      leaderboard(context, visit, text(typed, 'game'), typed.everywhere === true),
  },
  profile: {
    definition: verb('profile', ({ profile, game }) => ({ ...profile, game }), { person, game: anyGame }),
    reads: true,
    run: (visit, typed, context) =>
      profile(context, visit, { personId: text(typed, 'person'), game: text(typed, 'game') }),
  },
  year: {
    definition: verb('year', words => words.year, {
      person,
      server: flag,
      year: number(),
      months: number(),
    }),
    reads: true,
    run: (visit, typed, context) =>
      year(context, visit, {
        personId: text(typed, 'person'),
        server: typed.server === true,
        year: whole(typed, 'year'),
        months: whole(typed, 'months'),
      }),
  },
  puzzle: {
    definition: verb('puzzle', ({ puzzle, game }) => ({ ...puzzle, game }), { game: anyGame }),
    run: (visit, typed, context) => puzzle(context, visit, text(typed, 'game')),
  },
  settings,
  server,
  privacy: {
    definition: verb('privacy', words => words.privacy, {
      action: oneOf(ACTIONS.map(action => choice(action, words => words.privacy.actions[action]))),
    }),
    reads: typed => (typed.action ?? 'show') === 'show',
    traceless: true,
    run: (visit, typed, context) => privacy(context, visit, text(typed, 'action')),
  },
  doctor: {
    definition: verb('doctor', words => words.doctor),
    reads: true,
    run: (visit, _typed, context) => doctor(context, visit),
  },
  host: {
    definition: verb('host', ({ host: { about, line } }) => ({ about, do: line }), {
      do: textUpTo(LONGEST_LINE),
    }),
    run: (visit, typed, context) => host(context, visit, text(typed, 'do')),
  },
  league,
  'new-league': newLeague,
};

const definition = everywhere(described(new SlashCommandBuilder().setName('games'), words => words.about));

for (const subcommand of Object.values(subcommands)) definition.addSubcommand(subcommand.definition);

/** Command `/games`, which all games share: a person's games, statistics and settings, a server's settings, and leagues. */
export const games: SlashCommand = {
  name: 'games',
  toJSON: () => definition.toJSON(),
  moved: MOVED.games ?? {},
  subcommands,
};
