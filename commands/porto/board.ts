import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text, whole } from '../../src/discord/command.ts';
import { type BoardForm, board as readBoard } from '../../src/discord/reading.ts';

const FORMS: readonly BoardForm[] = ['picture', 'wide', 'text'];

export const board: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('board')
    .setDescription('The board as it is now, or as it was after any turn')
    .addIntegerOption(option =>
      option
        .setName('turn')
        .setDescription('After which turn, as the log numbers them; 0 is the deal')
        .setMinValue(0)
        .setMaxValue(9999),
    )
    .addStringOption(option =>
      option
        .setName('view')
        .setDescription('How you would read it')
        .addChoices(
          { name: 'Picture', value: 'picture' },
          { name: 'Wide picture with everything', value: 'wide' },
          { name: 'Text', value: 'text' },
        ),
    ),
  reads: true,
  run: (visit, typed, room) => {
    const turn = whole(typed, 'turn');
    const form = FORMS.find(each => each === text(typed, 'view'));
    return readBoard(room, visit, { ...(turn !== undefined && { turn }), ...(form && { form }) });
  },
};
