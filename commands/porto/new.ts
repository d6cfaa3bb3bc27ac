import { SlashCommandSubcommandBuilder, type SlashCommandUserOption } from '@discordjs/builders';
import { type Subcommand, text, whole } from '../../src/discord/command.ts';
import { isPace, openTable } from '../../src/discord/opening.ts';
import { choice, described } from './words/index.ts';

/** Names of the options that invite somebody. */
const INVITES = ['invite', 'invite2', 'invite3'] as const;
const inviting = (name: string) => (option: SlashCommandUserOption) =>
  described(option.setName(name), words => words.new.invite);

const definition = described(new SlashCommandSubcommandBuilder().setName('new'), words => words.new.about)
  .addStringOption(option =>
    described(option.setName('variant'), words => words.new.variant).addChoices(
      choice('standard', words => words.new.variants.standard),
      choice('family', words => words.new.variants.family),
    ),
  )
  .addIntegerOption(option =>
    described(option.setName('seats'), words => words.new.seats)
      .setMinValue(2)
      .setMaxValue(4),
  )
  .addStringOption(option =>
    described(option.setName('pace'), words => words.new.pace).addChoices(
      choice('none', words => words.new.paces.none),
      choice('day', words => words.new.paces.day),
      choice('three-days', words => words.new.paces['three-days']),
    ),
  )
  .addStringOption(option =>
    described(option.setName('order'), words => words.new.order).addChoices(
      choice('random', words => words.new.orders.random),
      choice('joined', words => words.new.orders.joined),
    ),
  )
  .addBooleanOption(option => described(option.setName('thread'), words => words.new.thread));
for (const name of INVITES) definition.addUserOption(inviting(name));

export const open: Subcommand = {
  definition,
  run: (visit, typed, room) =>
    openTable(room, visit, {
      game: 'porto',
      options: { variant: typed.variant === 'family' ? 'family' : 'standard' },
      seats: whole(typed, 'seats'),
      pace: isPace(typed.pace) ? typed.pace : undefined,
      seating: typed.order === 'joined' || typed.order === 'random' ? typed.order : undefined,
      thread: typed.thread === true,
      invited: INVITES.flatMap(name => text(typed, name) ?? []),
    }),
};
