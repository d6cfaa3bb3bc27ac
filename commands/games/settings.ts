import { type Subcommand, type Typed, text } from '../../src/discord/context/command.ts';
import {
  suggestAway,
  suggestHours,
  suggestZones,
} from '../../src/discord/panels/games-command/settings-input.ts';
import { changeSettings, settingsPanel } from '../../src/discord/panels/games-command/settings-panel.ts';
import { verb } from '../definitions/games-words.ts';
import { flag, person, suggested } from '../definitions/verb.ts';

const definition = verb('settings', words => words.settings, {
  pings: flag,
  zone: suggested,
  quietFrom: suggested,
  quietTo: suggested,
  away: suggested,
  invitations: flag,
  stats: flag,
  everywhere: flag,
  name: flag,
  learn: flag,
  puzzles: flag,
  block: person,
  unblock: person,
});

const answer = (typed: Typed, name: string): boolean | undefined => {
  const value = typed[name];
  return typeof value === 'boolean' ? value : undefined;
};

function wishOf(typed: Typed): Parameters<typeof changeSettings>[2] {
  const wish = {
    pings: answer(typed, 'pings'),
    invitations: answer(typed, 'invitations'),
    stats: answer(typed, 'stats'),
    everywhere: answer(typed, 'everywhere'),
    named: answer(typed, 'name'),
    learns: answer(typed, 'learn'),
    puzzles: answer(typed, 'puzzles'),
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
  reads: typed => Object.keys(wishOf(typed)).length === 0,
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
