import type { Command, UserMenu } from '../src/discord/command.ts';
import { games } from './games/index.ts';
import { challenge } from './porto/challenge.ts';
import { porto } from './porto/index.ts';

/** Every command that the bot knows, by hand: a file that is missing here is a compile error away, not skipped. */
export const commands: readonly Command[] = [porto, games];

/** Every menu on a person. */
export const menus: readonly UserMenu[] = [challenge];
