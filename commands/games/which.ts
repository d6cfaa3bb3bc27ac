import type { SlashCommandStringOption } from '@discordjs/builders';
import { games } from '../../src/games/registry.ts';
import { capital } from '../../src/stage/grammar.ts';
import { choice, described } from './words/index.ts';

/** Which of the games on the shelf. */
export const gameOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  described(option.setName('game'), words => words.game).addChoices(
    Object.keys(games).map(game => choice(game, () => capital(game))),
  );
