import type { SlashCommandStringOption } from '@discordjs/builders';
import { loaded } from '../../src/games/registry.ts';
import { inEach } from '../../src/presentation/language/languages.ts';
import { COMMAND_WORDS } from '../words/index.ts';
import { choosing, describing } from './localised.ts';

export const GAMES_COMMAND_WORDS = inEach(language => COMMAND_WORDS[language].games);

export const described = describing(GAMES_COMMAND_WORDS);
export const choice = choosing(GAMES_COMMAND_WORDS);

const presenters = await loaded('presenter');

export const gameOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  described(option.setName('game'), words => words.game).addChoices(
    Object.entries(presenters).map(([game, inLanguage]) =>
      choosing(inEach(language => inLanguage(language).title))(game, title => title),
    ),
  );
