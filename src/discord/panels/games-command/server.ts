import { readZone, UTC } from '../../../core/values/zones.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import { LANGUAGES, type Language } from '../../../presentation/language/languages.ts';
import { safeName } from '../../../presentation/text/names.ts';
import { SLOW_PACES } from '../../../table/match/types.ts';
import { nextMorning } from '../../../table/people/morning-hour.ts';
import {
  GAME_PLACES,
  type Powers,
  SERVER_SETTINGS,
  type ServerSetting,
  type ServerSettings,
  YES_OR_NO,
} from '../../../table/people/servers.ts';
import { writeMinutes } from '../../../table/waiting/quiet-hours.ts';
import { buttonRows, channelRow, roleRow, selectRow } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { wordsFor } from '../../buttons/seated-person.ts';
import { type Context, gameTitle, pagesOf } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, type ComponentRow, say } from '../../ports/answer.ts';
import { moment, when } from '../../words/figures.ts';
import { GAMES_WORDS, PEOPLE_WORDS } from '../../words/index.ts';
import { zoneOptions } from './settings-input.ts';

/** Value in a menu for the setting null, for example no role, or the language of the server's locale. */
const NONE = 'off';

const isLanguage = (text: unknown): text is Language => LANGUAGES.some(language => language === text);
const isPlace = (text: unknown): text is (typeof GAME_PLACES)[number] =>
  GAME_PLACES.some(place => place === text);
const isPace = (text: unknown): text is (typeof SLOW_PACES)[number] => SLOW_PACES.some(pace => pace === text);

function valueText(language: Language, name: ServerSetting, value: unknown): string {
  const words = GAMES_WORDS[language].server;
  switch (name) {
    case 'language':
      return isLanguage(value) ? words.languages[value] : words.ownLanguage;
    case 'pace':
      return isPace(value) ? words.paces[value] : words.housePace;
    case 'mayOpen':
    case 'mayCancel': {
      const [, role] = /^role:(\d+)$/.exec(String(value)) ?? [];
      if (role !== undefined) return `<@&${role}>`;
      return value === 'everyone' ? words.everyone : words.managers;
    }
    case 'callRole':
      return typeof value === 'string' ? `<@&${value}>` : PEOPLE_WORDS[language].roles.none;
    case 'place':
      return words.places[isPlace(value) ? value : 'anywhere'];
    case 'listed':
    case 'strangers':
      return value === 'yes' ? words.ifWished : words.never;
    case 'morningChannel':
      return typeof value === 'string' ? `<#${value}>` : words.noMorning;
    case 'morningHour':
      return writeMinutes(Number(value) * 60);
    case 'morningZone':
      return typeof value === 'string' ? value : 'UTC';
  }
}

const nameText = (language: Language, name: ServerSetting): string =>
  name === 'callRole' ? PEOPLE_WORDS[language].roles.setting : GAMES_WORDS[language].server[name];

const line = (language: Language, name: ServerSetting, value: unknown): string =>
  grammar(language).labelled(nameText(language, name), `**${valueText(language, name, value)}**`);

/** Values that the menu of a setting offers, besides roles and channels. */
function values(name: ServerSetting): readonly (string | number | null)[] {
  switch (name) {
    case 'language':
      return [...LANGUAGES, null];
    case 'pace':
      return SLOW_PACES;
    case 'mayOpen':
    case 'mayCancel':
      return ['everyone', 'manage-server'];
    case 'place':
      return GAME_PLACES;
    case 'listed':
    case 'strangers':
      return YES_OR_NO;
    case 'morningHour':
      return Array.from({ length: 24 }, (_, hour) => hour);
    case 'callRole':
    case 'morningChannel':
      return [null];
    case 'morningZone':
      return [];
  }
}

/** Returns the menus of a setting, with a button for a form where its value may be typed. */
function controls({ language, now }: Context, settings: ServerSettings, name: ServerSetting): ComponentRow[] {
  const words = GAMES_WORDS[language];
  const own = settings[name];
  const zones = zoneOptions(language, settings.morningZone ?? UTC, now());
  const options = values(name).map(value => ({
    label: valueText(language, name, value),
    value: String(value ?? NONE),
    chosen: value === own,
  }));
  const roles = name === 'mayOpen' || name === 'mayCancel' || name === 'callRole';
  return [
    selectRow(
      gamesId('server', 'set', name),
      nameText(language, name),
      name === 'morningZone' ? zones : options,
    ),
    ...(roles ? [roleRow(gamesId('server', 'role', name), words.server.chooseRole)] : []),
    ...(name === 'morningChannel'
      ? [channelRow(gamesId('server', 'channel'), words.server.chooseChannel)]
      : []),
    ...(name === 'morningZone'
      ? buttonRows([{ label: words.settings.otherZone, id: gamesId('server', 'type', name) }])
      : []),
  ];
}

/** Returns the menu of all settings, and the menus of the setting that the person has chosen. */
const menus = (context: Context, settings: ServerSettings, shown?: ServerSetting): ComponentRow[] => [
  selectRow(
    gamesId('server', 'show'),
    GAMES_WORDS[context.language].server.choose,
    shownSettings(settings).map(name => ({
      label: nameText(context.language, name),
      value: name,
      chosen: name === shown,
    })),
  ),
  ...(shown === undefined ? [] : controls(context, settings, shown)),
];

/**
 * Lists the settings that the page shows. Leaves out the hour and the time zone of the morning message where there is no such
 * message.
 */
const shownSettings = ({ morningChannel }: ServerSettings): readonly ServerSetting[] =>
  SERVER_SETTINGS.filter(name => morningChannel !== null || !['morningHour', 'morningZone'].includes(name));

/** Lists the time of the next morning message, and the channels where a morning message could not be posted. */
async function morningLines(
  { table, language, now }: Context,
  { guildId }: Visit,
  settings: ServerSettings,
): Promise<readonly string[]> {
  if (settings.morningChannel === null || guildId === null) return [];
  const words = GAMES_WORDS[language].server;
  const closed = await table.mornings.parkedChannels(guildId);
  return [
    words.morningNext(moment(nextMorning(settings, now()))),
    ...closed.map(id => words.morningClosed(`<#${id}>`)),
  ];
}

/**
 * Shows the settings of this server. Only people who manage the server can change them.
 * @param shown setting whose menus the page shows
 */
export async function serverPage(
  context: Context,
  visit: Visit,
  remark?: string,
  shown?: ServerSetting,
): Promise<Answer> {
  const { guildId, moderator } = visit;
  const words = GAMES_WORDS[context.language].server;
  const elsewhere = notHere(context, visit);
  const check = { label: words.check, id: gamesId('doctor') };
  if (elsewhere || guildId === null) return { content: elsewhere ?? '', rows: buttonRows([check]) };
  const settings = await context.table.archive.server(guildId);
  return {
    content: [
      remark,
      words.title,
      ...shownSettings(settings).map(name => line(context.language, name, settings[name])),
      ...(await morningLines(context, visit, settings)),
      moderator ? undefined : words.onlyManagers,
    ]
      .filter(text => text !== undefined)
      .join('\n'),
    rows: [
      ...(moderator ? menus(context, settings, shown) : []),
      ...buttonRows([{ label: words.acts, id: gamesId('server', 'acts') }, check]),
    ],
  };
}

function notHere(context: Context, { place }: Visit): string | undefined {
  if (place === 'not-installed') return context.words.places.notInstalled;
  return place === 'server' ? undefined : GAMES_WORDS[context.language].lists.onlyInServers;
}

/**
 * Explains why the bot can't post a morning message in a channel. Undefined where the bot can post, or where no channel was
 * chosen.
 */
async function closedMorning(
  { guilds, language, words: { places } }: Context,
  { guildId, maySee }: Visit,
  channelId: string | number | null | undefined,
): Promise<string | undefined> {
  if (guildId === null || typeof channelId !== 'string') return undefined;
  const words = GAMES_WORDS[language].server;
  const lacking = maySee(channelId) ? await guilds.lackingIn(guildId, channelId) : undefined;
  if (!lacking) return words.morningGone;
  if (lacking.length === 0) return undefined;
  return words.morningLacks(
    `<#${channelId}>`,
    lacking.map(name => `**${places.permissions[name]}**`),
  );
}

/** Changes a setting of the server, and announces the change in the channel. */
async function changeServer(
  context: Context,
  visit: Visit,
  name: ServerSetting,
  value: string | number | null,
): Promise<Answer> {
  const { guildId, moderator, person } = visit;
  if (notHere(context, visit) !== undefined || guildId === null || !moderator)
    return serverPage(context, visit);
  const { table, language } = context;
  const page = (remark: string): Promise<Answer> => serverPage(context, visit, remark, name);
  const closed = name === 'morningChannel' ? await closedMorning(context, visit, value) : undefined;
  if (closed !== undefined) return { ...(await page(closed)), outcome: 'refused' };
  const before = await table.archive.server(guildId);
  const done = await table.housekeeping.setServer(guildId, person, { [name]: value });
  if (!done.ok) return { ...(await page(wordsFor(context, done.refusal))), outcome: 'refused' };
  const said = GAMES_WORDS[language].server;
  if (done.value[name] === before[name]) return page(said.nothingNew);
  const publicly = await context.serverLanguage(guildId);
  const who = `**${safeName(person.name, publicly)}**`;
  return {
    ...(await page(said.saved)),
    aloud: `${GAMES_WORDS[publicly].server.changed(who)}\n- ${line(publicly, name, done.value[name])}`,
  };
}

const ACTS_SHOWN = 10;
const ROOM_FOR_ACTS = 1_800;

async function actsPage(context: Context, visit: Visit): Promise<Answer> {
  const { guildId } = visit;
  const elsewhere = notHere(context, visit);
  if (elsewhere || guildId === null) return say(elsewhere ?? '');
  const words = GAMES_WORDS[context.language].server;
  const acts = await context.table.archive.acts(guildId);
  const lines = acts.map(({ act, name, details, at }) => {
    const person = name === null ? words.onePerson : `**${safeName(name, context.language)}**`;
    const text =
      act === 'cancel'
        ? words.cancelAct(person, gameTitle(context, String(details?.game ?? '')))
        : words.settingsAct(person, settingsText(context.language, details));
    return `- ${text} · ${when(at)}`;
  });
  const [newest] = pagesOf(lines, ACTS_SHOWN, ROOM_FOR_ACTS);
  return {
    content: newest ? [words.actsTitle, ...newest].join('\n') : words.noActs,
    rows: buttonRows([{ label: words.back, id: gamesId('server') }]),
  };
}

function settingsText(
  language: Language,
  details: Readonly<Record<string, unknown>> | null,
): readonly string[] {
  return SERVER_SETTINGS.flatMap(name => {
    const change = details?.[name];
    if (typeof change !== 'object' || change === null || !('to' in change)) return [];
    return line(language, name, change.to);
  });
}

const isSetting = (text: string | undefined): text is ServerSetting =>
  SERVER_SETTINGS.some(name => name === text);

/** Returns the value of a setting for which this role was chosen. Discord's role of all members has the server's own id. */
const powersOf = (roleId: string, guildId: string | null): Powers =>
  roleId === guildId ? 'everyone' : `role:${roleId}`;

/** Reads a value of a menu or a form. An unknown time zone stays as typed, and the table refuses it later. */
function readValue(name: ServerSetting, chosen: string): string | number | null {
  if (name === 'morningHour') return Number(chosen);
  if (name !== 'morningZone') return chosen === NONE ? null : chosen;
  const zone = readZone(chosen) ?? chosen;
  return zone === UTC ? null : zone;
}

export async function serverPress(
  context: Context,
  visit: Visit,
  [what, name]: readonly string[],
  [chosen]: readonly string[],
): Promise<Answer> {
  if (what === 'acts') return actsPage(context, visit);
  if (chosen === undefined) return serverPage(context, visit);
  if (what === 'show') return serverPage(context, visit, undefined, isSetting(chosen) ? chosen : undefined);
  if (what === 'channel') return changeServer(context, visit, 'morningChannel', chosen);
  if (!isSetting(name)) return serverPage(context, visit);
  if (what !== 'role') return changeServer(context, visit, name, readValue(name, chosen));
  return changeServer(context, visit, name, name === 'callRole' ? chosen : powersOf(chosen, visit.guildId));
}
