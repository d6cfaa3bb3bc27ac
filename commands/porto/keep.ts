import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../src/discord/gateway/command.ts';
import { suggest } from '../../src/discord/panels/autocomplete.ts';
import { TypedTurn } from '../../src/discord/panels/turn.ts';
import * as spelling from './spelling.ts';
import { described } from './words/index.ts';

export const keep: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('keep'),
    words => words.keep.about,
  ).addStringOption(option =>
    described(option.setName('contracts'), words => words.keep.contracts)
      .setRequired(true)
      .setAutocomplete(true),
  ),

  async run(visit, typed, room) {
    const turn = await TypedTurn.begin(room, visit, 'keep');
    if (!(turn instanceof TypedTurn)) return turn;
    const given = text(typed, 'contracts') ?? '';
    const contracts = turn.meaning('contracts', given, spelling.contracts(given));
    if (!turn.isReadable(`keep ${contracts}`)) return turn.unknown('contracts', given, {});
    return turn.carryOut(`keep ${contracts}`, { contracts });
  },

  suggest: (visit, typed, focused, room) =>
    suggest(room, visit, typed, focused, { type: 'keep', options: ['contracts'] }),
};
