// This module adds the toy game to the registry of games, in the bot's process and in the trial's process.
import { commands } from '../../commands/index.ts';
import type { SlashCommand } from '../../src/discord/context/command.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { toyCommand } from '../../test/toy/command.ts';
import { quickPlayers } from '../../test/toy/player.ts';
import { toys } from '../../test/toy/rules/index.ts';
import { PLENTY } from '../../test/toy/rules/types.ts';
import './painter-with-toy.ts';

// Leagues use a game's defaults, so the toy's defaults are changed.
Object.assign(games, { toy: { ...toys.toy, defaults: { tiles: PLENTY } } });
Object.assign(players, { toy: quickPlayers });

function offeringToy(command: SlashCommand): SlashCommand {
  const toJSON = (): ReturnType<SlashCommand['toJSON']> => {
    const json = structuredClone(command.toJSON());
    const game = within(json as unknown as Option, 'new-league', 'game');
    if (!game?.choices) throw new Error('no option takes the game of a league');
    game.choices.push({ name: 'Quay', value: 'toy' });
    return json;
  };
  return { ...command, toJSON };
}

interface Option {
  readonly name: string;
  readonly options?: readonly Option[];
  readonly choices?: { name: string; value: string }[];
}

const within = (option: Option, ...path: readonly string[]): Option | undefined =>
  path.reduce<Option | undefined>((found, name) => found?.options?.find(each => each.name === name), option);

const shelf = commands as SlashCommand[];
const before = [...shelf];
shelf.splice(0, shelf.length, ...shelf.map(each => (each.name === 'games' ? offeringToy(each) : each)));
shelf.push(toyCommand);

/**
 * Takes the toy game away again. Test files that follow in the same process share the registry. Incident: a test of a whole bot
 * waited for a command that only the toy has.
 */
export function takeToyAway(): void {
  for (const registry of [games, players, presenters]) Reflect.deleteProperty(registry, 'toy');
  shelf.splice(0, shelf.length, ...before);
}
