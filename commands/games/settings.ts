import type { Subcommand } from '../../src/discord/context/command.ts';
import { menusRemark } from '../../src/discord/panels/games-command/forms.ts';
import { privacy, shutOutText } from '../../src/discord/panels/games-command/privacy.ts';
import { settingsPanel } from '../../src/discord/panels/games-command/settings-panel.ts';
import { verb } from '../definitions/games-words.ts';

export const settings: Subcommand = {
  definition: verb('settings', words => words.settings),
  reads: true,
  // A person who only wants to see or delete their data leaves no new data.
  traceless: true,
  run: async (visit, typed, context) =>
    (await shutOutText(context, visit.person.id, visit.guildId))
      ? privacy(context, visit, undefined)
      : settingsPanel(context, visit, menusRemark(context, typed)),
};
