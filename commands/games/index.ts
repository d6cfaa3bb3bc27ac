import { SlashCommandBuilder } from '@discordjs/builders';
import type { SlashCommand, Subcommand } from '../../src/discord/context/command.ts';
import { everywhere } from '../definitions/everywhere.ts';
import { described } from '../definitions/games-words.ts';
import { doctor } from './doctor.ts';
import { glance } from './glance.ts';
import { leaderboard } from './leaderboard.ts';
import { league } from './league/index.ts';
import { list } from './list.ts';
import { open } from './open.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { server } from './server.ts';
import { settings } from './settings.ts';
import { stats } from './stats.ts';

/** Subcommands of /games, in the order in which Discord lists them. */
const subcommands: Readonly<Record<string, Subcommand>> = {
  list,
  open,
  glance,
  stats,
  leaderboard,
  profile,
  settings,
  server,
  privacy,
  doctor,
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
