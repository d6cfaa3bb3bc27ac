import { SlashCommandSubcommandGroupBuilder } from '@discordjs/builders';
import type { Subcommand } from '../../../src/discord/command.ts';
import { described } from '../words/index.ts';
import { log } from './log.ts';
import { record } from './record.ts';
import { replay } from './replay.ts';
import { share } from './share.ts';
import { verify } from './verify.ts';

/** What concerns the game as a whole, in the order in which Discord lists it. */
export const gameSubcommands: Readonly<Record<string, Subcommand>> = { log, replay, share, record, verify };

export const gameGroup = described(
  new SlashCommandSubcommandGroupBuilder().setName('game'),
  words => words.game.about,
);

for (const { definition } of Object.values(gameSubcommands)) gameGroup.addSubcommand(definition);
