// The tests' own game stands beside those of the registry, in the bot's process and in that of its people.
import { commands } from '../../commands/index.ts';
import type { SlashCommand } from '../../src/discord/gateway/command.ts';
import { players } from '../../src/games/players.ts';
import { games } from '../../src/games/registry.ts';
import { toyCommand } from '../../test/toy/command.ts';
import { toys } from '../../test/toy/rules/index.ts';
import { toyPlayers } from './games/toy-players.ts';
import './painted-shelf.ts';

Object.assign(games, toys);
Object.assign(players, { toy: toyPlayers });
(commands as SlashCommand[]).push(toyCommand);
