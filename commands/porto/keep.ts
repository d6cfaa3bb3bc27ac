import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { suggest } from '../../src/discord/autocomplete.ts';
import { type Subcommand, text } from '../../src/discord/command.ts';
import { Turn } from '../../src/discord/turn.ts';
import * as spelling from './spelling.ts';

export const keep: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('keep')
    .setDescription('Keep three of your five private contracts; nobody else sees which')
    .addStringOption(option =>
      option
        .setName('contracts')
        .setDescription('Three names with commas between, as the list shows them')
        .setRequired(true)
        .setAutocomplete(true),
    ),

  async run(visit, typed, room) {
    const turn = await Turn.begin(room, visit, 'keep');
    if (!(turn instanceof Turn)) return turn;
    const given = text(typed, 'contracts') ?? '';
    const contracts = turn.meaning('contracts', given, spelling.contracts(given));
    if (!turn.isReadable(`keep ${contracts}`)) return turn.unknown('contracts', given, {});
    return turn.carryOut(`keep ${contracts}`, { contracts });
  },

  suggest: (visit, typed, focused, room) =>
    suggest(room, visit, typed, focused, { type: 'keep', options: ['contracts'] }),
};
