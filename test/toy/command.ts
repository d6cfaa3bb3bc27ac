import { SlashCommandBuilder, SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { gameGroup, gameSubcommands } from '../../commands/porto/game/index.ts';
import { porto } from '../../commands/porto/index.ts';
import { tableGroup, tableSubcommands } from '../../commands/porto/table/index.ts';
import { type Command, type Subcommand, whole } from '../../src/discord/command.ts';
import { openTable } from '../../src/discord/opening.ts';

/** Seats are taken in the order of joining, so that tests know who sits where. */
const open: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('new')
    .setDescription('Open a table')
    .addIntegerOption(option => option.setName('seats').setDescription('How many play'))
    .addIntegerOption(option => option.setName('tiles').setDescription('Bid tiles of each height'))
    .addStringOption(option => option.setName('pace').setDescription('How fast')),
  run: (visit, typed, room) => {
    const tiles = whole(typed, 'tiles');
    return openTable(room, visit, {
      game: 'toy',
      options: tiles === undefined ? {} : { tiles },
      seats: whole(typed, 'seats'),
      seating: 'joined',
      pace: typed.pace === 'day' ? 'day' : undefined,
    });
  },
};

/** The verbs of a table know no game. */
const VERBS = ['join', 'leave', 'start', 'hand', 'board', 'recap', 'nudge', 'undo', 'resign', 'cancel'];
const verbs = VERBS.flatMap(name => {
  const verb = porto.subcommands[name];
  return verb ? [[name, verb] as const] : [];
});

const definition = new SlashCommandBuilder()
  .setName('toy')
  .setDescription('A night on the quay')
  .addSubcommand(open.definition);
for (const [, { definition: verb }] of verbs) definition.addSubcommand(verb);

definition.addSubcommandGroup(gameGroup).addSubcommandGroup(tableGroup);

const inGroup = (group: string, list: Readonly<Record<string, Subcommand>>) =>
  Object.entries(list).map(([name, verb]) => [`${group} ${name}`, verb] as const);

export const toyCommand: Command = {
  name: 'toy',
  toJSON: () => definition.toJSON(),
  subcommands: {
    new: open,
    ...Object.fromEntries([
      ...verbs,
      ...inGroup('game', gameSubcommands),
      ...inGroup('table', tableSubcommands),
    ]),
  },
};
