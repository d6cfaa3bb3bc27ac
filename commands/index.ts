import type { SlashCommand, UserMenu } from '../src/discord/gateway/command.ts';
import { loaded } from '../src/games/registry.ts';
import { games } from './games/index.ts';

const own = Object.values(await loaded('commands'));

/** Every command that the bot knows: each game's, and what all of them share. */
export const commands: readonly SlashCommand[] = [...own.map(({ command }) => command), games];

/** Menus on a person, of all games. */
export const menus: readonly UserMenu[] = own.flatMap(game => game.menus);
