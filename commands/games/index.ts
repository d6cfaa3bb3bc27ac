import { SlashCommandBuilder } from '@discordjs/builders';
import { type SlashCommand, type Subcommand, text } from '../../src/discord/context/command.ts';
import { help } from '../../src/discord/panels/games-command/help.ts';
import { list } from '../../src/discord/panels/games-command/list.ts';
import { profile } from '../../src/discord/panels/games-command/profile.ts';
import { puzzle } from '../../src/discord/panels/games-command/puzzle.ts';
import { glance, suggestGames } from '../../src/discord/panels/games-command/show-elsewhere.ts';
import { leaderboard } from '../../src/discord/panels/games-command/stats.ts';
import { everywhere } from '../definitions/everywhere.ts';
import { anyGame, described, verb } from '../definitions/games-words.ts';
import { MOVED } from '../definitions/moved.ts';
import { flag, person, suggested } from '../definitions/verb.ts';
import { find } from './find.ts';
import { host } from './host.ts';
import { league, newLeague } from './league.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';

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
  find,
  watch: {
    definition: verb('watch', words => words.watch, { game: suggested }),
    reads: true,
    run: (visit, typed, context) => glance(context, visit, { wanted: text(typed, 'game') }),
    suggest: (visit, typed, focused, context) => suggestGames(context, visit, text(typed, focused) ?? ''),
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
    definition: verb('profile', words => words.profile, { person }),
    former: ['game'],
    reads: true,
    run: (visit, typed, context) => profile(context, visit, { personId: text(typed, 'person') }),
  },
  puzzle: {
    definition: verb('puzzle', words => words.puzzle),
    former: ['game'],
    run: (visit, _typed, context) => puzzle(context, visit),
  },
  settings,
  server,
  host,
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
