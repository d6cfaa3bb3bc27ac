import { InteractionType } from 'discord-api-types/v10';
import type { Channel } from 'local-discord';
import { commandData, MENUS, menuData, REGISTERED, type Values } from '../registered.ts';
import type { Stage } from '../stage.ts';
import { awaitedAt, gameOf, type Target } from '../target.ts';
import { besides, type Case, must } from './case.ts';

type Rest = Omit<Case, 'channel' | 'type' | 'data' | 'source'>;
/** One way to give the command. */
interface Given extends Rest {
  readonly channel: Channel;
  readonly values?: Values;
}
type Make = (stage: Stage) => readonly Given[];

/**
 * An action in every game where one is legal now, its fields as options.
 * @param kind absent: any
 */
function acting(
  kind: string | undefined,
  rename: (fields: Values, written: string) => Values = fields => fields,
): Make {
  return ({ targets, chance }) =>
    targets.flatMap(target => {
      const { match, channel, seated } = target;
      if (awaitedAt(target).length === 0 || match.pausedAt !== null) return [];
      const game = gameOf(match);
      const [seat = 0] = match.position.toAct;
      const legal = match.position
        .legal(seat)
        .map((action): Readonly<Record<string, string>> & { readonly written: string } => ({
          ...(Object.fromEntries(game.fields(action)) as Readonly<Record<string, string>>),
          written: game.write(action),
        }));
      const fitting = legal.filter(({ type }) => kind === undefined || type === kind);
      if (fitting.length === 0) return [];
      const { type: _, written, ...fields } = chance.of(fitting);
      return {
        channel,
        by: must(seated[seat]),
        right: awaitedAt(target),
        proof: 'rows',
        values: rename(fields, written),
      };
    });
}

/** Whoever sits there. */
const seatedAt = ({ channel, seated }: Target, rest: Partial<Given> = {}): Given => ({
  channel,
  by: must(seated[0]),
  right: seated,
  proof: 'rows',
  ...rest,
});

/** Everybody may read it. */
const reading = (
  { channel }: Pick<Target, 'channel'>,
  { strangers }: Stage,
  rest: Partial<Given>,
): Given => ({
  channel,
  by: must(strangers[3]),
  proof: 'file',
  open: true,
  ...rest,
});

const asker = (target: Target): Given['by'] => {
  const now = target.match.position.toAct[0] ?? 0;
  return must(target.seated[(now + target.seated.length - 1) % target.seated.length]);
};

const opening =
  (values: Values): Make =>
  ({ tables: { foyer, free }, manager, strangers }) => [
    { channel: foyer, by: manager, right: [manager], proof: 'rows', values },
    { channel: free, by: must(strangers[5]), proof: 'rows', own: true, values },
  ];

const aboutLate = ({ tables: { late, away } }: Stage) => {
  const person = must(late.seated[away.late]);
  const right = besides(late.seated, person);
  return { target: late, rest: { by: must(right[0]), right }, person: person.id };
};

/** Of every subcommand ways to give it that succeed for the right person. */
const GIVEN: Readonly<Record<string, Make>> = {
  'porto build': acting(
    'build',
    ({ roof, ...fields }) => ({ ...fields, ...(roof !== 'none' && { roof }), now: true }) as Values,
  ),
  'porto draw': acting('draw', fields => ({ ...fields, now: true })),
  'porto keep': acting('keep'),
  'porto timer': acting(
    'timer',
    ({ number, house, roof }) => ({ number, house, ...(roof !== 'none' && { roof }), now: true }) as Values,
  ),
  'porto do': acting(undefined, (_, written) => ({ action: written, now: true })),
  'porto hand': ({ targets }) =>
    targets
      .filter(({ match }) => match.status === 'running')
      .map(target => seatedAt(target, { proof: 'other' })),
  'porto board': stage => [
    reading(stage.tables.late, stage, {}),
    reading(stage.tables.ended, stage, { values: { turn: 1, view: 'text' }, proof: /./ }),
  ],
  'porto recap': ({ tables: { late, calling } }) =>
    [late, calling].map(target => seatedAt(target, { proof: 'other' })),
  'porto nudge': ({ tables: { pausing, calling } }) =>
    [pausing, calling].map(target => {
      const right = besides(target.seated, ...awaitedAt(target));
      return seatedAt(target, { by: must(right[0]), right });
    }),
  'porto undo': ({ tables: { asking, solo } }) => [
    seatedAt(solo),
    seatedAt(asking, { by: must(besides(asking.seated, asker(asking))[0]), values: { answer: 'agree' } }),
    seatedAt(asking, { by: must(besides(asking.seated, asker(asking))[0]), values: { answer: 'refuse' } }),
  ],
  'porto new': opening({ variant: 'family', seats: 2 }),
  'porto join': ({ tables: { again, lobby }, people, foe, strangers }) => [
    seatedAt(again, { by: must(again.seated[1]), right: again.seated.slice(1) }),
    seatedAt(lobby, { by: must(strangers[0]), right: besides(people, foe, ...lobby.seated) }),
  ],
  'porto leave': ({ tables: { lobby, again } }) => [seatedAt(lobby), seatedAt(again)],
  'porto remove': ({ tables: { lobby } }) => [
    seatedAt(lobby, { right: lobby.seated.slice(0, 1), values: { person: must(lobby.seated[1]).id } }),
  ],
  'porto start': ({ tables: { lobby } }) => [seatedAt(lobby, { right: lobby.seated.slice(0, 1) })],
  'porto solo': opening({ timer: 24 }),
  'porto cancel': ({ tables: { calling, lobby, guarded }, manager }) => [
    seatedAt(calling, { by: must(calling.seated[1]), right: [...calling.seated, manager] }),
    seatedAt(lobby, { right: [...lobby.seated.slice(0, 1), manager] }),
    seatedAt(guarded, { by: manager, right: [...guarded.seated, manager] }),
  ],
  'porto resign': ({ tables: { late, calling } }) =>
    [late, calling].map(target => seatedAt(target, { proof: 'components' })),
  'porto back': ({ tables: { absent, away } }) => {
    const by = must(absent.seated[away.absent]);
    return [seatedAt(absent, { by, right: [by] })];
  },
  'porto rules': stage => [
    reading(stage.tables.late, stage, { proof: /##/ }),
    reading(stage.tables.late, stage, { values: { topic: 'learn' } }),
  ],
  'porto game log': stage => [reading(stage.tables.late, stage, { proof: /`\d+`/ })],
  'porto game replay': stage => [reading(stage.tables.guarded, stage, { long: true })],
  'porto game share': stage => [reading(stage.tables.ended, stage, {})],
  'porto game record': stage => [reading(stage.tables.ended, stage, {})],
  'porto game verify': stage => [reading(stage.tables.ended, stage, { proof: /[0-9a-f]{64}/ })],
  'porto table pause': ({ tables: { calling } }) => [seatedAt(calling)],
  'porto table unpause': ({ tables: { paused } }) => [seatedAt(paused)],
  'porto table play-for': stage => {
    const { target, rest, person } = aboutLate(stage);
    return ['play-once', 'play-until-back'].map(how =>
      seatedAt(target, { ...rest, values: { person, how } }),
    );
  },
  'porto table offer': stage => {
    const { target, rest, person } = aboutLate(stage);
    return [seatedAt(target, { ...rest, values: { person } })];
  },
  'porto table take': ({ tables: { offered }, people, foe, strangers }) => [
    seatedAt(offered, { by: must(strangers[4]), right: besides(people, foe, ...offered.seated) }),
  ],
  'games list': ({ tables: { free, late } }) => [
    { channel: free, by: must(late.seated[0]), proof: 'other', open: true },
  ],
  'games glance': ({ tables: { free, hidden } }) =>
    [hidden.match.id, hidden.channel.id, `https://discord.com/channels/1/${hidden.channel.id}`].map(game =>
      seatedAt(hidden, { channel: free, proof: 'file', values: { game } }),
    ),
  'games stats': ({ tables: { free, ended } }) => {
    const by = must(ended.seated[0]);
    return [{ channel: free, by, right: [by], proof: 'other', values: { person: by.id } }];
  },
  'games leaderboard': stage => [reading({ channel: stage.tables.free }, stage, { proof: /./ })],
  'games settings': ({ tables: { free, calling, late }, foe }) => {
    const other = must(late.seated[0]).id;
    const wishes: readonly Values[] = [
      { pings: false, unblock: other },
      { block: other },
      { unblock: foe.id },
      { 'quiet-from': '22:00', 'quiet-to': '07:00', zone: 'Asia/Seoul' },
      { away: '2' },
    ];
    return wishes.map(values => ({
      channel: free,
      by: must(calling.seated[0]),
      proof: 'rows',
      own: true,
      values,
    }));
  },
  'games server': ({ tables: { free, foyer }, manager }) =>
    [foyer, free].map(channel => ({
      channel,
      by: manager,
      right: [manager],
      proof: 'rows',
      values: { pace: 'day', cancel: 'everyone' },
    })),
  'games privacy': ({ tables: { free, late } }) => [
    { channel: free, by: must(late.seated[0]), proof: 'file', open: true, values: { action: 'export' } },
  ],
  'games doctor': stage => [reading({ channel: stage.tables.free }, stage, { proof: /✓/ })],
};

const registered = (path: string) => must(REGISTERED.find(each => each.path === path));

/** Every subcommand's cases. @throws Error for a registered subcommand that GIVEN does not know. */
export function given(stage: Stage): ReadonlyMap<string, readonly Case[]> {
  const { applicationId } = stage.discord;
  const found = new Map<string, readonly Case[]>();
  for (const subcommand of REGISTERED) {
    const make = GIVEN[subcommand.path];
    if (make === undefined) throw new Error(`nobody says who may give /${subcommand.path}`);
    const cases = make(stage).map(({ values = {}, ...rest }) => ({
      ...rest,
      type: InteractionType.ApplicationCommand,
      data: commandData(applicationId, subcommand, values),
    }));
    found.set(`/${subcommand.path}`, cases);
  }
  return found;
}

const stepsOf = (stage: Stage, path: string): readonly Given[] => must(GIVEN[path])(stage);

/** Every option that completes itself, while it is typed. */
export function typed(stage: Stage): ReadonlyMap<string, readonly Case[]> {
  const found = new Map<string, readonly Case[]>();
  for (const { path, options } of REGISTERED) {
    const completing = options.filter(option => 'autocomplete' in option && option.autocomplete === true);
    if (completing.length === 0) continue;
    const cases = completing.flatMap(({ name }) =>
      stepsOf(stage, path)
        .slice(0, 3)
        .map(
          ({ values: _, ...rest }): Case => ({
            ...rest,
            own: false,
            open: path === 'games settings',
            proof: 'choices',
            type: InteractionType.ApplicationCommandAutocomplete,
            data: commandData(stage.discord.applicationId, registered(path), { [name]: '' }, name),
          }),
        ),
    );
    found.set(`typing /${path}`, cases);
  }
  return found;
}

/** Every menu on a person. @throws Error for one that is not known here. */
export function menued({
  discord,
  tables: { foyer },
  manager,
  strangers,
}: Stage): ReadonlyMap<string, readonly Case[]> {
  const [one, ...others] = MENUS;
  if (one === undefined || others.length > 0) throw new Error('nobody says who may use a menu');
  const data = menuData(discord.applicationId, one, must(strangers[2]).id);
  const type = InteractionType.ApplicationCommand;
  return new Map([
    [`menu ${one}`, [{ channel: foyer, by: manager, right: [manager], proof: 'rows', type, data }]],
  ]);
}
