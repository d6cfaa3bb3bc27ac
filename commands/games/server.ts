import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../src/discord/context/command.ts';
import { changeServer, NO_ROLE, OWN, powersOf, serverPage } from '../../src/discord/panels/games/server.ts';
import { LANGUAGES } from '../../src/stage/language/languages.ts';
import { PACES } from '../../src/table/match/types.ts';
import { GAME_PLACES } from '../../src/table/people/servers.ts';
import { choice, described } from '../definitions/games-words.ts';

const POWERS = ['everyone', 'manage-server'] as const;
const powers = POWERS.map(power => choice(power, words => words.server.powers[power]));

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
      PACES.map(pace => choice(pace, words => words.server.paces[pace])),
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
  .addRoleOption(option => described(option.setName('ping-role'), words => words.server.callRole.role))
  .addStringOption(option =>
    described(option.setName('ping'), words => words.server.callRole.none).addChoices(
      choice(NO_ROLE, words => words.server.callRole.off),
    ),
  );

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
    };
    const filled = Object.entries(wish).filter(([, value]) => value !== undefined);
    return filled.length === 0
      ? serverPage(context, visit)
      : changeServer(context, visit, Object.fromEntries(filled));
  },
};
