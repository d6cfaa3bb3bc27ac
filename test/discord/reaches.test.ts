import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ButtonVerb, VERBS } from '../../src/discord/buttons/custom-id.ts';
import { GAMES_ACTIONS, type GamesAction } from '../../src/discord/buttons/games-ids.ts';
import { REACHES } from '../../src/table/lobby/reaches.ts';

type Reaches = typeof REACHES;
/** Way in the table of ways, as a group and a name. */
type Way = { [Group in keyof Reaches]: `${Group & string} ${keyof Reaches[Group] & string}` }[keyof Reaches];

/** Reads only, or changes only what is the person's own. */
const OWN: readonly Way[] = [];
/** Part of a game in which both sit. */
const GAME: readonly Way[] = ['notices board', 'notices progress', 'notices redraw'];

/** The ways by which each button reaches another person. A new button needs an entry. */
const BUTTONS: Readonly<Record<ButtonVerb, readonly Way[]>> = {
  join: ['seats join', 'seats confirm', 'notices lobby'],
  leave: ['notices lobby', 'notices left'],
  start: GAME,
  hand: OWN,
  board: OWN,
  seat: OWN,
  recap: OWN,
  touch: OWN,
  learn: OWN,
  rules: OWN,
  play: ['acts open', 'directMessages table'],
  parts: OWN,
  log: OWN,
  game: OWN,
  open: OWN,
  pick: OWN,
  hint: OWN,
  do: [...GAME, 'directMessages round', 'directMessages end'],
  always: GAME,
  withdraw: OWN,
  orders: OWN,
  order: GAME,
  undo: [...GAME, 'acts undo'],
  ask: ['acts ask', 'notices request'],
  agree: ['notices request'],
  refuse: ['notices request'],
  deal: OWN,
  deals: OWN,
  league: ['seats league'],
  duplicate: ['seats duplicate'],
  dare: OWN,
  games: OWN,
  watch: OWN,
  show: ['notices lobby', 'lists everywhere'],
  arrange: ['notices lobby', 'notices closed', 'notices question', 'acts open', 'seats invitation'],
  call: ['notices role'],
  nudge: ['notices nudge'],
  propose: ['acts ask', 'notices request'],
  substitute: OWN,
  vote: ['notices request'],
  take: ['seats offered', 'notices seat'],
  return: ['notices seat'],
  remove: ['notices lobby', 'notices left'],
  player: ['notices lobby'],
  cancel: ['notices closed', 'notices vote'],
  share: OWN,
  post: ['acts share'],
  replay: OWN,
  review: OWN,
  publish: ['directMessages review'],
  resign: [...GAME, 'directMessages end'],
  rematch: ['seats rematch', 'acts rematch', 'acts invite', 'notices lobby'],
  another: OWN,
  thread: ['acts open', 'acts thread', 'seats invitation', 'directMessages table'],
};

/** The same for the pages of /games. */
const PAGES: Readonly<Record<GamesAction, readonly Way[]>> = {
  help: OWN,
  'help daily': OWN,
  'help bot': OWN,
  'help learn': OWN,
  list: OWN,
  open: ['lists open'],
  'open sit': ['seats join'],
  'open all': ['lists everywhere'],
  'open from': ['seats join'],
  'open notices': OWN,
  'open notify': ['acts wish'],
  'open hush': OWN,
  find: ['lists open'],
  'find join': ['acts seek', 'seats pairing', 'seats found', 'directMessages found'],
  'find here': ['acts seek', 'seats pairing', 'seats found', 'directMessages found'],
  'find direct': ['acts seek', 'seats pairing', 'seats found', 'directMessages found'],
  'find wishes': OWN,
  'find seats': ['acts seek', 'seats pairing', 'seats found', 'directMessages found'],
  'find rated': ['acts seek', 'seats pairing', 'seats found', 'directMessages found'],
  'find language': ['acts seek', 'seats pairing', 'seats found', 'directMessages found'],
  'find leave': OWN,
  'find bot': OWN,
  'find players': OWN,
  'find block': OWN,
  'find report': ['acts report'],
  'find say': ['acts phrase'],
  'find phrases': OWN,
  glance: ['lists glance'],
  doctor: OWN,
  settings: OWN,
  'settings type': OWN,
  'settings switches': OWN,
  'settings zone': OWN,
  'settings quiet': OWN,
  'settings away': ['acts away', 'notices seat'],
  'settings blocks': OWN,
  'settings block': OWN,
  'settings unblock': OWN,
  'settings hours': OWN,
  'settings forget-hours': OWN,
  server: OWN,
  'server type': OWN,
  'server show': OWN,
  'server set': OWN,
  'server role': OWN,
  'server channel': OWN,
  'server acts': OWN,
  profile: ['lists profile'],
  'profile show': ['lists profile'],
  'profile stats': ['lists profile'],
  'profile everywhere': ['lists leaderboard'],
  'year show': ['acts share'],
  'year look': ['lists profile'],
  'year server': ['acts share'],
  puzzle: OWN,
  'puzzle next': OWN,
  'puzzle games': OWN,
  'puzzle pick': OWN,
  'puzzle look': OWN,
  'puzzle stop': OWN,
  privacy: OWN,
  'privacy export': OWN,
  'privacy forget': OWN,
  'privacy forget sure': OWN,
  'privacy keep': OWN,
};

/** The same for the subcommands that several games share, and for those of /games. The actions of one game are a part of it. */
const COMMANDS: Readonly<Record<string, readonly Way[]>> = {
  undo: ['acts undo', 'acts ask', 'notices request'],
  hint: OWN,
  hand: OWN,
  do: GAME,
  game: OWN,
  board: OWN,
  daily: OWN,
  rules: OWN,
  new: [
    'acts open',
    'acts thread',
    'acts invite',
    'acts invite-one',
    'seats invitation',
    'directMessages table',
  ],
  list: OWN,
  find: ['acts seek', 'seats pairing', 'seats found', 'directMessages found'],
  watch: ['lists glance'],
  profile: ['lists profile'],
  leaderboard: ['lists leaderboard'],
  settings: ['acts away', 'notices seat'],
  server: ['lists morning'],
  puzzle: OWN,
  help: OWN,
  'host do': ['notices operator'],
  league: OWN,
  'new-league': OWN,
};

/** Lists the subcommands of each command, as the test of the definitions has written them. */
function subcommands(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  let names: string[] = [];
  const text = readFileSync(new URL('./goldens/commands.txt', import.meta.url), 'utf8');
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) {
      names = [];
      found.set(line, names);
    } else if (line.startsWith('  ')) names.push(/^ {2}(host )?\S+/.exec(line)?.[0].trim() ?? '');
  }
  return found;
}

test('each button, page and subcommand says by which ways of the table it reaches other people', () => {
  expect(Object.keys(BUTTONS).toSorted()).toEqual([...VERBS].toSorted());
  expect(Object.keys(PAGES).toSorted()).toEqual(Object.keys(GAMES_ACTIONS).toSorted());
  const all = [...subcommands()];
  const shared = all.flatMap(([command, names]) =>
    names.filter(
      name => command === '/games' || all.filter(([, others]) => others.includes(name)).length > 1,
    ),
  );
  expect([...new Set(shared)].toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
});

test('no way of the table is without a button, a page or a subcommand, except what the bot does by itself', () => {
  const used = new Set([BUTTONS, PAGES, COMMANDS].flatMap(group => Object.values(group)).flat());
  const ways = Object.entries(REACHES).flatMap(([group, names]) =>
    Object.keys(names).map(name => `${group} ${name}` as Way),
  );
  const byItself = ['ping', 'reminder', 'note', 'overdue', 'question', 'puzzle'];
  const unused = ways.filter(way => !used.has(way)).map(way => way.split(' ')[1] ?? '');
  expect(unused.filter(name => !byItself.includes(name))).toEqual([]);
});
