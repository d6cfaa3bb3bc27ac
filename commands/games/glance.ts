import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../src/discord/context/command.ts';
import { glance as look, suggestGames } from '../../src/discord/panels/games/glance.ts';
import { described } from '../definitions/games-words.ts';

export const glance: Subcommand = {
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
