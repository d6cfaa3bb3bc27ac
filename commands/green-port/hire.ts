import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../src/discord/gateway/command.ts';
import { suggest } from '../../src/discord/panels/autocomplete.ts';
import { TypedTurn } from '../../src/discord/panels/turn.ts';
import { colourCalled } from '../../src/games/green-port/presenter/typed.ts';
import { described } from './words/index.ts';

export const hire: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('hire'),
    words => words.hire.about,
  ).addStringOption(option =>
    described(option.setName('colour'), words => words.hire.colour).setAutocomplete(true),
  ),

  async run(visit, typed, room) {
    const turn = await TypedTurn.begin(room, visit, 'hire');
    if (!(turn instanceof TypedTurn)) return turn;
    const given = text(typed, 'colour');
    if (given === undefined) return turn.carryOut(turn.settled({}) ?? 'hire', {});
    const colour = turn.meaning('colour', given, colourCalled(given));
    if (!turn.isReadable(`hire ${colour}`)) return turn.unknown('colour', given, {});
    return turn.carryOut(`hire ${colour}`, { colour });
  },

  suggest: (visit, typed, focused, room) =>
    suggest(room, visit, typed, focused, { type: 'hire', options: ['colour'] }),
};
