import { gameCommand } from '../../commands/shared/game-command.ts';
import { inEach } from '../../src/presentation/language/languages.ts';
import { toyPresenter } from './presenter.ts';
import { toy } from './rules/index.ts';

const words = { about: 'A night on the quay' };

/** Command of the toy with only the subcommands that all tables share. People type actions through the subcommand `do`. */
export const toyCommand = gameCommand({
  rules: toy,
  words: inEach(() => words),
  presenter: toyPresenter,
});
