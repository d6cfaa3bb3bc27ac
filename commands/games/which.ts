import type { SlashCommandStringOption } from '@discordjs/builders';
import { capital } from '../../src/present/grammar.ts';
import { presenters } from '../../src/present/registry.ts';
import { choice, described } from './words/index.ts';

/** Which of the games on the shelf. */
export const gameOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  described(option.setName('game'), words => words.game).addChoices(
    Object.keys(presenters).map(game => choice(game, () => capital(game))),
  );
