import { ComponentType } from 'discord-api-types/v10';
import { type GamesAction, gamesId, type Path } from '../../../../src/discord/buttons/games-ids.ts';
import { puzzlesOf } from '../../../../src/games/puzzles.ts';
import { markOf } from '../../../../src/table/puzzles/course.ts';
import type { Setup } from '../setup.ts';
import { at, besides, type Case, must, pressed } from './case.ts';

type Rest = Omit<Parameters<typeof pressed>[1], 'id'>;
type Make = (stage: Setup) => readonly Case[];

const page = ({ tables: { free } }: Setup, path: Path, rest: Rest): Case =>
  pressed(at(free), { ...rest, id: gamesId(...path) });

const own = (stage: Setup, path: Path, rest: Partial<Rest> = {}): Case =>
  page(stage, path, { by: must(stage.tables.late.seated[1]), proof: 'rows', own: true, ...rest });

/** Makes a case on a page of `/games` that all people may read. The reader has a seat, so that the page shows games. */
const read = (stage: Setup, path: Path, rest: Partial<Rest> = {}): Case =>
  page(stage, path, { by: must(stage.tables.late.seated[1]), proof: 'components', open: true, ...rest });

const managed = (
  { tables: { free, foyer }, manager }: Setup,
  path: Path,
  values?: readonly string[],
  menu?: ComponentType,
) =>
  [foyer, free].map(channel =>
    pressed(at(channel), {
      id: gamesId(...path),
      by: manager,
      right: [manager],
      proof: 'rows',
      ...(values && { values }),
      ...(menu !== undefined && { menu }),
    }),
  );

const gamesWithPuzzles = ({ running }: Setup): readonly string[] => running.table.puzzles.games;

/** Makes a case about the other people of a match, which only people with a seat may use. */
const fellows = (stage: Setup, path: (match: string) => Path, proof: Rest['proof']): readonly Case[] =>
  [stage.tables.late, ...stage.apart].map(({ seated, match }) =>
    page(stage, path(match.id), { by: must(seated[1]), right: seated, proof }),
  );

/** Interactions for each action on a page of `/games`, each by a person with the right to it. */
export const ACTIONS_DONE: Readonly<Record<GamesAction, Make>> = {
  help: stage => [read(stage, ['help'])],
  'help daily': stage => [read(stage, ['help', 'daily'])],
  'help bot': stage => [read(stage, ['help', 'bot'])],
  'help learn': stage => [read(stage, ['help', 'learn'])],
  list: stage => [read(stage, ['list'], { proof: 'other' })],
  open: stage => [read(stage, ['open'])],
  'open sit': stage => {
    const { people, foe, strangers } = stage;
    const { lobby } = stage.tables;
    return [
      page(stage, ['open', 'sit', lobby.match.id], {
        by: must(strangers[0]),
        right: besides(people, foe, ...lobby.seated),
        proof: 'rows',
      }),
    ];
  },
  'open all': stage => [read(stage, ['open', 'all', 'dm'])],
  'open from': stage => {
    const { people, foe, strangers } = stage;
    const { lobby } = stage.tables;
    return [
      page(stage, ['open', 'from', lobby.match.id, 'dm'], {
        by: must(strangers[0]),
        right: besides(people, foe, ...lobby.seated),
        proof: 'rows',
      }),
    ];
  },
  'open notices': stage => [read(stage, ['open', 'notices'])],
  'open notify': stage => ['all', stage.attacked.game.id].map(value => own(stage, ['open', 'notify', value])),
  // No person there has requested messages, so the button has nothing to turn off.
  'open hush': stage => [own(stage, ['open', 'hush', stage.tables.free.guild?.id ?? '1'], { proof: /off/ })],
  find: stage => [read(stage, ['find'])],
  'find join': stage => [own(stage, ['find', 'join', stage.attacked.game.id])],
  'find here': stage => [own(stage, ['find', 'here', stage.attacked.game.id])],
  'find direct': stage => [own(stage, ['find', 'direct', stage.attacked.game.id])],
  'find wishes': stage => [own(stage, ['find', 'wishes', stage.attacked.game.id], { proof: /look/ })],
  'find seats': stage => [own(stage, ['find', 'seats', stage.attacked.game.id], { proof: /look/ })],
  'find rated': stage => [own(stage, ['find', 'rated', stage.attacked.game.id], { proof: /look/ })],
  'find language': stage => [own(stage, ['find', 'language', stage.attacked.game.id], { proof: /look/ })],
  'find leave': stage => [own(stage, ['find', 'leave', stage.attacked.game.id], { proof: /look/ })],
  'find bot': ({ tables: { free }, strangers, attacked }) => [
    pressed(at(free), {
      id: gamesId('find', 'bot', attacked.game.id),
      by: must(strangers[5]),
      proof: /./,
      own: true,
    }),
  ],
  'find players': stage => fellows(stage, match => ['find', 'players', match], 'components'),
  'find block': stage => fellows(stage, match => ['find', 'block', match, 0], 'rows'),
  'find report': stage => fellows(stage, match => ['find', 'report', match, 0], 'rows'),
  // A game of one place, where people write to each other themselves.
  'find say': stage => fellows(stage, match => ['find', 'say', match, 1], /in this channel/).slice(0, 1),
  'find phrases': stage => fellows(stage, match => ['find', 'phrases', match], /in this channel/).slice(0, 1),
  glance: stage => {
    const { seated, match, channel } = stage.tables.hidden;
    return [match.id, channel.id].map(value =>
      page(stage, ['glance'], { by: must(seated[0]), right: seated, proof: 'file', values: [value] }),
    );
  },
  profile: stage => [read(stage, ['profile'], { proof: /./ })],
  'profile show': stage => [
    read(stage, ['profile', 'show', must(stage.tables.late.seated[1]).id, 'porto', 'standard'], {
      proof: /./,
    }),
  ],
  'profile everywhere': stage => [own(stage, ['profile', 'everywhere', 'on'], { proof: /./ })],
  settings: stage => [read(stage, ['settings'])],
  'settings type': stage => [read(stage, ['settings', 'type', 'zone'], { proof: 'form' })],
  'settings switches': stage => [own(stage, ['settings', 'switches'], { values: ['stats'] })],
  'settings zone': stage => [own(stage, ['settings', 'zone'], { values: ['Asia/Seoul'] })],
  'settings quiet': stage => [own(stage, ['settings', 'quiet'], { values: ['22:00-07:00'] })],
  'settings away': stage => ['1', '2'].map(day => own(stage, ['settings', 'away'], { values: [day] })),
  'settings blocks': stage => [read(stage, ['settings', 'blocks'])],
  'settings block': stage => [
    own(stage, ['settings', 'block'], {
      values: [must(stage.tables.calling.seated[0]).id],
      menu: ComponentType.UserSelect,
    }),
  ],
  'settings unblock': stage => [own(stage, ['settings', 'unblock'], { values: [stage.foe.id] })],
  'settings hours': stage => [read(stage, ['settings', 'hours'])],
  'settings forget-hours': stage => [own(stage, ['settings', 'forget-hours'])],
  server: stage => [read(stage, ['server'], { by: stage.manager })],
  'server set': stage => [
    ...managed(stage, ['server', 'set', 'language'], ['ko']),
    ...managed(stage, ['server', 'set', 'pace'], ['day']),
    ...managed(stage, ['server', 'set', 'mayOpen'], ['everyone']).slice(0, 1),
    ...managed(stage, ['server', 'set', 'mayCancel'], ['everyone']),
    ...managed(stage, ['server', 'set', 'morningHour'], ['9']),
  ],
  'server type': stage => [read(stage, ['server', 'type', 'morningZone'], { proof: 'form' })],
  'server show': stage => [read(stage, ['server', 'show'], { by: stage.manager })],
  'server role': stage =>
    managed(stage, ['server', 'role', 'mayCancel'], ['424242424242'], ComponentType.RoleSelect),
  'server channel': stage =>
    managed(stage, ['server', 'channel'], [stage.tables.free.id], ComponentType.ChannelSelect),
  'server acts': stage => [read(stage, ['server', 'acts'])],
  'profile stats': stage => {
    const by = must(stage.tables.ended.seated[0]);
    return [page(stage, ['profile', 'stats', by.id], { by, right: [by], proof: 'other' })];
  },
  'year look': stage => [read(stage, ['year', 'look', 'm12'], { proof: /./ })],
  doctor: stage => [read(stage, ['doctor'], { proof: /./ })],
  'year show': stage => [read(stage, ['year', 'show', 'm12'], { proof: /./ })],
  'year server': stage => [read(stage, ['year', 'server', 'm12'], { proof: /./ })],
  puzzle: stage => [read(stage, ['puzzle'])],
  'puzzle next': stage => gamesWithPuzzles(stage).map(game => own(stage, ['puzzle', 'next', game, 'lx0'])),
  'puzzle games': stage => [read(stage, ['puzzle', 'games', 'lx0'])],
  'puzzle pick': stage =>
    gamesWithPuzzles(stage).map(game =>
      own(stage, [
        'puzzle',
        'pick',
        must(puzzlesOf(game)[0]).id,
        0,
        0,
        markOf(must(puzzlesOf(game)[0])),
        'lx0',
      ]),
    ),
  'puzzle look': stage =>
    gamesWithPuzzles(stage).map(game =>
      read(stage, ['puzzle', 'look', must(puzzlesOf(game)[0]).id, 0, 'board', 'lx0'], { proof: 'file' }),
    ),
  'puzzle stop': stage => [read(stage, ['puzzle', 'stop', 'lx0'])],
  privacy: stage => [read(stage, ['privacy'])],
  'privacy export': stage => [read(stage, ['privacy', 'export'], { proof: 'file' })],
  'privacy forget': stage => [read(stage, ['privacy', 'forget'])],
  'privacy forget sure': stage => [
    own(stage, ['privacy', 'forget', 'sure'], { by: must(besides(stage.strangers)[7]) }),
  ],
  'privacy keep': stage => [read(stage, ['privacy', 'keep'], { proof: /./ })],
};
