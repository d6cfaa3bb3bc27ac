import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, type Typed, text } from '../../src/discord/context/command.ts';
import { suggestAway, suggestHours, suggestZones } from '../../src/discord/panels/games/settings-input.ts';
import { changeSettings, settingsPanel } from '../../src/discord/panels/games/settings-panel.ts';
import { described } from '../definitions/games-words.ts';

const definition = described(
  new SlashCommandSubcommandBuilder().setName('settings'),
  words => words.settings.about,
)
  .addBooleanOption(option => described(option.setName('pings'), words => words.settings.pings))
  .addStringOption(option =>
    described(option.setName('zone'), words => words.settings.zone).setAutocomplete(true),
  )
  .addStringOption(option =>
    described(option.setName('quiet-from'), words => words.settings.quietFrom).setAutocomplete(true),
  )
  .addStringOption(option =>
    described(option.setName('quiet-to'), words => words.settings.quietTo).setAutocomplete(true),
  )
  .addStringOption(option =>
    described(option.setName('away'), words => words.settings.away).setAutocomplete(true),
  )
  .addBooleanOption(option => described(option.setName('invitations'), words => words.settings.invitations))
  .addBooleanOption(option => described(option.setName('stats'), words => words.settings.stats))
  .addBooleanOption(option => described(option.setName('everywhere'), words => words.settings.everywhere))
  .addBooleanOption(option => described(option.setName('name'), words => words.settings.named))
  .addBooleanOption(option => described(option.setName('learn'), words => words.settings.learn))
  .addBooleanOption(option => described(option.setName('puzzles'), words => words.settings.puzzles))
  .addUserOption(option => described(option.setName('block'), words => words.settings.block))
  .addUserOption(option => described(option.setName('unblock'), words => words.settings.unblock));

const flag = (typed: Typed, name: string): boolean | undefined => {
  const value = typed[name];
  return typeof value === 'boolean' ? value : undefined;
};

function wishOf(typed: Typed): Parameters<typeof changeSettings>[2] {
  const wish = {
    pings: flag(typed, 'pings'),
    invitations: flag(typed, 'invitations'),
    stats: flag(typed, 'stats'),
    everywhere: flag(typed, 'everywhere'),
    named: flag(typed, 'name'),
    learns: flag(typed, 'learn'),
    puzzles: flag(typed, 'puzzles'),
    zone: text(typed, 'zone'),
    quietFrom: text(typed, 'quiet-from'),
    quietTo: text(typed, 'quiet-to'),
    away: text(typed, 'away'),
    block: text(typed, 'block'),
    unblock: text(typed, 'unblock'),
  };
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined));
}

export const settings: Subcommand = {
  definition,
  run(visit, typed, context) {
    const wish = wishOf(typed);
    return Object.keys(wish).length > 0
      ? changeSettings(context, visit, wish)
      : settingsPanel(context, visit);
  },

  async suggest(visit, typed, focused, context) {
    const soFar = text(typed, focused) ?? '';
    const now = context.now();
    if (focused === 'zone') return suggestZones(soFar, context.language, now);
    if (focused === 'away') {
      const { zone } = await context.table.people.settings(visit.person.id);
      return suggestAway(soFar, context.language, zone, now);
    }
    return suggestHours(soFar, context.language);
  },
};
