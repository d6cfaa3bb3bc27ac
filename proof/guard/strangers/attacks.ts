import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ComponentType,
  InteractionType,
} from 'discord-api-types/v10';
import type { Forged } from 'local-discord';
import { VERBS } from '../../../src/discord/buttons/custom-id.ts';
import type { Chance } from '../chance.ts';
import { commandData, menuData } from './registered.ts';
import type { Setup } from './setup.ts';
import { strangeText } from './strange.ts';
import { actionAt, type Target } from './target.ts';

/** An interaction that discord.js accepts and that must change nothing. */
export interface Attack extends Forged {
  readonly kind: string;
  /** True if the sender has a right to the interaction. It must still change no other person's data. */
  readonly own?: boolean;
  readonly open?: boolean;
}

/** A random person in a random channel, who attacks with something to which this person has no right. */
interface Scene {
  readonly chance: Chance;
  readonly stage: Setup;
  readonly here: Target;
  readonly person: Forged['person'];
  readonly seatedHere: boolean;
}

/** Returns true where a person with a seat at the table has the same right to its buttons here. */
const isOwnHere = ({ here, person }: Pick<Scene, 'here' | 'person'>, target: Target): boolean =>
  target.seated.includes(person) &&
  (target.channel.id === here.channel.id || target.match.id === here.match.id);

const someone = (stage: Setup, chance: Chance): Scene => {
  const here = chance.of(stage.targets);
  const seated = stage.targets.flatMap(target => target.seated);
  const person = chance.onceIn(3) ? chance.of(seated) : chance.of(stage.strangers);
  return { chance, stage, here, person, seatedHere: here.seated.includes(person) };
};

/** Returns a legal action of a seat that must act, in any of the games. The attacker must not be able to play it. */
const anyAction = ({ chance, stage }: Scene): string =>
  actionAt({ chance, stage, target: chance.of(stage.targets) });

const BASE_36 = (rev: number): string => Math.max(0, rev).toString(36);

const BY_RIGHT: readonly string[] = [
  'join',
  'leave',
  'start',
  'resign',
  'remove',
  'rematch',
  'nudge',
  'propose',
  'vote',
  'take',
  'return',
];

/** Verbs of buttons that all people may press, since these concern only the person who presses. */
const OWN_ACTS: readonly string[] = ['watch'];

/** Returns a random custom id. In an id for the attacker's own game, the revision is out of date or unreadable. */
function strangeId(scene: Scene): string {
  const { chance, stage, here } = scene;
  const target = chance.onceIn(3) ? here : chance.of(stage.targets);
  const own = isOwnHere(scene, target);
  const { match } = target;
  const stale = BASE_36(match.rev + chance.of([-1, -2, -7, 1, 2, 1_000_000]));
  const revs = [stale, 'zzzzzzzzzz', 'ZZ', '00', '-1', '1e9', '', ...(own ? [] : ['-', BASE_36(match.rev)])];
  const rev = match.rev === 0 && stale === '0' ? 'zzz' : chance.of(revs);
  const others = VERBS.filter(verb => !OWN_ACTS.includes(verb));
  const harmless = others.filter(verb => !BY_RIGHT.includes(verb));
  const verbs: readonly string[] = [
    ...(own ? harmless : others),
    'DO',
    'cancel',
    'toString',
    strangeText(chance, 20),
  ];
  const ids = [match.id, match.id, match.id, match.id.toUpperCase(), 'zzzzzzzz', strangeText(chance, 40)];
  const args = Array.from({ length: chance.below(5) }, () =>
    chance
      .of([
        anyAction(scene),
        strangeText(chance, 90),
        chance.of([...stage.attacked.words.picks, '<0', '>999', '1', '0', '-1', '9e99', '~', '~2']),
      ])
      .replaceAll(':', '~1'),
  );
  const version = chance.onceIn(12) ? chance.of(['0', '2', '99', '01', '', 'x', '1.0']) : '1';
  return [version, chance.of(ids), rev, chance.of(verbs), ...args].join(':');
}

/**
 * Returns a custom id that the bot has shown, unchanged or slightly changed. Undefined: the attacker has a right to the
 * buttons, or there are none.
 */
function knownId(scene: Scene): string | undefined {
  const { chance, stage, here, seatedHere } = scene;
  const target = chance.of(stage.targets);
  if (target === here && seatedHere) return undefined;
  if (isOwnHere(scene, target)) return undefined;
  const shown = target.messages
    .flatMap(message => [
      ...message.buttons.flatMap(({ customId }) => customId ?? []),
      ...message.selects.map(({ customId }) => customId),
    ])
    .filter(id => !OWN_ACTS.some(verb => id.includes(`:${verb}`)));
  if (shown.length === 0) return undefined;
  const id = chance.of(shown);
  if (!chance.onceIn(4)) return id;
  const at = chance.below(id.length);
  return id.slice(0, at) + chance.of(['', ':', '~', 'q', '\u0000', '-']) + id.slice(at + chance.below(3));
}

const COMPONENTS = [
  ComponentType.Button,
  ComponentType.Button,
  ComponentType.StringSelect,
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];

function component(scene: Scene, kind: string, customId: string): Attack {
  const { chance, stage, here } = scene;
  const sources = chance.onceIn(4) ? chance.of(stage.targets).messages : here.messages;
  const type = chance.of(COMPONENTS);
  const values = Array.from({ length: chance.below(4) }, () =>
    chance.onceIn(2) ? strangeText(chance, 100) : anyAction(scene),
  );
  const data = {
    custom_id: customId,
    component_type: type,
    ...(type !== ComponentType.Button && { values }),
  };
  const source = chance.of(sources.length > 0 ? sources : here.messages);
  return attack(scene, kind, { type: MessageComponent, data, source });
}

const forgedPress = (scene: Scene): Attack => component(scene, 'forged custom id', strangeId(scene));

const foreignPress = (scene: Scene): Attack => {
  const id = knownId(scene);
  return id === undefined ? forgedPress(scene) : component(scene, "another person's button", id);
};

const NAMES = [
  'hand',
  'board',
  'recap',
  'hint',
  'log',
  'join',
  'leave',
  'start',
  'resign',
  'cancel',
  'undo',
  'nudge',
  'back',
  'remove',
  'new',
  'solo',
  'rules',
];
const OPTIONS = ['action', 'answer', 'topic', 'seats'];

/**
 * Returns a command to which the attacker has no right here. An attacker with a seat gets only commands that change nothing
 * without valid options.
 */
function commandName({ chance, stage, here, seatedHere }: Scene): string {
  const { status } = here.match;
  const live = status === 'lobby' || status === 'running';
  const { game, words } = stage.attacked;
  const acting = [...words.verbs, 'do'];
  const others = NAMES.filter(name => live || (name !== 'new' && name !== 'solo'));
  const names = seatedHere ? [...acting, 'hand', 'board', 'rules'] : [...acting, ...others];
  return chance.onceIn(5)
    ? chance.of(['', 'Do', game.id, '__proto__', 'toString', 'do ', strangeText(chance, 32)])
    : chance.of(names);
}

/** Returns random options. An attacker with a seat gets only nonsense, since a legal action would be no attack. */
function optionsFor(scene: Scene, focus: boolean): object[] {
  const { chance, stage, seatedHere } = scene;
  const names = [...OPTIONS, ...stage.attacked.words.options, strangeText(chance, 32)];
  const given = Array.from({ length: chance.below(7) }, () => {
    const type = chance.of([
      ApplicationCommandOptionType.String,
      ApplicationCommandOptionType.String,
      ApplicationCommandOptionType.String,
      ApplicationCommandOptionType.Integer,
      ApplicationCommandOptionType.Boolean,
      ApplicationCommandOptionType.Number,
      ApplicationCommandOptionType.User,
    ]);
    const words = seatedHere
      ? strangeText(chance)
      : chance.of([strangeText(chance), ...anyAction(scene).split(' ')]);
    const value = chance.onceIn(8) ? chance.of([true, false, 1e308, -7, 'q']) : words;
    return { name: chance.of(names), type, value };
  });
  if (!focus) return given;
  const focused = chance.onceIn(8) ? {} : { focused: true };
  return [
    ...given,
    {
      name: chance.of(names),
      type: ApplicationCommandOptionType.String,
      value: strangeText(chance),
      ...focused,
    },
  ];
}

function oddCommand(scene: Scene, focus: boolean): object {
  const { chance, stage } = scene;
  const options = optionsFor(scene, focus);
  const inner = { name: commandName(scene), type: ApplicationCommandOptionType.Subcommand, options };
  const group = {
    name: chance.onceIn(2) ? 'game' : strangeText(chance, 32),
    type: ApplicationCommandOptionType.SubcommandGroup,
    options: [inner],
  };
  const { id } = stage.attacked.game;
  const name = chance.onceIn(6)
    ? chance.of(['games', id.toUpperCase(), '', 'constructor', strangeText(chance, 32)])
    : id;
  const shapes: object[][] = [[inner], [inner], [inner], [inner], options, [], [group], [inner, inner]];
  return {
    id: stage.discord.applicationId,
    name,
    type: ApplicationCommandType.ChatInput,
    options: chance.of(shapes),
  };
}

const attack = (
  { person, here: { channel } }: Scene,
  kind: string,
  rest: Pick<Forged, 'type' | 'data' | 'source'>,
): Attack => ({
  kind,
  person,
  channel,
  ...rest,
});

const { ApplicationCommand, ApplicationCommandAutocomplete, MessageComponent, ModalSubmit } = InteractionType;

const command = (scene: Scene): Attack =>
  attack(scene, 'command', { type: ApplicationCommand, data: oddCommand(scene, false) });

const typing = (scene: Scene): Attack =>
  attack(scene, 'autocomplete', { type: ApplicationCommandAutocomplete, data: oddCommand(scene, true) });

function form(scene: Scene): Attack {
  const { chance, here } = scene;
  const field = {
    type: ComponentType.TextInput,
    custom_id: strangeText(chance, 100),
    value: strangeText(chance, 4_000),
  };
  const components = chance.onceIn(4) ? [] : [{ type: ComponentType.ActionRow, components: [field] }];
  const source = chance.onceIn(2) && here.messages.length > 0 ? { source: chance.of(here.messages) } : {};
  const data = { custom_id: strangeId(scene), components };
  return attack(scene, 'form', { type: ModalSubmit, data, ...source });
}

/** Returns a menu command on a person or a message, or an entry point of an activity. The bot has none of these. */
function menu(scene: Scene): Attack {
  const { chance, stage } = scene;
  const id = stage.discord.applicationId;
  const name = chance.of([stage.attacked.game.id, strangeText(chance, 32)]);
  const data = chance.of([
    menuData(id, name, chance.of(stage.strangers).id),
    { id, name, type: ApplicationCommandType.PrimaryEntryPoint },
  ]);
  return attack(scene, 'menu command', { type: ApplicationCommand, data });
}

/** Makes an attack by a manager of another server. The interaction claims to come from that server. */
function otherServer(scene: Scene): Attack {
  const { stage, here } = scene;
  const made = scene.seatedHere ? forgedPress(scene) : chanceCancel(scene);
  const foreign =
    here.channel === stage.elsewhere ? stage.targets[0]?.channel.guild?.id : stage.elsewhere.guild?.id;
  return {
    ...made,
    kind: 'another server',
    change: payload => ({
      ...payload,
      guild_id: foreign,
      guild: { id: foreign, locale: 'en-US', features: [] },
      member: {
        ...(payload.member as object),
        permissions: String(2n ** 53n - 1n),
        nick: strangeText(scene.chance, 32),
      },
    }),
  };
}

const chanceCancel = (scene: Scene): Attack => {
  const { discord, attacked } = scene.stage;
  const name = scene.chance.of(['cancel', 'start', 'leave', 'resign', 'undo']);
  const data = commandData(discord.applicationId, { path: `${attacked.game.id} ${name}`, options: [] }, {});
  return attack(scene, '', { type: ApplicationCommand, data });
};

function oddEnvelope(scene: Scene): Attack {
  const { chance } = scene;
  const made = chance.of([forgedPress, command, typing, form])(scene);
  const name = strangeText(chance, 32);
  const change = chance.of<NonNullable<Forged['change']>>([
    payload => ({ ...payload, channel: undefined, channel_id: undefined }),
    payload => ({ ...payload, locale: name, guild_locale: name }),
    payload => ({ ...payload, app_permissions: '0' }),
    payload => ({ ...payload, authorizing_integration_owners: {}, context: 7 }),
    payload => ({ ...payload, member: { ...(payload.member as object), nick: name } }),
    payload => ({ ...payload, entitlements: [], extra: { deep: [name] }, version: 99 }),
  ]);
  return { ...made, kind: 'odd envelope', change };
}

/** Makes an attack with a legal action at the right revision, by a person without the right to it or from another channel. */
function stolenTurn(scene: Scene): Attack {
  const { chance, stage } = scene;
  const running = stage.targets.filter(({ match }) => match.status === 'running');
  const target = chance.of(running);
  const { match } = target;
  const { game } = stage.attacked;
  const seat = chance.of(match.position.toAct);
  const action = game.write(chance.of(match.position.legal(seat)));
  const id = ['1', match.id, BASE_36(match.rev), 'do', action.replaceAll(':', '~1')].join(':');
  const awaited = match.position.toAct.map(each => match.seats[each]?.id);
  const everybody = [...stage.strangers, ...stage.targets.flatMap(({ seated }) => seated)];
  if (chance.onceIn(2)) {
    const others = stage.targets.filter(other => other.match.id !== match.id && other.messages.length > 0);
    const here = chance.of(others);
    const person = chance.of(target.seated);
    return component({ ...scene, here, person }, 'own turn from elsewhere', id);
  }
  const person = chance.of(everybody.filter(each => !awaited.includes(each.id)));
  return component({ ...scene, here: target, person }, "another's turn", id);
}

const ATTACKS: readonly (readonly [weight: number, make: (scene: Scene) => Attack])[] = [
  [20, forgedPress],
  [16, foreignPress],
  [14, stolenTurn],
  [20, command],
  [12, typing],
  [4, form],
  [3, menu],
  [5, otherServer],
  [6, oddEnvelope],
];
const DECK = ATTACKS.flatMap(([weight, make]) => Array.from({ length: weight }, () => make));

/** Returns a random attack that Discord's own client could not send. */
export function nonsense(stage: Setup, chance: Chance): Attack {
  const { lobby, offered, hidden } = stage.tables;
  const targets = stage.targets.filter(target => ![lobby, offered, hidden].includes(target));
  return chance.of(DECK)(someone({ ...stage, targets }, chance));
}
