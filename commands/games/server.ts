import { ChannelType } from 'discord.js';
import { readZone, UTC } from '../../src/core/values/zones.ts';
import { type Subcommand, text, whole } from '../../src/discord/context/command.ts';
import {
  changeServer,
  NO_ROLE,
  OWN,
  powersOf,
  serverPage,
} from '../../src/discord/panels/games-command/server.ts';
import { suggestZones } from '../../src/discord/panels/games-command/settings-input.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { SLOW_PACES } from '../../src/table/match/types.ts';
import { GAME_PLACES, YES_OR_NO } from '../../src/table/people/servers.ts';
import { choice, verb } from '../definitions/games-words.ts';
import { number, oneOf, role, suggested } from '../definitions/verb.ts';

const POWERS = ['everyone', 'manage-server'] as const;
const powers = oneOf(POWERS.map(power => choice(power, words => words.server.powers[power])));

const answers = oneOf(YES_OR_NO.map(answer => choice(answer, words => words.server.answers[answer])));

const definition = verb('server', words => words.server, {
  language: oneOf([OWN, ...LANGUAGES].map(each => choice(each, words => words.server.languages[each]))),
  pace: oneOf(SLOW_PACES.map(pace => choice(pace, words => words.server.paces[pace]))),
  open: powers,
  openRole: role,
  cancel: powers,
  cancelRole: role,
  games: oneOf(GAME_PLACES.map(place => choice(place, words => words.server.gamesIn[place]))),
  list: answers,
  strangers: answers,
  pingRole: role,
  ping: oneOf([choice(NO_ROLE, words => words.server.pingOff)]),
  morningChannel: (command, describe) =>
    command.addChannelOption(option =>
      describe(option).addChannelTypes(ChannelType.GuildText, ChannelType.GuildAnnouncement),
    ),
  morningHour: number(0, 23),
  morningZone: suggested,
  morning: oneOf([choice(NO_ROLE, words => words.server.morningOff)]),
});

/** Reads a time zone. Null: UTC. A text that is no time zone stays as typed, and is refused later. */
function zoneIn(typed: string | undefined): string | null | undefined {
  if (typed === undefined) return undefined;
  const zone = readZone(typed) ?? typed;
  return zone === UTC ? null : zone;
}

export const server: Subcommand = {
  definition,
  reads: typed => Object.keys(typed).length === 0,
  run(visit, typed, context) {
    const powersIn = (name: string): string | undefined => {
      const id = text(typed, name);
      return id === undefined ? undefined : powersOf(id, visit.guildId);
    };
    const language = text(typed, 'language');
    const wish = {
      language: language === OWN ? null : language,
      pace: text(typed, 'pace'),
      mayOpen: powersIn('open-role') ?? text(typed, 'open'),
      mayCancel: powersIn('cancel-role') ?? text(typed, 'cancel'),
      callRole: text(typed, 'ping-role') ?? (text(typed, 'ping') === NO_ROLE ? null : undefined),
      place: text(typed, 'games'),
      listed: text(typed, 'list'),
      strangers: text(typed, 'strangers'),
      morningChannel:
        text(typed, 'morning-channel') ?? (text(typed, 'morning') === NO_ROLE ? null : undefined),
      morningHour: whole(typed, 'morning-hour'),
      morningZone: zoneIn(text(typed, 'morning-zone')),
    };
    const filled = Object.entries(wish).filter(([, value]) => value !== undefined);
    return filled.length === 0
      ? serverPage(context, visit)
      : changeServer(context, visit, Object.fromEntries(filled));
  },
  suggest: async (_visit, typed, focused, context) =>
    suggestZones(text(typed, focused) ?? '', context.language, context.now()),
};
