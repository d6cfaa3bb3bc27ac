import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../src/discord/gateway/command.ts';
import { actTyped } from '../../src/discord/panels/typed-action.ts';
import { described } from './words/index.ts';

/** Actions that are told by their name alone: typed, they are done. */
const plain = (name: 'reveal' | 'pass' | 'end'): Subcommand => ({
  definition: described(new SlashCommandSubcommandBuilder().setName(name), words => words[name]),
  run: (visit, _typed, room) => actTyped(room, visit, name, true),
});

export const reveal = plain('reveal');
export const pass = plain('pass');
export const end = plain('end');
