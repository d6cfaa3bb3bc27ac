import { pageIn } from '../../buttons/games-ids.ts';
import type { Room } from '../../context/room.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { handlers, type Press } from '../handlers.ts';
import { glance } from './glance.ts';
import { list } from './list.ts';
import { hush, noticesPage, notifyPress } from './notify.ts';
import { openTables, sitDown } from './open-tables.ts';
import { forget, privacy } from './privacy.ts';
import { profilePress } from './profile.ts';
import { serverPress } from './server.ts';
import { settingsPress } from './settings-panel.ts';

/** Handles a component on a page of /games: its custom id names the page, and the person is the presser. */
async function gamesPress({ room, visit, args: [page, ...args], chosen }: Press<'games'>): Promise<Answer> {
  switch (page) {
    case 'list':
      return list(room, visit, pageIn(args[0]));
    case 'open':
      return openPress(room, visit, args);
    case 'glance':
      return glance(room, visit, { wanted: chosen[0], page: pageIn(args[0]) });
    case 'settings':
      return settingsPress(room, visit, args, chosen);
    case 'server':
      return serverPress(room, visit, args, chosen);
    case 'profile':
      return profilePress(room, visit, args);
    case 'privacy':
      return args[0] === 'forget' ? forget(room, visit, args[1]) : privacy(room, visit, args[0]);
    default:
      return say(room.words.errors.strangeButton);
  }
}

function openPress(room: Room, visit: Visit, [what, value]: readonly string[]): Promise<Answer> {
  switch (what) {
    case 'sit':
      return sitDown(room, visit, value);
    case 'notices':
      return noticesPage(room, visit);
    case 'notify':
      return notifyPress(room, visit, value);
    case 'hush':
      return hush(room, visit, value);
    default:
      return openTables(room, visit, pageIn(what));
  }
}

export const presses = handlers({ games: gamesPress });
