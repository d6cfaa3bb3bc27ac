import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { ChannelType } from 'discord.js';
import { type Subcommand, text, whole } from '../../src/discord/context/command.ts';
import { changeServer, NO_ROLE, OWN, powersOf, serverPage } from '../../src/discord/panels/games/server.ts';
import { suggestZones } from '../../src/discord/panels/games/settings-input.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { SLOW_PACES } from '../../src/table/match/types.ts';
import { GAME_PLACES, YES_OR_NO } from '../../src/table/people/servers.ts';
import { readZone } from '../../src/table/pings/quiet-hours.ts';
import { choice, described } from '../definitions/games-words.ts';

const POWERS = ['everyone', 'manage-server'] as const;
const powers = POWERS.map(power => choice(power, words => words.server.powers[power]));

const answers = YES_OR_NO.map(answer => choice(answer, words => words.server.answers[answer]));

const definition = described(
  new SlashCommandSubcommandBuilder().setName('server'),
  words => words.server.about,
)
  .addStringOption(option =>
    described(option.setName('language'), words => words.server.language).addChoices(
      [OWN, ...LANGUAGES].map(language => choice(language, words => words.server.languages[language])),
    ),
  )
  .addStringOption(option =>
    described(option.setName('pace'), words => words.server.pace).addChoices(
      SLOW_PACES.map(pace => choice(pace, words => words.server.paces[pace])),
    ),
  )
  .addStringOption(option => described(option.setName('open'), words => words.server.open).addChoices(powers))
  .addRoleOption(option => described(option.setName('open-role'), words => words.server.openRole))
  .addStringOption(option =>
    described(option.setName('cancel'), words => words.server.cancel).addChoices(powers),
  )
  .addRoleOption(option => described(option.setName('cancel-role'), words => words.server.cancelRole))
  .addStringOption(option =>
    described(option.setName('games'), words => words.server.games).addChoices(
      GAME_PLACES.map(place => choice(place, words => words.server.gamesIn[place])),
    ),
  )
  .addStringOption(option =>
    described(option.setName('list'), words => words.server.listed).addChoices(answers),
  )
  .addStringOption(option =>
    described(option.setName('strangers'), words => words.server.strangers).addChoices(answers),
  )
  .addRoleOption(option => described(option.setName('ping-role'), words => words.server.callRole.role))
  .addStringOption(option =>
    described(option.setName('ping'), words => words.server.callRole.none).addChoices(
      choice(NO_ROLE, words => words.server.callRole.off),
    ),
  )
  .addChannelOption(option =>
    described(option.setName('morning-channel'), words => words.server.morning.channel).addChannelTypes(
      ChannelType.GuildText,
      ChannelType.GuildAnnouncement,
    ),
  )
  .addIntegerOption(option =>
    described(option.setName('morning-hour'), words => words.server.morning.hour)
      .setMinValue(0)
      .setMaxValue(23),
  )
  .addStringOption(option =>
    described(option.setName('morning-zone'), words => words.server.morning.zone).setAutocomplete(true),
  )
  .addStringOption(option =>
    described(option.setName('morning'), words => words.server.morning.none).addChoices(
      choice(NO_ROLE, words => words.server.morning.off),
    ),
  );

/** Returns the platform's spelling of a time zone. Null: UTC. A text that is no time zone stays as typed, and is refused later. */
function zoneIn(typed: string | undefined): string | null | undefined {
  if (typed === undefined) return undefined;
  const zone = readZone(typed.replace(/\s+/g, '_')) ?? typed;
  return zone === 'UTC' ? null : zone;
}

export const server: Subcommand = {
  definition,
  run(visit, typed, context) {
    const role = (name: string): string | undefined => {
      const id = text(typed, name);
      return id === undefined ? undefined : powersOf(id, visit.guildId);
    };
    const language = text(typed, 'language');
    const wish = {
      language: language === OWN ? null : language,
      pace: text(typed, 'pace'),
      mayOpen: role('open-role') ?? text(typed, 'open'),
      mayCancel: role('cancel-role') ?? text(typed, 'cancel'),
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
