import { SlashCommandBuilder } from '@discordjs/builders';
import type { Command, Subcommand } from '../../src/discord/command.ts';
import { everywhere } from '../everywhere.ts';
import { back } from './back.ts';
import { board } from './board.ts';
import { build } from './build.ts';
import { cancel } from './cancel.ts';
import { draw } from './draw.ts';
import { gameGroup, gameSubcommands } from './game/index.ts';
import { hand } from './hand.ts';
import { join } from './join.ts';
import { keep } from './keep.ts';
import { leave } from './leave.ts';
import { open } from './new.ts';
import { nudge } from './nudge.ts';
import { recap } from './recap.ts';
import { remove } from './remove.ts';
import { resign } from './resign.ts';
import { rules } from './rules.ts';
import { solo } from './solo.ts';
import { start } from './start.ts';
import { tableGroup, tableSubcommands } from './table/index.ts';
import { timer } from './timer.ts';
import { undo } from './undo.ts';
import { described } from './words/index.ts';

/** In the order in which Discord lists them. */
const subcommands: Readonly<Record<string, Subcommand>> = {
  build,
  draw,
  hand,
  board,
  keep,
  timer,
  recap,
  nudge,
  undo,
  new: open,
  join,
  leave,
  remove,
  start,
  solo,
  cancel,
  resign,
  back,
  rules,
};

const definition = everywhere(described(new SlashCommandBuilder().setName('porto'), words => words.about));

for (const subcommand of Object.values(subcommands)) definition.addSubcommand(subcommand.definition);
definition.addSubcommandGroup(gameGroup).addSubcommandGroup(tableGroup);

const inGroup = (group: string, list: Readonly<Record<string, Subcommand>>) =>
  Object.entries(list).map(([name, subcommand]) => [`${group} ${name}`, subcommand] as const);
const grouped = [...inGroup('game', gameSubcommands), ...inGroup('table', tableSubcommands)];

export const porto: Command = {
  name: 'porto',
  toJSON: () => definition.toJSON(),
  subcommands: { ...subcommands, ...Object.fromEntries(grouped) },
};
