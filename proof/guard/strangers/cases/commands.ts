import { InteractionType } from 'discord-api-types/v10';
import type { Channel } from 'local-discord';
import { loaded } from '../../../../src/games/registry.ts';
import { commandData, menuData, type Values } from '../registered.ts';
import type { Setup } from '../setup.ts';
import { awaitedAt, type Target } from '../target.ts';
import { besides, type Case, must } from './case.ts';
import { choosing } from './presses.ts';

type Rest = Omit<Case, 'channel' | 'type' | 'data' | 'source'>;
interface Given extends Rest {
  readonly channel: Channel;
  readonly values?: Values;
}
type Make = (stage: Setup) => readonly Given[];

/**
 * Makes one use of a command for each game in which an action is legal. The action's fields become the command's options.
 * @param kind kind of action; absent: any
 */
function acting(
  kind: string | undefined,
  rename: (fields: Values, written: string) => Values = fields => fields,
): Make {
  return ({ attacked: { game }, targets, chance }) =>
    targets.flatMap(target => {
      const { match, channel, seated } = target;
      if (awaitedAt(target).length === 0 || match.pausedAt !== null) return [];
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

const seatedAt = ({ channel, seated }: Target, rest: Partial<Given> = {}): Given => ({
  channel,
  by: must(seated[0]),
  right: seated,
  proof: 'rows',
  ...rest,
});

const reading = (
  { channel }: Pick<Target, 'channel'>,
  { strangers }: Setup,
  rest: Partial<Given>,
): Given => ({
  channel,
  by: must(strangers[3]),
  proof: 'file',
  open: true,
  ...rest,
});

const opening =
  (values: Values): Make =>
  ({ tables: { foyer, free }, manager, strangers }) => [
    { channel: foyer, by: manager, right: [manager], proof: 'rows', values },
    { channel: free, by: must(strangers[5]), proof: 'rows', own: true, values },
  ];

const GIVEN: Readonly<Record<string, Make>> = {
  do: acting(undefined, (_, written) => ({ action: written, now: true })),
  hand: ({ targets }) =>
    targets
      .filter(({ match }) => match.status === 'running')
      .map(target => seatedAt(target, { proof: 'other' })),
  board: stage => [
    reading(stage.tables.late, stage, {}),
    reading(stage.tables.ended, stage, { values: { turn: 1, view: 'text' }, proof: /./ }),
  ],
  hint: stage =>
    choosing(stage).map(({ target, seat }) =>
      seatedAt(target, { by: must(target.seated[seat]), right: awaitedAt(target) }),
    ),
  undo: ({ tables: { asking, undoable, makers } }) => {
    const maker = must(undoable.seated[makers.undoable]);
    const [other] = besides(asking.seated, must(asking.seated[makers.asking]));
    return [
      seatedAt(undoable, {
        by: maker,
        right: [maker],
        // In a game of one person the bot first asks for a confirmation.
        proof: undoable.seated.length === 1 ? 'components' : 'rows',
      }),
      seatedAt(asking, { by: must(other), values: { answer: 'agree' } }),
      seatedAt(asking, { by: must(other), values: { answer: 'refuse' } }),
    ];
  },
  daily: stage => [reading(stage.tables.late, stage, { proof: /the same (?:deal|seat)/ })],
  rules: stage => [
    reading(stage.tables.late, stage, { proof: /##/ }),
    ...[stage.attacked.lesson ?? []]
      .flat()
      .map(topic => reading(stage.tables.late, stage, { values: { topic } })),
  ],
  game: stage =>
    [stage.tables.late, stage.tables.ended].map(target => reading(target, stage, { proof: 'components' })),
};

const SHARED: Readonly<Record<string, Make>> = {
  'games list': ({ tables: { free, late } }) => [
    { channel: free, by: must(late.seated[0]), proof: 'other', open: true },
  ],
  'games find': stage => [reading({ channel: stage.tables.free }, stage, { proof: /./ })],
  'games watch': ({ tables: { free, hidden } }) =>
    [hidden.match.id, hidden.channel.id, `https://discord.com/channels/1/${hidden.channel.id}`].map(game =>
      seatedAt(hidden, { channel: free, proof: 'file', values: { game } }),
    ),
  'games leaderboard': stage => [reading({ channel: stage.tables.free }, stage, { proof: /./ })],
  'games profile': stage => [reading({ channel: stage.tables.free }, stage, { proof: /./ })],
  'games puzzle': stage => [
    { channel: stage.tables.free, by: must(stage.strangers[3]), proof: 'components', open: true },
  ],
  'games settings': ({ tables: { free, calling } }) => [
    { channel: free, by: must(calling.seated[0]), proof: 'components', open: true },
  ],
  'games server': ({ tables: { free }, manager }) => [
    { channel: free, by: manager, proof: 'components', open: true },
  ],
  'games new-league': ({ attacked, tables: { foyer }, manager }) => [
    {
      ...{ channel: foyer, by: manager, right: [manager], proof: 'rows' },
      values: { game: attacked.game.id, name: 'Spring', seats: 2 },
    },
  ],
  'games league': stage => [reading({ channel: stage.tables.free }, stage, { proof: /Autumn/ })],
  // No person in these games owns the application, so the bot refuses every person.
  'games host': stage => [
    reading({ channel: stage.tables.free }, stage, { proof: /Only the operator/, values: { do: 'games' } }),
  ],
  'games help': stage => [reading({ channel: stage.tables.free }, stage, { proof: /games find/ })],
};

/**
 * Returns the function that makes the uses of a subcommand.
 * @throws Error for a registered subcommand without an entry
 */
function makeOf({ attacked }: Setup, path: string): Make {
  const { game, acts, opening: ways } = attacked;
  const own = path.startsWith(`${game.id} `) ? path.slice(game.id.length + 1) : undefined;
  const [act, way] = own === undefined ? [] : [acts[own], ways[own]];
  const make =
    (act && acting(act.type, act.values)) ??
    (way && opening(way)) ??
    (own === undefined ? SHARED[path] : GIVEN[own]);
  if (make === undefined) throw new Error(`nobody says who may give /${path}`);
  return make;
}

export function given(stage: Setup): ReadonlyMap<string, readonly Case[]> {
  const { applicationId } = stage.discord;
  const found = new Map<string, readonly Case[]>();
  for (const subcommand of stage.registered) {
    const cases = makeOf(
      stage,
      subcommand.path,
    )(stage).map(({ values = {}, ...rest }) => ({
      ...rest,
      type: InteractionType.ApplicationCommand,
      data: commandData(applicationId, subcommand, values),
    }));
    found.set(`/${subcommand.path}`, cases);
  }
  return found;
}

const settings = await loaded('settings');
/** Returns true if a game has variants. `/games new-league` offers the variant option for every game. */
const hasVariants = (game: string): boolean =>
  Object.hasOwn(settings, game) && settings[game]?.settings.some(({ name }) => name === 'variant') === true;
const NOTHING = /^$/;

export function typed(stage: Setup): ReadonlyMap<string, readonly Case[]> {
  const found = new Map<string, readonly Case[]>();
  for (const subcommand of stage.registered) {
    const { path, options } = subcommand;
    const completing = options.filter(option => 'autocomplete' in option && option.autocomplete === true);
    if (completing.length === 0) continue;
    const cases = completing.flatMap(({ name }) =>
      makeOf(
        stage,
        path,
      )(stage)
        .slice(0, 3)
        .map(
          ({ values: { game } = {}, ...rest }): Case => ({
            ...rest,
            own: false,
            proof: path !== 'games new-league' || hasVariants(stage.attacked.game.id) ? 'choices' : NOTHING,
            type: InteractionType.ApplicationCommandAutocomplete,
            data: commandData(
              stage.discord.applicationId,
              subcommand,
              { ...(game !== undefined && { game }), [name]: '' },
              name,
            ),
          }),
        ),
    );
    found.set(`typing /${path}`, cases);
  }
  return found;
}

/** @throws Error for an unknown menu */
export function menued({
  attacked,
  discord,
  tables: { foyer },
  manager,
  strangers,
}: Setup): ReadonlyMap<string, readonly Case[]> {
  const [one, ...others] = attacked.menus.map(({ name }) => name);
  if (one === undefined) return new Map();
  if (others.length > 0) throw new Error('nobody says who may use a menu');
  const data = menuData(discord.applicationId, one, must(strangers[2]).id);
  const type = InteractionType.ApplicationCommand;
  return new Map([
    [`menu ${one}`, [{ channel: foyer, by: manager, right: [manager], proof: 'rows', type, data }]],
  ]);
}
