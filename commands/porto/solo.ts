import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, whole } from '../../src/discord/context/command.ts';
import { openTable } from '../../src/discord/panels/lobby/opening.ts';
import { described as sharedDescribed } from '../shared/words.ts';
import { choice, described } from './words/index.ts';

/** Numbers of cards in the Timer (the opponent's deck in a solo game), the default first. */
const TIMERS = [28, 26, 24] as const;

export const solo: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('solo'), words => words.solo.about)
    .addIntegerOption(option =>
      described(option.setName('timer'), words => words.solo.timer).addChoices(
        TIMERS.map(size => choice(size, words => words.solo.timers[size])),
      ),
    )
    .addBooleanOption(option => sharedDescribed(option.setName('thread'), words => words.new.thread)),
  run: (visit, typed, context) =>
    openTable(context, visit, {
      game: 'porto',
      options: { variant: 'solo', timer: TIMERS.find(size => size === whole(typed, 'timer')) ?? TIMERS[0] },
      solo: true,
      thread: typed.thread === true,
    }),
};
