import type { SlashCommandStringOption } from '@discordjs/builders';
import { loaded } from '../../src/games/registry.ts';
import { inEach } from '../../src/stage/language/languages.ts';
import { described } from './games-words.ts';
import { choosing } from './localised.ts';

const presenters = await loaded('presenter');

export const gameOption = (option: SlashCommandStringOption): SlashCommandStringOption =>
  described(option.setName('game'), words => words.game).addChoices(
    Object.entries(presenters).map(([game, inLanguage]) =>
      choosing(inEach(language => inLanguage(language).title))(game, title => title),
    ),
  );
