import { isSameZone, UTC } from '../../../core/values/zones.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { plainName } from '../../../presentation/text/names.ts';
import type { OwnSeatBlock, Settings } from '../../../table/match/types.ts';
import {
  buttonRows,
  OPTIONS_IN_A_SELECT,
  personRow,
  selectRow,
  switchRow,
} from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { wordsFor } from '../../buttons/seated-person.ts';
import { type Context, gameTitle } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import type { Answer, ComponentRow } from '../../ports/answer.ts';
import { moment } from '../../words/figures.ts';
import { GAMES_WORDS, PEOPLE_WORDS } from '../../words/index.ts';
import { closedRemark } from '../greeting.ts';
import { awayOptions, changeBy, clockIn, hoursAhead, OFF, SWITCHES, zoneOptions } from './settings-input.ts';

const BARS = '▁▂▃▄▅▆▇█';
const AXIS = '0     6     12    18';

/**
 * Draws a chart with a column for each hour of the day. The more often the person acted in the hour, the higher the column.
 * @param ahead hours that the person's time zone is ahead of UTC
 */
export function hoursChart(hours: readonly number[], ahead: number): string {
  const most = Math.max(...hours);
  const columns = hours.map((_, hour) => {
    const count = hours[(((hour - ahead) % 24) + 24) % 24] ?? 0;
    return count === 0 ? '·' : (BARS[Math.ceil((count / most) * BARS.length) - 1] ?? '·');
  });
  return `\`\`\`\n${columns.join('')}\n${AXIS}\n\`\`\``;
}

function hoursPage(context: Context, settings: Settings, remark?: string): Answer {
  const words = GAMES_WORDS[context.language].settings;
  const zone = settings.zone ?? 'UTC';
  const acts = settings.hours.reduce((sum, count) => sum + count, 0);
  const lines =
    acts === 0
      ? [words.noHours]
      : [words.hoursTitle(acts, zone), hoursChart(settings.hours, hoursAhead(zone, context.now()))];
  return {
    content: [remark, settings.learns ? undefined : words.notCounted, ...lines]
      .filter(line => line !== undefined)
      .join('\n'),
    rows: buttonRows([
      ...(acts > 0
        ? [{ label: words.forgetHours, id: gamesId('settings', 'forget-hours'), style: 'danger' as const }]
        : []),
      { label: words.back, id: gamesId('settings') },
    ]),
  };
}

const NIGHTS = [
  ['20:00', '06:00'],
  ['21:00', '06:00'],
  ['21:00', '07:00'],
  ['22:00', '06:00'],
  ['22:00', '07:00'],
  ['22:00', '08:00'],
  ['23:00', '07:00'],
  ['23:00', '08:00'],
  ['00:00', '08:00'],
  ['00:00', '09:00'],
  ['01:00', '09:00'],
] as const;

const span = (from: string, to: string): string => `${from} – ${to}`;

function quietText({ quiet, inEffect, zone }: Settings, context: Context): string {
  const words = GAMES_WORDS[context.language].settings;
  if (quiet) return span(quiet.from, quiet.to);
  if (!inEffect) return words.noQuiet;
  const hours = span(inEffect.from, inEffect.to);
  return words.quietLearnt(isSameZone(inEffect.zone, zone ?? UTC) ? hours : `${hours} ${inEffect.zone}`);
}

/** Blocks of a person: ids of blocked people, and blocks of people whose names the person does not see. */
interface OwnBlocks {
  readonly named: readonly string[];
  readonly unseen: readonly OwnSeatBlock[];
}

async function blocksOf({ table }: Context, personId: string): Promise<OwnBlocks> {
  return {
    named: await table.people.blocked(personId),
    unseen: await table.conduct.seatBlocks(personId),
  };
}

function blockedText({ named, unseen }: OwnBlocks, language: Language): string {
  const words = GAMES_WORDS[language].settings;
  const { labelled } = grammar(language);
  const people = named.slice(0, OPTIONS_IN_A_SELECT).map(id => `<@${id}>`);
  const counts = [
    ...(named.length > 0 ? [`**${words.people(named.length)}** ${people.join(' ')}`] : []),
    ...(unseen.length > 0 ? [`**${words.unseenPlayers(unseen.length)}**`] : []),
  ];
  return labelled(words.blocked, counts.join(' · ') || `**${words.nobodyBlocked}**`);
}

function content(context: Context, settings: Settings, blocks: OwnBlocks, remark?: string): string {
  const words = GAMES_WORDS[context.language].settings;
  const { zone, awayUntil } = settings;
  const line = (name: string, value: string): string =>
    grammar(context.language).labelled(name, `**${value}**`);
  return [
    remark,
    words.title,
    line(words.zone, zone === null ? words.noZone : words.zoneNow(zone, clockIn(zone, context.now()))),
    line(words.quiet, quietText(settings, context)),
    line(words.away, awayUntil === null ? words.notAway : words.awayUntil(moment(awayUntil))),
    blockedText(blocks, context.language),
    ...SWITCHES.map(name => line(words.switches[name], settings[name] ? words.on : words.off)),
  ]
    .filter(text => text !== undefined)
    .join('\n');
}

/** First word of the menu value that ends a block of a hidden player. The match's id and the time of the block follow. */
const UNSEEN = 'seat';

function unseenIn(chosen: string | undefined): Omit<OwnSeatBlock, 'game'> | undefined {
  const [, matchId, at] = /^seat ([\w-]{0,40}) (\d{1,15})$/.exec(chosen ?? '') ?? [];
  return matchId === undefined ? undefined : { matchId, at: Number(at) };
}

/**
 * Returns the select to unblock people. An option shows the name of a person whom the reader has met, otherwise the person's
 * id. For a player whose name the reader does not see, an option shows the day of the block and the game.
 */
async function unblockRow(
  context: Context,
  { person, named = [] }: Visit,
  blocks: OwnBlocks,
  zone: string | null,
): Promise<readonly ComponentRow[]> {
  const words = GAMES_WORDS[context.language].settings;
  const met = await context.table.people.namesMet(person.id, blocks.named);
  const people = blocks.named.map(id => {
    const name = named.find(other => other.id === id)?.name ?? met.get(id);
    return { label: name === undefined ? id : plainName(name, context.language), value: id };
  });
  const unseen = blocks.unseen.map(({ matchId, at, game }) => ({
    label: words.unseenPlayer(grammar(context.language).date(new Date(at), zone ?? 'UTC')),
    value: `${UNSEEN} ${matchId} ${at}`,
    ...(game !== null && { meaning: gameTitle(context, game) }),
  }));
  const options = [...unseen, ...people].slice(0, OPTIONS_IN_A_SELECT);
  return options.length === 0
    ? []
    : [selectRow(gamesId('settings', 'unblock'), words.choosePersonBack, options)];
}

export async function settingsPanel(context: Context, visit: Visit, remark?: string): Promise<Answer> {
  const { table, language } = context;
  const words = GAMES_WORDS[language].settings;
  const settings = await table.people.settings(visit.person.id);
  const blocks = await blocksOf(context, visit.person.id);
  const now = context.now();
  const chosenNight = settings.quiet && `${settings.quiet.from}-${settings.quiet.to}`;
  const nights = NIGHTS.map(([from, to]) => ({ label: span(from, to), value: `${from}-${to}` }));
  const wishes = await table.wishes.all(visit.person.id);
  const lines = wishes.length > 0 ? [PEOPLE_WORDS[language].tables.servers(wishes.length)] : [];
  const closed = await closedRemark(context, visit);
  return {
    content: [content(context, settings, blocks, remark), ...lines, ...(closed ? [closed] : [])].join('\n'),
    rows: [
      switchRow(
        gamesId('settings', 'switches'),
        words.chooseSwitches,
        SWITCHES.map(name => ({ label: words.switches[name], value: name, chosen: settings[name] })),
      ),
      selectRow(gamesId('settings', 'zone'), words.chooseZone, [
        ...zoneOptions(language, settings.zone, now),
        { label: words.zoneOff, value: OFF },
      ]),
      selectRow(gamesId('settings', 'quiet'), words.chooseQuiet, [
        { label: words.quietOff, value: OFF },
        ...nights.map(night => ({ ...night, chosen: night.value === chosenNight })),
      ]),
      selectRow(gamesId('settings', 'away'), words.chooseAway, awayOptions(language, settings.zone, now)),
      ...buttonRows([
        { label: words.otherZone, id: gamesId('settings', 'type', 'zone') },
        { label: words.otherQuiet, id: gamesId('settings', 'type', 'quiet') },
        { label: words.hours, id: gamesId('settings', 'hours') },
        { label: words.blocks, id: gamesId('settings', 'blocks') },
        { label: words.data, id: gamesId('privacy') },
      ]),
    ],
  };
}

async function blocksPage(context: Context, visit: Visit, remark?: string): Promise<Answer> {
  const words = GAMES_WORDS[context.language].settings;
  const { zone } = await context.table.people.settings(visit.person.id);
  const blocks = await blocksOf(context, visit.person.id);
  return {
    content: [...(remark === undefined ? [] : [remark]), blockedText(blocks, context.language)].join('\n'),
    rows: [
      personRow(gamesId('settings', 'block'), words.choosePerson),
      ...(await unblockRow(context, visit, blocks, zone)),
      ...buttonRows([{ label: words.back, id: gamesId('settings') }]),
    ],
  };
}

const isId = (text: string | undefined): text is string => text !== undefined && /^\d{1,20}$/.test(text);

async function block(context: Context, visit: Visit, chosen: string | undefined): Promise<Answer> {
  // Discord sends only ids of people here. Any other value is forged.
  if (!isId(chosen)) return blocksPage(context, visit);
  const done = await context.table.people.block(visit.person.id, chosen);
  if (done.ok) return blocksPage(context, visit, GAMES_WORDS[context.language].settings.saved);
  return { ...(await blocksPage(context, visit, wordsFor(context, done.refusal))), outcome: 'refused' };
}

async function unblock(context: Context, visit: Visit, chosen: string | undefined): Promise<Answer> {
  const { table, language } = context;
  const unseen = unseenIn(chosen);
  if (unseen) await table.conduct.endSeatBlock(visit.person.id, unseen);
  else if (isId(chosen)) await table.people.unblock(visit.person.id, chosen);
  else return blocksPage(context, visit);
  return blocksPage(context, visit, GAMES_WORDS[language].settings.saved);
}

/** Changes settings by a menu or a form, which hold the new values. So a repeated choice changes nothing. */
export async function settingsPress(
  context: Context,
  visit: Visit,
  [what]: readonly string[],
  chosen: readonly string[],
): Promise<Answer> {
  const { people } = context.table;
  const words = GAMES_WORDS[context.language].settings;
  switch (what) {
    case 'blocks':
      return blocksPage(context, visit);
    case 'block':
      return block(context, visit, chosen[0]);
    case 'unblock':
      return unblock(context, visit, chosen[0]);
    case 'hours':
      return hoursPage(context, await people.settings(visit.person.id));
    case 'forget-hours':
      return hoursPage(context, await people.forgetHours(visit.person.id), words.hoursForgotten);
  }
  const change = changeBy(what, chosen, context.now());
  if (!change) return settingsPanel(context, visit);
  const done = await people.setSettings(visit.person.id, change);
  if (done.ok) return settingsPanel(context, visit, words.saved);
  return { ...(await settingsPanel(context, visit, wordsFor(context, done.refusal))), outcome: 'refused' };
}
