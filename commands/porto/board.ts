import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text, whole } from '../../src/discord/command.ts';
import { type BoardForm, board as readBoard } from '../../src/discord/reading.ts';
import { choice, described } from './words/index.ts';

const FORMS: readonly BoardForm[] = ['picture', 'wide', 'text'];

export const board: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('board'), words => words.board.about)
    .addIntegerOption(option =>
      described(option.setName('turn'), words => words.board.turn)
        .setMinValue(0)
        .setMaxValue(9999),
    )
    .addStringOption(option =>
      described(option.setName('view'), words => words.board.view).addChoices(
        FORMS.map(form => choice(form, words => words.board.views[form])),
      ),
    ),
  reads: true,
  run: (visit, typed, room) => {
    const turn = whole(typed, 'turn');
    const form = FORMS.find(each => each === text(typed, 'view'));
    return readBoard(room, visit, { ...(turn !== undefined && { turn }), ...(form && { form }) });
  },
};
