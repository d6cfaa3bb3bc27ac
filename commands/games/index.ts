import { SlashCommandBuilder, SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type SlashCommand, type Subcommand, text, whole } from '../../src/discord/context/command.ts';
import { doctor as examine } from '../../src/discord/panels/games/doctor.ts';
import { glance as look, suggestGames } from '../../src/discord/panels/games/glance.ts';
import { host as carryOut } from '../../src/discord/panels/games/host.ts';
import { list as readList } from '../../src/discord/panels/games/list.ts';
import { openTables, tablesEverywhere } from '../../src/discord/panels/games/open-tables.ts';
import { privacy as ownPrivacy } from '../../src/discord/panels/games/privacy.ts';
import { profile as showProfile } from '../../src/discord/panels/games/profile.ts';
import { puzzle as showPuzzle } from '../../src/discord/panels/games/puzzle.ts';
import { leaderboard as readLeaderboard, stats as readStats } from '../../src/discord/panels/games/stats.ts';
import { year as lookBack } from '../../src/discord/panels/games/year.ts';
import { everywhere } from '../definitions/everywhere.ts';
import { choice, described, gameOption } from '../definitions/games-words.ts';
import { find } from './find.ts';
import { league } from './league.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';

const list: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('list'), words => words.list.about),
  reads: true,
  run: (visit, _typed, context) => readList(context, visit),
};

const open: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('open'), words => words.open.about)
    .addBooleanOption(option => described(option.setName('everywhere'), words => words.open.everywhere))
    .addBooleanOption(option => described(option.setName('here'), words => words.open.here)),
  reads: true,
  run: (visit, typed, context) =>
    typed.everywhere === true
      ? tablesEverywhere(context, visit, typed.here === true ? 'here' : 'dm')
      : openTables(context, visit),
};

const glance: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('glance'),
    words => words.glance.about,
  ).addStringOption(option =>
    described(option.setName('game'), words => words.glance.game).setAutocomplete(true),
  ),
  reads: true,
  run: (visit, typed, context) => look(context, visit, { wanted: text(typed, 'game') }),
  suggest: (visit, typed, focused, context) => suggestGames(context, visit, text(typed, focused) ?? ''),
};

const stats: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('stats'), words => words.stats.about)
    .addUserOption(option => described(option.setName('person'), words => words.stats.person))
    .addStringOption(gameOption),
  reads: true,
  run: (visit, typed, context) =>
    readStats(context, visit, { personId: text(typed, 'person'), game: text(typed, 'game') }),
};

const leaderboard: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('leaderboard'),
    words => words.leaderboard.about,
  )
    .addStringOption(gameOption)
    .addBooleanOption(option =>
      described(option.setName('everywhere'), words => words.leaderboard.everywhere),
    ),
  reads: true,
  run: (visit, typed, context) =>
    readLeaderboard(context, visit, text(typed, 'game'), typed.everywhere === true),
};

const profile: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('profile'), words => words.profile.about)
    .addUserOption(option => described(option.setName('person'), words => words.profile.person))
    .addStringOption(gameOption),
  reads: true,
  run: (visit, typed, context) =>
    showProfile(context, visit, { personId: text(typed, 'person'), game: text(typed, 'game') }),
};

const year: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('year'), words => words.year.about)
    .addUserOption(option => described(option.setName('person'), words => words.year.person))
    .addBooleanOption(option => described(option.setName('server'), words => words.year.server))
    .addIntegerOption(option => described(option.setName('year'), words => words.year.year))
    .addIntegerOption(option => described(option.setName('months'), words => words.year.months)),
  reads: true,
  run: (visit, typed, context) =>
    lookBack(context, visit, {
      personId: text(typed, 'person'),
      server: typed.server === true,
      year: whole(typed, 'year'),
      months: whole(typed, 'months'),
    }),
};

const puzzle: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('puzzle'),
    words => words.puzzle.about,
  ).addStringOption(gameOption),
  run: (visit, typed, context) => showPuzzle(context, visit, text(typed, 'game')),
};

const ACTIONS = ['show', 'export', 'forget'] as const;

const privacy: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('privacy'),
    words => words.privacy.about,
  ).addStringOption(option =>
    described(option.setName('action'), words => words.privacy.action).addChoices(
      ACTIONS.map(action => choice(action, words => words.privacy.actions[action])),
    ),
  ),
  traceless: true,
  run: (visit, typed, context) => ownPrivacy(context, visit, text(typed, 'action')),
};

const doctor: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('doctor'), words => words.doctor.about),
  run: (visit, _typed, context) => examine(context, visit),
};

const host: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('host'),
    words => words.host.about,
  ).addStringOption(option => described(option.setName('do'), words => words.host.line)),
  run: (visit, typed, context) => carryOut(context, visit, text(typed, 'do')),
};

/** Subcommands of /games, in the order in which Discord lists them. */
const subcommands: Readonly<Record<string, Subcommand>> = {
  list,
  open,
  find,
  glance,
  stats,
  leaderboard,
  profile,
  year,
  puzzle,
  settings,
  server,
  privacy,
  doctor,
  host,
};

const definition = everywhere(described(new SlashCommandBuilder().setName('games'), words => words.about));

for (const subcommand of Object.values(subcommands)) definition.addSubcommand(subcommand.definition);
definition.addSubcommandGroup(league.group);

/** Command `/games`, which all games share: a person's games, statistics and settings, a server's settings, and leagues. */
export const games: SlashCommand = {
  name: 'games',
  toJSON: () => definition.toJSON(),
  subcommands: { ...subcommands, ...league.subcommands },
};
