import type { Subcommand } from '../../src/discord/context/command.ts';
import { menusRemark } from '../../src/discord/panels/games-command/forms.ts';
import { serverPage } from '../../src/discord/panels/games-command/server.ts';
import { verb } from '../definitions/games-words.ts';

/** Any member may read the page. Its menus need the permission Manage Server. */
export const server: Subcommand = {
  definition: verb('server', words => words.server),
  reads: true,
  run: (visit, typed, context) => serverPage(context, visit, menusRemark(context, typed)),
};
