import { type Form, formOf } from '../../buttons/components.ts';
import type { CustomId } from '../../buttons/custom-id.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import type { Typed } from '../../context/command.ts';
import type { Context } from '../../context/context.ts';
import { GAMES_WORDS } from '../../words/index.ts';

/** Returns the form that a button opens. Undefined: the button opens none. */
export function openedForm({ language }: Context, { verb, args }: CustomId): Form | undefined {
  const words = GAMES_WORDS[language].settings;
  switch (verb === 'games' ? args.join(' ') : '') {
    case 'settings type zone':
      return formOf(gamesId('settings', 'zone'), words.zone, [words.city]);
    case 'settings type quiet':
      return formOf(gamesId('settings', 'quiet'), words.quiet, [words.quietFrom, words.quietTo]);
    case 'server type morningZone':
      return formOf(gamesId('server', 'set', 'morningZone'), words.zone, [words.city]);
    default:
      return undefined;
  }
}

/** Returns a remark that settings are menus now. Undefined where the person typed no option of an earlier version. */
export const menusRemark = ({ language }: Context, typed: Typed): string | undefined =>
  Object.keys(typed).length > 0 ? GAMES_WORDS[language].settings.menus : undefined;
