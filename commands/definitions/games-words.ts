import { loaded } from '../../src/games/registry.ts';
import { inEach } from '../../src/presentation/language/languages.ts';
import { COMMAND_WORDS } from '../words/index.ts';
import { choosing, describing } from './localised.ts';
import { oneOf, verbsIn } from './verb.ts';

export const GAMES_COMMAND_WORDS = inEach(language => COMMAND_WORDS[language].games);

export const described = describing(GAMES_COMMAND_WORDS);
export const choice = choosing(GAMES_COMMAND_WORDS);
export const verb = verbsIn(GAMES_COMMAND_WORDS);

const titles = Object.entries(await loaded('presenter')).map(([game, inLanguage]) =>
  choosing(inEach(language => inLanguage(language).title))(game, title => title),
);

export const anyGame = oneOf(titles);
export const neededGame = oneOf(titles, true);
