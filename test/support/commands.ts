import * as bot from '../../commands/index.ts';

/** Builders hold a command against Discord's limits whenever they are asked for it: here once in a process, not with each bot. */
function once<Command extends { toJSON(): object }>(command: Command): Command {
  let told: object | undefined;
  const toJSON = (): object => {
    told ??= command.toJSON();
    return told;
  };
  return { ...command, toJSON };
}

/** All that the bot has. */
export const commands = bot.commands.map(once);
export const menus = bot.menus.map(once);
