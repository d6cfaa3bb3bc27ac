import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { suggest } from '../../src/discord/autocomplete.ts';
import { type Subcommand, text } from '../../src/discord/command.ts';
import { Turn } from '../../src/discord/turn.ts';
import * as spelling from './spelling.ts';
import { described } from './words/index.ts';

export const draw: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('draw'),
    words => words.draw.about,
  ).addStringOption(option =>
    described(option.setName('cards'), words => words.draw.cards)
      .setRequired(true)
      .setAutocomplete(true),
  ),

  async run(visit, typed, room) {
    const turn = await Turn.begin(room, visit, 'draw');
    if (!(turn instanceof Turn)) return turn;
    const given = text(typed, 'cards') ?? '';
    const cards = turn.meaning('cards', given, spelling.slots(given));
    if (!turn.isReadable(`draw ${cards}`)) return turn.unknown('cards', given, {});
    return turn.carryOut(`draw ${cards}`, { cards });
  },

  suggest: (visit, typed, focused, room) =>
    suggest(room, visit, typed, focused, { type: 'draw', options: ['cards'] }),
};
