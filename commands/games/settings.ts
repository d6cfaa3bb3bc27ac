import type { Subcommand } from '../../src/discord/context/command.ts';
import { menusRemark } from '../../src/discord/panels/games-command/forms.ts';
import { settingsPanel } from '../../src/discord/panels/games-command/settings-panel.ts';
import { verb } from '../definitions/games-words.ts';

export const settings: Subcommand = {
  definition: verb('settings', words => words.settings),
  reads: true,
  run: (visit, typed, context) => settingsPanel(context, visit, menusRemark(context, typed)),
};
