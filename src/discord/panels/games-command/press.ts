import { pageIn } from '../../buttons/games-ids.ts';
import type { Context } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { handlers, type Press } from '../handlers.ts';
import { doctor } from './doctor.ts';
import { findPress } from './find.ts';
import { helpPage } from './help.ts';
import { list } from './list.ts';
import {
  hush,
  noticesPage,
  notifyPress,
  openTables,
  sitDown,
  sitFrom,
  tablesEverywhere,
} from './open-tables.ts';
import { forget, privacy } from './privacy.ts';
import { profilePress } from './profile.ts';
import { puzzlePress } from './puzzle-answer.ts';
import { serverPress } from './server.ts';
import { settingsPress } from './settings-panel.ts';
import { glance } from './show-elsewhere.ts';
import { yearPress } from './year.ts';

async function gamesPress({
  context,
  visit,
  args: [page, ...args],
  chosen,
}: Press<'games'>): Promise<Answer> {
  switch (page) {
    case 'help':
      return helpPage(context, args[0]);
    case 'list':
      return list(context, visit, pageIn(args[0]));
    case 'open':
      return openPress(context, visit, args);
    case 'find':
      return findPress(context, visit, args, chosen);
    case 'glance':
      return glance(context, visit, { wanted: chosen[0], page: pageIn(args[0]) });
    case 'doctor':
      return doctor(context, visit);
    case 'settings':
      return settingsPress(context, visit, args, chosen);
    case 'server':
      return serverPress(context, visit, args, chosen);
    case 'profile':
      return profilePress(context, visit, args);
    case 'year':
      return yearPress(context, visit, args);
    case 'puzzle':
      return puzzlePress(context, visit, args);
    case 'privacy':
      return args[0] === 'forget' ? forget(context, visit, args[1]) : privacy(context, visit, args[0]);
    default:
      return say(context.words.errors.strangeButton);
  }
}

function openPress(context: Context, visit: Visit, [what, value, more]: readonly string[]): Promise<Answer> {
  switch (what) {
    case 'sit':
      return sitDown(context, visit, value);
    case 'from':
      return sitFrom(context, visit, value ?? '', more === 'here' ? 'here' : 'dm');
    case 'all':
      return tablesEverywhere(context, visit, value === 'here' ? 'here' : 'dm', pageIn(more));
    case 'notices':
      return noticesPage(context, visit);
    case 'notify':
      return notifyPress(context, visit, value);
    case 'hush':
      return hush(context, visit, value);
    default:
      return openTables(context, visit, pageIn(what));
  }
}

export const presses = handlers({ games: gamesPress });
