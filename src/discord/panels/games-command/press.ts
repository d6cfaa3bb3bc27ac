import { ofGame } from '../../../core/contract/game.ts';
import { pageIn } from '../../buttons/games-ids.ts';
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

type Pages = Readonly<
  Record<string, (press: Press<'games'>, ...args: readonly string[]) => Promise<Answer> | Answer>
>;

const at = (text: string | undefined): 'here' | 'dm' => (text === 'here' ? 'here' : 'dm');

const OPEN_TABLES: Pages = {
  sit: ({ context, visit }, id) => sitDown(context, visit, id),
  from: ({ context, visit }, id = '', place) => sitFrom(context, visit, id, at(place)),
  all: ({ context, visit }, place, page) => tablesEverywhere(context, visit, at(place), pageIn(page)),
  notices: ({ context, visit }) => noticesPage(context, visit),
  notify: ({ context, visit }, game) => notifyPress(context, visit, game),
  hush: ({ context, visit }, guildId) => hush(context, visit, guildId),
};

const PAGES: Pages = {
  help: ({ context }, page) => helpPage(context, page),
  list: ({ context, visit }, page) => list(context, visit, pageIn(page)),
  open: (press, what = '', ...args) =>
    ofGame(OPEN_TABLES, what)?.(press, ...args) ?? openTables(press.context, press.visit, pageIn(what)),
  find: ({ context, visit, chosen }, ...args) => findPress(context, visit, args, chosen),
  glance: ({ context, visit, chosen: [wanted] }, page) =>
    glance(context, visit, { wanted, page: pageIn(page) }),
  doctor: ({ context, visit }) => doctor(context, visit),
  settings: ({ context, visit, chosen }, ...args) => settingsPress(context, visit, args, chosen),
  server: ({ context, visit, chosen }, ...args) => serverPress(context, visit, args, chosen),
  profile: ({ context, visit }, ...args) => profilePress(context, visit, args),
  year: ({ context, visit }, ...args) => yearPress(context, visit, args),
  puzzle: ({ context, visit }, ...args) => puzzlePress(context, visit, args),
  privacy: ({ context, visit }, what, answer) =>
    what === 'forget' ? forget(context, visit, answer) : privacy(context, visit, what),
};

export const presses = handlers({
  games: press => {
    const [page = '', ...args] = press.args;
    return ofGame(PAGES, page)?.(press, ...args) ?? say(press.context.words.errors.strangeButton);
  },
});
