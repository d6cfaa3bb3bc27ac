import type { SlashCommand, UserMenu } from '../src/discord/gateway/command.ts';
import { loaded } from '../src/games/registry.ts';
import { games } from './games/index.ts';

const own = Object.values(await loaded('commands'));

/** Every command of the bot: each game's, and the one that all share. */
export const commands: readonly SlashCommand[] = [...own.map(({ command }) => command), games];

/** Menus on a person, of all games. */
export const menus: readonly UserMenu[] = own.flatMap(game => game.menus);
