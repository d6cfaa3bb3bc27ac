import { SlashCommandSubcommandGroupBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../../src/discord/command.ts';
import { described } from '../words/index.ts';
import { offer } from './offer.ts';
import { pause, unpause } from './pause.ts';
import { playFor } from './play-for.ts';
import { take } from './take.ts';

/** What the players decide together, in the order in which Discord lists it. */
export const tableSubcommands: Readonly<Record<string, Subcommand>> = {
  pause,
  unpause,
  'play-for': playFor,
  offer,
  take,
};

export const tableGroup = described(
  new SlashCommandSubcommandGroupBuilder().setName('table'),
  words => words.table.about,
);

for (const { definition } of Object.values(tableSubcommands)) tableGroup.addSubcommand(definition);
