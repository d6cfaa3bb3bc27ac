import {
  type APIApplicationCommandBasicOption,
  ComponentType,
  InteractionType,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import type { Channel } from 'local-discord';
import { STRENGTHS } from '../../../src/core/contract/player.ts';
import type { Puzzle } from '../../../src/core/contract/puzzle.ts';
import {
  type ButtonVerb,
  CHOICES,
  type CustomId,
  type IdPart,
  MAX_LENGTH,
  SHAPES,
  VERBS,
  writeId,
} from '../../../src/discord/buttons/custom-id.ts';
import { GAMES_ACTIONS, type GamesAction } from '../../../src/discord/buttons/games-ids.ts';
import { threadId } from '../../../src/discord/panels/lobby/opening.ts';
import { puzzlesOf } from '../../../src/games/puzzles.ts';
import { PACES } from '../../../src/table/match/types.ts';
import { lessonText } from '../../../src/table/people/board-pages.ts';
import { markOf } from '../../../src/table/puzzles/course.ts';
import type { Chance } from '../chance.ts';
import type { Attack } from './attacks.ts';
import { actionName } from './cases/index.ts';
import { commandData, menuData, type Registered, type Values } from './registered.ts';
import type { Setup } from './setup.ts';
import { strangeText } from './strange.ts';
import { actionAt, type Target } from './target.ts';

/** Verbs that even a stranger may use. Only a person whom the players have blocked has no right to them. */
const OPEN_TO_ALL: readonly string[] = ['join', 'take', 'table take'];
/** Verbs that only managers may use in the guarded server, and all people in other servers. */
const OPENING: readonly string[] = ['new', 'solo', 'new-league'];
const ONE_S_OWN: readonly string[] = ['settings', 'find'];

const verbOf = (path: string): string => path.slice(path.indexOf(' ') + 1);

interface Scene {
  readonly stage: Setup;
  readonly chance: Chance;
  readonly target: Target;
}

const number =
  (from: number, to: number) =>
  ({ chance }: Scene) =>
    `${from + chance.below(to - from + 1)}`;

const oneOf =
  (words: readonly string[]) =>
  ({ chance }: Scene) =>
    chance.of(words);

const WRITTEN: Readonly<Record<IdPart, (scene: Scene) => string>> = {
  page: number(0, 12),
  step: number(0, 99),
  revision: number(0, 40),
  field: ({ chance }) => chance.of([...'abcdefz']),
  pick: scene => scene.chance.of([...scene.stage.attacked.words.picks, `b${strangeText(scene.chance, 20)}x`]),
  action: actionAt,
  number: ({ stage, chance }) =>
    `${chance.of([stage.tables.request, stage.tables.pauseMotion, stage.tables.offerMotion, 1 + chance.below(30)])}`,
  motion: oneOf(CHOICES.motion),
  gamePage: oneOf(CHOICES.gamePage),
  arranging: oneOf(['terms', 'seating', 'pace', 'deal']),
  answer: oneOf(CHOICES.answer),
  watching: oneOf(CHOICES.watching),
  seat: number(0, 4),
  person: ({ stage, chance }) => chance.of(stage.people).id,
  exercise: ({ stage, chance }) => lessonText(stage.attacked.game.id, [chance.below(9), chance.below(3)]),
  strength: oneOf(STRENGTHS),
  options: ({ stage, chance }) => JSON.stringify(chance.of(stage.attacked.words.openings)),
  how: ({ stage, chance }) =>
    threadId({
      game: stage.attacked.game.id,
      options: {},
      seats: 2 + chance.below(3),
      pace: chance.of(PACES),
      players: STRENGTHS.filter(() => chance.onceIn(2)),
      rated: chance.onceIn(2),
    }).args[1] ?? '',
  game: ({ stage, chance }) => chance.of([stage.attacked.game.id, 'chess', strangeText(chance, 8)]),
  short: ({ stage, chance }) => BigInt(chance.of(stage.people).id).toString(36),
  // All people may start an attempt or make a challenge, so these actions are left out.
  dealAction: oneOf(CHOICES.dealAction.filter(action => action !== 'play' && action !== 'anew')),
  dealsPage: oneOf(['daily', 'challenge', 'today']),
  leagueAction: oneOf(CHOICES.leagueAction),
  duplicateAction: oneOf(CHOICES.duplicateAction),
  games: ({ chance }) => strangeText(chance, 10),
};

const somePuzzles = ({ running }: Setup): readonly Puzzle[] =>
  running.table.puzzles.games.flatMap(game => puzzlesOf(game).slice(0, 3));
const puzzleIds = (stage: Setup): readonly string[] => somePuzzles(stage).map(({ id }) => id);
const marks = (stage: Setup): readonly string[] => somePuzzles(stage).map(markOf);

const WORDS: Readonly<Record<string, (scene: Scene) => string>> = {
  page: WRITTEN.page,
  switch: ({ chance }) => chance.of(['pings', 'invitations', 'stats', 'learns']),
  onOff: ({ chance }) => chance.of(['on', 'off']),
  setting: ({ chance }) => chance.of(['language', 'pace', 'mayOpen', 'mayCancel', 'callRole', 'none']),
  puzzle: ({ stage, chance }) => chance.of([...puzzleIds(stage), strangeText(chance, 8)]),
  number: ({ chance }) => chance.of(['0', '1', '7', strangeText(chance, 3)]),
  mark: ({ stage, chance }) => chance.of([...marks(stage), strangeText(chance, 4)]),
  look: ({ chance }) => chance.of(['turn', 'board', strangeText(chance, 5)]),
  run: ({ chance }) => chance.of(['lx0', '.lx0', '0', 'zzzzzzzzz', strangeText(chance, 9)]),
  game: WRITTEN.game,
  value: ({ chance }) =>
    chance.of(['ko', 'own', 'day', 'everyone', 'manage-server', 'role:1', strangeText(chance, 12)]),
};

/** Returns the arguments of a custom id. A part with `?` may be left out, and a part with `*` appears up to three times. */
function argsOf<P extends string>(
  scene: Scene,
  parts: readonly string[],
  write: (part: P) => string,
): readonly string[] {
  return parts.flatMap(part => {
    const times = part.endsWith('?') ? scene.chance.below(2) : part.endsWith('*') ? scene.chance.below(4) : 1;
    return Array.from({ length: times }, () => write(part.replace(/[?*]$/, '') as P));
  });
}

function idOf(scene: Scene, verb: ButtonVerb): CustomId {
  const { chance, stage, target } = scene;
  const { of, rev, args } = SHAPES[verb];
  const match = of === 'game' ? stage.attacked.game.id : target.match.id;
  const revs = [target.match.rev, target.match.rev, target.match.rev + 1, 0];
  return {
    match,
    rev: rev ? chance.of(revs) : null,
    verb,
    args: argsOf<IdPart>(scene, args, part => WRITTEN[part](scene)),
  };
}

const isOwn = (action: GamesAction): boolean =>
  action.startsWith('settings ') ||
  action === 'open notify' ||
  action === 'open hush' ||
  action.startsWith('find ') ||
  action === 'profile everywhere' ||
  action === 'puzzle' ||
  action.startsWith('puzzle ') ||
  action === 'privacy forget sure';

function component(
  scene: Scene,
  kind: string,
  id: CustomId,
  rest: Pick<Attack, 'person' | 'own'> & { channel?: Channel },
): Attack {
  const { chance, stage, target } = scene;
  const channel = rest.channel ?? target.channel;
  const menu = chance.of([
    ComponentType.Button,
    ComponentType.StringSelect,
    ComponentType.UserSelect,
    ComponentType.RoleSelect,
  ]);
  const chosen = () =>
    chance.of([
      chance.of(stage.people).id,
      target.match.id,
      'ko',
      'day',
      '22:00-07:00',
      '2',
      'off',
      strangeText(chance, 60),
    ]);
  const values = menu === ComponentType.Button ? {} : { values: [chosen()] };
  const source = channel.messages.at(-1);
  const text = writeId(id);
  return {
    kind,
    ...rest,
    channel,
    type: InteractionType.MessageComponent,
    data: { custom_id: text.slice(0, MAX_LENGTH), component_type: menu, ...values },
    ...(source && { source }),
  };
}

/** Returns a person without a seat. For a verb that even strangers may use, it is a person whom the players have blocked. */
const outsider = ({ stage, chance }: Scene, what: string) =>
  OPEN_TO_ALL.includes(what) ? stage.foe : chance.of([...stage.strangers, stage.foe]);

/** Verbs that open a table. The attack happens in the server where only managers may open one. */
const OPENS: readonly ButtonVerb[] = ['thread', 'play'];

const OWN_ACTS: readonly ButtonVerb[] = ['watch'];

function press(scene: Scene, verb: Exclude<ButtonVerb, 'games'>): Attack {
  const opens = OPENS.includes(verb) ? { channel: scene.stage.tables.foyer } : {};
  const own = OWN_ACTS.includes(verb);
  return component(scene, `press ${verb}`, idOf(scene, verb), {
    person: outsider(scene, verb),
    own,
    ...opens,
  });
}

function gamesAttack(scene: Scene, what: GamesAction): Attack {
  const args = argsOf<string>(scene, GAMES_ACTIONS[what], part => WORDS[part]?.(scene) ?? '');
  const id: CustomId = { match: '-', rev: null, verb: 'games', args: [...what.split(' '), ...args] };
  const person = scene.chance.of(scene.stage.strangers);
  return component(scene, actionName(what), id, { person, own: isOwn(what) });
}

/** Returns a value for the option. In one of six cases it may be a value that Discord would refuse. */
function optionValue(scene: Scene, option: APIApplicationCommandBasicOption): string | number | boolean {
  const { chance, stage } = scene;
  if (chance.onceIn(6)) return chance.of([strangeText(chance), -7, 1e308, true]);
  const choices: readonly { readonly value: string | number }[] =
    ('choices' in option && option.choices) || [];
  if (choices.length > 0) return chance.of(choices).value;
  switch (option.type) {
    case Type.Boolean:
      return chance.onceIn(2);
    case Type.Integer:
    case Type.Number: {
      const least = 'min_value' in option ? (option.min_value ?? 0) : 0;
      const most = 'max_value' in option ? (option.max_value ?? 99) : 99;
      return least + chance.below(most - least + 1);
    }
    case Type.String: {
      const legal = actionAt(scene).split(' ');
      return chance.of([
        ...legal,
        scene.target.match.id,
        scene.target.channel.id,
        '22:00',
        '2',
        'Asia/Seoul',
        strangeText(chance),
      ]);
    }
    case Type.Role:
      return chance.of([scene.target.channel.guild?.id ?? '1', '424242424242']);
    default:
      return chance.of(stage.people).id;
  }
}

const valuesOf = (scene: Scene, { options }: Registered): Values =>
  Object.fromEntries(
    options
      .filter(option => option.required || scene.chance.onceIn(2))
      .map(option => [option.name, optionValue(scene, option)]),
  );

function command(scene: Scene, registered: Registered): Attack {
  const { stage, chance, target } = scene;
  const { path } = registered;
  const opens = OPENING.includes(verbOf(path));
  return {
    kind: `/${path}`,
    person: outsider(scene, verbOf(path)),
    channel: opens ? chance.of([stage.tables.foyer, stage.tables.guarded.channel]) : target.channel,
    own: ONE_S_OWN.includes(verbOf(path)),
    type: InteractionType.ApplicationCommand,
    data: commandData(stage.discord.applicationId, registered, valuesOf(scene, registered)),
  };
}

function typing(scene: Scene, registered: Registered, focused: string): Attack {
  const values = {
    ...valuesOf(scene, registered),
    [focused]: scene.chance.of(['', 's', strangeText(scene.chance)]),
  };
  return {
    kind: `typing /${registered.path}`,
    person: outsider(scene, verbOf(registered.path)),
    channel: scene.target.channel,
    type: InteractionType.ApplicationCommandAutocomplete,
    data: commandData(scene.stage.discord.applicationId, registered, values, focused),
  };
}

function menu({ stage, chance }: Scene, name: string): Attack {
  return {
    kind: `menu ${name}`,
    person: chance.of(stage.strangers),
    channel: stage.tables.foyer,
    type: InteractionType.ApplicationCommand,
    data: menuData(stage.discord.applicationId, name, chance.of(stage.people).id),
  };
}

/** Functions by kind of interaction. Each makes a random, well-formed interaction of a person who has no right to it. */
export type Makers = ReadonlyMap<string, (scene: Scene) => Attack>;

export function makers({ attacked, registered: all }: Setup): Makers {
  const found = new Map<string, (scene: Scene) => Attack>();
  for (const verb of VERBS)
    if (verb !== 'games' && !attacked.lacks.includes(verb))
      found.set(`press ${verb}`, scene => press(scene, verb));
  for (const what of Object.keys(GAMES_ACTIONS) as GamesAction[])
    found.set(actionName(what), scene => gamesAttack(scene, what));
  for (const registered of all) {
    found.set(`/${registered.path}`, scene => command(scene, registered));
    const completing = registered.options.filter(
      option => 'autocomplete' in option && option.autocomplete === true,
    );
    if (completing.length === 0) continue;
    found.set(`typing /${registered.path}`, scene =>
      typing(scene, registered, scene.chance.of(completing).name),
    );
  }
  for (const { name } of attacked.menus) found.set(`menu ${name}`, scene => menu(scene, name));
  return found;
}
