import * as bot from '../../commands/index.ts';

/**
 * Returns a command whose definition is built only once in a process. Discord's builders check every limit at each build, which
 * takes time for each bot.
 */
function once<Command extends { toJSON(): object }>(command: Command): Command {
  let told: object | undefined;
  const toJSON = (): object => {
    told ??= command.toJSON();
    return told;
  };
  return { ...command, toJSON };
}

export const commands = bot.commands.map(once);
export const menus = bot.menus.map(once);
