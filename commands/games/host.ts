import { PermissionFlagsBits } from 'discord.js';
import { type SlashCommand, type Subcommand, text } from '../../src/discord/context/command.ts';
import { host as hostLine } from '../../src/discord/panels/games-command/host.ts';
import { verb } from '../definitions/games-words.ts';
import { textUpTo } from '../definitions/verb.ts';

/** Longest command line of an operator, with room for an announcement of 1,500 characters and its options. */
const LONGEST_LINE = 2_000;

export const host: Subcommand = {
  definition: verb('host', ({ host: { about, line } }) => ({ about, do: line }), {
    do: textUpTo(LONGEST_LINE),
  }),
  run: (visit, typed, context) => hostLine(context, visit, text(typed, 'do')),
};

/** Command `/host`, which takes the place of `/games host` where the operator has named a server. */
export const hostCommand: SlashCommand = {
  name: 'host',
  toJSON() {
    const { type: _, ...definition } = host.definition.toJSON();
    return { ...definition, default_member_permissions: `${PermissionFlagsBits.ManageGuild}` };
  },
  subcommands: { '': host },
};
