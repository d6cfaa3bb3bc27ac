import type { SlashCommand, UserMenu } from '../src/discord/context/command.ts';
import type { GameId } from '../src/games/registry.ts';
import { hostCommand } from './games/host.ts';
import { games } from './games/index.ts';
import { greenPortCommands } from './green-port/index.ts';
import { portoCommands } from './porto/index.ts';
import { vintageCommands } from './vintage/index.ts';

interface GameCommands {
  readonly command: SlashCommand;
  readonly menus: readonly UserMenu[];
}

const OWN: Readonly<Record<GameId, GameCommands>> = {
  porto: portoCommands,
  'green-port': greenPortCommands,
  vintage: vintageCommands,
};

const own = Object.values(OWN);

export const commands: readonly SlashCommand[] = [...own.map(({ command }) => command), games];

/** Commands for the operator's server, if a setting names one. Other servers then have no subcommands with these names. */
export const operatorCommands: readonly SlashCommand[] = [hostCommand];

/** User context menus of all games. Each is an entry of the menu "Apps" that Discord shows for a person. */
export const menus: readonly UserMenu[] = own.flatMap(game => game.menus);
